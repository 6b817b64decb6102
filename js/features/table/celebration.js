/** A great moment: a banner over the stage, for a moment only. What has happened is said in the sentence below it, too. */

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { t } from "../../kit/i18n.js";

/** So many stars or tufts of wool fly out of it. */
const BURST = Array.from({ length: 14 });

/** Draws the great moment that was shown last; the styles take it away. @param {import("../../app/state.js").State} state */
export function moment({ flourish }) {
  if (!flourish) return nothing;
  return keyed(
    flourish,
    html`<p class="moment" data-moment=${flourish.name} aria-hidden="true">
      <span class="moment-burst">${BURST.map(() => html`<i></i>`)}</span>
      <span class="moment-words">${t(`moment-${flourish.name}`)}</span>
    </p>`,
  );
}
