/**
 * The card with which a device introduces itself to another one, in a code that a camera reads: the fingerprint of its
 * certificate and its addresses in this network, in at most 110 bytes. Everything else of a handshake follows from it.
 */

import { CodedError } from "../../engine/errors.js";

/** A device's address in its network. @typedef {{ host: string, port: number }} HostAddress */
/**
 * @typedef {object} Card
 * @property {boolean} isTable
 * @property {Uint8Array<ArrayBuffer>} fingerprint the SHA-256 of the certificate, 32 bytes
 * @property {readonly HostAddress[]} addresses at most four are written
 */

const VERSION = 1;
const FINGERPRINT = 32;
/** More do not fit into 110 bytes. */
const MOST = 4;
/** The kinds of addresses, with their lengths in bytes. */
const IPV4 = 4;
const IPV6 = 6;
const MDNS = 1;
const LENGTHS = new Map([
  [IPV4, 4],
  [IPV6, 16],
  [MDNS, 16],
]);
/** Characters: a link with a card, and the card in it, also one of a later version. */
const LONGEST_LINK = 2000;
const BASE64URL = /^[\w-]{1,400}$/;
/** Characters of a session description, which is this browser's own. */
const LONGEST_DESCRIPTION = 100_000;
const LOCAL_NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.local$/i;
const BYTE = /^\d{1,3}$/;
const GROUP = /^[0-9a-f]{1,4}$/i;

/** Returns the card as base64url. @param {Card} card */
export function writeCard({ isTable, fingerprint, addresses }) {
  const bytes = [(VERSION << 4) | Number(isTable), ...fingerprint];
  for (const { host, port } of addresses.slice(0, MOST))
    bytes.push(...(hostBytes(host) ?? []), port >> 8, port & 255);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * Parses a card, or the link that ends with one; throws a CodedError: pair.card, also for a card with an address outside
 * the own network, or pair.version for one of another version.
 * @param {string} text
 * @returns {Card}
 */
export function readCard(text) {
  if (text.length > LONGEST_LINK) throw unreadable();
  // Words may stand around a link.
  const [card] = /^[\w-]*/.exec(text.slice(text.lastIndexOf("#") + 1).trimStart()) ?? [];
  const bytes = bytesOf(card ?? "");
  const [head = 0] = bytes;
  if (bytes.length > FINGERPRINT && head >> 4 > VERSION && !(head & 14))
    throw new CodedError({ code: "pair.version" });
  if (bytes.length <= FINGERPRINT || head >> 1 !== VERSION << 3) throw unreadable();
  const fingerprint = bytes.slice(1, 1 + FINGERPRINT);
  return { isTable: head % 2 === 1, fingerprint, addresses: addressesIn(bytes, 1 + FINGERPRINT) };
}

/** Returns the addresses in the own network of a session description, those first that work everywhere. @param {string} sdp @returns {HostAddress[]} */
export function addressesOf(sdp) {
  const found = sdp.slice(0, LONGEST_DESCRIPTION).split(/\r?\n/).flatMap(addressesInLine);
  const rank = ({ host = "" }) => (LOCAL_NAME.test(host) ? 2 : Number(host.includes(":")));
  return found.sort((one, other) => rank(one) - rank(other)).slice(0, MOST);
}

/** Returns the address in a line of a session description, if it is one in the own network. @param {string} line @returns {HostAddress[]} */
function addressesInLine(line) {
  const [name = "", component, protocol, , host = "", port, , type] = line.split(" ");
  const isHost = name.startsWith("a=candidate:") && component === "1" && type === "host";
  if (!isHost || protocol?.toLowerCase() !== "udp") return [];
  const bytes = hostBytes(host);
  return bytes && isLocal(bytes) ? [{ host, port: Number(port) }] : [];
}

/** Returns true for addresses that lead to no other network: private and link-local ones, and mDNS names. @param {readonly number[]} bytes the kind and the address */
function isLocal([kind, first = 0, second = 0]) {
  if (kind === MDNS) return true;
  if (kind === IPV6) return (first & 0xfe) === 0xfc || (first === 0xfe && second >> 6 === 2);
  if (first === 172) return second >> 4 === 1;
  return first === 10 || (first === 192 && second === 168) || (first === 169 && second === 254);
}

/** Returns the fingerprint in a session description. @param {string} sdp */
export function fingerprintOf(sdp) {
  const [, hex = ""] = /^a=fingerprint:sha-256 ([0-9a-f:]+)/im.exec(sdp) ?? [];
  return Uint8Array.from(hex.split(":"), (byte) => Number.parseInt(byte, 16));
}

/** The name and the password with which a device answers connectivity checks. @typedef {{ name: string, password: string }} Credentials */

/** Derives the credentials of a device from its fingerprint, so that they need no room on its card. @param {Card["fingerprint"]} fingerprint @returns {Promise<Credentials>} */
export async function credentialsOf(fingerprint) {
  const key = await crypto.subtle.importKey("raw", fingerprint, "HKDF", false, ["deriveBits"]);
  const info = new TextEncoder().encode("volle boards");
  const parameters = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
  const bytes = new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 24 * 8));
  const text = btoa(String.fromCharCode(...bytes));
  return { name: text.slice(0, 8), password: text.slice(8) };
}

