/** The app: starts the engine, and draws the screen that the address names. */

import { nothing } from "lit-html";
import { Address } from "./app/address.js";
import { App } from "./app/app.js";
import { bar } from "./app/bar.js";
import { landmark, renderPage } from "./app/render.js";
import { Router } from "./app/router.js";
import { keepAwake } from "./app/wake-lock.js";
import { watchPage } from "./features/crash/crash.js";
import { NO_ENGINE, sendTable } from "./features/everyone/everyone.js";
import { receiveMatches } from "./features/matches/receive-matches.js";
import { notices, watchInstall } from "./features/notices/notices.js";
import { linksOf } from "./features/replay/second-table.js";
import { gameUiOf } from "./games/index.js";
import { isLanguage } from "./kit/languages.js";
import { watchLayout } from "./kit/layout.js";
import { addressMeant } from "./kit/link-address.js";
import { importing } from "./storage/site-file.js";

/** True in the second window, which shows the table of the first one. */
const isForEveryone = new Address().parameter("everyone") !== null;
const app = new App((game) => gameUiOf(game).story, isForEveryone ? NO_ENGINE : undefined);
const router = new Router(app);

/** Draws the screen of the address. The next visit begins in the colours of the match that is shown now. */
function screen() {
  const { view, settings, replay } = app.state;
  if (view && !replay && view.game !== settings.game) app.choose({ game: view.game });
  return router.draw();
}

async function main() {
  const meant = addressMeant(location.href);
  if (meant) return location.replace(meant);
  if (!isForEveryone) watchLayout();
  watchPage(app);
  keepAwake(app);
  watchInstall(app);
  if (isForEveryone) return showTableForEveryone();
  const arriving = router.start();
  router.colour(landmark("screen"));
  const drawings = { bar: () => bar(app), screen, notices: () => notices(app) };
  await renderPage(app, drawings, { links: linksOf(app) });
  app.change({});
  receiveMatches(app);
  sendTable(app);
  await arriving;
  const language = app.address.parameter("lang");
  if (language !== null && !isLanguage(language)) app.refuse("address.lang", { value: language });
}

async function showTableForEveryone() {
  const { BigScreen } = await importing(import("./features/everyone/big-screen.js"));
  const window = new BigScreen(app);
  app.change({ screen: "table", opened: true });
  const bare = () => nothing;
  await window.start();
  await renderPage(app, { bar: bare, screen: () => window.draw(), notices: bare });
  app.change({});
}

main();
