import assert from "node:assert/strict";
import { test } from "node:test";
import { lessonDraft } from "./lesson.js";

const ANNA = { name: "Anna", bot: null, avatar: 4 };
const BOT = { name: "", bot: "ram", avatar: 1 };
const draft = (/** @type {any[]} */ ...chairs) => ({
  game: "any",
  chairs,
  options: { deck: [] },
});

test("a lesson seats the first person of the set-up beside its bots, each with a picture of its own", () => {
  const { chairs, options } = lessonDraft(draft(BOT, ANNA, { ...ANNA, name: "Ben" }), [
    "ram",
    "lamb",
  ]);
  assert.deepEqual(chairs, [ANNA, { ...BOT, avatar: 1 }, { ...BOT, bot: "lamb", avatar: 2 }]);
  assert.deepEqual(options, {});
});

test("a lesson seats a person without a name where only bots are set up", () => {
  assert.deepEqual(lessonDraft(draft(BOT), []).chairs, [{ name: "", bot: null, avatar: 1 }]);
});
