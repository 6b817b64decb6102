/**
 * The script for third-party pages: <volle-table> around a link and a picture. A press on its button opens the table in
 * a frame; without this script, the picture and the link remain. docs/embedding.md describes it. It runs both as a
 * classic script and as a module.
 */

/** @import { News, Wish } from "../embed/messages.js" */

/** The words of the element, by language. */
const WORDS = BUILT_ELEMENT;
/** The attributes that become parameters of the frame's address. */
const ASKED = ["scene", "game", "seats", "preset", "options", "lang", "theme"];
/** The themes by the colour scheme of a page; with both schemes, the visitor's setting applies. @type {Record<string, string>} */
const THEMES = { dark: "night", light: "day" };
/** The types of reports that become events of the element. */
const NEWS = ["ready", "height", "event", "solved", "state", "error"];
const SANDBOX =
  "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads";
/** Milliseconds between two greetings. */
const PAUSE = 300;
/** The number of greetings after which the frame counts as lost. */
const GREETINGS = 67;

/** The address of this script, current or released, in the folder of the site. */
const SCRIPT = /(https?:\/\/[^\s()]*)element\/(\d+\/)?[\d.]+\.js/;
/** The address of a picture, or of a page of the rules, in the folder of the site. */
const PART = /^(.*\/)(pictures\/[^/]+|rules\/\w+\/\w+\/.*)$/;
/** A file in a folder. */
const FILE = /[^/]*\.\w+$/;
const own = /** @type {HTMLScriptElement | null | undefined} */ (
  globalThis.document?.currentScript
);
/**
 * The folder of the site, by the address of this script; undefined where the script was merged, copied, or written into
 * the page. A module has no element, and `import.meta` is a syntax error in a classic script; stack traces name it.
 */
const SCRIPT_FOLDER = SCRIPT.exec(own?.src ?? new Error().stack ?? "")?.[1];

/** Returns the folder of the site to which an address belongs; undefined for one that is none of the web. @param {string | null | undefined} address */
function folderAt(address) {
  if (!address) return undefined;
  try {
    const { origin, pathname, protocol } = new URL(address, document.baseURI);
    const path = PART.exec(pathname)?.[1] ?? pathname.replace(FILE, "");
    return /^https?:$/.test(protocol) ? new URL(path.replace(/\/?$/, "/"), origin) : undefined;
  } catch {
    return undefined;
  }
}

/** True once the console has said that a table has no address. */
let isReported = false;

const STYLE = `
:host { display: block; max-width: 64rem; }
:host([hidden]) { display: none; }
iframe, button { border-radius: .75rem; display: block; }
button, p { color: #152a45; margin: .5rem 0; }
iframe { border: 0; box-sizing: border-box; height: 640px; max-height: max(480px, min(1200px, 100vh)); width: 100%; }
button { background: #ffc94a; border: 2px solid #152a45; cursor: pointer; font: 700 1.1rem/1.2 system-ui, sans-serif; min-height: 3rem; padding: .5rem 1.25rem; }
button:focus-visible { outline: 3px solid #152a45; outline-offset: 3px; }
@media print { button { display: none; } }
p { background: #fff; font: 1rem/1.3 system-ui, sans-serif; padding: .5rem; }
`;
/** @type {CSSStyleSheet | undefined} */
let sheet;

/** Returns the style sheet of all tables. */
function styleSheet() {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  return sheet;
}

/**
 * Greets a frame, which never sends the first message, until it answers with a port. Other answers are ignored.
 * @param {HTMLIFrameElement} frame
 * @param {(port: MessagePort) => void} onPort
 * @param {() => void} onLost
 * @returns {() => void} ends the greetings
 */
