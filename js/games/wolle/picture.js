/** What the pictures of the rules show of this game; the static pages alone need it. */

import { svg } from "lit-html";
import { die } from "../../kit/art/dice.js";
import { figures } from "../../kit/art/figures.js";
import { INK, PAPER, round } from "../../kit/art/ink.js";
import { box, fitted } from "../../kit/art/rule-signs.js";
import { badge } from "./art/badge.js";
import { cardBack, cardFace } from "./art/card.js";
import { sheepNumber } from "./art/lettering.js";
import { bone, chip, dogHead, peg } from "./art/pieces.js";
import { HOUSE_DECK } from "./words.js";

/** @typedef {import("../../kit/art/rule-signs.js").Box} Box */

const [WIDTH, HEIGHT] = [120, 168];
const DIE = 86;
const CHIP = 52;
const WOOD = "#e9c68f";
const DARK_WOOD = "#a8733f";

/** @param {string} id */
function face(id) {
  if (id === "back") return cardBack();
  const found = HOUSE_DECK.find((card) => card.id === id);
  if (!found) throw new Error(`no card ${id}`);
  return cardFace(found);
}

/** @param {string} id */
const card = (id) => fitted(WIDTH, HEIGHT, face(id));

/** Lays boxes over each other, each a step farther. @param {Box[]} boxes @param {number} across @param {number} down */
function fanned(boxes, across, down) {
  const drawing = boxes.map(
    (each, place) =>
      svg`<g transform=${`translate(${place * across} ${place * down})`}>${each.drawing}</g>`,
  );
  const [last] = boxes.slice(-1);
  const steps = boxes.length - 1;
  return box((last?.width ?? 0) + steps * across, (last?.height ?? 0) + steps * down, drawing);
}

/** @param {string} ids */
const cards = (ids) => ids.split(",").map(card);

/** A place where nothing lies. @param {number} width @param {number} height @param {number} corner */
const free = (width, height, corner) =>
  box(
    width,
    height,
    svg`<rect x="3" y="3" width=${width - 6} height=${height - 6} rx=${corner} fill="none" stroke=${INK} stroke-width="4" stroke-dasharray="10 8"/>`,
  );

/** The pile of a herd: only what lies on top is seen. @param {string} top */
function herd(top) {
  const under = [10, 5].map(
    (step) =>
      svg`<rect x=${step} y=${step} width=${WIDTH - 2} height=${HEIGHT - 2} rx="11" fill=${PAPER} stroke=${INK} stroke-width="2.500"/>`,
  );
  return box(WIDTH + 10, HEIGHT + 10, [under, card(top).drawing]);
}

/** @param {string} text KIND=FACE, or a kind alone @param {boolean} kept */
function rolled(text, kept) {
  const [kind = "", value] = text.split("=");
  const known = /** @type {import("../../kit/art/dice.js").DieKind} */ (kind);
  return fitted(DIE, DIE, die(known, value ? Number(value) : null, { kept }));
}

/** Three dice on their way. */
const roll = () =>
  fanned(
    ["d12", "d10", "d8"].map((kind) => rolled(kind, false)),
    58,
    0,
  );

/** Chips in a row, or a heap of them with their number. @param {string} count */
const chips = (count) =>
  fanned(
    Array.from({ length: Number(count || 1) }, () => fitted(CHIP, CHIP, chip())),
    36,
    0,
  );

/** @param {string} count */
function stock(count) {
  const places = count === "0" ? [] : ["20 34", "60 34", "0 66", "40 66", "80 66", "30 0", "52 20"];
  const heap = places.map(
    (place) => svg`<g transform=${`translate(${place})`}>${fitted(CHIP, CHIP, chip()).drawing}</g>`,
  );
  const around = svg`<ellipse cx="66" cy="98" rx="84" ry="30" fill="none" stroke=${INK} stroke-width="4" stroke-dasharray="10 8"/>`;
  const drawing = svg`<g transform="translate(22 0)">${around}${heap}${figures(count, 66, 168, { size: 44, fill: INK })}</g>`;
  return box(176, count ? 172 : 130, drawing);
}

