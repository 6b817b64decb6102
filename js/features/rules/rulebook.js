/** The page of a game's rules: how a match goes, an overview, then every rule, in the order of the rulebook. */

import { html, nothing } from "lit-html";
import { gameSwitch } from "../../games/game-switch.js";
import { gameOf } from "../../games/index.js";
import { t } from "../../kit/i18n.js";
import { ruleWords, seeAlso } from "../../match/components/rule.js";
import { dashed } from "../../match/components/words.js";
import { factsOf } from "../../match/game-facts.js";
import { overview } from "./overview.js";
import { round } from "./round.js";
import { variantsOf } from "./variants.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../protocol/facts.js").Rule} Rule */

/** Draws the rulebook. @param {import("../../app/app.js").App} app */
export function rulebook({ state }) {
  const game = gameOf(state);
  return html`<article class="page rulebook" data-game=${game}>
    <h1 tabindex="-1">${t("rules-heading")}</h1>
    ${gameSwitch("rules", game)}
    ${rulesOf(state, game)}
  </article>`;
}

/** Draws all that a page of rules says below its heading. @param {State} state @param {string} game */
export function rulesOf(state, game) {
  const { rulebook: rules } = factsOf(game);
  return html`<p class="intro">${t(`game-${game}.intro`)}</p>
    <p><a href=${`rules/${game}/${state.language}/`} target="_blank">${t("rules-page")} <small>${t("link-online")}</small></a></p>
    <p><a href="#position" id="ask-position">${t("position-way")}</a></p>
    ${round(game, "")} ${overview(game)}
    ${rules.map((rule, index) => [heading(game, rule, rules[index - 1]), section(state, rule)])}`;
}

/** Draws the heading of a section above its first rule. @param {string} game @param {Rule} rule @param {Rule | undefined} before */
function heading(game, { section }, before) {
  return section === before?.section ? nothing : html`<h2>${t(`rules-${game}-${section}`)}</h2>`;
}

/** @param {State} state @param {Rule} rule */
function section(state, { id, related }) {
  const name = dashed(id);
  return html`<section class="rule" data-rule=${name}>
    <h3 tabindex="-1">${t(`${name}.title`)}</h3>
    ${ruleWords(name, variantsOf(state, name))} ${seeAlso(related, wayTo)}
  </section>`;
}

/** The address says which screen is shown: there is none for a rule on it. @param {string} id @param {string} title */
function wayTo(id, title) {
  const go = () => {
    const heading = document.querySelector(`[data-rule="${dashed(id)}"] h3`);
    if (heading instanceof HTMLElement) heading.focus();
  };
  return html`<button type="button" class="link" @click=${go}>${title}</button>`;
}
