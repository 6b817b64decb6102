/** What the generator does: writes what to put on a page, and shows it by doing just that. */

const SIZE = { width: "800", height: "640" };

/** @param {string} id @returns {any} */
const byId = (id) => document.getElementById(id);

/** Returns an element with attributes. @param {string} tag @param {Record<string, string>} attributes */
function made(tag, attributes) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** What was chosen, with the picture's words. */
function chosen() {
  const scene = byId("scene");
  const { value: lang } = byId("lang");
  const { value: theme } = byId("theme");
  const alt = scene.selectedOptions[0].textContent;
  return { scene: scene.value, alt, lang, theme: theme === "auto" ? {} : { theme } };
}

/** The element around a picture that leads to the rule. @param {URL} site */
function element(site) {
  const { scene, alt, lang, theme } = chosen();
  const [rule = ""] = scene.split("/");
  const [game = ""] = rule.split(".");
  const table = made("volle-table", { scene, lang, ...theme });
  const link = made("a", { href: new URL(`rules/${game}/${lang}/${rule}/`, site).href });
  const src = new URL(`pictures/${rule}.svg`, site).href;
  link.append(made("img", { src, width: "640", height: "400", loading: "lazy", alt }));
  table.append(link);
  return table;
}

/** The plain frame. @param {URL} site */
function plainFrame(site) {
  const { scene, alt, lang, theme } = chosen();
  const address = new URL(`embed.html?${new URLSearchParams({ scene, lang, ...theme })}`, site);
  const sandbox =
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads";
  const rest = {
    loading: "lazy",
    referrerpolicy: "no-referrer",
    sandbox,
    allow: "clipboard-write",
  };
  return made("iframe", { src: address.href, title: alt, ...SIZE, ...rest });
}

/** Shows and writes what was chosen. @param {URL} site */
function generate(site) {
  const table = element(site);
  const script = `<script defer src="${new URL("element/1.js", site).href}"></script>`;
  byId("element").value = `${table.outerHTML}\n${script}`;
  byId("frame").value = plainFrame(site).outerHTML;
  byId("preview").replaceChildren(table);
}

/** Copies a snippet, or selects it where that is not allowed. @param {HTMLElement} button */
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

/** Begins, where the page is the generator's. @param {URL} site the folder of the site */
export function beginGenerator(site) {
  const form = byId("generator");
  if (!form) return;
  form.addEventListener("change", () => generate(site));
  for (const button of document.querySelectorAll("[data-copy]"))
    button.addEventListener("click", () => copy(/** @type {HTMLElement} */ (button)));
  generate(site);
}
