"""Accessibility checks: axe findings, low contrast, crowded layouts, and states shown by colour alone."""

from typing import Any

from playwright.sync_api import Page

from layout import layout_faults
from player import PAINT, evaluate_painted
from setup import ROOT

AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")

# All default rules of axe, and two optional ones: target size, and names that contain the visible label. axe
# cannot measure contrast on gradients, so `faint_texts` does.
RULES = {
    "label-content-name-mismatch": {"enabled": True},
    "target-size": {"enabled": True},
    "color-contrast": {"enabled": False},
}
# axe reads the tree of all elements first, and drawings have most of them.
RUN = """async (rules) => {
  // Drawings are hidden from screen readers.
  const around = { exclude: [["svg"]] };
  const drawings = document.querySelectorAll("svg");
  for (const each of drawings) Object.defineProperty(each, "childNodes", { value: [], configurable: true });
  const { violations } = await axe.run(around, { rules, preload: false, resultTypes: ["violations"] });
  for (const each of drawings) delete each.childNodes;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}"""


def axe_findings(page: Page) -> list[str]:
    """Return the violations that axe finds on the page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = evaluate_painted(page, RUN, RULES)
    return found


# Collects every visible line of text with its colour. Disabled controls may be faint.
TEXTS = r"""() => {
  const texts = [];
  const open = [...document.querySelectorAll("dialog[open]")].at(-1);
  const range = document.createRange();
  const isFree = (element, x, y) => {
    const there = document.elementFromPoint(x, y);
    return there && (element.contains(there) || there.contains(element));
  };
  for (const element of (open ?? document.body).querySelectorAll("*:not(svg, svg *)")) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest(":disabled, .unseen, .skip:not(:focus), option, textarea")) continue;
    let strength = 1;
    for (let each = element; each; each = each.parentElement) strength *= getComputedStyle(each).opacity;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = parseFloat(fontSize);
    const needed = size >= 24 || (size >= 18.6 && fontWeight >= 700) ? 3 : 4.5;
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (![y + 1, y + height - 1].every((at) => isFree(element, x + width / 2, at))) continue;
        texts.push({ text: node.data.trim().slice(0, 60), color, strength, needed, x, y, width, height });
      }
    }
  }
  return texts;
}"""

# Paints the page without its texts, and returns them. The policy permits constructed style sheets.
PAINT_GROUND = f"""() => {{
  ({PAINT})(true);
  const texts = ({TEXTS})();
  globalThis.hidingSheet = new CSSStyleSheet();
  hidingSheet.replaceSync(`* {{ color: transparent !important; text-shadow: none !important;
    text-decoration-color: transparent !important }}`);
  document.adoptedStyleSheets.push(hidingSheet);
  return texts;
}}"""
STOP_PAINTING_GROUND = f"""() => {{
  ({PAINT})(false);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hidingSheet);
}}"""

# Returns the texts whose contrast is too low: 90% of the pixels below a text must differ enough from its
# colour.
MEASURE = """async ({ picture, texts }) => {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const { width: across, height: down } = image;
  const canvas = new OffscreenCanvas(across, down).getContext("2d", { willReadFrequently: true });
  canvas.drawImage(image, 0, 0);
  const light = Float64Array.from({ length: 256 }, (_, byte) =>
    byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([r, g, b]) =>
    0.2126 * light[Math.round(r)] + 0.7152 * light[Math.round(g)] + 0.0722 * light[Math.round(b)];
  const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  return texts.flatMap(({ text, color, strength, needed, x, y, width, height }) => {
    const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
    const wide = Math.min(Math.round(width), across - left);
    const high = Math.min(Math.round(height), down - top);
    if (wide < 2 || high < 2) return [];
    const [r, g, b, a = 1] = color.match(/[\\d.]+/g).map(Number);
    const { data } = canvas.getImageData(left, top, wide, high);
    const all = [];
    for (let at = 0; at < data.length; at += 4 * 7) {
      const ground = [data[at], data[at + 1], data[at + 2]];
      const ink = [r, g, b].map((part, index) => part * a * strength + ground[index] * (1 - a * strength));
      all.push(contrast(luminance(ink), luminance(ground)));
    }
    const worst = all.sort((one, other) => one - other)[Math.floor(all.length / 10)];
    return worst < needed - 0.05 ? [`${worst.toFixed(1)} to 1: ${text}`] : [];
  });
}"""


def picture_of(page: Page) -> str:
    """Return a screenshot as PNG in base64, optimized for speed."""
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    session.detach()
    return str(taken["data"])


def faint_texts(page: Page, canvas: Page) -> list[str]:
    """Return the texts with too little contrast to what lies below them, measured on the page `canvas`."""
    # Each of the two is one task, so that the page is painted once.
    texts = page.evaluate(PAINT_GROUND)
    picture = picture_of(page)
    page.evaluate(STOP_PAINTING_GROUND)
    found: list[str] = canvas.evaluate(
        MEASURE, {"picture": f"data:image/png;base64,{picture}", "texts": texts}
    )
    return sorted(set(found))


# Returns the share of the window that sticky elements cover while the page waits for a decision.
STUCK = """() => {
  const stuck = [...document.querySelectorAll("#bar, .dock, #notices, .setup-end")].filter((one) =>
    one.checkVisibility() && ["sticky", "fixed"].includes(getComputedStyle(one).position));
  return stuck.reduce((sum, one) => sum + one.offsetHeight, 0) / innerHeight;
}"""


def crowding_faults(page: Page) -> list[str]:
    """Return the faults of the layout, and report sticky elements that cover over half of the window."""
    faults = layout_faults(page)
    stuck: float = page.evaluate(STUCK)
    return faults + ([f"{stuck:.0%} of the screen is covered"] if stuck > 0.5 else [])


def set_font_size(page: Page, size: int) -> Any:
    """Set the default font size of the browser; browsers start with 16."""
    session = page.context.new_cdp_session(page)
    return session.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})


# Pairs of selectors: an element that is chosen, due or current, and one of its kind that is not.
PAIRS = [
    (".seat[data-acts=true]", ".seat[data-acts=false]"),
    (".tries [aria-current]", ".tries li:not([aria-current])"),
    (".field-of-board:has(:checked)", "label.field-of-board:not(:has(:checked))"),
    ("button.card[aria-pressed=true]", "button.card[aria-pressed=false]"),
    (".die-toggle[aria-pressed=true]", ".die-toggle[aria-pressed=false]"),
    (".pill:has(:checked)", ".pill:not(:has(:checked))"),
    (".kind:has(:checked)", ".kind:not(:has(:checked))"),
    (".sheep-choice:has(:checked)", ".sheep-choice:not(:has(:checked))"),
    (".preset:has(:checked)", ".preset:not(:has(:checked))"),
    ("a.bar-button[aria-current]", "a.bar-button:not([aria-current])"),
    (".button[aria-current]", ".button:not([aria-current])"),
    (".languages [aria-current]", ".languages button:not([aria-current])"),
    (".decision .button-main:enabled", ".decision .button:not(.button-main):enabled"),
]
# With forced colours, only lines and generated content can mark a state; drawings made of colours alone
# disappear.
UNMARKED = """(pairs) => {
  const lines = (element) => {
    const style = getComputedStyle(element);
    const outline = style.outlineStyle === "none" ? "" : style.outlineWidth;
    const sign = [element, ...element.querySelectorAll("*")].map((one) =>
      ["::before", "::after"].map((part) => getComputedStyle(one, part).content).join()).join();
    const { borderTopStyle, borderTopWidth, textDecorationLine } = style;
    return JSON.stringify([outline, borderTopStyle, borderTopWidth, textDecorationLine, sign]);
  };
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const alike = pairs.flatMap(([one, other]) => {
    const [[first], others] = [shown(one), shown(other)];
    return first && others.some((each) => lines(each) === lines(first)) ? [`${one} looks like ${other}`] : [];
  });
  const burger = document.querySelector(".burger");
  const ground = (element) => getComputedStyle(element).backgroundColor;
  const isGone = burger && ground(burger) === ground(document.body);
  return isGone ? [...alike, "the sign of the menu is gone"] : alike;
}"""


def unmarked_states(page: Page) -> list[str]:
    """Return the marks and drawings that disappear with forced colours."""
    found: list[str] = page.evaluate(UNMARKED, PAIRS)
    return found
