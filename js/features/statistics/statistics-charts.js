/** The charts of statistics: each from one part of the engine's answer. */

import { nothing } from "lit-html";
import { balances, bars, chart, course, splits } from "../../kit/components/chart.js";
import { day, number, t } from "../../kit/i18n.js";
import { dieChart, recordsTable, sumsTable, tableChart } from "./statistics-counts.js";
import { columns, luckWords, ofTried, playerName, share, tenths } from "./statistics-words.js";

/** @typedef {import("../../protocol/shared.js").Statistics} Statistics */

/** A share of 1 in thousandths. */
const WHOLE = 1000;

/** Draws all charts that there is something for. @param {Statistics} answer */
export function chartsOf(answer) {
  const { player } = answer;
  return [
    player ? placesChart(answer) : playersChart(answer),
    answer.course && player ? courseChart(answer.course) : nothing,
    ...answer.tables
      .filter(({ lines }) => lines.length)
      .map((table) => tableChart(answer.game, table)),
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
        value: ofTried(one.wins, one.matches, one.win_share),
        to: one.win_share,
      })),
      WHOLE,
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
        value: `${number(count)} (${share(part)})`,
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
  // All players have one scale, also where one of them is shown.
  const lucks = players.flatMap(({ luck }) => [Math.abs(luck.value), luck.usual]);
  return chart({
    id: "statistics-luck",
    heading: t("statistics-luck"),
    about: [t("statistics-luck.about"), t(`statistics-${game}-luck`)],
    drawing: balances(
      shown.map((one) => ({
        label: playerName(one),
        value: t("statistics-luck-of", luckWords(one.luck)),
        luck: one.luck,
      })),
      Math.max(0, ...lucks),
    ),
    numbers: {
      head: columns("player", "luck", "usual"),
      lines: shown.map((one) => {
        const { luck, usual } = luckWords(one.luck);
        return [playerName(one), luck, usual];
      }),
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
