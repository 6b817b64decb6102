/** The frame's end of the talk with the page around it. The frame never speaks first, and only once to whoever greets it. */

import { readHello, readWish, VERSIONS } from "./messages.js";

/** @typedef {import("./messages.js").News} News */
/** @typedef {import("./messages.js").Wish} Wish */

/** Waits for the page around the frame to greet it; from then on they talk through a channel of their own. */
export class HostPort {
  /** @type {MessagePort | null} */
  #port = null;
  #onWish;
  #onGreeted;

  /** @param {(wish: Wish) => void} onWish @param {() => void} onGreeted */
  constructor(onWish, onGreeted) {
    this.#onWish = onWish;
    this.#onGreeted = onGreeted;
    if (window.parent !== window) addEventListener("message", (event) => this.#hear(event));
  }

  /** Tells the page around the frame; nothing where nobody has greeted. @param {News} news */
  tell(news) {
    this.#port?.postMessage(news);
  }

  /** @param {MessageEvent} event */
  #hear({ source, origin, data }) {
    const hello = source === window.parent && origin !== "null" ? readHello(data) : null;
    if (!hello || this.#port) return;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = (event) => this.#read(event.data);
    window.parent.postMessage({ volle: 1, id: hello.id, versions: VERSIONS }, origin, [port2]);
    this.#onGreeted();
  }

  /** @param {unknown} data */
  #read(data) {
    const wish = readWish(data);
    if (wish) this.#onWish(wish);
    else this.tell({ type: "error", code: "message.format" });
  }
}
