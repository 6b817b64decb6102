/** The way into the arena: its screen and its words are loaded when somebody goes there. */

import { html } from "lit-html";
import { learn, t } from "../i18n.js";

/** @typedef {import("../../state/app.js").App} App */

/** @type {typeof import("./arena.js") | undefined} */
let loaded;
let hasFailed = false;

/** Loads the screen, unless it is there. @param {App} app */
export async function openArena(app) {
  if (loaded) return;
  hasFailed = false;
  app.change({});
  try {
    const loading = import("./arena.js");
    await learn(BUILT_ARENA_WORDS, app.state.language);
    loaded = await loading;
  } catch {
    hasFailed = true;
  }
  app.change({});
}

/** Draws the arena, or that it is on its way. @param {App} app */
export function arena(app) {
  if (loaded) return loaded.arena(app);
  return html`<article class="page arena" data-arena=${hasFailed ? "missing" : "loading"}>
    <h1 tabindex="-1">${t("menu-arena")}</h1>
    <p role="status">${t(hasFailed ? "arena-not-loaded" : "arena-loading")}</p>
    <p><button type="button" class="button button-main" ?hidden=${!hasFailed} @click=${() => openArena(app)}>${t("arena-load-again")}</button></p>
  </article>`;
}
