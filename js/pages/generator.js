/** The script of the generator of snippets: that of all static pages, the snippets and their preview. */

import "./page.js";

/** @param {string} id @returns {any} */
const byId = (id) => document.getElementById(id);

/** Returns an element with attributes. @param {string} tag @param {Record<string, string>} attributes */
function made(tag, attributes) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Writes the snippets for the choices in the generator, and shows the element. @param {URL} site the folder of the site */
function generate(site) {
  const { value: scene, selectedOptions } = byId("scene");
  const { value: lang } = byId("lang");
  const { value: chosenTheme } = byId("theme");
  const alt = selectedOptions[0].textContent;
  const theme = chosenTheme === "auto" ? {} : { theme: chosenTheme };
  const [rule = ""] = scene.split("/");
  const [game = ""] = rule.split(".");

  const table = made("volle-table", { scene, lang, ...theme });
  const link = made("a", { href: new URL(`rules/${game}/${lang}/${rule}/`, site).href });
  const src = new URL(`pictures/${rule}.svg`, site).href;
  link.append(made("img", { src, width: "640", height: "400", loading: "lazy", alt }));
  table.append(link);
  const script = `<script defer src="${new URL("element/1.js", site).href}"></script>`;
  byId("element").value = `${table.outerHTML}\n${script}`;

  const frame = made("iframe", {
    src: new URL(`embed.html?${new URLSearchParams({ scene, lang, ...theme })}`, site).href,
    title: alt,
    width: "800",
    height: "640",
    loading: "lazy",
    referrerpolicy: "no-referrer",
    sandbox:
      "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads",
    allow: "clipboard-write",
  });
  // Sites that remove frames leave the way to the same rule.
  const way = made("a", { href: link.getAttribute("href") ?? "" });
  way.append(
    made("img", { src, width: "160", height: "100", loading: "lazy", alt: "" }),
    ` ${alt}`,
  );
  byId("frame").value = `${frame.outerHTML}\n<p>${way.outerHTML}</p>`;
  byId("preview").replaceChildren(table);
}

/** Copies a snippet, or selects it where copying is not allowed. @param {HTMLElement} button */
async function copy({ dataset }) {
  const id = dataset["copy"] ?? "";
  const status = /** @type {HTMLElement} */ (document.querySelector(`[data-copied=${id}]`));
  try {
    await navigator.clipboard.writeText(byId(id).value);
    status.textContent = status.dataset["words"] ?? "";
  } catch {
    byId(id).select();
  }
}

function begin() {
  const brand = /** @type {HTMLAnchorElement} */ (document.querySelector(".brand"));
  const site = new URL(brand.href);
  byId("generator").addEventListener("change", () => generate(site));
  for (const button of document.querySelectorAll("[data-copy]"))
    button.addEventListener("click", () => copy(/** @type {HTMLElement} */ (button)));
  generate(site);
}

addEventListener("DOMContentLoaded", begin);
