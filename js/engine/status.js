/** The state of the session with the engine. */

/** @import { CodedError } from "./errors.js" */

/**
 * @typedef {object} Start the engine's start
 * @property {boolean} awaited false in a frame until the visitor presses
 * @property {number} progress 0 to 1
 * @property {boolean} ready
 * @property {string} from where the engine came from
 * @property {boolean} stalled true if there was no progress for too long
 * @property {CodedError | null} fatal why there is no engine
 */
/**
 * @typedef {object} Status the state of the session
 * @property {Start} start
 * @property {boolean} opened true once the saved match has been read
 * @property {boolean} kept true if the match outlives the page
 * @property {boolean} warned true if the visitor has read that it does not
 * @property {boolean} elsewhere true if the match is in another tab
 * @property {"newest" | "all" | null} broken the saves of the match that could not be read
 * @property {string | null} rescued the record of the match, after the loss of the engine
 * @property {boolean} asking true while an answer is due before which no other request may come; a bot that thinks lets others come
 * @property {boolean} thinking true if an automatic action takes longer than a moment
 * @property {CodedError | null} refusal
 */

/** @type {Status} */
export const INITIAL_STATUS = {
  start: { awaited: true, progress: 0, ready: false, from: "", stalled: false, fatal: null },
  opened: false,
  kept: true,
  warned: false,
  elsewhere: false,
  broken: null,
  rescued: null,
  asking: false,
  thinking: false,
  refusal: null,
};
