/** What a static page of the rules does in a browser: wears the day or the night, finds rules, and keeps the place in another language. */

import { find } from "./find.js";
import { beginGenerator } from "./generate.js";

const night = matchMedia("(prefers-color-scheme: dark)");
function wear() {
  document.documentElement.dataset["theme"] = night.matches ? "night" : "day";
}
wear();
night.addEventListener("change", wear);

/** A book in another language opens at the same rule. */
function keepPlace() {
  for (const link of document.querySelectorAll(".pages-languages a"))
    if (link instanceof HTMLAnchorElement) link.hash = location.hash;
}

/** Shows the rules that have all the words, and how many there are. @param {string} words */
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
  const brand = document.querySelector(".brand");
  if (brand instanceof HTMLAnchorElement) beginGenerator(new URL(brand.href));
  addEventListener("hashchange", keepPlace);
  if (!(input instanceof HTMLInputElement)) return;
  input.closest("search")?.removeAttribute("hidden");
  input.addEventListener("input", () => filter(input.value));
  input.value = new URLSearchParams(location.search).get("q") ?? input.value;
  filter(input.value);
}

addEventListener("DOMContentLoaded", begin);
