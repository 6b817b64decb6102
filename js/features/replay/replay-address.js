/** The address of a match that is watched: `#replay` the one on the table, `#replay/ID` one of the shelf, `#replay/FRAGMENT` one that the link holds; a number behind a slash is the moment. */

import { CodedError } from "../../engine/errors.js";
import { fromFragment } from "../share/record-link.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("./replay-session.js").Source} Source */

/** The names of the screens that show one match, or are on the way to it: they need no match on the table. */
export const matchScreens = ["replay", "review", "part"];

/** The names of matches on the shelf. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns what stands behind the name of the screen in the address: which match, and perhaps which moment. */
export function matchHere() {
  return location.hash.split("/").slice(1);
}

/** Shows the match that the address names. @param {App} app @param {string[]} rest what stands behind `replay/` */
export function openReplay(app, [match = "", ply = "0"]) {
  return openMatch(app, match, (source) => app.replay.open(source, Number(ply)));
}

/**
 * Opens the match that a part of the address names, unless the page is left meanwhile; the screen says why it cannot be
 * read, where it cannot.
 * @param {App} app
 * @param {string} match
 * @param {(source: Source) => Promise<void>} open
 */
export async function openMatch(app, match, open) {
  const address = location.hash;
  app.change({ unreadable: null });
  try {
    const source = await sourceOf(match);
    if (location.hash === address) await open(source);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    if (location.hash === address) app.change({ unreadable: error });
  }
}

/** Resolves to which match a part of an address names. @param {string} match @returns {Promise<Source>} */
async function sourceOf(match) {
  if (match === "") return {};
  return ID.test(match) ? { id: match } : { record: await fromFragment(match) };
}
