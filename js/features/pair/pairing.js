/** The dialogs in which the table pairs phones: who plays where, the code of the table, and the camera that reads the phone's. */

import { html, nothing } from "lit-html";
import { CodedError, refusalIn } from "../../engine/errors.js";
import { copyButton } from "../../kit/components/copy.js";
import { closeRow, confirm, showDialog } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { avatarOf, errorWords, seatName } from "../../match/components/words.js";
import { people } from "../../match/seats.js";
import { importing } from "../../storage/site-file.js";
import { codePicture, drawCodes } from "../share/share.js";
import { readCard } from "./card.js";

/** @import { App } from "../../app/app.js" */
/** @import { Seat, View } from "../../protocol/shared.js" */
/** @import { CodeDrawing } from "../share/share.js" */
/** @import { Host } from "./host.js" */

/** Milliseconds between two looks at the picture of the camera. */
const INTERVAL = 150;
/** Milliseconds without any code after which the dialog offers another way. */
const PATIENCE = 10_000;
/** The width in pixels at which a picture is searched: enough for a code that fills a third of it. */
const WIDTH = 640;
/** Other tabs of this browser send the cards of phones here. */
const CHANNEL = "volle-boards";

/** Shows who plays on this device and who on a phone. @param {App} app @param {Host} host @param {View} view */
export function showBoards(app, host, view) {
  if (!window.isSecureContext || !("RTCPeerConnection" in window))
    return app.refuse("pair.unsupported");
  return showDialog(t("boards-heading"), (close, redraw) => {
    host.onChange = redraw;
    const pair = (/** @type {Seat} */ seat) => pairSeat(app, host, view, seat).then(redraw);
    return html`<p>${t("boards-about")}</p>
      <ul class="boards-seats">${people(view).map((seat) => seatRow(host, view, seat, pair))}</ul>
      <p class="quiet">${t("boards-network")}</p>
      ${closeRow(close)}`;
  });
}

/** @param {Host} host @param {View} view @param {Seat} seat @param {(seat: Seat) => void} pair */
function seatRow(host, view, seat, pair) {
  const name = seatName(view, seat);
  const place = host.placeOf(seat);
  const words = t(place === "lost" ? "boards-pair-again" : "boards-pair", { name });
  return html`<li class="boards-seat" data-seat=${seat} data-place=${place}>
    ${avatarOf(view, seat)} <b translate="no">${name}</b> <span>${t(`boards-on-${place}`)}</span>
    <span class="row">
      ${place === "phone" ? nothing : html`<button type="button" class="button button-small" data-pair=${seat} @click=${() => pair(seat)}>${words}</button>`}
      ${place === "table" ? nothing : html`<button type="button" class="button button-small" data-part=${seat} @click=${() => host.part(seat)}>${t("boards-part", { name })}</button>`}
    </span>
  </li>`;
}

/** Pairs the phone of a seat; resolves when the dialog is closed, which it is once the phone is connected. @param {App} app @param {Host} host @param {View} view @param {Seat} seat */
async function pairSeat(app, host, view, seat) {
  const name = seatName(view, seat);
  const camera = new Camera();
  // A camera that may be used also lets the browser name this device's address in the network.
  if (!host.lost.includes(seat) && (await askForCamera(name))) await camera.open();
  const draw = async () => (await drawCodes([await host.offer(seat)]))[0];
  let code = await draw();
  /** @type {CodedError | null} */
  let fault = camera.fault;
  let isAsking = false;
  const channel = new BroadcastChannel(CHANNEL);
  await showDialog(t("boards-pair", { name }), (close, redraw) => {
    const read = async (/** @type {string} */ text) => {
      try {
        fault = null;
        await host.connect(seat, readCard(text));
      } catch (error) {
        fault = refusalIn(error);
        code = (await drawCodes([host.phone(seat)?.link ?? ""]))[0];
      }
      redraw();
    };
    host.onChange = async () => {
      const { state, refusal = null } = host.phone(seat) ?? {};
      if (state === "connected") return close("");
      if (state === "lost") {
        // No phone can connect by this code any more.
        fault = refusal;
        code = await draw();
      }
      redraw();
    };
    // Any page can open a link in another tab, so no packet goes out before the answer of a person.
    channel.onmessage = async ({ data }) => {
      if (typeof data.card !== "string" || isAsking) return;
      channel.postMessage({ taken: data.card });
      isAsking = true;
      if (await askForPhone(name)) await read(data.card);
      isAsking = false;
    };
    camera.onText = read;
    camera.onVain = redraw;
    return pairBody(
      {
        name,
        isKnown: host.phone(seat)?.handshake?.isKnown ?? false,
        code,
        camera,
        read,
        fault: host.phone(seat)?.refusal ?? fault,
        link: host.phone(seat)?.link ?? "",
        elsewhere: app.address.of(`setup/${view.game}`),
        part: () => host.part(seat),
      },
      close,
    );
  });
  channel.close();
  camera.close();
}

