/** The charts of statistics; the engine sends shares in thousandths and means in tenths. */

import { nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { balances, bars, chart, course, splits } from "../../kit/components/chart.js";
import { day, decimal, has, number, percent, range, signed, t } from "../../kit/i18n.js";

/** @import { StatisticsColumn } from "../../games/game-ui.js" */
/** @import { Chart, Numbers } from "../../kit/components/chart.js" */
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

/** Returns the numbers of a chart. @template L @param {readonly L[]} lines @param {Record<string, (line: L) => string>} columns the text of a line in each column, by the name of its heading @returns {Numbers} */
const table = (lines, columns) => ({
  head: Object.keys(columns).map((name) => t(`column-${name}`)),
  lines: lines.map((line) => Object.values(columns).map((text) => text(line))),
});

/** Draws a chart with the words of its name. @param {string} name @param {Numbers} numbers @param {Partial<Chart>} [others] */
function named(name, numbers, { heading, ...others } = {}) {
  const id = `statistics-${name}`;
  const about = has(`${id}.about`) ? [t(`${id}.about`)] : [];
  return chart({ id, heading: heading ?? t(id), about, numbers, ...others });
}

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
  const numbers = table(players, {
    player: playerName,
    matches: ({ matches }) => number(matches),
    wins: ({ wins }) => number(wins),
    "win-share": ({ win_share }) => share(win_share),
    "mean-place": ({ place }) => tenths(place),
    "mean-points": ({ mean }) => tenths(mean),
    best: ({ best }) => number(best),
    worst: ({ worst }) => number(worst),
  });
  const lines = players.map((one) => ({
    label: playerName(one),
    value: hitsText(one.wins, one.matches, one.win_share),
    to: one.win_share,
  }));
  return named("players", numbers, { drawing: bars(lines, 1000) });
}

/** @param {Statistics} answer */
function placesChart({ places }) {
  const numbers = table(places, {
    place: ({ place }) => number(place),
    count: ({ count }) => number(count),
    share: (one) => share(one.share),
  });
  const lines = places.map(({ place, count, share: part }) => ({
    label: number(place),
    value: t("statistics-count-share", { count: number(count), share: share(part) }),
    to: count,
  }));
  return named("places", numbers, { drawing: bars(lines) });
}

/** @param {NonNullable<Statistics["course"]>} course_ */
function courseChart({ matches, mean }) {
  const numbers = table(matches, {
    date: ({ when }) => day(when),
    points: ({ points }) => number(points),
    place: ({ place, seats }) => `${number(place)} / ${number(seats)}`,
  });
  const dots = matches.map(({ points, place }) => ({ value: points, isBig: place === 1 }));
  return named("course", numbers, { drawing: course(dots, mean / 10, number) });
}

/** @param {Statistics} answer */
function luckChart({ game, players, player }) {
  const shown = players.filter(({ key }) => !player || key === player.key);
  const numbers = table(shown, {
    player: playerName,
    luck: ({ luck }) => luckText(luck).luck,
    usual: ({ luck }) => luckText(luck).usual,
  });
  const lines = shown.map((one) => ({
    label: playerName(one),
    value: t("statistics-luck-of", luckText(one.luck)),
    luck: one.luck,
  }));
  // One scale for all players, also where only one of them is shown.
  const lucks = players.flatMap(({ luck }) => [Math.abs(luck.value), luck.usual]);
  const about = [t("statistics-luck.about"), t(`statistics-${game}-luck`)];
  return named("luck", numbers, { about, drawing: balances(lines, Math.max(0, ...lucks)) });
}

/** @param {Statistics} answer */
function rivalsChart({ rivals }) {
  const numbers = table(rivals, {
    player: playerName,
    matches: ({ matches }) => number(matches),
    ahead: ({ ahead }) => number(ahead),
    level: ({ level }) => number(level),
    behind: ({ behind }) => number(behind),
  });
  const lines = rivals.map(({ ahead, level, behind, ...one }) => ({
    label: playerName(one),
    value: t("statistics-score", { ahead, level, behind }),
    parts: /** @type {[number, number, number]} */ ([ahead, level, behind]),
  }));
  return named("rivals", numbers, { drawing: splits(lines) });
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
  const { columns, line: label } = gameUiOf(game).statistics[name] ?? { columns: [], line: String };
  const headings = columns.map((one) => t(SHARED.includes(one) ? `column-${one}` : `${id}.${one}`));
  const numbers = {
    head: [t(`${id}.line`), ...headings],
    lines: lines.map((line) => [label(line.of), ...columns.map((one) => CELLS[one](line))]),
  };
  const drawn = lines.map(({ of, hits, tried, share: part, expected_share: mark }) => ({
    label: label(of),
    value: hitsText(hits, tried, part),
    to: part ?? 0,
    mark,
  }));
  return named(`${game}-${name}`, numbers, { drawing: bars(drawn) });
}

/** @param {Statistics} answer */
function recordsTable({ game, records }) {
  const numbers = table(records, {
    what: ({ name }) => t(`statistics-${name === "points" ? "" : `${game}-`}record-${name}`),
    record: ({ value }) => number(value),
    by: ({ by }) => playerName(by),
    date: ({ when }) => day(when),
  });
  return named("records", numbers);
}

/** @param {Statistics} answer */
function sumsTable({ game, sums }) {
  const numbers = table(sums, {
    what: ({ name }) => t(`statistics-${game}-sum-${name}`),
    sum: ({ sum }) => number(sum),
    "per-match": ({ mean }) => tenths(mean),
  });
  return named("sums", numbers);
}

/** Draws how often each number of a die was rolled. @param {Statistics["dice"][number]} die */
export function dieChart({ name, rolls, outside, faces }) {
  const numbers = table(faces, {
    number: ({ face }) => number(face),
    rolled: ({ count }) => number(count),
    band: ({ least, most }) => range(least, most),
  });
  const lines = faces.map(({ face, count, usual, least, most }) => ({
    label: number(face),
    value: number(count),
    to: count,
    band: { least, most },
    isOdd: !usual,
  }));
  return named(name, numbers, {
    heading: t("statistics-die", { sides: faces.length, count: rolls }),
    about: [t("statistics-dice.about"), t("statistics-dice.outside", { count: outside })],
    drawing: bars(lines),
  });
}
