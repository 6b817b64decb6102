"""Playing in the terminal: every line in the language, and what may be typed."""

import re
from functools import cache
from pathlib import Path
from unittest.mock import patch

import pytest
from command_line import refused, run, run_in_terminal, run_program

from volle.cli import terminal
from volle.cli.formatter import COMMANDS, Formatter, SeatPosition
from volle.cli.localization import FluentLocalization
from volle.core import match as matches
from volle.core.errors import GameError, IllegalAction
from volle.core.fast_dataclass import replace
from volle.core.record import format_record, parse_record
from volle.games import GAMES, begin
from volle.wolle.types import BIDS
from words import languages

RECORDS = Path(__file__).parent / "records"
LANGUAGES = languages()
OTHERS = [language for language in LANGUAGES if language != "en"]
localization = cache(FluentLocalization)
OPTIONS = {"wolle": ("--short", "true"), "lotte": ("--target", 1500, "--aside", "choice", "--clover", 2)}
ACTIONS = "bid|keep|claim|rescue|miss|take|steal|leave|top|roll|stop|draw"
CODES = re.compile(rf"\b[sd]\d{{1,2}}\b|\b(?:wolle|lotte)\.|\[|_|(?<!\d)-\d|\b\d (?:{ACTIONS})\b")
"""Ids of cards, dice and rules, missing messages, a minus from a typewriter, and actions as in records."""
ASKED = {2: "?", 3: "why", 4: "odds", 5: "advise", 6: "nonsense", 7: "draw", 8: "why", 9: "back", 40: "odds"}
"""Texts typed in a match in place of a choice, by the number of the answer."""


def formatter(language, **more):
    """Return a formatter for sentences of a language."""
    return Formatter(language, localization(language), **more)


