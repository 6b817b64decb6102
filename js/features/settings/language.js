/** The ways to another language: on the start screen and in the menu. */

import { html, nothing } from "lit-html";
import { speak, t } from "../../kit/i18n.js";
import { LANGUAGES } from "../../kit/languages.js";
import { reasonIn } from "../../storage/site-file.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../kit/languages.js").Language} Language */

const ALL = /** @type {[Language, { name: string }][]} */ (Object.entries(LANGUAGES));

/** Has the page speak another language; what is chosen at the table stays. Resolves to whether its words were to be had. @param {App} app @param {Language} language */
export async function speakFromNow(app, language) {
  try {
    if (!(await speak(language))) return false;
  } catch (error) {
    app.refuse("language.not-loaded", { reason: reasonIn(error) });
    return false;
  }
  app.change({ language, refusal: null });
  return true;
}

/** Has the page speak another language, now and at later visits. @param {App} app @param {Language} language */
async function choose(app, language) {
  if (!(await speakFromNow(app, language))) return;
  app.choose({ language });
  forgetAddressed();
}

/** From now on the choice is what counts, and no longer what the address asks for. */
function forgetAddressed() {
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}

/** Draws all languages side by side. @param {App} app */
export function languageLinks(app) {
  return html`<nav class="languages" aria-label=${t("settings-language")}>
    ${ALL.map(([code, { name }]) => {
      const isSpoken = code === app.state.language;
      return html`<button type="button" lang=${code} data-language=${code} aria-current=${isSpoken ? "true" : nothing} @click=${() => choose(app, code)}>${name}</button>`;
    })}
  </nav>`;
}

/** Draws a list to choose from. @param {App} app @param {() => void} chosen is called as soon as one is */
export function languageList(app, chosen) {
  const pick = (/** @type {Event} */ { target }) => {
    choose(app, /** @type {Language} */ (/** @type {HTMLSelectElement} */ (target).value));
    chosen();
  };
  return html`<p><label class="field">
    <span>${t("settings-language")}</span>
    <select id="language" @change=${pick}>
      ${ALL.map(([code, { name }]) => html`<option value=${code} lang=${code} ?selected=${code === app.state.language}>${name}</option>`)}
    </select>
  </label></p>`;
}
