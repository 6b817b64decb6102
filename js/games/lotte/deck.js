/** The body of the page of cards: the eleven faces, how many of each there are, and what each does. */

import { html } from "lit-html";
import { whyButton } from "../../ui/components/why.js";
import { t } from "../../ui/i18n.js";
import { cardFace } from "./art/cards.js";
import { faceName } from "./words.js";

/** @typedef {import("../../protocol/lotte.js").Face} Face */
/** @typedef {import("../../protocol/lotte.js").Kind} Kind */

/** Draws the faces of the deck, those of one kind together. @param {Face[]} faces */
export function facesPage(faces) {
  const kinds = [...new Set(faces.map(({ kind }) => kind))];
  return html`<p>${t("faces-about")}</p>
    <div class="face-kinds">
      ${kinds.map((kind) =>
        section(
          kind,
          faces.filter((face) => face.kind === kind),
        ),
      )}
    </div>`;
}

/** @param {Kind} kind @param {Face[]} faces */
function section(kind, faces) {
  const [first] = faces;
  const name = kind === "bonus" || !first ? t("faces-bonus") : faceName(first.name);
  return html`<section class="face-kind" data-kind=${kind}>
    <h2>${name}</h2>
    <ul class="face-cards">${faces.map(card)}</ul>
    <p class="face-does">${t(`does-${kind}`)} ${whyButton([`lotte.card.${kind}`], name)}</p>
  </section>`;
}

/** @param {Face} face */
function card({ name, count }) {
  return html`<li data-card=${name}>
    <div class="card" role="img" aria-label=${faceName(name)}>${cardFace(name)}</div>
    <p>${t("faces-count", { count })}</p>
  </li>`;
}
