"""Matches with known dice: their records, refusals and verification."""

import unicodedata
from pathlib import Path

import pytest
from builders import NEW, SEED
from command_line import run, run_program
from matches import to_its_end

from volle.core import chance, seed_source
from volle.core import match as matches
from volle.core.errors import BadOptions, BadRecord
from volle.core.match import with_seed_from
from volle.core.record import format_record, parse_record
from volle.core.seed_source import SeedSource, seed_from
from volle.games import GAMES
from volle.web.replay import branched

RECORDS = Path(__file__).parent / "records"
DAY, WORDS = "day 2026-11-22", "words little red hen"
DEALS = (DAY, WORDS, "again")


def line_of(record, start):
    """Return the line of a record with this beginning."""
    return next(line for line in record.splitlines() if line.startswith(start))


@pytest.fixture(scope="module")
def over():
    """Return the record of a whole match of a day."""
    begun = matches.begin(GAMES["lotte"], ("bot:steady", "bot:cautious"), {"target": 2000}, bytes(16))
    return format_record(to_its_end(with_seed_from(begun, SeedSource("day", "2026-11-22"))))


@pytest.fixture
def refused():
    """Return (line, code) of the refusal of a record."""

    def refusal(text):
        with pytest.raises(BadRecord) as error:
            parse_record(text, GAMES)
        return error.value.line, error.value.code

    return refusal


def started(text):
    """Return a record of a match that has just begun, with additional headers."""
    head = 'volle 1\ngame: wolle\nrules: 1\nseats: Anna | Ben\noptions: {"deck": "house"}\n'
    return f"{head}{text}\n"


DERIVED = seed_from("wolle", SeedSource("day", "2026-11-22"))
WRONG = {
    "deal: secret\n": (6, "deal.kind"),
    "deal: again and again\n": (6, "deal.kind"),
    "deal: day 2026-02-30\n": (6, "deal.day"),
    "deal: day  2026-11-22\n": (6, "deal.day"),
    "deal: words \n": (6, "deal.words-empty"),
    "deal: words " + "x" * 61 + "\n": (6, "deal.words-long"),
    "deal: words a\tb\n": (6, "deal.words-characters"),
    "deal: words  two spaces\n": (6, "record.deal"),
    "deal: words A\u0308\n": (6, "record.deal"),
    f"deal: {DAY}\nseal: {'0' * 64}\n": (7, "record.deal-seal"),
    f"deal: {DAY}\nseed: {'0' * 32}\n": (7, "record.deal-seed"),
    f"deal: {DAY}\nseal: {chance.seal(DERIVED)}\nseed: {SEED}\n": (8, "record.deal-seed"),
    f"deal: {DAY}\ndeal: {DAY}\n": (7, "record.header-twice"),
    "lesson: first\ndeal: again\n": (7, "deal.lesson"),
}


@pytest.mark.parametrize("headers", WRONG, ids=ascii)
def test_a_record_with_a_wrong_deal_is_refused(refused, headers):
    seats = "Anna | bot:ram | bot:ram" if headers.startswith("lesson") else "Anna | Ben"
    assert refused(started(headers).replace("Anna | Ben", seats)) == WRONG[headers]


@pytest.mark.parametrize(
    "headers",
    [
        "deal: again\n",
        f"deal: {DAY}\n",
        f"deal: {DAY}\nseal: {chance.seal(DERIVED)}\n",
        f"deal: {DAY}\nseed: {DERIVED.hex()}\n",
        f"deal: again\nseal: {'0' * 64}\nseed: {SEED}\n",
    ],
)
def test_a_record_is_written_with_its_deal_as_it_was_read(headers):
    read = parse_record(started(headers), GAMES)
    assert read.deal
    assert format_record(read, private=True) == started(headers)


def test_a_running_match_of_a_day_reveals_its_day_and_its_seal_but_no_seed():
    begun = matches.begin(GAMES["wolle"], ("Anna", "Ben"), {}, bytes(16))
    record = format_record(with_seed_from(begun, SeedSource("day", "2026-11-22")))
    assert f"deal: {DAY}\nseal: {chance.seal(DERIVED)}\n\n" in record


# ------------------------------------------------------------------------------ new matches


@pytest.mark.parametrize("deal", [DAY, WORDS])
def test_a_day_and_words_give_the_same_dice_whatever_the_seed(ask, deal):
    records = []
    for seed in (SEED, "ab" * 16):
        ask(**NEW | {"deal": deal, "seed": seed})
        records.append(ask("step", ply=0)["save"])
    assert records[0] == records[1]
    assert line_of(records[0], "deal") == f"deal: {deal}"


def test_the_same_deal_again_has_the_seed_that_it_is_given(ask):
    save = ask(**NEW | {"deal": "again"})["save"]
    assert f"seed: {SEED}\n" in save
    assert "deal: again\n" in save


def test_a_match_with_a_secret_seed_says_nothing_of_it(ask):
    answer = ask(**NEW)
    assert answer["view"]["deal"] is None
    assert "deal" not in answer["save"].split("\n\n")[0].replace("deal ", "")


