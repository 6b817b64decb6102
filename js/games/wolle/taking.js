/** The decisions around cards: which to take, whether to take the bone, which sheep goes on top. */

import { html, nothing } from "lit-html";
import { seatName } from "../../ui/components/words.js";
import { t } from "../../ui/i18n.js";
import { cardFace } from "./art/card.js";
import { showCards } from "./things.js";
import { cardName, deckOf } from "./words.js";

/** @typedef {import("../../state/table.js").Table} Table */
/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").Taking} Taking */

/** Draws the decision that is due, if it is one about cards. @param {Table} table @param {View} view */
export function taking(table, view) {
  if (!view.taking || !view.legal.length) return nothing;
  if (view.phase === "take") return take(table, view, view.taking);
  return view.phase === "bone" ? steal(table, view, view.taking) : top(view, view.taking);
}

/** @param {Table} table @param {View} view @param {Taking} about */
function take(table, view, { seat, count }) {
  return html`<div class="decision" role="group" aria-labelledby="decision-heading">
    <h2 id="decision-heading" tabindex="-1" data-focus>${t("take-question", { name: seatName(view, seat), count })}</h2>
    <div class="row">${count > 1 ? confirmTake(table, view, count) : nothing} ${aboutButton(view.display)}</div>
  </div>`;
}

/** @param {Table} table @param {View} view @param {number} count */
function confirmTake(table, view, count) {
  const { picked, asking } = table.state;
  const action = takeAction(view, picked);
  return html`<button type="button" class="button button-main button-big" id="confirm-take" ?disabled=${!action || asking} @click=${() => action && table.act(action.text)}>
    ${action ? t("take-confirm-ready", { count }) : t("take-confirm", { picked: picked.length, count })}
  </button>`;
}

/** Returns the action that takes these cards, if there is one. @param {View} view @param {string[]} picked */
export function takeAction({ legal }, picked) {
  return legal.find((action) => action.verb === "take" && isSame(action.cards, picked));
}

/** @param {readonly string[]} cards @param {string[]} picked */
function isSame(cards, picked) {
  return cards.length === picked.length && cards.every((card) => picked.includes(card));
}

/** @param {Table} table @param {View} view @param {Taking} about */
function steal(table, view, { seat, bone_owner }) {
  const words = { name: seatName(view, seat), owner: seatName(view, bone_owner ?? 0) };
  return html`<div class="decision" role="group" aria-labelledby="decision-heading">
    <div>
      <h2 id="decision-heading" tabindex="-1" data-focus>${t("bone-question", words)}</h2>
      <p class="decision-about">${t("rules-wolle-sign-bone")}</p>
    </div>
    <div class="row">
      ${view.legal.map(
        ({ text, verb }) =>
          html`<button type="button" class=${`button ${verb === "steal" ? "button-main" : ""}`} data-action=${text} data-verb=${verb} ?disabled=${table.state.asking} @click=${() => table.act(text)}>${t(verb)}</button>`,
      )}
    </div>
  </div>`;
}

/** Draws the bone that may be taken. @param {View} view */
export function boneCard(view) {
  const bones = deckOf(view).filter(({ kind }) => kind === "bone");
  return html`<div class="stage-cards">
    ${bones.map((card) => html`<div class="card" role="img" aria-label=${cardName(card)}>${cardFace(card)}</div>`)}
  </div>`;
}

/** @param {View} view @param {Taking} about */
function top(view, { seat, new_sheep }) {
  return html`<div class="decision" role="group" aria-labelledby="decision-heading">
    <h2 id="decision-heading" tabindex="-1" data-focus>${t("top-question", { name: seatName(view, seat) })}</h2>
    <div class="row">${aboutButton(new_sheep)}</div>
  </div>`;
}

/** Draws the new sheep: the one that is tapped goes on top. @param {Table} table @param {View} view @param {Taking} about */
export function newSheep(table, view, { new_sheep }) {
  return html`<div class="stage-cards" role="group" aria-labelledby="decision-heading">
    ${new_sheep.map((card) => {
      const action = view.legal.find((legal) => legal.verb === "top" && legal.card === card.id);
      return html`<button type="button" class="card" data-motion=${`top:${card.id}`} data-card=${card.id} data-action=${action?.text ?? ""} ?disabled=${table.state.asking} @click=${() => action && table.act(action.text)}><span role="img" aria-label=${t("top-name", { card: cardName(card) })}>${cardFace(card)}</span></button>`;
    })}
  </div>`;
}

/** While cards are chosen, a tap on one does not say what it is: this does. @param {readonly import("../../protocol/wolle.js").Card[]} cards */
function aboutButton(cards) {
  return html`<button type="button" class="button" id="about-cards" aria-haspopup="dialog" @click=${() => showCards(t("about-cards"), cards)}>${t("about-cards")}</button>`;
}
