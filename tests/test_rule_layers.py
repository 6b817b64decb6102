"""Rules read in layers: the rule, the special case, the example; each is a paragraph of at most 60 words."""

import re

import pytest
from fluent.syntax import ast
from fluent_texts import ENGLISH, LANGUAGES, entries

LIMIT = 60
LAYERS = ["special", "example", "cabinet", "tutto", "decided"]
"""The layers below the text of a rule, in order."""


def rules(language):
    """Return the messages of the rules with their paragraphs by name, each as displayed."""
    files = (body for name, body in entries(language).items() if name.endswith("-rules.ftl"))
    messages = (one for body in files for one in body if isinstance(one, ast.Message))
    return {
        one.id.name: {"text": said(one.value)} | {part.id.name: said(part.value) for part in one.attributes}
        for one in messages
    }


def said(text):
    """Return a text without its variables."""
    return "".join(one.value for one in text.elements if isinstance(one, ast.TextElement))


def count(text):
    """Return the number of words in a text; punctuation does not count."""
    return sum(bool(re.search(r"\w", word)) for word in text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_paragraph_of_a_rule_has_more_than_60_words(language):
    paragraphs = {(id_, name): text for id_, parts in rules(language).items() for name, text in parts.items()}
    assert {key: count(text) for key, text in paragraphs.items() if count(text) > LIMIT} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_layers_of_a_rule_stand_in_one_order(language):
    layers = {id_: [name for name in parts if name in LAYERS] for id_, parts in rules(language).items()}
    assert {id_: found for id_, found in layers.items() if found != sorted(found, key=LAYERS.index)} == {}


def test_a_word_for_examples_stands_in_examples_only():
    texts = {(id_, name): text for id_, parts in rules(ENGLISH).items() for name, text in parts.items()}
    assert {key for key, text in texts.items() if "For example, " in text and key[1] != "example"} == set()
