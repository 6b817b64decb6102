/** A page on which a position can be asked about: what everybody may do there, and by which rule not the rest. */

import { html, nothing } from "lit-html";
import { CodedError } from "../../engine/errors.js";
import { gameUiOf } from "../../games/index.js";
import { t } from "../../kit/i18n.js";
import { recordIn } from "../share/record-link.js";
import { answerTo, due } from "./position-answer.js";

/** @typedef {import("../../app/app.js").App} App */

/** Draws the page. @param {App} app */
export function position(app) {
  const { inquiry, view } = app.state;
  const answer = inquiry?.answer;
  return html`<article class="page position" data-game=${answer?.position.game ?? nothing}>
    <h1 tabindex="-1">${t("position-heading")}</h1>
    <p class="intro">${t("position-about")}</p>
    <label class="field"><span>${t("position-record")}</span>
      <textarea id="position-record" rows="6" spellcheck="false" autocomplete="off" .value=${inquiry?.text ?? ""}></textarea>
    </label>
    <p class="row">
      <button type="button" class="button button-main" id="position-ask" @click=${() => ask(app)}>${t("position-ask")}</button>
      ${view ? html`<button type="button" class="button" id="position-mine" @click=${() => askOfMine(app)}>${t("position-mine")}</button>` : nothing}
    </p>
    <p class="position-due" role="status">${answer ? summary(answer) : nothing}</p>
    ${answer ? answerTo(answer) : nothing}
  </article>`;
}

/** @param {import("../../protocol/shared.js").Inquired} answer */
function summary({ position: view }) {
  const { game } = view;
  return html`${t(`game-${game}`)} · ${gameUiOf(game).progress(view)} · <strong>${due(view)}</strong>`;
}

/** Asks about the match on the table, as far as it is public. @param {App} app */
async function askOfMine(app) {
  const record = await app.record();
  if (record === undefined) return;
  field().value = record;
  await ask(app);
}

/** Asks about what stands in the field; where that is refused, it stays as it is. @param {App} app */
async function ask(app) {
  const text = field().value;
  app.change({ refusal: null });
  try {
    const answer = (await app.ask(await recordIn(text))) ?? null;
    app.change({ inquiry: { text, answer } });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    app.change({ inquiry: { text, answer: null }, refusal: error });
  }
}

function field() {
  return /** @type {HTMLTextAreaElement} */ (document.getElementById("position-record"));
}
