/** The messages between a frame and the page around it, version 1; docs/embedding-reference.md lists them. Others are ignored. */

/** The versions of the messages that a frame understands. */
const VERSIONS = [1];

/** The largest number of characters of a text, and of a name. */
const LONGEST = 1_000_000;
const LONGEST_NAME = 100;

/** The first message, from the page around the frame. @typedef {{ volle: 1, hello: true, id: string }} Hello */
/**
 * A request of the page around the frame.
 * @typedef {{ type: "lang", lang: string } | { type: "theme", theme: string } | { type: "load", scene: string }
 *   | { type: "load", record: string } | { type: "state" } | { type: "reset" } | { type: "focus" }} Wish
 */
/**
 * A report of the frame to the page around it.
 * @typedef {{ type: "ready", live: boolean } | { type: "height", height: number }
 *   | { type: "event", code: string, rule: string, ply: number } | { type: "solved", scene: string }
 *   | { type: "state", record: string } | { type: "error", code: string }} News
 */

/** @param {unknown} value @param {number} [longest] @returns {value is string} */
const isText = (value, longest = LONGEST_NAME) =>
  typeof value === "string" && value.length <= longest;

/** Reads the fields of each kind of request; null where they are wrong. @type {Record<string, (message: Record<string, unknown>) => object | null>} */
const WISHES = {
  lang: ({ lang }) => (isText(lang) ? { lang } : null),
  theme: ({ theme }) => (isText(theme) ? { theme } : null),
  load: ({ scene, record }) => {
    if (isText(scene) && record === undefined) return { scene };
    return isText(record, LONGEST) && scene === undefined ? { record } : null;
  },
  state: () => ({}),
  reset: () => ({}),
  focus: () => ({}),
};

/** Returns the greeting in a message, or null. @param {unknown} data @returns {Hello | null} */
export function readHello(data) {
  const { volle, hello, id } = /** @type {Partial<Hello>} */ (data ?? {});
  return volle === 1 && hello === true && isText(id) ? { volle, hello, id } : null;
}

/** Returns the request in a message, without other fields, or null. @param {unknown} data @returns {Wish | null} */
export function readWish(data) {
  const message = /** @type {Record<string, unknown>} */ (data ?? {});
  const { type } = message;
  if (typeof type !== "string" || !Object.hasOwn(WISHES, type)) return null;
  const fields = WISHES[type]?.(message);
  return fields ? /** @type {Wish} */ ({ type, ...fields }) : null;
}

/** The frame's end of the channel to the page around it, which must send the first message. Only one greeting is answered. */
export class HostPort {
  /** @type {MessagePort | null} */
  #port = null;
  #onWish;
  #onGreeted;

  /** @param {(wish: Wish) => void} onWish @param {() => void} onGreeted */
  constructor(onWish, onGreeted) {
    this.#onWish = onWish;
    this.#onGreeted = onGreeted;
    if (window.parent !== window) addEventListener("message", (event) => this.#greet(event));
  }

  /** Sends a report; does nothing before a greeting. @param {News} news */
  send(news) {
    this.#port?.postMessage(news);
  }

  /** @param {MessageEvent} event */
  #greet({ source, origin, data }) {
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
    else this.send({ type: "error", code: "message.format" });
  }
}
