/** The celebrations of Volle Lotte. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { celebrationOf } from "../../match/story.js";
import { story } from "./story.js";

test("a bot's Full Roll, straight and clover are celebrated, but only a person's are great", () => {
  const view = /** @type {any} */ ({ seats: [{ bot: "steady" }, { bot: null }] });
  for (const news of [
    { code: "full-roll.made" },
    { code: "reward.given", card: "straight" },
    { code: "card.turned", card: "clover" },
  ]) {
    const isGreat = (/** @type {number} */ seat) =>
      celebrationOf(story, /** @type {any} */ ({ ...news, seat }), view)?.isGreat;
    assert.deepEqual([isGreat(0), isGreat(1)], [false, true]);
  }
});
