/** The card with a finished match: a picture of it, and a link with which a friend plays the same deal. */

import { html, nothing, svg } from "lit-html";
import { refusalIn } from "../../engine/errors.js";
import { symbol } from "../../kit/art/drawing.js";
import { copyButton } from "../../kit/components/copy.js";
import { closeRow, showDialog } from "../../kit/components/dialog.js";
import { calendarDay, number, t } from "../../kit/i18n.js";
import { pictureFile, shareFile } from "../../match/components/picture.js";
import { errorWords, seatName } from "../../match/components/words.js";
import { today } from "../../match/drafts.js";
import { toFragment } from "../share/record-link.js";
import { changeText, comparisons } from "./deal.js";

/** @import { App } from "../../app/app.js" */
/** @import { CodedError } from "../../engine/errors.js" */
/** @import { ComparedPlayer, ComparedRound } from "../../protocol/shared.js" */

/** Opens the card; luck and choices appear on it once the coach has covered every move. @param {App} app */
export async function showCard(app) {
  const record = await app.record();
  if (record === undefined) return;
  const link = app.address.of(`deal/${await toFragment(record)}`);
  /** @type {{ player?: ComparedPlayer, rounds?: readonly ComparedRound[], error?: CodedError, redraw?: () => void, isClosed?: boolean }} */
  const shown = {};
  const dialog = showDialog(t("card-heading"), (close, redraw) => {
    shown.redraw = redraw;
    const { player, rounds = [], error } = shown;
    return html`${error ? html`<p role="alert">${errorWords(error)}</p>` : nothing}
      ${player ? html`<figure class="result-card">${picture(player, rounds)}</figure>` : nothing}
      <p>${t("card-about")}</p>
      <p class="row row-centre">${sendButton(link)}
        ${copyButton("card-link", t("share-link"), link, { link })}
        ${player ? html`<button type="button" class="button" id="card-picture" @click=${() => share(player, rounds)}>${t("card-picture")}</button>` : nothing}
      </p>
      ${closeRow(close)}`;
  });
  dialog.then(() => (shown.isClosed = true));
  try {
    for await (const { comparison } of comparisons(app, [record])) {
      if (shown.isClosed) return;
      if (!comparison) continue;
      Object.assign(shown, { player: comparison.players[0], rounds: comparison.rounds });
      shown.redraw?.();
    }
  } catch (error) {
    shown.error = refusalIn(error);
    shown.redraw?.();
  }
}

/** Draws the button for the share sheet of the device, if it has one. @param {string} link */
function sendButton(link) {
  if (!navigator.share) return nothing;
  // The text says nothing about the end of the match.
  const send = () => navigator.share({ text: t("card-text"), url: link }).catch(() => {});
  return html`<button type="button" class="button button-main" id="card-send" @click=${send}>${t("card-send")}</button>`;
}

/** Offers the picture to the share sheet of the device, or downloads it. @param {ComparedPlayer} player @param {readonly ComparedRound[]} rounds */
async function share(player, rounds) {
  const { game } = player.view;
  const file = await pictureFile(`volle-${game}-${today()}`, picture(player, rounds));
  await shareFile(file, t(`game-${game}`));
}

/** The size of the picture in its own units, as sites show pictures of links. */
const SIZE = { width: 1200, height: 630 };
/** The place of the bars, one for each round. */
const BARS = { left: 800, right: 1140, middle: 530, most: 46 };

/** Draws the picture. @param {ComparedPlayer} player @param {readonly ComparedRound[]} rounds */
function picture(player, rounds) {
  const { view, seat, points, feat, luck, good, decisions } = player;
  const { kind, text: date } = view.deal ?? { kind: "again", text: "" };
  const of = kind === "day" ? `${t("door-day")} · ${calendarDay(date)}` : t("card-deal");
  const name = seatName(view, seat);
  const { avatar = 1 } = view.seats[seat] ?? {};
  const total = t("scores-points", { points, pointsWords: number(points) });
  const place = t("card-place", { place: number(player.place), count: number(view.seats.length) });
  const details = [
    feat &&
      t("card-feat", {
        what: t(`statistics-${view.game}-record-${feat.name}`),
        value: number(feat.value),
      }),
    luck !== null && t("card-luck", { luck: changeText(luck) }),
    decisions && t("card-choices", { good: number(good ?? 0), decisions: number(decisions) }),
  ].filter(Boolean);
  const words = [t(`game-${view.game}`), of, name, total, place, ...details];
  return html`<svg viewBox=${`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label=${words.join(". ")} data-luck=${luck ?? nothing}>
    <rect width="100%" height="100%" fill="var(--paper)"/>
    <rect x="18" y="18" width="1164" height="594" rx="36" fill="none" stroke="var(--ink)" stroke-width="6"/>
    <rect x="18" y="18" width="1164" height="126" rx="36" fill="var(--gold)" stroke="var(--ink)" stroke-width="6"/>
    <g data-avatar=${avatar}><g transform="translate(140 250) scale(1.6)">${symbol(`avatar-${avatar}`)}</g></g>
    <g fill="var(--ink)" font-family="var(--font-text)" font-size="34">
      <text x="60" y="102" font-family="var(--font-display)" font-size="60" fill="var(--on-gold)" data-fit="560">${t(`game-${view.game}`)}</text>
      <text x="1140" y="98" text-anchor="end" fill="var(--on-gold)" data-fit="500">${of}</text>
      <text x="250" y="245" font-size="48" font-weight="700" data-fit="860">${name}</text>
      <text x="250" y="300" data-fit="400">${place}</text>
      <text x="60" y="550" font-family="var(--font-display)" font-size="88" data-fit="700">${total}</text>
      ${details.map((each, index) => svg`<text x="1140" y=${340 + 52 * index} text-anchor="end" data-fit="520">${each}</text>`)}
    </g>
    ${bars(rounds)}
  </svg>`;
}

/** Draws the luck of each round as a bar, up or down. @param {readonly ComparedRound[]} rounds */
function bars(rounds) {
  const changes = rounds.map(({ parts: [part] }) => part?.luck ?? 0);
  const most = Math.max(...changes.map(Math.abs));
  if (!most) return nothing;
  const step = (BARS.right - BARS.left) / changes.length;
  const bar = (/** @type {number} */ change, /** @type {number} */ index) => {
    const height = (Math.abs(change) / most) * BARS.most;
    return svg`<rect x=${BARS.left + index * step} y=${change > 0 ? BARS.middle - height : BARS.middle} width=${step * 0.7} height=${height} fill=${change > 0 ? "var(--good)" : "var(--bad)"}/>`;
  };
  return svg`<g>${changes.map(bar)}<path d=${`M${BARS.left} ${BARS.middle}H${BARS.right}`} stroke="var(--ink)" stroke-width="3"/></g>`;
}
