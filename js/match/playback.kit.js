/** Shared by the tests of the playback: a story, an answer, and a playback whose timer a test ends. */

import { initialState } from "../app/state.js";
import { Playback } from "./playback.js";

/** @import { Pause, Story } from "./story.js" */

/** @type {Story} */
const STORY = {
  roll: "dice.rolled",
  isCovered: (view) => "covered" in view,
  motions: { "dice.rolled": { lasts: "roll" }, "card.taken": { lasts: "move", marks: "short" } },
  joined: [],
  pauses: { "card.turned": "medium", "dice.rolled": "medium" },
  holds: { "turn.lost": "long", "card.taken": "medium" },
  reading: [["dice.rolled", "short"]],
  decided: [],
  sounds: {},
  headlines: ["card.taken", "turn.lost", "dice.rolled", "card.turned"],
  seen: [],
  silent: [],
  celebrations: [
    {
      name: "taken",
      code: "card.taken",
      isMeant: ({ turn }) => turn !== undefined,
      parts: () => [{ objects: ".card", way: "grow" }],
    },
  ],
  reactions: [],
  marks: [],
  count: () => [],
  unhurried: ["turn.lost"],
  calls: [],
  leads: [],
};

/** A table of one bot and one person. @param {number} ply */
export const table = (ply) =>
  /** @type {any} */ ({ game: "pig", ply, seats: [{ bot: "b" }, { bot: null }] });

/** @param {string} code @param {object} [fields] */
export const event = (code, fields) =>
  /** @type {any} */ ({ code, rule: "pig.rule", ply: 1, seat: 0, ...fields });

/** A playback whose pauses end when `next` is called; `pauses` records them. */
export function playing() {
  let state = initialState([]);
  /** @type {string[]} */
  const pauses = [];
  /** @type {(number | null)[]} */
  const turns = [];
  const steps = { count: 0 };
  let end = () => {};
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const next = async () => {
    await settled();
    end();
    await settled();
  };
  const timer = {
    setTurn: (/** @type {number | null} */ bot) => turns.push(bot),
    timeOf: (/** @type {Pause} */ { duration }) => {
      pauses.push(duration);
      return 7;
    },
    wait: () => {
      return /** @type {Promise<void>} */ (new Promise((resolve) => (end = () => resolve())));
    },
    skip: () => end(),
  };
  const playback = new Playback({
    state: () => state,
    change: (news) => (state = { ...state, ...news }),
    storyOf: () => STORY,
    look: async () => {},
    goesOn: () => steps.count === 0,
    step: async () => {
      steps.count++;
    },
    timer,
  });
  return { playback, pauses, turns, next, settled, steps, shown: () => state };
}

/** A roll that loses the turn: three tables, the last without an event. */
export const ANSWER = /** @type {any} */ ({
  view: table(9),
  log: null,
  frames: [
    { event: event("dice.rolled"), view: table(7) },
    { event: event("turn.lost"), view: table(8) },
  ],
});
