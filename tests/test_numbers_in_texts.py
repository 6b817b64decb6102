"""The numbers in texts match the engine, and are the same in every language."""

import re
from itertools import chain

import pytest
from cases import each_case
from fluent_texts import ENGLISH, LANGUAGES, choices, numbers, patterns
from lotte.test_tip import COST as TIP_COST
from lotte.test_tip import STOP_AT

from volle.core import chance
from volle.games import GAMES
from volle.lotte import scoring as lotte_scoring
from volle.lotte import table as lotte
from volle.lotte import turn_value as lotte_turn
from volle.lotte.cards import DECK as LOTTE_DECK
from volle.lotte.options import OPTIONS as LOTTE_OPTIONS
from volle.wolle import position_odds, scoring, table
from volle.wolle.cards import HALF_DECK
from volle.wolle.types import BIDS, DIE_SIDES

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
HYPHEN = "\N{NON-BREAKING HYPHEN}"
SMALL = 6
"""Languages may spell out numbers up to this one."""
SEATS = range(2, 7)
LOWEST, HIGHEST = BIDS[0].target, BIDS[-1].target
SAFE = table.SAFE_RESULT
SHEEP = [card for card in GAMES["wolle"].reference.deck if card.is_sheep]
DOGS = [card for card in GAMES["wolle"].reference.deck if card.kind == "dog"]
BOARDS = range(len(SHEEP) + 1, len(SHEEP) + 1 + SEATS[-1])
BONUSES = [card for card in LOTTE_DECK if card.kind == "bonus"]
COUNTS = {card.kind: card.count for card in LOTTE_DECK}
TARGET = next(option for option in LOTTE_OPTIONS if option.name == "target")
IN_WOLLE = """
    rules-wolle-aim lesson-wolle-over wolle-end wolle-house-deck game-wolle.intro deck-own deck-other
    setup-own-deck-help error-deck-format
"""
IN_LOTTE = "rules-lotte-sign-deck lotte-deck-exhausted faces-about event-lotte-deck-shuffled"
TOP_BID = """
    wolle-bid-plus-cost wolle-bid-plus-cost.title wolle-bid-plus-needs-chip wolle-bid-plus-needs-chip.title
    wolle-bid-plus-is-26 wolle-bid-plus-is-26.title moment-top-bid moment-high-bid event-wolle-plus-paid
    error-bid-no-chip
"""
BELOW_SAFE = """
    lesson-wolle-below lesson-wolle-turn-black rules-wolle-sign-black
    wolle-result-below-14.title wolle-result-rescue-14.decided try-rescue-miss-question try-rescue-note
    event-wolle-cards-taken error-rescue-not-possible odds-wolle-below-14 wolle-result-below-14
"""
ONE_NUMBER = {
    IN_WOLLE: len(GAMES["wolle"].reference.deck),
    IN_LOTTE: sum(card.count for card in LOTTE_DECK),
    TOP_BID: HIGHEST,
    BELOW_SAFE: SAFE,
}
ONLY = {id_: str(number) for ids, number in ONE_NUMBER.items() for id_ in ids.split()}
"""Texts with only one number, once or several times."""
NOT_OF_THE_ENGINE = {
    "start-browser",
    "start-file",
    "error-record-encoding",
    "fairness-seal",
    "scores-fair-help",
    "contest-course.about",
    "fairness-rolls-about",
    "game-wolle.about",
    "statistics-period-year",
    "statistics-period-month",
    "statistics-luck.about",
    "statistics-dice.about",
    "statistics-dice.outside",
    "arena-rating-note",
    "rules-lotte-players",
    "rules-wolle-players",
}
"""Texts with other numbers: years, ages, estimates, levels of confidence, an encoding."""
MORE = {
    "de": {"wolle-result-rescue-14.example": {"16"}},
    "nl": {"game-wolle.about": {"999"}},
}
"""Numbers that a language adds: a sum, and the name of a publisher."""


