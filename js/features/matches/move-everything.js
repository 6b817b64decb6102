/** The dialog that takes everything to another device: matches, settings and set-ups, as a file or as codes for a camera. */

import { html } from "lit-html";
import { showContent } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { downloadText } from "../../match/components/files.js";
import { toFragment } from "../share/record-link.js";
import { showCodes } from "../share/share.js";
import { copyOf } from "./match-copies.js";

/** @import { App } from "../../app/app.js" */

/** Opens the dialog. @param {App} app */
export async function showMove(app) {
  const matches = await app.shelf.exportAll();
  const text = copyOf(matches, app.state.settings);
  const codes = document.createElement("div");
  const showAll = async () => showCodes(app.address, codes, await toFragment(text), true);
  await showContent(
    t("move-heading"),
    html`<p id="move-content" data-matches=${matches.length}>${t("move-content", { count: matches.length })}</p>
      <ol><li>${t("move-take")}</li><li>${t("move-open")}</li></ol>
      <p class="quiet">${t("move-merged")}</p>
      <p class="row row-centre">
        <button type="button" class="button button-main" id="export-matches" @click=${() => downloadText("volle-matches", text, "json")}>${t("move-file")}</button>
        <button type="button" class="button" id="move-codes" @click=${showAll}>${t("share-codes")}</button>
      </p>
      ${codes}`,
  );
}
