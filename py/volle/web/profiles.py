"""The people on this device: their matches, wins and badges, over all games. See docs/statistics.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final, NamedTuple, TypedDict

from volle.core.match_summary import MatchSummary, SeatSummary
from volle.core.names import bot_level, given_name
from volle.games import GAMES

IN_A_ROW: Final = 3
"""The number of wins in a row for which there is a badge."""
MANY: Final = 10
"""The number of matches for which there is a badge."""


class PlayerKey(TypedDict):
    """A player on this device."""

    key: str
    """The text that a request selects the player by."""
    name: str
    """Empty for bots, which are counted by their level."""
    bot: str | None
    """The level of a bot."""
    avatar: int
    """The number of the picture in the latest match."""


class Appearance(NamedTuple):
    """One seat of a player in one match; a bot of one level may have several in a match, and each counts."""

    when: str
    match: MatchSummary
    seat: SeatSummary


class Badge(TypedDict):
    """Something that a person has achieved."""

    code: str
    """The name of the badge; one of a game begins with the game."""
    when: str
    """The end of the match in which it was first achieved."""


class Profile(PlayerKey):
    """A person on this device."""

    matches: int
    wins: int
    streak: int
    """The number of wins in a row up to the latest match."""
    best_streak: int
    """The most wins in a row."""
    badges: tuple[Badge, ...]
    """In the order in which they were achieved."""


def player_key(one: Appearance) -> PlayerKey:
    """Return the player of an appearance."""
    key = one.seat.key
    return {"key": key, "name": given_name(key), "bot": bot_level(key), "avatar": one.seat.avatar}


def profiles(everyone: Sequence[Appearance]) -> tuple[Profile, ...]:
    """Return the people among some appearances, which are in the order of time; most matches first."""
    played: dict[str, list[Appearance]] = {}
    for one in everyone:
        if bot_level(one.seat.key) is None:
            played.setdefault(one.seat.key, []).append(one)
    return tuple(_profile(played[key]) for key in sorted(played, key=lambda key: (-len(played[key]), key)))


def _profile(played: Sequence[Appearance]) -> Profile:
    """Return the profile of one person."""
    streaks = _streaks(played)
    return {
        **player_key(played[-1]),
        "matches": len(played),
        "wins": sum(map(_is_win, played)),
        "streak": streaks[-1],
        "best_streak": max(streaks),
        "badges": tuple(_badges(played, streaks)),
    }


def _is_win(one: Appearance) -> bool:
    """Return True for a first place, shared ones too."""
    return one.seat.place == 1


def _streaks(played: Sequence[Appearance]) -> list[int]:
    """Return the number of wins in a row up to each match."""
    return list(accumulate(played, lambda streak, one: (streak + 1) * _is_win(one), initial=0))[1:]


def _badges(played: Sequence[Appearance], streaks: Sequence[int]) -> Iterator[Badge]:
    """Yield each badge once, when it is achieved first."""
    known: set[str] = set()
    won: set[str] = set()
    for number, (one, streak) in enumerate(zip(played, streaks, strict=True), start=1):
        won |= {one.match.game} if _is_win(one) else set()
        achieved = {
            "first-win": _is_win(one),
            "wins-in-a-row": streak >= IN_A_ROW,
            "all-games": len(won) == len(GAMES),
            "many-matches": number >= MANY,
            **_of_match(one),
        }
        for code, is_achieved in achieved.items():
            if is_achieved and code not in known:
                known.add(code)
                yield {"code": code, "when": one.when}


def _of_match(one: Appearance) -> dict[str, bool]:
    """Return the badges of the game of a match, and which of them were achieved in it."""
    game, values = one.match.game, {**one.seat.counts, **one.seat.records}
    least = GAMES[game].statistics.badges
    return {f"{game}-{name}": values.get(name, 0) >= value for name, value in least.items()}
