/** The referee's end of the port of a custom bot; all that arrives there is foreign input. */

/** The first message of a bot's worker, when it is ready. */
export const READY = "ready";
/** Ends the token of a question, with which its answer must begin. */
const END = " ";
/** The most characters of a message; a longer one is a fault. */
const LONGEST = 100_000;
/** The most characters of an error that are shown. */
const SHOWN = 200;

/** The reason for a missing answer: it is late, or the worker has ended or sent an unexpected message. @typedef {"late" | "lost"} Missing */

/** Returns the answer of a bot's worker to a question. @param {string} question @param {(message: string) => string} handle @returns {string} */
export function answerTo(question, handle) {
  const end = question.indexOf(END) + 1;
  return question.slice(0, end) + handle(question.slice(end));
}

/** Returns a token that cannot be guessed. */
function newToken() {
  return crypto.getRandomValues(new Uint32Array(2)).join("-") + END;
}

/** One custom bot, which answers each message with one text, in time. After a fault it gets no more messages. */
export class Guest {
  #ports;
  /** @type {Missing | undefined} */
  #missing;
  /** @type {{ resolve: (text: string) => void, reject: (missing: Missing) => void } | undefined} the pending request */
  #waiting;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {MessagePort} port of the bot's worker
   * @param {MessagePort} control of the document around it, which reports that the worker has failed
   */
  constructor(port, control) {
    this.#ports = [port, control];
    port.onmessage = ({ data }) => this.#receive(data);
    port.onmessageerror = () => this.#lose("lost");
    control.onmessage = () => this.#lose("lost");
  }

  /** Resolves when the bot is ready; rejects with its error. @param {number} time milliseconds @returns {Promise<void>} */
  async start(time) {
    const text = await this.#next(time);
    if (text === READY) return;
    this.#lose("lost");
    throw new Error(text.slice(0, SHOWN));
  }

  /**
   * Resolves to the answer to a message; rejects with the reason why there is none. The token of the question keeps a bot
   * from sending answers in advance.
   * @param {string} message
   * @param {number} time milliseconds
   * @returns {Promise<string>}
   */
  async ask(message, time) {
    const token = newToken();
    this.#ports[0]?.postMessage(token + message);
    const answer = await this.#next(time);
    if (answer.startsWith(token)) return answer.slice(token.length);
    this.#lose("lost");
    throw this.#missing;
  }

  /** @param {number} time @returns {Promise<string>} */
  #next(time) {
    return new Promise((resolve, reject) => {
      if (this.#missing) return reject(this.#missing);
      this.#waiting = { resolve, reject };
      this.#timer = setTimeout(() => this.#lose("late"), time);
    });
  }

  /** @param {unknown} data */
  #receive(data) {
    const waiting = this.#waiting;
    if (!waiting || typeof data !== "string" || data.length > LONGEST) return this.#lose("lost");
    clearTimeout(this.#timer);
    this.#waiting = undefined;
    waiting.resolve(data);
  }

  /** @param {Missing} missing */
  #lose(missing) {
    clearTimeout(this.#timer);
    this.#missing ??= missing;
    for (const port of this.#ports) port.close();
    this.#waiting?.reject(this.#missing);
    this.#waiting = undefined;
  }
}
