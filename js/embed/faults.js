/** Says which parts of a frame's address cannot be had, and why. */

import { html } from "lit-html";
import { t } from "../kit/i18n.js";
import { whyButton } from "../match/components/why.js";
import { errorWords } from "../match/components/words.js";

/** @typedef {import("./controller.js").EmbedController} EmbedController */

/** Draws a message for each mistake of the address. @param {EmbedController} controller */
export function faults(controller) {
  return controller.embed.faults.map((fault) => {
    const words = t("embedded-fault", { part: fault.part, why: errorWords(fault) });
    return html`<div class="notice notice-bad" role="alert" data-part=${fault.part} data-code=${fault.code}>
      <p>${words}</p>
      ${fault.rule ? whyButton([fault.rule], words) : ""}
      <button type="button" class="button button-small" aria-label=${t("notice-close")} @click=${() => controller.forget(fault)}>${t("close")}</button>
    </div>`;
  });
}
