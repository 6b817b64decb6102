/** What every page of the house does: speaks, draws once for all changes of a moment, and says in data attributes how far things are. */

import { render } from "lit-html";
import { waitForQuiet } from "../engine/snapshot-schedule.js";
import { games } from "../games/index.js";
import { attend } from "../offline/registration.js";
import { chosen } from "../state/settings.js";
import { keepFocus } from "./components/focus.js";
import { listenToKeys } from "./components/keys.js";
import { tellVariants } from "./components/why.js";
import { speak } from "./i18n.js";
import { measureNotices } from "./screens/notices.js";
import { variantsOf } from "./screens/variants.js";

/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {Record<"bar" | "screen" | "notices", () => unknown>} Drawings what is drawn into each room, by the id of its element */

/** Gives a room of the page: the element that bears an id. @param {string} id */
export const room = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * Furnishes the rooms of the page in a language, and from then on draws them anew after every change of the store.
 * @param {Store} store
 * @param {import("../state/languages.js").Language} language
 * @param {Drawings} drawings
 */
export async function furnish(store, language, drawings) {
  await speak(language, games);
  for (const id of Object.keys(drawings)) room(id).replaceChildren();
  store.onChange(() => drawSoon(store, drawings));
  measureNotices(room("notices"));
  tellVariants((rule) => variantsOf(store.state, rule));
  listenToKeys();
}

let isDrawDue = false;

/** @param {Store} store @param {Drawings} drawings */
function drawSoon(store, drawings) {
  waitForQuiet(store.state.start);
  if (isDrawDue) return;
  isDrawDue = true;
  queueMicrotask(() => {
    isDrawDue = false;
    keepFocus(store.state, () => draw(store, drawings));
    attend(store);
  });
}

/** @param {Store} store @param {Drawings} drawings */
function draw({ state }, drawings) {
  for (const [id, drawing] of Object.entries(drawings)) render(drawing(), room(id));
  Object.assign(document.body.dataset, {
    screen: state.screen,
    pace: chosen().pace,
    phase: state.view?.phase ?? "none",
    ply: String(state.view?.ply ?? 0),
    busy: String(state.asking || state.telling || !state.opened),
    moment: state.moment?.kind ?? "none",
    ready: String(state.start.ready && state.opened),
    start: state.start.from,
    offline: state.offline.ready ? "ready" : "no",
    update: state.offline.update ? "waiting" : "none",
  });
}
