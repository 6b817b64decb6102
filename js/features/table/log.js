/** The log: all events in words, grouped by turns, the newest turn first. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { gameUiOf } from "../../games/index.js";
import { eventSentence } from "../../games/sentence.js";
import { panel } from "../../kit/components/panel.js";
import { list, t } from "../../kit/i18n.js";
import { showExplainables, whyAllButton } from "../../match/components/explain.js";
import { avatarOf, seatName } from "../../match/components/words.js";
import { GROUPS_AT_ONCE, groupsOf } from "../../match/story.js";

/** @import { App } from "../../app/app.js" */
/** @import { LoggedCard } from "../../games/game-ui.js" */
/** @import { Group } from "../../match/story.js" */
/** @import { GameEvent, View } from "../../protocol/shared.js" */

/** Draws the log. It is not a live region, because the status line announces each event. @param {App} app @param {View} view */
export function log(app, view) {
  const { log: events, groups, language } = app.state;
  return panel(
    "log",
    t("log-heading"),
    () => html`<div role="log" aria-live="off" aria-labelledby="log-heading" tabindex="0">
      ${guard([events, groups, language], () => latest(app, view))}
    </div>`,
    () => app.change({}),
  );
}

/** Draws the latest groups; only those that have changed are drawn again. @param {App} app @param {View} view */
function latest(app, view) {
  const { log: events, groups: shown, language } = app.state;
  const groups = groupsOf(gameUiOf(view.game).story, events);
  return html`<ol reversed>
      ${repeat(
        groups.slice(-shown).reverse(),
        ({ index }) => index,
        (each) => guard([language, ...each.events], () => group(view, each)),
      )}
    </ol>
    ${groups.length > shown ? earlierButton(app) : nothing}`;
}

/** @param {App} app */
function earlierButton(app) {
  const show = () => app.change({ groups: app.state.groups + GROUPS_AT_ONCE });
  return html`<button type="button" class="link" id="log-earlier" @click=${show}>${t("log-earlier")}</button>`;
}

/** @param {View} view @param {Group} group */
function group(view, { seat, section, events }) {
  const ui = gameUiOf(view.game).log;
  const heading = seat === null ? ui.heading(view, section ?? "", events) : seatName(view, seat);
  const sentences = events.map((event) => eventSentence(view, event));
  return html`<li class="log-group" data-seat=${seat ?? nothing} data-section=${section ?? nothing}>
    <div class="log-head">
      <div class="log-title">
        ${seat === null ? nothing : avatarOf(view, seat)}
        <div class="log-name"><h3>${heading}</h3>
        ${seat === null ? nothing : events.flatMap((event) => ui.outcome(view, event) ?? []).map(({ words, tone }) => html`<b class="log-outcome" data-tone=${tone}>${words}</b> `)}</div>
      </div>
      ${whyAllButton(reasons(events, sentences), heading)}
    </div>
    <ol>
      ${events.map((event, index) => step(view, event, sentences[index] ?? ""))}
    </ol>
  </li>`;
}

/** @param {View} view @param {GameEvent} event @param {string} sentence */
function step(view, event, sentence) {
  const cards = gameUiOf(view.game).log.cards(view, event);
  return html`<li class="log-step" data-code=${event.code} data-rule=${event.rule}><span>${sentence}</span>${cards.length ? cardsButton(sentence, cards) : nothing}</li>`;
}

/** Draws the cards of an event small; a tap shows them large. @param {string} sentence @param {LoggedCard[]} cards */
function cardsButton(sentence, cards) {
  const explainables = () => cards.map(({ about }) => about());
  const show = () => showExplainables(sentence, explainables());
  return html`<button type="button" class="log-cards" aria-haspopup="dialog" aria-label=${list(cards.map(({ name }) => name))} @click=${show}>
    ${cards.map(({ small }) => html`<span class="log-card">${small}</span>`)}
  </button>`;
}

/** Returns the rules behind events, each with its sentences. @param {readonly GameEvent[]} events @param {readonly string[]} sentences */
function reasons(events, sentences) {
  const rules = [...new Set(events.map(({ rule }) => rule))];
  return rules.map((rule) => ({
    sentences: sentences.filter((_, index) => events[index]?.rule === rule),
    rules: [rule],
    ply: events.find((event) => event.rule === rule)?.ply ?? 0,
  }));
}
