/** The rules and the cards of a game: the screens about them, the cheat sheet, and the parts that the static pages share. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { gameSwitch } from "../../games/game-switch.js";
import { gameOf, gameUiOf, variantsOf } from "../../games/index.js";
import { panel } from "../../kit/components/panel.js";
import { has, t } from "../../kit/i18n.js";
import { ruleLayers, ruleWords, seeAlso } from "../../match/components/explain.js";
import { dashed } from "../../match/components/words.js";
import { factsOf } from "../../match/game-facts.js";

/** @import { App } from "../../app/app.js" */
/** @import { State } from "../../app/state.js" */
/** @import { Sign } from "../../games/game-ui.js" */
/** @import { Rule } from "../../protocol/facts.js" */
/** @import { View } from "../../protocol/shared.js" */

/** Draws the screen of the rules. @param {App} app */
export function rules({ state }) {
  const game = gameOf(state);
  return html`<article class="page rulebook" data-game=${game}>
    <h1 tabindex="-1">${t("rules-heading")}</h1>
    ${gameSwitch("rules", game)}
    ${rulebook(state, game)}
  </article>`;
}

/** Draws the screen of the cards. @param {App} app */
export function deck({ state }) {
  const game = gameOf(state);
  return html`<article class="page deck" data-game=${game}>
    <h1 tabindex="-1">${t("deck-heading")}</h1>
    ${gameSwitch("deck", game)}
    ${gameUiOf(game).deck()}
  </article>`;
}

/** Draws the panel with the scoring rules in short; its content depends on the language and the options only. @param {App} app @param {View} view */
export function cheatSheet(app, view) {
  const inputs = [app.state.language, view.game, JSON.stringify(view.options)];
  const body = () => guard(inputs, () => gameUiOf(view.game).cheatSheet(view));
  return panel("crib", t(`crib-${view.game}`), body, () => app.change({}));
}

/** Draws an overview of a game, then all its rules. @param {State} state @param {string} game */
export function rulebook(state, game) {
  const { rulebook: all } = factsOf(game);
  return html`${roundPictures(game, "")} ${story(game)} ${overview(game)}
    ${all.map((rule, index) => {
      const { section } = rule;
      const isFirst = section !== all[index - 1]?.section;
      return html`${isFirst ? html`<h2>${t(`rules-${game}-${section}`)}</h2>` : nothing} ${ruleSection(state, rule)}`;
    })}
    <p><a href=${`rules/${game}/${state.language}/`} target="_blank">${t("rules-page")} <small>${t("link-online")}</small></a></p>
    <p><a href="#position" id="ask-position">${t("position-way")}</a></p>`;
}

/** @param {State} state @param {Rule} rule */
function ruleSection(state, { id, related }) {
  const name = dashed(id);
  return html`<section class="rule" data-rule=${name}>
    <h3 tabindex="-1">${t(`${name}.title`)}</h3>
    ${ruleWords(name, variantsOf(state, name))} ${seeAlso(related, focusButton)}
  </section>`;
}

/** Draws the button that moves the focus to another rule: the screen has no addresses for rules. @param {string} id @param {string} title */
function focusButton(id, title) {
  const go = () => {
    const heading = document.querySelector(`[data-rule="${dashed(id)}"] h3`);
    if (heading instanceof HTMLElement) heading.focus();
  };
  return html`<button type="button" class="link" @click=${go}>${title}</button>`;
}

/** Draws the opening of a rulebook: the story around the game. @param {string} game */
export function story(game) {
  const id = `rules-${game}-story`;
  return has(id) ? html`<p class="story">${t(id)}</p>` : nothing;
}

const STEPS = [1, 2, 3, 4, 5];

/** Draws the pictures of a round, which the build has rendered. @param {string} game @param {string} root the relative path to the site */
export function roundPictures(game, root) {
  // The sentences are enough where a picture cannot be fetched.
  const hide = (/** @type {Event} */ { target }) => {
    /** @type {HTMLElement} */ (target).hidden = true;
  };
  return html`<section class="round">
    <h2>${t(`rules-${game}-pictures`)}</h2>
    <ol class="round-steps">
      ${STEPS.map((step) => html`<li><img src=${`${root}pictures/${game}.round-${step}.svg`} width="640" height="400" loading="lazy" decoding="async" alt="" @error=${hide}><p>${t(`rules-${game}-pictures-${step}`)}</p></li>`)}
    </ol>
  </section>`;
}

const PARTS = ["aim", "players", "setup", "card", "tip", "signs"];

/** Draws the aim of a game, its players, its set-up and its signs. @param {string} game */
export function overview(game) {
  const parts = PARTS.map((part) => `rules-${game}-${part}`).filter(has);
  const sign = (/** @type {Sign} */ { id, drawing }) => {
    const words = `rules-${game}-sign-${id}`;
    return html`<li class="sign" data-sign=${id}>
    <div class="sign-picture">${drawing}</div>
    <p><strong>${t(`${words}.name`)}</strong> ${t(words)}</p>
  </li>`;
  };
  return html`<section class="overview">
    ${parts.map((id) => html`<h2>${t(`${id}.title`)}</h2> ${ruleLayers(id)}`)}
    <ul class="signs">${gameUiOf(game).signs().map(sign)}</ul>
  </section>`;
}
