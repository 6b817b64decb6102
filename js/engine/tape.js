/** Scenes that play without Python, from a tape: the engine's answers, recorded by tools/tapes.py. */

import { randomHex } from "../storage/random.js";
import { fetchFile, reasonIn, SiteFileError } from "../storage/site-file.js";
import { EngineClient } from "./client.js";
import { CodedError } from "./errors.js";

/** @import { Refusal, Shown } from "../protocol/shared.js" */
/** @import { Answers, News, Request } from "../protocol/worker.js" */
/** The words of a scene in one language. @typedef {{ title: string, story: string, task?: string, notice: string }} SceneWords */
/**
 * @typedef {object} Node a position of a scene
 * @property {Shown} shown the engine's answer when the match has come to it
 * @property {string} record the match so far, for a match that leaves the tape here; empty in a lesson
 * @property {number} [step] the index of the node after an automatic action
 * @property {Record<string, number>} moves the index of the node after each action of the reader, the record's own first
 * @property {Record<string, Refusal>} why the refusals of actions that a rule forbids
 */
/**
 * @typedef {object} Script a scene as its file has it
 * @property {string} scene its id
 * @property {string} game
 * @property {"look" | "watch" | "try" | "find"} kind
 * @property {number | null} seat the reader's
 * @property {string | null} next the id of the scene that follows
 * @property {Record<string, SceneWords>} words by language
 * @property {Refusal[]} refusals what its rule forbids in it
 * @property {Node[]} nodes the scene begins with the first
 */

/** The id of a scene, or of a rule, for its first scene. */
const ID = /^[a-z0-9.-]+(\/[a-z0-9-]+)?$/;

/** Fetches a scene; rejects with a CodedError if there is none of that id, or no network. @param {string} id @returns {Promise<Script>} */
export async function fetchScript(id) {
  if (!ID.test(id)) throw new CodedError({ code: "scene.unknown" });
  try {
    return await (await fetchFile(`scenes/${id}.json`)).json();
  } catch (error) {
    const isUnknown = error instanceof SiteFileError && error.status === 404;
    const params = { reason: reasonIn(error) };
    throw new CodedError(
      isUnknown ? { code: "scene.unknown" } : { code: "scene.not-loaded", params },
    );
  }
}

/** Returns an own property of an object. @template T @param {Record<string, T>} object @param {string} name */
const own = (object, name) => (Object.hasOwn(object, name) ? object[name] : undefined);

/** Plays a scene: answers as the engine would, from the reader's position in it. */
export class Tape {
  #script;
  #at = 0;
  /** The events before the current position. @type {Shown["log"]} */
  #log;

  /** @param {Pick<Script, "nodes">} script */
  constructor(script) {
    this.#script = script;
    this.#log = script.nodes[0]?.shown.log ?? [];
  }

  /** Goes back to the beginning of the scene. */
  rewind() {
    this.#at = 0;
    this.#log = this.#node.shown.log ?? [];
  }

  /** True if nothing has been played yet. */
  get isAtStart() {
    return this.#at === 0;
  }

  /** True if nothing follows. */
  get isOver() {
    const { step, moves } = this.#node;
    return step === undefined && Object.keys(moves).length === 0;
  }

  /** The number of actions of the match so far. */
  get ply() {
    return this.#node.shown.view.ply;
  }

  /** The record of the match so far. */
  get record() {
    return this.#node.record;
  }

  /** The refusals of actions that a rule forbids here. */
  get tempting() {
    return Object.values(this.#node.why);
  }

  /** Returns the engine's answer, or undefined if it was not recorded; throws a CodedError for a late request. @param {Request} request @returns {Answers["view" | "record" | "act" | "why"] | undefined} */
  answer(request) {
    const { step, moves, why } = this.#node;
    switch (request.do) {
      case "resume":
      case "view":
        return this.#whole();
      case "record":
        return this.record ? { record: this.record } : undefined;
      case "step":
        return this.#go(step, request.ply);
      case "act":
        return this.#go(own(moves, request.action), request.ply);
      case "why": {
        const refusal = own(why, request.action);
        return refusal && { refusal };
      }
      default:
        return undefined;
    }
  }

  /** @returns {Node} */
  get #node() {
    return /** @type {Node} */ (this.#script.nodes[this.#at]);
  }

  #whole() {
    return { view: this.#node.shown.view, log: this.#log, frames: [] };
  }

  /** @param {number | undefined} to @param {number} ply */
  #go(to, ply) {
    if (ply !== this.ply) throw new CodedError({ code: "match.stale" });
    if (to === undefined) return undefined;
    this.#at = to;
    const { shown } = this.#node;
    this.#log = [...(shown.log ?? this.#log ?? []), ...shown.frames.map(({ event }) => event)];
    return { ...shown, record: this.record };
  }
}

