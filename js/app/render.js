/** What every page does: speaks, draws once for all changes of a moment, and says in data attributes how far things are. */

import { render } from "lit-html";
import { scheduleSnapshot } from "../engine/snapshot-schedule.js";
import { measureNotices } from "../features/notices/notices.js";
import { variantsOf } from "../features/rules/variants.js";
import { gameOf, games, gameUiOf } from "../games/index.js";
import { loadDrawings } from "../kit/art/drawing.js";
import { keepFocus } from "../kit/components/focus.js";
import { listenToKeys } from "../kit/components/keys.js";
import { speak } from "../kit/i18n.js";
import { drawWithMotion, endMotionOnTap, listenForLanding } from "../kit/motion/motion.js";
import { showVariants } from "../match/components/why.js";
import { listenForSound, soundOut } from "../match/sound.js";
import { updateOffline } from "../offline/registration.js";
import { updateHead } from "./head.js";
import { showTheme, watchTheme } from "./theme.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./state.js").State} State */
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
  loadDrawings([...new Set(["shared", gameOf(app.state), ...games])]);
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
