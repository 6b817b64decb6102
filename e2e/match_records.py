"""Matches made by the engine itself, to open in the page where something interesting is about to happen."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from volle.core import chance
from volle.core import match as matches
from volle.core.match import Match
from volle.core.record import format_record
from volle.games import GAMES


def walk(
    names: tuple[str, ...], seed: str, game: str, options: dict[str, Any] | None = None
) -> Iterator[Match]:
    """Every moment of a match in which everybody plays any legal action."""
    match = matches.begin(GAMES[game], names, options or {}, chance.derive_seed(seed))
    yield match
    while match.to_act:
        action = matches.automatic_action(match) if matches.automatic_seat(match) is not None else _any(match)
        match = matches.play(match, action)
        yield match


def match_at(
    names: tuple[str, ...],
    wanted: Callable[[Match], bool],
    seed: str,
    game: str = "wolle",
    options: dict[str, Any] | None = None,
) -> Match:
    """The first moment of such a match that fits."""
    for match in walk(names, seed, game, options):
        if wanted(match):
            return match
    raise AssertionError(f"no such moment in the match of {seed}")


def _any(match: Match) -> object:
    seat = match.to_act[0]
    rng = chance.stream(bytes(chance.SEED_BYTES), match.ply, seat)
    return rng.choice(match.game.legal_actions(match.state, seat))


def endless(longest: int) -> str:
    """A record of nearly so many characters, in which nobody ever scores: legal, and never over."""
    game = GAMES["lotte"]
    match = matches.begin(game, ("Anna", "Ben"), {"target": 20_000}, bytes(chance.SEED_BYTES))
    head = format_record(match)
    cards = [card.name for card in game.deck for _ in range(card.count)]
    lost = {"stop": "", "straight": "roll 1 1 1 1 1 1\nroll 1 1 1 1 1\n"}
    deck = "".join(f"card {card}\n" + lost.get(card, "roll 2 2 3 3 4 6\n") for card in cards)
    return head + deck * ((longest - len(head)) // len(deck))


def saved(match: Match, folder: Path) -> Path:
    """The save file of a match."""
    path = folder / "match.volle"
    path.write_text(format_record(match, private=True), encoding="utf-8")
    return path
