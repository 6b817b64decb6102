/** The dialog that shares a match: as a link, as codes for a camera, as a file, or with an app of the device. */

import { html, nothing } from "lit-html";
import { refusalIn } from "../../engine/errors.js";
import { copyButton } from "../../kit/components/copy.js";
import { closeRow, showContent, showDialog } from "../../kit/components/dialog.js";
import { render } from "../../kit/draw.js";
import { t } from "../../kit/i18n.js";
import { downloadText } from "../../match/components/files.js";
import { errorWords } from "../../match/components/words.js";
import { importing } from "../../storage/site-file.js";
import { partsOf } from "./link-parts.js";
import { toFragment } from "./record-link.js";

/** @import { Address } from "../../app/address.js" */

/** Opens the dialog. @param {Address} address @param {string} record without secrets @param {string} game */
export async function showShare(address, record, game) {
  const fragment = await toFragment(record);
  const link = address.of(`replay/${fragment}`);
  const codes = document.createElement("div");
  const share = () => navigator.share({ title: t(`game-${game}`), url: link }).catch(() => {});
  await showContent(
    t("share-heading"),
    html`<p>${t("share-about")}</p>
      <p class="row row-centre">
        ${copyButton("share-link", t("share-link"), link, { look: "button button-main", link })}
        ${deviceButton(share)}
        <button type="button" class="button" id="share-codes" @click=${() => showCodes(address, codes, fragment)}>${t("share-codes")}</button>
        <button type="button" class="button" id="share-file" @click=${() => downloadText(`volle-${game}`, record)}>${t("record-download")}</button>
      </p>
      ${codes}`,
  );
}

/**
 * Offers a link with a line of text: to be copied, as a code, and to the apps of the device, whose sheet opens at once where
 * there is one. A link that was shared there closes the dialog.
 * @param {Address} address
 * @param {string} fragment of a match by link
 * @param {string} text
 */
export async function showLink(address, fragment, text) {
  const link = address.of(`link/${fragment}`);
  const codes = document.createElement("div");
  let share = async () => {};
  const closed = showDialog(text, (close) => {
    // A sheet that was closed, or refused, leaves the other ways.
    share = () =>
      navigator.share({ text, url: link }).then(
        () => close(""),
        () => {},
      );
    return html`<p class="row row-centre">
        ${copyButton("share-link", t("share-link"), `${text}\n${link}`, { look: "button button-main", link })}
        ${deviceButton(() => share())}
        <button type="button" class="button" id="share-codes" @click=${async () => showCode(codes, [link], await drawCodes([link]), 0)}>${t("share-codes")}</button>
      </p>
      ${codes} ${closeRow(close)}`;
  });
  if (hasShareSheet()) share();
  await closed;
}

/** Returns true if the browser can pass a link to the apps of the device. */
function hasShareSheet() {
  return typeof navigator.share === "function";
}

/** Draws the button for the share sheet of the device, if it has one. @param {() => unknown} share */
function deviceButton(share) {
  if (!hasShareSheet()) return nothing;
  return html`<button type="button" class="button" id="share-device" @click=${share}>${t("share-device")}</button>`;
}

/** Draws the link as one or several codes. @param {Address} address @param {HTMLElement} place @param {string} fragment @param {boolean} [isCopy] true for matches and settings of this device */
export async function showCodes(address, place, fragment, isCopy = false) {
  try {
    const links = (await partsOf(fragment, isCopy)).map((part) => address.of(part));
    showCode(place, links, await drawCodes(links), 0);
  } catch (error) {
    render(html`<p role="alert">${errorWords(refusalIn(error))}</p>`, place);
  }
}

/** Draws codes with a library that is loaded on demand. @param {string[]} links */
export async function drawCodes(links) {
  const [{ correction, generate }, { toSvgPath }] = await importing(
    Promise.all([import("lean-qr"), import("lean-qr/extras/svg")]),
  );
  return links.map((link) => {
    const code = generate(link, { minCorrectionLevel: correction.L });
    return { size: code.size, path: toSvgPath(code) };
  });
}

/** The light margin that cameras need, in dots. */
const MARGIN = 4;

/** The dots of a code. @typedef {{ size: number, path: string }} CodeDrawing */

/** Draws a code. @param {CodeDrawing} drawing @param {string} words */
export function codePicture({ size, path }, words) {
  const side = size + 2 * MARGIN;
  return html`<svg viewBox=${`${-MARGIN} ${-MARGIN} ${side} ${side}`} role="img" aria-label=${words} shape-rendering="crispEdges"><path d=${path} /></svg>`;
}

/** @param {HTMLElement} place @param {string[]} links @param {CodeDrawing[]} drawings @param {number} index */
function showCode(place, links, drawings, index) {
  const drawing = drawings[index] ?? { size: 0, path: "" };
  const count = links.length;
  const words = t("share-code", { number: index + 1, count });
  const step = (/** @type {number} */ way) => () =>
    showCode(place, links, drawings, (index + way + count) % count);
  render(
    html`<figure class="code" data-number=${index + 1} data-count=${count}>
      ${codePicture(drawing, words)}
      <figcaption aria-live="polite">${words}</figcaption>
    </figure>
    ${
      count > 1
        ? html`<p class="row row-centre">
          <button type="button" class="button" id="code-before" @click=${step(-1)}>${t("share-code-before")}</button>
          <button type="button" class="button" id="code-next" @click=${step(1)}>${t("share-code-next")}</button>
        </p>`
        : nothing
    }`,
    place,
  );
}
