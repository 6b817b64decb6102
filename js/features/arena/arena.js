/** The arena: two bots compete on the same deals, and a chart shows who is ahead and how certain that is. */

import { html, nothing } from "lit-html";
import { Arena } from "../../engine/arena.js";
import { gameSwitch } from "../../games/game-switch.js";
import { gameOf } from "../../games/index.js";
import { chart, estimates } from "../../kit/components/chart.js";
import { withField } from "../../kit/components/fields.js";
import { decimal, has, number, t } from "../../kit/i18n.js";
import { bytesOf, download } from "../../match/components/files.js";
import { factsOf } from "../../match/game-facts.js";
import { randomHex } from "../../storage/random.js";
import { share } from "../statistics/charts.js";

/** @import { App } from "../../app/app.js" */
/** @import { Files } from "../../engine/arena-files.js" */
/** @import { Contest } from "../../engine/arena.js" */
/** @import { FaultReport, Point } from "../../protocol/arena.js" */

/**
 * @typedef {object} ArenaState
 * @property {ArenaDraft | null} draft the choices for the next contest, once one of them has been changed
 * @property {Contest | null} contest the contest that is played or was played last
 */
/**
 * @typedef {object} ArenaDraft
 * @property {Files} files the user's own bots, by file name
 * @property {string[]} bots
 * @property {number} seats
 * @property {number} blocks the number of deals, each played from all seats
 * @property {string} seed
 */

const RANDOM = "random";
const BLOCKS = 200;
/** Characters of a random seed: too many for a bot to try all seeds and predict the dice. */
const SEED_LENGTH = 16;
const freshSeed = () => randomHex().slice(0, SEED_LENGTH);
/** The suffixes of files with bots: Python and wheels. */
const SOURCE = ".py";
const WHEEL = ".whl";

/** Returns the screen, whose contest pauses while another screen is shown. @param {App} app */
export const screenOf = (app) => new ArenaSession(app);

