/** Which sounds there are, and which of them belong to what has just come into sight. */

/** @typedef {import("../protocol/shared.js").GameEvent} GameEvent */
/** @typedef {import("../protocol/shared.js").Seat} Seat */
/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./story.js").Story} Story */

/** Every sound, with the kind by which it is switched on and off. */
export const SOUNDS = /** @type {const} */ ({
  roll: "dice",
  land: "dice",
  knock: "dice",
  card: "cards",
  deal: "cards",
  shuffle: "cards",
  chip: "chips",
  bleat: "voices",
  bark: "voices",
  bell: "music",
  organ: "music",
  fanfare: "music",
  bust: "music",
});

/** @typedef {keyof typeof SOUNDS} Sound */
/** @typedef {typeof SOUNDS[Sound]} Kind */
/** A sound, and whose doing it tells. @typedef {{ sound: Sound, seat: Seat | undefined }} Cue */
/** As much of the state as cues follow from. @typedef {Pick<State, "screen" | "view" | "log" | "frame">} Seen */

/** The kinds of sounds, in the order of their switches. @type {readonly Kind[]} */
export const KINDS = [...new Set(Object.values(SOUNDS))];

/** So many sounds tell one change of the table: more would be a noise. */
const MOST = 3;

/**
 * Returns the sounds for what has come into sight between two drawings: those of objects as they begin to move, and
 * those of events as their text appears. A match that is put on the table as it stands is silent.
 * @param {Story} story
 * @param {Seen} before
 * @param {Seen} now
 * @returns {Cue[]}
 */
export function cuesOf(story, before, now) {
  const [moved, moves] = [movingIn(before), movingIn(now)];
  const cues = newEvents(before, now).flatMap((event) => {
    const sound = story.sounds[event.code];
    const isHeard = event === moved && sound === story.motions[event.code]?.sound;
    return isHeard ? [] : cue(sound, event);
  });
  if (moves && moves !== moved) cues.push(...cue(story.motions[moves.code]?.sound, moves));
  return cues.filter(isLastOfItsSound).slice(-MOST);
}

/** Returns the event whose objects move, if any. @param {Seen} seen */
function movingIn({ frame }) {
  return frame?.now === "moving" ? frame.event : null;
}

/** Returns what has been added to the log of the match while somebody looked at it. @param {Seen} before @param {Seen} now */
function newEvents(before, now) {
  const known = before.log.length;
  const isSeen = isAtTable(before) && isAtTable(now);
  return isSeen && isSame(before.log.at(-1), now.log[known - 1]) ? now.log.slice(known) : [];
}

/** @param {Seen} seen */
function isAtTable({ screen, view }) {
  return screen === "table" && view !== null;
}

/** Tells whether two events are one: what is told of it may have changed. @param {GameEvent | undefined} one @param {GameEvent | undefined} other */
function isSame(one, other) {
  return one?.ply === other?.ply && one?.code === other?.code;
}

/** @param {Sound | undefined} sound @param {GameEvent} event @returns {Cue[]} */
function cue(sound, { seat }) {
  return sound ? [{ sound, seat }] : [];
}

/** @param {Cue} cue @param {number} index @param {Cue[]} cues */
function isLastOfItsSound({ sound }, index, cues) {
  return !cues.slice(index + 1).some((later) => later.sound === sound);
}
