/** A lesson: the first match of a game, with a guide in the place of the sentence. */

import { html, nothing } from "lit-html";
import { drawing } from "../../kit/art/drawing.js";
import { showContent } from "../../kit/components/dialog.js";
import { guideStrip } from "../../kit/components/guide.js";
import { has, t } from "../../kit/i18n.js";
import { showWhy, whyButton } from "../../match/components/explain.js";
import { dashed, usualNames } from "../../match/components/words.js";
import { agreement, withPictures } from "../../match/drafts.js";
import { factsOf } from "../../match/game-facts.js";
import { beginOnce } from "../setup/begin.js";

/** @import { App } from "../../app/app.js" */
/** @import { Draft } from "../../match/drafts.js" */
/** @import { Table } from "../../match/table.js" */
/** @import { View } from "../../protocol/shared.js" */

/** The last step of every lesson. */
const OVER = "over";

/** Draws the buttons that start the lessons of a game, with the first person of a draft. @param {App} app @param {Draft} draft @param {string} [id] the prefix of their ids */
export function lessonButtons(app, draft, id = "lesson") {
  return Object.entries(factsOf(draft.game).lessons).map(([name, { bots }]) => {
    const start = () => {
      const seated = agreement(lessonDraft(draft, bots), usualNames());
      return beginOnce(app, draft.game, { ...seated, lesson: name });
    };
    return html`<p class="setup-lesson">
      <button type="button" class="button" id=${`${id}-${name}`} ?disabled=${app.state.asking && app.state.opened} @click=${start}><span>${t("lesson-begin")}</span><small>${t("lesson-begin-about")}</small></button>
    </p>`;
  });
}

/** Draws the guide of a lesson. @param {App} app */
export function lessonGuide(app) {
  const { view } = app.state;
  if (!view?.lesson) return nothing;
  const { step, rule, points } = view.lesson;
  const id = `lesson-${view.game}-${step}`;
  const words = t(id);
  const isOver = step === OVER;
  const buttons = isOver
    ? endLinks(app, view)
    : html`<button type="button" class="why" id="lesson-leave" title=${t("lesson-leave-about")} @click=${() => leaveLesson(app.table)}>${t("lesson-leave")}</button>`;
  return guideStrip({
    kind: "lesson",
    stage: step,
    heading: t("lesson-heading"),
    note: t(isOver ? "lesson-honest" : "lesson-loaded"),
    words: html`${has(`${id}.story`) ? html`<p class="story">${t(`${id}.story`)}</p>` : nothing}${points === null ? nothing : html`<p class="lesson-points">${drawing("rosette")} ${t("lesson-points", { points })}</p>`}<p>${words}</p>`,
    buttons: html`${whyButton([rule], words)} ${buttons}`,
  });
}

/** @param {App} app @param {View} view */
function endLinks({ state: { embed, language } }, { game }) {
  const page = `#rules/${game}`;
  // A frame has no page of rules, but the app has.
  const address = embed ? `./?lang=${language}${page}` : page;
  return html`
    <button type="button" class="why" id="lesson-later" aria-haspopup="dialog" @click=${() => showLater(game)}>${t("lesson-later")}</button>
    <a class="why" id="lesson-rules" href=${address} target=${embed ? "_blank" : nothing} rel=${embed ? "noopener" : nothing}>${t("lesson-rules")}</a>`;
}

/** Lists the rules that have not come up. @param {string} game */
function showLater(game) {
  const rules = Object.values(factsOf(game).lessons).flatMap(({ later }) => later);
  const line = (/** @type {string} */ rule) => {
    const title = t(`${dashed(rule)}.title`);
    const show = () => showWhy([{ sentences: [], rules: [rule] }], title);
    return html`<li><button type="button" class="link" aria-haspopup="dialog" @click=${show}>${title}</button></li>`;
  };
  return showContent(t("lesson-later"), html`<ul class="lesson-later">${rules.map(line)}</ul>`);
}

/** Draws the button that goes on after reading; at the end the match goes on without its guide. @param {Table} table @param {View} view */
export function lessonButton(table, view) {
  const isOver = view.lesson?.step === OVER;
  const goOn = () => (isOver ? leaveLesson(table) : !table.state.asking && table.step());
  return html`<div class="decision">
    <div class="row">
      <button type="button" class="button button-main button-big" id="call" data-focus aria-describedby="guide-words" ?disabled=${table.state.asking} @click=${goOn}>${t(isOver ? "lesson-play-on" : "go-on")}</button>
    </div>
  </div>`;
}

/** Returns the draft of a lesson: the first person of a draft and the bots of the lesson, with the default rules. @param {Draft} draft @param {readonly string[]} bots @returns {Draft} */
export function lessonDraft({ game, chairs }, bots) {
  const person = chairs.find(({ bot }) => bot === null) ?? { name: "", bot: null, avatar: 1 };
  const others = bots.map((bot) => ({ name: "", bot, avatar: person.avatar }));
  return { game, chairs: withPictures([person, ...others]), options: {} };
}

/** Continues the match without its guide, and with fair chance. @param {Table} table */
async function leaveLesson(table) {
  if (table.state.asking) return;
  await table.pause();
  const { view } = table.state;
  if (!view) return;
  await table.replace({ do: "leave-lesson", ply: view.ply, as: null });
  await table.play();
}
