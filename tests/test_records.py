"""The records of records/: their final positions, their secrets, and the refusal of corrupt ones."""

import json
from pathlib import Path

import pytest
from wolle.builders import options_for

from volle.core import match as matches
from volle.core.errors import BadRecord
from volle.core.record import LONGEST, format_record, parse_record, record_in
from volle.games import GAMES
from volle.wolle.cards import HOUSE_DECK, format_card

FOLDER = Path(__file__).parent / "records"
RECORDS = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.volle"))}

ENDS = {
    "steal": """
        phase deal
        undealt *
        1 board 52 chips 2 herd s05 s27 s33 dogs d1 d2 past 20 22
        2 board 53 chips 2 herd s16 dogs d3 bone past 18 22
        3 board 54 chips 2 past 16 22
    """,
    "rescue": """
        phase deal
        undealt *
        1 board 57 chips 1 herd s30 dogs d1 d2 past 26+
        2 board 52 chips 1 past 26+
        3 board 55 chips 3 herd s17 s19 past 26
        4 board 53 chips 2 past 14
    """,
    "secret-bid": """
        phase bids
        undealt *
        display s16 s19 s27 d5
        1 board 57 chips 2 bid 24
        2 board 53 chips 2
        3 board 52 chips 2
    """,
}


def read(text):
    """Return the match of a record."""
    return parse_record(text, GAMES)


def refused(text):
    """Return (line, code, rule) of the refusal of a record."""
    with pytest.raises(BadRecord) as refusal:
        read(text)
    return refusal.value.line, refusal.value.code, refusal.value.rule


def codes_of(match):
    """Return the codes of all events."""
    return [event.code for _, event in matches.events(match, None)]


@pytest.mark.parametrize("name", RECORDS)
def test_record_is_written_as_it_was_read(name):
    assert format_record(read(RECORDS[name]), private=True) == RECORDS[name]


@pytest.mark.parametrize("name", ENDS)
def test_record_ends_in_its_position(name):
    match = read(RECORDS[name])
    assert match.state == match.game.parse_position(ENDS[name], match.options)


def test_record_of_a_theft():
    codes = codes_of(read(RECORDS["steal"]))
    assert codes.count("bone.stolen") == codes.count("bone.left") == 1
    assert codes.count("turn.skipped") == 2


def test_record_of_a_rescue():
    match = read(RECORDS["rescue"])
    codes = codes_of(match)
    assert (codes.count("plus.paid"), codes.count("result.rescued"), codes.count("turn.skipped")) == (2, 1, 1)
    assert match.options.open_herd


def test_record_of_a_whole_match_knows_its_winner():
    match = read(RECORDS["two-seats"])
    assert match.game.result(match.state).winners == (0,)
    assert match.to_act == ()


BEFORE = ("", "\ufeff", "\n", "\ufeff\r\n \t\r\n")
"""Additions of editors, mail and the clipboard before a record, at the ends of its lines, and behind it."""
ENDINGS = ("\n", "\r\n", "\r\r\n", " \n", "\t \r\n", "\u00a0\n")
BEHIND = ("", "\n", "\n\n \t\n")


@pytest.mark.parametrize("behind", BEHIND)
@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("before", BEFORE)
def test_record_from_any_editor_is_the_same(before, ending, behind):
    for name in ("secret-bid", "steal", "called-off", "two-seats"):
        text = RECORDS[name]
        edited = before + text.removesuffix("\n").replace("\n", ending) + behind
        assert read(edited) == read(record_in(edited)) == read(text)


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("before", BEFORE)
def test_record_from_any_editor_is_refused_at_the_line_of_the_file(before, ending):
    text = before + RECORDS["steal"].replace("2 bid 18", "2 bid 99").replace("\n", ending)
    line = text.partition("2 bid 99")[0].count("\n") + 1
    assert refused(text) == (line, "notation.action", None)


def test_record_names_cards_in_any_order():
    text = RECORDS["steal"]
    assert read(text.replace("deal s05 s16 d1 k", "deal k d1 s16 s05")) == read(text)


def test_record_keeps_names_in_every_script():
    text = RECORDS["steal"].replace("Anna | Ben", "Åsa-Łucja | 小羊")
    assert read(text).names[:2] == ("Åsa-Łucja", "小羊")
    assert format_record(read(text)) == text


def test_record_carries_a_deck_of_its_own():
    deck = json.dumps([format_card(card) for card in options_for(3).deck.cards])
    text = RECORDS["steal"].replace('"house"', deck)
    headers, actions = text.split("\n\n")
    match = read(f"{headers}\n\n{actions.split('1 bid')[0]}")
    assert match.options.deck == options_for(3).deck != HOUSE_DECK
    assert read(format_record(match)) == match


def test_record_of_a_result_with_shared_win_is_checked():
    text = RECORDS["two-seats"]
    without = "\n".join(line for line in text.split("\n") if not line.startswith("result"))
    assert read(without) == read(text)