def layouts():
    """Yield the rounds and their cards for every number of seats, and the cards of the last round of six."""
    cards = len(GAMES["wolle"].reference.deck)
    for seats in SEATS:
        yield from (cards // table.layout_count(seats), table.layout_count(seats))
    yield cards % table.layout_count(SEATS[-1])


def tenths(value):
    """Return a number of tenths as texts show it: "4½"."""
    whole, half = divmod(abs(value), 10)
    sign = "\N{MINUS SIGN}" if value < 0 else ""
    return f"{sign}{whole}" + {0: "", 5: "\N{VULGAR FRACTION ONE HALF}"}[half]


def dice(text):
    """Return the dice of a text such as "1-1-5", as displayed."""
    return text.replace("-", HYPHEN)


def score_of(text):
    """Return the dice of a text with their score in one roll."""
    return dice(text), lotte_scoring.points(tuple(map(int, text.split("-"))))


def expected():
    """Yield the ids of English texts, each with its numbers in order."""
    yield from wolle()
    yield from wolle_scores()
    yield from lotte_texts()
    yield "error-notation-seed", [2 * chance.SEED_BYTES]


def wolle():
    """Yield texts about bids, dice and results."""
    yield "rules-wolle-setup", [len(GAMES["wolle"].reference.deck), table.START_CHIPS]
    yield "wolle-deck", [len(GAMES["wolle"].reference.deck), len(SHEEP), len(DOGS)]
    half = [len(HALF_DECK.cards), sum(card.is_sheep for card in HALF_DECK.cards), len(DOGS) // 2]
    yield "wolle-house-short", [half[0], len(GAMES["wolle"].reference.deck), *half[1:]]
    rounds = [divmod(half[0], table.layout_count(seats)) for seats in SEATS]
    even = [whole for whole, rest in rounds if not rest]
    yield "wolle-house-short.special", [*even, *chain.from_iterable(each for each in rounds if each[1])]
    yield "wolle-house-short.decided", [len(GAMES["wolle"].reference.deck), dice("3-7-0"), dice("0-0-7")]
    yield "wolle-dice", [*DIE_SIDES, len(DIE_SIDES), sum(DIE_SIDES)]
    yield "lesson-wolle-bid", DIE_SIDES
    yield "wolle-chips", [table.CHIPS, table.START_CHIPS, scoring.CHIP_POINTS]
    yield "wolle-turn-stock-empty.decided", [table.CHIPS]
    *many, rounds, cards, rest = layouts()
    yield "wolle-layout", many
    yield "wolle-layout.special", [rounds, cards, rest]
    yield "badge-wolle-highest-bid.about", [GAMES["wolle"].statistics.badges["highest-bid"]]
    yield "wolle-bid-range", [LOWEST, HIGHEST, HIGHEST]
    yield "wolle-bid-range.decided", [LOWEST, HIGHEST, HIGHEST]
    yield "wolle-bid-order", [HIGHEST, HIGHEST]
    yield "wolle-bid-order.example", [*(17, 26, 22), *sorted((17, 26, 22), reverse=True)]
    yield "wolle-bid-tie.decided", [1, len(SHEEP), BOARDS[0], BOARDS[-1]]
    yield "wolle-turn-third.example", [20, 9, 7, 20 - 9 - 7]
    yield "wolle-result-malus.example", [2, 11, 6, 4, 11 + 6 + 4 - 2]
    yield "wolle-result-bonus.example", [2, 11, 6, 4, 11 + 6 + 4 + 2]
    yield "wolle-result-optional-success.example", [19 + 2 + 1, 2, 19]
    yield "wolle-result-below-14.example", [16, 3, 16 - 3]
    yield "wolle-result-rescue-14", [SAFE, SAFE]
    yield "wolle-result-rescue-14.special", [LOWEST]
    yield "wolle-result-rescue-14.example", [SAFE + 1, SAFE - 1, 3]
    yield "wolle-two-last-rolls", [2, SAFE]


def wolle_scores():
    """Yield texts about the value of cards."""
    dog, most, bone = scoring.ONE_DOG_POINTS, -scoring.MOST_DOGS_POINTS, scoring.BONE_POINTS
    one, two, _, four, five = (scoring.set_370_points(count) for count in range(1, 6))
    set_370, set_007 = dice("3-7-0"), dice("0-0-7")
    chip, three, six = scoring.CHIP_POINTS, scoring.set_007_points(3), scoring.set_007_points(6)
    parts = [24, 5, two, dog, 3 * chip]
    yield "wolle-score-sum", [chip, set_370, set_007]
    yield "wolle-score-sum.example", [24, 5, set_370, *parts, 24 - 5 + two + dog + 3 * chip]
    yield "lesson-wolle-again-sets", [set_370, two, set_007, three]
    yield "lesson-wolle-take-sets", [dog, bone]
    yield "lesson-wolle-sets", [set_370, set_007]
    yield "wolle-score-370", [set_370, one, two]
    yield "wolle-score-370.special", [four, five]
    yield "rules-wolle-sign-370", [one, two]
    yield "wolle-score-007", [set_007, three]
    yield "wolle-score-007.example", [scoring.set_007_points(5), six]
    yield "rules-wolle-sign-007", [three]
    yield "wolle-score-dog-one", [dog]
    yield "advice-wolle-below-14", [SAFE, 1, 100, SAFE, 99, 100, SAFE, SAFE, 100]
    yield "advice-wolle-more-dogs", [dog]
    yield "wolle-score-dog-most", [most, most]
    yield "rules-wolle-sign-dog", [dog, most]
    yield "wolle-score-bone", [bone]
    yield "wolle-score-bone.special", [most]
    yield "wolle-score-bone.example", [bone, dog, 3 * bone]
    worths = (
        position_odds.SET_CARDS["370"],
        set_007,
        position_odds.SET_CARDS["007"],
        *position_odds.DOGS[1:],
        position_odds.BONE,
    )
    shown = [one if one == set_007 else tenths(one) for one in worths]
    yield "odds-wolle-worth-table", [set_370, *shown, bone, chip]


def lotte_texts():
    """Yield texts of Volle Lotte."""
    yield "badge-lotte-biggest-turn.about", [GAMES["lotte"].statistics.badges["biggest-turn"]]
    points, straight, hit = [card.points for card in BONUSES], lotte.STRAIGHT, lotte.PLUS_MINUS
    kinds = {COUNTS[kind] for kind in ("fireworks", "double", "plus-minus", "straight")}
    deck = sum(card.count for card in LOTTE_DECK)
    yield "rules-lotte-setup", [deck, 0]
    yield "rules-lotte-tip", [STOP_AT["cabinet"], TIP_COST]
    yield "rules-lotte-tip.special", [STOP_AT["tutto"]]
    bonuses = sum(card.count for card in BONUSES)
    yield "lotte-deck", [deck, bonuses, BONUSES[0].count, *points, COUNTS["stop"], *kinds]
    yield "does-bonus", points
    yield from ((f"face-bonus-{number}", [number]) for number in points)
    yield "lotte-score-single", [1, score_of("1")[1], 5, score_of("5")[1]]
    yield "lotte-score-single.example", score_of("1-5-5")
    triples = [number for side in (1, 2, 3, 4, 5, 6) for number in score_of(f"{side}-{side}-{side}")]
    yield "lotte-score-triple", triples
    yield "lotte-score-triple.example", [1, dice("1-1"), 3 * score_of("1")[1]]
    many = ("1-1-1-1", "5-5-5-5", "2-2-2", "2-2-2-6-6-6")
    once = [number for text in many for number in score_of(text)]
    once[once.index(dice("2-2-2"))] = dice("2-2-2-2")
    yield "lotte-score-once.example", once
    yield "lesson-lotte-go-double", [score_of("1-1-1")[1]]
    yield "lotte-card-bonus.example", [850, 300, 850 + 300]
    yield "lotte-card-double.example", [1250, 2 * 1250]
    yield "lotte-card-plus-minus", [hit, hit]
    yield "lotte-card-plus-minus.special", [0, hit]
    yield "lotte-card-plus-minus.cabinet", [600, f"\N{MINUS SIGN}{hit - 600}"]
    yield "lotte-card-plus-minus.tutto", [600, max(600 - hit, 0)]
    yield "lotte-card-plus-minus.decided", [hit, 0]
    yield from ((id_, [hit, hit]) for id_ in ("rules-lotte-sign-plus-minus", "does-plus-minus"))
    yield from ((id_, [hit]) for id_ in ("rules-lotte-sign-leader", "ask-plus-minus"))
    yield from ((id_, [straight]) for id_ in ("lotte-card-straight", "rules-lotte-sign-straight"))
    yield "does-straight", [straight]
    long, short = dice("1-2-3-4-5"), dice("1-1-3-3-6-6")
    yield "lotte-card-straight.cabinet", [long, short, 1, 3, straight]
    yield from ((id_, [TARGET.default]) for id_ in ("rules-lotte-aim", "game-lotte.intro"))
    yield "lotte-end-target", [TARGET.default, TARGET.values[-1]]
    yield "error-options-target", [TARGET.range.least, TARGET.range.most, TARGET.range.step]
    yield "odds-lotte-clover-worth", [lotte_turn.CLOVER]


EXPECTED = {id_: [str(number) for number in found] for id_, found in expected()}


def large(pattern):
    """Return the numbers of a text that no language spells out."""
    plain = (number for number in numbers(pattern) if HYPHEN not in number)
    return {number for number in plain if int(re.sub(r"\D", "", number)) > SMALL}


@each_case("id_", lambda: EXPECTED)
def test_an_english_text_has_the_numbers_of_the_engine(id_):
    assert numbers(patterns(ENGLISH)[id_]) == EXPECTED[id_]


@each_case("id_", lambda: ONLY)
def test_an_english_text_has_only_this_number_of_the_engine(id_):
    assert set(numbers(patterns(ENGLISH)[id_])) == {ONLY[id_]}


def test_every_english_text_with_a_large_number_is_checked():
    texts = {id_ for id_, pattern in patterns(ENGLISH).items() if large(pattern)}
    scenes = {id_ for id_ in texts if id_.startswith("scene-")}
    hundredths = {id_ for id_ in texts if "chance" in choices(patterns(ENGLISH)[id_])}
    assert texts - scenes - EXPECTED.keys() - ONLY.keys() - hundredths == NOT_OF_THE_ENGINE


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_has_the_same_large_numbers_in_every_language(language):
    # Scenes spell out numbers in some languages; test_scene_words checks their figures.
    texts = patterns(ENGLISH).items()
    english = {id_: large(text) for id_, text in texts if not id_.startswith("scene-")}
    more = MORE.get(language, {})
    found = {id_: large(text) - more.get(id_, set()) for id_, text in patterns(language).items()}
    assert {id_: found[id_] for id_ in english if found[id_] != english[id_]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sum_that_a_text_shows_adds_up(language):
    plus = "[+\N{MINUS SIGN}]"
    sums = []
    for pattern in patterns(language).values():
        text = "".join(getattr(part, "value", "") or "" for part in pattern.elements)
        sums += re.findall(rf"(\d+(?: {plus} \d+)+) = (\d+)", text)
    assert sums
    for terms, total in sums:
        signed = re.sub("([+-]) ", r"\1", terms.replace("\N{MINUS SIGN}", "-")).split()
        assert sum(map(int, signed)) == int(total)
