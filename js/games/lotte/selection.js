/** The dice that a person has chosen and not yet set aside, and the choice that a tap leads to. */

/** @import { Preview, Turn } from "../../protocol/lotte.js" */
/** @import { Table } from "../../match/table.js" */

/** Stands for an empty choice; without any entry nothing has been chosen yet. */
const NONE = "none";

/** Returns the positions in the tray of the chosen dice, at first those of the fullest choice. @param {Table["state"]} state @param {Turn} turn @returns {readonly number[]} */
export function chosenDice({ picked }, turn) {
  if (!picked.length) return turn.previews[0]?.positions[0] ?? [];
  return turn.dice.flatMap((_, place) => (picked.includes(String(place)) ? [place] : []));
}

/** Chooses the dice at these positions. @param {Table} table @param {readonly number[]} positions */
export function chooseDice(table, positions) {
  table.pick(positions.length ? positions.map(String) : [NONE]);
}

/** Returns the preview of the chosen dice, or undefined if they may not be set aside. @param {Turn} turn @param {readonly number[]} chosen positions */
export function previewOf(turn, chosen) {
  return choicesOf(turn).find(
    ({ positions }) => positions.length === chosen.length && isWithin(chosen, positions),
  )?.preview;
}

/**
 * Returns the choice after a tap on the die at `place`, or null if no choice has that die: the smallest one with it, or
 * the fullest one without it.
 * @param {Turn} turn
 * @param {readonly number[]} chosen positions
 * @param {number} place
 */
export function tapped(turn, chosen, place) {
  const choices = choicesOf(turn);
  if (chosen.includes(place)) {
    const rest = chosen.filter((other) => other !== place);
    return choices.find(({ positions }) => isWithin(positions, rest))?.positions ?? [];
  }
  const fuller = choices.filter(({ positions }) => isWithin([...chosen, place], positions));
  const smallest = fuller.at(-1)?.preview;
  return fuller.find(({ preview }) => preview === smallest)?.positions ?? null;
}

/** Returns all choices of dice, the fullest first. @param {Turn} turn @returns {{ positions: readonly number[], preview: Preview }[]} */
function choicesOf({ previews }) {
  return previews.flatMap((preview) =>
    preview.positions.map((positions) => ({ positions, preview })),
  );
}

/** @param {readonly number[]} some @param {readonly number[]} all */
function isWithin(some, all) {
  return some.every((position) => all.includes(position));
}
