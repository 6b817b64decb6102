/** Matches by link: the set-up, the invitation, and the answers to a link. Loaded when they are needed. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { ref } from "lit-html/directives/ref.js";
import { until } from "lit-html/directives/until.js";
import { CodedError } from "../../engine/errors.js";
import { gameUiOf } from "../../games/index.js";
import { avatar } from "../../kit/art/drawing.js";
import { copyButton } from "../../kit/components/copy.js";
import { withField } from "../../kit/components/fields.js";
import { bringIntoSight } from "../../kit/components/panel.js";
import { t } from "../../kit/i18n.js";
import {
  avatarOf,
  botTag,
  errorWords,
  seatName,
  usualNames,
} from "../../match/components/words.js";
import { agreement, chairNames, peopleAfter, withChair, withFriend } from "../../match/drafts.js";
import { factsOf } from "../../match/game-facts.js";
import { seatText } from "../../match/seats.js";
import { FACTS } from "../../protocol/facts.js";
import { randomHex } from "../../storage/random.js";
import { continueMatch } from "../matches/matches.js";
import { pasteButton } from "../matches/paste-button.js";
import { beginOnce } from "../setup/begin.js";
import { chairFace, chairTag, roundTable } from "../setup/chairs.js";
import { fromFragment } from "../share/record-link.js";
import { readText } from "../share/text-links.js";
import { linkDock, send } from "./send.js";

/** @import { App } from "../../app/app.js" */
/** @import { Draft } from "../../match/drafts.js" */
/** @import { Seat, View } from "../../protocol/shared.js" */
/** @import { Answers } from "../../protocol/worker.js" */

/** The beginning of a match by link: its level, the chairs that play here, and the name of the friend in the place of a bot. @typedef {{ level: string, here: number[], friend: string }} Invitation */
/**
 * @typedef {object} LinkState
 * @property {boolean} isOpen true while the set-up shows its part
 * @property {Invitation} invitation the next match by link
 * @property {(Answers["receive-link"] & { record: string }) | null} received the link that the address holds, and what it brings
 * @property {Seat | null} chosen the free seat that is to be taken, if it is not the first one
 * @property {boolean} isRefused true if the link could not be read or followed
 * @property {boolean} isUnnamed true once a match could not begin because a person in the set-up had no name
 */

/** Returns the screen, and what it draws on others. @param {App} app */
export function screenOf(app) {
  return {
    open: (/** @type {() => boolean} */ isHere) => openLink(app, isHere),
    draw: () => linkScreen(app),
    dock: (/** @type {View} */ view) => linkDock(app, view),
    setup: (/** @type {Draft} */ draft) => linkSetup(app, draft),
    begin: (/** @type {Draft} */ draft) => beginLinked(app, draft),
    sendAgain: (/** @type {string} */ id, /** @type {View} */ view) =>
      send(app, view, { do: "saved-link", id }),
  };
}

