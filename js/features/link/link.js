/** Matches by link: the set-up, the invitation, and the answers to a link. Loaded when they are needed. */

import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { CodedError } from "../../engine/errors.js";
import { gameUiOf } from "../../games/index.js";
import { copyText } from "../../kit/components/dialog.js";
import { bringIntoSight } from "../../kit/components/panel.js";
import { t } from "../../kit/i18n.js";
import { avatarOf, errorWords, seatName, usualNames } from "../../match/components/words.js";
import { agreement, chairNames } from "../../match/drafts.js";
import { factsOf } from "../../match/game-facts.js";
import { randomHex } from "../../storage/random.js";
import { continueMatch } from "../matches/matches.js";
import { pasteButton } from "../matches/paste-button.js";
import { beginOnce } from "../setup/begin.js";
import { fromFragment } from "../share/record-link.js";
import { readText } from "../share/text-links.js";
import { linkDock, send } from "./send.js";

/** @import { App } from "../../app/app.js" */
/** @import { Draft } from "../../match/drafts.js" */
/** @import { Seat, View } from "../../protocol/shared.js" */
/** @import { Answers } from "../../protocol/worker.js" */

/** The beginning of a match by link: its level, and the chairs that play here. @typedef {{ level: string, here: number[] }} Invitation */
/**
 * @typedef {object} LinkState
 * @property {boolean} isOpen true while the set-up shows its part
 * @property {Invitation} invitation the next match by link
 * @property {(Answers["receive-link"] & { record: string }) | null} received the link that the address holds, and what it brings
 * @property {boolean} isRefused true if the link could not be read or followed
 */

/** Returns the screen, and what it draws on others. @param {App} app */
export function screenOf(app) {
  return {
    open: (/** @type {() => boolean} */ isHere) => openLink(app, isHere),
    draw: () => linkScreen(app),
    dock: (/** @type {View} */ view) => linkDock(app, view),
    setup: (/** @type {Draft} */ draft) => linkSetup(app, draft),
    sendAgain: (/** @type {string} */ id, /** @type {View} */ view) =>
      send(app, view, { do: "saved-link", id }),
  };
}

/** Reads the link of the address: a match that is known here goes on, anything else is shown. @param {App} app @param {() => boolean} isHere */
async function openLink(app, isHere) {
  change(app, { received: null, isRefused: false });
  let isRefused = true;
  await app.attempt(async () => {
    const record = await recordAt(app, app.state.path[0] ?? "");
    const received = await app.inquire({ do: "receive-link", record });
    if (!isHere()) return;
    if (received.arrival === "next") isRefused = !(await follow(app, { ...received, record }));
    else change(app, { received: { ...received, record } });
  });
  if (isHere()) change(app, { isRefused });
}

/** Resolves to the record of an address; where other signs stand behind the link, the engine finds its end. @param {App} app @param {string} fragment */
async function recordAt(app, fragment) {
  try {
    return await fromFragment(fragment);
  } catch {
    const { links } = await readText(app, `#link/${fragment}`);
    return fromFragment(links[0]?.fragment ?? "");
  }
}

/** Lets the match of a link go on at the table; resolves to false if that is refused. @param {App} app @param {NonNullable<LinkState["received"]>} received */
async function follow(app, { arrival, known, record }) {
  await app.session.open();
  // The link is newer than what the other tab shows, which saves after every action.
  if (known?.here && app.state.elsewhere) await app.session.takeOver();
  // Of own moves that were played elsewhere, this screen has asked before.
  const agreed = arrival === "own-moves";
  const isFollowed = await app.put({ do: "follow-link", record, agreed, as: null });
  if (isFollowed) leave(app);
  return isFollowed;
}

/** @param {App} app @param {Partial<LinkState>} news */
function change(app, news) {
  app.change({ link: { ...app.state.link, ...news } });
}

/** Goes from the link to the table. @param {App} app */
function leave(app) {
  app.address.go("#table", { isReplacing: true });
}

/** Draws the screen. @param {App} app */
function linkScreen(app) {
  const { received, isRefused } = app.state.link;
  if (!received)
    return html`<article class="page" data-link=${isRefused ? "refused" : "opening"}>
      <h1 tabindex="-1">${t("link-heading")}</h1>
      ${isRefused ? refusedLink(app) : html`<p role="status">${t("link-opening")}</p>`}
    </article>`;
  const { arrival, view } = received;
  const parts = { free: invitation, full: elsewhere, "own-moves": ownMoves };
  const draw = Object.hasOwn(parts, arrival)
    ? parts[/** @type {keyof typeof parts} */ (arrival)]
    : answer;
  return html`<article class="page" data-link=${arrival} data-game=${view.game}>
    ${draw(app, received)}
  </article>`;
}

