/** The table for everyone: sends what everybody may see to a second window of this browser, for a television or a projector. */

import { refusalIn } from "../../engine/errors.js";
import { isShow } from "../../match/end-sequence.js";

/** @import { Client } from "../../engine/session.js" */
/** @import { App } from "../../app/app.js" */
/** @import { GameEvent, View } from "../../protocol/shared.js" */
/** @import { Language } from "../../kit/languages.js" */
/** @import { Theme } from "../../match/settings.js" */

/** The client of the second window, which has no engine. @type {Client} */
export const NO_ENGINE = {
  connect: (onNews) => onNews({ awaited: false }),
  request: () => new Promise(() => {}),
  start() {},
  stop() {},
  isStopped: false,
  record: "",
};

export const CHANNEL = "volle-everyone";

/**
 * A message between the windows. From the first: it is there, its table as everybody may see it (without a view if there is
 * none), or it is closed. From the second: it waits for the table, or it has taken the place of another second window.
 * @typedef {{ is: "here" } | { is: "table", view: View | null, log: readonly GameEvent[], language: Language, theme: Theme } | { is: "closed" } | { is: "waiting", id: string }} WindowMessage
 */

/** Opens the second window; without what it needs, the page shows the reason. @param {App} app */
export function openWindow(app) {
  if (!("BroadcastChannel" in globalThis)) return app.refuse("window.no-channel");
  const opened = open(`${app.address.of("")}?everyone`, CHANNEL, "popup");
  if (!opened) app.refuse("window.blocked");
}

/** Sends the table to a second window from now on, if there is one. @param {App} app */
export function sendTable(app) {
  if (!("BroadcastChannel" in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  const sender = new Sender(app, (message) => channel.postMessage(message));
  channel.onmessage = ({ data }) => data.is === "waiting" && sender.start();
  addEventListener("pagehide", () => channel.postMessage({ is: "closed" }));
  channel.postMessage({ is: "here" });
}

/** Sends the engine's public view of each position that this page shows, and nothing else of its own. */
export class Sender {
  #app;
  #send;
  #isStarted = false;
  #isAsking = false;
  /** The position sent last. */
  #sent = "";

  /** @param {Pick<App, "state" | "inquire" | "onChange">} app @param {(message: WindowMessage) => void} send */
  constructor(app, send) {
    this.#app = app;
    this.#send = send;
  }

  /** Sends the table, and again after each change. */
  start() {
    this.#sent = "";
    if (!this.#isStarted) this.#app.onChange(() => this.#follow());
    this.#isStarted = true;
    this.#follow();
  }

  async #follow() {
    const wanted = this.#shown();
    if (wanted === null || wanted === this.#sent || this.#isAsking) return;
    const { view, language, settings } = this.#app.state;
    this.#isAsking = true;
    // The view of this page may hold secrets of its player.
    const asking = view && this.#app.inquire({ do: "view", as: null });
    const seen = asking ? await asking.catch((error) => void refusalIn(error)) : { view, log: [] };
    this.#isAsking = false;
    // The engine may be ahead of this page, whose dice still roll.
    if (seen && seen.view?.ply === view?.ply) {
      this.#sent = wanted;
      const shown = { view: seen.view, log: seen.log ?? [] };
      this.#send({ is: "table", ...shown, language, theme: settings.theme });
    }
    if (this.#shown() !== wanted) await this.#follow();
  }

  /** Returns a text for what this page shows; null while objects move or the end is shown step by step, or another match covers the table. */
  #shown() {
    const { view, frame, replay, review, opened, language, settings, elsewhere } = this.#app.state;
    if (frame || isShow(this.#app.state) || replay || review || !opened || elsewhere) return null;
    const { seal, game, ply, next, phase } = view ?? {};
    return JSON.stringify([seal, game, ply, next, phase, language, settings.theme]);
  }
}
