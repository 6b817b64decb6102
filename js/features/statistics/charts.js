/** The charts of statistics; the engine sends shares in thousandths and means in tenths. */

import { nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { balances, bars, chart, course, splits } from "../../kit/components/chart.js";
import { day, decimal, number, percent, range, signed, t } from "../../kit/i18n.js";

/** @import { StatisticsColumn } from "../../games/game-ui.js" */
/** @import { LuckTotal, PlayerKey, Statistics } from "../../protocol/shared.js" */

/** @typedef {Statistics["tables"][number]} Table */
/** @typedef {Table["lines"][number]} Line */

/** Returns the name of a player: that of its kind for a bot. @param {PlayerKey} player */
export function playerName({ name, bot }) {
  return bot === null ? name : t(`bot-${bot}`);
}

/** Formats thousandths as a percentage, and a missing share as a dash. @param {number | null} value */
export function share(value) {
  return value === null ? "–" : percent(value / 1000);
}

const tenths = (/** @type {number} */ value) => number(value / 10);
const thousandths = (/** @type {number} */ value) => decimal(value / 1000);

/** @param {number} hits @param {number} tried @param {number | null} part */
const hitsText = (hits, tried, part) => t("statistics-of", { hits, tried, percent: share(part) });

/** @param {LuckTotal} luck its value, and how far from zero that usually is */
const luckText = ({ value, usual }) => ({
  luck: signed(value / 1000),
  usual: thousandths(usual),
});

/** @param {string[]} names */
const columns = (...names) => names.map((name) => t(`column-${name}`));

/** Draws all charts that have data. @param {Statistics} answer */
export function chartsOf(answer) {
  const { player } = answer;
  return [
    player ? placesChart(answer) : playersChart(answer),
    answer.course && player ? courseChart(answer.course) : nothing,
    ...answer.tables
      .filter(({ lines }) => lines.length)
      .map((table) => gameChart(answer.game, table)),
    luckChart(answer),
    answer.rivals.length ? rivalsChart(answer) : nothing,
    recordsTable(answer),
    sumsTable(answer),
    ...answer.dice.map((die) => dieChart(die)),
  ];
}

/** @param {Statistics} answer */
function playersChart({ players }) {
  return chart({
    id: "statistics-players",
    heading: t("statistics-players"),
    about: [t("statistics-players.about")],
    drawing: bars(
      players.map((one) => ({
        label: playerName(one),
        value: hitsText(one.wins, one.matches, one.win_share),
        to: one.win_share,
      })),
      1000,
    ),
    numbers: {
      head: columns(
        "player",
        "matches",
        "wins",
        "win-share",
        "mean-place",
        "mean-points",
        "best",
        "worst",
      ),
      lines: players.map((one) => [
        playerName(one),
        ...[one.matches, one.wins].map(number),
        share(one.win_share),
        ...[one.place, one.mean].map(tenths),
        ...[one.best, one.worst].map(number),
      ]),
    },
  });
}

/** @param {Statistics} answer */
function placesChart({ places }) {
  return chart({
    id: "statistics-places",
    heading: t("statistics-places"),
    drawing: bars(
      places.map(({ place, count, share: part }) => ({
        label: number(place),
        value: t("statistics-count-share", { count: number(count), share: share(part) }),
        to: count,
      })),
    ),
    numbers: {
      head: columns("place", "count", "share"),
      lines: places.map((one) => [number(one.place), number(one.count), share(one.share)]),
    },
  });
}

/** @param {NonNullable<Statistics["course"]>} course_ */
function courseChart({ matches, mean }) {
  const dots = matches.map(({ points, place }) => ({ value: points, isBig: place === 1 }));
  return chart({
    id: "statistics-course",
    heading: t("statistics-course"),
    about: [t("statistics-course.about")],
    drawing: course(dots, mean / 10, number),
    numbers: {
      head: columns("date", "points", "place"),
      lines: matches.map(({ when, points, place, seats }) => [
        day(when),
        number(points),
        `${number(place)} / ${number(seats)}`,
      ]),
    },
  });
}

/** @param {Statistics} answer */
function luckChart({ game, players, player }) {
  const shown = players.filter(({ key }) => !player || key === player.key);
  // One scale for all players, also where only one of them is shown.
  const lucks = players.flatMap(({ luck }) => [Math.abs(luck.value), luck.usual]);
  return chart({
    id: "statistics-luck",
    heading: t("statistics-luck"),
    about: [t("statistics-luck.about"), t(`statistics-${game}-luck`)],
    drawing: balances(
      shown.map((one) => ({
        label: playerName(one),
        value: t("statistics-luck-of", luckText(one.luck)),
        luck: one.luck,
      })),
      Math.max(0, ...lucks),
    ),
    numbers: {
      head: columns("player", "luck", "usual"),
      lines: shown.map((one) => [playerName(one), ...Object.values(luckText(one.luck))]),
    },
  });
}

/** @param {Statistics} answer */
function rivalsChart({ rivals }) {
  return chart({
    id: "statistics-rivals",
    heading: t("statistics-rivals"),
    about: [t("statistics-rivals.about")],
    drawing: splits(
      rivals.map((one) => ({
        label: playerName(one),
        value: t("statistics-score", { ahead: one.ahead, level: one.level, behind: one.behind }),
        parts: [one.ahead, one.level, one.behind],
      })),
    ),
    numbers: {
      head: columns("player", "matches", "ahead", "level", "behind"),
      lines: rivals.map((one) => [
        playerName(one),
        ...[one.matches, one.ahead, one.level, one.behind].map(number),
      ]),
    },
  });
}

/** The cells of a game's own table, by column. @type {Record<StatisticsColumn, (line: Line) => string>} */
const CELLS = {
  chosen: ({ chosen }) => number(chosen),
  tried: ({ tried }) => number(tried),
  hits: ({ hits }) => number(hits),
  share: (line) => share(line.share),
  expected: ({ expected }) => thousandths(expected),
  chance: (line) => share(line.expected_share),
};
/** Columns that have the same heading in all games. */
const SHARED = ["share", "expected", "chance"];

/** Draws a game's own table: a bar for each line, and a mark at the expected value. @param {string} game @param {Table} table */
function gameChart(game, { name, lines }) {
  const id = `statistics-${game}-${name}`;
  const { columns: shown, line: label } = gameUiOf(game).statistics[name] ?? {
    columns: [],
    line: String,
  };
  return chart({
    id,
    heading: t(id),
    about: [t(`${id}.about`)],
    drawing: bars(
      lines.map(({ of, hits, tried, share: part, expected_share: mark }) => ({
        label: label(of),
        value: hitsText(hits, tried, part),
        to: part ?? 0,
        mark,
      })),
    ),
    numbers: {
      head: [
        t(`${id}.line`),
        ...shown.map((one) => t(SHARED.includes(one) ? `column-${one}` : `${id}.${one}`)),
      ],
      lines: lines.map((line) => [label(line.of), ...shown.map((one) => CELLS[one](line))]),
    },
  });
}

/** @param {Statistics} answer */
function recordsTable({ game, records }) {
  const label = (/** @type {string} */ name) =>
    t(name === "points" ? `statistics-record-${name}` : `statistics-${game}-record-${name}`);
  return chart({
    id: "statistics-records",
    heading: t("statistics-records"),
    numbers: {
      head: columns("what", "record", "by", "date"),
      lines: records.map(({ name, value, by, when }) => [
        label(name),
        number(value),
        playerName(by),
        day(when),
      ]),
    },
  });
}

/** @param {Statistics} answer */
function sumsTable({ game, sums }) {
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
    heading: t("statistics-die", { sides: faces.length, count: rolls }),
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
