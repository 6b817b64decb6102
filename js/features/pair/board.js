/** The board of one seat on a phone: it shows what the table sends, and sends what the person decides. It needs no engine. */

import { createStore, get, set } from "idb-keyval";
import { CodedError, refusalIn } from "../../engine/errors.js";
import { writeCard } from "./card.js";
import { PhoneHandshake } from "./handshake.js";
import { isContinued, partsOf, readAnswer, readMessage, writeMessage } from "./messages.js";
import { newCertificate, Peer } from "./peer.js";

/** @import { Seat } from "../../protocol/shared.js" */
/** @import { Answers, News, Request } from "../../protocol/worker.js" */
/** @import { Card } from "./card.js" */

/** A request without an answer; `ply` is that of a decision. @typedef {{ ply: number | null, resolve: (answer: Answers[Request["do"]]) => void, reject: (error: CodedError) => void }} Pending */
/**
 * @typedef {object} BoardEvents
 * @property {() => void} onChange called when the link or the connection has changed
 * @property {(seat: Seat) => void} onSeat called when the table has greeted this board
 * @property {(error: CodedError) => void} onFault called when the table is not what it was, or is another program
 */

/**
 * The state of this board: "waiting" for a tap, "introducing" itself until the table has read its card, "comparing" from
 * the first message on. @typedef {"waiting" | "introducing" | "comparing" | "connected" | "lost"} BoardState
 */

/** The requests that a table answers. @type {Set<Request["do"]>} */
const ANSWERED = new Set(["act", "step", "view", "why", "odds", "advice"]);
/** Milliseconds between attempts to connect before the table has read the card of this board. */
const INTERVAL = 6000;

/** The client of the app on a phone: the table takes the place of the engine. */
export class BoardClient {
  #events;
  /** @type {Peer | undefined} */
  #peer;
  /** @type {RTCCertificate | undefined} */
  #certificate;
  /** @type {PhoneHandshake | undefined} */
  #handshake;
  #lastId = 0;
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  /** The decisions of this board, by the number of the action. @type {Map<number, string>} */
  #decided = new Map();
  /** @type {BoardState} */
  state = "waiting";
  /** The card of this board as the end of a link, which the table reads; "" before it is known. */
  card = "";
  record = "";
  isStopped = false;

  /** @param {BoardEvents} events */
  constructor(events) {
    this.#events = events;
  }

  /** Does nothing: a board has no engine to start. @param {(news: News) => void} _onNews */
  connect(_onNews) {}
  start() {}
  stop() {}

  /** The digits that the table shows, too; "" before they are known. */
  get digits() {
    return this.#handshake?.digits ?? "";
  }

  /** The seat of this board; null before the table has given it. */
  get seat() {
    return this.#handshake?.seat ?? null;
  }

  /** Connects to the table with this card, and tries again until the table has read the card of this board. No packet leaves this device before. @param {Card} table */
  async join(table) {
    this.#become("introducing");
    this.#certificate ??= await keptCertificate();
    const peer = new Peer(this.#certificate, {
      onOpen: () => this.#become("comparing"),
      onMessage: (text) => this.#receive(peer, text),
      onLost: () => this.#lose(peer, table),
    });
    this.#peer?.close();
    this.#peer = peer;
    const card = await peer.introduce(false);
    this.#handshake = new PhoneHandshake({ table: table.fingerprint, phone: card.fingerprint });
    // The table knows this board by its certificate: later addresses need no other code.
    this.card ||= writeCard(card);
    this.#events.onChange();
    await peer.accept(table);
    // A table that has answered keeps to this attempt, however long a slow device takes.
    const isIgnored = () => this.state === "introducing" && !peer.isAnswered;
    setTimeout(() => isIgnored() && this.#lose(peer, table), INTERVAL);
  }

  /**
   * Sends a request to the table; resolves to its answer, or rejects with a CodedError.
   * @template {Request} R
   * @param {R} request
   * @returns {Promise<Answers[R["do"]]>}
   */
  request(request) {
    return new Promise((resolve, reject) => {
      if (this.state !== "connected" || !ANSWERED.has(request.do))
        return reject(new CodedError({ code: "pair.lost" }));
      const settle = /** @type {Pending["resolve"]} */ (/** @type {unknown} */ (resolve));
      const ply = request.do === "act" ? request.ply : null;
      if (request.do === "act") this.#decided.set(request.ply, request.action);
      this.#pending.set(++this.#lastId, { ply, resolve: settle, reject });
      this.#peer?.send(writeMessage(this.#lastId, request));
    });
  }

  /** @param {Peer} peer @param {string} message */
  async #receive(peer, message) {
    try {
      if (this.state === "connected") this.#settle(message);
      else await this.#greet(peer, message);
    } catch (error) {
      if (this.state !== "connected") this.#end();
      this.#events.onFault(refusalIn(error));
    }
  }

  /** @param {Peer} peer @param {string} message */
  async #greet(peer, message) {
    const answer = await this.#handshake?.receive(message);
    if (answer) peer.send(answer);
    if (this.seat === null) return this.#events.onChange();
    this.#become("connected");
    this.#events.onSeat(this.seat);
  }

  /** @param {string} message */
  #settle(message) {
    const { id, text } = readMessage(message);
    const pending = this.#pending.get(id);
    if (!pending || this.seat === null) throw new CodedError({ code: "pair.message" });
    this.#pending.delete(id);
    const answer = readAnswer(text, this.seat);
    if (!answer.ok) {
      if (pending.ply !== null) this.#decided.delete(pending.ply);
      return pending.reject(new CodedError(answer.error));
    }
    if (answer.past !== undefined && "view" in answer && answer.view)
      this.#check(answer.past, answer.view.ply);
    pending.resolve(answer);
  }

  /** Compares the record of an answer with the one before. @param {string} past @param {number} now the number of actions; decisions after it were taken back */
  #check(past, now) {
    for (const ply of this.#decided.keys()) if (ply >= now) this.#decided.delete(ply);
    if (!isContinued(this.record, past, this.#decided))
      this.#events.onFault(new CodedError({ code: "pair.rewritten" }));
    const [head, actions] = partsOf(past);
    const isOther = partsOf(this.record)[0] !== head;
    for (const ply of this.#decided.keys())
      if (isOther || ply < actions.length) this.#decided.delete(ply);
    this.record = past;
  }

  /**
   * Tries again while no connection has come about. Afterwards the table has to show another code: otherwise a device in
   * between could begin again until the digits fit.
   * @param {Peer} peer
   * @param {Card} table
   */
  #lose(peer, table) {
    if (peer !== this.#peer) return;
    if (this.state === "introducing") return void this.join(table);
    this.#end();
  }

  /** Ends the connection. */
  #end() {
    this.#peer?.close();
    this.#handshake?.end();
    this.#become("lost");
    for (const { reject } of this.#pending.values()) reject(new CodedError({ code: "pair.lost" }));
    this.#pending.clear();
  }

  /** @param {BoardState} state */
  #become(state) {
    this.state = state;
    this.#events.onChange();
  }
}

/** Resolves to the certificate of this phone: it is kept, so that the table knows the phone again. */
async function keptCertificate() {
  const certificate = await newCertificate();
  try {
    const store = createStore("volle-board", "identity");
    const kept = /** @type {RTCCertificate | undefined} */ (await get("certificate", store));
    if (kept && kept.expires > Date.now() + 24 * 3600 * 1000) return kept;
    await set("certificate", certificate, store);
  } catch {
    // Without storage, the phone is another one after each reload.
  }
  return certificate;
}
