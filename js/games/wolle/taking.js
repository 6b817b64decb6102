/** The decisions around cards: which to take, whether to take the bone, which sheep goes on top. */

import { html, nothing } from "lit-html";
import { drawing } from "../../kit/art/drawing.js";
import { t } from "../../kit/i18n.js";
import { avatarOf } from "../../match/components/avatar.js";
import { seatName } from "../../match/components/words.js";
import { cardFace } from "./art/cards.js";
import { showCards } from "./things.js";
import { cardName, deckOf } from "./words.js";

/** @typedef {import("../../match/table.js").Table} Table */
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

/** Draws the bone that may be taken, and the two whom it is about. @param {View} view @param {Taking} about */
export function boneCard(view, { seat, bone_owner }) {
  const bones = deckOf(view).filter(({ kind }) => kind === "bone");
  const seats = [bone_owner ?? 0, seat];
  return html`<div class="stage-cards stage-bone">
    ${spread(bones.map((card) => html`<div class="card" role="img" aria-label=${cardName(card)}>${cardFace(card)}</div>`))}
    <ul class="bone-seats">${seats.map((index) => boneSeat(view, index))}</ul>
  </div>`;
}

/** Shows the bone where it is, and the dogs, which it is worth something with. @param {View} view @param {number} index */
function boneSeat(view, index) {
  const { dogs = [], has_bone = false } = view.seats[index] ?? {};
  return html`<li class="bone-seat" data-seat=${index} data-avatar=${view.seats[index]?.avatar ?? nothing}>
    <b class="name-tag">${avatarOf(view, index)} <span>${seatName(view, index)}</span></b>
    <p>${has_bone ? html`<span role="img" aria-label=${t("seat-bone")}>${drawing("wolle-bone")}</span>` : nothing}
      ${dogs.map(({ id }) => drawing(`wolle-dog-${id}`))} <span>${t("seat-dogs", { count: dogs.length })}</span></p>
  </li>`;
}

/** Lays cards side by side, as large as they have room. @param {readonly unknown[]} cards */
function spread(cards) {
  return html`<div class="spread" data-count=${cards.length}><ul>${cards.map((card) => html`<li class="place">${card}</li>`)}</ul></div>`;
}

/** @param {View} view @param {Taking} about */
function top(view, { seat, new_sheep }) {
  return html`<div class="decision" role="group" aria-labelledby="decision-heading">
    <h2 id="decision-heading" tabindex="-1" data-focus>${t("top-question", { name: seatName(view, seat) })}</h2>
    <div class="row">${aboutButton(new_sheep)}</div>
  </div>`;
}

/** @typedef {Extract<import("../../protocol/wolle.js").GameEvent, { code: "herd.topped" }>} Topped */

/** Draws the new sheep: the one that is tapped goes on top, and leaves for the herd. @param {Table} table @param {View} view @param {Taking} about */
export function newSheep(table, view, { new_sheep }) {
  const { asking, frame } = table.state;
  const chosen = /** @type {Topped | undefined} */ (frame?.event)?.card;
  const left = new_sheep.filter(({ id }) => id !== chosen);
  const cards = left.map((card) => {
    const action = view.legal.find((legal) => legal.verb === "top" && legal.card === card.id);
    return html`<button type="button" class="card" data-motion=${`top:${card.id}`} data-card=${card.id} data-action=${action?.text ?? ""} ?disabled=${asking || frame !== null} @click=${() => action && table.act(action.text)}><span role="img" aria-label=${t("top-name", { card: cardName(card) })}>${cardFace(card)}</span></button>`;
  });
  return html`<div class="stage-cards" role="group" aria-labelledby="decision-heading">${spread(cards)}</div>`;
}

/** While cards are chosen, a tap on one does not say what it is: this does. @param {readonly import("../../protocol/wolle.js").Card[]} cards */
function aboutButton(cards) {
  return html`<button type="button" class="button" id="about-cards" aria-haspopup="dialog" @click=${() => showCards(t("about-cards"), cards)}>${t("about-cards")}</button>`;
}
