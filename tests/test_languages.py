"""Every language says everything: the same messages, with the same variables, choices and signs as English."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
ENGLISH = "en"
LANGUAGES = sorted(folder.name for folder in (ROOT / "locales").iterdir())
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
"""Keys of choices that differ from language to language."""
SIGNS = {
    "en": r"['\"„«»]|\.\.\.|\s–\S|\S–\s",
    "de": r"['\"«»”]|\.\.\.|\d,\d{3}",
    "fr": r"['\"„“”]|\.\.\.|\d,\d{3}|[^\s\u202f!?][;!?]|\s[:;!?»]|[^\u202f]»|«[^\u202f]|\S:(?=\s|$)(?<!\u202f:)",
    "nl": r"['\"„«»]|\.\.\.|\d,\d{3}",
}
"""What nobody who writes the language well would print."""


@cache
def entries(language):
    """All entries of the Fluent files of a language, by file."""
    files = sorted((ROOT / "locales" / language).glob("*.ftl"))
    return {file.name: FluentParser().parse(file.read_text("utf-8")).body for file in files}


@cache
def patterns(language):
    """Every text of a language by its id, with that of the attribute behind a dot."""
    found = {}
    for message in (one for body in entries(language).values() for one in body):
        if isinstance(message, ast.Message):
            named = {f".{one.id.name}": one.value for one in message.attributes}
            texts = named | ({"": message.value} if message.value else {})
            found |= {message.id.name + name: pattern for name, pattern in texts.items()}
    return found


class Reader(Visitor):
    """Notes the variables of a text, what it chooses by, the keys that no grammar asks for, and its plain words."""

    def __init__(self):
        self.variables, self.choices, self.keys, self.texts = set(), set(), set(), []

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):
        self.variables.add(f"message {node.id.name}")

    def visit_TextElement(self, node):
        self.texts.append(node.value)

    def visit_SelectExpression(self, node):
        chosen_by = Reader()
        chosen_by.visit(node.selector)
        self.choices |= chosen_by.variables
        names = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        self.keys |= names - PLURALS
        self.generic_visit(node)


def read(pattern):
    """What a text is made of."""
    reader = Reader()
    reader.visit(pattern)
    return reader


def test_english_has_hundreds_of_texts():
    assert len(patterns(ENGLISH)) > 500


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_can_be_read_as_a_whole(language):
    junk = [one.content for body in entries(language).values() for one in body if isinstance(one, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_exactly_the_texts_of_english_in_the_same_files(language):
    def ids(body):
        return [one.id.name for one in body if isinstance(one, ast.Message)]

    assert {file: ids(body) for file, body in entries(language).items()} == {
        file: ids(body) for file, body in entries(ENGLISH).items()
    }
    assert patterns(language).keys() == patterns(ENGLISH).keys()


@pytest.mark.parametrize("part", ["variables", "choices", "keys"])
@pytest.mark.parametrize("language", OTHERS)
def test_a_text_has_the_same_parts_in_every_language(language, part):
    wanted = {name: getattr(read(pattern), part) for name, pattern in patterns(ENGLISH).items()}
    found = {name: getattr(read(pattern), part) for name, pattern in patterns(language).items()}
    assert {name: found[name] for name in wanted if found[name] != wanted[name]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_printed_with_its_own_signs(language):
    texts = {name: " ".join(read(pattern).texts) for name, pattern in patterns(language).items()}
    assert {name: text for name, text in texts.items() if re.search(SIGNS[language], text)} == {}


def test_the_page_offers_every_language_that_there_is():
    offered = (ROOT / "js" / "state" / "languages.js").read_text("utf-8")
    assert sorted(re.findall(r"^  (\w+): \{ name:", offered, re.M)) == LANGUAGES
