/**
 * The table's side of boards on phones: a connection for each paired seat. The table holds the match; a phone gets the
 * view of its seat, and its decisions count for that seat alone.
 */

import { CodedError, refusalIn } from "../../engine/errors.js";
import { BOARDS } from "../../match/seats.js";
import { readCard, writeCard } from "./card.js";
import { TableHandshake } from "./handshake.js";
import { GREETING, readMessage, writeMessage } from "./messages.js";
import { newCertificate, Peer } from "./peer.js";

/** @import { App } from "../../app/app.js" */
/** @import { Seat } from "../../protocol/shared.js" */
/** @import { Card } from "./card.js" */

/** Asks a person at the table whether the phone of a seat shows these digits, until a signal ends the question. @typedef {(seat: Seat, digits: string, signal: AbortSignal) => Promise<boolean>} Compare */
/** The state of a seat's phone at the table. @typedef {"offered" | "connected" | "lost"} PhoneState */
/**
 * @typedef {object} Phone
 * @property {Peer} peer
 * @property {PhoneState} state
 * @property {TableHandshake | null} handshake with the only phone that this connection can reach; null before its card was read
 * @property {AbortController} question ends the question about the digits
 * @property {string} link of the table's card, which the phone reads
 * @property {CodedError | null} refusal why the phone cannot be a board of this table
 */
/**
 * A message of a phone that is answered once the match has gone on.
 * @typedef {object} Waiting
 * @property {Peer} peer
 * @property {number} id
 * @property {Seat} seat
 * @property {number} ply the number of actions that the phone has seen
 * @property {string | null} action null to go on
 * @property {number | null} begunAt the number of actions when the table began to play it; null before
 */

/** The key of the cards of confirmed phones, by seat: after a reload, each needs one scan only. */
const KEY = "volle.phones";

export class Host {
  #app;
  #compare;
  /** @type {Map<Seat, Phone>} */
  #phones = new Map();
  /** The seat that was opened to a phone last. @type {Promise<unknown>} */
  #opened = Promise.resolve();
  /** @type {Set<Waiting>} */
  #waiting = new Set();
  /** The number of actions in the engine; the table may still show an earlier one. */
  #ply = 0;
  /** Called after each change of a phone. */
  onChange = () => {};

  /** @param {App} app @param {Compare} compare */
  constructor(app, compare) {
    this.#app = app;
    this.#compare = compare;
    app.onChange(() => this.#serve());
  }

  /** Returns where a seat is played: on a connected phone, at the table because its phone is lost, or at the table. @param {Seat} seat */
  placeOf(seat) {
    if (this.#phones.get(seat)?.state === "connected") return "phone";
    return this.lost.includes(seat) ? "lost" : "table";
  }

  /** Returns the state of a seat's phone; undefined if the seat has none. @param {Seat} seat */
  phone(seat) {
    return this.#phones.get(seat);
  }

  /** Returns the seats whose phones have lost their connection, or had one before this page was loaded. */
  get lost() {
    const known = Object.keys(knownCards()).map(Number);
    return known.filter((seat) => this.#phones.get(seat)?.state !== "connected");
  }

  /** Makes a new card of the table for a seat; a phone that was confirmed before connects as soon as it has read it. @param {Seat} seat */
  async offer(seat) {
    const link = await this.#open(seat);
    const known = knownCards()[seat];
    if (known) await this.#accept(seat, known);
    return link;
  }

  /** Connects the phone with this card to a seat. Rejects with a CodedError: pair.card for the card of a table, or pair.other if the code is for another phone. @param {Seat} seat @param {Card} card */
  async connect(seat, card) {
    if (card.isTable) throw new CodedError({ code: "pair.card" });
    const { state, handshake } = this.#phones.get(seat) ?? {};
    if (state !== "offered") return;
    if (!handshake) return this.#accept(seat, card);
    if (isSame(handshake.fingerprints.phone, card.fingerprint)) return;
    // A connection has one remote side for good; that of another phone needs a new one.
    await this.#open(seat);
    throw new CodedError({ code: "pair.other" });
  }

  /** Opens a seat to a phone, after all that were opened before; resolves to the link of the card. @param {Seat} seat */
  #open(seat) {
    const opened = this.#opened.then(() => this.#openNow(seat));
    this.#opened = opened.catch(() => {});
    return opened;
  }

  /** @param {Seat} seat */
  async #openNow(seat) {
    this.#close(seat);
    const peer = new Peer(await newCertificate(), {
      onOpen: () => this.#greet(seat, peer),
      onMessage: (text) => this.#receive(seat, peer, text),
      onLost: () => this.#lose(seat, peer),
    });
    const link = this.#app.address.page(`${BOARDS}#${writeCard(await peer.introduce(true))}`);
    const question = new AbortController();
    const phone = { peer, handshake: null, question, link, refusal: null };
    this.#phones.set(seat, { ...phone, state: "offered" });
    this.#follow();
    return link;
  }

  /** Ends the connection with a phone, and the question about it. @param {Seat} seat */
  #close(seat) {
    const { peer, handshake, question } = this.#phones.get(seat) ?? {};
    peer?.close();
    handshake?.end();
    question?.abort();
  }

