/** A scene in a frame: how far the reader is in it, and the ways on from it. */

import { CodedError } from "../engine/errors.js";
import { fetchScript } from "../engine/tape.js";
import { ALL } from "../match/ceremony.js";
import { offerChance } from "../match/components/chance.js";
import { markRules } from "../match/components/why.js";

/** @typedef {import("../app/app.js").App} App */
/** @typedef {import("../engine/tape.js").Script} Script */
/** @typedef {import("../engine/tape-client.js").TapeClient} TapeClient */
/** Where the reader is: before anything was played, on the way, at its end, or beside it with the engine itself. @typedef {"start" | "play" | "over" | "left"} Stage */

/** Plays scenes on the table of a frame. */
export class SceneController {
  #app;
  #client;

  /** @param {App} app @param {TapeClient} client the engine of the app */
  constructor(app, client) {
    this.#app = app;
    this.#client = client;
    // A tape has dice of its own; what is played beside it, or in a frame without one, is for trying.
    offerChance(() => this.stage === "left");
    // Where many rules meet, as on a score sheet, the one that the scene is about is marked.
    markRules((rule) => this.#app.state.scene?.scene.startsWith(`${rule}/`) ?? false);
  }

  /** What is said of the scene in the language of the page. @param {Script} script */
  words(script) {
    return /** @type {import("../engine/tape.js").SceneWords} */ (
      script.words[this.#app.state.language]
    );
  }

  /** @returns {Stage} */
  get stage() {
    const { playing, frame, ceremony, view } = this.#app.state;
    const { tape } = this.#client;
    if (!tape) return "left";
    // What the tape has answered may not be shown yet.
    const isShown = view?.ply === tape.ply;
    if (playing || frame || ceremony !== ALL || !isShown) return "play";
    if (tape.isOver) return "over";
    return tape.isAtStart ? "start" : "play";
  }

  /** Whether the engine is being started, because the tape is left. */
  get isStarting() {
    const { asking, start } = this.#app.state;
    return asking && start.from === "tape";
  }

  /** Why what the scene offers now cannot be done. */
  get tempting() {
    const { playing, frame } = this.#app.state;
    return playing || frame ? [] : (this.#client.tape?.tempting ?? []);
  }

  /** Puts a scene in place of whatever is played; rejects with a CodedError where it cannot be had. @param {string} id */
  async insert(id) {
    const script = await fetchScript(id);
    this.#app.table.pause();
    this.#client.insert(script);
    this.#app.change({ scene: script, screen: "table" });
  }

  /** Shows a scene from its beginning; rejects with a CodedError where it cannot be had. @param {string} id */
  async load(id) {
    await this.insert(id);
    await this.again();
  }

  /** Shows the scene from its beginning; it goes on when somebody taps. */
  async again() {
    this.#app.table.pause();
    this.#client.rewind();
    await this.#app.table.replace({ do: "view", as: null });
  }

  /** Has the reader play on from here with the engine itself, in place of the tape. */
  async playOn() {
    if (this.#app.state.asking) return;
    this.#app.table.pause();
    this.#client.leave();
    if (await this.#app.table.replace({ do: "view", as: null })) await this.#app.table.play();
  }

  /** Shows another scene; where it cannot be had, this one stays, with the reason. @param {string} id */
  async open(id) {
    try {
      await this.load(id);
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      this.#app.change({ refusal: error });
    }
  }
}
