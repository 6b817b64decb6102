/** Charts: a drawing of values, scaled here, and a table with the same numbers as text. */

import { html, nothing, svg } from "lit-html";
import { t } from "../i18n.js";

/**
 * @typedef {object} Numbers a table; the first column names the lines
 * @property {string[]} head
 * @property {unknown[][]} lines
 */
/**
 * @typedef {object} Chart
 * @property {string} id
 * @property {unknown} heading
 * @property {string[]} [about] sentences about the data
 * @property {unknown} [lead] drawn before the drawing
 * @property {unknown} [drawing] without one, the table is shown instead
 * @property {Numbers} numbers
 */
/**
 * @typedef {object} Line one line of a drawing
 * @property {string} label
 * @property {string} value
 */
/** The usual range of a value. @typedef {{ least: number, most: number }} Band */
/** A bar from the left, with a band and a mark where it has them. @typedef {Line & { to: number, mark?: number | null, band?: Band, isOdd?: boolean }} Bar */
/** Luck, and its usual distance from 0. @typedef {Line & { luck: { value: number, usual: number } }} Balance */
/** A change between -1 and 1. @typedef {Line & { change: number }} Swing */
/** The parts of a bar; the last one fills the rest. @typedef {Line & { parts: [number, number, number] }} Split */
/** A point of a curve, and whether its dot is big. @typedef {{ value: number, isBig: boolean }} Dot */
/** An estimate after a number of trials, and the interval of the true value. @typedef {{ at: number, value: number, low: number, high: number }} Estimate */

/** Draws a chart with its table. @param {Chart} chart */
export function chart({ id, heading, about = [], lead = nothing, drawing, numbers }) {
  const table = numberTable(id, numbers);
  return html`<figure class="chart" id=${id} aria-labelledby=${`${id}-heading`}>
    <figcaption><h2 id=${`${id}-heading`}>${heading}</h2>${about.map((sentence) => html`<p>${sentence}</p>`)}</figcaption>
    ${lead}
    ${drawing ? html`<div class="chart-drawing" aria-hidden="true">${drawing}</div><details class="fold"><summary>${t("statistics-table")}</summary>${table}</details>` : table}
  </figure>`;
}

/** The greatest number of columns that fit beside each other on a narrow page. */
const FEW = 4;

/** Draws a table. On a narrow page its cells stand below each other, each with the name of its column. @param {string} id @param {Numbers} numbers */
function numberTable(id, { head, lines }) {
  const [, ...columns] = head;
  const line = (/** @type {unknown[]} */ [first, ...cells]) =>
    html`<tr role="row"><th role="rowheader" scope="row">${first}</th>
      ${cells.map((cell, at) => html`<td role="cell" data-column=${columns[at] ?? ""}>${cell}</td>`)}</tr>`;
  return html`<div class="numbers">
    <table role="table" aria-labelledby=${`${id}-heading`} data-wide=${head.length > FEW}>
      <thead role="rowgroup"><tr role="row">${head.map((column) => html`<th role="columnheader" scope="col">${column}</th>`)}</tr></thead>
      <tbody role="rowgroup">${lines.map(line)}</tbody>
    </table>
  </div>`;
}

/** The width and the height of a drawing in its own units; all coordinates are integers. */
const SIZE = 1000;

/** Returns a value on a scale from 0 to `whole` as a coordinate. @param {number} value @param {number} whole */
function scaled(value, whole) {
  return whole ? Math.floor((SIZE * value) / whole) : 0;
}

/** Draws a share of 1 as a bar, which stands below its number. @param {number} value */
export function shareBar(value) {
  return html`<svg class="share" viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true"><rect class="chart-bar" width=${scaled(value, 1)} height="1" /></svg>`;
}

/** Draws bars below each other, on one scale. @param {Bar[]} lines @param {number} [whole] the end of the scale, by default the greatest value */
export function bars(lines, whole = greatest(lines)) {
  return linesOf(
    lines,
    ({ to, mark = null, band, isOdd = false }) => svg`
      <rect class="chart-bar" data-odd=${isOdd} y="15" width=${scaled(to, whole)} height="70" />
      ${band ? bandOf(scaled(band.least, whole), scaled(band.most, whole)) : nothing}
      ${mark === null ? nothing : svg`<path class="chart-mark" d="M${scaled(mark, whole)} 0V100" />`}`,
  );
}

/** @param {Bar[]} lines */
function greatest(lines) {
  return Math.max(0, ...lines.flatMap(({ to, mark, band }) => [to, mark ?? 0, band?.most ?? 0]));
}

/** Draws a dot over a band for each line, around a middle. @param {Balance[]} lines @param {number} reach the value at each end */
export function balances(lines, reach) {
  const at = (/** @type {number} */ value) => (reach ? scaled(reach + value, 2 * reach) : SIZE / 2);
  return linesOf(
    lines,
    ({ luck: { value, usual } }) => svg`
      ${bandOf(at(-usual), at(usual))}
      <path class="chart-middle" d="M${SIZE / 2} 0V100" />
      <path class="chart-dot" data-big="true" d="M${at(value)} 50h0" />`,
  );
}

