"""Records of Volle Lotte: their events, their ends, and refusals of corrupt ones."""

import json
from pathlib import Path

import pytest

from volle.core import match as matches
from volle.core.errors import BadRecord
from volle.core.match_summary import read_summary, summary_of
from volle.core.record import format_record, parse_record
from volle.games import GAMES

FOLDER = Path(__file__).resolve().parent.parent / "records"
NAMES = ("fireworks", "straight", "called-off")
RECORDS = {name: (FOLDER / f"{name}.volle").read_text(encoding="utf-8") for name in NAMES}

ENDS = {
    "fireworks": """
        phase over
        left 10 4 5 4 5 5 5 5 3 3 1
        scores 2000 1450 2350
        turn 6
        reached 4
    """,
    "straight": """
        phase over
        left 10 4 5 4 5 2 5 3 5 4 1
        scores 1300 2800
        turn 8
        reached 8
    """,
    "called-off": """
        phase go
        left 9 5 5 5 5 4 5 4 4 5 0
        scores 0 0 0
        turn 3
        card double
        cards 1
        points 100
        dice 2 3 4 6 6
        aside 1
    """,
}


def read(text, **options):
    """Return the match of a record."""
    return parse_record(text, GAMES, **options)


def codes_of(name):
    """Return the codes of all events of a record."""
    return [event.code for _, event in matches.events(read(RECORDS[name]), None)]


def refused(text, **options):
    """Return (line, code, rule) of the refusal of a record."""
    with pytest.raises(BadRecord) as refusal:
        read(text, **options)
    return refusal.value.line, refusal.value.code, refusal.value.rule


@pytest.mark.parametrize("name", NAMES)
def test_record_ends_in_its_position(name):
    match = read(RECORDS[name])
    assert match.state == match.game.parse_position(ENDS[name], match.options)


def test_record_of_fireworks_that_reach_the_target_and_of_a_straight_that_beats_them():
    codes = codes_of("fireworks")
    assert codes.index("finale.begun") < codes.index("game.won")
    assert read(RECORDS["fireworks"]).game.result(read(RECORDS["fireworks"]).state).winners == (2,)
    assert "keep" not in RECORDS["fireworks"]


def test_record_of_a_straight_in_one_roll():
    assert "card straight\nroll 1 2 3 4 5 6\n2 keep 1 2 3 4 5 6\n2 stop\nresult" in RECORDS["straight"]
    assert codes_of("straight")[-5:] == [
        "full-roll.made",
        "reward.given",
        "turn.scored",
        "finale.begun",
        "game.won",
    ]


def test_record_of_an_end_that_is_called_off():
    codes = codes_of("called-off")
    end = codes.index("finale.begun")
    assert codes[end:].count("leader.lost") == codes[end:].count("finale.off") == 1
    assert "game.won" not in codes


def test_record_of_a_clover_that_fails_at_its_second_full_roll():
    codes = codes_of("called-off")
    assert codes.count("full-roll.made") == 2
    assert codes.count("reward.given") == 1
    assert codes.count("turn.lost") == 2


@pytest.mark.parametrize("name", ["fireworks", "straight"])
def test_record_of_a_whole_match_is_the_one_that_its_seed_draws(name):
    assert read(RECORDS[name], verify=True) == read(RECORDS[name])


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [("card plus-minus", "card stop", 9), ("roll 1 1 2 3 3 4\n", "roll 1 1 2 3 3 6\n", 10)],
)
def test_record_with_a_card_or_roll_that_the_seed_did_not_draw_is_found_out(old, new, line):
    text = RECORDS["fireworks"].replace(old, new, 1)
    headers = text.split("\n\n")[0]
    changed = f"{headers}\n\n" + "\n".join(text.split("\n\n")[1].split("\n")[: line - 8]) + "\n"
    assert refused(changed, verify=True)[:2] == (line, "verify.drawn")


def test_record_names_dice_in_any_order():
    text = RECORDS["straight"]
    other = text.replace("roll 1 1 2 4 5 5", "roll 5 2 1 5 4 1").replace("keep 1 2 2 2", "keep 2 1 2 2")
    assert other != text
    assert read(other) == read(text)


def test_record_of_an_unfinished_match_can_be_shared_whole():
    """Nothing is secret at this table."""
    match = read(RECORDS["called-off"])
    assert matches.public(match) == match
    assert format_record(match) == RECORDS["called-off"]


def test_record_keeps_deviations_from_the_preset():
    text = RECORDS["called-off"].replace('"target": 1000}', '"target": 1000, "floor": false}')
    match = read(text)
    assert not match.options.floor
    assert format_record(match) == text


