/** The screen of all matches on this device: to continue, replay, review and delete them, and to copy them as a file. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { gameUiOf } from "../../games/index.js";
import { confirm } from "../../kit/components/dialog.js";
import { fileButton } from "../../kit/components/fields.js";
import { number, t, when } from "../../kit/i18n.js";
import { statePicture } from "../../match/components/empty-page.js";
import { chosenText } from "../../match/components/files.js";
import { loaded } from "../../match/components/on-demand.js";
import { avatarOf, dueText, seatName, seatNames } from "../../match/components/words.js";
import { goToTable } from "../setup/begin.js";
import { pasteButton } from "./paste-button.js";
import { openText } from "./receive-matches.js";

/** @import { App } from "../../app/app.js" */
/** @import { View } from "../../protocol/shared.js" */
/** @import { Listed } from "../../protocol/worker.js" */
/** @import { ShelfList } from "./shelf.js" */

/** Draws the screen. @param {App} app */
export function matches(app) {
  const { shelf } = app.state;
  return html`<article class="page matches">
    <h1 tabindex="-1">${t("matches-heading")}</h1>
    <p class="intro">${t("matches-about")}</p>
    <p class="row">${openField(app)} ${pasteButton(app)}</p>
    ${shelf ? matchList(app, shelf) : nothing}
    ${shelf?.total ? copies(app) : nothing}
  </article>`;
}

/** Draws the field that opens a file. @param {App} app */
export function openField(app) {
  const open = async (/** @type {Event} */ event) => openText(app, await chosenText(app, event));
  const accept = ".txt,.volle,.json,text/plain,application/json";
  const about = html`<small>${t("menu-open-about")}</small>`;
  return fileButton("open-record", accept, open, t("menu-open"), about);
}

/** @param {App} app @param {ShelfList} shelf */
function matchList(app, { matches: listed, total }) {
  if (total === 0)
    return html`<div class="empty">
      ${statePicture("asleep")}
      <p role="status">${t("matches-none")}</p>
      <p><a class="button button-main" href="#menu">${t("menu-new")}</a></p>
    </div>`;
  return html`<p role="status" id="matches-count">${t("matches-count", { count: total })}</p>
    <ul class="match-list">
      ${repeat(
        listed,
        ({ id }) => id,
        (match) => html`<li>${matchCard(match, buttons(app, match))}</li>`,
      )}
    </ul>
    ${listed.length < total ? html`<p><button type="button" class="link" id="matches-more" @click=${() => app.shelf.more()}>${t("matches-more")}</button></p>` : nothing}`;
}

/** @param {App} app @param {Listed} match */
function buttons(app, match) {
  const { id, view, here } = match;
  const isOver = view?.result;
  const sendAgain = async () => view && (await app.link.load()).sendAgain(id, view);
  return html`<p class="row">
    ${view ? html`<button type="button" class="button button-small ${isOver ? "" : "button-main"}" data-go-on @click=${() => continueMatch(app, match)}>${t(isOver ? "menu-result" : "match-go-on")}</button>` : nothing}
    ${view?.begun ? html`<a class="button button-small" data-watch href=${here ? "#replay" : `#replay/${id}`}>${t("replay-again")}</a>` : nothing}
    ${isOver ? html`<a class="button button-small" data-review href=${here ? "#review" : `#review/${id}`}>${t("review")}</a>` : nothing}
    ${view?.joint ? html`<button type="button" class="button button-small" data-send @click=${() => app.attempt(sendAgain)}>${t("link-again")}</button>` : nothing}
    ${here ? nothing : html`<button type="button" class="link" data-delete @click=${() => remove(app, id)}>${t("match-delete")}</button>`}
  </p>`;
}

/** Draws a match with its game, players, state and date. @param {Listed} match @param {unknown} buttons below it */
export function matchCard({ id, view, changed, here }, buttons) {
  if (!view)
    return html`<section class="match-card" data-match=${id} data-damaged>
      <h2>${t("match-damaged")}</h2>
      <p>${t("match-damaged-about")}</p>
      ${buttons}
    </section>`;
  return html`<section class="match-card" data-match=${id} data-game=${view.game} data-here=${here} data-over=${view.result !== null}>
    <span class="emblem" aria-hidden="true"></span>
    <h2>${t(`game-${view.game}`)} ${here && !view.result ? html`<small>${t("match-here")}</small>` : nothing}</h2>
    <p class="match-when"><time datetime=${changed}>${when(changed)}</time></p>
    <ul class="match-seats">${view.seats.map((_, seat) => seatItem(view, seat))}</ul>
    <p class="match-stand">${stateText(view)}</p>
    ${view.joint?.due ? html`<p class="match-stand" data-due=${view.joint.due.seat}>${dueText(view)}</p>` : nothing}
    ${buttons}
  </section>`;
}

/** @param {View} view @param {number} seat */
function seatItem(view, seat) {
  const { avatar } = view.seats[seat] ?? {};
  const isWinner = view.result?.winners.includes(seat) ?? false;
  const total = view.result?.totals[seat];
  return html`<li data-avatar=${avatar} data-winner=${isWinner}>${avatarOf(view, seat)} <span translate="no">${seatName(view, seat)}</span>${total === undefined ? nothing : html` <b translate="no">${number(total)}</b>`}</li>`;
}

/** Returns the winners of a match, or its progress. @param {View} view */
function stateText(view) {
  const { result } = view;
  if (!result) return gameUiOf(view.game).progress(view);
  const names = seatNames(view, result.winners);
  return t("scores-heading", { count: result.winners.length, names });
}

/** Continues a saved match at the table. @param {App} app @param {Pick<Listed, "id" | "here">} match */
export async function continueMatch(app, { id, here }) {
  if (here || (await app.put({ do: "open-match", id, as: null }))) goToTable(app);
}

/** @param {App} app @param {string} id */
async function remove(app, id) {
  if (await confirm(t("match-delete-question"), t("match-delete-yes"), t("match-delete-no")))
    await app.shelf.remove([id]);
}

/** @param {App} app */
function copies(app) {
  const { imported } = app.state;
  const move = async () => (await loaded(app, import("./move-everything.js"))).showMove(app);
  const removeAll = async () => {
    if (await confirm(t("copies-delete-question"), t("match-delete-yes"), t("match-delete-no")))
      await app.forget();
  };
  return html`<section class="match-copies" aria-labelledby="copies-heading">
    <h2 id="copies-heading">${t("copies-heading")}</h2>
    <p>${t("copies-about")}</p>
    <p role="status" id="imported">${imported ? t("copies-imported", imported) : ""}</p>
    <p class="row">
      <button type="button" class="button" id="move" @click=${() => app.attempt(move)}>${t("copies-move")}</button>
      <button type="button" class="button" id="delete-matches" @click=${removeAll}>${t("copies-delete")}</button>
    </p>
  </section>`;
}
