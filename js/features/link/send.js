/** Sends the link of a match, and makes the plan of a turn. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { confirm } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { dueText, seatName } from "../../match/components/words.js";
import { pasteButton } from "../matches/paste-button.js";
import { toFragment } from "../share/record-link.js";
import { showLink } from "../share/share.js";

/** @import { App } from "../../app/app.js" */
/** @import { View } from "../../protocol/shared.js" */
/** @import { RequestTo } from "../../protocol/worker.js" */

/** Draws what a match by link waits for: a plan, or a link that is to be sent. @param {App} app @param {View} view */
export function linkDock(app, view) {
  const { due, held } = view.joint ?? {};
  return due?.task === "plan" && held ? planForm(app, view) : sendPanel(app, view);
}

/** The words of the button, where they are not those of an ordinary turn. @type {Record<string, string>} */
const WORDS = { seat: "link-invite", over: "link-send-all" };

/** @param {App} app @param {View} view */
function sendPanel(app, view) {
  const { due = null, withheld = 0, here = [] } = view.joint ?? {};
  const name = seatName(view, due?.seat ?? 0);
  const task = due?.task ?? "over";
  return html`<div class="decision" data-due=${task}>
    <div><h2 id="link-heading" tabindex="-1" data-focus>${dueText(view) || t("link-due-over")}</h2>
      ${task === "seat" ? html`<p class="decision-about">${t("link-due-seat.about", { name })}</p>` : nothing}
      ${weakNotice(view)}
      ${withheld ? html`<p class="quiet">${t("link-withheld", { count: withheld })}</p>` : nothing}
    </div>
    <div class="row">
      <button type="button" class="button button-main button-big" id="link-send" @click=${() => send(app, view, { do: "record", link: "" })}>${t(WORDS[task] ?? "link-send", { name })}</button>
      ${task === "over" ? nothing : pasteButton(app)}
      ${task === "reveal" && here.length ? html`<button type="button" class="button" id="link-without" @click=${() => goWithout(app, view)}>${t("link-without")}</button>` : nothing}
    </div>
  </div>`;
}

/** Draws the notice that the dice of the first round could be chosen. @param {View} view */
function weakNotice({ joint }) {
  return joint?.weak ? html`<p class="quiet" id="link-weak">${t("link-weak")}</p>` : nothing;
}

/** Offers the link of a match to the device's messengers, or shows it. @param {App} app @param {View} view @param {RequestTo<"record" | "saved-link">} request for the match on the table, or for a saved one */
export async function send(app, view, request) {
  const answer = await app.send(request);
  if (answer) await showLink(app.address, await toFragment(answer.record), message(view));
}

/** Returns the line for the messenger. @param {View} view */
function message(view) {
  const { game, joint, result } = view;
  const task = joint?.due?.task === "seat" ? "seat" : result ? "over" : "act";
  const name = seatName(view, joint?.due?.seat ?? 0);
  const progress = result ? "" : gameUiOf(game).progress(view);
  return t(`link-message-${task}`, { name, game: t(`game-${game}`), progress });
}

/** @param {App} app @param {View} view */
async function goWithout(app, view) {
  const [yes, no] = [t("link-without-yes"), t("link-without-no")];
  const name = seatName(view, view.joint?.due?.seat ?? 0);
  const about = t("link-without-about", { name });
  if (await confirm(t("link-without-question", { name }), yes, no, about))
    await act(app, view, "without");
}

/** Sends what takes the place of an action, and lets the match go on. @param {App} app @param {View} view @param {string} action */
async function act(app, { ply, seat }, action) {
  if (await app.table.replace({ do: "act", action, ply, as: seat })) await app.table.play();
}

/** Draws the plan of the next turn: the points that are enough, by the dice that are left. @param {App} app @param {View} view */
function planForm(app, view) {
  const numbers = (view.joint?.plan ?? "").split("/");
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const fields = [...form.querySelectorAll("input")];
    return act(app, view, `plan ${fields.map(({ value }) => value || "-").join("/")}`);
  };
  return html`<form class="decision plan" data-due="plan" @submit=${submit}>
    <div><h2 id="link-heading" tabindex="-1" data-focus>${t("link-plan-heading")}</h2> <p class="decision-about">${t("link-plan-help")}</p> ${weakNotice(view)}</div>
    <div class="plan-numbers">${numbers.map((number, index) => html`<label><span>${index < 5 ? t("link-plan-dice", { count: index + 1 }) : t("link-plan-full")}</span> <input type="number" min="0" max="99999" step="50" inputmode="numeric" .value=${number === "-" ? "" : number}></label>`)}</div>
    <div class="row"><button type="submit" class="button button-main button-big" id="link-plan-done" ?disabled=${app.state.asking}>${t("link-plan-done")}</button></div>
  </form>`;
}
