/** When it is worth saying that the table waits for somebody who thinks. */

/** Milliseconds: most bots decide within less. */
const MOMENT = 300;

/**
 * Tells when the answer to a request takes longer than a moment, where nobody here has chosen anything.
 * @param {{ do: string }} request
 * @param {() => void} tell
 * @returns {() => void} to be called when the answer is there
 */
export function whenThinking(request, tell) {
  if (request.do !== "step") return () => {};
  const timer = setTimeout(tell, MOMENT);
  return () => clearTimeout(timer);
}
