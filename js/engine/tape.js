/** The tape of a scene: what the engine answers in it, recorded by tools/tapes.py, so that it plays without Python. */

import { fetchFile, reasonIn, SiteFileError } from "../storage/site-file.js";
import { CodedError } from "./errors.js";

/** @typedef {import("../protocol/worker.js").Request} Request */
/** @typedef {import("../protocol/worker.js").Answers} Answers */
/** @typedef {import("../protocol/shared.js").Shown} Shown */
/** @typedef {import("../protocol/shared.js").Refusal} Refusal */
/** What is said of a scene in a language. @typedef {{ title: string, story: string, task?: string, notice: string }} SceneWords */
/**
 * @typedef {object} Node a moment of a scene
 * @property {Shown} shown what the engine answers when the match has come to it
 * @property {string} record the match so far, for whoever leaves the tape here
 * @property {number} [step] the node that follows by itself
 * @property {Record<string, number>} moves the nodes that follow what the reader does, the record's own action first
 * @property {Record<string, Refusal>} why what is offered though a rule forbids it
 */
/**
 * @typedef {object} Script a scene as it is written to the site
 * @property {string} scene its id
 * @property {string} game
 * @property {"look" | "watch" | "try" | "find"} kind
 * @property {number | null} seat the reader's
 * @property {string | null} next the id of the scene that follows
 * @property {Record<string, SceneWords>} words by language
 * @property {Refusal[]} refusals what its rule forbids in it
 * @property {Node[]} nodes the first is where it begins
 */

/** What names a scene, or a rule whose first scene is meant. */
const ID = /^[a-z0-9.-]+(\/[a-z0-9-]+)?$/;

/** Fetches a scene; rejects with a CodedError where there is none of that name, or no network. @param {string} id @returns {Promise<Script>} */
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

/** Returns what a table has under a name, and nothing that it inherits. @template T @param {Record<string, T>} table @param {string} name */
const own = (table, name) => (Object.hasOwn(table, name) ? table[name] : undefined);

/** Plays a script: it knows where the reader is, and answers as the engine would. */
export class Tape {
  #script;
  #at = 0;
  /** What has happened before the present moment. @type {Shown["log"]} */
  #log;

  /** @param {Script} script */
  constructor(script) {
    this.#script = script;
    this.#log = script.nodes[0]?.shown.log ?? [];
  }

  /** Goes back to where the scene begins. */
  rewind() {
    this.#at = 0;
    this.#log = this.#node.shown.log ?? [];
  }

  /** Whether nothing has been played yet. */
  get isAtStart() {
    return this.#at === 0;
  }

  /** Whether nothing more follows. */
  get isOver() {
    const { step, moves } = this.#node;
    return step === undefined && Object.keys(moves).length === 0;
  }

  /** After how many actions of the match it is. */
  get ply() {
    return this.#node.shown.view.ply;
  }

  /** The match as it stands, as a record. */
  get record() {
    return this.#node.record;
  }

  /** Why what is offered here cannot be done. */
  get tempting() {
    return Object.values(this.#node.why);
  }

  /** Returns the engine's answer, or undefined where the tape does not know it; throws a CodedError for a late request. @param {Request} request @returns {Answers["view" | "record" | "act" | "why"] | undefined} */
  answer(request) {
    const { step, moves, why } = this.#node;
    switch (request.do) {
      case "resume":
      case "view":
        return this.#whole();
      case "record":
        return { record: this.record };
      case "step":
        return this.#go(step, request.ply);
      case "act":
        return this.#go(own(moves, request.action), request.ply);
      case "why":
        return this.#why(own(why, request.action));
      default:
        return undefined;
    }
  }

  /** @returns {Node} */
  get #node() {
    return /** @type {Node} */ (this.#script.nodes[this.#at]);
  }

  /** @param {Refusal | undefined} refusal */
  #why(refusal) {
    return refusal && { refusal };
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
