/** Who looks at the page: whose eyes a view is asked for, and whether anybody is waited for. */

/** @typedef {import("./contract.js").View} View */
/** @typedef {import("./contract.js").Seat} Seat */

/** Gives the seats of people. @param {View} view @returns {Seat[]} */
export function people({ seats }) {
  return seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
}

/**
 * Gives the seat that the page looks for, or null for what everybody may see: nobody's while bids are
 * secret and several people share the page, unless one of them has opened the bid board.
 * @param {View | null} view
 * @param {Seat | null} board
 * @returns {Seat | null}
 */
export function eyes(view, board) {
  if (!view) return null;
  const [first = null, ...others] = people(view);
  const alone = others.length ? null : first;
  if (view.phase === "bids") return board ?? alone;
  return view.next?.by === "person" ? view.next.seat : alone;
}

/** Tells whether the match goes on without anybody: a bot, the dealer, or the dice of a bot. @param {View | null} view */
export function goesOn(view) {
  if (!view?.next || view.next.by === "person") return false;
  const seat = view.next.seat === null ? undefined : view.seats[view.next.seat];
  return view.next.by === "bot" || seat?.bot !== null;
}

/** Tells whether several people share the page and the next one has not opened the bid board yet. @param {View} view */
export function isCurtained(view) {
  return view.phase === "bids" && view.next?.by === "person" && view.seat === null;
}
