"""The pseudo-language: English with longer words, accents and brackets.

Text that does not change comes from no Fluent file; text that becomes too long would be too long in some
language.
"""

import re

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page

from player import evaluate_painted

# The fonts contain these letters, so widths are realistic.
ACCENTS = str.maketrans("aceinouyACEINOUY", "àçéïñôüÿÅÇÉÎÑØÛÝ")


def pseudo(text: str) -> str:
    """Return a Fluent resource in the pseudo-language."""
    resource = FluentParser().parse(text)
    Lengthen().visit(resource)
    return FluentSerializer().serialize(resource)


class Lengthen(Visitor):
    """Doubles vowels, which makes texts about 40% longer, and puts texts into brackets."""

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802
        for pattern in (node.value, *(attribute.value for attribute in node.attributes)):
            if pattern:
                self.visit(pattern)
                pattern.elements = [ast.TextElement("["), *pattern.elements, ast.TextElement("]")]

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = re.sub("[aeiou]", r"\g<0>\g<0>", node.value).translate(ACCENTS)


# Returns the visible texts and accessible names that come from no Fluent file.
PAST_FLUENT = r"""() => {
  const found = new Set();
  // Browsers join lists with their own "and"; quoted text may be anything; .whl is a file extension.
  const plain = /(?<![\p{L}\d.\u2019])(?!and\b)[A-Za-z]{2,}(?![\p{L}\d])/u;
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
    """Return the texts that come from no Fluent file, on a page in the pseudo-language."""
    found: list[str] = evaluate_painted(page, PAST_FLUENT)
    return found
