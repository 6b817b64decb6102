/** Everything that has happened, in words, the newest first to be seen. */

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { gameUiOf } from "../../games/index.js";
import { whyButton } from "../components/why.js";
import { t } from "../i18n.js";
import { eventSentence } from "./sentence.js";

/** @typedef {import("../../state/state.js").State} State */

/** Draws the log. The status line already speaks of what is new, so the log itself keeps silent. @param {State} state @param {import("../../protocol/shared.js").View} view */
export function log(state, view) {
  const { silent } = gameUiOf(view.game).story;
  const all = state.log.map((event, index) => ({ event, index }));
  const entries = all.filter(({ event }) => !silent.includes(event.code)).reverse();
  return html`<section class="log" aria-labelledby="log-heading">
    <h2 id="log-heading">${t("log-heading")}</h2>
    <div role="log" aria-live="off" aria-labelledby="log-heading" tabindex="0">
      <ol reversed>
        ${repeat(
          entries,
          ({ index }) => index,
          ({ event }) => guard([event, state.language], () => entry(view, event)),
        )}
      </ol>
    </div>
  </section>`;
}

/** @param {import("../../protocol/shared.js").View} view @param {import("../../protocol/shared.js").GameEvent} event */
function entry(view, event) {
  const words = eventSentence(view, event);
  return html`<li data-code=${event.code} data-rule=${event.rule}><span>${words}</span> ${whyButton([event.rule], words)}</li>`;
}
