/** Taps of several fingers at once: browsers make a click of a touch only while no other finger is on the screen. */

/** Pixels that a finger may move while it taps. */
const SLACK = 12;

/** The buttons that several fingers may tap at once. Others act, and a hand that rests on the screen must press none. */
const CHOICE = "button[aria-pressed]:enabled";

/** Clicks each choice that a finger taps while others are on the screen. */
export function listenToFingers() {
  /** The touches of the fingers on the screen, as they began. @type {Map<number, Touch>} */
  const begun = new Map();
  let areSeveral = false;
  addEventListener(
    "touchstart",
    ({ touches, changedTouches }) => {
      // The end of a touch is lost with the element that it began on.
      if (touches.length === changedTouches.length) begun.clear();
      for (const touch of changedTouches) begun.set(touch.identifier, touch);
      areSeveral = touches.length > 1 || (areSeveral && begun.size > 1);
    },
    { capture: true, passive: true },
  );
  const end = (/** @type {TouchEvent} */ event) => {
    for (const touch of event.changedTouches) {
      const choice = event.type === "touchend" && choiceOf(begun.get(touch.identifier), touch);
      begun.delete(touch.identifier);
      if (!areSeveral || !choice) continue;
      // Otherwise some browsers click as well.
      event.preventDefault();
      choice.click();
    }
    if (!event.touches.length) areSeveral = false;
  };
  addEventListener("touchend", end, { capture: true, passive: false });
  addEventListener("touchcancel", end, { capture: true, passive: true });
}

/** Returns the choice on which a touch began and ended. @param {Touch | undefined} begun @param {Touch} ended @returns {HTMLElement | null} */
function choiceOf(begun, { clientX, clientY }) {
  if (!begun || !(begun.target instanceof Element)) return null;
  const hasMoved = Math.hypot(clientX - begun.clientX, clientY - begun.clientY) > SLACK;
  return hasMoved ? null : begun.target.closest(CHOICE);
}
