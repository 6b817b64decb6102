/** The table in a page of somebody else: what it asks for in the address, a scene or a door before a match. Nothing is kept. */

import { html } from "lit-html";
import { App } from "./app/app.js";
import { renderPage } from "./app/render.js";
import { readAddress } from "./embed/address.js";
import { bar } from "./embed/bar.js";
import { EmbedController } from "./embed/controller.js";
import { door, noScene } from "./embed/door.js";
import { faults } from "./embed/faults.js";
import { guide } from "./embed/guide.js";
import { Host } from "./embed/host.js";
import { SceneController } from "./embed/scene.js";
import { CodedError } from "./engine/errors.js";
import { TapeClient } from "./engine/tape-client.js";
import { watchPage } from "./features/crash/crash.js";
import { notices } from "./features/notices/notices.js";
import { table } from "./features/table/table.js";
import { gameUiOf } from "./games/index.js";
import { watchLayout } from "./kit/layout.js";

const asked = readAddress(location.search);
/** Where there is a scene, nothing else counts. */
const hasRecord = asked.scene === null && location.hash.length > 1;
const client = new TapeClient(asked.scene !== null || !(asked.isEager || hasRecord));
const app = new App((game) => gameUiOf(game).story, client);
const controller = new EmbedController(app, asked);
const scenes = new SceneController(app, client);

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
  const { scene, unreadable } = app.state;
  const { scene: wanted } = asked;
  if (unreadable && wanted) return noScene(unreadable, () => openSceneOrDoor(wanted));
  if (app.state.screen !== "table") return door(controller);
  return html`${scene && guide(scenes, scene)} ${table(app)}`;
}

/** Wears what the page around the frame asks for; whatever is chosen in the app, it makes no sound by itself. */
function wear() {
  const { settings, language } = app.state;
  const { theme } = asked;
  app.change({
    language: asked.language ?? language,
    settings: {
      ...settings,
      theme: theme ?? settings.theme,
      sound: { ...settings.sound, on: false },
      haptics: false,
    },
  });
}

/** Shows the scene that is asked for, if it can be loaded; where there is none of that name, the door stays, with the reason. @param {string} id */
async function openSceneOrDoor(id) {
  app.change({ unreadable: null });
  try {
    await scenes.insert(id);
    await app.open();
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    if (error.code === "scene.not-loaded") return app.change({ unreadable: error });
    controller.note("scene", error);
    controller.change({ isComing: false });
  }
}

async function main() {
  watchPage(app);
  new Host(app, scenes, controller, watchLayout());
  wear();
  // The door says that nothing is kept here: no notice has to.
  app.change({ screen: "door", kept: false, warned: true });
  controller.change({ isComing: asked.scene !== null || hasRecord });
  await renderPage(app, {
    bar: () => bar(app, controller.embed.game),
    screen,
    notices: () => html`${faults(controller)} ${notices(app)}`,
  });
  app.change({});
  if (asked.scene !== null) return openSceneOrDoor(asked.scene);
  if (asked.isEager) await controller.grant();
  addEventListener("hashchange", openRecord);
  await openRecord();
}

main();
