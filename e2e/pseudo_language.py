"""English as nobody speaks it: longer, with accents on every word, in brackets.

What it does not change is no word of a Fluent file; what it makes too long will be so in another language.
"""

import re

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page

from player import look_at

# The typefaces have these letters, so that widths are true.
ACCENTS = str.maketrans("aceinouyACEINOUY", "àçéïñôüÿÅÇÉÎÑØÛÝ")


def pseudo(text: str) -> str:
    """Returns a Fluent text in the pseudo-language."""
    resource = FluentParser().parse(text)
    Lengthen().visit(resource)
    return FluentSerializer().serialize(resource)


class Lengthen(Visitor):
    """Doubles the vowels of all words, which adds about two fifths, and puts texts into brackets."""

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802
        for pattern in (node.value, *(attribute.value for attribute in node.attributes)):
            if pattern:
                self.visit(pattern)
                pattern.elements = [ast.TextElement("["), *pattern.elements, ast.TextElement("]")]

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = re.sub("[aeiou]", r"\g<0>\g<0>", node.value).translate(ACCENTS)


PAST_FLUENT = "without Fluent"
"""What a fault says of words that stand in no Fluent file."""

# What is wrong with the words that can be seen or heard now, each fault with its text.
FAULTS = r"""() => {
  const faults = [];
  // Browsers join lists with an "and" of their own; what is quoted may be anything; .whl ends a file's name.
  const plain = /(?<![\p{L}\d.])(?!and\b)[A-Za-z]{2,}(?![\p{L}\d])/u;
  const isPlain = (text) => plain.test(text.replaceAll(/\u201c[^\u201d]*\u201d/g, ""));
  const said = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) faults.push("the page scrolls sideways");
  const isOut = (inner, outer, slack) => inner.left < outer.left - slack || inner.right > outer.right + slack;
  const isCut = (inner, outer, slack) => inner.top < outer.top - slack || inner.bottom > outer.bottom + slack;
  const box = (element) => element.getBoundingClientRect();
  const nameOf = ({ className, localName }) => String(className?.baseVal ?? className) || localName;

  function fit(text, element, rect) {
    if (rect.width && isOut(rect, { left: 0, right: width }, 1)) return "leaves the screen";
    const own = element.closest("button, .button, .notice, .seat, .card, legend");
    if (own && (isOut(rect, box(own), 1) || isCut(rect, box(own), 3))) return `leaves its ${nameOf(own)}`;
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      if ([overflowX, overflowY].some((way) => ["auto", "scroll"].includes(way))) return "";
      const cuts = (way) => ["hidden", "clip"].includes(way);
      if ((cuts(overflowX) && isOut(rect, box(each), 1)) || (cuts(overflowY) && isCut(rect, box(each), 3)))
        return `is cut off by ${nameOf(each)}`;
    }
    return "";
  }

  const range = document.createRange();
  // A word of one line, unless it is too long for any.
  function broken(node) {
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\d]{4,20}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4))).size > 1) return word;
    }
    return "";
  }

  // What lies below a dialog cannot be used, and was looked at without it.
  const open = document.querySelector("dialog[open]");
  for (const element of open ? [open, ...open.querySelectorAll("*")] : document.querySelectorAll("body *")) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest("[lang]:not(html), script, style, textarea, code")) continue;
    for (const name of said) {
      const text = element.getAttribute(name) ?? "";
      if (isPlain(text)) faults.push(`${name} without Fluent: ${text}`);
    }
    const isUnseen = element.closest(".unseen, .skip:not(:focus), option, svg");
    for (const node of element.childNodes) {
      const text = node.nodeType === Node.TEXT_NODE ? node.data.trim() : "";
      if (!text) continue;
      if (isPlain(text)) faults.push(`without Fluent: ${text}`);
      if (isUnseen) continue;
      // A name may be as long as it likes.
      if (element.closest(".seat-name, .points-name, .chair-name, th")) continue;
      if (broken(node)) faults.push(`breaks ${broken(node)}: ${text}`);
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const fault = fit(text, element, rect);
        if (fault) { faults.push(`${fault}: ${text}`); break; }
      }
    }
  }
  return [...new Set(faults)];
}"""


def word_faults(page: Page) -> list[str]:
    """What is wrong with the words that can be seen or heard now."""
    found: list[str] = look_at(page, FAULTS)
    return found
