/** The people and bots on the seats, and the seat that looks at the page. */

import { FACTS } from "../protocol/facts.js";

/** @import { Seat, View } from "../protocol/shared.js" */

/** The prefix of a bot's seat in a record: `NAME` is a person, `bot:LEVEL` or `bot:LEVEL NAME` a bot. */
const BOT = FACTS.record.bot;

/** The name, the level of a bot, and the number of the picture. @typedef {{ name: string, bot: string | null, avatar: number }} Seated */

/** Formats a seat as in a record. The name of a person that looks like a bot is changed so that the engine refuses it. @param {Pick<Seated, "name" | "bot">} seat */
export function seatText({ name, bot }) {
  if (bot === null) return name.startsWith(BOT) ? `${BOT}${name}` : name;
  return name ? `${BOT}${bot} ${name}` : `${BOT}${bot}`;
}

/** Parses a seat of a record. Without chosen pictures, each seat has the one of its number. @param {string} text @param {number} seat @returns {Seated} */
export function readSeat(text, seat) {
  const avatar = seat + 1;
  if (!text.startsWith(BOT)) return { name: text, bot: null, avatar };
  const [bot = "", ...name] = text.slice(BOT.length).split(" ");
  return { name: name.join(" "), bot, avatar };
}

/**
 * Returns the names of all seats: a bot without one is named after its picture, unless the name is taken.
 * @param {readonly Seated[]} seats
 * @param {readonly string[]} usual a name for each picture
 */
export function namesOf(seats, usual) {
  const names = seats.map(({ name }) => name);
  for (const [seat, { name, bot, avatar }] of seats.entries()) {
    if (name || bot === null) continue;
    const turned = [...usual.slice(avatar - 1), ...usual.slice(0, avatar - 1)];
    names[seat] = turned.find((free) => !names.includes(free)) ?? seatText({ name, bot });
  }
  return names;
}

/** Returns the seats of people on this device. @param {View} view @returns {readonly Seat[]} */
export function people({ seats, joint }) {
  if (joint) return joint.here;
  return seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
}

/** Returns who has won a finished match: a person here, a bot over people, or one bot of several. @param {View} view */
export function wonBy(view) {
  const players = people(view);
  if (!players.length) return "none";
  return view.result?.winners.some((seat) => players.includes(seat)) ? "person" : "bot";
}

/**
 * Which seats are played on this device.
 * @typedef {object} Place
 * @property {Seat | null} board the only seat that is played here; null at the table
 * @property {readonly Seat[]} away at the table, the seats that are played on other devices
 */

/** The page on which the table pairs phones, and phones are boards. */
export const BOARDS = "boards.html";

/** A device on which all people play. @type {Place} */
export const WHOLE_TABLE = { board: null, away: [] };

/**
 * Returns the seat that the page looks for, or null for what everyone may see: while several people choose in secret,
 * only the person for whom the curtain is open sees more.
 * @param {View | null} view
 * @param {Seat | null} curtainFor
 * @param {Place} [place]
 * @returns {Seat | null}
 */
export function viewer(view, curtainFor, { board, away } = WHOLE_TABLE) {
  if (!view || board !== null) return board;
  const here = people(view);
  const alone = here.length === 1 && !away.length ? (here[0] ?? null) : null;
  if (view.secret) return curtainFor ?? alone;
  const { by, seat = null } = view.next ?? {};
  return by === "person" && seat !== null && !away.includes(seat) ? seat : alone;
}

/** Returns the people who act now, and the one who calls for chance. @param {View} view */
function acting(view) {
  return nextSeats(view).filter((seat) => view.seats[seat]?.bot === null);
}

/** Returns the first seat that acts now on this device, or null. @param {View} view @param {Place} [place] @returns {Seat | null} */
export function actingHere(view, { board, away } = WHOLE_TABLE) {
  const isHere = (/** @type {Seat} */ seat) =>
    board === null ? !away.includes(seat) : seat === board;
  return acting(view).find(isHere) ?? null;
}

/** Returns the people for whom this device waits, because they act on others. @param {View} view @param {Place} place @returns {readonly Seat[]} */
export function awaited(view, place) {
  const isBot = view.next?.by === "bot";
  return isBot || actingHere(view, place) !== null ? [] : acting(view);
}

/**
 * Returns true if the match goes on without a decision here: for a bot, the dealer, chance for a bot, or chance that a
 * person has called for. A lesson waits while its guide has something to say. The board of one seat also goes on while
 * other seats act.
 * @param {View | null} view
 * @param {boolean} isCalled
 * @param {Place} [place]
 */
export function goesOn(view, isCalled, place = WHOLE_TABLE) {
  if (place.board !== null && view?.next && awaited(view, place).length) return true;
  if (!view?.next || view.next.by === "person" || view.lesson?.waits) return false;
  const seat = view.next.seat === null ? undefined : view.seats[view.next.seat];
  return view.next.by === "bot" || seat?.bot !== null || isCalled;
}

/** Returns the seats that act next, also for chance. @param {View} view @returns {readonly Seat[]} */
export function nextSeats({ next, to_act }) {
  if (next?.by !== "chance") return to_act;
  return next.seat === null ? [] : [next.seat];
}

/** Returns true if a match by link waits for a plan, or for another device. @param {View} view */
export function isLinkDue({ joint }) {
  return Boolean(joint?.due) && !(joint?.held && joint.due?.task === "act");
}

/** Returns true if a match by link waits for another device, not for a plan that is made here. @param {View} view */
export function isLinkAwaited(view) {
  return isLinkDue(view) && !(view.joint?.held && view.joint.due?.task === "plan");
}

/** Returns true if several people share the page and the curtain is closed. @param {View} view @param {Place} [place] */
export function isCurtained(view, place) {
  const isSecret = view.secret && view.next?.by === "person" && view.seat === null;
  return isSecret && actingHere(view, place) !== null && !isLinkDue(view);
}