# ------------------------------------------------------------------------------ secrets


def test_public_record_of_an_unfinished_match_reveals_no_seed_and_no_unrevealed_bid():
    match = read(RECORDS["secret-bid"])
    text = format_record(match)
    assert f"seal: {match.seal}" in text
    assert "seed" not in text
    assert "bid" not in text.split("\n\n")[1]
    assert read(text).ply == 2


def test_public_record_reveals_bids_once_they_are_revealed():
    match = read(RECORDS["secret-bid"])
    for text in ("2 bid 15", "3 bid 16"):
        match = matches.play(match, match.game.parse_action(text))
    assert "1 bid 24\n2 bid 15\n3 bid 16\n" in format_record(match)
    assert "seed" not in format_record(match)


def test_public_record_of_a_match_that_is_over_reveals_the_seed():
    match = read(RECORDS["two-seats"])
    assert f"seed: {match.seed.hex()}" in format_record(match)
    assert format_record(match) == format_record(match, private=True)


# ------------------------------------------------------------------------------ seed and commitment


def test_verify_agrees_with_a_match_as_it_was_drawn():
    text = RECORDS["two-seats"]
    assert parse_record(text, GAMES, verify=True) == read(text)


def refused_verification(text):
    """Return (line, code) of a failed verification of the seed."""
    with pytest.raises(BadRecord) as refusal:
        parse_record(text, GAMES, verify=True)
    return refusal.value.line, refusal.value.code


def without(text, header):
    """Return the record without a header."""
    return "\n".join(line for line in text.split("\n") if not line.startswith(f"{header}:"))


def test_verify_needs_seal_and_seed():
    text = RECORDS["secret-bid"]
    assert refused_verification(without(text, "seal")) == (7, "verify.no-seal")
    assert refused_verification(without(text, "seed")) == (7, "verify.no-seed")


def test_verify_finds_a_seed_that_is_not_the_sealed_one():
    text = RECORDS["secret-bid"].replace("seed: 00", "seed: 01")
    assert refused_verification(text) == (6, "verify.seal")


@pytest.mark.parametrize(
    ("drawn", "forged", "line"),
    [("boards 57 53 52", "boards 57 52 53", 9), ("deal s16 s19 s27 d5", "deal s16 s19 s27 d6", 10)],
)
def test_verify_finds_chance_that_the_seed_did_not_draw(drawn, forged, line):
    text = RECORDS["secret-bid"]
    with pytest.raises(BadRecord) as refusal:
        parse_record(text.replace(drawn, forged), GAMES, verify=True)
    assert (refusal.value.line, refusal.value.code) == (line, "verify.drawn")
    assert refusal.value.params == {"expected": drawn}


# ------------------------------------------------------------------------------ refusals

HEADERS = [
    ("volle 1", "volle 2", 1, "record.magic"),
    ("volle 1", " volle\ufeff 1", 1, "record.magic"),
    ("game: wolle", "game: chess", 2, "record.game"),
    ("rules: 1", "rules: 2", 3, "record.rules"),
    ("rules: 1", "rules: 01", 3, "record.rules"),
    ("rules: 1", "rules:1", 3, "record.header"),
    ("rules: 1", "colour: 1", 3, "record.header"),
    ("rules: 1\n", "rules: 1\nrules: 1\n", 4, "record.header-twice"),
    ("rules: 1\n", "", 5, "record.header-missing"),
    ("Anna | Ben | Cleo", "Anna", 4, "seats.count"),
    ("Anna | Ben | Cleo", "Anna | | Cleo", 4, "name.characters"),
    ("Anna | Ben | Cleo", "Anna |  | Cleo", 4, "name.empty"),
    ("Anna | Ben | Cleo", "Anna |  Ben | Cleo", 4, "name.spaces"),
    ("Anna | Ben | Cleo", "Anna | Ben | bot:wolf", 4, "name.no-such-bot"),
    ("Anna | Ben | Cleo", "Anna | Ben | bot:ram  Cleo", 4, "name.spaces"),
    ("Anna | Ben | Cleo", "Anna | Ben | " + "C" * 25, 4, "name.long"),
    ('{"deck": "house"}', "{", 5, "record.options"),
    ('{"deck": "house"}', "[" * 5000, 5, "record.options"),
    ('{"deck": "house"}', "[]", 5, "options.format"),
    ('{"deck": "house"}', '{"deck": "house", "deck": "house"}', 5, "record.options"),
    ('{"deck": "house"}', '{"dogs": 9}', 5, "options.unknown"),
    ('{"deck": "house"}', '{"deck": "mine"}', 5, "deck.format"),
    ('{"deck": "house"}', '{"deck": []}', 5, "deck.count"),
    ('"house"}\n', '"house"}\navatars: 1 2 2\n', 6, "seats.avatars"),
    ('"house"}\n', '"house"}\navatars: 1 2 03\n', 6, "seats.avatars"),
    ('"house"}\n', '"house"}\nseal: 12\n', 6, "record.seal"),
    ('"house"}\n', '"house"}\nseed: 12\n', 6, "notation.seed"),
]


