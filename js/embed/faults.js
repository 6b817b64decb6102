/** Says which parts of a frame's address cannot be had, and why. */

import { html } from "lit-html";
import { whyButton } from "../ui/components/why.js";
import { errorWords } from "../ui/components/words.js";
import { t } from "../ui/i18n.js";

/** @typedef {import("./match-request.js").Wish} Wish */

/** Draws a message for each mistake of the address. @param {Wish} wish */
export function faults(wish) {
  return wish.faults.map((fault) => {
    const words = t("embedded-fault", { part: fault.part, why: errorWords(fault) });
    return html`<div class="notice notice-bad" role="alert" data-part=${fault.part} data-code=${fault.code}>
      <p>${words}</p>
      ${fault.rule ? whyButton([fault.rule], words) : ""}
      <button type="button" class="button button-small" aria-label=${t("notice-close")} @click=${() => wish.forget(fault)}>${t("close")}</button>
    </div>`;
  });
}
