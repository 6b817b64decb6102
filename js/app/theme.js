/** Day and night: as the visitor has chosen, or else as the device wishes. */

const DARK = matchMedia("(prefers-color-scheme: dark)");

/** @typedef {import("../match/settings.js").Theme} Theme */

/** Shows the page in the light that was chosen. @param {Theme} theme */
export function showTheme(theme) {
  document.documentElement.dataset["theme"] = themeNow(theme);
}

/** Calls `listener` whenever the device wishes otherwise. @param {() => void} listener */
export function watchTheme(listener) {
  DARK.addEventListener("change", listener);
}

/** @param {Theme} theme @returns {Exclude<Theme, "auto">} */
function themeNow(theme) {
  if (theme !== "auto") return theme;
  return DARK.matches ? "night" : "day";
}