@pytest.mark.parametrize(("old", "new", "line", "code"), HEADERS)
def test_record_with_a_bad_header_is_refused(old, new, line, code):
    assert refused(RECORDS["steal"].replace(old, new, 1))[:2] == (line, code)


ACTIONS = [
    ("boards 52 53 54", "boards 52 53 51", 7, "boards.wrong", "wolle.boards"),
    ("deal s05 s16 d1 k", "deal s05 s16 d1", 8, "deal.count", "wolle.layout"),
    ("deal s27 s33 d2 d3", "deal s05 s33 d2 d3", 16, "deal.dealt", "wolle.deck"),
    ("1 bid 20", "1 bid 13", 9, "notation.action", None),
    ("1 bid 20", "1  bid 20", 9, "notation.action", None),
    ("1 bid 20\n", "1 bid 20\n\n", 10, "notation.action", None),
    ("1 bid 20", "4 bid 20", 9, "turn.no-such-seat", "wolle.round.order"),
    ("2 bid 18", "1 bid 18", 10, "bid.twice", "wolle.bid.secret"),
    ("3 bid 16\n", "", 11, "action.not-now", "wolle.round.order"),
    ("roll 12 7 2", "roll 13 7 2", 12, "roll.no-such-number", "wolle.dice"),
    ("1 take s05 d1 k", "1 take s05 d1", 13, "take.count", "wolle.turn.first"),
    ("1 take s05 d1 k", "1 take s05 d1 d2", 13, "take.not-displayed", "wolle.take.choice"),
    ("1 take s05 d1 k", "1 take s05 d1 d1", 13, "notation.twice", None),
    ("1 take s05 d1 k", "2 take s05 d1 k", 13, "turn.not-yours", "wolle.bid.order"),
    ("2 steal", "2 keep d12", 15, "action.not-now", "wolle.bone.steal"),
    ("1 top s33", "1 top s05", 23, "top.not-new", "wolle.herd.stack"),
    ("2 keep d12", "2 miss", 25, "miss.too-early", "wolle.turn.no-pass"),
    ("2 keep d12", "2 claim", 25, "claim.out-of-reach", "wolle.result.chips"),
    ("roll 5 10 8", "roll 6 10 8", 26, "roll.lying", "wolle.turn.second"),
    ("roll 5 10 8\n", "roll 5 10 8\nresult 1 2 3 winner 3\n", 27, "record.result-early", None),
]


@pytest.mark.parametrize(("old", "new", "line", "code", "rule"), ACTIONS)
def test_record_with_a_bad_action_is_refused(old, new, line, code, rule):
    assert refused(RECORDS["steal"].replace(old, new, 1)) == (line, code, rule)


def test_record_with_26_plus_and_no_chip_is_refused_with_its_rule():
    text = RECORDS["rescue"] + (
        "deal s01 s02 s03 d3 d4\n1 bid 25\n2 bid 26+\n3 bid 14\n4 bid 14\n"
        "roll 12 10 8\n2 take s01 d3 d4\nroll 12 10 8\n1 top s02\n"
        "deal s04 s05 s06 s07 s08\n2 bid 26+\n"
    )
    assert refused(text) == (text.count("\n"), "bid.no-chip", "wolle.bid.plus-needs-chip")


RESULTS = [
    ("result 103 47 winner 1\n", "result 103 48 winner 1\n", "record.result"),
    ("result 103 47 winner 1\n", "result 103 47 winner 2\n", "record.result"),
    ("result 103 47 winner 1\n", "results\n", "notation.action"),
    ("result 103 47 winner 1\n", "1 bid 14\n", "game.over"),
]


@pytest.mark.parametrize(("old", "new", "code"), RESULTS)
def test_record_with_a_wrong_end_is_refused(old, new, code):
    text = RECORDS["two-seats"]
    assert refused(text.replace(old, new))[:2] == (text.count("\n"), code)


@pytest.mark.parametrize("parity", [0, 1])
def test_record_with_lines_after_the_result_is_refused(parity):
    finished = (text for text in RECORDS.values() if text.splitlines()[-1].startswith("result"))
    text = next(text for text in finished if text.count("\n") % 2 == parity)
    assert refused(text + "1 bid 14\n")[:2] == (text.count("\n") + 1, "record.after-result")


def test_record_that_is_too_long_is_refused():
    assert refused(RECORDS["steal"] + "\n" * LONGEST)[:2] == (1, "record.too-long")


def test_record_with_its_own_deck_for_every_seat_is_not_too_long():
    deck = [format_card(card) for card in options_for(6).deck.cards]
    match = matches.begin(GAMES["wolle"], ("x" * 24,) * 6, {"deck": deck}, bytes(16))
    assert len(format_record(match, private=True)) < LONGEST / 10
