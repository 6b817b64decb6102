/** The handshake of table and phone: every order of messages, and an adversary between them. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { commitmentTo, PhoneHandshake, TableHandshake } from "./handshake.js";
import { readGreeting, readMessage, writeGreeting, writeMessage } from "./messages.js";

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

const SEAT = 2;
let drawn = 0;

/** Returns bytes that are the same in every run. @param {number} length @returns {Bytes} */
const draw = (length) => sha("draw", Buffer.from(String(++drawn))).slice(0, length);

/** Returns a SHA-256, computed with another library than that of the page. @param {string} label @param {Uint8Array[]} parts @returns {Bytes} */
function sha(label, ...parts) {
  const hash = createHash("sha256").update(label);
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
}

/** Returns the digits as the documentation describes them, as a number. @param {Bytes} table @param {Bytes} phone @param {Bytes} tableNonce @param {Bytes} phoneNonce */
function digitsOf(table, phone, tableNonce, phoneNonce) {
  const bytes = sha("volle boards digits", table, phone, tableNonce, phoneNonce);
  return Buffer.from(bytes).readUIntBE(0, 6) % 1_000_000;
}

/** @param {string} digits */
const numberIn = (digits) => Number(digits.replace(" ", ""));

/** Returns what a message brings. @param {string} message */
const contentOf = (message) => readGreeting(readMessage(message).text);

/** Returns the nonce in a message. @param {string} message */
const nonceIn = (message) => contentOf(message).nonce ?? new Uint8Array();

test("both sides show the same digits, which follow from certificates and nonces", async () => {
  for (let run = 0; run < 50; run++) {
    const fingerprints = { table: draw(32), phone: draw(32) };
    const [tableNonce, phoneNonce] = [draw(16), draw(16)];
    const table = new TableHandshake(fingerprints, SEAT, false, tableNonce);
    const phone = new PhoneHandshake(fingerprints, phoneNonce);
    const opened = await table.receive(await phone.receive(await table.begin()));
    assert.deepEqual([phone.digits, phone.seat], ["", null]);
    assert.equal(await phone.receive(opened), "");
    assert.match(table.digits, /^\d{3} \d{3}$/);
    assert.equal(phone.digits, table.digits);
    const expected = digitsOf(fingerprints.table, fingerprints.phone, tableNonce, phoneNonce);
    assert.equal(numberIn(table.digits), expected);
    assert.deepEqual([table.state, phone.state], ["comparing", "comparing"]);
    assert.equal(await table.receive(await phone.receive(table.confirm())), "");
    assert.deepEqual([table.state, phone.state, phone.seat], ["seated", "seated", SEAT]);
  }
});

test("a phone that was confirmed before is seated without digits", async () => {
  const fingerprints = { table: draw(32), phone: draw(32) };
  const table = new TableHandshake(fingerprints, SEAT, true);
  const phone = new PhoneHandshake(fingerprints);
  assert.equal(await table.receive(await phone.receive(await table.begin())), "");
  assert.deepEqual([table.state, phone.state, phone.seat], ["seated", "seated", SEAT]);
  assert.deepEqual([table.digits, phone.digits], ["", ""]);
});

test("two handshakes of the same devices have different nonces", async () => {
  const fingerprints = { table: draw(32), phone: draw(32) };
  const begun = () => new TableHandshake(fingerprints, SEAT, false).begin();
  assert.notEqual(await begun(), await begun());
});

const NONCE = draw(16);

/** The messages that a device may send, in any order; "yes" is the person at the table. */
const MESSAGES = {
  commitment: writeGreeting({ commitment: await commitmentTo(NONCE) }),
  nonce: writeGreeting({ nonce: NONCE }),
  otherNonce: writeGreeting({ nonce: draw(16) }),
  seat: writeGreeting({ seat: SEAT }),
  otherSeat: writeGreeting({ seat: SEAT + 1 }),
  request: writeMessage(1, { do: "view" }),
  answer: writeMessage(0, { ok: false, error: { code: "pair.message", rule: null, params: {} } }),
  noise: "hello",
  yes: "",
};
/** @typedef {keyof typeof MESSAGES} MessageName */
const NAMES = /** @type {MessageName[]} */ (Object.keys(MESSAGES));

