/** Every rule of Volle Wolle is played in one way. */

/** Returns the ways of a rule: there are no several ones. @returns {[]} */
export function variants() {
  return [];
}