/** Reads the link of the address: a match that is known here goes on, anything else is shown. @param {App} app @param {() => boolean} isHere */
async function openLink(app, isHere) {
  change(app, { received: null, chosen: null, isRefused: false });
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

/** Draws who invites to what, the table with a place to take, and one button; what can be checked is one tap away. @param {App} app @param {NonNullable<LinkState["received"]>} received */
function invitation(app, { view, record, alike }) {
  if (!view.joint) return nothing;
  const { free, level } = view.joint;
  const host = view.seats.findIndex(({ bot }, seat) => bot === null && !free.includes(seat));
  const chosen = app.state.link.chosen ?? free[0] ?? 0;
  const sit = async () => {
    const seated = { seats: [chosen], secret: randomHex(), as: chosen };
    if (await app.put({ do: "load", record, ...seated })) leave(app);
  };
  const game = t(`game-${view.game}`);
  return html`<h1 tabindex="-1">${t("link-invited", { name: seatName(view, host), game })}</h1>
    ${roundTable(view.seats.map((_, place) => chair(app, view, place, { chosen, alike })))}
    ${alikeNotice(alike)}
    <p class="invitation-what">${what(app, view)}</p>
    <p class="row row-centre"><button type="button" class="button button-main button-big" data-sit=${chosen} @click=${sit}>${free.length > 1 ? t("link-sit", { name: seatName(view, chosen) }) : t("link-join")}</button></p>
    <details class="fold">
      <summary>${t("link-more")}</summary>
      <p>${t(`game-${view.game}.lead`)} ${t("link-about")}</p>
      <p><b>${t(`link-${level}`)}</b><br>${t(`link-${level}-about`)}</p>
    </details>`;
}

/** Draws a chair at the table of an invitation; where several are free, a tap chooses one. @param {App} app @param {View} view @param {number} place counted from the first free seat @param {{ chosen: Seat, alike: readonly Seat[] }} marked the chosen seat, and those with names that look alike */
function chair(app, view, place, { chosen, alike }) {
  const { free = [] } = view.joint ?? {};
  const seat = (place + (free[0] ?? 0)) % view.seats.length;
  const { bot = null, avatar = 1 } = view.seats[seat] ?? {};
  const isFree = free.includes(seat);
  const isChosen = seat === chosen;
  const words =
    bot === null ? (isFree ? t(isChosen ? "link-you" : "link-free") : "") : botTag(view.game, bot);
  const tags = html`${words ? chairTag(words) : nothing}${alike.includes(seat) ? html` <small class="chair-tag" data-alike>(${t("link-alike")})</small>` : nothing}`;
  const face = chairFace(avatar, seatName(view, seat), tags);
  return html`<li class="chair" data-free=${isFree} data-chosen=${isChosen} .style=${`--place: ${place}`}>
    ${isFree && free.length > 1 ? html`<button type="button" class="chair-face" aria-pressed=${isChosen} @click=${() => change(app, { chosen: seat })}>${face}</button>` : html`<div class="chair-face">${face}</div>`}
  </li>`;
}

/** Draws the sentence about a match: what it is, and its length once the engine has estimated that. @param {App} app @param {View} view */
function what(app, { game, seats, options }) {
  const ask = async () => {
    const texts = seats.map(({ name, bot }) => seatText({ name, bot }));
    const answer = await app.inquire({ do: "check-options", game, seats: texts, options });
    return t("link-what", { minutes: answer.minutes ?? 0 });
  };
  const unknown = t("link-what", { minutes: 0 });
  return guard([app.state.language, seats], () =>
    until(
      ask().catch(() => unknown),
      unknown,
    ),
  );
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
    <p class="row">${copyButton("link-copy", t("share-link"), link, { link })}</p>`;
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

/** @param {View} view */
function players(view) {
  return html`<ul class="match-seats">${view.seats.map(({ avatar }, seat) => html`<li data-avatar=${avatar}>${avatarOf(view, seat)} <span translate="no">${seatName(view, seat)}</span></li>`)}</ul>
    <p class="match-stand">${view.result ? nothing : gameUiOf(view.game).progress(view)}</p>`;
}

/** @param {readonly Seat[]} alike the seats with names that look alike */
function alikeNotice(alike) {
  return alike.length ? html`<p role="alert">${t("link-alike-about")}</p>` : nothing;
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
  const { chairs, instead } = withFriend(draft, link.invitation.friend);
  const names = chairNames(draft.chairs, usualNames());
  const { level, here } = allowed(link.invitation, { ...draft, chairs });
  const toggle = (/** @type {number} */ index) =>
    choose({
      here: here.includes(index) ? here.filter((each) => each !== index) : [...here, index],
    });
  const levels = factsOf(draft.game).plans ? ["friends", "plan"] : ["friends"];
  const people = chairs.flatMap(({ bot }, index) => (bot === null ? [index] : []));
  const nameField = (/** @type {number} */ index) => {
    const { name = "", avatar: picture = 1 } = chairs[index] ?? {};
    const rename = withField(({ value }) =>
      index === instead
        ? choose({ friend: value })
        : app.draft(withChair(draft, index, { name: value })),
    );
    const fault = link.isUnnamed && !name.trim() ? `${nameId(index)}-fault` : null;
    return html`<div>
      <label class="field"><span>${avatar(picture)} ${t(here.includes(index) ? "link-own-name" : "link-friend-name")}</span>
        <input type="text" id=${nameId(index)} maxlength=${FACTS.record.names} autocomplete="off" aria-required="true" aria-invalid=${fault ? "true" : nothing} aria-describedby=${fault ?? nothing} .value=${name} @input=${rename}>
      </label>
      ${fault ? html`<p class="name-fault" id=${fault} role="alert">${errorWords({ code: "name.empty", params: {} })}</p>` : nothing}
    </div>`;
  };
  return html`<p ${ref(showPart)}>${t("link-about")}</p>
    ${instead === null ? nothing : html`<p class="quiet">${t("link-instead", { name: chairNames(draft.chairs, usualNames())[instead] ?? "" })}</p>`}
    <div class="link-names">${people.map(nameField)}</div>
    ${
      people.length > 2
        ? html`<fieldset><legend>${t("link-here")}</legend>
          ${people.map((index) => html`<label class="choice"><input type="checkbox" data-here=${index} .checked=${here.includes(index)} @change=${() => toggle(index)}> <span translate="no">${names[index]}</span></label>`)}
        </fieldset>`
        : nothing
    }
    ${levels.length > 1 ? levelChoice(levels, level, choose) : html`<p class="quiet">${t(`link-${level}-about`)}</p>`}`;
}

/** Draws the choice of a level. @param {readonly string[]} levels @param {string} chosen @param {(choice: Partial<Invitation>) => void} choose */
function levelChoice(levels, chosen, choose) {
  return html`<div class="deal-ways" role="radiogroup" aria-label=${t("link-heading")}>
      ${levels.map(
        (each) => html`<label class="choice">
          <input type="radio" name="link-level" id=${`link-${each}`} .checked=${each === chosen} @change=${() => choose({ level: each })}>
          <span><b>${t(`link-${each}`)}</b> <small>${t(`link-${each}-about`)}</small></span>
        </label>`,
      )}
    </div>`;
}

/** Returns the id of the field for the name of a chair. @param {number} index */
const nameId = (index) => `link-name-${index + 1}`;

/**
 * Returns the match as it begins: friends have the first turn, so that they can be invited at once; with plans they have
 * the last ones.
 * @param {Draft} draft
 * @param {string} level
 * @param {readonly number[]} here
 */
function seated(draft, level, here) {
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

/** Returns the level and the chairs of an invitation as the draft allows them. @param {Invitation} invitation @param {Draft} draft */
function allowed({ level, here }, { game, chairs }) {
  return {
    level: factsOf(game).plans ? level : "friends",
    here: here.filter((index) => chairs[index]?.bot === null),
  };
}

/**
 * Begins a match by link, whose dice are secret. Names go with the link and stay, so that all people need one: each field
 * without one says so, and the first takes the focus.
 * @param {App} app
 * @param {Draft} draft
 */
async function beginLinked(app, draft) {
  const { invitation } = app.state.link;
  const friendly = { ...draft, chairs: withFriend(draft, invitation.friend).chairs };
  const unnamed = friendly.chairs.findIndex(({ bot, name }) => bot === null && !name.trim());
  if (unnamed >= 0) {
    change(app, { isUnnamed: true });
    document.getElementById(nameId(unnamed))?.focus();
    return;
  }
  const { level, here } = allowed(invitation, friendly);
  const names = chairNames(friendly.chairs, usualNames());
  const named = friendly.chairs.map((chair, index) => ({ ...chair, name: names[index] ?? "" }));
  const begun = seated({ ...friendly, chairs: named }, level, here);
  const agreed = agreement(begun.draft, usualNames());
  const secret = randomHex();
  const request = { ...agreed, joint: level, here: begun.here, secret };
  if (!(await beginOnce(app, draft.game, request))) return;
  change(app, { isOpen: false, invitation: { ...invitation, friend: "" } });
  const hosts = named.filter((_, index) => here.includes(index));
  app.choose({ people: peopleAfter(app.state.settings.people, hosts) });
}
