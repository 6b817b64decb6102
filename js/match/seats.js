/** Who sits where, as a record writes it: `NAME` is a person, `bot:GRADE` or `bot:GRADE NAME` a bot. */

import { FACTS } from "../protocol/facts.js";

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