/** The state after each message; all others end the handshake. @typedef {Record<string, Partial<Record<MessageName, string>>>} Transitions */

/** @type {Transitions} */
const NEW_PHONE_AT_TABLE = {
  exchanging: { nonce: "comparing", otherNonce: "comparing", yes: "exchanging" },
  comparing: { yes: "greeting" },
  greeting: { seat: "seated", yes: "greeting" },
  seated: { yes: "seated" },
  over: { yes: "over" },
};
/** @type {Transitions} */
const KNOWN_PHONE_AT_TABLE = { ...NEW_PHONE_AT_TABLE, exchanging: {} };
/** @type {Transitions} */
const AT_PHONE = {
  exchanging: { commitment: "committed", seat: "seated", otherSeat: "seated" },
  committed: { nonce: "comparing" },
  comparing: { seat: "seated", otherSeat: "seated" },
};

/** Yields all sequences of four messages. @returns {Generator<MessageName[]>} */
function* sequences() {
  for (const first of NAMES)
    for (const second of NAMES)
      for (const third of NAMES) for (const fourth of NAMES) yield [first, second, third, fourth];
}

/**
 * Sends messages in every order; asserts that each is answered or refused as in the table of transitions, and that no
 * other order gives a seat.
 * @param {() => Promise<TableHandshake | PhoneHandshake>} begin
 * @param {string} start
 * @param {Transitions} transitions
 */
async function assertTransitions(begin, start, transitions) {
  for (const names of sequences()) {
    const side = await begin();
    let state = start;
    for (const name of names) {
      const next = transitions[state]?.[name] ?? "over";
      await assertTransition(side, state, name, next);
      state = next;
      assert.equal(side.state, state === "committed" ? "exchanging" : state, names.join(", "));
      if (side instanceof PhoneHandshake && state !== "seated" && state !== "over")
        assert.equal(side.seat, null);
    }
  }
}

/** @param {TableHandshake | PhoneHandshake} side @param {string} state @param {MessageName} name @param {string} next */
async function assertTransition(side, state, name, next) {
  const isOtherNonce = state === "committed" && name === "otherNonce";
  const code = isOtherNonce ? "pair.digits" : "pair.message";
  if (name !== "yes") {
    const answer = side.receive(MESSAGES[name]);
    return next === "over" ? assert.rejects(answer, { code }) : answer;
  }
  if (!(side instanceof TableHandshake)) return side.end();
  if (state === "comparing") side.confirm();
  else assert.throws(() => side.confirm(), { code });
}

const FINGERPRINTS = { table: draw(32), phone: draw(32) };

for (const isKnown of [false, true])
  test(`the table gives a seat after one order of messages only (phone known: ${isKnown})`, () =>
    assertTransitions(
      async () => {
        const table = new TableHandshake(FINGERPRINTS, SEAT, isKnown, draw(16));
        await table.begin();
        return table;
      },
      isKnown ? "greeting" : "exchanging",
      isKnown ? KNOWN_PHONE_AT_TABLE : NEW_PHONE_AT_TABLE,
    ));

test("the phone takes a seat after the digits, or from a table that knows it", () =>
  assertTransitions(
    async () => new PhoneHandshake(FINGERPRINTS, draw(16)),
    "exchanging",
    AT_PHONE,
  ));

test("a nonce that comes before the commitment of the table is refused", async () => {
  const table = new TableHandshake(FINGERPRINTS, SEAT, false);
  await assert.rejects(table.receive(MESSAGES.nonce), { code: "pair.message" });
  assert.equal(table.state, "over");
});

