/** The address of a match that is watched: `#replay` the one on the table, `#replay/ID` one of the shelf, `#replay/FRAGMENT` one that the link holds; a number behind a slash is the moment. */

import { CodedError } from "../../engine/errors.js";
import { fromFragment } from "../../state/record-link.js";

/** @typedef {import("../../state/app.js").App} App */

/** The names of matches on the shelf. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Shows the match that the address names. @param {App} app @param {string[]} rest what stands behind `replay/` */
export async function openReplay(app, [match = "", ply = "0"]) {
  const address = location.hash;
  try {
    const source = await sourceOf(match);
    if (location.hash === address) await app.replay.open(source, Number(ply));
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    app.change({ refusal: error });
  }
}

/** Resolves to which match a part of an address names. @param {string} match @returns {Promise<import("../../state/replay.js").Source>} */
export async function sourceOf(match) {
  if (match === "") return {};
  return ID.test(match) ? { id: match } : { record: await fromFragment(match) };
}
