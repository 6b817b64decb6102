/** Who sits where, as a record writes it: `NAME` is a person, `bot:GRADE` or `bot:GRADE NAME` a bot. */

import { FACTS } from "../protocol/facts.js";

/** @import { Seat, View } from "../protocol/shared.js" */

/** What the text of a bot's seat begins with. */
const BOT = FACTS.record.bot;

/** Somebody at the table, by name, level of bot, and number of the picture. @typedef {{ name: string, bot: string | null, avatar: number }} Seated */

/** Writes who sits on a seat. A name that would make a bot of a person gets a form that the engine refuses. @param {Pick<Seated, "name" | "bot">} seat */
export function seatText({ name, bot }) {
  if (bot === null) return name.startsWith(BOT) ? `${BOT}${name}` : name;
  return name ? `${BOT}${bot} ${name}` : `${BOT}${bot}`;
}

/** Reads who sits on a seat; where no pictures are chosen, each has the number of its seat. @param {string} text @param {number} seat @returns {Seated} */
export function readSeat(text, seat) {
  const avatar = seat + 1;
  if (!text.startsWith(BOT)) return { name: text, bot: null, avatar };
  const [bot = "", ...name] = text.slice(BOT.length).split(" ");
  return { name: name.join(" "), bot, avatar };
}

/**
 * Returns what everybody is called: a bot that has no name as its picture is, unless somebody has that name already.
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

/** Returns the seats of people. @param {View} view @returns {Seat[]} */
export function people({ seats }) {
  return seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
}

/**
 * Returns the seat that the page looks for, or null for what everybody may see: nobody's while several people
 * at one page choose in secret, unless the curtain is open for one of them.
 * @param {View | null} view
 * @param {Seat | null} curtainFor
 * @returns {Seat | null}
 */
export function viewer(view, curtainFor) {
  if (!view) return null;
  const [first = null, ...others] = people(view);
  const alone = others.length ? null : first;
  if (view.secret) return curtainFor ?? alone;
  return view.next?.by === "person" ? view.next.seat : alone;
}

/**
 * Tells whether the match goes on without anybody: a bot, the dealer, chance for a bot, or chance that
 * somebody has called for already. Where the guide of a lesson has something to say first, it waits.
 * @param {View | null} view
 * @param {boolean} isCalled
 */
export function goesOn(view, isCalled) {
  if (!view?.next || view.next.by === "person" || view.lesson?.waits) return false;
  const seat = view.next.seat === null ? undefined : view.seats[view.next.seat];
  return view.next.by === "bot" || seat?.bot !== null || isCalled;
}

/** Tells whether several people share the page and the curtain is closed before the next one. @param {View} view */
export function isCurtained(view) {
  return view.secret && view.next?.by === "person" && view.seat === null;
}