/** Draws what can be done about a link that could not be read or followed; a notice says why. @param {App} app */
function refusedLink(app) {
  return html`<p class="row">
    ${pasteButton(app, "button button-main")}
    <button type="button" class="button" data-retry @click=${() => app.link.open()}>${t("start-again")}</button>
    ${matchesLink("button")}
  </p>`;
}

/** Draws who invites to what, and a button for each free seat. @param {App} app @param {NonNullable<LinkState["received"]>} received */
function invitation(app, { view, record, alike }) {
  if (!view.joint) return nothing;
  const { free, level } = view.joint;
  const host = view.seats.findIndex(({ bot }, seat) => bot === null && !free.includes(seat));
  const sit = async (/** @type {Seat} */ seat) => {
    const seated = { seats: [seat], secret: randomHex(), as: seat };
    if (await app.put({ do: "load", record, ...seated })) leave(app);
  };
  return html`<h1 tabindex="-1">${t("link-invited", { name: seatName(view, host), game: t(`game-${view.game}`) })}</h1>
    ${players(view, alike)}
    <p><b>${t(`link-${level}`)}</b><br>${t(`link-${level}-about`)}</p>
    <p class="row">${free.map((seat, index) => html`<button type="button" class="button ${index ? "" : "button-main"} button-big" data-sit=${seat} @click=${() => sit(seat)}>${t("link-sit", { name: seatName(view, seat) })}</button>`)}</p>`;
}

/** Draws the answer to a link that changes nothing. @param {App} app @param {NonNullable<LinkState["received"]>} received @param {unknown} [more] above the link to the saved matches */
function answer(app, { arrival, view, known, ours, theirs }, more = nothing) {
  const words = errorWords(new CodedError({ code: `link.${arrival}`, params: { ours, theirs } }));
  return html`<h1 tabindex="-1">${t(`game-${view.game}`)}</h1>
    <p role="alert">${words}</p>
    ${players(view)} ${more}
    <p class="row">
      ${known ? html`<button type="button" class="button button-main" data-go-on @click=${() => continueMatch(app, known)}>${t(view.result ? "menu-result" : "match-go-on")}</button>` : nothing}
      ${matchesLink(known ? "button" : "button button-main")}
    </p>`;
}

/** Draws the answer to a link of a match that is not in this browser, whose storage other browsers and the installed app do not share. @param {App} app @param {NonNullable<LinkState["received"]>} received */
function elsewhere(app, received) {
  const link = app.address.of(`link/${app.state.path[0]}`);
  const copy = html`<p>${t("link-elsewhere")}</p>
    <p class="row"><button type="button" class="button" id="link-copy" data-link=${link} @click=${() => copyText(t("share-link"), link)}>${t("share-link")}</button></p>`;
  return answer(app, received, copy);
}

/** Asks whether the match goes on by a link with a turn of this device that was played elsewhere. @param {App} app @param {NonNullable<LinkState["received"]>} received */
function ownMoves(app, received) {
  const { view, withheld } = received;
  const accept = async () => {
    const isFollowed = await follow(app, received);
    if (!isFollowed) change(app, { received: null, isRefused: true });
  };
  return html`<h1 tabindex="-1">${t(`game-${view.game}`)}</h1>
    <p role="alert"><b>${t(withheld ? "link-own-withheld" : "link-own-moves")}</b></p>
    ${withheld ? nothing : html`<p>${t("link-own-about")}</p>`}
    ${players(view)}
    <p class="row">
      <button type="button" class="button button-main" data-accept @click=${accept}>${t("link-own-yes")}</button>
      ${matchesLink("button", t("link-own-no"))}
    </p>`;
}

/** @param {string} [look] its classes @param {string} [words] */
function matchesLink(look = "button button-main", words = t("matches-heading")) {
  return html`<a class=${look} href="#matches">${words}</a>`;
}

/** @param {View} view @param {readonly Seat[]} [alike] the seats with names that look alike */
function players(view, alike = []) {
  return html`<ul class="match-seats">${view.seats.map(({ avatar }, seat) => html`<li data-avatar=${avatar}>${avatarOf(view, seat)} <span>${seatName(view, seat)}</span>${alike.includes(seat) ? html` <small data-alike>(${t("link-alike")})</small>` : nothing}</li>`)}</ul>
    ${alike.length ? html`<p role="alert">${t("link-alike-about")}</p>` : nothing}
    <p class="match-stand">${view.result ? nothing : gameUiOf(view.game).progress(view)}</p>`;
}