/** Draws a bar from the middle for each line, to the right for a gain and to the left for a loss. @param {Swing[]} lines */
export function swings(lines) {
  return linesOf(lines, ({ change }) => {
    const width = Math.round((change * SIZE) / 2);
    return svg`
      <path class="chart-swing" data-lost=${width < 0} d=${`M${SIZE / 2} 15h${width}v70h${-width}Z`} />
      <path class="chart-middle" d="M${SIZE / 2} 0V100" />`;
  });
}

/** Draws three stacked bars for each line. @param {Split[]} lines */
export function splits(lines) {
  return linesOf(lines, ({ parts: [first, second, third] }) => {
    const whole = first + second + third;
    return svg`
      <rect class="chart-rest" y="15" width=${SIZE} height="70" />
      <rect class="chart-level" y="15" width=${scaled(first + second, whole)} height="70" />
      <rect class="chart-bar" y="15" width=${scaled(first, whole)} height="70" />`;
  });
}

/** Draws values over time, on a scale from the lowest to the highest, with their mean and, where it is between them, 0. @param {Dot[]} dots @param {number} mean @param {(value: number) => string} words for the ends of the scale */
export function course(dots, mean, words) {
  const values = dots.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (/** @type {number} */ value) =>
    high > low ? scaled(high - value, high - low) : SIZE / 2;
  const x = (/** @type {number} */ index) => scaled(2 * index + 1, 2 * dots.length);
  const line = dots.map(({ value }, index) => `${x(index)} ${y(value)}`).join("L");
  return plane([high, low].map(words), [
    low < 0 && high >= 0 ? svg`<path class="chart-middle" d="M0 ${y(0)}H${SIZE}" />` : nothing,
    svg`<path class="chart-mean" d="M0 ${y(mean)}H${SIZE}" />`,
    svg`<path class="chart-line" d=${`M${line}`} />`,
    dots.map(
      ({ value, isBig }, index) =>
        svg`<path class="chart-dot" data-big=${isBig} d="M${x(index)} ${y(value)}h0" />`,
    ),
  ]);
}

/** A share of 1 at a time of the match, and whether it has a dot. @typedef {{ ply: number, chance: number, is_costly: boolean }} ChancePoint */

/** Draws a chance over a match as steps, on a scale from 0 to 1. @param {readonly ChancePoint[]} points @param {number} plies @param {(value: number) => string} words for the marks of the scale */
export function chances(points, plies, words) {
  const y = (/** @type {number} */ chance) => SIZE - scaled(chance, 1);
  const steps = points.map(({ ply, chance }) => `H${scaled(ply, plies)}V${y(chance)}`).join("");
  return plane([1, 0.5, 0].map(words), [
    svg`<path class="chart-area" d=${`M0 ${SIZE}${steps}V${SIZE}Z`} />`,
    svg`<path class="chart-middle" d="M0 ${SIZE / 2}H${SIZE}" />`,
    svg`<path class="chart-line" d=${`M0 ${y(points[0]?.chance ?? 0)}${steps}`} />`,
    points
      .filter(({ is_costly }) => is_costly)
      .map(
        ({ ply, chance }) =>
          svg`<path class="chart-dot" data-big="true" d=${`M${scaled(ply, plies)} ${y(chance)}h0`} />`,
      ),
  ]);
}

/** Draws estimates on a scale from 0 to `whole`, with the interval of the true value. @param {Estimate[]} estimates @param {{ whole: number, trials: number, words: (value: number) => string }} scale */
export function estimates(estimates, { whole, trials, words }) {
  const point = (/** @type {number} */ at, /** @type {number} */ value) =>
    `${scaled(at, trials)} ${SIZE - scaled(value, whole)}`;
  const path = (/** @type {Estimate[]} */ all, /** @type {"value" | "low" | "high"} */ part) =>
    all.map((one) => point(one.at, one[part])).join("L");
  const band = `M${path(estimates, "low")}L${path(estimates.toReversed(), "high")}Z`;
  return plane([whole, whole / 2, 0].map(words), [
    svg`<path class="chart-band" d=${band} />`,
    svg`<path class="chart-middle" d="M0 ${SIZE / 2}H${SIZE}" />`,
    svg`<path class="chart-line" d=${`M${path(estimates, "value")}`} />`,
    estimates.map(({ at, value }) => svg`<path class="chart-dot" d=${`M${point(at, value)}h0`} />`),
  ]);
}

/** @template {Line} L @param {L[]} lines @param {(line: L) => unknown} draw */
function linesOf(lines, draw) {
  return html`<ul class="bars">${lines.map((line) => html`<li><span>${line.label}</span><svg class="bar-drawing" viewBox="0 0 1000 100" preserveAspectRatio="none">${draw(line)}</svg><span class="bar-value">${line.value}</span></li>`)}</ul>`;
}

/** @param {string[]} scale words at equal distances, the highest first @param {unknown} drawing */
function plane(scale, drawing) {
  return html`<div class="course-drawing"><p class="course-scale">${scale.map((mark) => html`<span>${mark}</span>`)}</p><svg class="course" viewBox="0 -40 1000 1080" preserveAspectRatio="none">${drawing}</svg></div>`;
}

/** @param {number} least @param {number} most */
function bandOf(least, most) {
  return svg`<path class="chart-band" d="M${least} 0H${most}V100H${least}Z" />`;
}
