/** The arena: two bots of one game or of one's own compete on the same deals, and a chart says how sure the result is. */

import { html, nothing } from "lit-html";
import { Arena } from "../../engine/arena.js";
import { newSeed } from "../../engine/seed.js";
import { gameSwitch } from "../../games/game-switch.js";
import { gameOf } from "../../games/index.js";
import { has, t } from "../../kit/i18n.js";
import { bytesOf, download } from "../../match/components/files.js";
import { factsOf } from "../../match/game-facts.js";
import { outcome } from "./arena-outcome.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../app/state.js").ArenaDraft} Draft */
/** @typedef {import("../../engine/arena-files.js").Files} Files */

const RANDOM = "random";
const BLOCKS = 200;
/** Characters of a seed that nobody has chosen: too many for a bot to try them all, and so to know the dice. */
const LENGTH = 16;
const freshSeed = () => newSeed().slice(0, LENGTH);
const FIRST_SEED = freshSeed();
/** How the names of files with bots end: Python, and wheels. */
const SOURCE = ".py";
const WHEEL = ".whl";

/** @type {Arena | undefined} */
let current;
/** Until a file that was chosen has been read. @type {Promise<void>} */
let reading = Promise.resolve();

/** Draws the arena. @param {App} app */
export function arena(app) {
  const game = gameOf(app.state);
  const contest = app.state.arena?.plan.game === game ? app.state.arena : null;
  return html`<article class="page arena" data-game=${game} data-arena=${contest?.phase ?? "open"}>
    <h1 tabindex="-1">${t("menu-arena")}</h1>
    <p class="intro">${t("contest-about")}</p>
    ${gameSwitch("arena", game)}
    ${choices(app, game)}
    ${contest ? outcome(app, contest) : nothing}
    ${contest ? ways(app, contest) : nothing}
  </article>`;
}

/** Says what a bot is called. @param {string} name */
export const botName = (name) => (has(`bot-${name}`) ? t(`bot-${name}`) : name);

/** The contest that is being chosen: of the best bot and the one below it, until somebody chooses others. @param {App} app @param {string} game @returns {Draft} */
function draftOf({ state }, game) {
  const levels = factsOf(game).bots;
  const known = state.arenaDraft;
  const { files } = known ?? { files: {} };
  const isKnown = (/** @type {string} */ bot) =>
    bot === RANDOM || levels.includes(bot) || bot in files;
  if (known?.bots.every(isKnown)) return known;
  return {
    files,
    bots: [...levels.slice(-2)].reverse(),
    seats: 2,
    blocks: BLOCKS,
    seed: FIRST_SEED,
  };
}

/** Changes what is chosen by now, which may not have been drawn yet. @param {App} app @param {string} game @param {Partial<Draft>} news */
function change(app, game, news) {
  app.change({ arenaDraft: { ...draftOf(app, game), ...news } });
}

/** @param {App} app @param {string} game */
function choices(app, game) {
  const { bots, seats, blocks, seed } = draftOf(app, game);
  const [least, most] = factsOf(game).seats;
  return html`<fieldset class="arena-choice"><legend class="unseen">${t("contest-choice")}</legend>
      ${bots.map((bot, at) => botField(app, game, bot, at))}
      <label class="field"><span>${t("contest-seats")}</span><input id="arena-seats" type="number" min=${least} max=${most} .value=${String(seats)} @change=${(/** @type {Event} */ event) => change(app, game, { seats: numberIn(event, seats) })}></label>
      <label class="field"><span>${t("contest-blocks")}</span><input id="arena-blocks" type="number" min="8" max="2000" .value=${String(blocks)} @change=${(/** @type {Event} */ event) => change(app, game, { blocks: numberIn(event, blocks) })}></label>
      <label class="field"><span>${t("contest-seed")}</span><input type="text" id="arena-seed" autocomplete="off" maxlength="64" .value=${seed} @change=${(/** @type {Event} */ event) => change(app, game, { seed: inputOf(event).value })}></label>
    </fieldset>
    <p class="row">
      <button type="button" class="button button-main" id="arena-start" @click=${() => begin(app, game)}>${t("contest-start")}</button>
      <button type="button" class="button" id="arena-new-seed" @click=${() => change(app, game, { seed: freshSeed() })}>${t("contest-new-seed")}</button>
    </p>`;
}

