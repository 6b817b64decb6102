/**
 * The script for pages of somebody else: <volle-table> around a link and a picture. A press on its button puts the
 * table into a frame; without this script there are still the picture and the link. docs/embedding.md describes it.
 */

import { greet } from "./greeting.js";
import { SITE } from "./site.js";
import { STYLE } from "./style.js";

/** @typedef {import("../embed/messages.js").News} News */
/** @typedef {import("../embed/messages.js").Wish} Wish */

/** What the element says in each language. */
const WORDS = BUILT_ELEMENT;
/** What a frame is asked for in its address. */
const ASKED = ["scene", "game", "seats", "preset", "options", "lang", "theme"];
/** The themes that fit one kind of colours; a page that has both leaves the choice to the visitor. @type {Record<string, string>} */
const THEMES = { dark: "night", light: "day" };
/** What a frame may tell the page around it. */
const NEWS = ["ready", "height", "event", "solved", "state", "error"];
const SANDBOX =
  "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads";
/** The element whose frame has Python: there is one at most on a page. @type {VolleTable | null} */
let live = null;

class VolleTable extends HTMLElement {
  static observedAttributes = [...ASKED, "record"];

  #root = this.attachShadow({ mode: "open" });
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {MessagePort | null} */
  #port = null;
  #isLive = false;
  /** The match that rested when another table began to play. */
  #resting = "";
  #stopGreeting = () => {};

  connectedCallback() {
    this.#root.adoptedStyleSheets = [STYLE];
    if (!this.#frame) this.#rest();
    // A script without `defer` may run before the link and the picture are there.
    if (document.readyState === "loading")
      addEventListener("DOMContentLoaded", () => this.#frame || this.#rest(), { once: true });
  }

  disconnectedCallback() {
    this.#close();
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now || !this.isConnected) return;
    if (!this.#frame) this.#rest();
    else if (!this.#port) this.open();
    else if (name === "lang") this.#send({ type: "lang", lang: now ?? this.#language });
    else if (name === "theme") this.#send({ type: "theme", theme: this.#theme ?? "auto" });
    else if (name === "scene" && now) this.#send({ type: "load", scene: now });
    else this.open();
  }

  /** Opens the frame, or opens it anew; the focus goes into it. */
  open() {
    this.#close();
    const frame = document.createElement("iframe");
    frame.src = this.#address();
    frame.title = this.querySelector("img")?.alt || this.textContent?.trim() || "Volle";
    frame.referrerPolicy = "no-referrer";
    frame.allow = "clipboard-write";
    // Where the frame is of the page's own site, that would be no protection.
    if (SITE.origin !== location.origin) frame.setAttribute("sandbox", SANDBOX);
    // Within the frame somebody may go to another page of it.
    frame.addEventListener("load", () => this.#greet(frame));
    this.#frame = frame;
    // Below this width a table is laid out for a phone held upright.
    if (this.clientWidth < 576) frame.style.height = "736px";
    this.#root.replaceChildren(frame);
    frame.focus();
  }

  /** Has the scene or the match begin anew. */
  reset() {
    this.#send({ type: "reset" });
  }

  /** Asks for the record of the match: a `state` event answers. */
  requestState() {
    this.#send({ type: "state" });
  }

  /** Puts a match into the frame by its record. @param {string} record */
  load(record) {
    this.#send({ type: "load", record });
  }

  /** Shows the link and its picture with a button on it; where there is no picture, the button alone. */
  #rest() {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = this.#words[this.#resting ? "resume" : "play"] ?? "";
    button.addEventListener("click", () => this.open());
    const picture = this.querySelector("img");
    // However narrow the page is, its picture fits.
    if (picture) Object.assign(picture.style, { height: "auto", maxWidth: "100%" });
    this.#root.replaceChildren(...(picture ? [document.createElement("slot")] : []), button);
  }

  /** The language of the element, or else of its page, as far as the table speaks it. */
  get #language() {
    return (
      [this.lang, document.documentElement.lang].find((lang) => Object.hasOwn(WORDS, lang)) ?? "en"
    );
  }

  /** The theme that is asked for, or else the one that fits the colours of the page around the element, if that says. */
  get #theme() {
    const { colorScheme } = getComputedStyle(this);
    return this.getAttribute("theme") ?? THEMES[colorScheme];
  }

  get #words() {
    return WORDS[this.#language] ?? {};
  }

  #address() {
    const address = new URL("embed.html", SITE);
    for (const name of ASKED) {
      const value = this.getAttribute(name);
      if (value !== null) address.searchParams.set(name, value);
    }
    const theme = this.#theme;
    if (theme) address.searchParams.set("theme", theme);
    // Somebody has pressed: the engine need not wait for another press.
    address.searchParams.set("load", "eager");
    address.hash = this.#resting ? "" : (this.getAttribute("record") ?? "");
    return address.href;
  }

  #close() {
    this.#stopGreeting();
    this.#port?.close();
    this.#port = null;
    this.#frame = null;
    this.#beLive(false);
  }

  /** @param {HTMLIFrameElement} frame */
  #greet(frame) {
    this.#stopGreeting();
    this.#stopGreeting = greet(frame, SITE.origin, {
      onPort: (port) => this.#listen(port),
      onLost: () => this.#lose(),
    });
  }

  /** Says that the frame could not be had, over the link and the picture. */
  #lose() {
    this.#close();
    const words = document.createElement("p");
    words.setAttribute("role", "alert");
    words.textContent = this.#words["lost"] ?? "";
    this.#root.replaceChildren(document.createElement("slot"), words);
    this.#hear({ type: "error", code: "frame.lost" });
  }

  /** @param {MessagePort} port */
  #listen(port) {
    this.#port = port;
    port.onmessage = ({ data }) => this.#hear(data);
    if (this.#resting) this.#send({ type: "load", record: this.#resting });
    this.#resting = "";
    this.#enter();
  }

  /** Moves the focus into the frame if it is on the frame. Chromium leaves it outside where the page in the frame was not there yet. */
  #enter() {
    if (this.#root.activeElement !== this.#frame) return;
    this.#frame?.contentWindow?.focus();
    this.#send({ type: "focus" });
  }

  /** Hears the frame; what is none of its news counts as nothing. @param {Partial<News> | null} news */
  #hear(news) {
    const { type = "", ...detail } = news ?? {};
    if (!NEWS.includes(type)) return;
    if (type === "height" && "height" in detail) this.#grow(Number(detail.height) || 0);
    if (type === "ready" && "live" in detail) this.#beLive(detail.live === true);
    if (type === "state" && "record" in detail) this.#restUnlessLive(String(detail.record));
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** Makes the frame as high as its content, but never higher than the window; whoever plays in it still sees it. @param {number} height */
  #grow(height) {
    if (this.#frame) this.#frame.style.height = `${Math.min(1200, Math.max(240, height))}px`;
    if (document.activeElement === this) this.scrollIntoView({ block: "nearest" });
  }

  /** Python runs in one frame of a page: another one tells how its match stands, and rests. @param {boolean} isLive */
  #beLive(isLive) {
    this.#isLive = isLive;
    if (live && live !== this && isLive) live.requestState();
    if (isLive) live = this;
    else if (live === this) live = null;
  }

  /** Rests with its match if another one plays now. @param {string} record */
  #restUnlessLive(record) {
    if (!this.#isLive || live === this) return;
    this.#close();
    this.#resting = record;
    this.#rest();
  }

  /** @param {Wish} wish */
  #send(wish) {
    this.#port?.postMessage(wish);
  }
}

if (!customElements.get("volle-table")) customElements.define("volle-table", VolleTable);
