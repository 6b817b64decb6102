/** A contest of bots in a worker of its own: goes on batch by batch, and replaces a worker in which a bot never ends. */

import { handOver, partsFor } from "./arena-files.js";
import { startWorker } from "./workers.js";

/** @typedef {{ game: string, seats: number, blocks: number, seed: string, bots: string[], files: import("./arena-files.js").Files }} Plan */
/** @typedef {{ blocks: number, x: number, value: number, low: number, high: number, clear: boolean }} Point shares in thousandths */
/** @typedef {{ name: string, matches: number, wins: number, mean: number, decisions: number, faults: number, printed: string }} Standing */
/** @typedef {{ bot: string, block: number, match: number, seat: number, ply: number, kind: string, said: string, file: string, line: number, played: string, record: string }} Fault */
/** @typedef {{ code: string, params?: Record<string, any> }} Refusal */
/**
 * @typedef {object} Contest how a contest stands
 * @property {Plan} plan
 * @property {"starting" | "playing" | "paused" | "done" | "refused"} phase
 * @property {number} played deals, each from all seats
 * @property {Point[]} points
 * @property {Standing[]} bots
 * @property {Fault[]} faults
 * @property {Refusal | null} refusal
 */

/** Milliseconds that a file, or a decision of its bot, may take to end, with what the engine does around it. */
const LIMIT = 5_000;
/** The same for a bot of the engine. It comes to an end on the slowest device, unless a file has changed the engine. */
const ENGINE_LIMIT = 60_000;
/** So many workers may be lost in one contest. */
const MAX_LOSSES = 5;
const STOPPED = { code: "arena.stopped" };

/** One contest, from its first block to its last. */
export class Arena {
  #onChange;
  /** @type {Contest} */
  #contest;
  /** @type {string[]} what has been played, as the worker gave it */
  #batches = [];
  /** @type {number[][]} decisions that took too long */
  #late = [];
  /** @type {Promise<void> | undefined} until what is being played is over */
  #playing;
  /** @type {Worker | undefined} */
  #worker;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {number[] | undefined} the decision that was asked for last */
  #asked;
  #isOver = false;
  /** @type {(answer: any) => void} */
  #onAnswer = () => {};

  /** @param {Plan} plan @param {(contest: Contest) => void} onChange hears how the contest stands, whenever that changes */
  constructor(plan, onChange) {
    this.#onChange = onChange;
    this.#contest = {
      plan,
      phase: "starting",
      played: 0,
      points: [],
      bots: [],
      faults: [],
      refusal: null,
    };
  }

  /** Plays on until it is paused, over or refused. */
  play() {
    this.#change({ phase: this.#worker ? "playing" : "starting", refusal: null });
    // Whoever goes on soon after a stop goes on with the batch that is still being played.
    this.#playing ??= this.#run().finally(() => {
      this.#playing = undefined;
    });
    return this.#playing;
  }

  async #run() {
    try {
      if (!this.#worker) await this.#start();
      while (this.#contest.phase === "playing") this.#add(await this.#ask({ do: "play" }));
    } catch (error) {
      this.#stop();
      if (error !== STOPPED) this.#change({ phase: "refused", refusal: refusalOf(error) });
    }
  }

  /** Stops after the batch that is being played. */
  pause() {
    if (["starting", "playing"].includes(this.#contest.phase)) this.#change({ phase: "paused" });
  }

  /** Ends everything. */
  end() {
    this.#isOver = true;
    this.#change({ phase: "paused" });
    this.#onAnswer({ ok: false, error: STOPPED });
    this.#stop();
  }

  /** Resolves to what it all comes to so far, as JSON: what the command line prints. @returns {Promise<string>} */
  async result() {
    await this.#playing;
    if (!this.#worker) await this.#start();
    return (await this.#ask({ do: "result" })).result;
  }

  /** @param {Partial<Contest>} news */
  #change(news) {
    this.#contest = { ...this.#contest, ...news };
    this.#onChange(this.#contest);
  }

  /** @param {{ batch: string, point: Point, bots: Standing[], faults: Fault[], done: boolean }} answer */
  #add({ batch, point, bots, faults, done }) {
    this.#batches.push(batch);
    const points = [...this.#contest.points, point];
    this.#change({ played: point.blocks, points, bots, faults, ...(done && { phase: "done" }) });
  }

  async #start() {
    const { files, ...plan } = this.#contest.plan;
    const parts = await partsFor(files);
    if (this.#isOver) throw STOPPED;
    const worker = startWorker(BUILT_BOTS_WORKER);
    this.#worker = worker;
    await handOver(worker, { parts, files });
    worker.onmessage = ({ data }) => this.#hear(data);
    const known = { engine: BUILT_ARENA.engine, batches: this.#batches, late: this.#late };
    await this.#ask({ do: "start", ...plan, ...known });
    if (this.#contest.phase === "starting") this.#change({ phase: "playing" });
  }

  /** Resolves to the answer; rejects with a refusal. @param {Record<string, unknown>} request @returns {Promise<any>} */
  #ask(request) {
    this.#asked = undefined;
    return new Promise((resolve, reject) => {
      this.#onAnswer = (answer) => (answer.ok ? resolve(answer) : reject(answer.error));
      const hasOwn = Object.keys(this.#contest.plan.files).length > 0;
      // What is not of a file of somebody's ends by itself, however long a batch of it takes.
      if (hasOwn && request["do"] !== "result") this.#wait(LIMIT, () => this.#lose(request));
      else clearTimeout(this.#timer);
      this.#worker?.postMessage(JSON.stringify(request));
    });
  }

  /** @param {{ answer?: string, asked?: string, played?: string, fatal?: string }} message */
  #hear({ answer, asked, played, fatal }) {
    if (played) return this.#change({ played: JSON.parse(played) });
    if (asked) {
      const decision = JSON.parse(asked);
      this.#asked = decision;
      const { bots, files } = this.#contest.plan;
      const isOwn = Object.hasOwn(files, bots[decision[0]] ?? "");
      this.#wait(isOwn ? LIMIT : ENGINE_LIMIT, () => this.#lose({ do: "play" }));
      return;
    }
    clearTimeout(this.#timer);
    const reply = answer ? JSON.parse(answer) : { ok: false, error: new Error(fatal) };
    this.#onAnswer(reply);
  }

  /** A bot never ended: the next worker knows where, and plays the first legal action there. @param {Record<string, unknown>} request */
  async #lose(request) {
    const onAnswer = this.#onAnswer;
    const asked = this.#asked;
    this.#stop();
    if (!asked) {
      onAnswer({ ok: false, error: { code: "arena.file-stuck" } });
      return;
    }
    this.#late.push(asked);
    try {
      if (this.#late.length >= MAX_LOSSES)
        throw { code: "arena.too-late", params: { name: this.#contest.plan.bots[asked[0] ?? 0] } };
      await this.#start();
      onAnswer({ ok: true, ...(await this.#ask(request)) });
    } catch (error) {
      onAnswer({ ok: false, error });
    }
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** @param {number} time @param {() => void} expired */
  #wait(time, expired) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(expired, time);
  }
}

/** @param {any} error @returns {Refusal} */
function refusalOf(error) {
  return error?.code
    ? error
    : { code: "arena.not-started", params: { detail: String(error?.message ?? error) } };
}
