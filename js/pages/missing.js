/** The script of the page for missing addresses: that of all static pages, the way to a link whose # was encoded, and the visitor's language. */

import { addressMeant } from "../kit/link-address.js";
import "./page.js";

const meant = addressMeant(location.href);
if (meant) location.replace(meant);

/** Shows the page in the first of the visitor's languages that it has, or else in its first one. */
function showOwnLanguage() {
  const parts = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".missing"))];
  const [own = parts[0]] = navigator.languages.flatMap((language) =>
    parts.filter(({ lang }) => lang === language.slice(0, 2)),
  );
  for (const part of parts) part.hidden = part !== own;
  if (own) document.documentElement.lang = own.lang;
  document.querySelector(".missing-page")?.toggleAttribute("data-chosen", true);
}

addEventListener("DOMContentLoaded", showOwnLanguage);
