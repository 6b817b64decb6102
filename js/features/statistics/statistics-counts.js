/** Charts of what a game counts: its tables, records and sums, and the dice. */

import { gameUiOf } from "../../games/index.js";
import { bars, chart } from "../../kit/components/chart.js";
import { day, number, range, t } from "../../kit/i18n.js";
import { columns, ofTried, playerName, share, tenths, thousandths } from "./statistics-words.js";

/** @typedef {import("../../protocol/shared.js").Statistics} Statistics */
/** @typedef {Statistics["tables"][number]} Table */
/** @typedef {Table["lines"][number]} Line */

/** What the columns of a table that a game counts tell of a line. @type {Record<import("../../games/game-ui.js").StatisticsColumn, (line: Line) => string>} */
const CELLS = {
  chosen: ({ chosen }) => number(chosen),
  tried: ({ tried }) => number(tried),
  hits: ({ hits }) => number(hits),
  share: (line) => share(line.share),
  expected: ({ expected }) => thousandths(expected),
  chance: (line) => share(line.expected_share),
};
/** Columns that are the same in all games. */
const SHARED = ["share", "expected", "chance"];

/** Draws a table that a game counts: a bar for each line, and a mark for what was to be expected. @param {string} game @param {Table} table */
export function tableChart(game, { name, lines }) {
  const id = `statistics-${game}-${name}`;
  const { columns: shown, line: named } = gameUiOf(game).statistics[name] ?? {
    columns: [],
    line: String,
  };
  return chart({
    id,
    heading: t(id),
    about: [t(`${id}.about`)],
    drawing: bars(
      lines.map(({ of, hits, tried, share: part, expected_share: mark }) => ({
        label: named(of),
        value: ofTried(hits, tried, part),
        to: part ?? 0,
        mark,
      })),
    ),
    numbers: {
      head: [
        t(`${id}.line`),
        ...shown.map((one) => t(SHARED.includes(one) ? `column-${one}` : `${id}.${one}`)),
      ],
      lines: lines.map((line) => [named(line.of), ...shown.map((one) => CELLS[one](line))]),
    },
  });
}

/** Draws the records. @param {Statistics} answer */
export function recordsTable({ game, records }) {
  const named = (/** @type {string} */ name) =>
    t(name === "points" ? `statistics-record-${name}` : `statistics-${game}-record-${name}`);
  return chart({
    id: "statistics-records",
    heading: t("statistics-records"),
    numbers: {
      head: columns("what", "record", "by", "date"),
      lines: records.map(({ name, value, by, when }) => [
        named(name),
        number(value),
        playerName(by),
        day(when),
      ]),
    },
  });
}

/** Draws what was added up. @param {Statistics} answer */
export function sumsTable({ game, sums }) {
  return chart({
    id: "statistics-sums",
    heading: t("statistics-sums"),
    numbers: {
      head: columns("what", "sum", "per-match"),
      lines: sums.map(({ name, sum, mean }) => [
        t(`statistics-${game}-sum-${name}`),
        number(sum),
        tenths(mean),
      ]),
    },
  });
}

/** Draws how often each number of a die was rolled. @param {Statistics["dice"][number]} die */
export function dieChart({ name, rolls, outside, faces }) {
  return chart({
    id: `statistics-${name}`,
    heading: `${t("statistics-die", { sides: faces.length })}: ${t("statistics-rolls", { count: rolls })}`,
    about: [t("statistics-dice.about"), t("statistics-dice.outside", { count: outside })],
    drawing: bars(
      faces.map(({ face, count, usual, least, most }) => ({
        label: number(face),
        value: number(count),
        to: count,
        band: { least, most },
        isOdd: !usual,
      })),
    ),
    numbers: {
      head: columns("number", "rolled", "band"),
      lines: faces.map(({ face, count, least, most }) => [
        number(face),
        number(count),
        range(least, most),
      ]),
    },
  });
}
