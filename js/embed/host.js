/** Grants what the page around a frame wants, and tells it what happens in the frame. */

import { CodedError } from "../engine/errors.js";
import { speakFromNow } from "../features/settings/language.js";
import { focusOnDecision } from "../kit/components/focus.js";
import { isLanguage } from "../kit/languages.js";
import { isTheme } from "../match/settings.js";
import { pinHeight } from "./pinned-height.js";
import { HostPort } from "./port.js";
import { Reporter } from "./reporter.js";

/** @typedef {import("../app/app.js").App} App */
/** @typedef {ReturnType<typeof import("../kit/layout.js").watchLayout>} Layout */
/** @typedef {import("./messages.js").Wish} Wish */
/** @typedef {import("./scene.js").SceneController} SceneController */
/** @typedef {import("./controller.js").EmbedController} EmbedController */

/** Listens to the page around the frame from now on. */
export class Host {
  #app;
  #scenes;
  #controller;
  #layout;
  #reporter = new Reporter();
  #port;
  /** How many pixels the page of the frame fills; 0 before that is known. */
  #height = 0;
  /** What was wanted is granted one after the other. */
  #granting = Promise.resolve();

  /** @param {App} app @param {SceneController} scenes @param {EmbedController} controller @param {Layout} layout */
  constructor(app, scenes, controller, layout) {
    this.#app = app;
    this.#scenes = scenes;
    this.#controller = controller;
    this.#layout = layout;
    this.#port = new HostPort(
      (wish) => {
        this.#granting = this.#granting.then(() => this.#grantOrSay(wish));
      },
      () => this.#greeted(),
    );
  }

  #greeted() {
    this.#layout.pin();
    pinHeight();
    this.#app.onChange(() => this.#report());
    new ResizeObserver(() => {
      this.#height = document.documentElement.scrollHeight;
      this.#report();
    }).observe(/** @type {Element} */ (document.getElementById("screen")));
  }

  #report() {
    const { state } = this.#app;
    const stage = state.scene && this.#scenes.stage;
    // At its door nobody plays yet.
    const isLive = stage === "left" || (stage === null && state.screen === "table");
    const seen = { state, stage, isLive, height: this.#height, room: innerHeight };
    for (const news of this.#reporter.newsOf(seen)) this.#port.tell(news);
  }

  /** @param {Wish} wish */
  async #grantOrSay(wish) {
    try {
      await this.#grant(wish);
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      this.#port.tell({ type: "error", code: error.code });
    }
  }

  /** @param {Wish} wish */
  async #grant(wish) {
    switch (wish.type) {
      case "lang":
        return this.#speak(wish.lang);
      case "theme":
        return this.#wear(wish.theme);
      case "load":
        if ("scene" in wish) return this.#scenes.load(wish.scene);
        return this.#controller.load(wish.record);
      case "state":
        return this.#tellState();
      case "reset":
        return this.#app.state.scene ? this.#scenes.again() : this.#controller.restart();
      case "focus":
        return enter();
    }
  }

  /** @param {string} lang */
  async #speak(lang) {
    if (!isLanguage(lang)) throw new CodedError({ code: "address.lang" });
    await speakFromNow(this.#app, lang);
  }

  /** @param {string} theme */
  #wear(theme) {
    if (!isTheme(theme)) throw new CodedError({ code: "address.theme" });
    this.#app.change({ settings: { ...this.#app.state.settings, theme } });
  }

  async #tellState() {
    const record = this.#app.state.view ? await this.#app.record() : undefined;
    if (record === undefined) throw new CodedError({ code: "match.none" });
    this.#port.tell({ type: "state", record });
  }
}

/** Moves the focus to what is to be decided, and again once the browser has moved it into the frame: by then that is drawn. */
function enter() {
  focusOnDecision();
  const again = () => document.activeElement === document.body && focusOnDecision();
  if (!document.hasFocus()) addEventListener("focus", again, { once: true });
}
