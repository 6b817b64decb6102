/** What a visitor has chosen on this device, kept in the browser where it allows that. */

import { isLanguage } from "../kit/languages.js";
import { KINDS } from "./sound.js";

const KEY = "volle.settings";

const USUAL_VOLUME = 0.7;

/** How long each moment of the table may be read; at `tap` it waits for a tap. */
export const PACES = /** @type {const} */ (["slow", "normal", "fast", "tap"]);

/** The light in which the page is shown; `auto` is what the device wishes. */
export const THEMES = /** @type {const} */ (["auto", "day", "night"]);

/** @typedef {typeof PACES[number]} Pace */
/** @typedef {typeof THEMES[number]} Theme */
/** Who sits on a chair of the set-up, and with which picture. @typedef {{ name: string, bot: string | null, avatar: number }} Chair */
/** @typedef {{ chairs: Chair[], options: Record<string, unknown>, withoutHelp?: boolean }} SetUp how a game was begun */
/** @typedef {import("./sound.js").Kind} Kind */
/** Whether there is sound, how loud from 0 to 1, and which kinds of it. @typedef {{ on: boolean, volume: number, kinds: Record<Kind, boolean> }} SoundSettings */
/**
 * @typedef {object} Settings
 * @property {Pace} pace
 * @property {Theme} theme
 * @property {import("../kit/languages.js").Language | null} language the one that was chosen, if any
 * @property {string | null} game the game of the match that was seen last
 * @property {Record<string, SetUp>} setUps how each game was begun last
 * @property {boolean} counting whether the cards that are left are counted on the table
 * @property {readonly string[]} helped who wants odds beside the table, by name; whoever plays alone on this device is ""
 * @property {SoundSettings} sound
 * @property {boolean} haptics whether the device vibrates with what its players do
 * @property {boolean} lasting whether the browser has been asked to keep what is stored
 */

/** Tells whether a text names one of the themes. @param {unknown} theme @returns {theme is Theme} */
export function isTheme(theme) {
  return THEMES.some((one) => one === theme);
}

/** Keeps the settings for later visits, where the browser allows it. @param {Settings} settings */
export function writeSettings(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage a choice holds until the page is closed.
  }
}

/** Returns what was kept, as far as it still makes sense. @returns {Settings} */
export function readSettings() {
  const { pace, theme, language, game, setUps, counting, helped, sound, haptics, lasting } = kept();
  return {
    pace: PACES.find((known) => known === pace) ?? "normal",
    theme: isTheme(theme) ? theme : "auto",
    language: isLanguage(language) ? language : null,
    game: typeof game === "string" ? game : null,
    setUps: Object.fromEntries(Object.entries(setUps ?? {}).filter(([, each]) => isSetUp(each))),
    counting: counting === true,
    helped: Array.isArray(helped) ? helped.filter((one) => typeof one === "string") : [],
    sound: soundSettings(sound),
    haptics: haptics === true,
    lasting: lasting === true,
  };
}

/** Reads the settings of sounds: off by default, and with all kinds once it is on. @param {unknown} sound @returns {SoundSettings} */
function soundSettings(sound) {
  const { on, volume, kinds } = fieldsOf(sound);
  return {
    on: on === true,
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : USUAL_VOLUME,
    kinds: /** @type {Record<Kind, boolean>} */ (
      Object.fromEntries(KINDS.map((kind) => [kind, fieldsOf(kinds)[kind] !== false]))
    ),
  };
}

/** @param {unknown} setUp */
function isSetUp(setUp) {
  const { chairs, options } = fieldsOf(setUp);
  return Array.isArray(chairs) && chairs.every(isChair) && options instanceof Object;
}

/** @param {unknown} chair */
function isChair(chair) {
  const { name, bot, avatar } = fieldsOf(chair);
  return typeof name === "string" && (bot === null || typeof bot === "string") && isAvatar(avatar);
}

/** @param {unknown} avatar which settings of the first version did not have */
function isAvatar(avatar) {
  return avatar === undefined || (Number.isInteger(avatar) && Number(avatar) > 0);
}

/** Returns the fields of a stored value, none for null. @param {unknown} value @returns {Record<string, unknown>} */
function fieldsOf(value) {
  return /** @type {Record<string, unknown>} */ (value ?? {});
}

/** Returns the stored settings, unchecked. @returns {Record<string, unknown>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") ?? {};
  } catch {
    return {};
  }
}
