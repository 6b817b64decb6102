/** The cards that two devices exchange, and the descriptions that they write from them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  addressesOf,
  answerOf,
  credentialsOf,
  fingerprintOf,
  readCard,
  withCredentials,
  writeCard,
} from "./card.js";

/** @import { Card } from "./card.js" */

const IPV4 = { host: "192.168.178.23", port: 54321 };
const IPV6 = { host: "fd00:0000:0000:0000:00ab:0000:0000:0002", port: 80 };
const MDNS = { host: "9a613002-9dc1-413b-83ab-1515082b7105.local", port: 65535 };
const fingerprint = Uint8Array.from({ length: 32 }, (_, index) => (index * 37) % 256);
const other = Uint8Array.from({ length: 32 }, () => 255);

/** @param {Partial<Card>} [fields] @returns {Card} */
const card = (fields) => ({ isTable: false, fingerprint, addresses: [IPV4], ...fields });

/** @param {string} text */
const bytesIn = (text) => Buffer.from(text, "base64url").length;

for (const addresses of [[], [IPV4], [IPV4, IPV6, MDNS], [MDNS, MDNS, MDNS, MDNS]])
  for (const isTable of [false, true])
    test(`a card with ${addresses.length} addresses is written and read as itself (table: ${isTable})`, () => {
      const given = card({ addresses, isTable });
      assert.deepEqual(readCard(writeCard(given)), given);
      assert.deepEqual(readCard(`https://example.org/boards.html#${writeCard(given)}`), given);
    });

test("a card has at most 110 bytes, however many addresses a device has", () => {
  assert.equal(bytesIn(writeCard(card())), 40);
  assert.ok(bytesIn(writeCard(card({ addresses: Array(9).fill(MDNS) }))) <= 110);
});

test("short forms of addresses are read as the long ones", () => {
  const [address] = readCard(
    writeCard(card({ addresses: [{ host: "fd00::ab:0:0:2", port: 80 }] })),
  ).addresses;
  assert.deepEqual(address, IPV6);
});

/** Texts that are no card. @type {Record<string, string>} */
const WRONG = {
  nothing: "",
  "a word": "hello",
  "other signs": "%%%%",
  "a short fingerprint": writeCard(card()).slice(0, 40),
  "half an address": writeCard(card()).slice(0, -3),
  "an unknown kind of address": Buffer.concat([
    Buffer.from(writeCard(card({ addresses: [] })), "base64url"),
    Buffer.from([9, 1, 2, 3]),
  ]).toString("base64url"),
  "five addresses": Buffer.concat([
    Buffer.from(writeCard(card({ addresses: [IPV4, IPV4, IPV4, IPV4] })), "base64url"),
    Buffer.from([4, 1, 2, 3, 4, 5, 6]),
  ]).toString("base64url"),
};

for (const [name, text] of Object.entries(WRONG))
  test(`${name} is no card`, () => assert.throws(() => readCard(text), { code: "pair.card" }));

test("a card of a later version is named as such", () => {
  const bytes = Buffer.from(writeCard(card()), "base64url");
  bytes[0] = 2 << 4;
  const later = bytes.subarray(0, 33).toString("base64url");
  assert.throws(() => readCard(later), { code: "pair.version" });
});

const SDP = [
  "a=ice-ufrag:abcd",
  "a=ice-pwd:secret",
  "a=fingerprint:sha-256 00:25:4A:FF",
  "a=candidate:1 1 udp 2113937151 9a613002-9dc1-413b-83ab-1515082b7105.local 40568 typ host generation 0",
  "a=candidate:2 1 udp 2113942271 fd00::2 40231 typ host",
  "a=candidate:3 1 udp 2113942271 192.0.2.2 43334 typ host",
  "a=candidate:4 1 tcp 1518280447 192.0.2.2 9 typ host tcptype active",
  "a=candidate:5 1 udp 1677729535 203.0.113.5 43334 typ srflx",
].join("\r\n");

test("addresses of the own network are taken from a description, those first that any device finds", () => {
  assert.deepEqual(
    addressesOf(SDP).map(({ host }) => host),
    ["192.0.2.2", "fd00::2", "9a613002-9dc1-413b-83ab-1515082b7105.local"],
  );
  assert.deepEqual([...fingerprintOf(SDP)], [0, 0x25, 0x4a, 0xff]);
});

test("credentials follow from the fingerprint alone, and replace those of a description", async () => {
  const credentials = await credentialsOf(fingerprint);
  assert.deepEqual(await credentialsOf(fingerprint), credentials);
  assert.notDeepEqual(await credentialsOf(other), credentials);
  assert.match(credentials.name, /^[A-Za-z0-9+/]{8}$/);
  assert.match(credentials.password, /^[A-Za-z0-9+/]{24}$/);
  const sdp = withCredentials(SDP, credentials);
  assert.ok(
    sdp.includes(`a=ice-ufrag:${credentials.name}\r\na=ice-pwd:${credentials.password}\r\n`),
  );
});

test("exactly one of two devices opens the encryption", async () => {
  const setup = async (
    /** @type {Uint8Array<ArrayBuffer>} */ theirs,
    /** @type {Uint8Array<ArrayBuffer>} */ own,
  ) => /a=setup:(\w+)/.exec(await answerOf(card({ fingerprint: theirs }), own))?.[1];
  assert.equal(await setup(fingerprint, other), "active");
  assert.equal(await setup(other, fingerprint), "passive");
});
