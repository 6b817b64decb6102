/** The parts of a decision in the dock: its question, and the buttons that play an action. */

import { html } from "lit-html";

/** @import { Table } from "../table.js" */

/** Draws the question of a decision as a heading, which takes the focus. @param {string} question */
export function questionHeading(question) {
  return html`<h2 id="decision-heading" tabindex="-1" data-focus>${question}</h2>`;
}

/** Draws a button that plays actions one after the other. @param {Table} table @param {string} verb @param {readonly string[]} actions @param {unknown} words @param {boolean} [isMain] */
export function actionButton(table, verb, actions, words, isMain = false) {
  const [first = "", ...following] = actions;
  return html`<button type="button" class=${isMain ? "button button-main" : "button"} data-action=${actions.join(", ")} data-verb=${verb} ?disabled=${table.state.asking} @click=${() => table.act(first, ...following)}>${words}</button>`;
}
