/** Grants the requests of the page around a frame, and reports to it what happens in the frame. */

import { CodedError, refusalIn } from "../engine/errors.js";
import { speakFromNow } from "../features/settings/settings.js";
import { focusOnDecision } from "../kit/components/keyboard.js";
import { isLanguage } from "../kit/languages.js";
import { isTheme } from "../match/settings.js";
import { HostPort } from "./messages.js";
import { pinHeight } from "./pinned-height.js";
import { Reporter } from "./reporter.js";

/** @import { App } from "../app/app.js" */
/** @import { Layout } from "../kit/layout.js" */
/** @import { EmbedController } from "./controller.js" */
/** @import { Wish } from "./messages.js" */
/** @import { SceneController } from "./scene.js" */

/** Listens to the page around the frame from its construction on. */
export class Host {
  #app;
  #scenes;
  #controller;
  #layout;
  #reporter = new Reporter();
  #port;
  /** The height of the frame's page in pixels; 0 before it is measured. */
  #height = 0;
  /** Requests are granted one after the other. */
  #granting = Promise.resolve();

  /** @param {App} app @param {SceneController} scenes @param {EmbedController} controller @param {Layout} layout */
  constructor(app, scenes, controller, layout) {
    this.#app = app;
    this.#scenes = scenes;
    this.#controller = controller;
    this.#layout = layout;
    this.#port = new HostPort(
      (wish) => {
        this.#granting = this.#granting.then(() => this.#grantOrReport(wish));
      },
      () => this.#start(),
    );
  }

  #start() {
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
    // The start card is not live.
    const isLive = stage === "left" || (stage === null && state.screen === "table");
    const seen = { state, stage, isLive, height: this.#height, room: innerHeight };
    for (const news of this.#reporter.newsOf(seen)) this.#port.send(news);
  }

  /** @param {Wish} wish */
  async #grantOrReport(wish) {
    try {
      await this.#grant(wish);
    } catch (error) {
      this.#port.send({ type: "error", code: refusalIn(error).code });
    }
  }

  /** @param {Wish} wish */
  async #grant(wish) {
    switch (wish.type) {
      case "lang":
        if (!isLanguage(wish.lang)) throw new CodedError({ code: "address.lang" });
        return speakFromNow(this.#app, wish.lang);
      case "theme":
        return this.#setTheme(wish.theme);
      case "load":
        if ("scene" in wish) return this.#scenes.load(wish.scene);
        return this.#controller.load(wish.record);
      case "state":
        return this.#sendState();
      case "reset":
        return this.#app.state.scene ? this.#scenes.again() : this.#controller.restart();
      case "focus":
        return takeFocus();
    }
  }

  /** @param {string} theme */
  #setTheme(theme) {
    if (!isTheme(theme)) throw new CodedError({ code: "address.theme" });
    this.#app.change({ settings: { ...this.#app.state.settings, theme } });
  }

  async #sendState() {
    const record = this.#app.state.view ? await this.#app.record() : undefined;
    if (record === undefined) throw new CodedError({ code: "match.none" });
    this.#port.send({ type: "state", record });
  }
}

/** Moves the focus to the decision, and again after the browser has moved it into the frame, because the decision may be drawn only then. */
function takeFocus() {
  focusOnDecision();
  const again = () => document.activeElement === document.body && focusOnDecision();
  if (!document.hasFocus()) addEventListener("focus", again, { once: true });
}
