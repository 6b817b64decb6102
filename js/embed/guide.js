/** What guides through a scene, above its table: what is seen, what is to be done, and what to have noticed. */

import { html, nothing } from "lit-html";
import { closeRow, showDialog } from "../kit/components/dialog.js";
import { guideStrip } from "../kit/components/guide.js";
import { t } from "../kit/i18n.js";
import { ruleText, showWhy, whyButton } from "../match/components/why.js";
import { errorWords } from "../match/components/words.js";

/** @typedef {import("./scene.js").SceneController} SceneController */
/** @typedef {import("../engine/tape.js").Script} Script */

/** @type {import("./scene.js").Stage} */
let lastStage = "start";

/** Draws it. @param {SceneController} scenes @param {Script} script */
export function guide(scenes, script) {
  // Once the page is drawn and the focus is where it belongs, there is what is marked.
  if (scenes.stage === "over" && lastStage !== "over") requestAnimationFrame(showMarkedLine);
  lastStage = scenes.stage;
  return guideStrip({
    kind: "scene",
    about: script.kind,
    stage: scenes.stage,
    heading: scenes.words(script).title,
    words: said(scenes, script),
    ways: ways(scenes, script),
  });
}

/** Brings the line of the score sheet into sight that the scene is about, where there is one: the sheet is folded up. */
function showMarkedLine() {
  const line = document.querySelector("tr:has([data-marked])");
  line?.closest("details")?.setAttribute("open", "");
  line?.scrollIntoView({ block: "center" });
}

/** @param {SceneController} scenes @param {Script} script */
function said(scenes, script) {
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
      // Nothing is played where there is only something to see.
      return html`${script.kind === "look" ? html`<p>${story}</p>` : nothing}
        <p class="guide-notice">${notice}</p> ${refusals(script)}`;
  }
}

/** @param {Script} script */
function refusals({ refusals: all }) {
  if (!all.length) return nothing;
  return html`<p>${t("scene-refusals")}</p>
    <ul>${all.map(refusal)}</ul>`;
}

/** @typedef {import("../protocol/shared.js").Refusal} Refusal */

/** @param {Refusal} refusal */
function refusal(refusal) {
  const words = errorWords(refusal);
  return html`<li>${words} ${refusal.rule ? whyButton([refusal.rule], words) : nothing}</li>`;
}

/** @param {Refusal} refusal */
function reason(refusal) {
  return { sentences: [errorWords(refusal)], rules: refusal.rule ? [refusal.rule] : [] };
}

/** @param {SceneController} scenes @param {Script} script */
function ways(scenes, script) {
  const { stage, tempting, isStarting } = scenes;
  if (isStarting) return nothing;
  return html`
    ${tempting.length ? way("scene-tempt", () => showWhy(tempting.map(reason))) : nothing}
    ${stage === "left" ? way("scene-back", () => scenes.again(), "button-main") : nothing}
    ${stage === "over" ? endWays(scenes, script) : nothing}
    <button type="button" class="button button-small" id="scene-rule" aria-haspopup="dialog" @click=${() => showRule(script)}>${t("scene-rule")}</button>`;
}

/** @param {SceneController} scenes @param {Script} script */
function endWays(scenes, { kind, next }) {
  return html`
    ${next ? way("scene-next", () => scenes.open(next), "button-main") : nothing}
    ${kind === "look" ? nothing : way("scene-again", () => scenes.again())}
    ${way("scene-play-on", () => scenes.playOn())}`;
}

/** @param {string} id @param {() => unknown} go @param {string} [kind] */
function way(id, go, kind = "") {
  return html`<button type="button" class=${`button button-small ${kind}`} id=${id} @click=${go}>${t(id)}</button>`;
}

/** @param {Script} script */
function showRule({ scene }) {
  const [rule = ""] = scene.split("/");
  return showDialog(t("scene-rule"), (close) => html`${ruleText(rule)} ${closeRow(close)}`);
}
