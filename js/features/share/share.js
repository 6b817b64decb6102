/** A match for somebody else: as a link, as codes for a camera, as a file, or by what the device shares with. */

import { html, nothing, render } from "lit-html";
import { CodedError } from "../../engine/errors.js";
import { copyText } from "../../kit/components/copy.js";
import { closeRow, showDialog } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { downloadText } from "../../match/components/files.js";
import { errorWords } from "../../match/components/words.js";
import { importing } from "../../storage/site-file.js";
import { partsOf } from "./link-parts.js";
import { toFragment } from "./record-link.js";

/** Shows the ways in which a record leaves this device; nothing secret is in it. @param {string} record @param {string} game */
export async function showShare(record, game) {
  const fragment = await toFragment(record);
  const link = addressOf(`replay/${fragment}`);
  const codes = document.createElement("div");
  await showDialog(
    t("share-heading"),
    (close) => html`<p>${t("share-about")}</p>
      <p class="row row-centre">
        <button type="button" class="button button-main" id="share-link" data-link=${link} @click=${() => copyText(t("share-link"), link)}>${t("share-link")}</button>
        ${deviceButton(link, game)}
        <button type="button" class="button" id="share-codes" @click=${() => showCodes(codes, fragment)}>${t("share-codes")}</button>
        <button type="button" class="button" id="share-file" @click=${() => downloadText(`volle-${game}`, record)}>${t("record-download")}</button>
      </p>
      ${codes} ${closeRow(close)}`,
  );
}

/** Returns the address of a page of the app. @param {string} page */
function addressOf(page) {
  const address = new URL("./", location.href);
  address.hash = page;
  return address.href;
}

/** What the device itself shares with, where it has that. @param {string} link @param {string} game */
function deviceButton(link, game) {
  if (!navigator.share) return nothing;
  const share = () => navigator.share({ title: t(`game-${game}`), url: link }).catch(() => {});
  return html`<button type="button" class="button" id="share-device" @click=${share}>${t("share-device")}</button>`;
}

/** Shows the link as pictures that a camera reads, one at a time; or why that cannot be. @param {HTMLElement} place @param {string} fragment */
async function showCodes(place, fragment) {
  try {
    const links = (await partsOf(fragment)).map(addressOf);
    const drawings = await drawn(links);
    show(place, links, drawings, 0);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    render(html`<p role="alert">${errorWords(error)}</p>`, place);
  }
}

/** Draws codes; what draws them is loaded when somebody wants them. @param {string[]} links */
async function drawn(links) {
  const [{ correction, generate }, { toSvgPath }] = await importing(
    Promise.all([import("lean-qr"), import("lean-qr/extras/svg")]),
  );
  return links.map((link) => {
    const code = generate(link, { minCorrectionLevel: correction.L });
    return { size: code.size, path: toSvgPath(code) };
  });
}

/** Light around a code, in dots: cameras need it. */
const MARGIN = 4;

/** @param {HTMLElement} place @param {string[]} links @param {{ size: number, path: string }[]} drawings @param {number} index */
function show(place, links, drawings, index) {
  const { size = 0, path = "" } = drawings[index] ?? {};
  const count = links.length;
  const words = t("share-code", { number: index + 1, count });
  const step = (/** @type {number} */ way) => () =>
    show(place, links, drawings, (index + way + count) % count);
  const side = size + 2 * MARGIN;
  render(
    html`<figure class="code" data-number=${index + 1} data-count=${count}>
      <svg viewBox=${`${-MARGIN} ${-MARGIN} ${side} ${side}`} role="img" aria-label=${words} shape-rendering="crispEdges"><path d=${path} /></svg>
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
