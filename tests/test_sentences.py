"""The terminal renders matches in the sentences of the page, in every language, or as codes."""

import os
import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from babel.lists import format_list
from babel.numbers import format_decimal
from command_line import ENGINE, run, run_program
from matches import KITS, played, up_to
from parts import TOLD, module

from volle.cli import languages as known
from volle.cli.formatter import Formatter
from volle.cli.localization import FluentLocalization
from volle.cli.sentences import error_sentence, event_sentence, seat_names
from volle.core import match as matches
from volle.core.errors import BadNotation, BadOptions, BadRecord, GameError
from volle.core.fast_dataclass import replace
from volle.core.game import CHANCE
from volle.core.names import check_name
from volle.games import GAMES
from volle.lotte.cards import FACES
from volle.lotte.events import DiceRolled, DiceSetAside, FinaleOff
from volle.wolle.events import ChipNone
from words import LOCALES, TERMINAL, languages, plain_words, words_of

LANGUAGES = languages()
localization = cache(FluentLocalization)
RARE = {"wolle": [ChipNone(0)], "lotte": [FinaleOff()]}
"""Events that do not occur in the random matches."""
PAGE = (Path(__file__).parent.parent / "js" / "kit" / "languages.js").read_text("utf-8")


def whole_matches(game):
    """Return a match of each game with the maximum number of seats."""
    return [played(game, GAMES[game].seats[-1], variant) for variant in range(KITS[game].VARIANTS)]


def sentences_of(match, l10n):
    """Return the sentence of every event of a match; errors in sentences are warnings, which fail tests."""
    return [(event, event_sentence(match, event, l10n)) for _, event in matches.events(match, None)]


def test_the_engine_and_the_tools_know_the_same_languages():
    assert known.LOCALES == LOCALES
    assert list(known.languages()) == LANGUAGES


# ------------------------------------------------------------------------------ sentences


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_whole_matches_is_reported(game, language):
    l10n = localization(language)
    sentences = [one for match in whole_matches(game) for one in sentences_of(match, l10n)]
    sentences += [(one, event_sentence(whole_matches(game)[0], one, l10n)) for one in RARE.get(game, ())]
    assert {type(event) for event, _ in sentences} == set(get_args(module(game, "events").Event))
    assert not [sentence for _, sentence in sentences if not re.fullmatch(r"[^\[\]{}]+[.!]", sentence)]


def test_closed_herds_keep_the_cards_of_past_rounds_secret():
    match = played("wolle", 3, 0)
    assert not match.options.open_herds
    (hidden, counted), (shown, named) = (
        next(one for one in sentences_of(at, localization("en")) if one[0].code == "cards.taken")
        for at in (up_to(match, match.ply // 2), match)
    )
    assert (hidden.cards, len(shown.cards)) == (None, hidden.count)
    assert str(hidden.count) in counted
    assert counted != named


@pytest.mark.parametrize(("dice", "told"), [((5,), "Anna rolls a 5."), ((5, 5), "Anna rolls 5 and 5.")])
def test_a_single_die_is_named_as_a_die(dice, told):
    match = matches.begin(GAMES["lotte"], ("Anna", "Ben"), {})
    assert event_sentence(match, DiceRolled(0, dice, "lotte.dice"), localization("en")) == told


def test_lotte_card_plus_minus_dice_without_points_are_not_for_the_straight():
    match = matches.begin(GAMES["lotte"], ("Anna", "Ben"), {})
    event = DiceSetAside(0, (5, 5), 0, 0, "only", "lotte.roll.aside")
    assert event_sentence(match, event, localization("en")) == "Anna sets aside: 5 and 5."


def test_a_bot_without_a_name_is_called_as_its_picture_is():
    en, de = (localization(language).say("bot-names").split(", ") for language in ("en", "de"))
    seats = ("bot:ram", en[3], "bot:lamb Wanda", "bot:ram")
    match = matches.begin(GAMES["wolle"], seats, {}, avatars=(7, 1, 3, 4))
    assert seat_names(match, localization("en")) == (en[6], en[3], "Wanda", en[4])
    assert seat_names(match, localization("de")) == (de[6], en[3], "Wanda", de[3])


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_name_for_a_bot_behind_each_picture(language):
    names = localization(language).say("bot-names").split(", ")
    assert len(set(names)) == matches.AVATARS
    assert tuple(map(check_name, names)) == tuple(names)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (BadOptions("seats.count", least=2, most=6), " 2 bis 6 "),
        (BadRecord("bid.twice", 7, "wolle.bid.secret"), " beschädigt (Zeile 7). "),
        (BadOptions("options.unknown", options=("depth", "speed")), "depth und speed"),
        (BadNotation("notation.action", text="<b>"), "„<b>“"),
    ],
    ids=lambda given: getattr(given, "code", ""),
)
def test_a_refusal_is_reported_with_what_it_is_about(error, said):
    assert said in error_sentence(error, localization("de"))


CARD_CODES = {
    "wolle": re.compile(r"\b(s\d\d|d[1-8]|k)\b"),
    "lotte": re.compile("|".join(name for name in FACES if "-" in name)),
}
"""The names of cards in actions; those without a hyphen are words as well."""


