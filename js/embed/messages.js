/** The messages between a frame and the page around it, in version 1; docs/embedding-reference.md lists them. What is not one of them counts as nothing. */

/** Versions of the messages that a frame understands. */
export const VERSIONS = [1];

/** So many characters a text in a message may have. */
const LONGEST = 1_000_000;
const LONGEST_NAME = 100;

/** @typedef {{ volle: 1, hello: true, id: string }} Hello the first message of all, of the page around the frame */
/**
 * @typedef {{ type: "lang", lang: string } | { type: "theme", theme: string } | { type: "load", scene: string }
 *   | { type: "load", record: string } | { type: "state" } | { type: "reset" } | { type: "focus" }} Wish what the page around a frame may want
 */
/**
 * @typedef {{ type: "ready", live: boolean } | { type: "height", height: number }
 *   | { type: "event", code: string, rule: string, ply: number } | { type: "solved", scene: string }
 *   | { type: "state", record: string } | { type: "error", code: string }} News what a frame tells the page around it
 */

/** @param {unknown} value @param {number} [longest] */
const isText = (value, longest = LONGEST_NAME) =>
  typeof value === "string" && value.length <= longest;

/** The fields of each kind of wish; of a load, one of two. @type {Record<string, (message: Record<string, unknown>) => object | null>} */
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

/** Returns the greeting that a message is, or null. @param {unknown} data @returns {Hello | null} */
export function readHello(data) {
  const { volle, hello, id } = /** @type {Partial<Hello>} */ (data ?? {});
  return volle === 1 && hello === true && isText(id)
    ? { volle, hello, id: /** @type {string} */ (id) }
    : null;
}

/** Returns the wish that a message is, with nothing else in it, or null. @param {unknown} data @returns {Wish | null} */
export function readWish(data) {
  const message = /** @type {Record<string, unknown>} */ (data ?? {});
  const { type } = message;
  if (typeof type !== "string" || !Object.hasOwn(WISHES, type)) return null;
  const fields = WISHES[type]?.(message);
  return fields ? /** @type {Wish} */ ({ type, ...fields }) : null;
}
