/** The app: starts the engine, and draws the screen that the address names. */

import { faceOf, gameOf } from "./games/index.js";
import { choose, chosen } from "./state/settings.js";
import { Store } from "./state/store.js";
import { furnish, room } from "./ui/page.js";
import { bar } from "./ui/screens/bar.js";
import { watchPage } from "./ui/screens/crash.js";
import { notices } from "./ui/screens/notices.js";
import { gameScreens, screens } from "./ui/screens/screens.js";

const store = new Store((game) => faceOf(game).story);

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

/** Draws the screen of the address, and lets the next visit begin in the colours of the match that is seen now. */
function screen() {
  const { game } = store.state.view ?? {};
  if (game && game !== chosen().game) choose({ game });
  return screens[addressed().screen](store);
}

async function main() {
  watchPage(store);
  route();
  colour();
  await furnish(store, chosen().language, {
    bar: () => bar(store),
    screen,
    notices: () => notices(store),
  });
  addEventListener("hashchange", route);
  route();
  await store.open();
  route();
}

main();
