/** The button that opens a pasted message: the only way for a link into an installed app that gets none from its device. */

import { html } from "lit-html";
import { t } from "../../kit/i18n.js";
import { loaded } from "../../match/components/on-demand.js";

/** @import { App } from "../../app/app.js" */

/** Draws the button. @param {App} app @param {string} [look] its classes */
export function pasteButton(app, look = "button") {
  const open = async () => (await loaded(app, import("./paste.js"))).showPaste(app);
  return html`<button type="button" class=${look} data-paste @click=${() => app.attempt(open)}>${t("paste-link")}</button>`;
}