test("after the end of a handshake, also within a computation, no message counts", async () => {
  const table = new TableHandshake(FINGERPRINTS, SEAT, false);
  await table.begin();
  const answer = table.receive(MESSAGES.nonce);
  await null;
  table.end();
  await assert.rejects(answer, { code: "pair.message" });
  await assert.rejects(table.receive(MESSAGES.seat), { code: "pair.message" });
  assert.throws(() => table.confirm(), { code: "pair.message" });
  assert.deepEqual([table.state, table.digits], ["over", ""]);
});

test("messages that arrive together are taken one after the other", async () => {
  const table = new TableHandshake(FINGERPRINTS, SEAT, false);
  await table.begin();
  const [first, second] = await Promise.allSettled([
    table.receive(MESSAGES.nonce),
    table.receive(MESSAGES.otherNonce),
  ]);
  assert.deepEqual([first.status, second.status], ["fulfilled", "rejected"]);
  assert.equal(table.state, "over");
});

/** The candidates that the adversary tries for each of its choices: enough for two equal digits almost always. */
const TRIES = 1000;
/** Attacks of each kind. */
const ATTACKS = 60;

/**
 * Returns the candidate whose digits are most like others, from the right.
 * @param {number} wanted
 * @param {(candidate: Bytes) => number} digits
 * @param {number} length of a candidate
 */
function grind(wanted, digits, length) {
  let best = draw(length);
  let most = -1;
  const salt = draw(16);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const candidate = sha("candidate", salt, Buffer.from(String(attempt))).slice(0, length);
    const equal = likeness(wanted, digits(candidate));
    if (equal > most) [best, most] = [candidate, equal];
  }
  return best;
}

/** Returns how many digits from the right are equal. @param {number} one @param {number} other */
const likeness = (one, other) =>
  [1, 2, 3, 4, 5, 6].filter((count) => (one - other) % 10 ** count === 0).length;

/**
 * Two honest devices, and what the adversary has chosen to show each of them: its certificates.
 * @typedef {object} Sessions
 * @property {Bytes} table the certificate of the table
 * @property {Bytes} phone that of the phone
 * @property {Bytes} toTable the adversary's certificate at the table
 * @property {Bytes} toPhone that at the phone
 * @property {TableHandshake} tableSide
 * @property {PhoneHandshake} phoneSide
 * @property {Bytes} tableNonce which the adversary must not use before it is opened
 */

/** Begins two sessions with an adversary. @param {(table: Bytes, phone: Bytes) => [toTable: Bytes, toPhone: Bytes]} [choose] its certificates @returns {Sessions} */
function sessions(choose = () => [draw(32), draw(32)]) {
  const [table, phone, tableNonce] = [draw(32), draw(32), draw(16)];
  const [toTable, toPhone] = choose(table, phone);
  const tableSide = new TableHandshake({ table, phone: toTable }, SEAT, false, tableNonce);
  const phoneSide = new PhoneHandshake({ table: toPhone, phone }, draw(16));
  return { table, phone, toTable, toPhone, tableSide, phoneSide, tableNonce };
}

/** Sends a phone the commitment to a nonce; resolves to the nonce of the phone. @param {Sessions} between @param {Bytes} nonce */
async function commitToPhone({ phoneSide }, nonce) {
  const commitment = await commitmentTo(nonce);
  return nonceIn(await phoneSide.receive(writeGreeting({ commitment })));
}

/** Sends a nonce to the table; resolves to the nonce of the table. @param {Sessions} between @param {Bytes} nonce */
const sendToTable = async ({ tableSide }, nonce) =>
  nonceIn(await tableSide.receive(writeGreeting({ nonce })));