@pytest.mark.parametrize("deal", DEALS)
def test_every_player_at_the_table_is_informed(ask, deal):
    kind, _, text = deal.partition(" ")
    assert ask(**NEW | {"deal": deal})["view"]["deal"] == {"kind": kind, "text": text}


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        (7, "request.deal"),
        ("", "deal.kind"),
        ("day 2026-11-31", "deal.day"),
        ("words a\u0007", "deal.words-characters"),
        ("words " + "x" * 61, "deal.words-long"),
        ("words \u3164", "deal.words-characters"),
        ("words \u2800", "deal.words-characters"),
        ("words \ud800", "deal.words-characters"),
    ],
)
def test_a_wrong_deal_begins_no_match(ask, deal, code):
    assert ask(**NEW | {"deal": deal})["error"]["code"] == code
    assert ask("view")["error"]["code"] == "match.none"


def test_words_as_long_as_any_are_composed_and_longer_ones_refused_as_they_are(monkeypatch):
    composed = []

    def normalize(form, text):
        composed.append(text)
        return unicodedata.normalize(form, text)

    monkeypatch.setattr(seed_source, "normalize", normalize)
    # The letter that composes from the most characters.
    letter = "\u1faf"
    longest = unicodedata.normalize("NFD", letter) * seed_source.WORDS_LENGTH
    assert seed_source.parse_seed_source(f"words {longest}").text == letter * seed_source.WORDS_LENGTH
    assert composed == [longest]
    with pytest.raises(BadOptions) as refusal:
        seed_source.parse_seed_source("words a" + "\u0315\u0300" * 50_000)
    assert refusal.value.code == "deal.words-long"
    assert composed == [longest]


def test_a_lesson_can_have_no_deal(ask):
    answer = ask(**NEW | {"seats": ["Anna", "bot:ram", "bot:ram"], "lesson": "first", "deal": DAY})
    assert answer["error"]["code"] == "deal.lesson"


# ------------------------------------------------------------------------------ continued matches


def test_a_match_that_goes_on_with_new_dice_is_of_no_day(ask, over):
    begun = branched(parse_record(over, GAMES), 0, bytes(16), same_dice=False)
    assert (begun.deal, begun.seal) == (None, None)
    record = started(f"deal: {DAY}\nseal: {chance.seal(DERIVED)}\n")
    assert ask("load", record=record, seed=SEED)["view"]["deal"] is None


def test_a_match_that_goes_on_with_the_same_dice_says_so(over):
    match = parse_record(over, GAMES)
    assert branched(match, 0, bytes(16), same_dice=True).deal == match.deal
    secret = parse_record((RECORDS / "two-seats.volle").read_text("utf-8"), GAMES)
    assert branched(secret, 0, bytes(16), same_dice=True).deal == SeedSource("again")


# ------------------------------------------------------------------------------ the command line


@pytest.mark.cpython
@pytest.mark.parametrize("deal", [DAY, WORDS])
def test_the_command_line_simulates_a_deal_and_verifies_it(tmp_path, deal):
    arguments = ("simulate", "lotte", "--seats", 2, "--target", 2000, "--deal", deal, "--out", tmp_path)
    assert run_program(*arguments).returncode == 0
    [path] = tmp_path.iterdir()
    done = run("replay", "--verify", path)
    assert done.returncode == 0
    assert f"{deal.partition(' ')[2]}" in done.stdout.partition(" · ")[2]
    assert " · Everything checks out: " in done.stdout


@pytest.mark.cpython
def test_the_command_line_plays_a_match_with_the_dice_of_another(tmp_path):
    record = RECORDS / "two-seats.volle"
    path = tmp_path / "again.volle"
    bots = ("bot:ram", "bot:lamb")
    done = run("play", "wolle", *bots, "--again", record, "--record", path)
    assert done.returncode == 0, done.stderr
    played = parse_record(path.read_text("utf-8"), GAMES, verify=True)
    assert played.deal == SeedSource("again")
    assert played.seed == parse_record(record.read_text("utf-8"), GAMES).seed


@pytest.mark.cpython
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("play", "wolle", "--deal", "again"), "deal.kind"),
        (("play", "wolle", "--deal", "day 2026-02-30"), "deal.day"),
        (("play", "wolle", "--deal", DAY, "--from", RECORDS / "steal.volle"), "deal.from"),
        (("play", "wolle", "--again", RECORDS / "called-off.volle"), "deal.no-seed"),
        (("simulate", "wolle", "--deal", DAY, "--games", 2), "simulate.deal"),
        (("simulate", "wolle", "--deal", "words"), "deal.words-empty"),
    ],
)
def test_the_command_line_refuses_an_invalid_deal(tmp_path, arguments, code):
    out = ("--out", tmp_path) if arguments[0] == "simulate" else ("--lang", "en")
    done = run(*arguments, *out)
    assert done.returncode == 1
    assert code in done.stderr or "error" not in done.stderr
