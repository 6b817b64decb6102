/**
 * Holding dice: while a finger or a mouse button holds the dice that wait to be thrown, or the button that throws them,
 * they are shaken; they are thrown when it lets go. A short tap stays a tap, and one that leaves its place throws nothing.
 */

import { isThrowOffered, THROW, waitingIn } from "./dice.js";

/** @import { ThrownDice } from "./dice.js" */

/** Milliseconds after which a tap is a hold. */
const HOLD = 200;

const FIELD = "[data-motion-field]";

/** Shakes dice while they are held. @param {ThrownDice} dice @param {(isShaking: boolean) => void} report called when dice begin and cease to be shaken @param {() => void} uncover draws the dice that wait, if anything lies in their place */
export function shakeOnHold(dice, report, uncover) {
  /** The element under the pointer that holds it. @type {{ source: Element, pointer: number, isShaking: boolean } | null} */
  let held = null;
  /** True if a click that the browser makes of the hold is still to come. */
  let isClickDue = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timeout;
  const letGo = (isThrown = false) => {
    clearTimeout(timeout);
    const isShaking = held?.isShaking;
    held = null;
    if (!isShaking) return;
    report(false);
    if (isThrown) dice.release();
    else dice.settleAll();
  };
  const begin = (/** @type {PointerEvent} */ { target, pointerId, isPrimary, button }) => {
    letGo();
    isClickDue = false;
    const source = isPrimary && button === 0 && sourceOf(target);
    if (!source) return;
    held = { source, pointer: pointerId, isShaking: false };
    timeout = setTimeout(() => {
      uncover();
      const field = waitingField();
      if (!held || !field) return;
      held.isShaking = true;
      isClickDue = true;
      dice.shake(field);
      report(true);
    }, HOLD);
  };
  const isHeldBy = (/** @type {PointerEvent} */ { pointerId }) => held?.pointer === pointerId;
  addEventListener("pointerdown", begin, true);
  addEventListener("pointermove", (event) => {
    if (isHeldBy(event) && !isOver(held?.source, event)) letGo();
  });
  addEventListener("pointerup", (event) => {
    if (!isHeldBy(event)) return;
    const button = document.querySelector(THROW);
    const isThrown = held?.isShaking && isOver(held.source, event);
    letGo(isThrown);
    if (isThrown && button instanceof HTMLElement) button.click();
  });
  addEventListener("pointercancel", (event) => isHeldBy(event) && letGo());
  addEventListener("blur", () => letGo());
  addEventListener("contextmenu", (event) => held && event.preventDefault(), true);
  const swallow = (/** @type {MouseEvent} */ event) => {
    if (!isClickDue || !event.isTrusted || !event.detail) return;
    isClickDue = false;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, true);
}

/** Returns the field whose dice wait for a throw, if the page offers one. */
function waitingField() {
  const field = document.querySelector(FIELD);
  return field && isThrowOffered() && waitingIn(field).length ? field : null;
}

/** Returns what a pointer holds, unless nothing moves: the button of the throw, or the field of waiting dice outside its buttons. @param {EventTarget | null} target */
function sourceOf(target) {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || !(target instanceof Element)) return null;
  const isField = !target.closest("button") && waitingField();
  return target.closest(THROW) ?? (isField ? target.closest(FIELD) : null);
}

/** @param {Element | undefined} source @param {PointerEvent} event */
function isOver(source, { clientX, clientY }) {
  const under = document.elementFromPoint(clientX, clientY);
  return source !== undefined && under !== null && source.contains(under);
}