@cache
def transcript(game, language):
    """Return what is printed in a whole match of two people and a bot, who ask for everything at times."""
    numbers = iter(range(10_000))

    def answer(_prompt, **_is_secret):
        number = next(numbers)
        return ASKED.get(number) or str(1 + number % 2)

    names = ("Anna", "Ben", "bot:" + next(iter(GAMES[game].bots)))
    with patch.object(terminal, "read", answer):
        done = run("play", game, *names, "--seed", "t", *OPTIONS[game], "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OPTIONS)
def test_a_whole_match_is_told_without_codes(game, language):
    assert [line for line in transcript(game, language).splitlines() if CODES.search(line)] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", OPTIONS)
def test_no_line_of_a_whole_match_is_left_in_english(game, language):
    names = [localization(one).say("bot-names").split(", ")[0] for one in ("en", language)]
    kept = re.compile(rf"\b(?:Anna|Ben|{'|'.join(names)}|Bonus|Stop)\b")
    alike = {*transcript(game, "en").splitlines()} & {*transcript(game, language).splitlines()}
    assert [line for line in alike if re.search(r"[^\W\d_]", kept.sub("", line))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_a_match_are_written_as_the_language_does(language):
    target = localization(language).number(1500)
    assert localization(language).say("facts-target", target=target) in transcript("lotte", language)


# ------------------------------------------------------------------------------ what may be typed

BIDDING = ("play", "wolle", "Anna", "bot:lamb", "--seed", "z")


def dealt(*names):
    """Return a match of people whose first cards lie on the table."""
    match = begin(GAMES["wolle"], names, {}, "z")
    while matches.automatic_seat(match) is not None:
        match = matches.play(match, matches.automatic_action(match))
    return match


def at(match, state):
    """Return a match in another state."""
    return replace(match, start=state, log=(), lines=(), steps=())


@pytest.mark.parametrize("chips", [0, 2])
@pytest.mark.parametrize("bid", [14, 15, 20, 26])
def test_a_bid_is_typed_as_its_number(bid, chips):
    match = dealt("Anna", "Ben")
    poor = at(match, replace(match.state, chips=(chips, 2)))
    choices = formatter("en").question(poor, 0).choices
    assert len(choices) == len(BIDS) - (chips == 0)
    assert terminal.completed(str(bid), 0, choices) == f"1 bid {bid}"


@pytest.mark.parametrize("typed", ["4", "24", "bid 24", "1 bid 24"])
def test_a_choice_is_typed_by_its_number_or_as_records_have_it(typed):
    assert "1 bid 24" in run(*BIDDING, typed=f"{typed}\nrecord\nquit\n").stdout.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_commands_are_typed_in_the_language_or_in_english(language, command):
    word = localization(language).say(COMMANDS[command])
    assert {formatter(language).command(typed) for typed in (command, word, word.upper())} == {command}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_is_the_text_of_an_action(game, language, command):
    with pytest.raises(GameError):
        GAMES[game].parse_action(f"1 {localization(language).say(COMMANDS[command])}")


def test_why_explains_the_last_refusal():
    typed = "keep 6\nwhy\nquit\n"
    done = run("play", "lotte", "Anna", "bot:steady", "--seed", "z", "--preset", "tutto", typed=typed)
    title, text = (localization("en").say(f"lotte-score-single{part}") for part in (".title", ""))
    assert f"{title}\n  {text}\n" in done.stdout


def test_why_explains_what_has_happened_since_the_last_decision():
    _, _, why, _ = run(*BIDDING, typed="24\nwhy\nquit\n").stdout.split("Anna> ")
    assert localization("en").say("wolle-bid-order") in why
    assert localization("en").say("wolle-boards") not in why


def test_why_explains_the_last_move_of_a_match_that_continues():
    path = RECORDS / "called-off.volle"
    match = parse_record(path.read_text("utf-8"), GAMES)
    told = matches.events(match, None, since=match.ply - 1)
    rules = dict.fromkeys(event.rule for _, event in told)
    _, why, _ = run("play", "lotte", "--from", path, typed="why\nquit\n").stdout.split("Anna> ")
    explained = "\n".join(formatter("en").rule(match.game, rule) for rule in rules)
    assert why.startswith(f"{explained}\n\n")


@pytest.mark.parametrize("command", ["odds", "advise"])
def test_without_help_there_are_no_odds_and_no_advice(tmp_path, command):
    path = tmp_path / "alone.volle"
    record = format_record(begin(GAMES["wolle"], ["Anna", "bot:lamb"], {}, "z"))
    path.write_text(record.replace("\nseal", "\nhelp: off\nseal"), "utf-8")
    done = run("play", "wolle", "--from", path, "--seed", "z", typed=f"{command}\nquit\n")
    assert localization("en").say("error-help-off") in done.stdout


TWO_DOGS = """
phase take
undealt *
display s01 s03 d1 d2
order 1 2 3
dice 8 8 4
tries 1
outcome reached 0 0
1 board 52 chips 2 bid 20
2 board 53 chips 2 bid 18
3 board 54 chips 2 bid 16
"""


THIRD_TRY = """
phase try
undealt *
display s01 s31 d1 d2
order 1 2 3
dice 2 3 8
tries 3
kept d12 d10
1 board 52 chips 2 herd s43 bid 20
2 board 53 chips 2 bid 18
3 board 54 chips 2 bid 16
"""


def test_cards_that_no_one_can_tell_apart_are_one_choice():
    match = dealt("Anna", "Ben", "Cleo")
    taking = at(match, match.game.parse_position(TWO_DOGS, match.options))
    words = [choice.words for choice in formatter("en").question(taking, 0).choices]
    assert [word.replace("\N{NON-BREAKING HYPHEN}", "-") for word in words] == [
        "Take an 8-point sheep (number 1), an 8-point sheep (number 3) and a sheepdog",
        "Take an 8-point sheep (number 1) and 2 sheepdogs",
        "Take an 8-point sheep (number 3) and 2 sheepdogs",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", [TWO_DOGS, THIRD_TRY])
def test_odds_and_advice_name_the_choices_of_a_question(language, position):
    match = dealt("Anna", "Ben", "Cleo")
    game, words = match.game, formatter(language)
    asked = at(match, game.parse_position(position, match.options))
    view = game.observe(asked.state, 0)
    told = {
        words.moves(SeatPosition(game, match.options, view), [game.format_action(one)]) for one in view.legal
    }
    assert told == {choice.words for choice in words.question(asked, 0).choices}


def test_a_sentence_has_its_rule_only_where_codes_are_asked_for():
    error = IllegalAction("bid.no-chip", "wolle.bid.plus-needs-chip")
    assert refused(error).endswith("don’t have one.\n")
    told = formatter("en", codes=True).refusal(error)
    assert told.endswith("don’t have one.  (wolle.bid.plus-needs-chip)")


# ------------------------------------------------------------------------------ odds, and long work


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_columns_of_odds_do_not_run_together(language, tmp_path):
    path = tmp_path / "bids.volle"
    path.write_text(format_record(dealt("Anna", "Ben", "Cleo")), "utf-8")
    lines = run("odds", "wolle", path, "--lang", language).stdout.splitlines()
    rows = [re.split(r" {2,}", line.strip()) for line in lines if "%" in line]
    assert len(rows) == len(BIDS)
    assert {len(row) for row in rows} == {9}
    assert all(re.fullmatch(r"\d{1,3}[.,]\d\W?%", cell) for row in rows for cell in row[1:6])


def test_long_work_shows_its_progress_on_a_terminal_and_erases_it(tmp_path):
    plan = ("--seats", 2, "--games", 2, "--target", 500, "--jobs", 1, "--out", tmp_path)
    shown = run_in_terminal("simulate", "lotte", *plan, columns=80, typed="")
    assert "] Games played: 1 of 2" in shown
    assert shown.count("\x1b[K") == 4


def test_long_work_shows_no_progress_in_a_pipe():
    contest = ("--bots", "cautious,racer", "--seats", 2, "--blocks", 2, "--target", 500, "--jobs", 1)
    done = run_program("arena", "lotte", *contest)
    assert done.returncode == 0
    assert "\x1b" not in done.stderr + done.stdout
    assert "played: " not in done.stderr
