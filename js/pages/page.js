/** The script of the static pages: sets the theme, filters rules, and keeps the place in other languages. */

import { find } from "./find.js";

const night = matchMedia("(prefers-color-scheme: dark)");
function setTheme() {
  document.documentElement.dataset["theme"] = night.matches ? "night" : "day";
}
setTheme();
night.addEventListener("change", setTheme);

/** Makes the links to other languages lead to the rule in the address. */
function keepPlace() {
  for (const link of document.querySelectorAll(".pages-languages a"))
    if (link instanceof HTMLAnchorElement) link.hash = location.hash;
}

/** Shows the rules that have all the words, and their number. @param {string} words */
function filter(words) {
  const rules = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".rule"))];
  const found = find(
    words,
    rules.map(({ id, textContent, dataset }) => `${id} ${textContent} ${dataset["words"] ?? ""}`),
  );
  for (const [index, rule] of rules.entries()) rule.toggleAttribute("hidden", !found[index]);
  document.body.toggleAttribute("data-filtered", words.trim() !== "");
  const status = document.querySelector("search [role=status]");
  if (!(status instanceof HTMLElement)) return;
  const count = found.filter(Boolean).length;
  status.textContent = words.trim() && (status.dataset["found"] ?? "").replace("#", String(count));
}

function begin() {
  const input = document.querySelector("#filter");
  keepPlace();
  addEventListener("hashchange", keepPlace);
  if (!(input instanceof HTMLInputElement)) return;
  input.closest("search")?.removeAttribute("hidden");
  input.addEventListener("input", () => filter(input.value));
  input.value = new URLSearchParams(location.search).get("q") ?? input.value;
  filter(input.value);
}

addEventListener("DOMContentLoaded", begin);
