/** The pictures of the seats: ten sheep, so that everybody is known by a face, a colour and a shape. */

import { nothing } from "lit-html";
import { avatar } from "../../kit/art/drawing.js";

export { avatar };

/** Draws the sheep of a seat; the name beside it says who that is. @param {import("./words.js").Seated} view @param {number} seat */
export function avatarOf({ seats }, seat) {
  const number = seats[seat]?.avatar;
  return number ? avatar(number) : nothing;
}