function greet(frame, onPort, onLost) {
  const { origin } = new URL(frame.src);
  const id = crypto.randomUUID?.() ?? String(Math.random());
  let left = GREETINGS;
  const answered = (/** @type {MessageEvent} */ event) => {
    const [port] = event.ports;
    const isFrame = event.source === frame.contentWindow && event.origin === origin;
    if (!isFrame || event.data?.volle !== 1 || event.data.id !== id || !port) return;
    end();
    onPort(port);
  };
  const end = () => {
    clearInterval(timer);
    removeEventListener("message", answered);
  };
  const hello = () => {
    frame.contentWindow?.postMessage({ volle: 1, hello: true, id }, origin);
    if (left-- > 0) return;
    end();
    onLost();
  };
  addEventListener("message", answered);
  const timer = setInterval(hello, PAUSE);
  hello();
  return end;
}

/** Bundles may run where there is no page, as on a server. */
const Base = globalThis.HTMLElement ?? class {};

class VolleTable extends Base {
  static observedAttributes = [...ASKED, "record", "site"];
  /** The element whose frame runs Python: at most one on a page. @type {VolleTable | null} */
  static #live = null;

  #root = this.attachShadow({ mode: "open" });
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {MessagePort | null} */
  #port = null;
  #isLive = false;
  /** The record of the match that was closed because another element began to play. */
  #resting = "";
  #stopGreeting = () => {};

  connectedCallback() {
    this.#root.adoptedStyleSheets = [styleSheet()];
    if (!this.#frame) this.#rest();
    // Without `defer`, a script may run before the link and the picture exist.
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

  /** Opens the frame, or opens it again, and moves the focus into it. */
  open() {
    this.#close();
    const site = this.#site;
    if (!site) return this.#rest();
    const frame = document.createElement("iframe");
    frame.src = this.#address(site);
    frame.title = this.querySelector("img")?.alt || this.textContent?.trim() || "Volle";
    frame.referrerPolicy = "no-referrer";
    frame.allow = "clipboard-write";
    // For a frame of the page's own site, a sandbox would not protect anything.
    if (site.origin !== location.origin) frame.setAttribute("sandbox", SANDBOX);
    // The visitor may follow a link within the frame.
    frame.addEventListener("load", () => this.#greet(frame));
    this.#frame = frame;
    // Below this width, a table has the layout of an upright phone.
    if (this.clientWidth < 576) frame.style.height = "736px";
    this.#root.replaceChildren(frame);
    frame.focus();
  }

  /** Restarts the scene or the match. */
  reset() {
    this.#send({ type: "reset" });
  }

  /** Requests the record of the match; a `state` event has it. */
  requestState() {
    this.#send({ type: "state" });
  }

  /** Loads a match into the frame. @param {string} record */
  load(record) {
    this.#send({ type: "load", record });
  }

  /** Shows the link with its picture, and the button; without a picture, the button alone; without an address, no button. */
  #rest() {
    if (!this.#site) {
      this.#root.replaceChildren(document.createElement("slot"));
      return this.#reportMissingAddress();
    }
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = this.#words[this.#resting ? "resume" : "play"] ?? "";
    button.addEventListener("click", () => this.open());
    const picture = this.querySelector("img");
    // The picture fits into narrow pages.
    if (picture) Object.assign(picture.style, { height: "auto", maxWidth: "100%" });
    this.#root.replaceChildren(...(picture ? [document.createElement("slot")] : []), button);
  }

  /** Says once in the console why no table has a button. */
  #reportMissingAddress() {
    if (isReported || document.readyState === "loading") return;
    isReported = true;
    // biome-ignore lint/suspicious/noConsole: the author of the page reads it.
    console.warn(
      "volle-table: unknown address of the game: add the attribute site, or a link to the game",
    );
  }

  /**
   * The folder of the site: that of the attribute, of the script, or of the link or the picture in the element. A script
   * from the server of the page itself may be a copy.
   */
  get #site() {
    const named = folderAt(this.getAttribute("site"));
    const script = folderAt(SCRIPT_FOLDER);
    const link =
      folderAt(this.querySelector("a")?.href) ??
      folderAt(
        /** @type {HTMLImageElement | null} */ (this.querySelector("img[src*='pictures/']"))?.src,
      );
    const isCopy = script?.origin === location.origin && link && link.origin !== script.origin;
    return named ?? (isCopy ? link : (script ?? link));
  }

