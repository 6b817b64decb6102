/** All matches on this device: to go on with, to watch again, to delete, and to take along. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { confirm } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { goOnWith, matchCard } from "./match-card.js";
import { copies, openField } from "./match-files.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../protocol/worker.js").Listed} Listed */

/** Draws the page. @param {App} app */
export function matches(app) {
  const { shelf } = app.state;
  return html`<article class="page matches">
    <h1 tabindex="-1">${t("matches-heading")}</h1>
    <p class="intro">${t("matches-about")}</p>
    ${openField(app)}
    ${shelf ? listOf(app, shelf) : nothing}
    ${shelf?.total ? copies(app) : nothing}
  </article>`;
}

/** @param {App} app @param {import("./shelf.js").ShelfList} shelf */
function listOf(app, { matches: listed, total }) {
  if (total === 0) return html`<p role="status">${t("matches-none")}</p>`;
  return html`<p role="status" id="matches-count">${t("matches-count", { count: total })}</p>
    <ul class="match-list">
      ${repeat(
        listed,
        ({ id }) => id,
        (each) => html`<li>${matchCard(each, ways(app, each))}</li>`,
      )}
    </ul>
    ${listed.length < total ? html`<p><button type="button" class="link" id="matches-more" @click=${() => app.shelf.more()}>${t("matches-more")}</button></p>` : nothing}`;
}

/** Draws what can be done with a match. @param {App} app @param {Listed} each */
function ways(app, each) {
  const { id, view, here } = each;
  const isOver = view?.result;
  return html`<p class="row">
    ${view ? html`<button type="button" class="button button-small ${isOver ? "" : "button-main"}" data-go-on @click=${() => goOnWith(app, each)}>${t(isOver ? "menu-result" : "match-go-on")}</button>` : nothing}
    ${view ? html`<a class="button button-small" data-watch href=${here ? "#replay" : `#replay/${id}`}>${t("replay-again")}</a>` : nothing}
    ${isOver ? html`<a class="button button-small" data-review href=${here ? "#review" : `#review/${id}`}>${t("review")}</a>` : nothing}
    ${here ? nothing : html`<button type="button" class="button button-small" data-delete @click=${() => remove(app, id)}>${t("match-delete")}</button>`}
  </p>`;
}

/** @param {App} app @param {string} id */
async function remove(app, id) {
  if (await confirm(t("match-delete-question"), t("match-delete-yes"), t("match-delete-no")))
    await app.shelf.remove([id]);
}
