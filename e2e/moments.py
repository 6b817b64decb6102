"""Matches made by the engine itself, to open in the page where something interesting is about to happen."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from volle.core import chance
from volle.core import match as matches
from volle.core.match import Match
from volle.core.record import format_record
from volle.games import GAMES


def match_at(
    names: tuple[str, ...],
    wanted: Callable[[Match], bool],
    seed: str,
    game: str = "wolle",
    options: dict[str, Any] | None = None,
) -> Match:
    """The first moment of a match that fits, where everybody plays any legal action."""
    match = matches.begin(GAMES[game], names, options or {}, chance.derive_seed(seed))
    while not wanted(match):
        assert match.to_act, f"no such moment in the match of {seed}"
        action = matches.automatic_action(match) if matches.automatic_seat(match) is not None else _any(match)
        match = matches.play(match, action)
    return match


def _any(match: Match) -> object:
    seat = match.to_act[0]
    rng = chance.stream(bytes(chance.SEED_BYTES), match.ply, seat)
    return rng.choice(match.game.legal_actions(match.state, seat))


def saved(match: Match, folder: Path) -> Path:
    """The save file of a match."""
    path = folder / "match.volle"
    path.write_text(format_record(match, private=True), encoding="utf-8")
    return path
