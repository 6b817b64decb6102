/** The page for boards on phones: without a card in its address it is the table, with the card of a table it is the board of a seat. */

import { html, nothing } from "lit-html";
import { App } from "./app/app.js";
import { bar, facts } from "./app/bar.js";
import { renderPage } from "./app/render.js";
import { keepAwake } from "./app/wake-lock.js";
import { EngineClient } from "./engine/client.js";
import { refusalIn } from "./engine/errors.js";
import { watchPage } from "./features/crash/crash.js";
import { notices } from "./features/notices/notices.js";
import { BoardClient } from "./features/pair/board.js";
import { readCard } from "./features/pair/card.js";
import { Host } from "./features/pair/host.js";
import { compareDigits, handOver, showBoards } from "./features/pair/pairing.js";
import { paceControl, soundButton } from "./features/settings/settings.js";
import { codePicture, drawCodes } from "./features/share/share.js";
import { table } from "./features/table/table.js";
import { gameUiOf } from "./games/index.js";
import { copyButton } from "./kit/components/copy.js";
import { learn, t } from "./kit/i18n.js";
import { watchLayout } from "./kit/layout.js";
import { errorWords, seatName, seatNames } from "./match/components/words.js";
import { BOARDS, people } from "./match/seats.js";

/** @import { Client } from "./engine/session.js" */
/** @import { Card } from "./features/pair/card.js" */
/** @import { CodeDrawing } from "./features/share/share.js" */

/** Creates the app, which shows a table or a board. @param {Client} client @param {string} screen */
async function createApp(client, screen) {
  watchLayout();
  const app = new App((game) => gameUiOf(game).story, client);
  watchPage(app);
  keepAwake(app);
  app.change({ screen });
  await learn(BUILT_BOARDS_WORDS, app.state.language);
  return app;
}

/** Creates the app of a page that has no engine, and stores nothing for offline use. @param {BoardClient} client */
async function createBoardApp(client) {
  const app = await createApp(client, "boards");
  const start = { ...app.state.start, ready: true, from: "tape" };
  app.change({ opened: true, kept: false, warned: true, start });
  return app;
}

/** The engine's client at a table with phones, which follow every change of the match. */
class TableClient extends EngineClient {
  /** Called with the number of actions after each change. */
  onMoved = (/** @type {number} */ _ply) => {};

  /** @type {EngineClient["request"]} */
  async request(request) {
    const answer = await super.request(request);
    if ("record" in answer && "view" in answer && answer.view) this.onMoved(answer.view.ply);
    return answer;
  }
}

/** Shows the match on the table, and pairs phones with it. */
async function showTable() {
  const client = new TableClient();
  const app = await createApp(client, "table");
  const host = new Host(app, async (seat, digits, signal) => {
    const { view } = app.state;
    return view !== null && compareDigits(view, seat, digits, signal);
  });
  client.onMoved = (ply) => host.moved(ply);
  // All other pages are in the app itself.
  addEventListener("hashchange", () => app.address.leave(`./${location.hash}`));
  const open = () => app.state.view && showBoards(app, host, app.state.view);
  const button = () =>
    html`<button type="button" class="bar-button" id="boards" aria-haspopup="dialog" @click=${open}>${t("boards-short")}</button>`;
  const lost = () => {
    const { view } = app.state;
    if (!view || view.result) return nothing;
    const seats = host.lost.filter((seat) => people(view).includes(seat));
    if (!seats.length) return nothing;
    const words = t("boards-lost", { names: seatNames(view, seats), count: seats.length });
    return html`<div class="notice" role="status" id="boards-lost"><p>${words}</p>
      <button type="button" class="button button-small" @click=${open}>${t("boards-lost-way")}</button></div>`;
  };
  await renderPage(app, {
    bar: () => html`${bar(app)} ${app.state.view ? button() : nothing}`,
    screen: () => table(app),
    notices: () => html`${lost()} ${notices(app)}`,
  });
  await app.session.open();
  if (!app.state.view) return;
  open();
  await app.table.play();
}