/**
 * @typedef {object} Pairing what the dialog shows
 * @property {string} name
 * @property {boolean} isKnown true for a phone that was confirmed before, and needs no second code
 * @property {CodeDrawing | undefined} code
 * @property {Camera} camera
 * @property {(text: string) => void} read
 * @property {CodedError | null} fault
 * @property {string} link
 * @property {string} elsewhere the address of the set-up, where a match by link begins
 * @property {() => void} part plays the seat at the table
 */

/** @param {Pairing} pairing @param {(answer: string) => void} close */
function pairBody({ name, isKnown, code, camera, read, fault, link, elsewhere, part }, close) {
  const paste = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    read(String(new FormData(form).get("link") ?? ""));
  };
  return html`<div class="pairing">
      <figure class="code">${code ? codePicture(code, t("boards-table-code")) : nothing}
        <figcaption>${t(isKnown ? "boards-scan-again" : "boards-scan", { name })}</figcaption>
      </figure>
      ${
        isKnown
          ? nothing
          : html`<div class="pairing-second">
              ${camera.isOpen ? html`<div class="camera">${camera.video}</div>` : nothing}
              <p>${t(camera.isOpen ? "boards-hold" : "boards-link-about", { name })}</p>
              ${camera.isVain ? html`<p role="status" id="boards-vain">${t("boards-vain")}</p>` : nothing}
            </div>`
      }
    </div>
    ${fault ? html`<p role="alert" data-code=${fault.code}>${errorWords(fault)}</p>` : nothing}
    ${fault?.code === "pair.unreachable" ? otherWays(name, elsewhere, part, close) : nothing}
    <details class="fold" ?open=${!isKnown && (!camera.isOpen || camera.isVain)}>
      <summary>${t("boards-links")}</summary>
      <p class="row">${copyButton("boards-copy", t("boards-copy"), link, { link })}</p>
      <form class="row" @submit=${paste}>
        <label class="field"><span>${t("boards-paste", { name })}</span><input type="text" name="link" id="boards-paste" autocomplete="off"></label>
        <button type="submit" class="button" id="boards-connect">${t("boards-connect")}</button>
      </form>
    </details>
    ${closeRow(close)}`;
}

/** Draws what is possible where the network lets no device reach another one. @param {string} name @param {string} elsewhere @param {() => void} part @param {(answer: string) => void} close */
function otherWays(name, elsewhere, part, close) {
  const stay = () => {
    part();
    close("");
  };
  return html`<p class="row">
    <button type="button" class="button" id="boards-stay" @click=${stay}>${t("boards-part", { name })}</button>
    <a class="button" id="boards-elsewhere" href=${elsewhere}>${t("link-heading")}</a>
  </p>`;
}

/** Explains the camera before the browser asks for it; resolves to true if it may be used. @param {string} name */
async function askForCamera(name) {
  if (!navigator.mediaDevices) return false;
  const [use, without] = [t("boards-camera-use"), t("boards-camera-without")];
  return confirm(t("boards-camera-heading"), use, without, t("boards-camera-about", { name }));
}

