/** The tableau: the track, the card of the turn, the announcement of the last round, and the deck. */

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { drawing } from "../../kit/art/drawing.js";
import { number, t } from "../../kit/i18n.js";
import { explainButton, showRules } from "../../match/components/explain.js";
import { seatName } from "../../match/components/words.js";
import { landedEvent, objectsOf } from "../../match/story.js";
import { showCard, showDeck } from "./explain.js";
import { track } from "./seat.js";
import { cardName, cardTask, kindOf, missingWords } from "./words.js";

/** @import { Frame } from "../../match/story.js" */
/** @import { Table } from "../../match/table.js" */
/** @import { FinaleBegun, RewardGiven, Turn, View } from "../../protocol/lotte.js" */

/** Draws the tableau. @param {Table} table @param {View} view */
export function tableau(table, view) {
  const { frame, settings } = table.state;
  const { turn } = view;
  return html`<section class="tableau" aria-label=${t("tableau-heading")}>
    ${track(view, frame)}
    ${turn ? turnCard(view, turn, frame) : nothing}
    <div class="turn-facts">
      ${lastRound(table, view)}
      ${settings.counting ? countedCards(view) : nothing}
    </div>
    ${turn ? drawPile(table, view) : nothing}
  </section>`;
}

/** Draws the card of the turn, which is turned over in place, with its name, its task and the progress towards that. @param {View} view @param {Turn} turn @param {Frame | null} frame */
function turnCard(view, turn, frame) {
  const { card } = turn;
  const turns = view.seats[turn.seat]?.turns;
  const drawn = objectsOf(frame, view).turn ?? turn;
  const about = card ? cardName(card) : t("face-back");
  // The first card of a turn lies there face down. The others come from the deck and cover the one before.
  const covered = drawn.cards > turn.cards ? card : null;
  const isShut = card === "stop" && landedEvent(frame)?.code === "turn.lost";
  return html`<div class="turn-card on-dark explained" data-card=${card ?? "none"} data-kind=${card ? kindOf(card) : "none"} data-shut=${isShut}>
    <div class="turn-card-picture" role="img" aria-label=${about}>
      ${covered ? html`<div class="turn-card-face">${drawing(`lotte-face-${covered}`)}</div>` : nothing}
      ${givenReward(frame)}
      <div class="turn-card-face" data-motion=${drawn.card ? `card:${turn.seat}:${turns}:${drawn.cards}` : nothing} data-motion-from=${covered ? "pile" : nothing} data-motion-turn="card">${drawn.card ? drawing(`lotte-face-${drawn.card}`) : drawing("lotte-back")}</div>
    </div>
    ${keyed(
      turn.cards,
      html`<div class="turn-card-words">
      ${card ? html`<p class="turn-card-number">${t("card-of-turn", { number: turn.cards })}</p>` : nothing}
      <h2>${card ? cardName(card) : t("turn-card-empty")}</h2>
      <p class="turn-card-ask">${card ? cardTask(view, card, number(turn.reward ?? 0)) : t("ask-nothing")}</p>
      ${progress(turn)}
    </div>`,
    )}
    ${explainButton(about, () => showCard(view, card))}
  </div>`;
}

/** Draws the reward that is on its way from the card to the points at risk. @param {Frame | null} frame */
function givenReward(frame) {
  if (frame?.now !== "moving" || frame.event.code !== "reward.given") return nothing;
  const { points } = /** @type {RewardGiven} */ (frame.event);
  return html`<b class="points-number reward" data-motion-place="reward" aria-hidden="true">${t("moment-reward", { points: number(points) })}</b>`;
}

/** Draws the numbers of a straight, or the number of Full Rolls, where the card requires them. @param {Turn} turn */
function progress(turn) {
  const { straight, missing, full_rolls: made, full_rolls_needed: needed } = turn;
  if (straight.length)
    return html`<ol class="lamps" aria-label=${t("missing-heading")}>
      ${straight.map((each) => lamp(each, missing.includes(each) ? "missing" : "there"))}
    </ol>
    <p class="lamps-words">${missingWords(turn)}</p>`;
  if (needed < 2) return nothing;
  return html`<p class="lamps-words" data-made=${made}>${t("full-rolls-of", { made, needed })}</p>`;
}

/** @param {number} number @param {"missing" | "there"} state */
function lamp(number, state) {
  return html`<li class="lamp" translate="no" data-state=${state}><span role="img" aria-label=${t("missing-number", { number, state })}>${number}</span></li>`;
}

/** Announces the last round: who reached the target, with how many points, and the turns that follow. @param {Table} table @param {View} view */
function lastRound({ state: { frame, log } }, { finale, seats, turn }) {
  if (frame?.event.code === "finale.off")
    return banner("off", t("finale-over"), t("finale-over-about"));
  const event = log.findLast(({ code }) => code === "finale.begun");
  if (!finale || !event) return nothing;
  const { seat, score, turns } = /** @type {FinaleBegun} */ (event);
  const name = (/** @type {number} */ each) => seatName({ seats }, each);
  const reached = t("finale-reached", { name: name(seat), score: number(score) });
  if (frame?.event.code === event.code)
    return banner("begun", t("finale-heading"), reached, t("finale-to-come", { turns }));
  const { behind, turns_left, last_seat } = finale;
  return banner(
    "on",
    t("finale-heading"),
    behind ? t("finale-behind", { name: name(turn?.seat ?? 0), points: number(behind) }) : reached,
    t("finale-turns", { turns: turns_left, name: name(last_seat) }),
  );
}

/** @param {string} state @param {string} heading @param {string} about @param {string} [turns] */
function banner(state, heading, about, turns) {
  return html`<div class="finale on-dark explained" data-state=${state}>
    <h2>${heading}</h2>
    <p>${about} ${turns ? html`<b>${turns}</b>` : nothing}</p>
    ${explainButton(heading, () => showRules("lotte", "sign-target", heading))}
  </div>`;
}

/** Draws the deck with the button that counts its cards. @param {Table} table @param {View} view */
function drawPile(table, view) {
  const { counting } = table.state.settings;
  return html`<div class="pile explained">
    <span class="pile-back" data-motion-place="pile" data-motion-back="card" aria-hidden="true">${drawing("lotte-back")}</span>
    <p>${t("pile-left", { count: view.cards_left })}</p>
    <button type="button" class="button button-small" id="count-cards" aria-pressed=${counting} @click=${() => table.count(!counting)}>${t("pile-count")}</button>
    ${explainButton(t("rules-lotte-sign-deck.name"), () => showDeck(view))}
  </div>`;
}

/** Draws the number of cards left of each face. @param {View} view */
function countedCards({ left }) {
  return html`<ul class="counted" aria-label=${t("pile-counted")}>
    ${left.map(
      ({ card, count }) => html`<li data-card=${card} data-none=${count === 0}>
        <span class="counted-face" role="img" aria-label=${t("pile-face", { face: cardName(card), count })}><span class="counted-card">${drawing(`lotte-small-${card}`)}</span> <b translate="no">${number(count)}</b></span>
      </li>`,
    )}
  </ul>`;
}
