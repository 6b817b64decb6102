/** What the session with the engine knows of itself. */

/** @typedef {import("./errors.js").CodedError} CodedError */
/**
 * @typedef {object} Start how the engine's start goes
 * @property {boolean} awaited whether it has begun; in a frame it waits until the visitor presses
 * @property {number} progress 0 to 1
 * @property {boolean} ready
 * @property {string} from what it was started from
 * @property {boolean} stalled whether nothing has been heard for too long
 * @property {CodedError | null} fatal why there is no engine
 */
/**
 * @typedef {object} Status what the session knows of itself
 * @property {Start} start
 * @property {boolean} opened whether the saved match is known
 * @property {boolean} kept whether the match outlives the page
 * @property {boolean} warned whether the visitor has read that it does not
 * @property {boolean} elsewhere whether the match is in another tab
 * @property {"newest" | "all" | null} broken which saves of the match could not be read
 * @property {string | null} rescued the record of the match, where the engine is lost
 * @property {boolean} asking whether an answer is awaited that nothing may come before, as it may before what a bot thinks of
 * @property {boolean} thinking whether it is awaited for longer than a moment, and for nobody's choice
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