  /** @param {Seat} seat @param {Card} card of a phone */
  async #accept(seat, card) {
    const phone = this.#phones.get(seat);
    if (!phone) return;
    const known = knownCards()[seat]?.fingerprint;
    const isKnown = known !== undefined && isSame(known, card.fingerprint);
    const fingerprints = { table: phone.peer.fingerprint, phone: card.fingerprint };
    const handshake = new TableHandshake(fingerprints, seat, isKnown);
    this.#phones.set(seat, { ...phone, handshake });
    await phone.peer.accept(card);
  }

  /** Plays a seat at the table again. @param {Seat} seat */
  part(seat) {
    this.#close(seat);
    this.#phones.delete(seat);
    keepCard(seat, null);
    this.#follow();
  }

  /** Notes that the engine has a position with this number of actions. @param {number} ply */
  moved(ply) {
    this.#ply = ply;
    this.#serve();
  }

  /** Notes that a connection is gone. One that has not come about will not come about later either. @param {Seat} seat @param {Peer} peer */
  #lose(seat, peer) {
    const { state, handshake } = this.#phones.get(seat) ?? {};
    const code = handshake?.digits ? "pair.lost" : "pair.unreachable";
    this.#set(seat, peer, "lost", state === "offered" ? new CodedError({ code }) : null);
  }

  /** @param {Seat} seat @param {Peer} peer @param {PhoneState} state @param {CodedError | null} [refusal] */
  #set(seat, peer, state, refusal = null) {
    const phone = this.#phones.get(seat);
    if (phone?.peer !== peer) return;
    this.#phones.set(seat, { ...phone, state, refusal });
    if (state === "lost") this.#close(seat);
    for (const each of this.#waiting) if (each.peer === peer) this.#waiting.delete(each);
    this.#follow();
  }

  /** Shows which seats are played on phones. */
  #follow() {
    const connected = [...this.#phones].filter(([, { state }]) => state === "connected");
    const away = connected.map(([seat]) => seat);
    const { curtainFor } = this.#app.state;
    this.#app.change({ away });
    this.onChange();
    // A person who decides at the table is not disturbed.
    if (curtainFor === null || away.includes(curtainFor)) this.#app.table.openCurtain(null);
  }

  /** Sends the first message to a phone. @param {Seat} seat @param {Peer} peer */
  async #greet(seat, peer) {
    const { handshake } = this.#phones.get(seat) ?? {};
    if (handshake) peer.send(await handshake.begin());
  }

  /** @param {Seat} seat @param {Peer} peer @param {string} message */
  async #receive(seat, peer, message) {
    const phone = this.#phones.get(seat);
    if (phone?.peer !== peer) return;
    if (phone.state === "connected") return this.#inquire(seat, peer, message);
    try {
      await this.#shakeHands(seat, phone, message);
    } catch (error) {
      this.#set(seat, peer, "lost", refusalIn(error));
    }
  }

  /** Takes a message of the handshake; no other one is answered before the phone has its seat. @param {Seat} seat @param {Phone} phone @param {string} message */
  async #shakeHands(seat, { peer, handshake, question }, message) {
    const answer = await handshake?.receive(message);
    if (answer) peer.send(answer);
    if (handshake?.state === "seated") this.#set(seat, peer, "connected");
    if (handshake?.state !== "comparing") return;
    const isEqual = await this.#compare(seat, handshake.digits, question.signal);
    if (question.signal.aborted) return;
    if (!isEqual) throw new CodedError({ code: "pair.digits" });
    peer.send(handshake.confirm());
    // Its addresses may change; it finds the table by those on the table's card.
    keepCard(seat, { isTable: false, fingerprint: handshake.fingerprints.phone, addresses: [] });
  }

  /** Answers a request of a phone. @param {Seat} seat @param {Peer} peer @param {string} message */
  async #inquire(seat, peer, message) {
    let id = GREETING;
    try {
      const { text, ...read } = readMessage(message);
      id = read.id;
      const { move, answer } = await this.#app.inquire({ do: "board", seat, message: text });
      if (!move)
        return peer.send(writeMessage(id, { ok: true, .../** @type {object} */ (answer) }));
      this.#waiting.add({ peer, id, seat, ...move, begunAt: null });
      this.#serve();
    } catch (error) {
      this.#refuse(peer, id, refusalIn(error));
    }
  }

  /** @param {Peer} peer @param {number} id of the message that is refused @param {CodedError} error */
  #refuse(peer, id, error) {
    const { code, rule, params } = error;
    peer.send(writeMessage(id, { ok: false, error: { code, rule: rule ?? null, params } }));
  }

  /** Answers the phones that have waited for the next action, and plays what they have decided. */
  #serve() {
    for (const waiting of this.#waiting) {
      const { action, ply, begunAt } = waiting;
      const seen = action === null ? ply : (begunAt ?? this.#ply);
      if (seen !== this.#ply) this.#answer(waiting);
      else if (begunAt === null && this.#mayPlay(waiting)) this.#play(waiting);
    }
  }

  /** @param {Waiting} waiting */
  async #answer(waiting) {
    this.#waiting.delete(waiting);
    const { peer, id, seat, ply, action } = waiting;
    // What others have chosen in secret meanwhile needs no step of its own.
    const isNext = action === null || ply === this.#ply - 1;
    const after = isNext ? ply : this.#ply;
    try {
      const answer = await this.#app.inquire({ do: "follow", ply: after, as: seat });
      peer.send(writeMessage(id, { ok: true, ...answer }));
    } catch (error) {
      this.#refuse(peer, id, refusalIn(error));
    }
    // Another phone's decision may have waited for this one.
    this.#serve();
  }

  /** Returns true if the table may play the decision of a phone now: a person who decides behind the curtain is not disturbed. @param {Waiting} waiting */
  #mayPlay({ action, seat }) {
    const { view, curtainFor, asking } = this.#app.state;
    if (asking || [...this.#waiting].some(({ begunAt }) => begunAt !== null)) return false;
    if (action !== null) return curtainFor === null;
    const { by, seat: next } = view?.next ?? {};
    return by === "chance" && next === seat && this.#app.table.isAsked();
  }

  /** @param {Waiting} waiting */
  async #play(waiting) {
    waiting.begunAt = this.#ply;
    const { action } = waiting;
    await (action === null ? this.#app.table.step() : this.#app.table.decide(action));
    // The engine has refused it, so the phone gets the match as it stands.
    if (this.#waiting.has(waiting)) this.#answer(waiting);
  }
}

/** @param {Uint8Array} one @param {Uint8Array} other */
const isSame = (one, other) => String(one) === String(other);

/** Returns the cards of the phones that were confirmed in this tab, by seat. @returns {Record<Seat, Card>} */
function knownCards() {
  try {
    const written = Object.entries(JSON.parse(sessionStorage.getItem(KEY) ?? "{}"));
    return Object.fromEntries(written.map(([seat, text]) => [seat, readCard(text)]));
  } catch {
    return {};
  }
}

/** Stores the card of a phone, or removes it. @param {Seat} seat @param {Card | null} card */
function keepCard(seat, card) {
  const cards = Object.entries({ ...knownCards(), [seat]: card });
  const written = cards.flatMap(([key, each]) => (each ? [[key, writeCard(each)]] : []));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(written)));
  } catch {
    // Without storage, phones need both scans after a reload.
  }
}
