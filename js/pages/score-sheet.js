/** An empty score sheet on one page of paper: names are written above its columns, figures into its lines. */

import { html } from "lit-html";
import { gameUiOf } from "../games/index.js";
import { t } from "../kit/i18n.js";
import { factsOf } from "../match/game-facts.js";
import { frame } from "./frame.js";

/** So many lines have room on a page: a short sheet is there several times, for as many matches. */
const LINES = 26;

/** Draws the page. @param {import("./place.js").Place} place */
export function scoreSheet(place) {
  const { game } = place;
  const lines = gameUiOf(game).scoreLines();
  const [, seats] = factsOf(game).seats;
  const tables = Array.from({ length: Math.floor(LINES / lines.length) }, () =>
    table(lines, seats),
  );
  return frame(
    place,
    html`<div class="empty-sheet" data-tables=${tables.length}><h1>${t(`game-${game}`)}</h1><p class="pages-about">${t("score-sheet")}</p>${tables}</div>`,
  );
}

/** @param {readonly string[]} lines @param {number} seats */
function table(lines, seats) {
  const cells = Array.from({ length: seats }, () => html`<td></td>`);
  return html`<table class="score-sheet">
    <thead><tr><td></td>${cells}</tr></thead>
    <tbody>${lines.map((words) => html`<tr><th scope="row">${words}</th>${cells}</tr>`)}</tbody>
  </table>`;
}
