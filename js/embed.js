/** The frame in a third-party page: the scene or the match of its address. A match begins with a press on the start card, and nothing is saved. */

import { html } from "lit-html";
import { App } from "./app/app.js";
import { renderPage } from "./app/render.js";
import { readAddress } from "./embed/address.js";
import { EmbedController } from "./embed/controller.js";
import { Host } from "./embed/host.js";
import { bar, faults, missingScene, startCard } from "./embed/page.js";
import { SceneController } from "./embed/scene.js";
import { refusalIn } from "./engine/errors.js";
import { fetchScript, TapeClient } from "./engine/tape.js";
import { watchPage } from "./features/crash/crash.js";
import { notices } from "./features/notices/notices.js";
import { table } from "./features/table/table.js";
import { gameUiOf } from "./games/index.js";
import { watchLayout } from "./kit/layout.js";

/** @import { Script } from "./engine/tape.js" */

const asked = readAddress(location.search);
/** True if the address has a record; a scene takes precedence. */
const hasRecord = asked.scene === null && location.hash.length > 1;
const client = new TapeClient(asked.scene !== null || !(asked.isEager || hasRecord));
const app = new App((game) => gameUiOf(game).story, client);
const controller = new EmbedController(app, asked);
const scenes = new SceneController(app, client);

function screen() {
  const { scene, unreadable } = app.state;
  const { scene: wanted } = asked;
  if (unreadable && wanted) return missingScene(unreadable, () => openScene(wanted));
  if (app.state.screen !== "table") return startCard(controller);
  return html`${scene && scenes.guide(scene)} ${table(app)}`;
}

/** Applies the language and the theme of the address; a frame makes no sound, and rolls no dice by itself. */
function applyAddress() {
  const { settings, language } = app.state;
  const { theme } = asked;
  app.change({
    language: asked.language ?? language,
    settings: {
      ...settings,
      theme: theme ?? settings.theme,
      sound: { ...settings.sound, on: false },
      haptics: false,
      rollOn: false,
    },
  });
}

/** Shows a scene; if there is none of that name, the start card stays, with the reason. @param {string} id @param {Promise<Script>} [coming] */
async function openScene(id, coming = fetchScript(id)) {
  app.change({ unreadable: null });
  try {
    scenes.insert(await coming);
    await app.session.open();
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal.code === "scene.not-loaded") return app.change({ unreadable: refusal });
    controller.note("scene", refusal);
    controller.change({ isComing: false });
  }
}

async function main() {
  watchPage(app);
  new Host(app, scenes, controller, watchLayout());
  applyAddress();
  // The start card says that nothing is saved; no notice repeats that.
  app.change({ screen: "door", kept: false, warned: true });
  controller.change({ isComing: asked.scene !== null || hasRecord });
  // The scene travels beside the words and the drawings; a failure is shown once the page is drawn.
  const coming = asked.scene !== null ? fetchScript(asked.scene) : undefined;
  coming?.catch(() => {});
  await renderPage(
    app,
    {
      bar: () => bar(app, controller.embed.game),
      screen,
      notices: () => html`${faults(controller)} ${notices(app)}`,
    },
    { afterDrawing: () => scenes.markRule() },
  );
  app.change({});
  if (asked.scene !== null) return openScene(asked.scene, coming);
  if (asked.isEager) await controller.grant();
  addEventListener("hashchange", () => controller.open(location));
  await controller.open(location);
}

main();
