/** Asks before a running match in a frame is lost: a frame keeps one match, and nothing of it when it is closed. */

import { confirm } from "../kit/components/dialog.js";
import { t } from "../kit/i18n.js";

/** Resolves to whether another match may take the place of the one there is. @param {import("../app/app.js").App} app */
export async function mayReplace(app) {
  await app.open();
  const { view } = app.state;
  if (!view || view.result) return true;
  return confirm(t("replace-question"), t("replace-yes"), t("replace-no"));
}
