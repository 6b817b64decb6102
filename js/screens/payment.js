/** What lifts a result, in words. */

import { t } from "../i18n.js";

/** Says what is paid: the bonus, chips, or both. @param {import("../contract.js").Payment} payment */
export function pay({ bonus, chips }) {
  const kind = bonus && chips ? "both" : bonus ? "bonus" : "chips";
  return t("pay", { kind, chips });
}
