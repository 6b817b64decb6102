/** The screen about positions: for any record, the legal actions of each player and the reasons against others. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { t } from "../../kit/i18n.js";
import { whyButton } from "../../match/components/explain.js";
import { errorWords, seatNames } from "../../match/components/words.js";
import { recordOf } from "../share/text-links.js";

/** @import { App } from "../../app/app.js" */
/** @import { Inquired, Legal, Refused, SeatActions, View } from "../../protocol/shared.js" */

/** The text that was asked about last, and the answer if it was a record. @typedef {{ text: string, answer: Inquired | null }} Inquiry */

/** Longer lists of actions of one kind are collapsed. */
const LONGEST_LIST = 14;

/** Draws the screen. @param {App} app */
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
      ${view ? html`<button type="button" class="button" id="position-mine" @click=${() => askAboutTable(app)}>${t("position-mine")}</button>` : nothing}
    </p>
    <p class="position-due" role="status">${answer ? summary(answer.position) : nothing}</p>
    ${answer ? answerSections(answer) : nothing}
  </article>`;
}

/** Asks about the public record of the match on the table. @param {App} app */
async function askAboutTable(app) {
  const record = await app.record();
  if (record === undefined) return;
  recordField().value = record;
  await ask(app);
}

/** Asks about the record in the field; a refused text stays there. @param {App} app */
async function ask(app) {
  const text = recordField().value;
  /** @type {Inquiry["answer"]} */
  let answer = null;
  await app.attempt(async () => {
    const record = await recordOf(app, text);
    answer = (record === null ? null : await app.send({ do: "ask", record })) ?? null;
  });
  app.change({ inquiry: { text, answer } });
}

function recordField() {
  return /** @type {HTMLTextAreaElement} */ (document.getElementById("position-record"));
}

/** @param {View} view */
function summary(view) {
  const { game } = view;
  return html`${t(`game-${game}`)} · ${gameUiOf(game).progress(view)} · <strong>${nextText(view)}</strong>`;
}

/** @param {View} view */
function nextText(view) {
  if (!view.next) return t("error-game-over");
  if (view.next.by === "chance") return t("position-chance");
  return t("situation-next", { names: seatNames(view, view.to_act) });
}

/** Draws players with legal actions first, then the others, grouped by the reasons against their actions. @param {Inquired} answer */
function answerSections({ position: view, seats }) {
  const all = seats.map((asked, seat) => ({ ...asked, seat }));
  const active = all.filter(({ legal }) => legal.length);
  const idle = grouped(
    all.filter(({ legal }) => !legal.length),
    ({ refused }) => JSON.stringify(refused.map(({ action, refusal }) => [action.verb, refusal])),
  );
  return [...active.map((one) => [one]), ...idle.map(([, group]) => group)].map((group) =>
    seatSection(view, group),
  );
}

/** @param {View} view @param {(SeatActions & { seat: number })[]} group players with the same answer */
function seatSection(view, group) {
  const [{ legal, refused } = { legal: [], refused: [] }] = group;
  const seats = group.map(({ seat }) => seat);
  return html`<section class="position-seat" data-seats=${seats.join(" ")}>
    <h2>${seatNames(view, seats)}</h2>
    ${legal.length ? legalActions(view, legal) : nothing} ${refusedActions(view, legal, refused)}
  </section>`;
}

/** @param {View} view @param {readonly Legal[]} legal */
function legalActions(view, legal) {
  const kinds = grouped(legal, ({ verb }) => verb);
  const isShort = (/** @type {readonly Legal[]} */ actions) => actions.length <= LONGEST_LIST;
  const few = kinds.flatMap(([, actions]) => (isShort(actions) ? actions : []));
  const many = kinds.filter(([, actions]) => !isShort(actions));
  const list = (/** @type {readonly Legal[]} */ actions) =>
    html`<ul class="position-moves">${actions.map((action) => html`<li>${actionText(view, action)}</li>`)}</ul>`;
  const folded = (/** @type {[string, Legal[]]} */ [verb, actions]) =>
    html`<details><summary>${t("position-ways", { move: kindText(view, verb), count: actions.length })}</summary>${list(actions)}</details>`;
  return html`<h3>${t("position-may")}</h3>
    ${few.length ? list(few) : nothing}
    ${many.map(folded)}`;
}

/** Draws each reason once, with all actions that it forbids. @param {View} view @param {readonly Legal[]} legal @param {readonly Refused[]} refused */
function refusedActions(view, legal, refused) {
  const verbs = [...legal, ...refused.map(({ action }) => action)].map(({ verb }) => verb);
  // The name of a kind is enough where no action of it is legal and all have one reason.
  const text = (/** @type {Legal} */ action) =>
    verbs.filter((verb) => verb === action.verb).length > 1
      ? actionText(view, action)
      : kindText(view, action.verb);
  const reasons = grouped(refused, ({ refusal }) => errorWords(refusal));
  return html`<h3>${t("position-may-not")}</h3>
    <ul class="position-reasons">
      ${reasons.map(([sentence, group]) => {
        const rules = [...new Set(group.flatMap(({ refusal }) => refusal.rule ?? []))];
        const actions = group.map(({ action }) => text(action));
        return html`<li><p>${sentence} ${whyButton(rules, sentence)}</p> <small>${actions.join(" · ")}</small></li>`;
      })}
    </ul>`;
}

/** @param {View} view @param {Legal} action */
function actionText(view, action) {
  return gameUiOf(view.game).move(view, action) ?? kindText(view, action.verb);
}

/** @param {View} view @param {string} verb */
function kindText({ game }, verb) {
  return t(`move-${game}-${verb}`);
}

/** Groups items by their keys, in the order in which keys first occur. @template T @param {readonly T[]} items @param {(item: T) => string} keyOf @returns {[string, T[]][]} */
function grouped(items, keyOf) {
  const keys = [...new Set(items.map(keyOf))];
  return keys.map((key) => [key, items.filter((item) => keyOf(item) === key)]);
}
