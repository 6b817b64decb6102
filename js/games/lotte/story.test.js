/** The celebrations of Volle Lotte. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { celebrationOf } from "../../match/story.js";
import { story } from "./story.js";

/** Returns the celebrations of an event for a bot and for a person. @param {object} news @param {string} card of the turn */
function celebrations(news, card) {
  const view = /** @type {any} */ ({ seats: [{ bot: "steady" }, { bot: null }], turn: { card } });
  return [0, 1].map((seat) => celebrationOf(story, /** @type {any} */ ({ ...news, seat }), view));
}

test("a Full Roll of a bot is celebrated without a rest, one of a person is a great moment", () => {
  for (const [card, name] of [
    ["bonus-300", "full"],
    ["straight", "straight"],
  ])
    assert.deepEqual(celebrations({ code: "full-roll.made" }, card ?? ""), [
      { name, isGreat: false },
      { name, isGreat: true },
    ]);
});

test("all watch the clover, which may win the match", () => {
  const turned = celebrations({ code: "card.turned", card: "clover" }, "clover");
  const made = celebrations({ code: "full-roll.made" }, "clover");
  assert.deepEqual(
    [...turned, ...made].map((found) => found?.isGreat),
    [true, true, true, true],
  );
});
