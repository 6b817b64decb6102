/** A contest of bots: the page starts its referee, and each custom bot behind a wall of its own, and shows how it goes. */

import { handedTo, partsOfReferee, wheelsIn } from "./arena-files.js";
import { CodedError, coded } from "./errors.js";
import { openWall, startWorker } from "./workers.js";

/** @typedef {{ game: string, seats: number, blocks: number, seed: string, bots: string[], files: import("./arena-files.js").Files }} Plan */
/** @typedef {import("../protocol/worker.js").RefereeMessage} RefereeMessage */
/** @typedef {import("../protocol/arena.js").Point} Point */
/** @typedef {import("../protocol/arena.js").Standing} Standing */
/** @typedef {import("../protocol/arena.js").FaultReport} FaultReport */
/**
 * @typedef {object} Contest how a contest stands
 * @property {Plan} plan
 * @property {"starting" | "playing" | "paused" | "done" | "refused"} phase
 * @property {number} played deals, each from all seats
 * @property {Point[]} points
 * @property {readonly Standing[]} bots
 * @property {readonly FaultReport[]} faults
 * @property {CodedError | null} refusal
 */

/** Milliseconds that a custom bot may take for a decision, and its file to be loaded. */
const LIMIT = 5_000;

/** One contest, from its first block to its last. */
export class Arena {
  #onChange;
  /** @type {Contest} */
  #contest;
  /** @type {Worker | undefined} which runs our own code alone */
  #referee;
  /** @type {Map<number, HTMLIFrameElement>} in which custom bots run */
  #frames = new Map();
  #isReady = false;
  #isOver = false;
  #isResting = false;
  /** @type {(result: string | undefined) => void} */
  #onResult = () => {};

  /** @param {Plan} plan @param {(contest: Contest) => void} onChange is called with how the contest stands, whenever that changes */
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

  get #isGoing() {
    return ["starting", "playing"].includes(this.#contest.phase);
  }

  /** Plays on until it is paused, over or refused. */
  play() {
    this.#change({ phase: this.#isReady ? "playing" : "starting" });
    if (this.#referee) this.#referee.postMessage("play");
    else this.#start().catch((error) => this.#refuse(error));
  }

  /** Stops before the next decision of a custom bot, or after the deal that is being played. */
  pause() {
    if (!this.#isGoing) return;
    this.#referee?.postMessage("pause");
    this.#change({ phase: "paused" });
  }

  /** Holds it, while nobody sees it; `wake` lets it go on. */
  rest() {
    if (!this.#isGoing) return;
    this.#isResting = true;
    this.pause();
  }

  /** Lets it go on as it did when it came to rest. */
  wake() {
    if (this.#isResting) this.play();
    this.#isResting = false;
  }

  /** Ends everything. */
  end() {
    this.#isOver = true;
    this.#change({ phase: "paused" });
    this.#stop();
  }

  /** Resolves to what the batches that are done come to, as JSON: what the command line prints. @returns {Promise<string | undefined>} */
  result() {
    return new Promise((resolve) => {
      this.#onResult = resolve;
      this.#referee?.postMessage("result");
    });
  }

  /** @param {Partial<Contest>} news */
  #change(news) {
    this.#contest = { ...this.#contest, ...news };
    this.#onChange(this.#contest);
  }

  async #start() {
    const { files, ...plan } = this.#contest.plan;
    const referee = startWorker(BUILT_REFEREE);
    this.#referee = referee;
    referee.onmessage = ({ data }) => this.#hear(data);
    referee.onerror = (event) => {
      event.preventDefault();
      this.#refuse(new Error(event.message));
    };
    const own = [...plan.bots.keys()].filter((bot) => Object.hasOwn(files, plan.bots[bot] ?? ""));
    const parts = await partsOfReferee(files);
    const bots = await Promise.all(
      own.map(async (bot) => /** @type {const} */ ([bot, await this.#openPorts(bot)])),
    );
    if (this.#isOver) return;
    const beginning = { plan: { ...plan, engine: BUILT_ARENA.engine }, parts, limit: LIMIT, bots };
    const ports = bots.flatMap(([, pair]) => pair);
    referee.postMessage({ ...beginning, wheels: wheelsIn(files) }, ports);
    if (this.#contest.phase === "paused") referee.postMessage("pause");
  }

  /** Opens a wall around a custom bot; resolves to the referee's ports of its worker and of the document around it. @param {number} bot @returns {Promise<[MessagePort, MessagePort]>} */
  async #openPorts(bot) {
    const { bots, files } = this.#contest.plan;
    const handed = await handedTo(bots[bot] ?? "", files);
    const { frame, inside } = await openWall();
    const [port, control] = [new MessageChannel(), new MessageChannel()];
    if (this.#isOver) frame.remove();
    else {
      this.#frames.set(bot, frame);
      inside.postMessage(handed, "*", [port.port2, control.port2]);
    }
    return [port.port1, control.port1];
  }

  /** @param {RefereeMessage} message */
  #hear(message) {
    if ("ready" in message) {
      this.#isReady = true;
      if (this.#contest.phase === "starting") this.#change({ phase: "playing" });
    } else if ("step" in message) this.#add(message.step);
    else if ("wanted" in message) this.#replace(message.wanted);
    else if ("gone" in message) this.#close(message.gone);
    else if ("refused" in message) this.#refuse(new CodedError(message.refused));
    else if ("failed" in message) this.#refuse(new Error(message.failed));
    else this.#onResult(message.result);
  }

  /** @param {import("../protocol/arena.js").DealPlayed | import("../protocol/arena.js").BatchPlayed} step */
  #add(step) {
    if ("played" in step) return this.#change({ played: step.played });
    const { point, bots, faults, done } = step;
    const points = [...this.#contest.points, point];
    this.#change({ played: point.blocks, points, bots, faults, ...(done && { phase: "done" }) });
    if (done) this.#closeAll();
  }

  /** Gives the referee another worker of a bot whose worker is gone. @param {number} bot */
  async #replace(bot) {
    try {
      const ports = await this.#openPorts(bot);
      this.#referee?.postMessage({ bot, ports }, ports);
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Closes the wall around a bot, and with it whatever still runs there. @param {number} bot */
  #close(bot) {
    this.#frames.get(bot)?.remove();
    this.#frames.delete(bot);
  }

  #closeAll() {
    for (const bot of [...this.#frames.keys()]) this.#close(bot);
  }

  #stop() {
    this.#referee?.terminate();
    this.#referee = undefined;
    this.#isReady = false;
    this.#closeAll();
    this.#onResult(undefined);
  }

  /** @param {unknown} error */
  #refuse(error) {
    if (this.#isOver) return;
    this.#stop();
    this.#isOver = true;
    this.#change({ phase: "refused", refusal: coded(error, "arena.not-started") });
  }
}
