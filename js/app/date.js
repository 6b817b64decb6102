/** Follows the date of the device: a page can stay open for days. */

import { today } from "../match/drafts.js";

/** Signs that the page is seen or used again: timers rest while the device sleeps. */
const SIGNS = ["visibilitychange", "pageshow", "focus", "pointerdown", "keydown"];

/** Calls `onDate` with each new date. @param {(date: string) => void} onDate */
export function followDate(onDate) {
  let date = today();
  const look = () => {
    if (today() === date) return;
    date = today();
    onDate(date);
  };
  const lookAtMidnight = () => {
    look();
    setTimeout(lookAtMidnight, untilMidnight(new Date()));
  };
  for (const sign of SIGNS) addEventListener(sign, look, { capture: true });
  lookAtMidnight();
}

/** Returns the milliseconds until the next day begins on this device. @param {Date} now */
function untilMidnight(now) {
  const midnight = new Date(now);
  midnight.setHours(24, 0, 0, 0);
  return midnight.getTime() - now.getTime();
}
