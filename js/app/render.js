/** Draws the page: once for all changes of the state in a task, with its motion, sound, focus, head and theme. */

import { SnapshotSchedule } from "../engine/snapshot.js";
import { measureNotices } from "../features/notices/notices.js";
import { gameOf, games, variantsOf } from "../games/index.js";
import { listenToFingers } from "../kit/components/fingers.js";
import { KeyboardFocus, listenToKeys } from "../kit/components/keyboard.js";
import { render } from "../kit/draw.js";
import { speak, t } from "../kit/i18n.js";
import { Motion } from "../kit/motion/motion.js";
import { ScreenTurn } from "../kit/motion/screen-turn.js";
import { Spotlight } from "../kit/motion/spotlight.js";
import { listenForExplanations } from "../match/components/explain.js";
import { sharedWords } from "../match/components/words.js";
import { shownTheme } from "../match/settings.js";

/** @import { Links } from "../match/components/explain.js" */
/** @import { App } from "./app.js" */
/** @import { State } from "./state.js" */

/** The drawing of each landmark of the page, by the id of its element. @typedef {Record<"bar" | "screen" | "notices", () => unknown>} Drawings */
/**
 * @typedef {object} Additions what one of the pages adds
 * @property {Partial<Links>} [links] added to explanations
 * @property {() => void} [afterDrawing]
 */

/** Milliseconds before the page shows that it waits for an answer. */
const PATIENCE = 100;

/** Events whose handlers were drawn with the state that they change. */
const ACTS = ["click", "change", "submit"];

/** Where a click acts: one on anything else changes a field, which is ahead of what is drawn. */
const PRESSED = "button, a, summary";

/** Signs that the visitor is about to leave a start page. */
const SIGNS = ["pointermove", "pointerdown", "keydown"];

const DARK = matchMedia("(prefers-color-scheme: dark)");

/** Returns a landmark of the page by the id of its element. @param {string} id */
export const landmark = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Returns the game of a page or of a frame. @param {State} state */
const gameOnPage = (state) => (state.view || !state.embed ? gameOf(state) : state.embed.game);

/** Draws the page, and draws it again after each change of the state; resolves when its words are loaded. @param {App} app @param {Drawings} drawings @param {Additions} [additions] */
export function renderPage(app, drawings, additions) {
  return new Renderer(app, drawings, additions).start();
}

class Renderer {
  #app;
  #drawings;
  #additions;
  #focus = new KeyboardFocus();
  #motion;
  #turn = new ScreenTurn();
  #spotlight = new Spotlight("#status, .guide", ".dock");
  #snapshot = new SnapshotSchedule();
  /** A task after all promises of the current one: an answer changes the state several times. */
  #nextTask = new MessageChannel();
  #isDue = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;
  /** The state that the page shows. @type {State | undefined} */
  #drawn;
  /** The language of the head; the page is built with an English one. @type {string | undefined} */
  #headLanguage;

  /** The games whose drawings are requested. @type {Set<string>} */
  #drawnGames = new Set();
  /** The theme of the head. @type {string | undefined} */
  #theme;

  /** @param {App} app @param {Drawings} drawings @param {Additions} [additions] */
  constructor(app, drawings, additions = {}) {
    this.#app = app;
    this.#drawings = drawings;
    this.#additions = additions;
    this.#motion = new Motion((frame) => app.table.land(frame));
  }

