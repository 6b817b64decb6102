"""What the page knows of the engine without asking: facts that no match changes."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, Final, TypedDict

import volle
from setup import ROOT
from volle.core.deal import WORDS_LENGTH
from volle.core.game import AnyGame, Difficulty, Variable, Worth
from volle.core.match import AVATARS
from volle.core.names import BOT, NAME_LENGTH
from volle.core.options import Option
from volle.core.record import LONGEST
from volle.games import GAMES

ON_PAGE: Final[Mapping[str, AnyGame]] = {
    name: game for name, game in GAMES.items() if (ROOT / "js" / "games" / name).is_dir()
}
"""The games that the page has."""


class Rule(TypedDict):
    """A rule of the rulebook, by the id that events and refusals cite."""

    id: str
    section: str
    """The part of the rulebook that it belongs to."""
    decided: bool
    """Whether the printed rules leave this open, and the project has settled it."""
    related: tuple[str, ...]
    """The rules that somebody who looks up this one may want next."""
    sheet: bool
    """Whether its words stand on the sheet to be printed."""


class LessonFacts(TypedDict):
    """What a first match of a game is."""

    bots: tuple[str, ...]
    """The grades of those who sit beside the person, who has the first seat."""
    later: tuple[str, ...]
    """Rules that do not come up in it."""


class GameFacts(TypedDict):
    """What a game is, whoever plays it."""

    rules: int
    """Version of the rules."""
    seats: tuple[int, int]
    """The fewest and the most."""
    bots: tuple[str, ...]
    """Their grades, the weakest one first and the best one last."""
    difficulty: Mapping[str, Difficulty]
    """The difficulty of each of them."""
    options: tuple[Option, ...]
    presets: tuple[str, ...]
    """Names under which several options are set at once, the default first."""
    topics: Mapping[str, tuple[str, ...]]
    """Rules by what they are about, for what the page shows that is no event."""
    worth: Mapping[str, tuple[Worth, ...]]
    """What scores, by the name of its kind."""
    cards: tuple[Any, ...]
    """The cards that are played with unless the options name others."""
    lessons: Mapping[str, LessonFacts]
    """First matches, by their names."""
    variables: Mapping[str, Variable]
    """Variables of sentences about events, by the fields that they show."""
    rulebook: tuple[Rule, ...]
    """All rules in the order of the rulebook."""


class RecordFacts(TypedDict):
    """What a record can be."""

    longest: int
    """So many characters it has at most."""
    names: int
    """So many characters the name of a seat has at most."""
    bot: str
    """What the text of a bot's seat begins with; its grade follows, and perhaps, after a space, its name."""
    avatars: int
    """So many pictures there are for the seats to choose from."""
    words: int
    """So many characters words have at most that stand for a seed."""


class Facts(TypedDict):
    """All there is to know."""

    version: str
    games: Mapping[str, GameFacts]
    record: RecordFacts


def facts() -> Facts:
    """Gives what the engine offers now."""
    return {
        "version": volle.__version__,
        "games": {name: facts_of(game) for name, game in ON_PAGE.items()},
        "record": {
            "longest": LONGEST,
            "names": NAME_LENGTH,
            "bot": BOT,
            "avatars": AVATARS,
            "words": WORDS_LENGTH,
        },
    }


def facts_of(game: AnyGame) -> GameFacts:
    """Gives what a game offers."""
    return {
        "rules": game.rules,
        "seats": (game.seats[0], game.seats[-1]),
        "bots": tuple(game.bots),
        "difficulty": {level: bot.difficulty for level, bot in game.bots.items()},
        "options": game.options,
        "presets": game.reference.presets,
        "topics": game.reference.topics,
        "worth": game.reference.worth,
        "cards": game.reference.deck,
        "lessons": {
            name: {"bots": lesson.bots, "later": lesson.later} for name, lesson in game.lessons.items()
        },
        "variables": game.words.fields() if game.words else {},
        "rulebook": rules_of(game),
    }


def rules_of(game: AnyGame) -> tuple[Rule, ...]:
    """Gives the rules of a game in the order of its rulebook."""
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
