/** Shows the screen that the address names. */

import { arena, leaveArena, openArena } from "../features/arena/arena-door.js";
import { fairness } from "../features/fairness/fairness.js";
import { countRolls } from "../features/fairness/fairness-rolls.js";
import { matches } from "../features/matches/matches.js";
import { about } from "../features/menu/about.js";
import { menu } from "../features/menu/menu.js";
import { unknown } from "../features/menu/unknown.js";
import { position } from "../features/position/position.js";
import { replay } from "../features/replay/replay.js";
import { matchScreens, openReplay } from "../features/replay/replay-address.js";
import { openReview, review } from "../features/review/review-address.js";
import { deck } from "../features/rules/deck.js";
import { rulebook } from "../features/rules/rulebook.js";
import { setup } from "../features/setup/setup.js";
import { part, readPart } from "../features/share/part.js";
import { lookAgain, statistics } from "../features/statistics/statistics.js";
import { table } from "../features/table/table.js";
import { gameOf, games } from "../games/index.js";

/** @import { App } from "./app.js" */

/**
 * @typedef {object} Screen
 * @property {(app: App) => unknown} draw
 * @property {boolean} [isOfGame] true for a screen about one game: it has the colours of the game, and its path may name it
 * @property {(app: App, path: string[]) => unknown} [arrive] called when the address has come to name the screen
 */

/** The screens by their names in the address. @type {Record<string, Screen>} */
const SCREENS = {
  menu: { draw: menu, arrive: (app) => app.shelf.refresh() },
  setup: { draw: setup, isOfGame: true },
  table: { draw: table, isOfGame: true, arrive: (app) => app.table.play() },
  matches: { draw: matches, arrive: (app) => app.shelf.refresh() },
  replay: { draw: replay, arrive: openReplay },
  review: { draw: review, arrive: openReview },
  part: { draw: part, arrive: (app, path) => readPart(app, path.join("/")) },
  deck: { draw: deck, isOfGame: true },
  rules: { draw: rulebook, isOfGame: true },
  position: { draw: position },
  statistics: { draw: statistics, isOfGame: true, arrive: lookAgain },
  fairness: { draw: fairness, arrive: countRolls },
  arena: { draw: arena, isOfGame: true, arrive: openArena },
  about: { draw: about },
  unknown: { draw: unknown },
};

/** Returns the screen and the path that an address names. @param {string[]} parts of the address */
function placeOf([name = "", ...path]) {
  if (name === "") return { screen: "menu", path: [] };
  const isKnown = Object.hasOwn(SCREENS, name) && mayFollow(name, path);
  return isKnown ? { screen: name, path } : { screen: "unknown", path: [] };
}

/** Returns true if a path may follow the name of a screen; paths that name a match are read by their screens. @param {string} name @param {string[]} path */
function mayFollow(name, path) {
  if (matchScreens.includes(name)) return true;
  const [game, ...more] = path;
  if (game === undefined) return true;
  const isGame = name !== "table" && SCREENS[name]?.isOfGame && games.includes(game);
  return isGame && !more.length;
}

export class Router {
  #app;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
  }

  /** Draws the screen of the address. */
  draw() {
    return SCREENS[this.#app.state.screen]?.draw(this.#app);
  }

  /** Colours the page for the screen of the address, before any words are loaded. @param {HTMLElement} landmark that the screen is drawn into */
  colour({ firstElementChild: first }) {
    const { state } = this.#app;
    document.body.dataset["screen"] = state.screen;
    if (first instanceof HTMLElement && SCREENS[state.screen]?.isOfGame)
      first.dataset["game"] = gameOf(state);
  }

  /** Follows the address from now on; resolves when its first screen is known. */
  start() {
    addEventListener("hashchange", () => this.#route());
    return this.#route();
  }

  /**
   * Shows the screen of the address. The table goes on only while it is on screen. A screen that shows one match needs
   * no other, and takes the one on the table from no other tab; all other screens wait until that match is known.
   */
  async #route() {
    const app = this.#app;
    const { screen, path } = placeOf(app.address.parts);
    app.replay.close();
    app.review.close();
    app.change({ screen, path, refusal: null, unreadable: null });
    if (screen !== "table") app.table.pause();
    if (screen !== "arena") leaveArena();
    if (!matchScreens.includes(screen)) await app.open();
    if (app.state.path === path) SCREENS[screen]?.arrive?.(app, path);
  }
}
