"""The texts of the Fluent files, and the numbers in them."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

LOCALES = Path(__file__).resolve().parent.parent / "locales"
ENGLISH = "en"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir())
THOUSANDS = "[.,\N{NARROW NO-BREAK SPACE}]"
"""Separators that may stand between groups of three digits."""
TOKENS = re.compile(
    "[0-9](?:\N{NON-BREAKING HYPHEN}[0-9])+"
    f"|(?:\N{MINUS SIGN}(?=[0-9]))?[0-9]+(?:{THOUSANDS}[0-9]{{3}})*"
    "\N{VULGAR FRACTION ONE HALF}?"
)
"""Dice or sets joined by hyphens, or a number."""


@cache
def entries(language):
    """Return all entries of the Fluent files of a language, by file."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    return {file.name: FluentParser(with_spans=False).parse(file.read_text("utf-8")).body for file in files}


@cache
def patterns(language):
    """Return every text of a language by its id; attributes follow a dot."""
    found = {}
    for message in (one for body in entries(language).values() for one in body):
        if isinstance(message, ast.Message):
            named = {f".{one.id.name}": one.value for one in message.attributes}
            texts = named | ({"": message.value} if message.value else {})
            found |= {message.id.name + name: pattern for name, pattern in texts.items()}
    return found


def nodes(tree):
    """Return all nodes of a syntax tree."""
    if isinstance(tree, list):
        for one in tree:
            yield from nodes(one)
    elif isinstance(tree, ast.BaseNode):
        yield tree
        yield from nodes([*vars(tree).values()])


def variables(tree):
    """Return the variables of a text."""
    return {node.id.name for node in nodes(tree) if isinstance(node, ast.VariableReference)}


def choices(tree):
    """Return the variables that select a variant of a text."""
    return set().union(
        *(variables(node.selector) for node in nodes(tree) if isinstance(node, ast.SelectExpression))
    )


def numbers(pattern):
    """Return the visible numbers of a text in order: "1000" for "1,000"; keys of choices are invisible."""
    found = []
    for element in pattern.elements:
        shown = element.expression if isinstance(element, ast.Placeable) else element
        if isinstance(shown, ast.TextElement):
            found += TOKENS.findall(shown.value)
        elif isinstance(shown, ast.NumberLiteral):
            found.append(shown.value)
        elif isinstance(shown, ast.SelectExpression):
            found += [number for variant in shown.variants for number in numbers(variant.value)]
    return [re.sub(f"{THOUSANDS}(?=[0-9]{{3}})", "", number) for number in found]
