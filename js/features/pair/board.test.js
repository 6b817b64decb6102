/** The attempts of a phone to connect to its table. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { BoardClient } from "./board.js";

const TABLE = { isTable: true, fingerprint: new Uint8Array(32).fill(1), addresses: [] };
const SDP = `a=ice-ufrag:x\na=ice-pwd:y\na=fingerprint:sha-256 ${Array(32).fill("AB").join(":")}\n`;
/** The milliseconds after which a phone begins again. */
const INTERVAL = 6000;

/** A connection whose states the test sets. */
class Connection {
  iceGatheringState = "complete";
  iceConnectionState = "checking";
  connectionState = "connecting";
  localDescription = { sdp: SDP };
  onconnectionstatechange = () => {};
  isClosed = false;

  createDataChannel = () => ({ readyState: "connecting" });
  createOffer = async () => ({ sdp: SDP });
  setLocalDescription = async () => {};

  close() {
    this.isClosed = true;
  }
}

/** Offers a connection to the scripts under test; returns a function that resolves to the next one that tries to reach the table. */
function offerConnections() {
  /** @type {Connection[]} */
  const reaching = [];
  let arrived = () => {};
  globalThis.RTCPeerConnection = /** @type {any} */ (
    class extends Connection {
      static generateCertificate = async () => ({ expires: Number.POSITIVE_INFINITY });
      setRemoteDescription = async () => {
        reaching.push(this);
        // The phone starts its clock first.
        setImmediate(arrived);
      };
    }
  );
  return async () => {
    if (!reaching.length)
      await new Promise((resolve) => {
        arrived = () => resolve(null);
      });
    return /** @type {Connection} */ (reaching.shift());
  };
}

test("a phone begins again until the table answers, and once a connection has failed", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const next = offerConnections();
  const client = new BoardClient({ onChange() {}, onSeat() {}, onFault: assert.fail });
  client.join(TABLE);

  const first = await next();
  context.mock.timers.tick(INTERVAL);
  assert.ok(first.isClosed, "the table has not answered");

  const second = await next();
  second.iceConnectionState = "connected";
  context.mock.timers.tick(INTERVAL);
  assert.ok(!second.isClosed, "a table that has answered may be slow");

  second.connectionState = "failed";
  second.onconnectionstatechange();
  assert.ok(second.isClosed);
  assert.notEqual(await next(), second);
});
