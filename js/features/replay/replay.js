/** The screen that replays a match: the table as it was, and below it a timeline with controls. */

import { html, nothing, svg } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { gameUiOf } from "../../games/index.js";
import { drawing, scenery } from "../../kit/art/drawing.js";
import { closeRow, showDialog } from "../../kit/components/dialog.js";
import { withField } from "../../kit/components/fields.js";
import { t } from "../../kit/i18n.js";
import { awaitedPage, statePicture } from "../../match/components/empty-page.js";
import { openAddressed } from "../../match/components/on-demand.js";
import { seatName } from "../../match/components/words.js";
import { randomHex } from "../../storage/random.js";
import { cheatSheet } from "../rules/rules.js";
import { goToTable } from "../setup/begin.js";
import { showShare } from "../share/share.js";
import { ending } from "../table/ending.js";
import { log } from "../table/log.js";
import { status } from "../table/status.js";
import { seats } from "../table/table.js";
import { sourceOf } from "./replay-session.js";

/** @import { App } from "../../app/app.js" */
/** @import { View, Watched } from "../../protocol/shared.js" */
/** @import { Replay, Replaying } from "./replay-session.js" */

/** Opens the match and the position that the address names. @param {App} app */
export function openReplay(app) {
  return openAddressed(app, async (isHere) => {
    const source = await sourceOf(app.state.path);
    const [, ply] = app.state.path;
    if (isHere()) await app.replay.open(source, ply === undefined ? ply : Number(ply));
  });
}

/** Draws the screen. @param {App} app */
export function replay(app) {
  const { view, replay: now, unreadable } = app.state;
  if (!view || !now) return awaitedPage(t("replay-heading"), unreadable, () => openReplay(app));
  if (!now.watched.begun) return nothingYet(app);
  const ui = gameUiOf(view.game);
  const controls = replayControls(app, now, view);
  return html`<div class="table replay" data-game=${view.game} data-table=${view.game} data-phase=${view.phase} data-over=${view.result !== null} data-seats=${view.seats.length} @keydown=${(/** @type {KeyboardEvent} */ event) => steer(app.replay, event)}>
    ${scenery(view.game)}
    <h1 class="unseen" tabindex="-1">${t("replay-heading")}</h1>
    ${seats(app.state, view)}
    ${
      view.result
        ? html`${ending(app, view, view.result)} ${controls}`
        : html`${ui.tableau(app.table, view)}
    <div class="turn">
      <section class="stage" aria-label=${t("stage-heading")}>${status(app.table, view)} ${ui.stage(app.table, view)}</section>
      ${controls}
    </div>`
    }
    <aside class="side">${cheatSheet(app, view)} ${log(app, view)}</aside>
  </div>`;
}

/** Draws the page of a match in which nothing has happened yet. @param {App} app */
function nothingYet(app) {
  const isOnTable = app.state.path.length === 0;
  return html`<div class="table-empty" data-replay="none">
    ${statePicture("asleep")}
    <h1 tabindex="-1">${t("replay-heading")}</h1>
    <p role="status">${t("replay-none")}</p>
    <p><a class="button button-main" href=${isOnTable ? "#table" : "#matches"}>${t(isOnTable ? "match-go-on" : "matches-heading")}</a></p>
  </div>`;
}

/** The keys that work on the whole screen. @type {Record<string, (replay: Replay) => unknown>} */
const KEYS = {
  ArrowLeft: (replay) => replay.step(-1),
  ArrowRight: (replay) => replay.step(1),
  PageUp: (replay) => replay.round(-1),
  PageDown: (replay) => replay.round(1),
  Home: (replay) => replay.go(0),
  End: (replay) => replay.go(Number.POSITIVE_INFINITY),
};

/** @param {Replay} replay @param {KeyboardEvent} event */
function steer(replay, event) {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const isTaken = target instanceof Element && target.closest("select, .side");
  if (isTaken || ctrlKey || metaKey || altKey || !Object.hasOwn(KEYS, key)) return;
  event.preventDefault();
  KEYS[key]?.(replay);
}

