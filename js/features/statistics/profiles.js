/** The people on this device, on the page of statistics: their faces, wins and badges, over all games. */

import { html, nothing } from "lit-html";
import { avatar, drawing } from "../../kit/art/drawing.js";
import { day, t } from "../../kit/i18n.js";
import { showExplainables } from "../../match/components/explain.js";

/** @import { Statistics } from "../../protocol/shared.js" */

/** @typedef {Statistics["profiles"][number]} Profile */
/** @typedef {Profile["badges"][number]} Badge */

/** Wins in a row are mentioned from this number on. */
const STREAK = 2;

/** Draws the people, if there are any. @param {readonly Profile[]} profiles */
export function profileList(profiles) {
  if (!profiles.length) return nothing;
  return html`<section class="profiles" aria-labelledby="profiles-heading">
    <h2 id="profiles-heading">${t("profiles-heading")}</h2>
    <ul>${profiles.map(profileCard)}</ul>
  </section>`;
}

/** @param {Profile} profile */
function profileCard({ name, avatar: face, matches, wins, streak, best_streak, badges }) {
  const heading = t("profile-badges", { name });
  const show = () => showExplainables(heading, badges.map(explainableBadge));
  return html`<li class="profile" data-avatar=${face}>
    ${avatar(face)}
    <h3>${name}</h3>
    <p>${t("profile-matches", { matches, wins })}</p>
    ${streak >= STREAK ? html`<p><b>${t("profile-streak", { count: streak })}</b></p>` : best_streak >= STREAK ? html`<p>${t("profile-best-streak", { count: best_streak })}</p>` : nothing}
    ${badges.length ? html`<button type="button" class="profile-badges" aria-haspopup="dialog" @click=${show}>${badges.map(({ code }) => html`<span class="badge">${drawing("rosette")}<span>${t(`badge-${code}`)}</span></span>`)}</button>` : nothing}
  </li>`;
}

/** @param {Badge} badge */
function explainableBadge({ code, when }) {
  const id = `badge-${code}`;
  return {
    drawing: drawing("rosette"),
    name: t(id),
    text: t("badge-since", { about: t(`${id}.about`), date: day(when) }),
    rules: [],
  };
}
