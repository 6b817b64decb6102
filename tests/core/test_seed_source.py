"""The sources of a seed: days and words that give everyone the same seed, and invalid ones."""

from dataclasses import replace
from hashlib import sha256
from sys import maxunicode

import pytest

from volle.core import chance
from volle.core import match as matches
from volle.core.errors import BadOptions
from volle.core.lesson import as_lesson
from volle.core.match import with_seed_from
from volle.core.seed_source import WORDS_LENGTH, SeedSource, format_seed_source, parse_seed_source, seed_from
from volle.games import GAMES

REFUSED = {
    "": "deal.kind",
    "secret": "deal.kind",
    "again ": "deal.kind",
    "again 2026-11-22": "deal.kind",
    "Day 2026-11-22": "deal.kind",
    "day": "deal.day",
    "day ": "deal.day",
    "day today": "deal.day",
    "day 2026-11-31": "deal.day",
    "day 2026-02-29": "deal.day",
    "day 1900-02-29": "deal.day",
    "day 2026-00-10": "deal.day",
    "day 2026-13-10": "deal.day",
    "day 2026-11-00": "deal.day",
    "day 2026-1-1": "deal.day",
    "day 20261122": "deal.day",
    "day  2026-11-22": "deal.day",
    "day 2026-11-22 ": "deal.day",
    "day \uff12026-11-22": "deal.day",
    "words": "deal.words-empty",
    "words    ": "deal.words-empty",
    "words " + "x" * (WORDS_LENGTH + 1): "deal.words-long",
    "words a\tb": "deal.words-characters",
    "words a\nb": "deal.words-characters",
    "words a\x00b": "deal.words-characters",
    "words a\x85b": "deal.words-characters",
    "words a\u00a0b": "deal.words-characters",
    "words a\u2028b": "deal.words-characters",
    "words a\u202eb": "deal.words-characters",
    "words a\u200db": "deal.words-characters",
    "words a\ud800b": "deal.words-characters",
    "words a\ue000b": "deal.words-characters",
    "words a\U0001f411b": "deal.words-characters",
}


def refused(text):
    """Return the code with which a text is refused."""
    with pytest.raises(BadOptions) as refusal:
        parse_seed_source(text)
    return refusal.value.code


@pytest.mark.parametrize(("text", "code"), REFUSED.items(), ids=map(ascii, REFUSED))
def test_an_invalid_deal_is_refused(text, code):
    assert refused(text) == code


@pytest.mark.parametrize("day", ["2026-11-22", "2028-02-29", "2000-02-29", "2026-04-30", "2026-12-31"])
def test_a_day_that_exists_stays_as_it_is(day):
    assert parse_seed_source(f"day {day}") == SeedSource("day", day)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("  little  red hen ", "little red hen"),
        ("A\u0308pfel", "Äpfel"),
        ("\u212bsa", "Åsa"),
        ("小羊", "小羊"),
        ("x" * WORDS_LENGTH, "x" * WORDS_LENGTH),
        ("e\u0301" * WORDS_LENGTH, "é" * WORDS_LENGTH),
    ],
)
def test_words_have_one_form(typed, words):
    deal = parse_seed_source(f"words {typed}")
    assert deal == SeedSource("words", words)
    assert parse_seed_source(format_seed_source(deal)) == deal


EVERY_CHARACTER = (94976, "c0463720fbc5cb1d")
"""The number of characters that words may have, and the first digits of the SHA-256 of all, normalized."""
# Planes 4 to 13 have no characters, and 15 and 16 only private ones: some of them are enough.
CODES = (
    *range(0x40000),
    *range(0x40000, 0xE0000, 251),
    *range(0xE0000, 0xF0000),
    *range(0xF0000, maxunicode, 251),
)


def test_every_python_composes_the_same_words_of_the_same_characters():
    digest = sha256()
    count = 0
    for code in CODES:
        try:
            deal = parse_seed_source(f"words {chr(code)}")
        except BadOptions:
            continue
        count += 1
        digest.update(deal.text.encode())
    assert (count, digest.hexdigest()[:16]) == EVERY_CHARACTER


SEEDS = {
    ("wolle", "day 2026-11-22"): "6b5e258f2e37f7369734b6c6b2798363",
    ("lotte", "day 2026-11-22"): "17fbf762c64365d2ee61bf909c100309",
    ("wolle", "words 2026-11-22"): "5a803e0f667c9fb2f1e09cce99b6c6cb",
    ("wolle", "words Äpfel und Birnen"): "3fe8d9aeaceaf2ab00196713d7244fb4",
}
"""Seeds that other programs must derive, too."""


@pytest.mark.parametrize(("game", "text"), SEEDS)
def test_others_find_the_same_seed(game, text):
    kind, _, rest = text.partition(" ")
    hashed = f"volle deal\n{game}\n{kind}\n{rest}"
    seed = seed_from(game, parse_seed_source(text))
    assert seed == sha256(hashed.encode()).digest()[:16]
    assert seed.hex() == SEEDS[game, text]


def test_an_earlier_match_has_the_seed_that_it_had():
    assert seed_from("wolle", SeedSource("again")) is None


@pytest.fixture
def secret():
    """Return a match with a secret seed."""
    return matches.begin(GAMES["wolle"], ("Anna", "Ben"), {}, bytes(range(16)))


def test_a_match_of_a_day_has_its_seed_and_seal(secret):
    match = with_seed_from(secret, SeedSource("day", "2026-11-22"))
    assert match.seed.hex() == SEEDS["wolle", "day 2026-11-22"]
    assert match.seal == chance.seal(match.seed)


def test_a_match_with_the_seed_of_an_earlier_one_keeps_it(secret):
    match = with_seed_from(secret, SeedSource("again"))
    assert (match.seed, match.seal) == (secret.seed, secret.seal)


def test_a_lesson_has_no_deal(secret):
    [name, lesson] = next(iter(GAMES["wolle"].lessons.items()))
    seats = ("Anna", *(f"bot:{level}" for level in lesson.bots))
    match = as_lesson(matches.begin(GAMES["wolle"], seats, {}, secret.seed), name)
    with pytest.raises(BadOptions, match=r"deal\.lesson"):
        with_seed_from(match, SeedSource("again"))


def test_new_dice_are_of_no_day(secret):
    unknown = replace(with_seed_from(secret, SeedSource("day", "2026-11-22")), seed=None)
    match = matches.with_chance(unknown, bytes(16))
    assert (match.deal, match.seal) == (None, None)
