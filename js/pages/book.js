/** The whole rulebook of a game on one page: what stands above the rules, then each with an address of its own. */

import { html, nothing } from "lit-html";
import { overview } from "../features/rules/overview.js";
import { round } from "../features/rules/round.js";
import { gameUiOf } from "../games/index.js";
import { has, t } from "../kit/i18n.js";
import { ruleWords, seeAlso } from "../match/components/rule.js";
import { dashed } from "../match/components/words.js";
import { factsOf } from "../match/game-facts.js";
import { frame } from "./frame.js";
import { illustration } from "./illustration.js";
import { address, root } from "./place.js";

/** @typedef {import("./place.js").Place} Place */
/** @typedef {import("../protocol/facts.js").Rule} Rule */

/** Draws the page. @param {Place} place */
export function book(place) {
  const { game } = place;
  const { rulebook: rules } = factsOf(game);
  return frame(
    place,
    html`<h1>${t("pages-title-book", { game: t(`game-${game}`) })}</h1>
      <p class="intro">${t(`game-${game}.intro`)}</p>
      ${filter()} ${round(game, root(place))} ${overview(game)}
      ${rules.map((rule, index) => [heading(game, rule, rules[index - 1]), section(place, rule)])}`,
  );
}

/** The filter is of use with scripts alone: it shows itself. */
function filter() {
  return html`<search class="filter" hidden>
    <label for="filter">${t("pages-filter")}</label>
    <input type="search" id="filter" autocomplete="off" enterkeyhint="search">
    <p role="status" data-found=${t("pages-found", { count: "#" })}></p>
  </search>`;
}

/** Draws the heading of a section above its first rule. @param {string} game @param {Rule} rule @param {Rule | undefined} before */
function heading(game, { section }, before) {
  return section === before?.section
    ? nothing
    : html`<h2 id=${section}>${t(`rules-${game}-${section}`)}</h2>`;
}

/** @param {Place} place @param {Rule} rule */
function section(place, { id, related }) {
  const name = dashed(id);
  const title = t(`${name}.title`);
  const alike = `find-${name}`;
  return html`<section class="rule" id=${id} data-words=${has(alike) ? t(alike) : nothing}>
    <h3 data-id=${id}><a href=${address(place, { rule: id })}>${title}</a></h3>
    ${ruleWords(name, gameUiOf(place.game).variants(null, name))}
    <volle-table scene=${id} lang=${place.language}><a href=${`${address(place, { rule: id })}#scenes`}>${illustration(place, id, t("pages-picture", { rule: title }))}</a></volle-table>
    ${seeAlso(related, (other, name) => html`<a href=${`#${other}`}>${name}</a>`)}
  </section>`;
}
