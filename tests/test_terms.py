"""Words with one meaning stand in its sense only, and old terms are gone; the list is terms.toml."""

import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent_texts import LANGUAGES, nodes, patterns

TERMS = tomllib.loads((Path(__file__).parent / "terms.toml").read_text("utf-8"))
NOWHERE = "(?!)"


def terms(kind):
    """Return the entries of one kind in all languages, as parameters of a test."""
    return [
        pytest.param(language, term, id=f"{language}-{term.get('instead', term['word'])}")
        for language, found in TERMS.items()
        for term in found.get(kind, [])
    ]


def said(pattern):
    """Return the variants of a text."""
    variants = [node.value for node in nodes(pattern) if isinstance(node, ast.Variant)]
    return [plain(one) for one in variants or [pattern]]


def plain(pattern):
    """Return a text with braces for variables and choices."""
    return "".join(one.value if isinstance(one, ast.TextElement) else "{}" for one in pattern.elements)


def found(language, word):
    """Return the texts of a language that have a word, by id."""
    texts = {id_: said(pattern) for id_, pattern in patterns(language).items()}
    return {id_: text for id_, text in texts.items() if any(re.search(word, piece) for piece in text)}


def test_each_language_has_terms():
    assert sorted(TERMS) == LANGUAGES


@pytest.mark.parametrize(("language", "term"), terms("reserved"))
def test_a_reserved_word_stands_in_the_sense_of_the_game_only(language, term):
    texts = found(language, term["word"])
    assert texts
    assert {id_: text for id_, text in texts.items() if not re.search(term["where"], id_)} == {}


@pytest.mark.parametrize(("language", "term"), terms("forbidden"))
def test_an_old_term_is_gone(language, term):
    texts = found(language, term["word"])
    where, but = term.get("where", ""), term.get("but", NOWHERE)
    assert {
        id_: text for id_, text in texts.items() if re.search(where, id_) and not re.search(but, id_)
    } == {}
