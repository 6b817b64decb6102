/** What is heard and felt of the table. Nothing of it is loaded or begun before somebody has chosen it. */

import { vibrate } from "../kit/sound/haptics.js";
import { people } from "./seats.js";

/** @import { State } from "../app/state.js" */
/** @import { Mixer } from "../kit/sound/mixer.js" */
/** @import { Story } from "./story.js" */
/** @import { GameEvent, Seat } from "../protocol/shared.js" */

/** What is played when a kind is switched on, so that one hears what that is. @type {Record<Kind, Sound>} */
const SAMPLES = { dice: "land", cards: "card", chips: "chip", voices: "bleat", music: "organ" };

/** @type {AudioContext | null} */
let context = null;
/** @type {Mixer | null} until it is loaded */
let mixer = null;

/** Has sound begin, be silent and come back as the visitor does: browsers let it begin with a tap or a key only. @param {() => Readonly<State>} state */
export function listenForSound(state) {
  for (const event of ["click", "change", "keydown"])
    document.addEventListener(event, () => tuneTo(state()));
  document.addEventListener("visibilitychange", () => context && tuneTo(state()));
}

/** @type {Seen | null} what was drawn last */
let seen = null;

/** Lets what has come into sight be heard and felt. @param {Readonly<State>} state @param {(game: string) => Story} storyOf */
export function soundOut(state, storyOf) {
  const before = seen;
  seen = state;
  if (!before || !state.view || document.hidden) return;
  const cues = cuesOf(storyOf(state.view.game), before, state);
  if (cues.length) tell(state, cues);
}

/** @param {Readonly<State>} state @param {Cue[]} cues */
function tell({ settings, view }, cues) {
  const { kinds } = settings.sound;
  play(
    settings,
    cues.map(({ sound }) => sound).filter((sound) => kinds[SOUNDS[sound]]),
  );
  const own = cues.findLast(({ seat }) => view && people(view).includes(seat ?? -1));
  if (settings.haptics && own) vibrate(own.sound);
}

/** Lets a kind of sounds be heard, as loud as it would be now. @param {Readonly<State>} state @param {Kind} kind */
export async function sample(state, kind) {
  await tuneTo(state);
  play(state.settings, [SAMPLES[kind]]);
}

/** @param {State["settings"]} settings @param {Sound[]} sounds */
function play({ sound }, sounds) {
  if (sound.on) mixer?.play(sounds, sound.volume);
}

/** Begins or goes on where somebody wants to hear and looks at the page; is silent otherwise. @param {Readonly<State>} state */
async function tuneTo({ settings }) {
  try {
    if (settings.sound.on && !document.hidden) await begin();
    else await end();
  } catch {
    // No audio device, or no network for the sounds: the table is silent. Nothing is told by sound alone.
  }
}

/** The context must be there before anything is waited for: later it would not be the tap's any more. */
async function begin() {
  if (!context) mixWithOthers();
  context ??= new AudioContext();
  const [{ Mixer }] = await Promise.all([import("../kit/sound/mixer.js"), context.resume()]);
  mixer ??= new Mixer(context);
}

async function end() {
  mixer?.stop();
  await context?.suspend();
}

/** Lets music of other apps play on, where the device would stop it for ours. */
function mixWithOthers() {
  const { audioSession } = /** @type {any} */ (navigator);
  if (audioSession) audioSession.type = "ambient";
}

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
