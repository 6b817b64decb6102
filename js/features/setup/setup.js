/** The set-up of a match: its players, its options and the source of its dice. */

import { html, noChange, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { until } from "lit-html/directives/until.js";
import { refusalIn } from "../../engine/errors.js";
import { gameSwitch } from "../../games/game-switch.js";
import { gameOf, gameUiOf } from "../../games/index.js";
import { checkbox, withField } from "../../kit/components/fields.js";
import { bringIntoSight } from "../../kit/components/panel.js";
import { calendarDay, t } from "../../kit/i18n.js";
import { chosenText } from "../../match/components/files.js";
import { errorWords, usualNames } from "../../match/components/words.js";
import {
  agreement,
  DEALS,
  dealOf,
  dealt,
  draftOf,
  peopleAfter,
  withFriend,
  withLastPerson,
  withOptions,
} from "../../match/drafts.js";
import { BOARDS } from "../../match/seats.js";
import { FACTS } from "../../protocol/facts.js";
import { lessonButtons } from "../lesson/lesson.js";
import { beginOnce } from "./begin.js";
import { chairs } from "./chairs.js";

/** @import { App } from "../../app/app.js" */
/** @import { SetupActions } from "../../games/game-ui.js" */
/** @import { ChosenDeal, Draft } from "../../match/drafts.js" */

/** Draws the screen. @param {App} app */
export function setup(app) {
  const game = gameOf(app.state);
  const draft = draftOf(app.state, game);
  const start = () =>
    beginDraft(app, draft, dealt(app.state, game, agreement(draft, usualNames())));
  const invite = () => app.attempt(async () => (await app.link.load()).begin(draft));
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (app.state.link.isOpen) invite();
    else start();
  };
  const startWithPhones = async () => (await start()) && app.address.leave(BOARDS);
  const hasPeople = draft.chairs.some(({ bot }) => bot === null);
  return html`<form class="setup" data-game=${game} novalidate @submit=${submit}>
    <div class="page">
      <header class="setup-head"><h1 tabindex="-1">${t("setup-heading")}</h1> ${gameSwitch("setup", game)}</header>
      ${chairs(app, draft)}
      <p class="quiet setup-help">${t("chairs-help")} <span class="setup-keys">${t("chairs-keys")}</span></p>
      ${optionsField(app, draft)} ${linkField(app, draft)}
      ${more(app, draft, hasPeople ? html`<button type="button" class="button" id="start-boards" @click=${startWithPhones}>${t("boards-start")}</button>` : null)}
    </div>
    ${startBar(app, draft)}
  </form>`;
}

/** Begins a match with a draft, and saves the draft for the next visit; resolves to true if it has begun. @param {App} app @param {Draft} draft */
export async function beginDraft(app, draft, agreed = agreement(draft, usualNames())) {
  const { game, chairs, options, withoutHelp = false } = draft;
  if (!(await beginOnce(app, game, agreed))) return false;
  const { setUps, people } = app.state.settings;
  app.choose({
    setUps: { ...setUps, [game]: { chairs, options, withoutHelp } },
    people: peopleAfter(people, chairs),
  });
  return true;
}

/** @param {App} app @param {Draft} draft */
function optionsField(app, draft) {
  const { state } = app;
  const isRefused = Boolean(state.refusal?.code.startsWith("options."));
  const changeHelp = (/** @type {boolean} */ withoutHelp) => app.draft({ ...draft, withoutHelp });
  const words = html`<b>${t("setup-no-help")}</b> <small>${t("setup-no-help.about")}</small>`;
  return html`<details class="fold" id="setup-variants" ?open=${isRefused || noChange} @toggle=${bringIntoSight}>
    <summary>${t("setup-variants")}</summary>
    ${gameUiOf(draft.game).setup(draft, state, actions(app, draft.game))}
    ${checkbox("no-help", draft.withoutHelp ?? false, changeHelp, words)}
  </details>`;
}

/** Returns the actions of a game's own options. @param {App} app @param {string} game @returns {SetupActions} */
function actions(app, game) {
  const current = () => draftOf(app.state, game);
  return {
    change: (options) => app.draft(withOptions(current(), options)),
    check: async (options) => {
      app.change({ refusal: null });
      const agreed = agreement(withOptions(current(), options), usualNames());
      return Boolean(await app.send({ do: "check-options", game, ...agreed }));
    },
    read: (event) => chosenText(app, event),
  };
}

/** Draws what few matches need, each with a line that explains it. @param {App} app @param {Draft} draft @param {unknown} phones the button for boards on phones; null without people */
function more(app, draft, phones) {
  const { game } = draft;
  const isNeeded = dealOf(app.state, game).kind === "words";
  return html`<details class="fold setup-more" id="setup-more" ?open=${isNeeded || noChange} @toggle=${bringIntoSight}>
    <summary>${t("setup-more")}</summary>
    <div class="setup-parts">
    ${game in app.state.settings.setUps ? html`<section><h2>${t("lesson-heading")}</h2>${lessonButtons(app, draft)}</section>` : nothing}
    ${phones ? html`<section><h2>${t("boards-heading")}</h2><p class="quiet">${t("boards-start-about")}</p> ${phones}</section>` : nothing}
    ${gameUiOf(game).setupMore?.(draft, actions(app, game)) ?? nothing} ${dealField(app, game)}
    </div>
  </details>`;
}

