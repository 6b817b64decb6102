/** Set-up: who sits at the table of a game, and what is agreed for it. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { faceOf, gameOf } from "../../games/index.js";
import {
  addChair,
  agreement,
  botOn,
  draftOf,
  offer,
  rememberDraft,
  setChair,
  takeChair,
} from "../../state/drafts.js";
import { begin } from "../components/begin.js";
import { t } from "../i18n.js";
import { gameSwitch } from "./game-switch.js";

/** @typedef {import("../../state/store.js").Store} Store */
/** @typedef {import("../../state/settings.js").Chair} Chair */
/** @typedef {import("../../games/game-ui.js").Draft} Draft */

/** Draws the set-up. @param {Store} store */
export function setup(store) {
  const game = gameOf(store.state);
  const draft = draftOf(game, faceOf(game).options);
  const { chairs } = draft;
  return html`<form class="setup page" data-game=${game} novalidate @submit=${(/** @type {Event} */ event) => start(event, store, draft)}>
    <h1 tabindex="-1">${t("setup-heading")}</h1>
    ${gameSwitch("setup", game)}
    <ol class="chairs">
      ${repeat(
        chairs,
        (chair) => chair,
        (chair, index) => row(store, draft, chair, index),
      )}
    </ol>
    <p>
      <button type="button" class="button" id="add-seat" ?disabled=${chairs.length >= offer(store, game).most} @click=${() => addChair(store, draft)}>${t("setup-add")}</button>
    </p>
    ${faceOf(game).setup(store, draft)}
    <p class="setup-end">
      <button type="submit" class="button button-main button-big" id="start" ?disabled=${store.state.asking && store.state.opened}>${t("setup-start")}</button>
    </p>
  </form>`;
}

/** Begins as soon as the engine has said which bots there are. @param {Event} event @param {Store} store @param {Draft} draft */
async function start(event, store, draft) {
  event.preventDefault();
  await store.opening;
  if (await begin(store, draft.game, agreement(store, draft))) rememberDraft(draft);
}

/** @param {Store} store @param {Draft} draft @param {Chair} chair @param {number} index */
function row(store, draft, chair, index) {
  const { game, chairs } = draft;
  const number = index + 1;
  const mayGo = chairs.length > offer(store, game).least;
  return html`<li class="chair" data-kind=${chair.bot === null ? "person" : "bot"}>
    <span class="chair-number" aria-hidden="true">${number}</span>
    ${chair.bot === null ? nameField(store, chair, number) : nothing}
    ${kindField(store, game, chair, number)}
    <button type="button" class="button chair-remove" aria-label=${t("setup-remove", { number })} ?disabled=${!mayGo} @click=${() => takeChair(store, draft, chair)}>✕</button>
  </li>`;
}

/** @param {Store} store @param {Chair} chair @param {number} number */
function nameField(store, chair, number) {
  const rename = (/** @type {Event} */ { target }) =>
    setChair(store, chair, { name: /** @type {HTMLInputElement} */ (target).value });
  return html`<input class="chair-name" id=${`name-${number}`} type="text" maxlength="24" autocomplete="off" aria-label=${t("setup-name", { number })} placeholder=${t("setup-player", { number })} .value=${chair.name} @input=${rename}>`;
}

/** @param {Store} store @param {string} game @param {Chair} chair @param {number} number */
function kindField(store, game, chair, number) {
  const { bots } = offer(store, game);
  const current = botOn(store, game, chair);
  const change = (/** @type {Event} */ { target }) => {
    const { value } = /** @type {HTMLSelectElement} */ (target);
    setChair(store, chair, { bot: value === PERSON ? null : value });
  };
  return html`<select class="chair-kind" id=${`kind-${number}`} aria-label=${t("setup-kind", { number })} @change=${change}>
    <option value=${PERSON} .selected=${current === null}>${t("setup-person")}</option>
    ${bots.map((bot) => html`<option value=${bot} .selected=${current === bot}>${botWords(bot)}</option>`)}
  </select>`;
}

/** The value of a choice that is no bot. */
const PERSON = "person";

/** @param {string} bot */
function botWords(bot) {
  return bot ? t("setup-bot", { about: t(`bot-${bot}-about`) }) : t("setup-any-bot");
}
