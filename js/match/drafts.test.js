/** Drafts of matches, and the dice chosen for them. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { initialState } from "../app/state.js";
import { FACTS } from "../protocol/facts.js";
import {
  agreement,
  dealOf,
  dealt,
  dealtAgain,
  draftOf,
  peopleAfter,
  today,
  usualDraft,
  withAvatar,
  withChair,
  withLastPerson,
  withMoreChairs,
  withOptions,
  withoutChair,
  withPerson,
  withPlace,
} from "./drafts.js";

const GAMES = Object.keys(FACTS.games);
const NAMES = {
  person: (/** @type {number} */ number) => `Player ${number}`,
  bots: ["Ada", "Bo", "Cy"],
};

for (const game of GAMES) {
  const { bots = [], difficulty = {} } = FACTS.games[game] ?? {};
  const [weakest, second] = bots;

  test(`the first draft of ${game} is one person against the two weakest bots`, () => {
    const { seats, avatars } = agreement(usualDraft(game), NAMES);
    assert.deepEqual(seats, ["Player 1", `bot:${weakest} Bo`, `bot:${second} Cy`]);
    assert.equal(difficulty[weakest ?? ""], "easy");
    assert.notEqual(second, bots.at(-1));
    assert.deepEqual(avatars, [1, 2, 3]);
  });

  test(`the draft of ${game} repeats the last match`, () => {
    const state = initialState([]);
    const setUp = {
      chairs: [
        { name: "Anna", bot: null, avatar: 7 },
        { name: "Wanda", bot: "gone", avatar: 7 },
      ],
      options: { odd: 1 },
    };
    const settings = { ...state.settings, setUps: { [game]: setUp } };
    const draft = draftOf({ ...state, settings }, game);
    assert.deepEqual(draft.chairs, [
      { name: "Anna", bot: null, avatar: 7 },
      { name: "Wanda", bot: weakest, avatar: 1 },
    ]);
    assert.equal(draft.options["odd"], 1);
  });
}

test("chairs are added, changed and removed", () => {
  const [game = ""] = GAMES;
  const draft = withMoreChairs(usualDraft(game));
  assert.equal(draft.chairs.length, 4);
  const named = withChair(draft, 3, { name: " Mia " });
  assert.equal(agreement(named, NAMES).seats[3], "Mia");
  assert.equal(withoutChair(named, 3).chairs.length, 3);
});

test("a person of the device takes a chair with the usual face", () => {
  const draft = withPerson(usualDraft(GAMES[0] ?? ""), 1, { name: "Anna", avatar: 3 });
  assert.deepEqual(draft.chairs[1], { name: "Anna", bot: null, avatar: 3 });
  assert.equal(draft.chairs[2]?.avatar, 2);
});

test("the people of the device are those who played under a name, with the face of last time", () => {
  const before = [
    { name: "Ben", avatar: 2 },
    { name: "Anna", avatar: 1 },
  ];
  const chairs = [
    { name: " Anna ", bot: null, avatar: 7 },
    { name: "", bot: null, avatar: 8 },
    { name: "Wanda", bot: "any", avatar: 9 },
  ];
  assert.deepEqual(peopleAfter(before, chairs), [
    { name: "Anna", avatar: 7 },
    { name: "Ben", avatar: 2 },
  ]);
});

test("a person without a name is the one who has played last, unless that one has a chair", () => {
  const anna = { name: "Anna", avatar: 7 };
  const draft = usualDraft(GAMES[0] ?? "");
  const named = (/** @type {typeof draft} */ { chairs }) => chairs.map(({ name }) => name);
  assert.deepEqual(withLastPerson(draft, [anna]).chairs[0], { ...anna, bot: null });
  assert.deepEqual(named(withLastPerson(draft, [])), ["", "", ""]);
  const ben = withChair(draft, 0, { name: "Ben" });
  assert.deepEqual(named(withLastPerson(ben, [anna])), ["Ben", "", ""]);
  const beside = withChair(draft, 1, { name: "Anna", bot: null });
  assert.deepEqual(named(withLastPerson(beside, [anna])), ["", "Anna", ""]);
});

