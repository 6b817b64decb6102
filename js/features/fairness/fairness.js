/** How chance works, in plain words, and a check of the dice of any record. */

import { html, nothing } from "lit-html";
import { CodedError } from "../../engine/errors.js";
import { t } from "../../kit/i18n.js";
import { chosenText } from "../../match/components/files.js";
import { dealSentence } from "../setup/deal-choice.js";
import { recordIn } from "../share/record-link.js";
import { rolls } from "./fairness-rolls.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../protocol/shared.js").Verified} Verified */

const SENTENCES = ["seed", "draws", "seal", "end", "known", "memory"];

/** Draws the page. @param {App} app */
export function fairness(app) {
  const { verification } = app.state;
  return html`<article class="page fairness">
    <h1 tabindex="-1">${t("fairness-heading")}</h1>
    <ol class="fairness-how">${SENTENCES.map((name) => html`<li>${t(`fairness-${name}`)}</li>`)}</ol>
    <h2>${t("fairness-check-heading")}</h2>
    <p class="intro">${t("fairness-check-about")}</p>
    <label class="field"><span>${t("position-record")}</span>
      <textarea id="fairness-record" rows="6" spellcheck="false" autocomplete="off" .value=${verification?.text ?? ""}></textarea>
    </label>
    ${ways(app)}
    <div class="verdict" role="status" data-verdict=${verification?.answer?.verdict ?? nothing}>${verification?.answer ? verdict(verification.answer) : nothing}</div>
    ${rolls(app)}
  </article>`;
}

/** Draws what can be checked: what stands in the field, a file, and a match on the table that is over. @param {App} app */
function ways(app) {
  const open = async (/** @type {Event} */ event) => checkText(app, await chosenText(app, event));
  return html`<p class="row">
    <button type="button" class="button button-main" id="fairness-check" @click=${() => checkText(app, field().value)}>${t("fairness-check")}</button>
    <label class="button button-file">
      <input type="file" id="fairness-file" accept=".txt,.volle,text/plain" @change=${open}>
      <span>${t("fairness-file")}</span>
    </label>
    ${app.state.view?.result ? html`<button type="button" class="button" id="fairness-mine" @click=${async () => checkText(app, await app.record())}>${t("fairness-mine")}</button>` : nothing}
  </p>`;
}

/** @param {Verified} answer */
function verdict(answer) {
  const { verdict: found, line, expected, deal, over } = answer;
  const words = { line: line ?? 0, expected: expected ?? "", over: over ? "yes" : "no" };
  return html`<p><strong>${t(`verdict-${found}`, words)}</strong></p>
    ${deal ? html`<p>${dealSentence(deal)}</p>` : nothing}`;
}

/** Checks a record, or the one of a link; where that is refused, the text stays as it is. @param {App} app @param {string | undefined} text */
async function checkText(app, text) {
  if (text === undefined) return;
  app.change({ verification: { text, answer: null }, refusal: null });
  try {
    const answer = (await app.verify(await recordIn(text))) ?? null;
    app.change({ verification: { text, answer } });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    app.change({ refusal: error });
  }
}

function field() {
  return /** @type {HTMLTextAreaElement} */ (document.getElementById("fairness-record"));
}