def refusals(game):
    """Return refusals of a game, each once: the actions of whole matches at positions of other moments."""
    found = {}
    for match in whole_matches(game)[:2]:
        for ply in range(0, match.ply, 5):
            seats = match.game.to_act(match.before(ply))
            for action in match.log:
                moved = replace(action, seat=seats[0]) if CHANCE not in {*seats, action.seat} else action
                try:
                    match.game.apply(match.before(ply), moved)
                except GameError as error:
                    found[str(error)] = error
    return list(found.values())


@pytest.mark.parametrize("game", CARD_CODES)
def test_a_refusal_names_cards_in_words(game):
    errors = refusals(game)
    named = {error.code for error in errors if {"kind", "number"} <= {*error.params}}
    assert named == ({"deal.dealt", "take.not-displayed"} if game == "wolle" else set())
    for language in LANGUAGES:
        sentences = [error_sentence(error, localization(language)) or "" for error in errors]
        assert [one for one in sentences if CARD_CODES[game].search(one)] == []


def test_a_code_without_words_is_shown_as_it_is():
    formatter = Formatter("en", localization("en"))
    assert formatter.refusal(GameError("dog.asleep", "pig.turn", dog=1)) == "dog.asleep pig.turn dog=1"
    with pytest.warns(UserWarning, match="no words for dog-asleep"):
        assert localization("en").say("dog-asleep") == "[dog-asleep]"


def test_a_word_that_is_missing_warns_and_ends_nothing():
    with pytest.warns(UserWarning, match="winnerNames"):
        assert "winnerNames" in localization("en").say("event-wolle-game-won", winnerCount=1)


# ------------------------------------------------------------------------------ number and list formats


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_lists_are_written_as_on_the_page(language):
    (format_,) = re.findall(rf'^  {language}: {{.*format: "([\w-]+)"', PAGE, re.M)
    page = format_.replace("-", "_")
    l10n = localization(language)
    assert l10n.number(-1234567) == format_decimal(-1234567, locale=page).replace("-", "\N{MINUS SIGN}")
    for words in ([], ["a"], ["a", "b"], ["a", "b", "c"]):
        assert l10n.listed(words) == format_list(words, locale=page)


@pytest.mark.parametrize(
    ("language", "places"),
    [
        ("en", "goes 1st, goes 2nd, goes 3rd, goes 4th"),
        ("de", "als 1. dran, als 2. dran, als 3. dran, als 4. dran"),
        ("fr", "en 1er, en 2e, en 3e, en 4e"),
        ("nl", "1e, 2e, 3e, 4e"),
    ],
)
def test_places_are_counted_as_people_count_them(language, places):
    said = [localization(language).say("seat-place", place=place) for place in range(1, 5)]
    assert ", ".join(said) == places


# ------------------------------------------------------------------------------ the terminal's own words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_terminal_are_plain_lines_that_the_page_does_not_have(language):
    text = (LOCALES / language / TERMINAL).read_text("utf-8")
    assert known.terminal_words(language) == plain_words(text)
    assert "terminal-" not in words_of(language)
    assert Formatter(language, None).help().count("\n") == 7


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "pl_PL.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "nl_NL@euro"}, "nl"),
        ({"LANG": "de_DE", "LC_MESSAGES": "nl_NL", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "nl_BE", "LC_ALL": ""}, "nl"),
    ],
    ids=str,
)
def test_the_locale_of_the_environment_decides(environment, language):
    assert known.language_for(environment) == language


# ------------------------------------------------------------------------------ whole programs

PLAY = ("play", "lotte", "Anna", "bot:steady", "--seed", "z")


def test_play_speaks_the_language_of_the_environment():
    done = run(*PLAY, typed="?\nquit\n", LANG="nl_NL.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert Formatter("nl", None).help() in done.stdout
    assert "card.turned" not in done.stdout


def test_play_speaks_the_language_that_is_asked_for():
    done = run(*PLAY, "--lang", "fr", typed="?\nquit\n", LANG="nl_NL.UTF-8")
    assert Formatter("fr", None).help() in done.stdout


def test_play_says_in_that_language_why_a_match_cannot_begin():
    done = run("play", "lotte", "--lang", "fr", "--target", "1")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"volle: {localization('fr').say('error-options-target')}")


def test_play_refuses_an_unknown_language():
    done = run(*PLAY, "--lang", "pl")
    assert done.returncode == 2
    assert "argument --lang: invalid choice: 'pl'" in done.stderr


def test_without_the_library_play_speaks_in_codes_and_says_once_how_to_get_sentences(tmp_path):
    (tmp_path / "fluent").mkdir()
    (tmp_path / "fluent" / "__init__.py").touch()
    done = run_program(*PLAY, typed="?\n2 stop\nquit\n", PYTHONPATH=f"{tmp_path}{os.pathsep}{ENGINE}")
    assert done.returncode == 0
    assert done.stderr.count("pip install fluent.runtime") == 1
    assert "card.turned      seat=1:Anna card=" in done.stdout
    assert localization("en").say("error-turn-not-yours") in done.stdout
    assert Formatter("en", None).help() in done.stdout


def test_a_terminal_that_lacks_a_sign_shows_another():
    done = run_program(*PLAY, "--lang", "fr", typed="2 stop\nquit\n", PYTHONIOENCODING="ascii", LANG="C")
    assert done.returncode == 0, done.stderr
    assert "?" in done.stdout
