/** Charts: a drawing for the eyes, and a table with the same numbers for everybody. What is drawn comes in thousandths. */

import { html, nothing, svg } from "lit-html";
import { t } from "../i18n.js";

/** @typedef {import("lit-html").TemplateResult} Drawing */
/**
 * @typedef {object} Numbers a table: what its columns are, and its lines, each with what it is about first
 * @property {string[]} head
 * @property {string[][]} lines
 */
/**
 * @typedef {object} Chart
 * @property {string} id
 * @property {unknown} heading
 * @property {string[]} [about] sentences about what is shown
 * @property {unknown} [drawing] for the eyes; without one, the table is what is shown
 * @property {Numbers} numbers
 */
/**
 * @typedef {object} Bar one line of a drawing
 * @property {string} label
 * @property {string} value
 * @property {Drawing} drawing
 */

/** Draws a chart with its table. @param {Chart} chart */
export function chart({ id, heading, about = [], drawing, numbers }) {
  const table = numberTable(id, numbers);
  return html`<figure class="chart" id=${id} aria-labelledby=${`${id}-heading`}>
    <figcaption><h2 id=${`${id}-heading`}>${heading}</h2>${about.map((sentence) => html`<p>${sentence}</p>`)}</figcaption>
    ${drawing ? html`<div class="chart-drawing" aria-hidden="true">${drawing}</div><details class="fold"><summary>${t("statistics-table")}</summary>${table}</details>` : table}
  </figure>`;
}

/** So many columns stand beside each other on a narrow page, too. */
const FEW = 4;

/** Draws a table; on a narrow page its cells stand below each other, so its parts say themselves what they are. @param {string} id @param {Numbers} numbers */
function numberTable(id, { head, lines }) {
  return html`<div class="numbers">
    <table role="table" aria-labelledby=${`${id}-heading`} data-wide=${head.length > FEW}>
      <thead role="rowgroup"><tr role="row">${head.map((column) => html`<th role="columnheader" scope="col">${column}</th>`)}</tr></thead>
      <tbody role="rowgroup">${lines.map((cells) => numberLine(head, cells))}</tbody>
    </table>
  </div>`;
}

/** @param {string[]} head @param {string[]} line */
function numberLine([, ...columns], [first, ...cells]) {
  return html`<tr role="row"><th role="rowheader" scope="row">${first}</th>
    ${cells.map((cell, at) => html`<td role="cell" data-column=${columns[at] ?? ""}>${cell}</td>`)}</tr>`;
}

/** Draws bars below each other. @param {Bar[]} lines */
export function bars(lines) {
  return html`<ul class="bars">${lines.map(({ label, value, drawing }) => html`<li><span>${label}</span>${drawing}<span class="bar-value">${value}</span></li>`)}</ul>`;
}

/**
 * Draws one bar from the left, over a band if there is one, and a mark upon it.
 * @param {{ to: number, mark?: number | null, band?: { least: number, most: number } | null, isOdd?: boolean }} bar
 */
export function bar({ to, mark = null, band = null, isOdd = false }) {
  return track(svg`
    <rect class="chart-bar" data-odd=${isOdd} y="15" width=${to} height="70" />
    ${band ? bandOf(band) : nothing}
    ${mark === null ? nothing : svg`<path class="chart-mark" d="M${mark} 0V100" />`}`);
}

/** Draws a dot over a band, on both sides of a middle. @param {{ at: number, least: number, most: number }} luck */
export function balance({ at, least, most }) {
  return track(svg`
    ${bandOf({ least, most })}
    <path class="chart-middle" d="M500 0V100" />
    <path class="chart-dot" data-big="true" d="M${at} 50h0" />`);
}

/** Draws a bar from the middle, to the right for what is gained and to the left for what is lost. @param {number} change in thousandths of the whole width */
export function swing(change) {
  return track(svg`
    <path class="chart-swing" data-lost=${change < 0} d=${`M500 15h${change}v70h${-change}Z`} />
    <path class="chart-middle" d="M500 0V100" />`);
}

/** Draws three bars one behind the other; the third takes what the others leave. @param {number} first where the first ends @param {number} second */
export function threeBars(first, second) {
  return track(svg`
    <rect class="chart-rest" y="15" width="1000" height="70" />
    <rect class="chart-level" y="15" width=${second} height="70" />
    <rect class="chart-bar" y="15" width=${first} height="70" />`);
}

/** Draws points over time, between what the highest and the lowest come to. @param {{ dots: { x: number, y: number, isBig: boolean }[], mean: number, zero: number | null, ends: string[] }} course */
export function course({ dots, mean, zero, ends }) {
  const line = dots.map(({ x, y }) => `${x} ${y}`).join("L");
  return html`<div class="course-drawing"><p class="course-ends">${ends.map((end) => html`<span>${end}</span>`)}</p><svg class="course" viewBox="0 -40 1000 1080" preserveAspectRatio="none">${svg`
    ${zero === null ? nothing : svg`<path class="chart-middle" d="M0 ${zero}H1000" />`}
    <path class="chart-mean" d="M0 ${mean}H1000" />
    <path class="chart-line" d=${`M${line}`} />
    ${dots.map(({ x, y, isBig }) => svg`<path class="chart-dot" data-big=${isBig} d="M${x} ${y}h0" />`)}`}</svg></div>`;
}

/** @param {{ least: number, most: number }} band */
function bandOf({ least, most }) {
  return svg`<path class="chart-band" d="M${least} 0H${most}V100H${least}Z" />`;
}

/** @param {unknown} drawing */
function track(drawing) {
  return html`<svg class="track" viewBox="0 0 1000 100" preserveAspectRatio="none">${drawing}</svg>`;
}
