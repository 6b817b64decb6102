/** What is heard and felt of the table. Nothing of it is loaded or begun before somebody has chosen it. */

import { vibrate } from "../kit/sound/haptics.js";
import { cuesOf, SOUNDS } from "./sounds.js";
import { people } from "./viewer.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./sounds.js").Cue} Cue */
/** @typedef {import("./sounds.js").Kind} Kind */
/** @typedef {import("./sounds.js").Sound} Sound */
/** @typedef {import("./story.js").Story} Story */

/** What is played when a kind is switched on, so that one hears what that is. @type {Record<Kind, Sound>} */
const SAMPLES = { dice: "land", cards: "card", chips: "chip", voices: "bleat", music: "organ" };

/** @type {AudioContext | null} */
let context = null;
/** @type {import("../kit/sound/mixer.js").Mixer | null} until it is loaded */
let mixer = null;

/** Has sound begin, be silent and come back as the visitor does: browsers let it begin with a tap or a key only. @param {() => Readonly<State>} state */
export function listenForSound(state) {
  for (const event of ["click", "change", "keydown"])
    document.addEventListener(event, () => tuneTo(state()));
  document.addEventListener("visibilitychange", () => context && tuneTo(state()));
}

/** @type {import("./sounds.js").Seen | null} what was drawn last */
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
