/** Starts the engine, draws the screen that the address names, and says in data attributes how far things are. */

import { render } from "lit-html";
import { speak } from "./i18n.js";
import { bar } from "./screens/bar.js";
import { keepFocus } from "./screens/focus.js";
import { listenToKeys } from "./screens/keys.js";
import { notices } from "./screens/notices.js";
import { screens } from "./screens/screens.js";
import { chosen } from "./settings.js";
import { Store } from "./store.js";

// The worker starts before anything else: Python takes longest.
const store = new Store();

/** @param {string} id */
const room = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Gives the screen that the address names. @returns {keyof typeof screens} */
function addressed() {
  const name = location.hash.slice(1);
  return /** @type {keyof typeof screens} */ (Object.hasOwn(screens, name) ? name : "menu");
}

/** Shows the screen of the address; the table goes on only while it is seen. */
function route() {
  const screen = addressed();
  store.change({ screen, refusal: null });
  if (screen === "table" && store.state.opened) store.play();
  else store.pause();
}

let isDrawDue = false;

/** Draws once for all changes of this moment. */
function drawSoon() {
  if (isDrawDue) return;
  isDrawDue = true;
  queueMicrotask(() => {
    isDrawDue = false;
    keepFocus(store.state, draw);
  });
}

function draw() {
  const { state } = store;
  render(bar(store), room("bar"));
  render(screens[addressed()](store), room("screen"));
  render(notices(store), room("notices"));
  Object.assign(document.body.dataset, {
    screen: state.screen,
    pace: chosen().pace,
    phase: state.view?.phase ?? "none",
    ply: String(state.view?.ply ?? 0),
    busy: String(state.asking || state.telling || !state.opened),
    moment: state.moment?.kind ?? "none",
    ready: String(state.start.ready && state.opened),
  });
}

async function main() {
  await speak(chosen().language);
  for (const id of ["bar", "screen", "notices"]) room(id).replaceChildren();
  store.onChange(drawSoon);
  addEventListener("hashchange", route);
  listenToKeys();
  route();
  await store.open();
  route();
}

main();
