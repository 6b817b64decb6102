/** The settings of this device, stored where the browser allows it. */

import { isLanguage } from "../kit/languages.js";
import { KINDS } from "../kit/sound/sounds.js";

/** @import { Language } from "../kit/languages.js" */
/** @import { Pace } from "../kit/motion/differences.js" */
/** @import { Kind } from "../kit/sound/sounds.js" */

const KEY = "volle.settings";

const USUAL_VOLUME = 0.7;

/** The speeds; `tap` waits for a tap at each result. */
/** @type {readonly Pace[]} */
export const PACES = ["slow", "normal", "fast", "tap"];

/** The themes; `auto` follows the device. */
export const THEMES = /** @type {const} */ (["auto", "day", "night"]);

/** @typedef {typeof THEMES[number]} Theme */
/** A friend's match: the commitment to its dice, the friend, and the match as a fragment of an address. @typedef {{ seal: string, name: string, fragment: string }} FriendsDeal */
/** A chair of a set-up. @typedef {{ name: string, bot: string | null, avatar: number }} Chair */
/** A person on this device, with the face that was chosen last. @typedef {Pick<Chair, "name" | "avatar">} Person */
/** @typedef {{ chairs: Chair[], options: Record<string, unknown>, withoutHelp?: boolean }} SetUp the set-up of a match */
/** Sound on or off, its volume from 0 to 1, and its kinds. @typedef {{ on: boolean, volume: number, kinds: Record<Kind, boolean> }} SoundSettings */
/**
 * @typedef {object} Settings
 * @property {Pace} pace
 * @property {Theme} theme
 * @property {Language | null} language the chosen one, if any
 * @property {string | null} game the game of the last match
 * @property {Record<string, SetUp>} setUps the last set-up of each game
 * @property {readonly Person[]} people who has played on this device under a name, the latest first
 * @property {boolean} counting true if the remaining cards are counted on the table
 * @property {readonly string[]} helped the names of those who want odds beside the table; "" for a person alone on the device
 * @property {SoundSettings} sound
 * @property {boolean} soundOffered true if sound was offered, and the offer answered
 * @property {boolean} haptics true if the device vibrates
 * @property {boolean} rollOn true if dice roll without a tap where nothing can be chosen
 * @property {readonly FriendsDeal[]} friends the deals of friends that were opened, the latest first
 * @property {boolean} lasting true once a match was over on this device: the browser has been asked for persistent storage then
 */

/** Returns true until a match was over on this device. @param {Pick<Settings, "lasting">} settings */
export function isFirstMatch({ lasting }) {
  return !lasting;
}

/** @param {unknown} theme @returns {theme is Theme} */
export function isTheme(theme) {
  return THEMES.some((one) => one === theme);
}

/** Returns the theme that is shown for a setting. @param {Theme} theme */
export function shownTheme(theme) {
  if (theme !== "auto") return theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day";
}

/** Stores the settings, where the browser allows it. @param {Settings} settings */
export function writeSettings(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage, a setting lasts until the page is closed.
  }
}

/** Returns the stored settings, with defaults for what is missing or invalid. */
export function readSettings() {
  return settingsOf(kept());
}

/**
 * Returns settings with those of another device where this one has the defaults, and with the set-ups and people of both.
 * @param {Settings} own
 * @param {unknown} copied
 * @returns {Settings}
 */
export function mergedSettings(own, copied) {
  const [usual, other] = [settingsOf({}), settingsOf(fieldsOf(copied))];
  const isOwn = (/** @type {string} */ name) =>
    JSON.stringify(fieldsOf(own)[name]) !== JSON.stringify(fieldsOf(usual)[name]);
  const chosen = Object.entries(own).filter(([name]) => isOwn(name));
  const strangers = other.people.filter(({ name }) => !own.people.some((one) => one.name === name));
  return {
    ...other,
    ...Object.fromEntries(chosen),
    setUps: { ...other.setUps, ...own.setUps },
    people: [...own.people, ...strangers],
    helped: [...new Set([...own.helped, ...other.helped])],
    lasting: own.lasting,
  };
}

/** Parses settings. @param {Partial<Record<keyof Settings, unknown>>} stored @returns {Settings} */
function settingsOf(stored) {
  const { setUps, people, helped, friends } = stored;
  return {
    pace: PACES.find((known) => known === stored.pace) ?? "normal",
    theme: isTheme(stored.theme) ? stored.theme : "auto",
    language: isLanguage(stored.language) ? stored.language : null,
    game: typeof stored.game === "string" ? stored.game : null,
    setUps: Object.fromEntries(Object.entries(setUps ?? {}).filter(([, each]) => isSetUp(each))),
    people: Array.isArray(people) ? people.filter(isPerson) : [],
    counting: stored.counting === true,
    helped: Array.isArray(helped) ? helped.filter((one) => typeof one === "string") : [],
    sound: soundSettings(stored.sound),
    soundOffered: stored.soundOffered === true,
    haptics: stored.haptics === true,
    rollOn: stored.rollOn === true,
    friends: Array.isArray(friends) ? friends.flatMap(friendsDeal) : [],
    lasting: stored.lasting === true,
  };
}

/** Parses the deal of a friend; returns a list with it, or without it if it is invalid. @param {unknown} deal @returns {FriendsDeal[]} */
function friendsDeal(deal) {
  const { seal, name, fragment } = fieldsOf(deal);
  const isWhole = [seal, name, fragment].every((each) => typeof each === "string");
  return isWhole ? [/** @type {FriendsDeal} */ ({ seal, name, fragment })] : [];
}

/** Parses the sound settings: off by default, with all kinds on. @param {unknown} sound @returns {SoundSettings} */
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

/** @param {unknown} person @returns {person is Person} */
function isPerson(person) {
  const { name, avatar } = fieldsOf(person);
  return typeof name === "string" && name !== "" && Number.isInteger(avatar);
}

/** @param {unknown} avatar missing in settings of the first version */
function isAvatar(avatar) {
  return avatar === undefined || (Number.isInteger(avatar) && Number(avatar) > 0);
}

/** @param {unknown} value @returns {Record<string, unknown>} */
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
