"""Every language has all texts of English, with the same variables and choices, and its own typography."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent_texts import ENGLISH, LANGUAGES, choices, entries, nodes, patterns, variables

ROOT = Path(__file__).resolve().parent.parent
GUIDE = (ROOT / "docs" / "translating.md").read_text("utf-8")
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
"""Keys of choices that differ from language to language."""
NARROW = "\N{NARROW NO-BREAK SPACE}"
SIGNS = {
    "en": r"['\"„«»]|\.\.\.",
    "de": r"['\"«»”]|\.\.\.|\d,\d{3}",
    "fr": rf"['\"„“”]|\.\.\.|\d,\d{{3}}|[^{NARROW}!?][;!?»]|[^{NARROW}]:(\s|$)|«[^{NARROW}]",
    "nl": r"['\"„«»]|\.\.\.|\d,\d{3}",
}
"""Characters that are wrong in each language's typography."""
NEVER = r"['\"]|\.\.\."
"""Characters that are wrong in every language: typewriter punctuation."""


def keys(tree):
    """Return the keys of a text's variants, except the plural forms of each language."""
    variants = (node.key for node in nodes(tree) if isinstance(node, ast.Variant))
    return {key.name for key in variants if isinstance(key, ast.Identifier)} - PLURALS


def words(tree):
    """Return the plain words of a text; a variable becomes a digit."""
    parts = [node for node in nodes(tree) if isinstance(node, ast.TextElement | ast.VariableReference)]
    return "".join(part.value if isinstance(part, ast.TextElement) else "0" for part in parts)


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


@pytest.mark.parametrize("part", [variables, choices, keys])
@pytest.mark.parametrize("language", OTHERS)
def test_a_text_has_the_same_parts_in_every_language(language, part):
    wanted = {name: part(text) for name, text in patterns(ENGLISH).items()}
    found = {name: part(text) for name, text in patterns(language).items()}
    assert {name: found[name] for name in wanted if found[name] != wanted[name]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_comes_before_the_number_of_all(language):
    def swapped(tree):
        names = [node.id.name for node in nodes(tree) if isinstance(node, ast.VariableReference)]
        return [name for name in names if f"{name}s" in names[: names.index(name)]]

    assert {name: swapped(text) for name, text in patterns(language).items() if swapped(text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_printed_with_its_own_signs(language):
    signs = SIGNS.get(language, NEVER)
    texts = {name: words(text) for name, text in patterns(language).items()}
    assert {name: text for name, text in texts.items() if re.search(signs, text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_that_belong_together_stay_on_one_line(language):
    texts = {name: words(text) for name, text in patterns(language).items()}
    # A file quotes its options as they are typed.
    broken = {name for name, text in texts.items() if re.search(r"\d-\d", text)}
    assert {name for name in broken if not name.startswith("error-options-")} == set()


def test_the_page_offers_every_language_that_exists():
    offered = (ROOT / "js" / "kit" / "languages.js").read_text("utf-8")
    assert sorted(re.findall(r"^  (\w+): \{ name:", offered, re.M)) == LANGUAGES


def test_the_guide_for_translators_lists_every_file():
    listed = [line for line in GUIDE.splitlines() if line.startswith("| `")]
    assert sorted(re.findall(r"`([\w-]+\.ftl)`", "\n".join(listed))) == sorted(entries(ENGLISH))


def test_the_guide_for_translators_shows_a_message_as_it_is():
    shown = re.search(r"^```\n(.+?)^```", GUIDE, re.M | re.S)[1]
    texts = [file.read_text("utf-8") for file in (ROOT / "locales" / ENGLISH).glob("*.ftl")]
    assert any(shown in text for text in texts)
