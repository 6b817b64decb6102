"""Verification of a record's dice, requested from the bridge for any record."""

from pathlib import Path

import pytest
from builders import NEW
from matches import to_its_end

from volle.core import match as matches
from volle.core.match import with_seed_from
from volle.core.record import format_record
from volle.core.seed_source import SeedSource
from volle.games import GAMES

RECORDS = Path(__file__).parent / "records"


@pytest.fixture(scope="module")
def fair():
    """Return the record of a whole match with its commitment and seed."""
    begun = matches.begin(GAMES["lotte"], ("bot:steady", "bot:cautious"), {"target": 2000}, bytes(16))
    return format_record(to_its_end(begun))


def without(text, header):
    """Return the record without a header."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(f"{header}:"))


@pytest.fixture
def verdict(ask):
    """Return the verdict on a record, and the line that contradicts it."""

    def check(record):
        answer = ask("verify", record=record)
        assert answer["ok"], answer
        return answer["verdict"], answer["line"]

    return check


def test_a_sealed_match_with_the_dice_of_its_seed_is_fair(ask, fair):
    assert ask("verify", record=fair) == {
        "ok": True,
        "verdict": "fair",
        "line": None,
        "expected": None,
        "game": "lotte",
        "deal": None,
        "over": True,
    }


def test_without_a_seal_nothing_vouches_for_the_dice(verdict, fair):
    assert verdict(without(fair, "seal")) == ("no-seal", 7)


def test_without_a_seed_the_dice_of_a_match_that_is_over_cannot_be_checked(verdict, fair):
    assert verdict(without(fair, "seed")) == ("no-seed", 7)


def test_a_seal_of_another_seed_does_not_fit(verdict, fair):
    assert verdict(fair.replace("seed: 00", "seed: 01")) == ("seal", 6)


def test_a_roll_that_the_seed_does_not_draw_is_found(ask, fair):
    rolls = [number for number, line in enumerate(fair.splitlines(), 1) if line.startswith("card ")]
    lines = fair.splitlines(keepends=True)
    drawn = lines[rolls[0] - 1].strip()
    other = next(card.name for card in GAMES["lotte"].reference.deck if card.name not in drawn)
    lines[rolls[0] - 1] = f"card {other}\n"
    text = "".join(lines[: rolls[0]])
    answer = ask("verify", record=text)
    assert (answer["verdict"], answer["line"], answer["expected"]) == ("drawn", rolls[0], drawn)


def test_the_seed_of_a_running_match_is_not_open_yet(ask, verdict):
    assert verdict(ask(**NEW)["record"]) == ("running", 7)


def test_a_running_match_with_its_seed_is_checked_so_far(ask, verdict):
    ask(**NEW)
    assert verdict(ask("step", ply=0)["save"]) == ("fair", None)


def test_it_says_that_the_dice_could_be_known(ask):
    begun = matches.begin(GAMES["wolle"], ("Anna", "Ben"), {}, bytes(16))
    record = format_record(with_seed_from(begun, SeedSource("words", "little red hen")), private=True)
    answer = ask("verify", record=record)
    assert (answer["verdict"], answer["deal"]) == ("fair", {"kind": "words", "text": "little red hen"})


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda _: "", "record.magic"),
        (lambda _: "once upon a time", "record.magic"),
        (lambda text: text.replace("rules: 1", "rules: 9"), "record.rules"),
        (lambda text: text.replace("\nroll ", "\nrall ", 1), "notation.action"),
        (
            lambda text: text.replace("seed: 00", "seed: 01").replace("\nroll ", "\nrall ", 1),
            "notation.action",
        ),
        (lambda text: text.replace("seed: 00", "deal: day 2026-11-22\nseed: 00"), "record.deal-seal"),
    ],
)
def test_an_invalid_record_is_refused(ask, fair, spoil, code):
    assert ask("verify", record=spoil(fair))["error"]["code"] == code


def test_the_match_on_the_table_stays_as_it_is(ask, fair):
    ask(**NEW)
    before = ask("view")
    ask("verify", record=fair)
    assert ask("view") == before
