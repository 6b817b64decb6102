/** Folds: what is seldom wanted stands behind a line of words. */

/** Shows as much as there is room for of a fold that somebody has opened, from its line on. @param {Event} event */
export function bringIntoSight({ target }) {
  if (!(target instanceof HTMLDetailsElement && target.open)) return;
  for (const part of [target, target.firstElementChild]) part?.scrollIntoView({ block: "nearest" });
}
