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


# The texts that can be seen or heard now and come from no Fluent file.
PAST_FLUENT = r"""() => {
  const found = new Set();
  // Browsers join lists with an "and" of their own; what is quoted may be anything; .whl ends a file's name.
  const plain = /(?<![\p{L}\d.])(?!and\b)[A-Za-z]{2,}(?![\p{L}\d])/u;
  const isPlain = (text) => plain.test(text.replaceAll(/\u201c[^\u201d]*\u201d/g, ""));
  const spoken = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"];
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  for (const element of (dialog ?? document.body).querySelectorAll("*")) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest("[lang]:not(html), script, style, textarea, code")) continue;
    for (const name of spoken) {
      const text = element.getAttribute(name) ?? "";
      if (isPlain(text)) found.add(`${name} without Fluent: ${text}`);
    }
    for (const { nodeType, data } of element.childNodes)
      if (nodeType === Node.TEXT_NODE && isPlain(data)) found.add(`without Fluent: ${data.trim()}`);
  }
  return [...found];
}"""


def words_past_fluent(page: Page) -> list[str]:
    """Return the texts that come from no Fluent file, where all words of those are in the pseudo-language."""
    found: list[str] = look_at(page, PAST_FLUENT)
    return found