/** Shows the board of a seat. @param {Card} card of the table */
async function showBoard(card) {
  /** @type {CodeDrawing | undefined} */
  let code;
  const client = new BoardClient({
    onChange: async () => {
      if (client.card && !code) [code] = await drawCodes([link()]);
      app.change({});
    },
    onSeat: async (seat) => {
      app.change({ screen: "table", board: seat, refusal: null });
      const answer = await app.send({ do: "view", as: seat });
      if (!answer) return;
      app.table.show(answer);
      await app.table.play();
    },
    onFault: (refusal) => app.change({ refusal }),
  });
  const app = await createBoardApp(client);
  const link = () => app.address.page(`${BOARDS}#${client.card}`);
  // Another card means another table, and the pages of the app are in the app itself.
  addEventListener("hashchange", () => location.reload());
  const isSupported = window.isSecureContext && "RTCPeerConnection" in window;
  const ready = () => html`<p>${t("boards-phone-start")}</p>
    <p class="row row-centre"><button type="button" class="button button-main" id="boards-join" @click=${() => client.state === "waiting" && client.join(card)}>${t("boards-phone-join")}</button></p>`;
  const shown = () =>
    code
      ? html`<figure class="code" id="phone-code" data-link=${link()}>${codePicture(code, t("boards-phone-code"))}</figure>
        <p class="row row-centre">${copyButton("boards-copy", t("boards-phone-copy"), link)}</p>
        <p class="quiet">${t("boards-network")}</p>`
      : nothing;
  const status = () => {
    if (client.state === "waiting" || client.state === "lost") return nothing;
    if (client.state === "introducing" && code) return html`<p>${t("boards-phone-about")}</p>`;
    if (client.state === "comparing" && client.digits)
      return html`<p>${t("boards-phone-digits")}</p><p class="digits" translate="no">${client.digits}</p>`;
    return html`<p>${t("play-waiting")}</p>`;
  };
  const introduction = () => html`<article class="page boards-page">
    <h1 tabindex="-1">${t("boards-phone-heading")}</h1>
    <div role="status">${status()}</div>
    ${isSupported && client.state === "waiting" ? ready() : nothing}
    ${client.state === "introducing" ? shown() : nothing}
  </article>`;
  const lost = () =>
    client.state === "lost"
      ? html`<div class="notice" role="alert" id="boards-gone"><p>${t(client.seat === null ? "boards-phone-declined" : "boards-phone-lost")}</p></div>`
      : nothing;
  await renderPage(app, {
    bar: () => {
      const { view, board } = app.state;
      if (!view) return html`<span class="brand">${t("app-name")}</span>`;
      return html`<span class="brand">${seatName(view, board ?? 0)}</span> ${facts(view)}
        <nav class="bar-links">${paceControl(app)} ${soundButton(app)}</nav>`;
    },
    screen: () => (app.state.view ? table(app) : introduction()),
    notices: () => html`${lost()} ${notices(app)}`,
  });
  if (isSupported) app.change({});
  else app.refuse("pair.unsupported");
}

/** Shows a text, in a tab that has nothing else to do; resolves to a function that shows another one. @param {() => string} first */
async function showWords(first) {
  let words = first;
  const app = await createBoardApp(new BoardClient({ onChange() {}, onSeat() {}, onFault() {} }));
  await renderPage(app, {
    bar: () => html`<a class="brand" href="./">${t("app-name")}</a>`,
    screen: () =>
      html`<article class="page"><h1 tabindex="-1">${t("boards-heading")}</h1><p role="status">${words()}</p></article>`,
    notices: () => notices(app),
  });
  const say = (/** @type {() => string} */ next) => {
    words = next;
    app.change({});
  };
  say(words);
  return say;
}

/** Milliseconds that the tab of the table has to answer before this one says that there is none. */
const PATIENCE = 1000;

async function main() {
  const text = location.hash.slice(1);
  if (!text) return showTable();
  try {
    const card = readCard(text);
    if (card.isTable) return await showBoard(card);
    // The app runs from the start: a page without it would be loaded again, and miss the answer of the table.
    const say = await showWords(() => t("play-waiting"));
    const waiting = setTimeout(say, PATIENCE, () => t("boards-not-taken"));
    await handOver(text);
    clearTimeout(waiting);
    say(() => t("boards-taken"));
  } catch (error) {
    const refusal = refusalIn(error);
    await showWords(() => errorWords(refusal));
  }
}

main();
