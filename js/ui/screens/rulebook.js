/** The page of a game's rules: how a match goes, then every rule, in the order of the rulebook. */

import { html, nothing } from "lit-html";
import { faceOf, gameOf } from "../../games/index.js";
import { variantList } from "../components/variants.js";
import { rules, t } from "../i18n.js";
import { gameSwitch } from "./game-switch.js";
import { variantsOf } from "./variants.js";

/** @typedef {import("../../state/state.js").State} State */

/** Draws the rulebook. @param {import("../../state/store.js").Store} store */
export function rulebook({ state }) {
  const game = gameOf(state);
  return html`<article class="page rulebook" data-game=${game}>
    <h1 tabindex="-1">${t("rules-heading")}</h1>
    ${gameSwitch("rules", game)}
    <p class="intro">${t(`game-${game}.intro`)}</p>
    ${rules(game).map((id) => rule(state, game, id))}
  </article>`;
}

/** @param {State} state @param {string} game @param {string} id */
function rule(state, game, id) {
  const section = faceOf(game).sections[id];
  return html`${section ? html`<h2>${t(`rules-${game}-${section}`)}</h2>` : nothing}
    <section class="rule" data-rule=${id}>
      <h3>${t(`${id}.title`)}</h3>
      <p>${t(id)}</p>
      ${variantList(variantsOf(state, id))}
    </section>`;
}