/** Asks whether to connect a phone whose link was opened in another tab; resolves to true for yes. @param {string} name */
function askForPhone(name) {
  const [yes, no] = [t("boards-connect"), t("boards-handed-no")];
  return confirm(t("boards-handed-heading", { name }), yes, no, t("boards-handed-about"));
}

/** Asks a person at the table whether the phone of a seat shows these digits; resolves to true for yes. @param {View} view @param {Seat} seat @param {string} digits @param {AbortSignal} signal ends the question */
export async function compareDigits(view, seat, digits, signal) {
  const answer = await showDialog(
    t("boards-digits-heading", { name: seatName(view, seat) }),
    (close) => {
      signal.addEventListener("abort", () => close(""), { once: true });
      return html`<p class="digits" translate="no" tabindex="-1" data-reading>${digits}</p>
        <p>${t("boards-digits-about")}</p>
        <p class="row row-end">
          <button type="button" class="button" data-answer="no" @click=${() => close("")}>${t("boards-digits-no")}</button>
          <button type="button" class="button button-main" data-answer="yes" @click=${() => close("yes")}>${t("boards-digits-yes")}</button>
        </p>`;
    },
  );
  return answer === "yes";
}

/** Hands the card of a phone to the tab of this browser in which the table waits for it; resolves once that has it. @param {string} card @returns {Promise<void>} */
export function handOver(card) {
  const channel = new BroadcastChannel(CHANNEL);
  const taken = new Promise((resolve) => {
    channel.onmessage = ({ data }) => data.taken === card && resolve(undefined);
  });
  channel.postMessage({ card });
  return taken.finally(() => channel.close());
}

/** Reads codes with the camera of this device. The pictures stay in the page. */
class Camera {
  video = document.createElement("video");
  /** @type {MediaStream | null} */
  #stream = null;
  /** @type {CodedError | null} */
  fault = null;
  /** Called with each code that is read; none is lost before it is set. @type {((text: string) => void) | null} */
  onText = null;
  /** True once the camera has read nothing for a while: some browsers let pages see noise only. */
  isVain = false;
  /** Called when that becomes true. @type {(() => void) | null} */
  onVain = null;
  #latest = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;

  get isOpen() {
    return this.#stream !== null;
  }

  /** Asks for the camera; notes why there is none. */
  async open() {
    try {
      this.#stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "user" } });
    } catch {
      this.fault = new CodedError({ code: "pair.camera" });
      return;
    }
    Object.assign(this.video, { srcObject: this.#stream, muted: true, playsInline: true });
    await this.video.play();
    this.#patience = setTimeout(() => {
      this.isVain = true;
      this.onVain?.();
    }, PATIENCE);
    this.#look(await reader());
  }

  close() {
    clearTimeout(this.#patience);
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#stream = null;
  }

  /** @param {(video: HTMLVideoElement) => Promise<string | null>} read */
  async #look(read) {
    if (!this.#stream) return;
    const text = await read(this.video);
    // The same code stays in front of the camera for a while.
    if (this.onText && text !== null && text !== this.#latest) {
      clearTimeout(this.#patience);
      this.isVain = false;
      this.#latest = text;
      this.onText(text);
    }
    setTimeout(() => this.#look(read), INTERVAL);
  }
}

/** A reader of the browser. @typedef {{ detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }} Detector */

/** Returns a function that reads a code in a picture: with the browser's own reader where there is one. @returns {Promise<(video: HTMLVideoElement) => Promise<string | null>>} */
async function reader() {
  const { BarcodeDetector } = /** @type {any} */ (window);
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (formats.includes("qr_code")) {
    /** @type {Detector} */
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null;
  }
  const { default: decode } = await importing(import("qr/decode.js"));
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    canvas.width = WIDTH;
    canvas.height = Math.round((WIDTH * video.videoHeight) / (video.videoWidth || 1));
    if (!context || !canvas.height) return null;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decode(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      return null;
    }
  };
}
