/** What every page does: speaks, draws once for all changes of a moment, and says in data attributes how far things are. */

import { render } from "lit-html";
import { scheduleSnapshot } from "../engine/snapshot.js";
import { measureNotices } from "../features/notices/notices.js";
import { gameOf, gameUiOf, variantsOf } from "../games/index.js";
import { keepFocus, listenToKeys } from "../kit/components/keyboard.js";
import { speak, t } from "../kit/i18n.js";
import { drawWithMotion, endMotionOnTap, listenForLanding } from "../kit/motion/motion.js";
import { showVariants } from "../match/components/explain.js";
import { listenForSound, soundOut } from "../match/sound.js";
import { updateOffline } from "../offline/registration.js";

/** @import { App } from "./app.js" */
/** @import { State } from "./state.js" */
/** @import { Theme } from "../match/settings.js" */

/** What is drawn into each landmark of the page, by the id of its element. @typedef {Record<"bar" | "screen" | "notices", () => unknown>} Drawings */

/** Returns a landmark of the page by the id of its element. @param {string} id */
export const landmark = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * Draws the page, and draws it anew after every change of the state.
 * @param {App} app
 * @param {Drawings} drawings
 */
export async function renderPage(app, drawings) {
  showTheme(app.state.settings.theme);
  watchTheme(() => app.change({}));
  await speak(app.state.language);
  for (const id of Object.keys(drawings)) landmark(id).replaceChildren();
  nextTask.port1.onmessage = () => drawDue(app, drawings);
  app.onChange(() => drawSoon(app));
  measureNotices(landmark("notices"));
  showVariants((rule) => variantsOf(app.state, rule));
  listenToKeys();
  endMotionOnTap();
  listenForLanding((frame) => app.table.land(frame));
  listenForSound(() => app.state);
}

/** What follows from an answer changes the state several times, one promise after the other: all of it is drawn at once. */
const nextTask = new MessageChannel();
let isDrawDue = false;

/** Only an answer that takes longer than this, in milliseconds, is worth showing that it is awaited: others would be drawn for nothing. */
const PATIENCE = 100;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let impatience;

/** @param {App} app */
function drawSoon({ state }) {
  scheduleSnapshot(state.start);
  if (isDrawDue) return;
  if (onlyAwaits(state)) {
    document.body.dataset.busy = "true";
    impatience ??= setTimeout(drawNext, PATIENCE);
    return;
  }
  drawNext();
}

function drawNext() {
  clearTimeout(impatience);
  impatience = undefined;
  isDrawDue = true;
  nextTask.port2.postMessage(null);
}

/** @type {State | undefined} the state of which the page is a drawing */
let drawn;

/** Tells whether nothing has changed but that an answer is awaited. @param {State} state */
function onlyAwaits(state) {
  // A new version may not be offered in the middle of anything.
  if (!state.asking || !drawn || state.offline.update) return false;
  const before = drawn;
  return Object.entries(state).every(
    ([name, value]) => name === "asking" || value === before[/** @type {keyof State} */ (name)],
  );
}

/** Tells whether what the screen shows is known: the match that its address names, or else the one on the table. @param {State} state */
const isKnown = ({ opened, replay, review, unreadable }) =>
  opened || replay !== null || review !== null || unreadable !== null;

/** Tells whether the page has something to do before anybody can act. @param {State} state */
const isBusy = (state) => state.asking || state.playing || !isKnown(state);

/** @param {App} app @param {Drawings} drawings */
function drawDue(app, drawings) {
  isDrawDue = false;
  drawn = app.state;
  keepFocus(app.state, () => drawWithMotion(app.state, () => draw(app, drawings)));
  updateOffline(app);
  soundOut(app.state, (game) => gameUiOf(game).story);
}

/** @param {App} app @param {Drawings} drawings */
function draw({ state }, drawings) {
  for (const [id, drawing] of Object.entries(drawings)) render(drawing(), landmark(id));
  updateHead(state);
  showTheme(state.settings.theme);
  const { view, frame, start, offline } = state;
  Object.assign(document.body.dataset, {
    screen: state.screen,
    pace: state.settings.pace,
    busy: String(isBusy(state)),
    phase: view?.phase ?? "none",
    ply: String(view?.ply ?? 0),
    frame: frame?.rolling ? "rolling" : (frame?.event.code ?? "none"),
    ready: String(start.ready && isKnown(state)),
    start: start.from,
    offline: offline.ready ? "ready" : "no",
    update: offline.update ? "waiting" : "none",
  });
}

/** The language of the head; what stands in it at first is English, whatever it says. @type {string | undefined} */
let language;

/** Brings the head of the page up to date. @param {State} state */
export function updateHead(state) {
  document.title = t(`title-${state.screen}`, { game: t(`game-${shownGame(state)}`) });
  if (state.language === language) return;
  language = state.language;
  document.documentElement.lang = language;
  setAttribute("meta[name=description]", "content", t("app-description"));
  setAttribute("link[rel=manifest]", "href", `manifests/${language}.webmanifest`);
}

/** @param {State} state */
function shownGame(state) {
  return state.view || !state.embed ? gameOf(state) : state.embed.game;
}

/** @param {string} selector of an element that only one of the pages may have @param {string} name @param {string} value */
function setAttribute(selector, name, value) {
  document.querySelector(selector)?.setAttribute(name, value);
}

const DARK = matchMedia("(prefers-color-scheme: dark)");

/** Shows the page in the light that was chosen. @param {Theme} theme */
export function showTheme(theme) {
  document.documentElement.dataset["theme"] = themeNow(theme);
}

/** Calls `listener` whenever the device wishes otherwise. @param {() => void} listener */
export function watchTheme(listener) {
  DARK.addEventListener("change", listener);
}

/** @param {Theme} theme @returns {Exclude<Theme, "auto">} */
function themeNow(theme) {
  if (theme !== "auto") return theme;
  return DARK.matches ? "night" : "day";
}
