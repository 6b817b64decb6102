/** Everything that has happened, in words, the newest first to be seen. */

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { language, t } from "../i18n.js";
import { whyButton } from "./why.js";
import { eventWords } from "./words.js";

/** @typedef {import("../state.js").State} State */

/** Draws the log. The status line already speaks of what is new, so the log itself keeps silent. @param {State} state */
export function log(state) {
  const entries = state.log.map((event, index) => ({ event, index })).reverse();
  return html`<section class="log" aria-labelledby="log-heading">
    <h2 id="log-heading">${t("log-heading")}</h2>
    <div role="log" aria-live="off" aria-labelledby="log-heading" tabindex="0">
      <ol reversed>
        ${repeat(
          entries,
          ({ index }) => index,
          ({ event }) => guard([event, language()], () => entry(state, event)),
        )}
      </ol>
    </div>
  </section>`;
}

/** @param {State} state @param {import("../contract.js").GameEvent} event */
function entry(state, event) {
  const words = eventWords(state, event);
  return html`<li data-code=${event.code} data-rule=${event.rule}><span>${words}</span> ${whyButton([event.rule], words)}</li>`;
}
