/** The table in a page of somebody else: what it asks for in the address, and a door before it. Nothing is kept. */

import { html } from "lit-html";
import { readAddress } from "./embed/address.js";
import { bar } from "./embed/bar.js";
import { EmbedController } from "./embed/controller.js";
import { door } from "./embed/door.js";
import { faults } from "./embed/faults.js";
import { gameUiOf } from "./games/index.js";
import { App } from "./state/app.js";
import { renderPage } from "./ui/render.js";
import { watchPage } from "./ui/screens/crash.js";
import { notices } from "./ui/screens/notices.js";
import { table } from "./ui/screens/table.js";

const app = new App((game) => gameUiOf(game).story);
const asked = readAddress(location.search, app.state.language);
const controller = new EmbedController(app, asked);

let opened = "";
let opening = Promise.resolve();

/** Opens the record behind the # of the address, after any that is being opened; another page may change it at any time. */
function openRecord() {
  opening = opening.then(async () => {
    const fragment = location.hash.slice(1);
    if (!fragment || fragment === opened) return;
    opened = fragment;
    await controller.open(fragment);
  });
  return opening;
}

function screen() {
  return app.state.screen === "table" ? table(app) : door(controller);
}

async function main() {
  watchPage(app);
  // Whatever is chosen in the app: a page of somebody else is not to make a sound by itself.
  const { settings } = app.state;
  app.change({
    settings: { ...settings, sound: { ...settings.sound, on: false }, haptics: false },
  });
  // The door says that nothing is kept here: no notice has to.
  app.change({ screen: "door", language: asked.language, kept: false, warned: true });
  controller.change({ isComing: location.hash.length > 1 });
  await renderPage(app, {
    bar: () => bar(app, controller.embed.game),
    screen,
    notices: () => html`${faults(controller)} ${notices(app)}`,
  });
  app.change({});
  await app.open();
  await controller.grant();
  addEventListener("hashchange", openRecord);
  await openRecord();
}

main();
