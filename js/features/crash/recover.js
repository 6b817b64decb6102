/** The way out of a failed start. */

import { loadAfresh } from "../../storage/site-file.js";

/** @import { App } from "../../app/app.js" */

/** The reasons for which another start in the same page fails too: its files are those of another version. */
const OUTDATED = ["missing", "changed"];

/** Returns true if only the page loaded afresh can start the engine. @param {unknown} reason for which a start failed */
export const isOutdated = (reason) => OUTDATED.includes(String(reason));

/** Starts the lost engine again. @param {App} app */
export function recover({ session, state: { start } }) {
  return isOutdated(start.fatal?.params["reason"]) ? loadAfresh() : session.restart();
}
