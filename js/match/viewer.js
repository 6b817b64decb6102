/** Who looks at the page: for which seat a view is asked, and whether anybody is waited for. */

/** @typedef {import("../protocol/shared.js").View} View */
/** @typedef {import("../protocol/shared.js").Seat} Seat */

/** Returns the seats of people. @param {View} view @returns {Seat[]} */
export function people({ seats }) {
  return seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
}

/**
 * Returns the seat that the page looks for, or null for what everybody may see: nobody's while several people
 * at one page choose in secret, unless the curtain is open for one of them.
 * @param {View | null} view
 * @param {Seat | null} curtainFor
 * @returns {Seat | null}
 */
export function viewer(view, curtainFor) {
  if (!view) return null;
  const [first = null, ...others] = people(view);
  const alone = others.length ? null : first;
  if (view.secret) return curtainFor ?? alone;
  return view.next?.by === "person" ? view.next.seat : alone;
}

/**
 * Tells whether the match goes on without anybody: a bot, the dealer, chance for a bot, or chance that
 * somebody has called for already. Where the guide of a lesson has something to say first, it waits.
 * @param {View | null} view
 * @param {boolean} isCalled
 */
export function goesOn(view, isCalled) {
  if (!view?.next || view.next.by === "person" || view.lesson?.waits) return false;
  const seat = view.next.seat === null ? undefined : view.seats[view.next.seat];
  return view.next.by === "bot" || seat?.bot !== null || isCalled;
}

/** Tells whether several people share the page and the curtain is closed before the next one. @param {View} view */
export function isCurtained(view) {
  return view.secret && view.next?.by === "person" && view.seat === null;
}
