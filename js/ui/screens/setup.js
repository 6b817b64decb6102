/** Set-up: who sits at the table of a game, and what is agreed for it. */

import { html } from "lit-html";
import { gameOf, gameUiOf } from "../../games/index.js";
import { FACTS } from "../../protocol/facts.js";
import {
  agreement,
  chairNames,
  draftOf,
  offerOf,
  withChair,
  withMoreChairs,
  withNextAvatar,
  withOptions,
  withoutChair,
} from "../../state/drafts.js";
import { avatar } from "../components/avatar.js";
import { begin } from "../components/begin.js";
import { usualNames } from "../components/words.js";
import { t } from "../i18n.js";
import { gameSwitch } from "./game-switch.js";
import { lessonDoors } from "./lesson.js";

/** @typedef {import("../../state/app.js").App} App */
/** @typedef {import("../../state/settings.js").Chair} Chair */
/** @typedef {import("../../state/drafts.js").Draft} Draft */

/** Draws the set-up. @param {App} app */
export function setup(app) {
  const game = gameOf(app.state);
  const draft = draftOf(app.state, game);
  const { chairs } = draft;
  return html`<form class="setup page" data-game=${game} novalidate @submit=${(/** @type {Event} */ event) => start(event, app, draft)}>
    <h1 tabindex="-1">${t("setup-heading")}</h1>
    ${gameSwitch("setup", game)} ${lessonDoors(app, draft)}
    <ol class="chairs">${chairs.map((chair, index) => row(app, draft, chair, index))}</ol>
    <p>
      <button type="button" class="button" id="add-seat" ?disabled=${chairs.length >= offerOf(game).max} @click=${() => app.draft(withMoreChairs(draft))}>${t("setup-add")}</button>
    </p>
    ${gameUiOf(game).setup(draft, app.state, actions(app, game))}
    <p class="setup-end">
      <button type="submit" class="button button-main button-big" id="start" ?disabled=${app.state.asking && app.state.opened}>${t("setup-start")}</button>
    </p>
  </form>`;
}

/** Returns what a game's part of the set-up may do. @param {App} app @param {string} game @returns {import("../../games/game-ui.js").SetupActions} */
function actions(app, game) {
  const current = () => draftOf(app.state, game);
  return {
    change: (options) => app.draft(withOptions(current(), options)),
    check: (options) => {
      app.change({ refusal: null });
      return app.check(game, agreement(withOptions(current(), options), usualNames()));
    },
  };
}

/** Begins as soon as the saved match is known; the next visit begins with what is set up. @param {Event} event @param {App} app @param {Draft} draft */
async function start(event, app, draft) {
  event.preventDefault();
  await app.opening;
  const { game, chairs, options } = draft;
  if (!(await begin(app, game, agreement(draft, usualNames())))) return;
  app.choose({ setUps: { ...app.state.settings.setUps, [game]: { chairs, options } } });
}

/** @param {App} app @param {Draft} draft @param {Chair} chair @param {number} index */
function row(app, draft, chair, index) {
  const { game, chairs } = draft;
  const number = index + 1;
  const change = (/** @type {Partial<Chair>} */ news) => app.draft(withChair(draft, index, news));
  return html`<li class="chair" data-kind=${chair.bot === null ? "person" : "bot"}>
    ${avatarButton(chair, number, () => app.draft(withNextAvatar(draft, index)))}
    ${nameField(chair, number, usualName(chairs, index), change)}
    ${kindField(game, chair, number, change)}
    <button type="button" class="button chair-remove" aria-label=${t("setup-remove", { number })} ?disabled=${chairs.length <= offerOf(game).min} @click=${() => app.draft(withoutChair(draft, index))}>✕</button>
  </li>`;
}

/** @param {Chair} chair @param {number} number @param {() => void} change */
function avatarButton(chair, number, change) {
  const words = { number, avatar: t(`avatar-${chair.avatar}`) };
  return html`<button type="button" class="chair-avatar" id=${`avatar-${number}`} aria-label=${t("setup-avatar", words)} title=${t("setup-avatar-next")} @click=${change}>${avatar(chair.avatar)}</button>`;
}

/** Says what somebody is called who types no name. @param {readonly Chair[]} chairs @param {number} index */
function usualName(chairs, index) {
  const unnamed = chairs.map((chair, place) => (place === index ? { ...chair, name: "" } : chair));
  return chairNames(unnamed, usualNames())[index] ?? "";
}

/** @param {Chair} chair @param {number} number @param {string} usual @param {(news: Partial<Chair>) => void} change */
function nameField(chair, number, usual, change) {
  const rename = (/** @type {Event} */ { target }) =>
    change({ name: /** @type {HTMLInputElement} */ (target).value });
  return html`<input class="chair-name" id=${`name-${number}`} type="text" maxlength=${FACTS.record.names} autocomplete="off" aria-label=${t("setup-name", { number })} placeholder=${usual} .value=${chair.name} @input=${rename}>`;
}

/** The value of a choice that is no bot. */
const PERSON = "person";

/** @param {string} game @param {Chair} chair @param {number} number @param {(news: Partial<Chair>) => void} change */
function kindField(game, { bot: current, name }, number, change) {
  const choose = (/** @type {Event} */ { target }) => {
    const { value } = /** @type {HTMLSelectElement} */ (target);
    const bot = value === PERSON ? null : value;
    // Whoever comes in somebody's place has another name.
    change({ bot, name: bot === null || current === null ? "" : name });
  };
  return html`<select class="chair-kind" id=${`kind-${number}`} aria-label=${t("setup-kind", { number })} @change=${choose}>
    <option value=${PERSON} .selected=${current === null}>${t("setup-person")}</option>
    ${offerOf(game).bots.map((bot) => html`<option value=${bot} .selected=${current === bot}>${t("setup-bot", { about: t(`bot-${bot}-about`) })}</option>`)}
  </select>`;
}
