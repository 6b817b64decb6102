/** A connection to one other device in the same network, without any server. */

import { addressesOf, answerOf, credentialsOf, fingerprintOf, withCredentials } from "./card.js";

/** @import { Card } from "./card.js" */

/**
 * @typedef {object} PeerEvents
 * @property {() => void} onOpen
 * @property {(text: string) => void} onMessage
 * @property {() => void} onLost called once, when the connection is gone for good
 */

/** Milliseconds to wait for addresses: those of the own network come immediately. */
const GATHERING = 2000;

/** Returns a certificate, which is the identity of a device. */
export function newCertificate() {
  /** @type {EcKeyGenParams} */
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  return RTCPeerConnection.generateCertificate(curve);
}

export class Peer {
  #connection;
  #channel;
  #events;
  #isOver = false;
  /** @type {Card} */
  #card = { isTable: false, fingerprint: new Uint8Array(), addresses: [] };

  /** @param {RTCCertificate} certificate @param {PeerEvents} events */
  constructor(certificate, events) {
    this.#events = events;
    this.#connection = new RTCPeerConnection({ certificates: [certificate] });
    this.#channel = this.#connection.createDataChannel("volle", { negotiated: true, id: 0 });
    this.#channel.onopen = () => events.onOpen();
    this.#channel.onmessage = ({ data }) => typeof data === "string" && events.onMessage(data);
    this.#channel.onclose = () => this.#lose();
    this.#connection.onconnectionstatechange = () => {
      if (["failed", "closed"].includes(this.#connection.connectionState)) this.#lose();
    };
  }

  /** The fingerprint of this device. */
  get fingerprint() {
    return this.#card.fingerprint;
  }

  /** True once the other device has answered; it has then read the card of this one. */
  get isAnswered() {
    return ["connected", "completed"].includes(this.#connection.iceConnectionState);
  }

  /** Gathers the addresses of this device; resolves to its card. @param {boolean} isTable */
  async introduce(isTable) {
    const { sdp = "" } = await this.#connection.createOffer();
    const fingerprint = fingerprintOf(sdp);
    const own = withCredentials(sdp, await credentialsOf(fingerprint));
    await this.#connection.setLocalDescription({ type: "offer", sdp: own });
    await this.#gathered();
    const addresses = addressesOf(this.#connection.localDescription?.sdp ?? "");
    this.#card = { isTable, fingerprint, addresses };
    return this.#card;
  }

  /** Connects to the device with this card, as soon as that one has read the card of this one; only then do packets leave this device. @param {Card} card */
  async accept(card) {
    const sdp = await answerOf(card, this.#card.fingerprint);
    await this.#connection.setRemoteDescription({ type: "answer", sdp });
  }

  /** Sends a text; does nothing where the connection is gone. @param {string} text */
  send(text) {
    if (this.#channel.readyState === "open") this.#channel.send(text);
  }

  /** Ends the connection; no event follows. */
  close() {
    this.#isOver = true;
    this.#connection.close();
  }

  #lose() {
    if (this.#isOver) return;
    this.close();
    this.#events.onLost();
  }

  /** @returns {Promise<unknown>} */
  #gathered() {
    const connection = this.#connection;
    const complete = new Promise((resolve) => {
      const look = () => connection.iceGatheringState === "complete" && resolve(null);
      connection.onicegatheringstatechange = look;
      look();
    });
    return Promise.race([complete, new Promise((resolve) => setTimeout(resolve, GATHERING))]);
  }
}