/** Draws the sources of the dice: a secret seed, the date, or words that friends agree on. @param {App} app @param {string} game */
function dealField(app, game) {
  const { kind, words } = dealOf(app.state, game);
  const isRefused = app.state.refusal?.code.startsWith("deal.") ?? false;
  const choose = (/** @type {Partial<ChosenDeal>} */ news) =>
    app.change({ deal: { ...dealOf(app.state, game), ...news }, refusal: null });
  return html`<section id="deal">
    <h2 id="deal-heading">${t("deal-heading")}</h2>
    <div class="deal-ways" role="radiogroup" aria-labelledby="deal-heading">
      ${DEALS.map(
        (each) => html`<label class="choice">
          <input type="radio" name="deal" id=${`deal-${each}`} value=${each} .checked=${each === kind} @change=${() => choose({ kind: each })}>
          <span><b>${t(`deal-${each}`)}</b> <small>${t(`deal-${each}-about`, { date: calendarDay(app.state.today) })}</small></span>
        </label>`,
      )}
    </div>
    ${
      kind === "words"
        ? html`<label class="field"><span>${t("deal-words-field")}</span>
          <input type="text" id="deal-typed" maxlength=${FACTS.record.words} autocomplete="off" aria-invalid=${isRefused} .value=${words} @input=${withField((field) => choose({ words: field.value }))}>
        </label>`
        : nothing
    }
    ${kind === "secret" ? nothing : html`<p class="quiet">${t("deal-known")}</p>`}
  </section>`;
}

/** Draws the part for people who play elsewhere, which is loaded when it is opened. @param {App} app @param {Draft} draft */
function linkField(app, draft) {
  const isOpen = app.state.link.isOpen;
  const toggle = (/** @type {Event} */ { target }) => {
    const { open } = /** @type {HTMLDetailsElement} */ (target);
    const named = withLastPerson(draft, app.state.settings.people);
    if (open && named !== draft) app.draft(named);
    if (open !== isOpen)
      app.change({ link: { ...app.state.link, isOpen: open, isUnnamed: false } });
  };
  return html`<details class="fold" id="link" ?open=${isOpen} @toggle=${toggle}>
    <summary>${t("link-heading")}</summary>
    ${isOpen ? app.link.part((screen) => screen.setup(draft)) : nothing}
  </details>`;
}

/** Draws the estimated minutes of a match once the engine has answered, or why it refuses the draft. @param {App} app @param {Draft} draft @param {string} before what stands before it */
function estimate(app, draft, before) {
  const { game, options } = draft;
  const { isOpen, invitation } = app.state.link;
  const { chairs } = isOpen ? withFriend(draft, invitation.friend) : draft;
  const { seats } = agreement({ ...draft, chairs }, usualNames());
  const ask = async () => {
    const asking = app.inquire({ do: "check-options", game, seats, options });
    const answer = await asking.catch(refusalIn);
    if ("code" in answer)
      return html`<span class="fault" role="status">${errorWords(answer)}</span>`;
    const { minutes } = answer;
    return minutes === null
      ? nothing
      : html`${before} <span id="estimate">${t("setup-minutes", { minutes })}</span>`;
  };
  return guard([app.state.language, before, JSON.stringify([game, seats, options])], () =>
    until(ask(), nothing),
  );
}

/** Draws the lower edge: what differs from the usual match, the start button, and for beginners the way to the lesson. @param {App} app @param {Draft} draft */
function startBar(app, draft) {
  const { asking, opened, beginning, settings } = app.state;
  const { kind } = dealOf(app.state, draft.game);
  const isAwaited = beginning === draft.game;
  const agreed = gameUiOf(draft.game).agreed(draft);
  const all = [
    ...agreed,
    ...(draft.withoutHelp ? [t("agreed-no-help")] : []),
    ...(kind === "secret" ? [] : [t("deal-summary", { way: t(`deal-${kind}`) })]),
  ];
  return html`<div class="lower-edge setup-end">
    <p class="agreed"><span class="agreed-words"><span class="unseen">${t("setup-agreed")}</span> ${all.join(" · ")}</span>${estimate(app, draft, all.length ? " ·" : "")}</p>
    ${draft.game in settings.setUps ? nothing : lessonButtons(app, draft)}
    <button type="submit" class="button button-main button-big" id="start" aria-busy=${isAwaited} ?disabled=${asking && opened}><span>${t(app.state.link.isOpen ? "setup-invite" : "setup-start")}</span>${isAwaited ? html`<small role="status">${t("play-waiting")}</small>` : nothing}</button>
  </div>`;
}
