"""Matches without help, as at a real table: no odds before the end, and a header in the record."""

from itertools import product
from pathlib import Path

import pytest
from builders import NEW, SEED
from command_line import refused
from matches import to_its_end

from volle.cli import main as command_line
from volle.core import match as matches
from volle.core.errors import BadRecord, RequestRefused
from volle.core.fast_dataclass import replace
from volle.core.record import format_record, parse_record
from volle.games import GAMES
from volle.web.replay import branched

RECORDS = Path(__file__).parent / "records"
HEAD = 'volle 1\ngame: lotte\nrules: 1\nseats: A | B\noptions: {"preset": "tutto", "target": 6000}\n'
REFUSED = "help.off"


@pytest.fixture(scope="module")
def over():
    """Return a whole match that was played without help."""
    begun = matches.begin(GAMES["lotte"], ("bot:steady", "bot:cautious"), {"target": 2000}, bytes(16))
    return to_its_end(replace(begun, without_help=True))


# ------------------------------------------------------------------------------ the table


def test_without_help_no_odds_and_no_advice_are_given_to_any_seat(ask):
    assert ask(**NEW | {"game": "lotte", "seats": ["A", "B"], "help": False})["view"]["help"] is False
    for question, seat in product(("odds", "advice"), (None, 0, 1)):
        answer = ask(question, **{"as": seat})
        assert (answer["ok"], answer["error"]["code"]) == (False, REFUSED)


def test_a_refusal_of_help_leaves_the_match_as_it_was(ask):
    ask(**NEW | {"help": False})
    before = ask("view")
    ask("odds")
    assert ask("view") == before


@pytest.mark.parametrize("more", [{}, {"help": True}, {"help": None}])
def test_a_match_has_help_unless_it_is_set_otherwise(ask, more):
    begun = ask(**NEW | {"game": "lotte", "seats": ["A", "B"]} | more)
    assert begun["view"]["help"] is True
    assert "help" not in begun["save"]
    assert ask("odds")["odds"]


def test_help_is_yes_or_no(ask):
    assert ask(**NEW | {"help": "off"})["error"]["code"] == "request.help"


def test_a_match_without_help_can_be_asked_about_when_it_is_over(ask, over):
    assert ask("load", record=format_record(over))["view"]["help"] is False
    assert ask("odds")["odds"] is None


# ------------------------------------------------------------------------------ the record


def test_the_record_of_a_match_without_help_says_so_and_is_read_as_it_is_written(over):
    for match in (over, matches.until(over, 3)):
        record = format_record(match, private=True)
        assert "\nhelp: off\n" in record
        assert format_record(parse_record(record, GAMES, verify=True), private=True) == record


def test_a_match_without_help_stays_so_wherever_it_goes_on(ask, over):
    assert ask("load", record=format_record(matches.until(over, 3)), seed=SEED)["view"]["help"] is False
    assert ask("odds")["error"]["code"] == REFUSED
    for same_dice in (True, False):
        assert branched(over, 3, bytes(16), same_dice=same_dice).without_help
    running = parse_record(f"{HEAD}help: off\n\ncard bonus-300\n", GAMES)
    assert matches.taken_back(matches.play(running, running.game.parse_action("roll 1 2 2 3 4 6"))) is None
    assert matches.public(running).without_help


@pytest.mark.parametrize("value", ["on", "Off", "off off", ""])
def test_a_record_that_says_anything_else_is_refused(value):
    with pytest.raises(BadRecord) as error:
        parse_record(f"{HEAD}help: {value}\n\n", GAMES)
    assert (error.value.line, error.value.code) == (6, "record.help")


def test_records_from_before_are_read_and_written_as_ever():
    text = (RECORDS / "two-seats.volle").read_text("utf-8")
    match = parse_record(text, GAMES)
    assert not match.without_help
    assert format_record(match) == text


# ------------------------------------------------------------------------------ the command line


@pytest.fixture
def odds(capsys, tmp_path):
    """Return (exit code, output) of `volle odds lotte` with FILE replaced by a file that holds a record."""

    def run(record, *arguments):
        path = tmp_path / "match.volle"
        path.write_text(record, encoding="utf-8")
        code = command_line.main(["odds", "lotte", *(one.replace("FILE", str(path)) for one in arguments)])
        said = capsys.readouterr()
        return code, said.out + said.err

    return run


def test_the_command_line_prints_no_odds_of_a_running_match_without_help(odds):
    assert odds(f"{HEAD}help: off\n\ncard bonus-300\n", "FILE") == (
        1,
        refused(RequestRefused("help.off")),
    )
    assert odds(f"{HEAD}\ncard bonus-300\n", "FILE")[0] == 0


def test_a_file_may_stand_before_and_behind_the_options(odds):
    record = f"{HEAD}\ncard bonus-300\n"
    printed = odds(record, "FILE", "--preset", "tutto", "--json")
    assert printed[0] == 0
    assert odds(record, "--preset", "tutto", "FILE", "--json") == printed
    assert odds(record, "--preset", "tutto", "--json", "FILE") == printed