  /** The language of the element or of its page, if the table has it; English otherwise. */
  get #language() {
    return (
      [this.lang, document.documentElement.lang].find((lang) => Object.hasOwn(WORDS, lang)) ?? "en"
    );
  }

  /** The theme of the attribute, or the one that fits the colour scheme of the element, if it has one. */
  get #theme() {
    const { colorScheme } = getComputedStyle(this);
    return this.getAttribute("theme") ?? THEMES[colorScheme];
  }

  get #words() {
    return WORDS[this.#language] ?? {};
  }

  /** @param {URL} site */
  #address(site) {
    const address = new URL("embed.html", site);
    for (const name of ASKED) {
      const value = this.getAttribute(name);
      if (value !== null) address.searchParams.set(name, value);
    }
    const theme = this.#theme;
    if (theme) address.searchParams.set("theme", theme);
    // The visitor has pressed a button, so the engine need not wait for another press.
    address.searchParams.set("load", "eager");
    address.hash = this.#resting ? "" : (this.getAttribute("record") ?? "");
    return address.href;
  }

  #close() {
    this.#stopGreeting();
    this.#port?.close();
    this.#port = null;
    this.#frame = null;
    this.#setLive(false);
  }

  /** @param {HTMLIFrameElement} frame */
  #greet(frame) {
    this.#stopGreeting();
    this.#stopGreeting = greet(
      frame,
      (port) => this.#listen(port),
      () => this.#lose(),
    );
  }

  /** Reports that the frame could not be loaded, below the link and the picture. */
  #lose() {
    this.#close();
    const words = document.createElement("p");
    words.setAttribute("role", "alert");
    words.textContent = this.#words["lost"] ?? "";
    this.#root.replaceChildren(document.createElement("slot"), words);
    this.#receive({ type: "error", code: "frame.lost" });
  }

  /** @param {MessagePort} port */
  #listen(port) {
    this.#port = port;
    port.onmessage = ({ data }) => this.#receive(data);
    if (this.#resting) this.#send({ type: "load", record: this.#resting });
    this.#resting = "";
    this.#enter();
  }

  /** Moves the focus from the frame into it. Chromium leaves it outside if the page in the frame was not loaded yet. */
  #enter() {
    if (this.#root.activeElement !== this.#frame) return;
    this.#frame?.contentWindow?.focus();
    this.#send({ type: "focus" });
  }

  /** Handles a report of the frame and dispatches it as an event; ignores unknown ones. @param {Partial<News> | null} news */
  #receive(news) {
    const { type = "", ...detail } = news ?? {};
    if (!NEWS.includes(type)) return;
    if (type === "height" && "height" in detail) this.#grow(Number(detail.height) || 0);
    if (type === "ready" && "live" in detail) this.#setLive(detail.live === true);
    if (type === "state" && "record" in detail) this.#restUnlessLive(String(detail.record));
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** Sets the height of the frame to that of its content, within limits, and keeps it in view while the visitor plays in it. @param {number} height */
  #grow(height) {
    if (this.#frame) this.#frame.style.height = `${Math.min(1200, Math.max(240, height))}px`;
    if (document.activeElement === this) this.scrollIntoView({ block: "nearest" });
  }

  /** Python runs in one frame of a page: the frame before this one reports its record, and closes. @param {boolean} isLive */
  #setLive(isLive) {
    const before = VolleTable.#live;
    this.#isLive = isLive;
    if (before && before !== this && isLive) before.requestState();
    if (isLive) VolleTable.#live = this;
    else if (before === this) VolleTable.#live = null;
  }

  /** Closes the frame and keeps its match if another element plays now. @param {string} record */
  #restUnlessLive(record) {
    if (!this.#isLive || VolleTable.#live === this) return;
    this.#close();
    this.#resting = record;
    this.#rest();
  }

  /** @param {Wish} wish */
  #send(wish) {
    this.#port?.postMessage(wish);
  }
}

if (globalThis.customElements && !customElements.get("volle-table"))
  customElements.define("volle-table", VolleTable);
