/** Dice as heaps of numbers: what lies in both, what is left of one without the other. Nothing here scores. */

/** Returns `dice` without those of `taken`. @param {readonly number[]} dice @param {readonly number[]} taken */
export function without(dice, taken) {
  const gone = [...taken];
  return dice.filter((number) => {
    const at = gone.indexOf(number);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}

/**
 * Names each of some dice, so that it is known again where it lies next: a die is as good as any other of its number.
 * @param {readonly number[]} dice
 * @param {readonly number[]} [others] that have their names already
 */
export function diceKeys(dice, others = []) {
  return dice.map((number, place) => {
    const alike = [...others, ...dice.slice(0, place)].filter((other) => other === number);
    return `die:${number}:${alike.length}`;
  });
}

/** Tells whether all of `some` lie among `dice`. @param {readonly number[]} some @param {readonly number[]} dice */
export function areAmong(some, dice) {
  return without(some, dice).length === 0;
}

/** Tells whether two heaps are the same. @param {readonly number[]} some @param {readonly number[]} others */
export function areSame(some, others) {
  return some.length === others.length && areAmong(some, others);
}
