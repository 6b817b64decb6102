/** Remarks of bots about their own events. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { FACTS } from "../../protocol/facts.js";

const [[GAME, { difficulty }] = ["", { difficulty: {} }]] = Object.entries(FACTS.games);
const [LEVEL = "", OTHER] = Object.keys(difficulty);
const text = `remark-${GAME}-turn-lost = { $ruleId ->
        [stop] { $bot ->
            [${LEVEL}] stopped
           *[${OTHER}] careful
        }
       *[other] { "" }
    }
remark-${GAME}-game-won = { $bot }`;
const address = `data:text/plain;base64,${btoa(text)}`;
Object.assign(globalThis, { BUILT_WORDS: { en: address }, BUILT_CRASH: {} });

// These modules need the words from above.
const { speak } = await import("../../kit/i18n.js");
const { botRemark, winnerRemark } = await import("./words.js");
await speak("en");

const PERSON = { name: "Anna", bot: null, avatar: 1 };
const BOT = { name: "Mia", bot: LEVEL, avatar: 2 };
const view = /** @type {any} */ ({ game: GAME, seats: [PERSON, BOT], lesson: null });
const lost = (/** @type {object} */ more) =>
  /** @type {any} */ ({ code: "turn.lost", seat: 1, rule: "stop", ...more });
const before = lost({ code: "dice.rolled" });

test("a bot remarks on its own event in words of its character", () => {
  const event = lost({});
  assert.equal(botRemark(view, event, [event]), "stopped");
});

test("a bot is silent about most events", () => {
  const event = lost({});
  assert.equal(botRemark(view, event, [before, event]), "");
  assert.equal(botRemark(view, event, [before, before, before, event]), "stopped");
});

test("nobody remarks on an event of a person, one without words, or in a lesson", () => {
  const [own, other] = [lost({ seat: 0 }), lost({ rule: "other" })];
  const event = lost({});
  assert.equal(botRemark(view, own, [own]), "");
  assert.equal(botRemark(view, other, [other]), "");
  assert.equal(botRemark({ ...view, lesson: {} }, event, [event]), "");
});

test("a bot remarks on a win of its own that it does not share", () => {
  assert.equal(winnerRemark(view, [1]), LEVEL);
  assert.equal(winnerRemark(view, [0]), "");
  assert.equal(winnerRemark(view, [1, 0]), "");
});
