/**
 * The handshake of table and phone, which shows that no other device is between them: a person compares six digits that
 * follow from both certificates and a nonce of each side. The table commits to its nonce before it knows that of the
 * phone, and opens it afterwards, so a device in between cannot try nonces or certificates until the digits fit.
 *
 *     table                            phone
 *     commitment  ------------------>
 *                 <------------------  nonce
 *     nonce       ------------------>  (checks the commitment)
 *     digits                           digits
 *     (a person: they are the same)
 *     seat        ------------------>
 *                 <------------------  seat
 *
 * The table greets a phone that was confirmed before with its seat immediately. A message that is not due ends the
 * handshake.
 */

import { CodedError } from "../../engine/errors.js";
import { GREETING, readGreeting, readMessage, writeGreeting } from "./messages.js";

/** @import { Seat } from "../../protocol/shared.js" */
/** @import { Card } from "./card.js" */
/** @import { Greeting } from "./messages.js" */

/** The SHA-256 of both certificates, of which each device has verified that of the other one. @typedef {Record<"table" | "phone", Card["fingerprint"]>} Fingerprints */

/** "exchanging" until the digits are known, "comparing" until the table gives the seat. @typedef {"exchanging" | "comparing" | "greeting" | "seated" | "over"} HandshakeState */

const COMMITMENT = "volle boards commitment";
const DIGITS = "volle boards digits";
/** The bytes of a nonce. */
const LENGTH = 16;

/** One side of a handshake. */
class Handshake {
  /** @type {HandshakeState} */
  state = "exchanging";
  /** The digits to compare; "" before they are known. */
  digits = "";
  /** @type {Promise<unknown>} */
  #latest = Promise.resolve();

  /** @param {Fingerprints} fingerprints @param {Uint8Array<ArrayBuffer>} [nonce] */
  constructor(fingerprints, nonce = crypto.getRandomValues(new Uint8Array(LENGTH))) {
    this.fingerprints = fingerprints;
    this.nonce = nonce;
  }

  /**
   * Takes messages of the other device in their order; resolves to the answer, "" for none. Rejects with a CodedError,
   * after which no message counts: pair.message, pair.version, or pair.digits for a nonce that is not the committed one.
   * @param {string} message
   * @returns {Promise<string>}
   */
  receive(message) {
    const answer = this.#latest.then(() => this.#answer(message));
    this.#latest = answer.catch(() => {});
    return answer;
  }

  /** @protected @param {HandshakeState} state */
  become(state) {
    this.state = state;
  }

  /** Ends the handshake: no message counts any more. */
  end() {
    this.become("over");
  }

  /** @param {string} message */
  async #answer(message) {
    try {
      const { id, text } = readMessage(message);
      if (id !== GREETING || this.state === "over") throw notDue();
      return await this.take(readGreeting(text));
    } catch (error) {
      this.end();
      throw error;
    }
  }

  /** Takes what is due, or throws. @protected @abstract @param {Greeting} _greeting @returns {Promise<string>} the answer */
  take(_greeting) {
    return Promise.reject(notDue());
  }

  /** @protected @param {Uint8Array<ArrayBuffer>} table @param {Uint8Array<ArrayBuffer>} phone both nonces */
  async compare(table, phone) {
    const digits = await digitsOf(this.fingerprints, table, phone);
    if (this.state === "over") throw notDue();
    this.digits = digits;
    this.become("comparing");
  }
}

/** The side of the table, which gives a seat. */
export class TableHandshake extends Handshake {
  #seat;
  #isCommitted = false;

  /** @param {Fingerprints} fingerprints @param {Seat} seat @param {boolean} isKnown true for a phone that was confirmed before @param {Uint8Array<ArrayBuffer>} [nonce] */
  constructor(fingerprints, seat, isKnown, nonce) {
    super(fingerprints, nonce);
    this.#seat = seat;
    this.isKnown = isKnown;
  }

  /** Resolves to the first message. */
  async begin() {
    if (this.isKnown) return this.#greet();
    const commitment = await commitmentTo(this.nonce);
    this.#isCommitted = true;
    return writeGreeting({ commitment });
  }

  /** Returns the message that gives the seat, because a person has compared the digits. Throws a CodedError (pair.message) where there are none to compare. */
  confirm() {
    if (this.state !== "comparing") throw notDue();
    return this.#greet();
  }

  #greet() {
    this.become("greeting");
    return writeGreeting({ seat: this.#seat });
  }

  /** @protected @override @param {Greeting} greeting */
  async take({ nonce, seat }) {
    if (this.state === "exchanging" && this.#isCommitted && nonce) {
      await this.compare(this.nonce, nonce);
      return writeGreeting({ nonce: this.nonce });
    }
    if (this.state !== "greeting" || seat !== this.#seat) throw notDue();
    this.become("seated");
    return "";
  }
}

/** The side of a phone, which gets a seat. */
export class PhoneHandshake extends Handshake {
  /** @type {Seat | null} */
  seat = null;
  /** @type {Uint8Array | null} */
  #commitment = null;

  /** @protected @override @param {Greeting} greeting */
  async take({ commitment, nonce, seat }) {
    if (this.state === "exchanging") {
      if (commitment && !this.#commitment) {
        this.#commitment = commitment;
        return writeGreeting({ nonce: this.nonce });
      }
      if (nonce && this.#commitment) {
        if (String(await commitmentTo(nonce)) !== String(this.#commitment))
          throw new CodedError({ code: "pair.digits" });
        await this.compare(nonce, this.nonce);
        return "";
      }
    }
    const isGreeted = this.state === "comparing" || !this.#commitment;
    if (seat === undefined || this.state === "seated" || !isGreeted) throw notDue();
    this.seat = seat;
    this.become("seated");
    return writeGreeting({ seat });
  }
}

/** Returns the commitment to a nonce, which hides it and fits no other one. @param {Uint8Array<ArrayBuffer>} nonce */
export const commitmentTo = (nonce) => digest(COMMITMENT, nonce);

/** Returns six digits, drawn as `123 456`. All parts have fixed lengths, so no two of them can be read as one. @param {Fingerprints} fingerprints @param {Uint8Array<ArrayBuffer>} table @param {Uint8Array<ArrayBuffer>} phone */
async function digitsOf(fingerprints, table, phone) {
  const bytes = await digest(DIGITS, fingerprints.table, fingerprints.phone, table, phone);
  // 48 bits are exact in a number, and leave each of the million equally likely.
  const number = bytes.slice(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
  const digits = String(number % 1_000_000).padStart(6, "0");
  return `${digits.slice(0, 3)} ${digits.slice(3)}`;
}

/** @param {string} label @param {Uint8Array<ArrayBuffer>[]} parts */
async function digest(label, ...parts) {
  const all = await new Blob([label, ...parts]).arrayBuffer();
  return new Uint8Array(await crypto.subtle.digest("SHA-256", all));
}

const notDue = () => new CodedError({ code: "pair.message" });
