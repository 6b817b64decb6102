/** A scene in a frame: the reader's progress in it, and the guide above its table. */

import { html, nothing } from "lit-html";
import { fetchScript } from "../engine/tape.js";
import { guideStrip } from "../kit/components/guide.js";
import { t } from "../kit/i18n.js";
import { refusalReason, showWhy, whyButton } from "../match/components/explain.js";
import { errorWords } from "../match/components/words.js";
import { ALL } from "../match/end-sequence.js";

/** @import { App } from "../app/app.js" */
/** @import { SceneWords, Script, TapeClient } from "../engine/tape.js" */

/** The reader's progress: before the first action, in the scene, at its end, or in a match of the engine that left it. @typedef {"start" | "play" | "over" | "left"} Stage */

/** Plays scenes on the table of a frame. */
export class SceneController {
  #app;
  #client;
  /** The stage that the guide has drawn last. @type {Stage} */
  #drawn = "start";

  /** @param {App} app @param {TapeClient} client the engine of the app */
  constructor(app, client) {
    this.#app = app;
    this.#client = client;
    // A scene has fixed dice; a match that left it, or a frame without a scene, is for trying out.
    app.table.offersChance = () => this.stage === "left";
  }

  /** Marks the rule of the scene among many rules, as on a score sheet. */
  markRule() {
    const [rule] = this.#app.state.scene?.scene.split("/") ?? [];
    for (const button of document.querySelectorAll(".why")) {
      const rules = button.getAttribute("data-rules")?.split(" ") ?? [];
      button.toggleAttribute("data-marked", rule !== undefined && rules.includes(rule));
    }
  }

  /** Returns the texts of a scene in the language of the page. @param {Script} script */
  words(script) {
    return /** @type {SceneWords} */ (script.words[this.#app.state.language]);
  }

  /** @returns {Stage} */
  get stage() {
    const { playing, frame, endStep, view } = this.#app.state;
    const { tape } = this.#client;
    if (!tape) return "left";
    // The last answer of the tape may not be shown yet.
    const isShown = view?.ply === tape.ply;
    if (playing || frame || endStep !== ALL || !isShown) return "play";
    if (tape.isOver) return "over";
    return tape.isAtStart ? "start" : "play";
  }

  /** True while the engine starts because the scene is left. */
  get isStarting() {
    const { asking, start } = this.#app.state;
    return asking && start.from === "tape";
  }

  /** The refusals of tempting actions that the scene explains now. */
  get tempting() {
    const { playing, frame } = this.#app.state;
    return playing || frame ? [] : (this.#client.tape?.tempting ?? []);
  }

  /** Draws the guide above the table: the story, the task, and the point to notice. @param {Script} script */
  guide(script) {
    const { stage } = this;
    // After the page is drawn and the focus is in place, the marked line exists.
    if (stage === "over" && this.#drawn !== "over") requestAnimationFrame(showMarkedLine);
    this.#drawn = stage;
    return guideStrip({
      kind: "scene",
      about: script.kind,
      stage,
      heading: this.words(script).title,
      words: guideWords(this, script),
      buttons: guideButtons(this, script),
    });
  }

  /** Replaces the match or scene on the table by a scene. @param {Script} script */
  insert(script) {
    this.#app.table.pause();
    this.#client.insert(script);
    this.#app.change({ scene: script, screen: "table" });
  }

  /** Shows a scene from its beginning; rejects with a CodedError if it cannot be loaded. @param {string} id */
  async load(id) {
    this.insert(await fetchScript(id));
    await this.again();
  }

  /** Shows the scene from its beginning; it goes on after a tap. */
  async again() {
    this.#app.table.pause();
    this.#client.rewind();
    await this.#app.table.replace({ do: "view", as: null });
  }

  /** Continues from here with the engine, in place of the scene. */
  async playOn() {
    if (this.#app.state.asking) return;
    this.#app.table.pause();
    this.#client.leave();
    if (await this.#app.table.replace({ do: "view", as: null })) await this.#app.table.play();
  }

  /** Shows another scene; if it cannot be loaded, this scene stays, with the reason. @param {string} id */
  async open(id) {
    await this.#app.attempt(() => this.load(id));
  }
}

/** Scrolls to the line of the score sheet that is marked for the scene, and unfolds the sheet. */
function showMarkedLine() {
  const line = document.querySelector("tr:has([data-marked])");
  line?.closest("details")?.setAttribute("open", "");
  line?.scrollIntoView({ block: "center" });
}

/** @param {SceneController} scenes @param {Script} script */
function guideWords(scenes, script) {
  if (scenes.isStarting) return html`<p>${t("scene-starting")}</p>`;
  const { story, task, notice } = scenes.words(script);
  switch (scenes.stage) {
    case "start":
      return html`<p>${story}</p>${task ? html`<p class="guide-task">${task}</p>` : nothing}`;
    case "play":
      return html`<p class="guide-task">${task ?? story}</p>`;
    case "left":
      return html`<p>${t("scene-left")}</p>`;
    case "over":
      // A scene that is only looked at has no action after which the story could be dropped.
      return html`${script.kind === "look" ? html`<p>${story}</p>` : nothing}
        <p class="guide-notice">${notice}</p> ${refusals(script)}`;
  }
}

/** @param {Script} script */
function refusals({ refusals: all }) {
  if (!all.length) return nothing;
  const items = all.map((refusal) => {
    const words = errorWords(refusal);
    return html`<li>${words} ${refusal.rule ? whyButton([refusal.rule], words) : nothing}</li>`;
  });
  return html`<p>${t("scene-refusals")}</p>
    <ul>${items}</ul>`;
}

/** @param {SceneController} scenes @param {Script} script */
function guideButtons(scenes, { kind, next, scene }) {
  const { stage, tempting, isStarting } = scenes;
  if (isStarting) return nothing;
  const isOver = stage === "over";
  return html`
    ${tempting.length ? button("scene-tempt", () => showWhy(tempting.map(refusalReason))) : nothing}
    ${stage === "left" ? button("scene-back", () => scenes.again(), "button-main") : nothing}
    ${isOver && next ? button("scene-next", () => scenes.open(next), "button-main") : nothing}
    ${isOver && kind !== "look" ? button("scene-again", () => scenes.again()) : nothing}
    ${isOver ? button("scene-play-on", () => scenes.playOn()) : nothing}
    <button type="button" class="button button-small" id="scene-rule" aria-haspopup="dialog" @click=${() => showRule(scene)}>${t("scene-rule")}</button>`;
}

/** @param {string} id of the button and of its message @param {() => unknown} go @param {string} [style] */
function button(id, go, style = "") {
  return html`<button type="button" class=${`button button-small ${style}`} id=${id} @click=${go}>${t(id)}</button>`;
}

/** @param {string} scene */
function showRule(scene) {
  const [rule = ""] = scene.split("/");
  showWhy([{ sentences: [], rules: [rule] }], t("scene-rule"));
}
