/** Set-up: who sits at the table of a game, and what is agreed for it. */

import { html, nothing } from "lit-html";
import { gameSwitch } from "../../games/game-switch.js";
import { gameOf, gameUiOf } from "../../games/index.js";
import { bringIntoSight } from "../../kit/components/fold.js";
import { t } from "../../kit/i18n.js";
import { beginOnce } from "../../match/begin-once.js";
import { chosenText } from "../../match/components/files.js";
import { usualNames } from "../../match/components/words.js";
import { dealt } from "../../match/deal.js";
import { agreement, draftOf, withOptions } from "../../match/drafts.js";
import { lessonDoors } from "../lesson/lesson.js";
import { chairs } from "./chairs.js";
import { dealField } from "./deal-choice.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../match/drafts.js").Draft} Draft */

/** Draws the set-up. @param {App} app */
export function setup(app) {
  const game = gameOf(app.state);
  const draft = draftOf(app.state, game);
  const start = (/** @type {Event} */ event) => {
    event.preventDefault();
    // Enter in a field changes the draft and submits at once, before anything is drawn anew.
    const changed = draftOf(app.state, game);
    beginDraft(app, changed, dealt(app.state, game, agreement(changed, usualNames())));
  };
  return html`<form class="setup" data-game=${game} novalidate @submit=${start}>
    <div class="page">
      <header class="setup-head"><h1 tabindex="-1">${t("setup-heading")}</h1> ${gameSwitch("setup", game)}</header>
      ${chairs(app, draft)}
      <p class="quiet setup-help">${t("chairs-help")} <span class="setup-keys">${t("chairs-keys")}</span></p>
      ${variants(app, draft)} ${dealField(app, game)} ${lessonDoors(app, draft)}
    </div>
    ${startBar(app, draft)}
  </form>`;
}

/** Draws the fold in which what is agreed is changed. @param {App} app @param {Draft} draft */
function variants(app, draft) {
  const { state } = app;
  const isRefused = Boolean(state.refusal?.code.startsWith("options."));
  return html`<details class="fold" id="setup-variants" ?open=${isRefused} @toggle=${bringIntoSight}>
    <summary>${t("setup-variants")}</summary>
    ${gameUiOf(draft.game).setup(draft, state, actions(app, draft.game))} ${helpChoice(app, draft)}
  </details>`;
}

/** @param {App} app @param {Draft} draft */
function helpChoice(app, draft) {
  const change = (/** @type {Event} */ { target }) =>
    app.draft({ ...draft, withoutHelp: /** @type {HTMLInputElement} */ (target).checked });
  return html`<label class="choice">
    <input type="checkbox" id="no-help" .checked=${draft.withoutHelp ?? false} @change=${change}>
    <span><b>${t("setup-no-help")}</b> <small>${t("setup-no-help.about")}</small></span>
  </label>`;
}

/** Draws what stays at the lower edge: what is agreed, and the button that begins. @param {App} app @param {Draft} draft */
function startBar({ state: { asking, opened, beginning } }, draft) {
  const isAwaited = beginning === draft.game;
  const agreed = gameUiOf(draft.game).agreed(draft);
  const all = [...agreed, ...(draft.withoutHelp ? [t("agreed-no-help")] : [])];
  return html`<div class="setup-end">
    <p class="agreed"><span class="unseen">${t("setup-agreed")}</span> ${all.join(" · ")}</p>
    <button type="submit" class="button button-main button-big" id="start" aria-busy=${isAwaited} ?disabled=${asking && opened}><span>${t("setup-start")}</span>${isAwaited ? html`<small role="status">${t("play-waiting")}</small>` : nothing}</button>
  </div>`;
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
    read: (event) => chosenText(app, event),
  };
}

/** Begins a match by what is set up, with which the next visit begins, too. @param {App} app @param {Draft} draft */
export async function beginDraft(app, draft, agreed = agreement(draft, usualNames())) {
  const { game, chairs, options, withoutHelp = false } = draft;
  if (!(await beginOnce(app, game, agreed))) return;
  app.choose({
    setUps: { ...app.state.settings.setUps, [game]: { chairs, options, withoutHelp } },
  });
}
