/** Just so much of space as dice need. */

/** @typedef {readonly [number, number, number]} Vector */

/** @param {Vector} a @param {Vector} b */
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** @param {Vector} v @returns {Vector} */
export function unit(v) {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}

/** @param {Vector} a @param {Vector} b @returns {Vector} */
export function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** @param {Vector[]} corners @returns {Vector} */
export function middle(corners) {
  const sum = (/** @type {0 | 1 | 2} */ axis) =>
    corners.reduce((total, corner) => total + corner[axis], 0) / corners.length;
  return [sum(0), sum(1), sum(2)];
}

/** @param {number} a @param {number} b @param {number} angle @returns {[number, number]} the pair, turned in its plane */
export function spin(a, b, angle) {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [a * cos - b * sin, a * sin + b * cos];
}

/** Returns what turns vectors around an axis of length 1. @param {Vector} axis @param {number} angle @returns {(v: Vector) => Vector} */
export function rotation(axis, angle) {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return (v) => {
    const [x, y, z] = cross(axis, v);
    const along = dot(axis, v) * (1 - cos);
    return [
      v[0] * cos + x * sin + axis[0] * along,
      v[1] * cos + y * sin + axis[1] * along,
      v[2] * cos + z * sin + axis[2] * along,
    ];
  };
}
