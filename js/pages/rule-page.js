/** The page of a single rule: for whoever is sent to it, with the ways on. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../games/index.js";
import { t } from "../kit/i18n.js";
import { ruleWords, seeAlso } from "../match/components/rule.js";
import { dashed } from "../match/components/words.js";
import { factsOf } from "../match/game-facts.js";
import { frame } from "./frame.js";
import { illustration } from "./illustration.js";
import { address, inBook } from "./place.js";
import { scenes } from "./scenes.js";

/** @typedef {import("./place.js").Place} Place */

/** Draws the page. @param {Place} place @param {string} id of the rule @param {readonly import("../engine/tape.js").Script[]} scripts its scenes */
export function rulePage(place, id, scripts) {
  const { game } = place;
  const rules = factsOf(game).rulebook;
  const index = rules.findIndex((rule) => rule.id === id);
  const name = dashed(id);
  const section = rules[index]?.section;
  return frame(
    place,
    html`<p class="pages-where"><a href=${inBook(place, id)}>${t("pages-title-book", { game: t(`game-${game}`) })}</a> › ${t(`rules-${game}-${section}`)}</p>
      <section class="rule">
        <h1>${t(`${name}.title`)}</h1>
        ${illustration(place, id, t("pages-picture", { rule: t(`${name}.title`) }), "eager")} ${ruleWords(name, gameUiOf(game).variants(null, name))}
        ${seeAlso(rules[index]?.related ?? [], (other, title) => html`<a href=${address(place, { rule: other })}>${title}</a>`)}
      </section>
      ${scenes(place, scripts)}
      <nav class="pages-ways" aria-label=${t("pages-ways")}>
        ${way(place, rules[index - 1], "prev")} ${way(place, rules[index + 1], "next")}
      </nav>`,
  );
}

/** @param {Place} place @param {{ id: string } | undefined} rule @param {"prev" | "next"} rel */
function way(place, rule, rel) {
  if (!rule) return nothing;
  const title = t(`${dashed(rule.id)}.title`);
  return html`<a class="pages-way" rel=${rel} href=${address(place, { rule: rule.id })}>${t(`pages-${rel}`, { rule: title })}</a>`;
}
