/**
 * The height of a frame that grows with its content: sizes in parts of the height (vh) keep the pixels that they have when
 * the height is pinned. Otherwise a higher frame would make its content higher, again and again.
 */

/** Parts of the window's height. Dialogs and the page itself fill the whole of it at any height. */
const PART = /(?<![\d.])(?!100dvh)([\d.]+)d?vh\b/g;

/** Pins the height now, and again whenever the width of the frame changes. */
export function pinHeight() {
  /** The declarations as they are in the style sheets, by rule. @type {Map<CSSStyleRule, string>} */
  const written = new Map();
  let width = innerWidth;
  addEventListener("resize", () => {
    if (innerWidth === width) return;
    width = innerWidth;
    for (const sheet of document.styleSheets) pinRules(sheet.cssRules, written);
  });
  for (const sheet of document.styleSheets) pinRules(sheet.cssRules, written);
}

/** @param {CSSRuleList} rules @param {Map<CSSStyleRule, string>} written */
function pinRules(rules, written) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) pin(rule, written);
    if ("cssRules" in rule) pinRules(/** @type {CSSGroupingRule} */ (rule).cssRules, written);
  }
}

/** @param {CSSStyleRule} rule @param {Map<CSSStyleRule, string>} written */
function pin(rule, written) {
  const text = written.get(rule) ?? rule.style.cssText;
  const pinned = text.replace(PART, (_, part) => `${(Number(part) * innerHeight) / 100}px`);
  if (pinned === text) return;
  written.set(rule, text);
  rule.style.cssText = pinned;
}
