/**
 * The table's side of boards on phones: a connection for each paired seat. The table holds the match; a phone gets the
 * view of its seat, and its decisions count for that seat alone.
 */

import { CodedError, refusalIn } from "../../engine/errors.js";
import { BOARDS } from "../../match/seats.js";
import { readCard, writeCard } from "./card.js";
import { GREETING, greeting, readGreeting, readMessage, writeMessage } from "./messages.js";
import { newCertificate, Peer } from "./peer.js";

/** @import { App } from "../../app/app.js" */
/** @import { Seat } from "../../protocol/shared.js" */
/** @import { Card } from "./card.js" */

/** The state of a seat's phone at the table. @typedef {"offered" | "connected" | "lost"} PhoneState */
/**
 * @typedef {object} Phone
 * @property {Peer} peer
 * @property {PhoneState} state
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

/** The key of the cards of paired phones, by seat: after a reload, each needs one scan only. */
const KEY = "volle.phones";

export class Host {
  #app;
  /** @type {Map<Seat, Phone>} */
  #phones = new Map();
  /** @type {Set<Waiting>} */
  #waiting = new Set();
  /** The number of actions in the engine; the table may still show an earlier one. */
  #ply = 0;
  /** Called after each change of a phone. */
  onChange = () => {};

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
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

  /** Makes a new card of the table for a seat; a phone that has been paired before connects as soon as it has read it. @param {Seat} seat */
  async offer(seat) {
    this.#phones.get(seat)?.peer.close();
    const peer = new Peer(await newCertificate(), {
      onOpen: () => peer.send(greeting(seat)),
      onMessage: (text) => this.#receive(seat, peer, text),
      onLost: () => this.#lose(seat, peer),
    });
    const link = this.#app.address.page(`${BOARDS}#${writeCard(await peer.introduce(true))}`);
    this.#phones.set(seat, { peer, state: "offered", link, refusal: null });
    this.#follow();
    const known = knownCards()[seat];
    // Its addresses may have changed; it finds the table by those on the table's card.
    if (known) await peer.accept({ ...known, addresses: [] });
    return link;
  }

  /** Connects the phone with this card to a seat. Rejects with a CodedError (pair.card) for the card of a table. @param {Seat} seat @param {Card} card */
  async connect(seat, card) {
    if (card.isTable) throw new CodedError({ code: "pair.card" });
    const known = knownCards()[seat];
    // A connection has one remote side for good; that of another phone needs a new one.
    if (known && String(known.fingerprint) !== String(card.fingerprint)) {
      keepCard(seat, null);
      await this.offer(seat);
      throw new CodedError({ code: "pair.other" });
    }
    keepCard(seat, card);
    if (!known) await this.#phones.get(seat)?.peer.accept(card);
  }

  /** Plays a seat at the table again. @param {Seat} seat */
  part(seat) {
    this.#phones.get(seat)?.peer.close();
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
    const isNew = this.#phones.get(seat)?.state === "offered";
    this.#set(seat, peer, "lost", isNew ? new CodedError({ code: "pair.unreachable" }) : null);
  }

  /** @param {Seat} seat @param {Peer} peer @param {PhoneState} state @param {CodedError | null} [refusal] */
  #set(seat, peer, state, refusal = null) {
    const phone = this.#phones.get(seat);
    if (phone?.peer !== peer) return;
    this.#phones.set(seat, { ...phone, state, refusal });
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

  /** @param {Seat} seat @param {Peer} peer @param {string} message */
  async #receive(seat, peer, message) {
    let id = GREETING;
    try {
      const { text, ...read } = readMessage(message);
      id = read.id;
      if (id === GREETING) {
        readGreeting(text);
        return this.#set(seat, peer, "connected");
      }
      if (this.#phones.get(seat)?.state !== "connected") return;
      const { move, answer } = await this.#app.inquire({ do: "board", seat, message: text });
      if (!move)
        return peer.send(writeMessage(id, { ok: true, .../** @type {object} */ (answer) }));
      this.#waiting.add({ peer, id, seat, ...move, begunAt: null });
      this.#serve();
    } catch (error) {
      this.#refuse(seat, peer, id, refusalIn(error));
    }
  }

  /** @param {Seat} seat @param {Peer} peer @param {number} id of the message that is refused @param {CodedError} error */
  #refuse(seat, peer, id, error) {
    const { code, rule, params } = error;
    peer.send(writeMessage(id, { ok: false, error: { code, rule: rule ?? null, params } }));
    if (code === "pair.version") this.#set(seat, peer, "lost", error);
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
      this.#refuse(seat, peer, id, refusalIn(error));
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

/** Returns the cards of the phones that were paired in this tab, by seat. @returns {Record<Seat, Card>} */
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
