/** Texts from elsewhere, which the engine reads: records, copies of matches, and links with any words around them. */

import { CodedError } from "../../engine/errors.js";
import { loaded } from "../../match/components/on-demand.js";
import { FACTS } from "../../protocol/facts.js";
import { fromFragment } from "./record-link.js";

/** @import { App } from "../../app/app.js" */
/** @import { TextRead } from "../../protocol/shared.js" */

const { longest } = FACTS.record;

/** Resolves to what a text holds; rejects with a CodedError if that is nothing of ours, or a link that is not whole. @param {App} app @param {string} text */
export function readText(app, text) {
  const more = text.length > longest;
  return app.inquire({ do: "read-text", text: more ? text.slice(0, longest) : text, more });
}

/** Resolves to the record in a text, perhaps that of a link; to null if the user chooses none of several. Rejects as above. @param {App} app @param {string} text */
export async function recordOf(app, text) {
  const found = await readText(app, text);
  if (found.record !== null) return found.record;
  if (found.links.length === 0) throw new CodedError({ code: "text.nothing" });
  const link = await chosenLink(app, found);
  return link && fromFragment(link.fragment);
}

/** Resolves to the only link of a text, or to the one that the user chooses; to null for none of them. @param {App} app @param {TextRead} found */
export async function chosenLink(app, { links, rest }) {
  const [first = null] = links;
  if (links.length === 1 && !rest) return first;
  const { ask } = await loaded(app, import("./link-list.js"));
  return links[await ask(links, rest)] ?? null;
}