/** @param {App} app @param {string} game @param {string} bot @param {number} at */
function botField(app, game, bot, at) {
  const known = [...factsOf(game).bots, RANDOM, ...Object.keys(draftOf(app, game).files)];
  const choose = (/** @type {string} */ name, /** @type {Files} */ brought = {}) => {
    const { files, bots } = draftOf(app, game);
    const chosen = bots.map((other, number) => (number === at ? name : other));
    change(app, game, { files: { ...files, ...brought }, bots: chosen });
  };
  const bring = async (/** @type {HTMLInputElement} */ input) => {
    const file = input.files?.[0];
    if (!file) return;
    const isNamed = [SOURCE, WHEEL].some((end) => file.name.endsWith(end));
    const name = isNamed ? file.name : file.name + SOURCE;
    const bytes = await bytesOf(app, file);
    input.value = "";
    if (bytes) choose(name, { [name]: bytes });
  };
  const onFile = (/** @type {Event} */ event) => {
    reading = bring(inputOf(event));
  };
  return html`<div class="arena-bot">
    <label class="field"><span>${t("contest-bot", { number: at + 1 })}</span>
      <select id=${`arena-bot-${at + 1}`} @change=${(/** @type {Event} */ event) => choose(inputOf(event).value)}>
        ${known.map((name) => html`<option value=${name} .selected=${name === bot}>${botName(name)}</option>`)}
      </select>
    </label>
    <label class="button button-small button-file">
      <input type="file" id=${`arena-file-${at + 1}`} accept=".py,.whl,text/x-python" @change=${onFile}>
      <span>${t("contest-file")}<span class="unseen"> ${t("contest-bot", { number: at + 1 })}</span></span>
    </label>
  </div>`;
}

/** @param {Event} event @returns {HTMLInputElement} */
const inputOf = ({ target }) => /** @type {HTMLInputElement} */ (target);

/** Returns the number that was written, or the one before where the field does not accept it. @param {Event} event @param {number} before */
function numberIn(event, before) {
  const input = inputOf(event);
  if (input.validity.valid && input.value) return input.valueAsNumber;
  input.value = String(before);
  return before;
}

/** Begins a contest of what is chosen, as soon as the files in it are read. @param {App} app @param {string} game */
async function begin(app, game) {
  await reading;
  const { bots, files, seats, blocks, seed } = draftOf(app, game);
  current?.end();
  const own = Object.fromEntries(Object.entries(files).filter(([name]) => bots.includes(name)));
  const plan = { game, seats, blocks, seed, bots, files: own };
  const started = new Arena(plan, (contest) => {
    if (current === started) app.change({ arena: contest });
  });
  current = started;
  started.play();
}

/** Lets the contest go on only while its screen is seen: nothing else shows how it goes. @param {boolean} isSeen */
export function watch(isSeen) {
  if (isSeen) current?.wake();
  else current?.rest();
}

/** Draws what can be done with the contest. @param {App} _app @param {import("../../engine/arena.js").Contest} contest */
function ways(_app, { phase, points, plan }) {
  const save = async () => {
    const result = await current?.result();
    if (result) download(`volle-arena-${plan.game}.json`, `${result}\n`);
  };
  return html`<p class="row">
    ${phase === "playing" || phase === "starting" ? html`<button type="button" class="button" id="arena-pause" @click=${() => current?.pause()}>${t("contest-pause")}</button>` : nothing}
    ${phase === "paused" ? html`<button type="button" class="button button-main" id="arena-go-on" @click=${() => current?.play()}>${t("contest-go-on")}</button>` : nothing}
    ${points.length && (phase === "paused" || phase === "done") ? html`<button type="button" class="button" id="arena-save" @click=${save}>${t("contest-save")}</button>` : nothing}
  </p>`;
}
