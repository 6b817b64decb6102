/** The screen of an address that leads nowhere. */

import { t } from "../../kit/i18n.js";
import { emptyPage } from "../../match/components/empty-page.js";

/** Draws it. */
export function unknown() {
  return emptyPage(t("unknown-heading"), t("unknown-about"));
}
