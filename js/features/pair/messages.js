/**
 * The messages between the table and a board: a number, a space, and JSON. Number 0 is a greeting of either side, of
 * which a handshake consists; all others are a request of the board and the answer of the table. The engine checks what
 * boards send (py/volle/web/board.py); here the board checks what the table sends.
 */

import { CodedError } from "../../engine/errors.js";
import { FACTS } from "../../protocol/facts.js";
import { hex, pairs } from "./card.js";

/** @import { Answer } from "../../protocol/worker.js" */
/** @import { Seat } from "../../protocol/shared.js" */

/**
 * What a greeting brings: one of these.
 * @typedef {object} Greeting
 * @property {Seat} [seat] of the board
 * @property {Uint8Array<ArrayBuffer>} [commitment] of the table to its nonce
 * @property {Uint8Array<ArrayBuffer>} [nonce]
 */
/** The number of a message, and its content as JSON. @typedef {{ id: number, text: string }} Message */

/** Raised when messages change so that other versions would misread them. */
const PROTOCOL = 2;
/** Characters: what a channel carries in one message. */
const LONGEST = 250_000;
/** Characters: a greeting has less than 200. */
const LONGEST_GREETING = 1000;
const MESSAGE = /^(\d{1,9}) (.+)$/s;
export const GREETING = 0;

/** Formats a message. @param {number} id @param {unknown} content */
export const writeMessage = (id, content) => `${id} ${JSON.stringify(content)}`;

/** Parses a message; throws a CodedError (pair.message). @param {string} message @returns {Message} */
export function readMessage(message) {
  const [, id, text] = (message.length <= LONGEST && MESSAGE.exec(message)) || [];
  if (id === undefined || text === undefined) throw foreign();
  return { id: Number(id), text };
}

/** The bytes in a greeting, with the digits in which they are written. @type {Map<string, RegExp>} */
const BYTES = new Map([
  ["commitment", /^[0-9a-f]{64}$/],
  ["nonce", /^[0-9a-f]{32}$/],
]);

/** Formats a greeting. @param {Greeting} greeting */
export function writeGreeting(greeting) {
  const written = Object.entries(greeting).map(([key, value]) => [
    key,
    typeof value === "number" ? value : hex(value).join(""),
  ]);
  return writeMessage(GREETING, {
    volle: PROTOCOL,
    version: FACTS.version,
    ...Object.fromEntries(written),
  });
}

/** Parses a greeting; throws a CodedError: pair.message, or pair.version for another version. @param {string} text @returns {Greeting} */
export function readGreeting(text) {
  if (text.length > LONGEST_GREETING) throw foreign();
  const { volle, version, ...greeting } = objectIn(text);
  if (typeof volle !== "number") throw foreign();
  if (volle !== PROTOCOL || version !== FACTS.version)
    throw new CodedError({ code: "pair.version" });
  const [[key = "", value] = [], ...more] = Object.entries(greeting);
  if (more.length) throw foreign();
  if (key === "seat" && Number.isInteger(value)) return { seat: /** @type {Seat} */ (value) };
  if (typeof value !== "string" || !BYTES.get(key)?.test(value)) throw foreign();
  return { [key]: Uint8Array.from(pairs(value)) };
}

/**
 * Returns the answer of the table; throws a CodedError: pair.message for anything else, pair.seat if it shows what another
 * seat sees.
 * @param {string} text
 * @param {Seat} seat of this board
 */
export function readAnswer(text, seat) {
  const answer = objectIn(text);
  const { ok, error, view, log, frames = [] } = answer;
  if (ok !== true && !(ok === false && isObject(error) && typeof error["code"] === "string"))
    throw foreign();
  if (view !== undefined) {
    if (!isObject(view) || !Array.isArray(view["seats"]) || !Array.isArray(frames)) throw foreign();
    if (log !== null && !Array.isArray(log)) throw foreign();
    const views = [view, ...frames.map((frame) => isObject(frame) && frame["view"])];
    if (views.some((each) => isObject(each) && each["seat"] !== seat))
      throw new CodedError({ code: "pair.seat" });
  }
  return /** @type {Answer & { past?: string }} */ (/** @type {unknown} */ (answer));
}

/**
 * Returns true if a record goes on from an earlier one of the same match, or takes decisions back; and if it has the
 * decisions that this board has made, by the number of the action.
 * @param {string} before "" before the first one
 * @param {string} after
 * @param {ReadonlyMap<number, string>} decided
 */
export function isContinued(before, after, decided) {
  const [oldHead, oldActions] = partsOf(before);
  const [head, actions] = partsOf(after);
  const count = Math.min(oldActions.length, actions.length);
  if (before && oldHead !== head) return true;
  const isSame = oldActions.slice(0, count).every((action, index) => action === actions[index]);
  // Bids of others may stand before the own one, which the record has as soon as it has any of them.
  const hasOwn = [...decided].every(
    ([ply, action]) => actions.length <= ply || actions.slice(ply).includes(action),
  );
  return isSame && hasOwn;
}

/** Returns the headers that name a match, and its actions. @param {string} record @returns {[string, string[]]} */
export function partsOf(record) {
  const [head = "", body = ""] = record.split("\n\n");
  const actions = body.split("\n").filter((line) => line && !line.startsWith("result"));
  return [head.replace(/^seed: .*\n?/m, ""), actions];
}

/** @param {string} text @returns {Record<string, unknown>} */
function objectIn(text) {
  try {
    const value = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // It is refused below.
  }
  throw foreign();
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

const foreign = () => new CodedError({ code: "pair.message" });