HEADERS = [
    ('"tutto"', '"house"', 5, "options.preset"),
    ('"target": 1000', '"target": 1001', 5, "options.target"),
    ('"target": 1000', '"deck": "house"', 5, "options.unknown"),
    ('"target": 1000', '"target": 1000, "target": 1000', 5, "record.options"),
    ("rules: 1", "rules: 2", 3, "record.rules"),
    ("Anna | Ben | Cleo", "Anna", 4, "seats.count"),
    ("Anna | Ben | Cleo", " | ".join("ABCDEFGHIJK"), 4, "seats.count"),
    ("Anna | Ben | Cleo", "Anna | Ben | bot:ram", 4, "name.no-such-bot"),
    ("game: lotte", "game: wolle", 5, "options.unknown"),
]


@pytest.mark.parametrize(("old", "new", "line", "code"), HEADERS)
def test_record_with_a_bad_header_is_refused(old, new, line, code):
    assert refused(RECORDS["called-off"].replace(old, new, 1))[:2] == (line, code)


ACTIONS = [
    ("card bonus-500", "card bonus-100", 7, "notation.action", None),
    ("card bonus-500\n", "", 7, "action.not-now", "lotte.turn.start"),
    ("roll 1 1 1 2 3 4", "roll 1 1 1 2 3", 8, "roll.count", "lotte.dice"),
    ("1 keep 1 1 1", "1 keep 1 1 1 4", 9, "keep.no-points", "lotte.score.single"),
    ("1 keep 1 1 1", "1 keep 5", 9, "keep.not-there", "lotte.roll.aside"),
    ("1 keep 1 1 1", "2 keep 1 1 1", 9, "turn.not-yours", "lotte.turn.start"),
    ("1 keep 1 1 1", "4 keep 1 1 1", 9, "turn.no-such-seat", "lotte.roll.aside"),
    ("1 keep 1 1 1\n", "", 9, "keep.first", "lotte.roll.aside"),
    ("1 stop", "1 draw", 10, "draw.no-full-roll", "lotte.full-roll"),
    ("1 stop", "1 keep 1", 10, "keep.done", "lotte.roll.aside"),
    ("2 keep 1 1 1 5 5", "2 stop", 13, "stop.forbidden", "lotte.card.plus-minus"),
    ("2 draw", "2 roll", 15, "roll.full-roll", "lotte.full-roll"),
    ("2 draw", "3 draw", 15, "turn.not-yours", "lotte.turn.start"),
    ("card stop", "2 stop", 16, "turn.chance", "lotte.full-roll"),
    ("card double", "card clover", 22, "card.none-left", "lotte.deck"),
    ("card double\n", "result 0 0 0 winner 1\n", 22, "record.result-early", None),
]


@pytest.mark.parametrize(("old", "new", "line", "code", "rule"), ACTIONS)
def test_record_with_a_bad_action_is_refused(old, new, line, code, rule):
    assert refused(RECORDS["called-off"].replace(old, new, 1)) == (line, code, rule)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("result 2000 1450 2350 winner 2", "record.result"),
        ("result 2000 1450 0 winner 3", "record.result"),
        ("card stop", "game.over"),
    ],
)
def test_record_with_a_wrong_end_is_refused(line, code):
    text = RECORDS["fireworks"].replace("result 2000 1450 2350 winner 3", line)
    assert refused(text)[:2] == (text.count("\n"), code)


# ------------------------------------------------------------------------------ former bots

OLD = """\
volle 1
game: lotte
rules: 1
seats: bot:clown Coco | bot:fox
options: {"target": 500}
seal: be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991
seed: 000102030405060708090a0b0c0d0e0f

"""


def test_a_record_of_former_bots_goes_on_with_their_successors():
    match = parse_record(OLD, GAMES)
    assert match.names == ("bot:cautious Coco", "bot:steady")
    while match.to_act:
        match = matches.play(match, matches.automatic_action(match))
    finished = format_record(match, private=True)
    assert parse_record(finished, GAMES).log == match.log
    by_former = finished.replace("bot:cautious", "bot:clown").replace("bot:steady", "bot:fox")
    assert format_record(parse_record(by_former, GAMES), private=True) == finished


def test_summaries_of_former_bots_count_for_their_successors():
    match = parse_record(OLD, GAMES)
    while match.to_act:
        match = matches.play(match, matches.automatic_action(match))
    kept = json.loads(
        json.dumps(summary_of(match)).replace('"cautious"', '"clown"').replace('"steady"', '"fox"')
    )
    assert [seat.key for seat in read_summary(kept, GAMES).seats] == ["bot:cautious", "bot:steady"]
