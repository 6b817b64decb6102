/** A lesson before Python has loaded: its tape answers, and the engine gets the same requests as soon as it can. */

import { fetchFile } from "../storage/site-file.js";
import { EngineClient } from "./client.js";
import { Tape } from "./tape.js";

/** @import { View } from "../protocol/shared.js" */
/** @import { Answers, Request } from "../protocol/worker.js" */
/** @import { Node } from "./tape.js" */
/** The name and the picture of a seat. @typedef {Pick<View["seats"][number], "name" | "avatar">} Seated */

/** Requests that put another match on the table. */
const OTHER_MATCH = ["new", "load", "open-match"];
/** Requests that go on with the match on the table. */
const MOVES = ["act", "step"];

/** Answers the first requests of a lesson from its tape. The engine answers each of them too, but later. */
export class HeadStartClient extends EngineClient {
  /** The tape of the lesson that begins next. @type {Tape | null} */
  #next = null;
  /** The tape of the match on the table, until the engine has caught up with it or the match has left it. @type {Tape | null} */
  #tape = null;
  /** Resolves when the engine has answered everything that the tape has. @type {Promise<void>} */
  #caughtUp = Promise.resolve();
  /** Ends the wait for the saved match. */
  #skipSaved = () => {};

  /**
   * Makes the next match begin from the tape of a lesson, unless the engine is ready. The page then learns of no saved
   * match; the engine puts that one on the shelf when it begins the lesson.
   * @param {string} game
   * @param {string} lesson
   * @param {readonly Seated[]} seats
   */
  async prepare(game, lesson, seats) {
    const nodes = this.isReady ? undefined : await fetchNodes(BUILT_LESSONS[`${game}-${lesson}`]);
    if (!nodes || this.isReady) return;
    this.#next = new Tape({ nodes: nodes.map((node) => withSeats(node, seats)) });
    this.#skipSaved();
  }

  /** @template {Request} R @param {R} request @returns {Promise<Answers[R["do"]]>} */
  async request(request) {
    const answer = this.#answer(request);
    if (answer) return /** @type {Answers[R["do"]]} */ (answer);
    if (request.do === "resume")
      return /** @type {Promise<Answers[R["do"]]>} */ (
        Promise.race([super.request(request), this.#skipped()])
      );
    await this.#caughtUp;
    return super.request(request);
  }

  /** Ends the worker, and leaves the tape. */
  stop() {
    this.#tape = null;
    super.stop();
  }

  /** Resolves when the page is not to wait for the saved match. @returns {Promise<{ view: null }>} */
  #skipped() {
    return new Promise((resolve) => {
      this.#skipSaved = () => resolve({ view: null });
      if (this.#next) this.#skipSaved();
    });
  }

  /** Returns the answer of the tape, if it has one; throws a CodedError for a late request. @param {Request} request */
  #answer(request) {
    if (request.do === "new") {
      this.#tape = this.#next;
      this.#next = null;
    }
    const answer = this.#tape?.answer(request.do === "new" ? { do: "view" } : request);
    if (answer && (request.do === "new" || MOVES.includes(request.do))) this.#follow(request);
    // The match leaves the tape.
    if (!answer && ("ply" in request || OTHER_MATCH.includes(request.do))) this.#tape = null;
    return answer;
  }

  /** Sends a request to the engine that the tape has answered. @param {Request} request */
  #follow(request) {
    const before = this.#caughtUp;
    const now = before
      .then(() => this.#repeat(request))
      .then(() => {
        if (now === this.#caughtUp) this.#tape = null;
      });
    this.#caughtUp = now;
  }

  /** Sends a request until a bot has decided. A refusal shows with the next request, whose position the engine does not have. @param {Request} request */
  async #repeat(request) {
    try {
      let answer = await super.request(request);
      while ("thinking" in answer) answer = await super.request(request);
    } catch {
      this.#tape = null;
    }
  }
}

/** Resolves to the nodes of a tape; to undefined where it cannot be loaded. @param {string | undefined} address @returns {Promise<Node[] | undefined>} */
async function fetchNodes(address) {
  try {
    return address && (await (await fetchFile(address)).json());
  } catch {
    return undefined;
  }
}

/** Returns a node with the names and the pictures of other players. @param {Node} node @param {readonly Seated[]} seats @returns {Node} */
function withSeats({ shown, ...node }, seats) {
  const seated = (/** @type {View} */ view) => ({
    ...view,
    seats: view.seats.map((seat, place) => ({ ...seat, ...seats[place] })),
  });
  const frames = shown.frames.map(({ event, view }) => ({ event, view: view && seated(view) }));
  return { ...node, shown: { ...shown, view: seated(shown.view), frames } };
}
