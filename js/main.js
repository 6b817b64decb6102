/** The app: starts the engine, and draws the screen that the address names. */

import { App } from "./app/app.js";
import { bar } from "./app/bar.js";
import { landmark, renderPage } from "./app/render.js";
import { gameScreens, placeOf, screens } from "./app/screens.js";
import { keepAwake } from "./app/wake-lock.js";
import { CodedError } from "./engine/errors.js";
import { leaveArena, openArena } from "./features/arena/arena-door.js";
import { watchPage } from "./features/crash/crash.js";
import { countRolls } from "./features/fairness/fairness-rolls.js";
import { receiveMatches } from "./features/matches/incoming.js";
import { notices } from "./features/notices/notices.js";
import { matchScreens, openReplay } from "./features/replay/replay-address.js";
import { offerSecondTable } from "./features/replay/second-table.js";
import { openReview } from "./features/review/review-address.js";
import { readPart } from "./features/share/part.js";
import { lookAgain } from "./features/statistics/statistics.js";
import { gameOf, gameUiOf } from "./games/index.js";
import { isLanguage } from "./kit/languages.js";
import { watchLayout } from "./kit/layout.js";

const app = new App((game) => gameUiOf(game).story);
const { lang } = Object.fromEntries(new URLSearchParams(location.search));
if (isLanguage(lang)) app.change({ language: lang });

/** What a screen does when the address has come to name it, with what stands behind its name. @type {Record<string, (rest: string[]) => unknown>} */
const ARRIVALS = {
  menu: () => app.shelf.refresh(),
  matches: () => app.shelf.refresh(),
  replay: (rest) => openReplay(app, rest),
  review: (rest) => openReview(app, rest),
  part: (rest) => readPart(app, rest.join("/")),
  statistics: () => lookAgain(app),
  fairness: () => countRolls(app),
  arena: () => openArena(app),
};

/**
 * Shows the screen of the address; the table goes on only while it is seen. A screen that shows one match needs no other,
 * and takes the one on the table from no other tab; all other screens wait until that match is known.
 */
async function route() {
  const address = location.hash;
  const { screen, rest } = placeOf(address);
  app.replay.close();
  app.review.close();
  app.change({ screen, addressed: rest[0] ?? null, refusal: null, unreadable: null });
  if (screen !== "table") app.table.pause();
  if (screen !== "arena") leaveArena();
  if (!matchScreens.includes(screen)) await app.open();
  if (location.hash !== address) return;
  if (screen === "table") app.table.play();
  ARRIVALS[screen]?.(rest);
}

/** Colours the page for the screen that the address names, before there is a word to put into it. */
function colour() {
  const { screen } = app.state;
  const first = landmark("screen").firstElementChild;
  document.body.dataset["screen"] = screen;
  if (first instanceof HTMLElement && gameScreens.includes(screen))
    first.dataset["game"] = gameOf(app.state);
}

/** Draws the screen of the address, and lets the next visit begin in the colours of the match that is seen now. */
function screen() {
  const { view, settings, replay } = app.state;
  if (view && !replay && view.game !== settings.game) app.choose({ game: view.game });
  return screens[placeOf(location.hash).screen](app);
}

/** Says that the language of the address cannot be had. */
function refuseLanguage() {
  if (lang === undefined || isLanguage(lang)) return;
  app.change({ refusal: new CodedError({ code: "address.lang", params: { value: lang } }) });
}

async function main() {
  watchLayout();
  watchPage(app);
  offerSecondTable(app);
  keepAwake(app);
  addEventListener("hashchange", route);
  const arriving = route();
  colour();
  await renderPage(app, {
    bar: () => bar(app),
    screen,
    notices: () => notices(app),
  });
  app.change({});
  receiveMatches(app);
  await arriving;
  refuseLanguage();
}

main();
