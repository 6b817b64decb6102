/** The cards that two devices exchange, and the descriptions that they write from them. */

import assert from "node:assert/strict";
import { BlockList } from "node:net";
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
const PUBLIC = { host: "203.0.113.5", port: 54321 };
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
  "a public address among others": writeCard(card({ addresses: [IPV4, PUBLIC, MDNS] })),
  "a card with other signs": `${writeCard(card()).slice(0, -1)}=`,
  "a card of 401 characters": "A".repeat(401),
  "a link of 2001 characters": `https://example.org/${"x".repeat(1940)}#${writeCard(card())}`,
  "five addresses": Buffer.concat([
    Buffer.from(writeCard(card({ addresses: [IPV4, IPV4, IPV4, IPV4] })), "base64url"),
    Buffer.from([4, 10, 2, 3, 4, 5, 6]),
  ]).toString("base64url"),
};

/** Returns a card with one address, as its kind and its bytes. @param {number[]} address */
const cardWith = (...address) =>
  Buffer.concat([
    Buffer.from(writeCard(card({ addresses: [] })), "base64url"),
    Buffer.from([...address, 1, 2]),
  ]).toString("base64url");

/** The networks whose addresses a card may have: their first bytes, and how many bits of those count. @type {[string, number][]} */
const IPV4_NETWORKS = [
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
];
const local4 = new BlockList();
for (const [network, bits] of IPV4_NETWORKS) local4.addSubnet(network, bits, "ipv4");
const local6 = new BlockList();
local6.addSubnet("fe80::", 10, "ipv6");
local6.addSubnet("fc00::", 7, "ipv6");

/** Asserts that an address is on a card exactly if it is one of the own network. @param {number} kind @param {number[]} bytes @param {string} host @param {boolean} isLocal */
function assertAllowed(kind, bytes, host, isLocal) {
  const text = cardWith(kind, ...bytes);
  const line = `a=candidate:1 1 udp 2113937151 ${host} 258 typ host`;
  if (!isLocal) {
    assert.throws(() => readCard(text), { code: "pair.card" }, host);
    return assert.deepEqual(addressesOf(line), [], host);
  }
  assert.equal(writeCard(readCard(text)), text, host);
  assert.deepEqual(addressesOf(line), [{ host, port: 258 }]);
}

test("of all IPv4 networks, a card has private and link-local addresses only", () => {
  for (let first = 0; first < 256; first++)
    for (let second = 0; second < 256; second++) {
      const bytes = [first, second, (first * 7 + second) % 256, (second * 3) % 256];
      const host = bytes.join(".");
      assertAllowed(4, bytes, host, local4.check(host, "ipv4"));
    }
});

test("of all IPv6 networks, a card has unique local and link-local addresses only", () => {
  // Zeros, ones and a mixture after the first two bytes: also ::1, and IPv4 addresses in the form of IPv6.
  const tails = [Array(14).fill(0), [...Array(13).fill(0), 1], Array(14).fill(255)];
  tails.push([...Array(8).fill(0), 255, 255, 192, 168, 1, 1]);
  for (let high = 0; high < 65536; high += high % 256 === 255 || high >> 8 >= 0xfa ? 1 : 17)
    for (const tail of tails) {
      const bytes = [high >> 8, high & 255, ...tail];
      const host = (Buffer.from(bytes).toString("hex").match(/..../g) ?? []).join(":");
      assertAllowed(6, bytes, host, local6.check(host, "ipv6"));
    }
});

for (const host of [
  "10.0.0",
  "10.0.0.256",
  "10.0.0.0x1",
  "10.0.0.1.1",
  "fd00:::1",
  "fd00::1::2",
  "fd00:1",
  "fd00::12345",
  "::ffff:192.168.1.1",
  "fd00:1:2:3:4:5:6:7:8",
  "example.org",
  "9a613002-9dc1-413b-83ab-1515082b7105.local.example.org",
])
  test(`${host} is no address of a device in this network`, () => {
    assert.deepEqual(addressesOf(`a=candidate:1 1 udp 2113937151 ${host} 258 typ host`), []);
  });

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
  "a=candidate:3 1 udp 2113942271 192.168.0.2 43334 typ host",
  "a=candidate:4 1 tcp 1518280447 192.168.0.2 9 typ host tcptype active",
  "a=candidate:6 1 udp 2113942271 192.0.2.2 43334 typ host",
  "a=candidate:7 1 udp 2113942271 127.0.0.1 43334 typ host",
  "a=candidate:5 1 udp 1677729535 203.0.113.5 43334 typ srflx",
].join("\r\n");

test("addresses of the own network are taken from a description, those first that any device finds", () => {
  assert.deepEqual(
    addressesOf(SDP).map(({ host }) => host),
    ["192.168.0.2", "fd00::2", "9a613002-9dc1-413b-83ab-1515082b7105.local"],
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

test("words around the link of a card do not matter", () => {
  const card = { isTable: false, fingerprint: new Uint8Array(32).fill(7), addresses: [] };
  const link = `https://volle.example/boards.html#${writeCard(card)}`;
  for (const text of [`Here: ${link} ok?`, `<${link}>`, `${link}.`, ` ${link}\n`])
    assert.deepEqual(readCard(text), card);
});
