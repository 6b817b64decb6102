/** What people talk about after a match, a little card for each. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { t } from "../../kit/i18n.js";
import { whyButton } from "../../match/components/why.js";
import { fieldWords, plainWords, seatNames } from "../../match/components/words.js";

/** @typedef {import("../../protocol/shared.js").View} View */
/** @typedef {import("../../protocol/shared.js").Highlight} Highlight */

/** Draws as many cards as are shown. @param {View} view @param {NonNullable<View["result"]>} result @param {import("../../match/ceremony.js").Shown} shown */
export function highlights(view, { highlights: all }, shown) {
  const told = all.slice(0, shown("highlight"));
  if (!told.length) return nothing;
  return html`<section class="highlights" aria-labelledby="highlights-heading">
    <h3 id="highlights-heading">${t("highlights-heading")}</h3>
    <ul>${told.map((one) => card(view, one))}</ul>
  </section>`;
}

/** @param {View} view @param {Highlight} highlight */
function card(view, highlight) {
  const id = `highlight-${view.game}-${highlight.code}`;
  const told = gameUiOf(view.game).eventWords(view, {
    ...highlight,
    ply: view.ply,
    turn: null,
  });
  const words = { ...plainWords(highlight), ...fieldWords(view, highlight), ...told };
  const title = t(`${id}.title`);
  return html`<li class="highlight" data-code=${highlight.code}>
    <h4>${title}</h4>
    <p class="highlight-figure">${t(`${id}.figure`, words)}</p>
    <p class="highlight-about">${t(id, words)}</p>
    <p class="highlight-names">${seatNames(view, highlight.seats)}</p>
    ${whyButton([highlight.rule], title)}
  </li>`;
}