/** The choices for the next contest, and the contest that is played or was played last. */
class ArenaSession {
  #app;
  /** @type {Arena | undefined} */
  arena;
  /** Settles when the file that was chosen last has been read. */
  #reading = Promise.resolve();
  #firstSeed = freshSeed();

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
  }

  open() {
    this.arena?.wake();
  }

  close() {
    this.arena?.rest();
  }

  /** Returns the choices for the next contest: at first the two strongest bots. @param {string} game @returns {ArenaDraft} */
  draft(game) {
    const levels = factsOf(game).bots;
    const { draft } = this.#app.state.arena;
    const { files } = draft ?? { files: {} };
    const isKnown = (/** @type {string} */ bot) =>
      bot === RANDOM || levels.includes(bot) || bot in files;
    if (draft?.bots.every(isKnown)) return draft;
    const bots = [...levels.slice(-2)].reverse();
    return { files, bots, seats: 2, blocks: BLOCKS, seed: this.#firstSeed };
  }

  /** @param {string} game @param {Partial<ArenaDraft>} news */
  change(game, news) {
    const { arena } = this.#app.state;
    this.#app.change({ arena: { ...arena, draft: { ...this.draft(game), ...news } } });
  }

  /** Sets one of the bots. @param {string} game @param {number} index @param {string} name @param {Files} [added] its file */
  choose(game, index, name, added = {}) {
    const { files, bots } = this.draft(game);
    const chosen = bots.map((other, place) => (place === index ? name : other));
    this.change(game, { files: { ...files, ...added }, bots: chosen });
  }

  /** Sets one of the bots to the file that is chosen in `input`. @param {string} game @param {number} index @param {HTMLInputElement} input */
  readBot(game, index, input) {
    this.#reading = this.#readBot(game, index, input);
  }

  /** @param {string} game @param {number} index @param {HTMLInputElement} input */
  async #readBot(game, index, input) {
    const file = input.files?.[0];
    if (!file) return;
    const hasSuffix = [SOURCE, WHEEL].some((suffix) => file.name.endsWith(suffix));
    const name = hasSuffix ? file.name : file.name + SOURCE;
    const bytes = await bytesOf(this.#app, file);
    input.value = "";
    if (bytes) this.choose(game, index, name, { [name]: bytes });
  }

  /** Begins a contest with the current choices, after a chosen file has been read. @param {string} game */
  async begin(game) {
    await this.#reading;
    const { files, ...choices } = this.draft(game);
    this.arena?.end();
    const own = Object.entries(files).filter(([name]) => choices.bots.includes(name));
    const plan = { game, ...choices, files: Object.fromEntries(own) };
    const arena = new Arena(plan, (contest) => {
      if (this.arena === arena) this.#app.change({ arena: { ...this.#app.state.arena, contest } });
    });
    this.arena = arena;
    arena.play();
  }

  /** Saves the result of the contest as a file. @param {string} game */
  async save(game) {
    const result = await this.arena?.result();
    if (result) download(`volle-arena-${game}.json`, `${result}\n`);
  }

  draw() {
    const game = gameOf(this.#app.state);
    const { contest } = this.#app.state.arena;
    const shown = contest?.plan.game === game ? contest : null;
    return html`<article class="page arena" data-game=${game} data-arena=${shown?.phase ?? "open"}>
      <h1 tabindex="-1">${t("menu-arena")}</h1>
      <p class="intro">${t("contest-about")}</p>
      ${gameSwitch("arena", game)}
      ${choices(this, game)}
      ${shown ? [outcome(this.#app, shown), buttons(this, shown)] : nothing}
    </article>`;
  }
}

/** Returns the display name of a bot: the file name of a custom one. @param {string} name */
const botName = (name) => (has(`bot-${name}`) ? t(`bot-${name}`) : name);

/** @param {ArenaSession} session @param {string} game */
function choices(session, game) {
  const { bots, seats, blocks, seed } = session.draft(game);
  const [least, most] = factsOf(game).seats;
  const change = (/** @type {Partial<ArenaDraft>} */ news) => session.change(game, news);
  return html`<fieldset class="arena-choice"><legend class="unseen">${t("contest-choice")}</legend>
      ${bots.map((bot, index) => botField(session, game, bot, index))}
      <label class="field"><span>${t("contest-seats")}</span><input id="arena-seats" type="number" min=${least} max=${most} .value=${String(seats)} @change=${withField((input) => change({ seats: numberIn(input, seats) }))}></label>
      <label class="field"><span>${t("contest-blocks")}</span><input id="arena-blocks" type="number" min="8" max="2000" .value=${String(blocks)} @change=${withField((input) => change({ blocks: numberIn(input, blocks) }))}></label>
      <label class="field"><span>${t("contest-seed")}</span><input type="text" id="arena-seed" autocomplete="off" maxlength="64" .value=${seed} @change=${withField(({ value }) => change({ seed: value }))}></label>
    </fieldset>
    <p class="row">
      <button type="button" class="button button-main" id="arena-start" @click=${() => session.begin(game)}>${t("contest-start")}</button>
      <button type="button" class="button" id="arena-new-seed" @click=${() => change({ seed: freshSeed() })}>${t("contest-new-seed")}</button>
    </p>`;
}

/** @param {ArenaSession} session @param {string} game @param {string} bot @param {number} index */
function botField(session, game, bot, index) {
  const known = [...factsOf(game).bots, RANDOM, ...Object.keys(session.draft(game).files)];
  const label = t("contest-bot", { number: index + 1 });
  return html`<div class="arena-bot">
    <label class="field"><span>${label}</span>
      <select id=${`arena-bot-${index + 1}`} @change=${withField(({ value }) => session.choose(game, index, value))}>
        ${known.map((name) => html`<option value=${name} .selected=${name === bot}>${botName(name)}</option>`)}
      </select>
    </label>
    <label class="button button-small button-file">
      <input type="file" id=${`arena-file-${index + 1}`} accept=".py,.whl,text/x-python" @change=${withField((input) => session.readBot(game, index, input))}>
      <span>${t("contest-file")}<span class="unseen"> ${label}</span></span>
    </label>
  </div>`;
}

/** Returns the number in a field; an invalid one is reset to `before`. @param {HTMLInputElement} input @param {number} before */
function numberIn(input, before) {
  if (input.validity.valid && input.value) return input.valueAsNumber;
  input.value = String(before);
  return before;
}

/** @param {ArenaSession} session @param {Contest} contest */
function buttons(session, { phase, points, plan }) {
  return html`<p class="row">
    ${isRunning(phase) ? html`<button type="button" class="button" id="arena-pause" @click=${() => session.arena?.pause()}>${t("contest-pause")}</button>` : nothing}
    ${phase === "paused" ? html`<button type="button" class="button button-main" id="arena-go-on" @click=${() => session.arena?.play()}>${t("contest-go-on")}</button>` : nothing}
    ${points.length && (phase === "paused" || phase === "done") ? html`<button type="button" class="button" id="arena-save" @click=${() => session.save(plan.game)}>${t("contest-save")}</button>` : nothing}
  </p>`;
}

/** @param {Contest["phase"]} phase */
const isRunning = (phase) => phase === "playing" || phase === "starting";

/** @param {App} app @param {Contest} contest */
function outcome(app, { phase, played, plan, points, bots, faults, refusal }) {
  const done = points.at(-1)?.blocks ?? 0;
  return html`<p id="arena-status" role="status" data-blocks=${done}>${t(`contest-phase-${phase}`, { done, blocks: plan.blocks })}</p>
    ${isRunning(phase) ? html`<progress class="arena-progress" max=${plan.blocks} .value=${played} aria-labelledby="arena-status"></progress>` : nothing}
    ${refusal ? html`<p class="arena-refusal" id="arena-refusal" role="alert" data-code=${refusal.code}>${refusalText(refusal)}</p>` : nothing}
    ${points.length ? [courseChart(plan, points), botsTable(bots)] : nothing}
    ${faults.length ? faultList(app, faults) : nothing}
    ${bots.filter(({ printed }) => printed).map(({ name, printed }) => html`<details class="fold"><summary>${t("contest-printed", { bot: botName(name) })}</summary><pre class="arena-printed" tabindex="0">${printed}</pre></details>`)}`;
}

/** @param {NonNullable<Contest["refusal"]>} refusal */
function refusalText({ code, params }) {
  return t(`error-${code.replaceAll(".", "-")}`, { line: 0, error: "", detail: "", ...params });
}

/** @param {Contest["plan"]} plan @param {Point[]} points */
function courseChart(plan, points) {
  const [first = "", second = ""] = plan.bots.map(botName);
  const last = /** @type {Point} */ (points.at(-1));
  const low = share(last.low);
  const high = share(last.high);
  const known = low === share(0) && high === share(1000) ? "no" : "yes";
  const words = { first, second, value: share(last.value), low, high, known };
  return chart({
    id: "arena-course",
    heading: t("contest-course", { first, second }),
    about: [t(`contest-${last.clear ? "clear" : "open"}`, words), t("contest-course.about")],
    drawing: estimates(
      points.map((point) => ({ ...point, at: point.blocks })),
      { whole: 1000, trials: plan.blocks, words: share },
    ),
    numbers: {
      head: [t("contest-deals"), t("contest-ahead"), t("contest-low"), t("contest-high")],
      lines: points
        .toReversed()
        .map((point) => [number(point.blocks), ...[point.value, point.low, point.high].map(share)]),
    },
  });
}

/** @param {Contest["bots"]} bots */
function botsTable(bots) {
  const columns = ["player", "matches", "wins", "mean", "decisions", "faults"];
  return chart({
    id: "arena-bots",
    heading: t("contest-bots"),
    numbers: {
      head: columns.map((name) => t(`contest-column-${name}`)),
      lines: bots.map((bot) => [
        botName(bot.name),
        number(bot.matches),
        number(bot.wins),
        decimal(bot.mean),
        number(bot.decisions),
        number(bot.faults),
      ]),
    },
  });
}

/** @param {App} app @param {readonly FaultReport[]} faults */
function faultList(app, faults) {
  return html`<section class="arena-faults" aria-labelledby="arena-faults-heading">
    <h2 id="arena-faults-heading">${t("contest-faults")}</h2>
    <p>${t("contest-faults-about")}</p>
    <ol>${faults.map(
      (fault) => html`<li data-kind=${fault.kind}>
      <p>${t(`contest-fault-${fault.kind}`, { bot: botName(fault.bot) })} ${fault.line ? t("contest-line", { line: fault.line, file: fault.file }) : nothing}</p>
      ${fault.said ? html`<p><code>${fault.said}</code></p>` : nothing}
      <p class="quiet">${t("contest-where", { block: fault.block, match: fault.match, seat: fault.seat, ply: fault.ply })} ${t("contest-played")} <code>${fault.played}</code></p>
      <p><button type="button" class="button button-small" data-position @click=${() => showPosition(app, fault)}>${t("contest-position")}</button></p>
    </li>`,
    )}</ol>
  </section>`;
}

/** Opens the position of a fault on the page about positions. @param {App} app @param {FaultReport} fault */
async function showPosition(app, { record }) {
  const answer = (await app.send({ do: "ask", record: record })) ?? null;
  app.address.go("#position");
  app.change({ inquiry: { text: record, answer } });
}