/** Returns a session description with these credentials. @param {string} sdp @param {Credentials} credentials */
export function withCredentials(sdp, { name, password }) {
  return sdp
    .replace(/^a=ice-ufrag:.*$/gm, `a=ice-ufrag:${name}`)
    .replace(/^a=ice-pwd:.*$/gm, `a=ice-pwd:${password}`);
}

/**
 * Returns the answer of the device with this card. Both devices write it for each other, so neither has to read a code
 * before the other one: which of them opens the encryption is decided by their fingerprints.
 * @param {Card} card
 * @param {Card["fingerprint"]} own
 */
export async function answerOf({ fingerprint, addresses }, own) {
  const { name, password } = await credentialsOf(fingerprint);
  return [
    "v=0",
    "o=- 1 1 IN IP4 0.0.0.0",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    `a=ice-ufrag:${name}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${hex(fingerprint).join(":").toUpperCase()}`,
    `a=setup:${hex(own).join("") < hex(fingerprint).join("") ? "passive" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    ...addresses.map(
      ({ host, port }, index) =>
        `a=candidate:${index + 1} 1 udp ${2113937151 - index} ${host} ${port} typ host`,
    ),
    "",
  ].join("\r\n");
}

/** Returns bytes as hexadecimal digits, two each. @param {Uint8Array} bytes */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));

/** @param {string} text */
function bytesOf(text) {
  if (!BASE64URL.test(text)) throw unreadable();
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    throw unreadable();
  }
}

/** @param {Uint8Array} bytes @param {number} start @returns {HostAddress[]} */
function addressesIn(bytes, start) {
  const addresses = [];
  for (let at = start; at < bytes.length; ) {
    const kind = bytes[at] ?? 0;
    const end = at + 1 + (LENGTHS.get(kind) ?? bytes.length);
    const [high = 0, low] = bytes.slice(end, end + 2);
    if (low === undefined || addresses.length === MOST) throw unreadable();
    if (!isLocal([...bytes.slice(at, end)])) throw unreadable();
    addresses.push({ host: hostText(kind, bytes.slice(at + 1, end)), port: high * 256 + low });
    at = end + 2;
  }
  return addresses;
}

/** Returns the kind of an address and its bytes; null if it is none. @param {string} host @returns {number[] | null} */
function hostBytes(host) {
  if (LOCAL_NAME.test(host)) return [MDNS, ...pairs(host.slice(0, 36).replaceAll("-", ""))];
  if (host.includes(":")) return ipv6Bytes(host);
  const bytes = host.split(".");
  const isAddress = bytes.length === 4 && bytes.every((byte) => BYTE.test(byte) && +byte < 256);
  return isAddress ? [IPV4, ...bytes.map(Number)] : null;
}

/** @param {string} host @returns {number[] | null} */
function ipv6Bytes(host) {
  const [head = "", tail, ...more] = host.split("::");
  const groups = (/** @type {string} */ text) => (text ? text.split(":") : []);
  const [before, after] = [groups(head), groups(tail ?? "")];
  const missing = 8 - before.length - after.length;
  if (more.length || (tail === undefined ? missing !== 0 : missing < 1)) return null;
  const all = [...before, ...Array(missing).fill("0"), ...after];
  if (!all.every((group) => GROUP.test(group))) return null;
  return [IPV6, ...pairs(all.map((group) => group.padStart(4, "0")).join(""))];
}

/** Returns the bytes that are written as hexadecimal digits. @param {string} digits @returns {number[]} */
export const pairs = (digits) =>
  (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

/** @param {number} kind @param {Uint8Array} bytes */
function hostText(kind, bytes) {
  if (kind === IPV4) return bytes.join(".");
  const digits = hex(bytes).join("");
  if (kind === IPV6) return (digits.match(/..../g) ?? []).join(":");
  return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`;
}

const unreadable = () => new CodedError({ code: "pair.card" });
