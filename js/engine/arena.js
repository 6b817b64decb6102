/** A contest of bots. The page starts its referee and a sandbox for each custom bot, and collects the results. */

import { partsForBot, partsForReferee, wheelsIn } from "./arena-files.js";
import { CodedError, coded } from "./errors.js";
import { Supervisor } from "./supervisor.js";
import { openWall, startWorker } from "./workers.js";

/** @import { BatchPlayed, DealPlayed, FaultReport, Point, Standing } from "../protocol/arena.js" */
/** @import { Fatal, RefereeMessage } from "../protocol/worker.js" */
/** @import { Files } from "./arena-files.js" */

/** @typedef {{ game: string, seats: number, blocks: number, seed: string, bots: string[], files: Files }} Plan */
/**
 * @typedef {object} Contest the state of a contest
 * @property {Plan} plan
 * @property {"starting" | "playing" | "paused" | "done" | "refused"} phase
 * @property {number} played deals, each from all seats
 * @property {Point[]} points
 * @property {readonly Standing[]} bots
 * @property {readonly FaultReport[]} faults
 * @property {CodedError | null} refusal
 */

/** Milliseconds that a custom bot may take to decide, and to load its file. */
const LIMIT = 5_000;
/** A referee that is lost takes the results with it. */
const MAX_LOSSES = 1;

/** One contest, from its first block to its last. */
export class Arena {
  #onChange;
  /** @type {Contest} */
  #contest;
  /** Runs the referee, which executes no foreign code. */
  #referee = new Supervisor(
    BUILT_REFEREE,
    () => ({ worker: startWorker(BUILT_REFEREE), pendingEvents: [] }),
    {
      onMessage: (message) => this.#read(message),
      onGiveUp: ({ code, params: { detail = code } }) =>
        this.#refuse(new CodedError({ code: "arena.not-started", params: { detail } })),
    },
    MAX_LOSSES,
  );
  /** The frames in which custom bots run. @type {Map<number, HTMLIFrameElement>} */
  #frames = new Map();
  #isOver = false;
  /** True if it was paused because its screen is not visible. */
  #isSuspended = false;
  /** @type {(result: string | undefined) => void} */
  #onResult = () => {};

  /** @param {Plan} plan @param {(contest: Contest) => void} onChange called after every change */
  constructor(plan, onChange) {
    this.#onChange = onChange;
    const none = { points: [], bots: [], faults: [], refusal: null };
    this.#contest = { plan, phase: "starting", played: 0, ...none };
  }

  get #isRunning() {
    return ["starting", "playing"].includes(this.#contest.phase);
  }

  /** Plays on until the contest is paused, over or refused. */
  play() {
    this.#change({ phase: this.#referee.isReady ? "playing" : "starting" });
    if (!this.#referee.isStopped) this.#referee.post("play");
    else this.#start().catch((error) => this.#refuse(coded(error, "arena.not-started")));
  }

  /** Stops before the next decision of a custom bot, or after the current deal. */
  pause() {
    if (!this.#isRunning) return;
    this.#referee.post("pause");
    this.#change({ phase: "paused" });
  }

  /** Pauses a running contest until `wake`. */
  rest() {
    if (!this.#isRunning) return;
    this.#isSuspended = true;
    this.pause();
  }

  /** Continues a contest that `rest` paused. */
  wake() {
    if (this.#isSuspended) this.play();
    this.#isSuspended = false;
  }

  /** Ends the contest. */
  end() {
    this.#isOver = true;
    this.#change({ phase: "paused" });
    this.#stop();
  }

  /** Resolves to the result of the finished batches as JSON, as the command line prints it; undefined if the referee ends first. @returns {Promise<string | undefined>} */
  result() {
    return new Promise((resolve) => {
      this.#onResult = resolve;
      this.#referee.post("result");
    });
  }

  /** @param {Partial<Contest>} change */
  #change(change) {
    this.#contest = { ...this.#contest, ...change };
    this.#onChange(this.#contest);
  }

  async #start() {
    const { files, ...plan } = this.#contest.plan;
    this.#referee.start();
    const custom = [...plan.bots.keys()].filter((bot) =>
      Object.hasOwn(files, plan.bots[bot] ?? ""),
    );
    const parts = await partsForReferee(files);
    const bots = await Promise.all(
      custom.map(async (bot) => /** @type {const} */ ([bot, await this.#openPorts(bot)])),
    );
    if (this.#isOver) return;
    const beginning = { plan: { ...plan, engine: BUILT_ARENA.engine }, parts, limit: LIMIT, bots };
    const ports = bots.flatMap(([, pair]) => pair);
    this.#referee.post({ ...beginning, wheels: wheelsIn(files) }, ports);
    if (this.#contest.phase === "paused") this.#referee.post("pause");
  }

  /** Opens a sandbox for a custom bot; resolves to the referee's ports of its worker and of the document around it. @param {number} bot @returns {Promise<[MessagePort, MessagePort]>} */
  async #openPorts(bot) {
    const { game, bots, files } = this.#contest.plan;
    const message = { ...(await partsForBot(bots[bot] ?? "", files)), game };
    const { frame, inside } = await openWall();
    const [port, control] = [new MessageChannel(), new MessageChannel()];
    if (this.#isOver) frame.remove();
    else {
      this.#frames.set(bot, frame);
      inside.postMessage(message, "*", [port.port2, control.port2]);
    }
    return [port.port1, control.port1];
  }

  /** @param {Exclude<RefereeMessage, { fatal: Fatal }>} message */
  #read(message) {
    if ("ready" in message) {
      if (this.#contest.phase === "starting") this.#change({ phase: "playing" });
    } else if ("step" in message) this.#add(message.step);
    else if ("wanted" in message) this.#replace(message.wanted);
    else if ("gone" in message) this.#close(message.gone);
    else if ("refused" in message) this.#refuse(new CodedError(message.refused));
    else if ("result" in message) this.#onResult(message.result);
  }

  /** @param {DealPlayed | BatchPlayed} step */
  #add(step) {
    if ("played" in step) return this.#change({ played: step.played });
    const { point, bots, faults, done } = step;
    const points = [...this.#contest.points, point];
    this.#change({ played: point.blocks, points, bots, faults, ...(done && { phase: "done" }) });
    if (done) this.#closeAll();
  }

  /** Replaces the worker of a custom bot that is gone. @param {number} bot */
  async #replace(bot) {
    try {
      const ports = await this.#openPorts(bot);
      this.#referee.post({ bot, ports }, ports);
    } catch (error) {
      this.#refuse(coded(error, "arena.not-started"));
    }
  }

  /** Removes the sandbox of a bot, and with it all that still runs there. @param {number} bot */
  #close(bot) {
    this.#frames.get(bot)?.remove();
    this.#frames.delete(bot);
  }

  #closeAll() {
    for (const bot of [...this.#frames.keys()]) this.#close(bot);
  }

  #stop() {
    this.#referee.stop();
    this.#closeAll();
    this.#onResult(undefined);
  }

  /** @param {CodedError} refusal */
  #refuse(refusal) {
    if (this.#isOver) return;
    this.#stop();
    this.#isOver = true;
    this.#change({ phase: "refused", refusal });
  }
}
