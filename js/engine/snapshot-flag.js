/** Whether an earlier visit has stored a snapshot: the page reads this at once, while a worker would have to look for the file. */

const KEY = "volle.snapshot";

/** Returns whether it is worth looking for a snapshot. */
export function mayHaveSnapshot() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Has later visits look for a snapshot. */
export function flagSnapshot() {
  try {
    localStorage.setItem(KEY, "kept");
  } catch {
    // A browser that refuses this has stored no snapshot either.
  }
}
