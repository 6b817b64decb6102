"""The metadata of the engine that the page knows without a request, because no match changes it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, Final, TypedDict

import volle
from setup import ROOT
from volle.core.game import AnyGame, Difficulty, ScoringRow, Variable
from volle.core.link_text import MOST_PARTS, PART_LENGTH
from volle.core.match import AVATARS
from volle.core.names import BOT, NAME_LENGTH
from volle.core.options import Option
from volle.core.record import LONGEST
from volle.core.seed_source import WORDS_LENGTH
from volle.games import GAMES

ON_PAGE: Final[Mapping[str, AnyGame]] = {
    name: game for name, game in GAMES.items() if (ROOT / "js" / "games" / name).is_dir()
}
"""The games that the page offers."""


class Rule(TypedDict):
    """A rule of the rulebook, by the id that events and refusals cite."""

    id: str
    section: str
    """The section of the rulebook."""
    decided: bool
    """True if the printed rules leave this open, and the project decided it."""
    related: tuple[str, ...]
    """Related rules."""
    sheet: bool
    """True if its text is on the printable sheet."""


class LessonFacts(TypedDict):
    """The metadata of a first match of a game."""

    bots: tuple[str, ...]
    """The levels of the bots; the person has the first seat."""
    later: tuple[str, ...]
    """Rules that do not occur in the lesson."""


class GameFacts(TypedDict):
    """The metadata of a game."""

    rules: int
    """The version of the rules."""
    seats: tuple[int, int]
    """The minimum and the maximum."""
    bots: tuple[str, ...]
    """The levels of its bots, from the weakest to the strongest."""
    difficulty: Mapping[str, Difficulty]
    """The difficulty of each level."""
    options: tuple[Option, ...]
    plans: bool
    """True if a turn can be planned before it, for matches by link without looking ahead."""
    presets: tuple[str, ...]
    """Named sets of options, the default first."""
    rule_index: Mapping[str, tuple[str, ...]]
    """The rules on each topic, for explanations that are not about an event."""
    scoring_table: Mapping[str, tuple[ScoringRow, ...]]
    """Scoring tables by kind."""
    cards: tuple[Any, ...]
    """The default cards."""
    lessons: Mapping[str, LessonFacts]
    """First matches, by their names."""
    variables: Mapping[str, Variable]
    """Variables of sentences about events, by the fields that they show."""
    rulebook: tuple[Rule, ...]
    """All rules in the order of the rulebook."""


class RecordFacts(TypedDict):
    """The limits and marks of a record."""

    longest: int
    """The maximum number of characters of a record."""
    names: int
    """The maximum number of characters of a seat's name."""
    bot: str
    """The prefix of a bot's seat in text; its level follows, optionally with a space and a name."""
    avatars: int
    """The number of pictures for seats."""
    words: int
    """The maximum number of characters of words that stand for a seed."""
    part: int
    """The maximum number of characters of a link's fragment in one of its parts."""
    parts: int
    """The maximum number of parts of a link."""


class Facts(TypedDict):
    """The metadata of the engine."""

    version: str
    games: Mapping[str, GameFacts]
    record: RecordFacts


def facts() -> Facts:
    """Return the metadata of the engine."""
    return {
        "version": volle.__version__,
        "games": {name: facts_of(game) for name, game in ON_PAGE.items()},
        "record": {
            "longest": LONGEST,
            "names": NAME_LENGTH,
            "bot": BOT,
            "avatars": AVATARS,
            "words": WORDS_LENGTH,
            "part": PART_LENGTH,
            "parts": MOST_PARTS,
        },
    }


def facts_of(game: AnyGame) -> GameFacts:
    """Return the metadata of a game."""
    return {
        "rules": game.rules,
        "seats": (game.seats[0], game.seats[-1]),
        "bots": tuple(game.bots),
        "difficulty": {level: bot.difficulty for level, bot in game.bots.items()},
        "options": game.options,
        "plans": game.plans is not None,
        "presets": game.reference.presets,
        "rule_index": game.reference.rule_index,
        "scoring_table": game.reference.scoring_table,
        "cards": game.reference.deck,
        "lessons": {
            name: {"bots": lesson.bots, "later": lesson.later} for name, lesson in game.lessons.items()
        },
        "variables": game.words.fields() if game.words else {},
        "rulebook": rules_of(game),
    }


def rules_of(game: AnyGame) -> tuple[Rule, ...]:
    """Return the rules of a game in the order of its rulebook."""
    listed = tomllib.loads((ROOT / "rulebook" / f"{game.name}.toml").read_text(encoding="utf-8"))["rule"]
    return tuple(
        {
            "id": rule["id"],
            "section": rule["section"],
            "decided": rule.get("decided", False),
            "related": tuple(rule["related"]),
            "sheet": rule.get("sheet", False),
        }
        for rule in listed
    )