test("a chair takes a free picture, or swaps with the chair that has it", () => {
  let draft = usualDraft(GAMES[0] ?? "");
  const pictures = () => draft.chairs.map(({ avatar }) => avatar);
  draft = withAvatar(draft, 0, 9);
  assert.deepEqual(pictures(), [9, 2, 3]);
  draft = withAvatar(draft, 2, 9);
  assert.deepEqual(pictures(), [3, 2, 9]);
  draft = withAvatar(draft, 1, 2);
  assert.deepEqual(pictures(), [3, 2, 9]);
});

test("two chairs swap places, and a chair on the empty place becomes the last", () => {
  const draft = usualDraft(GAMES[0] ?? "");
  const order = (/** @type {typeof draft} */ { chairs }) => chairs.map(({ avatar }) => avatar);
  assert.deepEqual(order(withPlace(draft, 0, 2)), [3, 2, 1]);
  assert.deepEqual(order(withPlace(draft, 0, 3)), [2, 3, 1]);
  assert.deepEqual(order(withPlace(draft, 1, 1)), [1, 2, 3]);
  assert.equal(withPlace(draft, 0, 2).moved, 2);
  assert.equal(withPlace(draft, 0, 3).moved, 2);
  assert.equal(withChair(withPlace(draft, 0, 2), 0, { name: "Mia" }).moved, undefined);
});

test("drafts are never mutated", () => {
  const draft = usualDraft(GAMES[0] ?? "");
  const before = structuredClone(draft);
  withChair(draft, 0, { name: "Mia" });
  withMoreChairs(draft);
  withoutChair(draft, 0);
  withPlace(draft, 0, 1);
  withAvatar(draft, 0, 2);
  withOptions(draft, { odd: true });
  assert.deepEqual(draft, before);
});

test("a person's name that looks like a bot is sent in a form that the engine refuses", () => {
  const draft = withChair(usualDraft(GAMES[0] ?? ""), 0, { name: "bot:ben" });
  assert.equal(agreement(draft, NAMES).seats[0], "bot:bot:ben");
});

const AGREED = { seats: ["Anna", "Ben"], avatars: null, options: {} };
const SEED = "0123456789abcdef".repeat(2);
const TODAY = "2026-01-02";

test("the default deal is secret and sends no field", () => {
  assert.deepEqual(dealOf({ deal: null }, "sheep"), { game: "sheep", kind: "secret", words: "" });
  assert.equal(dealt({ deal: null, today: TODAY }, "sheep", AGREED), AGREED);
});

test("the deal chosen for one game does not apply to another", () => {
  const deal = /** @type {const} */ ({ game: "sheep", kind: "words", words: "red hen" });
  assert.deepEqual(dealt({ deal, today: TODAY }, "sheep", AGREED), {
    ...AGREED,
    deal: "words red hen",
  });
  assert.equal(dealt({ deal, today: TODAY }, "wolves", AGREED), AGREED);
});

test("the day is that of the device, not UTC", () => {
  mock.timers.enable({ apis: ["Date"], now: new Date(2026, 0, 2, 0, 5) });
  assert.equal(today(), "2026-01-02");
  mock.timers.reset();
});

test("the deal of the day is that of the date on the page", () => {
  const deal = /** @type {const} */ ({ game: "sheep", kind: "day", words: "" });
  assert.equal(dealt({ deal, today: TODAY }, "sheep", AGREED).deal, `day ${TODAY}`);
});

test("repeating a deal sends its seed and its source", () => {
  const again = { ...AGREED, deal: "again", seed: SEED };
  assert.deepEqual(dealtAgain({ deal: null, seed: SEED }, AGREED), again);
  assert.deepEqual(dealtAgain({ deal: { kind: "again", text: "" }, seed: SEED }, AGREED), again);
  const day = /** @type {const} */ ({ kind: "day", text: "2026-11-22" });
  assert.equal(dealtAgain({ deal: day, seed: SEED }, AGREED).deal, "day 2026-11-22");
});
