/** The script of the page for missing addresses: that of all static pages, the way to a link whose # was encoded, and the visitor's language. */

import { addressMeant } from "../kit/link-address.js";
import "./page.js";

const meant = addressMeant(location.href);
if (meant) location.replace(meant);

/** Opens the visitor's language on the page for missing addresses. */
function openOwnLanguage() {
  const [own] = navigator.languages.flatMap((language) => [
    ...document.querySelectorAll(`.missing[lang="${CSS.escape(language.slice(0, 2))}"]`),
  ]);
  if (own instanceof HTMLDetailsElement) own.open = true;
}

addEventListener("DOMContentLoaded", openOwnLanguage);