/** @param {App} app @param {Replaying} now @param {View} view */
function replayControls(app, now, view) {
  const { replay } = app;
  const { plies, over, record } = now.watched;
  const [match] = app.state.path;
  const isLast = now.ply >= plies;
  const seek = withField(({ valueAsNumber }) => replay.go(valueAsNumber));
  const playOnHere = () => {
    replay.pause();
    return playOn(app, now.watched, now.ply);
  };
  return html`<div class="lower-edge dock replay-dock" role="group" aria-label=${t("replay-controls")}>
    <div class="replay-time">
      ${marks(now.watched, view)}
      <input type="range" id="replay-time" min="0" max=${plies} step="1" .value=${live(String(now.ply))} aria-label=${t("replay-time")} aria-valuetext=${placeText(now, view)} @input=${seek}>
      <p class="replay-legend" aria-hidden="true"><span class="replay-legend-round">${t("replay-mark-round")}</span> <span class="replay-legend-great">${t("replay-mark-great")}</span></p>
      <output for="replay-time">${placeText(now, view)}</output>
    </div>
    <div class="row replay-steps">
      ${stepButton("round-back", now.ply === 0, () => replay.round(-1))}
      ${stepButton("back", now.ply === 0, () => replay.step(-1))}
      ${runButton(now.running, () => replay.toggle())}
      ${stepButton("on", isLast, () => replay.step(1))}
      ${stepButton("round-on", isLast, () => replay.round(1))}
    </div>
    <div class="row replay-ways">
      ${viewerField(replay, now, view)}
      <button type="button" class="button button-small" id="replay-share" aria-haspopup="dialog" @click=${() => showShare(app.address, record, view.game)}>${t("share")}</button>
      ${keepButton(app, now)}
      ${over ? html`<a class="button button-small" id="review" href=${match ? `#review/${match}` : "#review"}>${t("review")}</a>` : nothing}
      ${isLast && over ? nothing : html`<button type="button" class="button button-small" id="replay-play-on" @click=${playOnHere}>${t("scene-play-on")}</button>`}
    </div>
  </div>`;
}

/** Draws the button that saves a match from a link. @param {App} app @param {Replaying} now */
function keepButton(app, { source: { record }, kept }) {
  if (record === undefined) return nothing;
  const keep = async () => {
    const { added, known } = await app.shelf.importAll([{ record }]);
    if (added + known) app.replay.keep();
  };
  return html`<button type="button" class="button button-small" id="replay-keep" aria-disabled=${kept} @click=${() => kept || keep()}>${t(kept ? "replay-kept" : "replay-keep")}</button>`;
}

/** Returns the round and the number of a position in its match. @param {Pick<Replaying, "ply" | "watched">} now @param {View} view of the table then, or at the end */
export function placeText({ ply, watched: { rounds, plies } }, view) {
  const round = Math.max(1, rounds.findLastIndex((start) => start <= ply) + 1);
  const words = { round, rounds: rounds.length, ply, plies };
  return view.result && ply >= plies ? t("replay-end", words) : t("replay-place", words);
}

/** Draws marks above the timeline: the beginnings of rounds, and special events. @param {Watched} watched @param {View} view */
function marks({ rounds, events, plies }, { game }) {
  const { marks: marked } = gameUiOf(game).story;
  const special = events.filter(({ code }) => marked.includes(code));
  return html`<svg class="replay-marks" viewBox=${`0 0 ${Math.max(plies, 1)} 2`} preserveAspectRatio="none" aria-hidden="true">
    ${rounds.map((ply) => svg`<line x1=${ply} x2=${ply} y1="0.5" y2="2" />`)}
    ${special.map(({ ply }) => svg`<line class="replay-great" x1=${ply + 1} x2=${ply + 1} y1="0.8" y2="0.8" />`)}
  </svg>`;
}

/** Draws the choice of the viewer, if the match had hidden information. @param {Replay} replay @param {Replaying} now @param {View} view */
function viewerField(replay, { watched, viewer }, view) {
  if (!watched.secrets) return nothing;
  const choose = withField(({ value }) =>
    replay.see(value === "all" ? "all" : value === "" ? null : Number(value)),
  );
  const option = (/** @type {string} */ value, /** @type {string} */ text) =>
    html`<option value=${value} .selected=${value === String(viewer ?? "")}>${text}</option>`;
  return html`<label class="replay-eyes"><span aria-hidden="true">${t("replay-eyes")}</span>
    <select id="replay-eyes" aria-label=${t("replay-eyes")} @change=${choose}>
      ${watched.over ? option("all", t("replay-eyes-all")) : nothing}
      ${option("", t("replay-eyes-table"))}
      ${view.seats.map((_, seat) => option(String(seat), seatName(view, seat)))}
    </select></label>`;
}

/** Continues from a position as another match, with the same dice or new ones. @param {App} app @param {Watched} watched @param {number} ply */
export async function playOn(app, watched, ply) {
  const dice = watched.same_dice ? await chooseDice() : "new";
  const again = { ply, same_dice: dice === "same", seed: randomHex(), as: null };
  if (dice && (await app.put({ do: "play-on", ...again }))) goToTable(app);
}

/** Resolves to "same", "new", or "" if the dialog was closed. */
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

/** Draws the button of a step; while it is off it keeps the focus. @param {"round-back" | "back" | "on" | "round-on"} way @param {boolean} isOff @param {() => unknown} go */
function stepButton(way, isOff, go) {
  const words = t(`replay-${way}`);
  return html`<button type="button" class="button" id=${`replay-${way}`} aria-label=${words} title=${words} aria-disabled=${isOff} @click=${() => isOff || go()}>${drawing(`step-${way}`)}</button>`;
}

/** Draws the button that plays or pauses. @param {boolean} isRunning @param {() => void} toggle */
function runButton(isRunning, toggle) {
  const way = isRunning ? "pause" : "run";
  const words = t(`replay-${way}`);
  return html`<button type="button" class="button button-main" id="replay-run" data-focus aria-label=${words} title=${words} @click=${toggle}>${drawing(`step-${way}`)}</button>`;
}
