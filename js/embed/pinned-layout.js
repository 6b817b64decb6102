/**
 * The layout of a frame that asks its page for height: it stays the one for the height that the frame has when it is
 * pinned. Otherwise a higher frame would be laid out otherwise, and ask for another height again and again.
 */

/** What a style sheet asks about the height of the window, or about its shape. */
const FEATURE = /\((?:min-|max-)?(?:height|aspect-ratio|orientation): [^)]+\)/g;
const ALWAYS = "(min-width: 0)";
const NEVER = "(max-width: 0)";
/** Parts of the window's height. The whole of it is what dialogs and the page itself fill, however high that is. */
const PART = /(?<![\d.])(?!100dvh)([\d.]+)d?vh\b/g;

/** What stands in the style sheets themselves, by its rule. @type {Map<CSSMediaRule | CSSStyleRule, string>} */
const written = new Map();

/** Pins the layout, and pins it anew whenever the width of the frame changes. */
export function pinLayout() {
  let width = innerWidth;
  addEventListener("resize", () => {
    if (innerWidth === width) return;
    width = innerWidth;
    pinAll();
  });
  pinAll();
}

function pinAll() {
  for (const sheet of document.styleSheets) pinRules(sheet.cssRules);
}

/** @param {CSSRuleList} rules */
function pinRules(rules) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) pin(rule, rule.media, "mediaText", FEATURE, answer);
    if (rule instanceof CSSStyleRule) pin(rule, rule.style, "cssText", PART, pixels);
    if ("cssRules" in rule) pinRules(/** @type {CSSGroupingRule} */ (rule).cssRules);
  }
}

/**
 * Replaces what a rule says about the height by what that is now.
 * @template {string} Name
 * @param {CSSMediaRule | CSSStyleRule} rule
 * @param {Record<Name, string>} part
 * @param {Name} name
 * @param {RegExp} pattern
 * @param {(match: string, ...groups: string[]) => string} now
 */
function pin(rule, part, name, pattern, now) {
  const text = written.get(rule) ?? part[name];
  const pinned = text.replace(pattern, now);
  if (pinned === text) return;
  written.set(rule, text);
  part[name] = /** @type {Record<Name, string>[Name]} */ (pinned);
}

/** @param {string} feature */
function answer(feature) {
  return matchMedia(feature).matches ? ALWAYS : NEVER;
}

/** @param {string} _ @param {string} part in hundredths */
function pixels(_, part) {
  return `${(Number(part) * innerHeight) / 100}px`;
}