  async start() {
    const app = this.#app;
    this.#showTheme();
    DARK.addEventListener("change", () => this.#showTheme());
    app.drawingFiles.load(["shared"]);
    for (const sign of SIGNS) addEventListener(sign, () => this.#loadGames(), { once: true });
    for (const act of ACTS)
      addEventListener(act, (event) => this.#catchUp(event), { capture: true });
    await speak(app.state.language);
    this.#nextTask.port1.onmessage = () => this.#drawTurning();
    app.onChange(() => this.#drawSoon());
    measureNotices(landmark("notices"));
    listenForExplanations({
      variantsOf: (rule) => variantsOf(app.state, rule),
      ...this.#additions.links,
    });
    listenToKeys();
    listenToFingers();
    markTaps();
    this.#motion.endOnTap();
    const uncover = () => {
      app.table.uncover();
      this.#drawTurning();
    };
    this.#motion.shakeOnHold((isShaking) => app.sound.shake(isShaking), uncover);
    this.#spotlight.endOnTap();
    this.#turn.endOnTap();
    app.sound.listen();
  }

  /** Loads the drawings of the games, which are large, and which a start page does without. */
  #loadGames() {
    const { state } = this.#app;
    // A frame seldom shows another game than its first one.
    const wanted = new Set([gameOnPage(state), ...(state.embed ? [] : games)]);
    const missing = [...wanted].filter((game) => !this.#drawnGames.has(game));
    for (const game of missing) this.#drawnGames.add(game);
    this.#app.drawingFiles.load(missing);
  }

  #drawSoon() {
    const { state } = this.#app;
    this.#snapshot.restart(state.start);
    if (this.#isDue) return;
    if (!this.#onlyAwaits(state)) return this.#drawNext();
    document.body.dataset.busy = "true";
    this.#waiting ??= setTimeout(() => this.#drawNext(), PATIENCE);
  }

  #drawNext() {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.#isDue = true;
    this.#nextTask.port2.postMessage(null);
  }

  /** Returns true if nothing has changed except that an answer is awaited. @param {State} state */
  #onlyAwaits(state) {
    const before = this.#drawn;
    // A new version may not be offered in the middle of a decision.
    if (!state.asking || !before || state.offline.update) return false;
    return Object.entries(state).every(
      ([name, value]) => name === "asking" || value === before[/** @type {keyof State} */ (name)],
    );
  }

  /**
   * Draws a change of the same screen before a tap is handled, which would otherwise undo the change: of two taps in one
   * moment, both count. What a person has typed meanwhile stays.
   * @param {Event} event
   */
  #catchUp({ type, target }) {
    const before = this.#drawn;
    if (!this.#isDue || !before || pageOf(before) !== pageOf(this.#app.state)) return;
    if (type === "click" && !(target instanceof Element && target.closest(PRESSED))) return;
    if (type !== "change" || !(target instanceof HTMLInputElement)) return this.#drawTurning();
    const { value, checked } = target;
    this.#drawTurning();
    if (target.value !== value) target.value = value;
    target.checked = checked;
  }

  /** Draws the page, with a turn to another screen and to the end of a match. */
  #drawTurning() {
    if (!this.#isDue) return;
    this.#isDue = false;
    // The turn draws the latest state, and so does the screen that comes: the one before never shows a new match.
    if (this.#turn.isPending || this.#app.address.isChanging) return;
    const before = this.#drawn;
    if (!before) return this.#drawFirst();
    if (pageOf(before) === pageOf(this.#app.state)) return this.#draw();
    this.#turn.draw(() => this.#draw());
  }

  /** Draws the live page in place of what the build has drawn, and lets it receive the tap on that. */
  #drawFirst() {
    const { dataset } = document.documentElement;
    const ids = Object.keys(this.#drawings);
    for (const id of ids) landmark(id).replaceChildren();
    this.#draw();
    delete dataset["drawn"];
    const buttons = ids.flatMap((id) => [...landmark(id).querySelectorAll("button")]);
    buttons[Number(dataset["tapped"])]?.click();
    delete dataset["tapped"];
  }

  #draw() {
    const { state } = this.#app;
    this.#drawn = state;
    const { screen, view, curtainFor, playing, asking, frame, settings } = state;
    const isAtTable = screen === "table";
    const decision = isAtTable && view ? `${view.ply} ${view.seat} ${curtainFor}` : "";
    const { ply = 0, game } = view ?? {};
    const picture = { ply, game, frame, pace: settings.pace, isAnimated: isAtTable };
    this.#focus.keep({ screen, decision, isPlaying: playing, isAsking: asking }, () =>
      this.#motion.draw(picture, () => this.#renderAll(state)),
    );
    this.#stage(state);
    this.#additions.afterDrawing?.();
    updateOffline(this.#app);
    this.#app.sound.follow();
  }

  /** Stages the event that has just landed, if it is a great one. @param {State} state */
  #stage({ screen, view, frame }) {
    const staged = (screen === "table" && view && frame?.staged) || null;
    const words =
      staged?.words && view && frame ? t(staged.words, sharedWords(view, frame.event)) : "";
    this.#spotlight.follow(staged, words, view?.game);
  }

  /** @param {State} state */
  #renderAll(state) {
    for (const [id, drawing] of Object.entries(this.#drawings)) render(drawing(), landmark(id));
    this.#updateHead(state);
    this.#showTheme();
    if (showsGames(state)) this.#loadGames();
    const isAwaited = isAwaiting(state);
    // Every element inherits the property, so a change of it costs a computation of all styles.
    if (isAwaited) showProgress(state);
    const { view, frame, start, offline } = state;
    Object.assign(document.body.dataset, {
      screen: state.screen,
      pace: state.settings.pace,
      busy: String(state.asking || state.playing || !isKnown(state)),
      phase: view?.phase ?? "none",
      ply: String(view?.ply ?? 0),
      moving: String(frame?.now === "moving"),
      frame: frame?.rolling ? "rolling" : (frame?.event.code ?? "none"),
      ready: String(start.ready && isKnown(state)),
      awaiting: String(isAwaited),
      start: start.from,
      offline: offline.ready ? "ready" : "no",
      update: offline.update ? "waiting" : "none",
    });
  }

  /** Updates the title, and the language of everything outside the body. @param {State} state */
  #updateHead(state) {
    const { screen, language } = state;
    document.title = t(`title-${screen}`, { game: t(`game-${gameOnPage(state)}`) });
    if (language === this.#headLanguage) return;
    this.#headLanguage = language;
    document.documentElement.lang = language;
    setAttribute("meta[name=description]", "content", t("app-description"));
    setAttribute("link[rel=manifest]", "href", `manifests/${language}.webmanifest`);
  }

  #showTheme() {
    const { dataset } = document.documentElement;
    const shown = shownTheme(this.#app.state.settings.theme);
    if (this.#theme === shown) return;
    this.#theme = shown;
    dataset["theme"] = shown;
    const colour = getComputedStyle(document.documentElement).getPropertyValue("--browser-bar");
    for (const meta of document.querySelectorAll("meta[name=theme-color]"))
      meta.setAttribute("content", colour);
  }
}

/**
 * Stores the site after the engine's start, and requests persistent storage once a match is over: the browser may ask the
 * user. A scene on its tape stores nothing, because the site is a hundred times larger.
 * @param {App} app
 */
function updateOffline(app) {
  const { start, view, kept, settings } = app.state;
  if (view?.result && kept && !settings.lasting) {
    app.choose({ lasting: true });
    // Insecure origins have no such storage.
    navigator.storage?.persist?.().catch(() => {});
  }
  if (start.fatal || (start.ready && start.from !== "tape")) app.offline.start();
}

/** Gives the tapped button the progress of the start. @param {State} state */
function showProgress({ start: { ready, progress } }) {
  document.documentElement.style.setProperty("--start", String(ready ? 1 : progress));
}

/** Returns true unless the page is a start page without any match. @param {State} state */
const showsGames = ({ screen, beginning, embed, view, shelf }) =>
  !["menu", "door"].includes(screen) ||
  Boolean(beginning || embed?.isComing || view || shelf?.total);

/** Returns true if a tap waits for the engine. @param {State} state */
const isAwaiting = ({ beginning, embed, screen, asking, start }) =>
  !start.fatal &&
  (beginning !== null ||
    embed?.isComing === true ||
    (screen === "table" && asking && !start.ready));

/** Returns what turns when it changes: the screen, and at the table whether the match is over. @param {State} state */
const pageOf = ({ screen, view }) => `${screen} ${screen === "table" && Boolean(view?.result)}`;

/** Returns true if the match of the screen is known: that of the address, or the one on the table. @param {State} state */
const isKnown = ({ opened, replay, review, daily, unreadable }) =>
  opened || [replay, review, daily, unreadable].some((known) => known !== null);

/** Marks the button that was tapped last. */
function markTaps() {
  addEventListener(
    "click",
    ({ target }) => {
      document.querySelector(".button[data-tapped]")?.removeAttribute("data-tapped");
      const button = target instanceof Element && target.closest(".button");
      if (button) button.setAttribute("data-tapped", "");
    },
    true,
  );
}

/** @param {string} selector of an element that only one of the pages may have @param {string} name @param {string} value */
function setAttribute(selector, name, value) {
  document.querySelector(selector)?.setAttribute(name, value);
}
