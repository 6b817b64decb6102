/** The way into the arena: its screen and its words are loaded when somebody goes there. */

import { html, nothing } from "lit-html";
import { learn, t } from "../../kit/i18n.js";
import { loadAfresh } from "../../offline/load-afresh.js";
import { importing, reasonIn } from "../../storage/site-file.js";

/** @typedef {import("../../app/app.js").App} App */

/** @type {typeof import("./arena.js") | undefined} */
let loaded;
/** Why it could not be loaded. @type {ReturnType<typeof reasonIn> | undefined} */
let reason;

/** Loads the screen, unless it is there. @param {App} app */
export async function openArena(app) {
  loaded?.watch(true);
  if (loaded) return;
  reason = undefined;
  app.change({});
  try {
    const loading = importing(import("./arena.js"));
    await learn(BUILT_ARENA_WORDS, app.state.language);
    loaded = await loading;
  } catch (error) {
    reason = reasonIn(error);
  }
  app.change({});
}

/** Another screen is shown. */
export function leaveArena() {
  loaded?.watch(false);
}

/** Draws the arena, or that it is on its way. @param {App} app */
export function arena(app) {
  if (loaded) return loaded.arena(app);
  return html`<article class="page arena" data-arena=${reason ? "missing" : "loading"}>
    <h1 tabindex="-1">${t("menu-arena")}</h1>
    <p role="status">${reason ? t("arena-not-loaded", { reason }) : t("arena-loading")}</p>
    ${reason ? another(app, reason) : nothing}
  </article>`;
}

/** Draws the button for another try: where files are gone, the page is one of another version. @param {App} app @param {string} reason */
function another(app, reason) {
  const [words, load] =
    reason === "network" ? ["arena-load-again", () => openArena(app)] : ["load-afresh", loadAfresh];
  return html`<p><button type="button" class="button button-main" @click=${load}>${t(words)}</button></p>`;
}
