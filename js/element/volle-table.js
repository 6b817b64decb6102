/**
 * The script for pages of somebody else: <volle-table> around a link and a picture. A press on its button puts the
 * table into a frame; without this script there are still the picture and the link. docs/embedding.md describes it.
 */

/** @typedef {import("../embed/messages.js").News} News */
/** @typedef {import("../embed/messages.js").Wish} Wish */

/** What the element says in each language. */
const WORDS = BUILT_ELEMENT;
/** The folder of the site, in which the script has one of its own. */
const SITE = new URL(import.meta.url.replace(/element\/[^?#]*.*$/, ""));
/** What a frame is asked for in its address. */
const ASKED = ["scene", "game", "seats", "preset", "lang", "theme"];
const SANDBOX =
  "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads";
/** Milliseconds between two greetings, and how many are sent before the frame counts as lost. */
const GREETING = { every: 300, most: 67 };

const STYLE = new CSSStyleSheet();
STYLE.replaceSync(`
:host { display: block; max-width: 64rem; position: relative; }
:host([hidden]) { display: none; }
iframe { border: 0; border-radius: .75rem; box-sizing: border-box; display: block; height: 40rem; max-height: 1200px; width: 100%; }
button { background: #ffc94a; border: 2px solid #152a45; border-radius: .75rem; bottom: .75rem; color: #152a45; cursor: pointer; font: 700 1.1rem/1.2 system-ui, sans-serif; left: .75rem; min-height: 3rem; padding: .5rem 1.25rem; position: absolute; }
.alone { position: static; }
button:focus-visible { outline: 3px solid #152a45; outline-offset: 3px; }
p { background: #fff; bottom: .75rem; color: #152a45; font: 1rem/1.3 system-ui, sans-serif; left: .75rem; margin: 0; padding: .5rem; position: absolute; right: .75rem; }
`);

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
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #greeting;

  connectedCallback() {
    this.#root.adoptedStyleSheets = [STYLE];
    if (!this.#frame) this.#rest();
  }

  disconnectedCallback() {
    this.#close();
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now || !this.#port) {
      if (!this.#frame && this.isConnected) this.#rest();
      return;
    }
    if (name === "lang") this.#send({ type: "lang", lang: now ?? "" });
    else if (name === "theme") this.#send({ type: "theme", theme: now ?? "auto" });
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
    const hasPicture = this.querySelector("img") !== null;
    button.className = hasPicture ? "" : "alone";
    this.#root.replaceChildren(...(hasPicture ? [document.createElement("slot")] : []), button);
  }

  get #words() {
    return WORDS[this.lang] ?? WORDS[document.documentElement.lang] ?? WORDS["en"] ?? {};
  }

  #address() {
    const address = new URL("embed.html", SITE);
    for (const name of ASKED) {
      const value = this.getAttribute(name);
      if (value !== null && !(this.#resting && name === "scene"))
        address.searchParams.set(name, value);
    }
    address.hash = this.#resting ? "" : (this.getAttribute("record") ?? "");
    return address.href;
  }

  #close() {
    clearInterval(this.#greeting);
    this.#port?.close();
    this.#port = null;
    this.#frame = null;
    this.#beLive(false);
  }

  /** Greets the frame until it answers: it never speaks first. @param {HTMLIFrameElement} frame */
  #greet(frame) {
    clearInterval(this.#greeting);
    const id = crypto.randomUUID?.() ?? String(Math.random());
    let left = GREETING.most;
    const answered = (/** @type {MessageEvent} */ { source, origin, data, ports: [port] }) => {
      if (source !== frame.contentWindow || origin !== SITE.origin) return;
      if (data?.volle !== 1 || data.id !== id || !port) return;
      end();
      this.#listen(port);
    };
    const end = () => {
      clearInterval(this.#greeting);
      removeEventListener("message", answered);
    };
    addEventListener("message", answered);
    const hello = () => {
      frame.contentWindow?.postMessage({ volle: 1, hello: true, id }, SITE.origin);
      if (left-- > 0 && frame.isConnected) return;
      end();
      if (frame.isConnected) this.#lose();
    };
    this.#greeting = setInterval(hello, GREETING.every);
    hello();
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
  }

  /** @param {News} news */
  #hear({ type, ...detail }) {
    if (type === "height" && this.#frame && "height" in detail)
      this.#frame.style.height = `${Math.min(1200, Math.max(240, Number(detail.height)))}px`;
    if (type === "ready" && "live" in detail) this.#beLive(detail.live);
    if (type === "state" && "record" in detail) this.#restUnlessLive(String(detail.record));
    this.dispatchEvent(new CustomEvent(type, { detail }));
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
