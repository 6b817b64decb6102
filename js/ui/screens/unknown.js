/** The screen of an address that leads nowhere. */

import { emptyPage } from "../components/empty-page.js";
import { t } from "../i18n.js";

/** Draws it. */
export function unknown() {
  return emptyPage(t("unknown-heading"), t("unknown-about"));
}
