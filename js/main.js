/** Starts the engine, draws the screen that the address names, and says in data attributes how far things are. */

import { render } from "lit-html";
import { faceOf, gameOf, games } from "./faces.js";
import { speak } from "./i18n.js";
import { attend } from "./offline.js";
import { keepFocus } from "./parts/focus.js";
import { listenToKeys } from "./parts/keys.js";
import { tellVariants } from "./parts/why.js";
import { waitForQuiet } from "./quiet.js";
import { bar } from "./screens/bar.js";
import { measureNotices, notices } from "./screens/notices.js";
import { gameScreens, screens } from "./screens/screens.js";
import { variantsOf } from "./screens/variants.js";
import { choose, chosen } from "./settings.js";
import { Store } from "./store.js";

// The worker starts before anything else: Python takes longest.
const store = new Store((game) => faceOf(game).story, { keeps: true });

/** @param {string} id */
const room = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Gives what the address names: a screen, and behind a slash perhaps a game. */
function addressed() {
  const [name = "", game = null] = location.hash.slice(1).split("/");
  const screen = /** @type {keyof typeof screens} */ (Object.hasOwn(screens, name) ? name : "menu");
  return { screen, game };
}

/** Shows the screen of the address; the table goes on only while it is seen. */
function route() {
  const { screen, game } = addressed();
  store.change({ screen, addressed: game, lastGame: chosen().game, refusal: null });
  if (screen === "table" && store.state.opened) store.play();
  else store.pause();
}

/** Colours the page for the screen that the address names, before there is a word to put into it. */
function colour() {
  const { screen } = store.state;
  const first = room("screen").firstElementChild;
  document.body.dataset.screen = screen;
  if (first instanceof HTMLElement && gameScreens.includes(screen))
    first.dataset.game = gameOf(store.state);
}

/** Lets the next visit begin in the colours of the match that is seen now. */
function rememberGame() {
  const { game } = store.state.view ?? {};
  if (game && game !== chosen().game) choose({ game });
}

let isDrawDue = false;

/** Draws once for all changes of this moment. */
function drawSoon() {
  waitForQuiet(store.state.start.ready);
  if (isDrawDue) return;
  isDrawDue = true;
  queueMicrotask(() => {
    isDrawDue = false;
    keepFocus(store.state, draw);
    rememberGame();
    attend(store);
  });
}

function draw() {
  const { state } = store;
  render(bar(store), room("bar"));
  render(screens[addressed().screen](store), room("screen"));
  render(notices(store), room("notices"));
  Object.assign(document.body.dataset, {
    screen: state.screen,
    pace: chosen().pace,
    phase: state.view?.phase ?? "none",
    ply: String(state.view?.ply ?? 0),
    busy: String(state.asking || state.telling || !state.opened),
    moment: state.moment?.kind ?? "none",
    ready: String(state.start.ready && state.opened),
    start: state.start.from,
    offline: state.offline.ready ? "ready" : "no",
    update: state.offline.update ? "waiting" : "none",
  });
}

async function main() {
  route();
  colour();
  await speak(chosen().language, games);
  for (const id of ["bar", "screen", "notices"]) room(id).replaceChildren();
  store.onChange(drawSoon);
  measureNotices(room("notices"));
  tellVariants((rule) => variantsOf(store.state, rule));
  addEventListener("hashchange", route);
  listenToKeys();
  route();
  await store.open();
  route();
}

main();