/** Requests that begin another match. */
const OTHER_MATCH = ["new", "load"];
/** Requests that change nothing. */
const INQUIRIES = ["why", "check-options"];

/** A client that answers from a tape, and starts the engine when the tape has no answer. */
export class TapeClient extends EngineClient {
  #isLazy;
  /** @type {(news: News) => void} */
  #onNews = () => {};
  /** @type {Tape | null} */
  #tape = null;
  /** True once the match has left the tape. */
  #isLeft = false;
  /** True while the match is to leave it. */
  #isLeaving = false;
  /** True once the engine is needed. */
  #isAwake = false;

  /** @param {boolean} isLazy true if the engine starts only with the first request that no tape answers */
  constructor(isLazy) {
    super();
    this.#isLazy = isLazy;
  }

  /** Starts the engine, unless it is lazy. @param {(news: News) => void} onNews as of EngineClient */
  connect(onNews) {
    this.#onNews = onNews;
    if (this.#isLazy) onNews({ awaited: false });
    else this.#wake();
  }

  /** The tape that is played; null once the match has left it. */
  get tape() {
    return this.#isLeft ? null : this.#tape;
  }

  /** The public record of the match so far. */
  get record() {
    return this.tape?.record ?? super.record;
  }

  get isStopped() {
    return this.#isAwake && super.isStopped;
  }

  start() {
    if (this.#isAwake) super.start();
  }

  /** Plays a scene from its beginning; a tape is ready immediately. @param {Script} script */
  insert(script) {
    this.#tape = new Tape(script);
    this.rewind();
    this.#onNews({ ready: true, from: "tape" });
  }

  /** Returns to the tape, at the beginning of the scene. */
  rewind() {
    this.#isLeft = this.#isLeaving = false;
    this.#tape?.rewind();
  }

  /** Makes the engine answer from the next request on, even where the tape could. */
  leave() {
    this.#isLeaving = true;
  }

  /**
   * Resolves to the answer of the tape, or else of the engine; rejects with its refusal as a CodedError.
   * @template {Request} R
   * @param {R} request
   * @returns {Promise<Answers[R["do"]]>}
   */
  async request(request) {
    const answer = this.#isLeaving ? undefined : this.tape?.answer(request);
    if (answer) return /** @type {Answers[R["do"]]} */ (answer);
    if (OTHER_MATCH.includes(request.do)) return this.#replace(request);
    if (this.tape && INQUIRIES.includes(request.do)) await this.#load();
    else if (this.tape) return this.#goOn(request);
    return this.#ask(request);
  }

  /** Leaves the tape for another match, unless the engine refuses it. @template {Request} R @param {R} request */
  async #replace(request) {
    const answer = await this.#ask(request);
    this.#isLeft = true;
    return answer;
  }

  /** Leaves the tape for a request that it cannot answer. @template {Request} R @param {R} request @returns {Promise<Answers[R["do"]]>} */
  async #goOn(request) {
    try {
      const loaded = await this.#load();
      this.#isLeft = true;
      // A secret bid is not in the record: then the loaded position is an earlier one, and the bid must be made again.
      if ("ply" in request && request.ply === loaded.view.ply) return await this.#ask(request);
      return /** @type {Answers[R["do"]]} */ (loaded);
    } finally {
      this.#isLeaving = false;
    }
  }

  #load() {
    return this.#ask({ do: "load", record: this.record, seed: randomHex(), as: null });
  }

  /** Resolves to the answer of the engine. @template {Request} R @param {R} request */
  #ask(request) {
    this.#wake();
    return super.request(request);
  }

  #wake() {
    if (this.#isAwake) return;
    this.#isAwake = true;
    this.#onNews({ awaited: true });
    super.connect(this.#onNews);
  }
}
