/** The rules of a game as static pages: the whole book, and a page for each rule with its scenes. Python draws the parts around them (tools/page_frame.py). */

import { html, nothing } from "lit-html";
import { overview, roundPictures, story } from "../features/rules/rules.js";
import { gameUiOf } from "../games/index.js";
import { eventSentence } from "../games/sentence.js";
import { has, t } from "../kit/i18n.js";
import { ruleWords, seeAlso } from "../match/components/explain.js";
import { dashed } from "../match/components/words.js";
import { factsOf } from "../match/game-facts.js";
import { address, illustration, root } from "./place.js";

/** @import { Node, SceneWords, Script } from "../engine/tape.js" */
/** @import { Rule } from "../protocol/facts.js" */
/** @import { Place } from "./place.js" */

/** @param {string} game */
const bookTitle = (game) => t("pages-title-book", { game: t(`game-${game}`) });

/** @param {string} rule its id */
const ruleTitle = (rule) => t(`${dashed(rule)}.title`);

/** Draws the whole book. @param {Place} place */
export function book(place) {
  const { game } = place;
  const { rulebook: rules } = factsOf(game);
  const sections = rules.map((rule, index) => {
    const isFirst = rule.section !== rules[index - 1]?.section;
    const heading = html`<h2 id=${rule.section}>${t(`rules-${game}-${rule.section}`)}</h2>`;
    return [isFirst ? heading : nothing, section(place, rule)];
  });
  // The filter needs the page's script, which shows it.
  return html`<h1>${bookTitle(game)}</h1>
      <p class="intro">${t(`game-${game}.intro`)}</p>
      <search class="filter" hidden>
        <label for="filter">${t("pages-filter")}</label>
        <input type="search" id="filter" autocomplete="off" enterkeyhint="search">
        <p role="status" data-found=${t("pages-found", { count: "#" })}></p>
      </search>
      ${roundPictures(game, root(place))} ${story(game)} ${overview(game)} ${sections}`;
}

/** @param {Place} place @param {Rule} rule */
function section(place, { id, related }) {
  const name = dashed(id);
  const title = ruleTitle(id);
  const synonyms = `find-${name}`;
  const own = address(place, { rule: id });
  return html`<section class="rule" id=${id} data-words=${has(synonyms) ? t(synonyms) : nothing}>
    <h3 data-id=${id}><a href=${own}>${title}</a></h3>
    ${ruleWords(name, gameUiOf(place.game).variants(null, name))}
    <volle-table scene=${id} lang=${place.language}><a href=${`${own}#scenes`}>${illustration(place, id, t("pages-picture", { rule: title }))}</a></volle-table>
    ${seeAlso(related, (other, words) => html`<a href=${`#${other}`}>${words}</a>`)}
  </section>`;
}

/** Draws the page of a rule. @param {Place} place @param {string} id of the rule @param {readonly Script[]} scripts its scenes */
export function rulePage(place, id, scripts) {
  const { game } = place;
  const { rulebook: rules } = factsOf(game);
  const index = rules.findIndex((rule) => rule.id === id);
  const name = dashed(id);
  const title = ruleTitle(id);
  const { section = "", related = [] } = rules[index] ?? {};
  return html`<p class="pages-where"><a href=${`${address(place, { rule: null })}#${id}`}>${bookTitle(game)}</a> › ${t(`rules-${game}-${section}`)}</p>
      <section class="rule">
        <h1>${title}</h1>
        ${illustration(place, id, t("pages-picture", { rule: title }), "eager")} ${ruleWords(name, gameUiOf(game).variants(null, name))}
        ${seeAlso(related, (other, words) => html`<a href=${address(place, { rule: other })}>${words}</a>`)}
      </section>
      <section class="scenes" id="scenes" aria-labelledby="scenes-heading">
        <h2 id="scenes-heading">${t("pages-scenes")}</h2>
        ${scripts.map((script) => scene(place, script))}
      </section>
      <nav class="pages-ways" aria-label=${t("pages-ways")}>
        ${neighbour(place, rules[index - 1], "prev")} ${neighbour(place, rules[index + 1], "next")}
      </nav>`;
}

/** Draws the link to the rule before or after. @param {Place} place @param {Rule | undefined} rule @param {"prev" | "next"} rel */
function neighbour(place, rule, rel) {
  if (!rule) return nothing;
  const words = t(`pages-${rel}`, { rule: ruleTitle(rule.id) });
  return html`<a class="pages-way" rel=${rel} href=${address(place, { rule: rule.id })}>${words}</a>`;
}

/** Draws a scene in words, and a table on which it can be played. @param {Place} place @param {Script} script */
function scene(place, script) {
  const { game, scene, words } = script;
  const { title, story, task, notice } = /** @type {SceneWords} */ (words[place.language]);
  const { silent } = gameUiOf(game).story;
  const sentences = ownPath(script).flatMap(({ shown: { frames, view } }) =>
    frames
      .filter(({ event }) => !silent.includes(event.code))
      .map(({ event, view: after }) => eventSentence(after ?? view, event)),
  );
  return html`<section class="scene" id=${scene.split("/")[1] ?? ""}>
    <h3>${title}</h3>
    <p>${story}</p>
    ${sentences.length ? html`<ol>${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ol>` : nothing}
    <p class="scene-notice">${notice}</p>
    <volle-table scene=${scene} lang=${place.language}><a class="button" href=${`${root(place)}embed.html?scene=${scene}&lang=${place.language}`}>${task ? t("pages-scene-try") : t("pages-scene-watch")}</a></volle-table>
  </section>`;
}

/** Returns the nodes after the decisions of the scene's own record. @param {Script} script @returns {Node[]} */
function ownPath({ nodes }) {
  const passed = [];
  for (let node = nodes[0]; node; ) {
    /** @type {number | undefined} */
    const next = node.step ?? Object.values(node.moves)[0];
    node = next === undefined ? undefined : nodes[next];
    if (node) passed.push(node);
  }
  return passed;
}
