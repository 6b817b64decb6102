/** Shows the screen that the address names. */

import { ArenaScreen } from "../features/arena/arena-screen.js";
import { DealScreen } from "../features/deal/deal-screen.js";
import { countRolls, fairness } from "../features/fairness/fairness.js";
import { matches } from "../features/matches/matches.js";
import { about } from "../features/menu/about.js";
import { menu } from "../features/menu/menu.js";
import { position } from "../features/position/position.js";
import { openReplay, replay } from "../features/replay/replay.js";
import { matchScreens } from "../features/replay/replay-session.js";
import { ReviewScreen } from "../features/review/review.js";
import { deck, rules } from "../features/rules/rules.js";
import { setup } from "../features/setup/setup.js";
import { receivedParts, receivePart } from "../features/share/link-parts.js";
import { countAgain, statistics } from "../features/statistics/statistics.js";
import { table } from "../features/table/table.js";
import { gameOf, games } from "../games/index.js";
import { t } from "../kit/i18n.js";
import { emptyPage } from "../match/components/empty-page.js";

/** @import { App } from "./app.js" */

/**
 * @typedef {object} Screen
 * @property {() => unknown} draw
 * @property {boolean} [isOfGame] true for a screen about one game: it has the colours of the game, and its path may name it
 * @property {() => unknown} [open] called when the address has come to name the screen
 * @property {() => void} [close] called when the address names another screen
 */

/** Returns the screens by their names in the address. @param {App} app @returns {Record<string, Screen>} */
function screensOf(app) {
  const arena = new ArenaScreen(app);
  const review = new ReviewScreen(app);
  const deal = new DealScreen(app);
  return {
    menu: { draw: () => menu(app), open: () => app.shelf.refresh() },
    setup: { draw: () => setup(app), isOfGame: true },
    table: {
      draw: () => table(app),
      isOfGame: true,
      open: () => app.table.play(),
      close: () => app.table.pause(),
    },
    matches: { draw: () => matches(app), open: () => app.shelf.refresh() },
    replay: { draw: () => replay(app), open: () => openReplay(app) },
    review: { draw: () => review.draw(), open: () => review.open() },
    link: { draw: () => app.link.draw(), open: () => app.link.open() },
    part: { draw: () => receivedParts(app), open: () => receivePart(app) },
    deal: { draw: () => deal.draw(), open: () => deal.open() },
    deck: { draw: () => deck(app), isOfGame: true },
    rules: { draw: () => rules(app), isOfGame: true },
    position: { draw: () => position(app) },
    statistics: { draw: () => statistics(app), isOfGame: true, open: () => countAgain(app) },
    fairness: { draw: () => fairness(app), open: () => countRolls(app) },
    arena: {
      draw: () => arena.draw(),
      isOfGame: true,
      open: () => arena.open(),
      close: () => arena.close(),
    },
    about: { draw: about },
    unknown: { draw: () => emptyPage(t("unknown-heading"), t("unknown-about")) },
  };
}

export class Router {
  #app;
  #screens;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    this.#screens = screensOf(app);
  }

  /** Draws the screen of the address. */
  draw() {
    return this.#screens[this.#app.state.screen]?.draw();
  }

  /** Colours the page for the screen of the address, before any words are loaded. @param {HTMLElement} landmark that the screen is drawn into */
  colour({ firstElementChild: first }) {
    const { state } = this.#app;
    document.body.dataset["screen"] = state.screen;
    if (first instanceof HTMLElement && this.#screens[state.screen]?.isOfGame)
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
    const { screen, path } = this.#place();
    app.replay.close();
    app.review.close();
    app.change({ screen, path, refusal: null, unreadable: null });
    for (const [name, { close }] of Object.entries(this.#screens)) if (name !== screen) close?.();
    if (!matchScreens.includes(screen) && screen !== "link") await app.session.open();
    if (app.state.path === path) this.#screens[screen]?.open?.();
  }

  /** Returns the screen and the path that the address names. */
  #place() {
    const [name = "", ...path] = this.#app.address.parts;
    if (name === "") return { screen: "menu", path: [] };
    const isKnown = Object.hasOwn(this.#screens, name) && this.#mayFollow(name, path);
    return isKnown ? { screen: name, path } : { screen: "unknown", path: [] };
  }

  /** Returns true if a path may follow the name of a screen; paths that name a match are read by their screens. @param {string} name @param {string[]} path */
  #mayFollow(name, path) {
    if (matchScreens.includes(name) || name === "link") return true;
    const [game, ...more] = path;
    if (game === undefined) return true;
    const isGame = name !== "table" && this.#screens[name]?.isOfGame && games.includes(game);
    return isGame && !more.length;
  }
}
