/** The ways through a match that is watched again: its time as a line, steps, rounds, eyes, and on from here. */

import { html, nothing, svg } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { gameUiOf } from "../../games/index.js";
import { closeRow, showDialog } from "../../kit/components/dialog.js";
import { runButton, stepButton } from "../../kit/components/steps.js";
import { t } from "../../kit/i18n.js";
import { goToTable } from "../../match/begin.js";
import { seatName } from "../../match/components/words.js";
import { reviewHere } from "../review/review-address.js";
import { showShare } from "../share/share.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("./replay-session.js").Replay} Replay */
/** @typedef {import("./replay-session.js").Replaying} Replaying */
/** @typedef {import("../../protocol/shared.js").View} View */

/** What keys do, wherever the focus is on the page. @type {Record<string, (replay: Replay) => unknown>} */
const KEYS = {
  ArrowLeft: (replay) => replay.step(-1),
  ArrowRight: (replay) => replay.step(1),
  PageUp: (replay) => replay.round(-1),
  PageDown: (replay) => replay.round(1),
  Home: (replay) => replay.go(0),
  End: (replay) => replay.go(Number.POSITIVE_INFINITY),
};

/** Goes through the match by keys. @param {Replay} replay @param {KeyboardEvent} event */
export function steer(replay, event) {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const isTaken = target instanceof Element && target.closest("select, .side");
  if (isTaken || ctrlKey || metaKey || altKey || !Object.hasOwn(KEYS, key)) return;
  event.preventDefault();
  KEYS[key]?.(replay);
}

/** Draws them. @param {App} app @param {Replaying} now @param {View} view */
export function replayControls(app, now, view) {
  const { replay } = app;
  const { plies } = now.watched;
  const isLast = now.ply >= plies;
  return html`<div class="dock replay-dock" role="group" aria-label=${t("replay-controls")}>
    <div class="replay-time">
      ${marks(now, view)}
      <input type="range" id="replay-time" min="0" max=${plies} step="1" .value=${live(String(now.ply))} aria-label=${t("replay-time")} aria-valuetext=${place(now, view)} @input=${(/** @type {Event} */ { target }) => replay.go(Number(/** @type {HTMLInputElement} */ (target).value))}>
      ${legend()}
      <output for="replay-time">${place(now, view)}</output>
    </div>
    <div class="row replay-steps">
      ${stepButton("round-back", now.ply === 0, () => replay.round(-1))}
      ${stepButton("back", now.ply === 0, () => replay.step(-1))}
      ${runButton(now.running, () => replay.toggle())}
      ${stepButton("on", isLast, () => replay.step(1))}
      ${stepButton("round-on", isLast, () => replay.round(1))}
    </div>
    <div class="row replay-ways">
      ${eyesField(replay, now, view)}
      <button type="button" class="button button-small" id="replay-share" aria-haspopup="dialog" @click=${() => showShare(now.watched.record, view.game)}>${t("share")}</button>
      ${keepButton(app, now)}
      ${now.watched.over ? html`<a class="button button-small" id="review" href=${reviewHere()}>${t("review")}</a>` : nothing}
      ${isLast && now.watched.over ? nothing : html`<button type="button" class="button button-small" id="replay-play-on" @click=${() => goOn(app, now)}>${t("scene-play-on")}</button>`}
    </div>
  </div>`;
}

/** @param {App} app @param {Replaying} now */
function goOn(app, { watched, ply }) {
  app.replay.pause();
  return playOn(app, watched, ply);
}

/** Draws what puts a match from a link among one's own. @param {App} app @param {Replaying} now */
function keepButton(app, { source: { record }, kept }) {
  if (record === undefined) return nothing;
  return html`<button type="button" class="button button-small" id="replay-keep" aria-disabled=${kept} @click=${() => kept || app.keepWatched(record)}>${t(kept ? "replay-kept" : "replay-keep")}</button>`;
}

/** Says where in a match that is. @param {Pick<Replaying, "ply" | "watched">} now @param {View} view of its table then, or at the end */
export function place({ ply, watched: { rounds, plies } }, view) {
  const round = Math.max(1, rounds.findLastIndex((start) => start <= ply) + 1);
  const words = { round, rounds: rounds.length, ply, plies };
  return view.result && ply >= plies ? t("replay-end", words) : t("replay-place", words);
}

/** Draws where rounds begin, and the great moments, above the line. @param {Replaying} now @param {View} view */
function marks({ watched: { rounds, events, plies } }, { game }) {
  const { marks: marked } = gameUiOf(game).story;
  const moments = events.filter(({ code }) => marked.includes(code));
  return html`<svg class="replay-marks" viewBox=${`0 0 ${Math.max(plies, 1)} 2`} preserveAspectRatio="none" aria-hidden="true">
    ${rounds.map((ply) => svg`<line x1=${ply} x2=${ply} y1="0.5" y2="2" />`)}
    ${moments.map(({ ply }) => svg`<line class="replay-great" x1=${ply + 1} x2=${ply + 1} y1="0.8" y2="0.8" />`)}
  </svg>`;
}

/** Says what the marks mean, to whoever sees them. */
function legend() {
  return html`<p class="replay-legend" aria-hidden="true"><span class="replay-legend-round">${t("replay-mark-round")}</span> <span class="replay-legend-great">${t("replay-mark-great")}</span></p>`;
}

/** Draws whose eyes see the match, where some of it was hidden. @param {Replay} replay @param {Replaying} now @param {View} view */
function eyesField(replay, { watched, eyes }, view) {
  if (!watched.secrets) return nothing;
  const choose = (/** @type {Event} */ { target }) => {
    const { value } = /** @type {HTMLSelectElement} */ (target);
    replay.see(value === "all" ? "all" : value === "" ? null : Number(value));
  };
  const option = (/** @type {string} */ value, /** @type {string} */ words) =>
    html`<option value=${value} .selected=${value === String(eyes ?? "")}>${words}</option>`;
  return html`<label class="replay-eyes"><span aria-hidden="true">${t("replay-eyes")}</span>
    <select id="replay-eyes" aria-label=${t("replay-eyes")} @change=${choose}>
      ${watched.over ? option("all", t("replay-eyes-all")) : nothing}
      ${option("", t("replay-eyes-table"))}
      ${view.seats.map((_, seat) => option(String(seat), seatName(view, seat)))}
    </select></label>`;
}

/** Goes on from a moment as another match: with which dice, if those that it had are known. @param {App} app @param {Replaying["watched"]} watched @param {number} ply */
export async function playOn(app, watched, ply) {
  const dice = watched.same_dice ? await chooseDice() : "new";
  if (dice && (await app.playOn(ply, dice === "same"))) goToTable(app);
}

/** Resolves to "same", "new", or "" where neither was chosen. */
function chooseDice() {
  return showDialog(
    t("replay-dice"),
    (close) => html`<p>${t("replay-dice-about")}</p>
      <p class="row row-centre">
        <button type="button" class="button button-main" id="dice-new" @click=${() => close("new")}>${t("replay-dice-new")}</button>
        <button type="button" class="button" id="dice-same" @click=${() => close("same")}>${t("replay-dice-same")}</button>
      </p>
      ${closeRow(close)}`,
  );
}
