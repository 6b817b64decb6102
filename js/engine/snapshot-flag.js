/** Whether an earlier visit has kept a snapshot: the page knows it at once, while a worker has to look for it. */

const KEY = "volle.snapshot";

/** Tells whether it is worth looking for a snapshot. */
export function isRemembered() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Lets later visits look for a snapshot. */
export function remember() {
  try {
    localStorage.setItem(KEY, "kept");
  } catch {
    // A browser that refuses this has kept no snapshot either.
  }
}