/** The back of a bid board, with its sheep number. @param {string} number */
function board(number) {
  const tag = number && svg`<g transform="translate(46 44)">${sheepNumber(Number(number))}</g>`;
  return box(
    92,
    76,
    svg`<rect x="2" y="2" width="88" height="72" rx="12" fill=${DARK_WOOD} stroke=${INK} stroke-width="4"/><path d="M14 14V62M30 14V62M62 14V62M78 14V62" stroke=${INK} stroke-width="2" opacity=".3"/>${tag}`,
  );
}

/** The front of a bid board: all that may be bid, and a peg. @param {string} pegged */
function front(pegged) {
  const fields = [..."4567890123456"].map((_, place) => String(14 + place)).concat("26+");
  const spots = fields.map((text, place) => {
    const [x, y] = [12 + (place % 7) * 56, 12 + Math.floor(place / 7) * 60];
    return svg`<rect x=${x} y=${y} width="50" height="52" rx="8" fill=${WOOD} stroke=${INK} stroke-width="3"/>${figures(text, x + 25, y + 36, { size: text.length > 2 ? 22 : 28, fill: INK })}${text === pegged ? svg`<svg x=${x + 33} y=${y - 36} width="20" height="60">${peg()}</svg>` : ""}`;
  });
  return box(
    410,
    136,
    svg`<rect x="2" y="2" width="406" height="132" rx="16" fill=${DARK_WOOD} stroke=${INK} stroke-width="4"/>${spots}`,
  );
}

/** Cards below each other as they lie in a herd, the corner of all of them to be seen. @param {string} ids */
function cascade(ids) {
  const step = 52;
  const all = cards(ids);
  const crosses = all.slice(1).map((_, place) => {
    const [x, y] = [WIDTH * 0.62, place * step + 10];
    return svg`<path d=${`M${round(x)} ${y}l36 30m0-30l-36 30`} fill="none" stroke="#a3202b" stroke-width="7" stroke-linecap="round"/>`;
  });
  const pile = fanned(all, 0, step);
  return { ...pile, drawing: [pile.drawing, crosses] };
}

/** A deck that somebody makes. */
const draft = () =>
  box(
    WIDTH,
    HEIGHT,
    svg`<rect x="2" y="2" width=${WIDTH - 4} height=${HEIGHT - 4} rx="11" fill=${PAPER} stroke=${INK} stroke-width="4"/><path d="M20 126H70M20 144H54" stroke=${INK} stroke-width="5" stroke-linecap="round"/><path d="M44 96L38 70 92 16 112 36 58 90Z" fill="#f2b73c" stroke=${INK} stroke-width="4" stroke-linejoin="round"/><path d="M38 70L58 90M84 24L104 44" stroke=${INK} stroke-width="4"/>`,
  );

/** @param {string} worth */
const corner = (worth) =>
  box(
    92,
    46,
    svg`<g transform="translate(46 23)">${badge(worth === "bone" ? worth : Number(worth))}</g>`,
  );

/** The things by their names, and the ground that they lie on. */
export const rulePicture = {
  ground: "#e6f1dc",
  things: {
    card,
    fan: (/** @type {string} */ ids) => fanned(cards(ids), 44, 0),
    herd,
    cascade,
    draft,
    slot: () => free(WIDTH, HEIGHT, 12),
    die: (/** @type {string} */ text) => rolled(text, false),
    kept: (/** @type {string} */ text) => rolled(text, true),
    roll,
    chip: chips,
    nochip: () => free(CHIP, CHIP, CHIP / 2),
    stock,
    bone: () => fitted(100, 53, bone()),
    dog: (/** @type {string} */ id) => fitted(92, 86, dogHead(id)),
    corner,
    board,
    front,
  },
};