/** Scrolls to the part of the set-up, which may be loaded long after it was opened. @param {Element} [part] */
function showPart(part) {
  const show = () => bringIntoSight({ target: part?.closest("details") ?? null });
  requestAnimationFrame(show);
}

/** Draws the part of the set-up that begins a match by link. @param {App} app @param {Draft} draft */
function linkSetup(app, draft) {
  const { link } = app.state;
  const choose = (/** @type {Partial<Invitation>} */ choice) =>
    change(app, { invitation: { ...link.invitation, ...choice } });
  const { chairs, instead } = withFriend(draft);
  const names = chairNames(draft.chairs, usualNames());
  const { level, here } = allowed(link.invitation, { ...draft, chairs });
  const toggle = (/** @type {number} */ index) =>
    choose({
      here: here.includes(index) ? here.filter((each) => each !== index) : [...here, index],
    });
  const levels = factsOf(draft.game).plans ? ["friends", "plan"] : ["friends"];
  const people = chairs.flatMap(({ bot }, index) => (bot === null ? [index] : []));
  const isPossible = here.length > 0 && here.length < people.length;
  return html`<p ${ref(showPart)}>${t("link-about")}</p>
    ${instead === null ? nothing : html`<p class="quiet">${t("link-instead", { name: names[instead] ?? "" })}</p>`}
    ${
      people.length > 2
        ? html`<fieldset><legend>${t("link-here")}</legend>
          ${people.map((index) => html`<label class="choice"><input type="checkbox" data-here=${index} .checked=${here.includes(index)} @change=${() => toggle(index)}> <span translate="no">${names[index]}</span></label>`)}
        </fieldset>`
        : nothing
    }
    <div class="deal-ways" role="radiogroup" aria-label=${t("link-heading")}>
      ${levels.map(
        (each) => html`<label class="choice">
          <input type="radio" name="link-level" id=${`link-${each}`} .checked=${each === level} @change=${() => choose({ level: each })}>
          <span><b>${t(`link-${each}`)}</b> <small>${t(`link-${each}-about`)}</small></span>
        </label>`,
      )}
    </div>
    <p class="row"><button type="button" class="button button-main" id="link-begin" ?disabled=${!isPossible} @click=${() => beginLinked(app, draft)}>${t("link-begin")}</button></p>`;
}

/** Returns the chairs with a friend in place of the first bot, where all other chairs are bots. @param {Draft} draft */
function withFriend({ chairs }) {
  const [, second] = chairs.filter(({ bot }) => bot === null);
  const instead = second ? -1 : chairs.findIndex(({ bot }) => bot !== null);
  const friendly = chairs.map((chair, index) =>
    index === instead ? { ...chair, bot: null, name: "" } : chair,
  );
  return { chairs: friendly, instead: instead < 0 ? null : instead };
}

/**
 * Returns the match as it begins: friends have the first turn, so that they can be invited at once; with plans they have
 * the last ones.
 * @param {Draft} draft
 * @param {Invitation} invitation
 */
function seated(draft, { level, here }) {
  const { chairs } = draft;
  const first = chairs.findIndex(
    ({ bot }, index) => bot === null && here.includes(index) === (level === "plan"),
  );
  const order = chairs.map((_, index) => (index + Math.max(first, 0)) % chairs.length);
  return {
    draft: { ...draft, chairs: order.flatMap((index) => chairs[index] ?? []) },
    here: order.flatMap((from, index) => (here.includes(from) ? [index] : [])),
  };
}

/** Returns the invitation as the draft allows it. @param {Invitation} invitation @param {Draft} draft @returns {Invitation} */
function allowed({ level, here }, { game, chairs }) {
  return {
    level: factsOf(game).plans ? level : "friends",
    here: here.filter((index) => chairs[index]?.bot === null),
  };
}

/** Begins a match by link; its dice are secret. @param {App} app @param {Draft} draft */
function beginLinked(app, draft) {
  const friendly = { ...draft, chairs: withFriend(draft).chairs };
  const { level, here } = allowed(app.state.link.invitation, friendly);
  const names = chairNames(friendly.chairs, usualNames());
  const named = friendly.chairs.map((chair, index) => ({ ...chair, name: names[index] ?? "" }));
  const begun = seated({ ...friendly, chairs: named }, { level, here });
  const agreed = agreement(begun.draft, usualNames());
  const secret = randomHex();
  return beginOnce(app, draft.game, { ...agreed, joint: level, here: begun.here, secret });
}