/** Each attack ends with both devices showing digits. @type {Record<string, () => Promise<Sessions>>} */
const ATTACKERS = {
  async "passes all nonces on, with certificates that fit guessed ones"() {
    const between = sessions((table, phone) => {
      const [tableNonce, phoneNonce, toTable] = [draw(16), draw(16), draw(32)];
      const wanted = digitsOf(table, toTable, tableNonce, phoneNonce);
      const digits = (/** @type {Bytes} */ toPhone) =>
        digitsOf(toPhone, phone, tableNonce, phoneNonce);
      return [toTable, grind(wanted, digits, 32)];
    });
    const { tableSide, phoneSide } = between;
    const number = await phoneSide.receive(await tableSide.begin());
    await phoneSide.receive(await tableSide.receive(number));
    return between;
  },
  async "knows the digits of the phone, and chooses its nonce for the table"() {
    const between = sessions();
    const { table, phone, toTable, toPhone, tableSide, phoneSide } = between;
    await tableSide.begin();
    const nonce = draw(16);
    const phoneNonce = await commitToPhone(between, nonce);
    const wanted = digitsOf(toPhone, phone, nonce, phoneNonce);
    const guessed = draw(16);
    const fit = grind(wanted, (own) => digitsOf(table, toTable, guessed, own), 16);
    await sendToTable(between, fit);
    await phoneSide.receive(writeGreeting({ nonce }));
    return between;
  },
  async "knows the digits of the table, and chooses its nonce for the phone"() {
    const between = sessions();
    const { table, phone, toTable, toPhone, tableSide, phoneSide } = between;
    await tableSide.begin();
    const own = draw(16);
    const tableNonce = await sendToTable(between, own);
    const wanted = digitsOf(table, toTable, tableNonce, own);
    const guessed = draw(16);
    const nonce = grind(wanted, (fit) => digitsOf(toPhone, phone, fit, guessed), 16);
    await commitToPhone(between, nonce);
    await phoneSide.receive(writeGreeting({ nonce }));
    return between;
  },
};

/** Returns how many digits from the right are equal on both devices. @param {Sessions} between */
function reached({ tableSide, phoneSide }) {
  assert.deepEqual([tableSide.state, phoneSide.state], ["comparing", "comparing"]);
  return likeness(numberIn(tableSide.digits), numberIn(phoneSide.digits));
}

/**
 * Of 60 attacks, 0.6 are expected to reach equal last two digits, and 0.00006 all six. More than 6 by chance, or one of
 * the latter, has a probability below one in ten thousand; and the draws are the same in every run.
 */
const MOST_BY_CHANCE = 6;

for (const [name, attack] of Object.entries(ATTACKERS))
  test(`an adversary that ${name} gets equal digits by chance only`, async () => {
    const likenesses = [];
    for (let count = 0; count < ATTACKS; count++) likenesses.push(reached(await attack()));
    assert.ok(likenesses.filter((equal) => equal >= 2).length <= MOST_BY_CHANCE, `${likenesses}`);
    assert.ok(!likenesses.includes(6));
  });

test("the same adversary gets what it wants from a table whose nonce it knows too early", async () => {
  for (let count = 0; count < ATTACKS; count++) {
    const between = sessions();
    const { table, phone, toTable, toPhone, tableSide, phoneSide, tableNonce } = between;
    await tableSide.begin();
    const nonce = draw(16);
    const phoneNonce = await commitToPhone(between, nonce);
    const wanted = digitsOf(toPhone, phone, nonce, phoneNonce);
    const fit = grind(wanted, (own) => digitsOf(table, toTable, tableNonce, own), 16);
    await sendToTable(between, fit);
    await phoneSide.receive(writeGreeting({ nonce }));
    assert.ok(reached(between) >= 2);
  }
});

test("an adversary that opens another nonce than the committed one is refused by the phone", async () => {
  for (let count = 0; count < ATTACKS; count++) {
    const between = sessions();
    const { table, phone, toTable, toPhone, tableSide, phoneSide } = between;
    await tableSide.begin();
    const own = draw(16);
    const wanted = digitsOf(table, toTable, await sendToTable(between, own), own);
    const phoneNonce = await commitToPhone(between, draw(16));
    const nonce = grind(wanted, (fit) => digitsOf(toPhone, phone, fit, phoneNonce), 16);
    const opened = phoneSide.receive(writeGreeting({ nonce }));
    await assert.rejects(opened, { code: "pair.digits" });
    assert.deepEqual([phoneSide.state, phoneSide.digits, phoneSide.seat], ["over", "", null]);
  }
});
