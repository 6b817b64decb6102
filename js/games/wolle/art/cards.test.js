/** Cards are composed of drawings, also those of decks that players enter. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "@lit-labs/ssr";
import { collectResultSync } from "@lit-labs/ssr/lib/render-result.js";
import { HOUSE_DECK } from "../words.js";
import { cardFace, miniCard } from "./cards.js";

/** @import { Card } from "../../../protocol/wolle.js" */

/** Returns the names of the drawings in a template. @param {unknown} template */
const namesIn = (template) =>
  [...collectResultSync(render(template)).matchAll(/href="#([\w-]+)"/g)].map(([, name]) => name);

test("each card of the house deck has its own figure", () => {
  for (const card of HOUSE_DECK)
    for (const names of [namesIn(cardFace(card)), namesIn(miniCard(card))])
      assert.ok(names.includes(`wolle-figure-${card.id}`), card.id);
});

test("a card of another deck has the figure most like it, and its own signs", () => {
  /** @type {Card} */
  const card = { id: "s01", kind: "plain", points: 12, number: 1, corner: 9 };
  assert.deepEqual(namesIn(cardFace(card)), [
    "wolle-land-plain-4",
    "wolle-figure-s01",
    "wolle-sign-12",
    "wolle-corner-9",
    "wolle-number-1",
  ]);
  /** @type {Card} */
  const black = { ...card, kind: "black", points: -12, corner: 0 };
  assert.deepEqual(namesIn(miniCard(black)), [
    "wolle-small-black",
    "wolle-figure-s17",
    "wolle-sign--12",
  ]);
});
