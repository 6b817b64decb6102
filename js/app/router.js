/** Shows the screen that the address names. */

import { refusalIn } from "../engine/errors.js";
import { countRolls, fairness } from "../features/fairness/fairness.js";
import { matches } from "../features/matches/matches.js";
import { about } from "../features/menu/about.js";
import { menu } from "../features/menu/menu.js";
import { position } from "../features/position/position.js";
import { openReplay, replay } from "../features/replay/replay.js";
import { matchScreens } from "../features/replay/replay-session.js";
import { deck, rules } from "../features/rules/rules.js";
import { setup } from "../features/setup/setup.js";
import { receivedParts, receivePart } from "../features/share/link-parts.js";
import { countAgain, statistics } from "../features/statistics/statistics.js";
import { table } from "../features/table/table.js";
import { gameOf, games } from "../games/index.js";
import { closeDialogs } from "../kit/components/dialog.js";
import { t } from "../kit/i18n.js";
import { emptyPage } from "../match/components/empty-page.js";
import { LoadedScreen } from "../match/components/on-demand.js";
import { followDate } from "./date.js";

/** @import { Screen } from "../match/components/on-demand.js" */
/** @import { App } from "./app.js" */

/** Screens about one game: they have the colours of the game, and their paths may name it. */
const OF_GAME = ["setup", "table", "deck", "rules", "statistics", "arena"];

/** Returns the screens by their names in the address. @param {App} app @returns {Record<string, Screen>} */
function screensOf(app) {
  const reviewed = async () => (await import("../features/review/review-report.js")).screenOf(app);
  const deal = async () => (await import("../features/deal/deal.js")).screenOf(app);
  const arena = async () => (await import("../features/arena/arena.js")).screenOf(app);
  return {
    menu: { draw: () => menu(app), open: () => app.shelf.refresh() },
    setup: { draw: () => setup(app) },
    table: {
      draw: () => table(app),
      open: () => {
        app.table.play();
        // The first matches have warnings. After a reload, their number is not known yet.
        if (!app.state.shelf) app.shelf.refresh(app.inquire).catch(refusalIn);
      },
      close: () => app.table.pause(),
    },
    matches: { draw: () => matches(app), open: () => app.shelf.refresh() },
    replay: { draw: () => replay(app), open: () => openReplay(app) },
    review: new LoadedScreen(app, "reviewed-heading", reviewed),
    link: app.link,
    part: { draw: () => receivedParts(app), open: () => receivePart(app) },
    deal: new LoadedScreen(app, "door-day", deal),
    deck: { draw: () => deck(app) },
    rules: { draw: () => rules(app) },
    position: { draw: () => position(app) },
    statistics: { draw: () => statistics(app), open: () => countAgain(app) },
    fairness: { draw: () => fairness(app), open: () => countRolls(app) },
    arena: new LoadedScreen(app, "menu-arena", arena, BUILT_ARENA_WORDS),
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
    if (first instanceof HTMLElement && OF_GAME.includes(state.screen))
      first.dataset["game"] = gameOf(state);
  }

  /** Follows the address from now on; resolves when its first screen is known. */
  start() {
    addEventListener("hashchange", () => {
      closeDialogs();
      this.#route();
    });
    followDate((date) => {
      this.#app.change({ today: date });
      // Its calendar ends with the day on which it was requested.
      if (this.#app.state.screen === "deal") this.#route();
    });
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
    for (const [name, each] of Object.entries(this.#screens)) if (name !== screen) each.close?.();
    if (!matchScreens.includes(screen) && screen !== "link") await app.session.open();
    const isHere = () => app.state.path === path;
    if (isHere()) this.#screens[screen]?.open?.(isHere);
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
    const isGame = name !== "table" && OF_GAME.includes(name) && games.includes(game);
    return isGame && !more.length;
  }
}
