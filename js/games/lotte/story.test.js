/** The celebrations of Volle Lotte. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { stagingOf } from "../../match/story.js";
import { story } from "./story.js";

/** Returns what is staged for an event with a card of the turn. @param {object} news @param {string} card */
function staged(news, card) {
  const view = /** @type {any} */ ({ seats: [{ bot: "steady" }, { bot: null }], turn: { card } });
  return stagingOf(story, /** @type {any} */ ({ ...news, seat: 0 }), view)?.staged.name;
}

test("a straight is staged with its reward, which it has with five numbers or six", () => {
  assert.equal(staged({ code: "reward.given", card: "straight" }, "straight"), "straight");
  assert.equal(staged({ code: "full-roll.made" }, "straight"), undefined);
  assert.equal(staged({ code: "full-roll.made" }, "bonus-300"), "full");
  assert.equal(staged({ code: "reward.given", card: "bonus-300" }, "bonus-300"), undefined);
});

test("points that are lost burst for as short a time as for bots; a loss of nothing does not", () => {
  const view = /** @type {any} */ ({ seats: [{ bot: null }], turn: {} });
  const lost = (/** @type {number} */ points) =>
    stagingOf(story, /** @type {any} */ ({ code: "turn.lost", seat: 0, points }), view);
  assert.equal(lost(550)?.staged.name, "bust");
  assert.equal(lost(550)?.pause.duration, "cheer");
  assert.equal(lost(0), null);
});

test("of the cards, the clover is staged, which may win the match", () => {
  assert.equal(staged({ code: "card.turned", card: "clover" }, "clover"), "clover");
  assert.equal(staged({ code: "card.turned", card: "stop" }, "stop"), undefined);
});
