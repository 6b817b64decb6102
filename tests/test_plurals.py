"""A number beside a noun has its plural in every language."""

import re
from itertools import pairwise

import pytest
from fluent.syntax import ast
from fluent_texts import ENGLISH, LANGUAGES, entries, patterns, variables

NOUNS = {
    "en": """
        actions bids boards bots bytes cards characters chips choices codes days deals decisions dice
        dogs files games lines matches moves numbers people players points rolls rounds scenes seats
        sheep steps tries triples turns wins
    """,
    "de": """
        Aktionen Bots Chips Dateien Durchgänge Entscheidungen Gebote Hirtenhunde Hunde Karten Partien
        Personen Plätze Punkte Punkten Regeln Runden Schafe Schritte Seiten Spiele Spielzüge Stops Tage
        Versuche Wollchips Würfe Würfel Würfeln Würfen Zahlen Zeichen Zeilen Züge
    """,
    "fr": """
        actions cartes caractères chiens chips coups choix codes contrats dés donnes essais faces
        fichiers jetons joueurs jours lancers lignes manches moutons niveaux parties places points
        règles robots tours
    """,
    "nl": """
        acties beurten biedingen bots codes computerspelers dagen dobbelstenen fiches honden kaarten
        keuzes partijen plaatsen pogingen punten regels rondes schapen spelers spelverdelingen stappen
        tekens wolfiches worpen zetten zijden
    """,
}
"""Nouns in the plural that follow a number, by language; languages with one form for both have them too."""
NEVER_ONE = {
    "menu-seats": {"most"},
    "error-seats-count": {"most"},
    "error-simulate-bots": {"seats"},
    "error-deal-words-long": {"most"},
    "error-deck-count": {"needed"},
    "error-copies-too-many": {"most"},
    "parts-read": {"count"},
    "statistics-die": {"sides"},
    "take-confirm-ready": {"count"},
    "highlight-wolle-luckiest-roll": {"odds"},
    "advice-wolle-set-370": {"points"},
    "advice-wolle-set-007": {"points"},
    "advice-wolle-one-dog": {"points"},
    "advice-wolle-more-dogs": {"count"},
    "advice-wolle-most-dogs": {"count", "points"},
}
"""Variables that are never 1, by message."""
NAMES = re.compile(r"(winner)?[nN]ames?|seat\d")
FIFTIES = {"points", "score", "total"}
"""Variables of Volle Lotte that are multiples of 50."""
IN_LOTTE = {
    one.id.name
    for file, body in entries(ENGLISH).items()
    for one in body
    if file.startswith("lotte") and isinstance(one, ast.Message)
}


def leaves(pattern, chosen=frozenset()):
    """Yield the variants of a text without choices, each with the variables that selected it."""
    selects = [
        one.expression
        for one in pattern.elements
        if isinstance(one, ast.Placeable) and isinstance(one.expression, ast.SelectExpression)
    ]
    if not selects:
        yield pattern, chosen
    for select in selects:
        for variant in select.variants:
            yield from leaves(variant.value, chosen | variables(select.selector))


def counted(pattern, nouns):
    """Return the variables of a text that a plural noun follows, such as "points" for `$pointsWords`."""
    elements, found = pattern.elements, set()
    for one, after in pairwise(elements):
        is_variable = isinstance(one, ast.Placeable) and isinstance(one.expression, ast.VariableReference)
        if is_variable and isinstance(after, ast.TextElement):
            word = re.match(r"\s([^\W\d]+)", after.value)
            name = one.expression.id.name
            if word and word[1] in nouns and not NAMES.fullmatch(name):
                found.add(name.removesuffix("Words"))
    return found


def unselected(language):
    """Return the variables, by message, before a plural noun without a choice of its form."""
    nouns, found = set(NOUNS[language].split()), {}
    for id_, pattern in patterns(language).items():
        message = id_.split(".")[0]
        never_one = NEVER_ONE.get(message, set()) | (FIFTIES if message in IN_LOTTE else set())
        free = {name for leaf, chosen in leaves(pattern) for name in counted(leaf, nouns) - chosen}
        if free - never_one:
            found[id_] = free - never_one
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_beside_a_noun_has_its_plural(language):
    assert unselected(language) == {}
