"""Matches made by the engine itself, to open in the page where something interesting is about to happen."""

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from volle.core import chance
from volle.core import match as matches
from volle.core.match import Match
from volle.core.names import bot_level
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


NAMES = ("Anna", "Ben", "Mia")
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "wolle": [{}],
    "lotte": [{"preset": "tutto", "target": 2000}, {"preset": "cabinet", "target": 2000}],
}
KINDS = {
    "wolle": {
        "bids: bid",
        "roll: chance",
        "try: keep",
        "try: claim keep",
        "try: claim miss",
        "try: miss rescue",
        "try: claim miss rescue",
        "take: take",
        "bone: leave steal",
        "top: top",
    },
    "lotte": {"card: chance", "roll: chance", "keep: keep", "go: roll stop", "go: draw stop"},
}
"""Every kind of moment in which somebody is asked."""


def kind(match: Match) -> str:
    """What is asked now: the phase, and what the seat may do; or that it calls for chance."""
    seat = match.to_act[0]
    if seat < 0:
        return f"{match.state.phase}: chance" if match.game.turn_of(match.state) is not None else ""
    texts = (match.game.format_action(action) for action in match.game.legal_actions(match.state, seat))
    return f"{match.state.phase}: {' '.join(sorted({text.split()[1] for text in texts}))}"


def moments(game: str, names: tuple[str, ...] = NAMES, after: int = 0) -> dict[str, Match]:
    """A moment of each kind in which a person is asked, from as many matches as it takes.

    They come after so many actions.
    """
    found: dict[str, Match] = {}
    for number in range(99):
        for options in OPTIONS[game]:
            for match in islice(walk(names, f"{game} {number}", game, options), after, 250):
                if match.to_act and is_person(match):
                    found.setdefault(kind(match), match)
        if found.keys() >= KINDS[game]:
            break
    assert found.keys() - {""} == KINDS[game]
    return {asked: found[asked] for asked in sorted(KINDS[game])}


def is_person(match: Match) -> bool:
    """Whether a person acts next, or calls for chance."""
    seat = match.to_act[0] if match.to_act[0] >= 0 else match.game.turn_of(match.state)
    return seat is None or bot_level(match.names[seat]) is None


def endless(longest: int) -> str:
    """A record of nearly so many characters, in which nobody ever scores: legal, and never over."""
    game = GAMES["lotte"]
    match = matches.begin(game, ("Anna", "Ben"), {"target": 20_000}, bytes(chance.SEED_BYTES))
    head = format_record(match)
    cards = [card.name for card in game.reference.deck for _ in range(card.count)]
    lost = {"stop": "", "straight": "roll 1 1 1 1 1 1\nroll 1 1 1 1 1\n"}
    deck = "".join(f"card {card}\n" + lost.get(card, "roll 2 2 3 3 4 6\n") for card in cards)
    return head + deck * ((longest - len(head)) // len(deck))


def saved(match: Match, folder: Path) -> Path:
    """The save file of a match."""
    path = folder / "match.volle"
    path.write_text(format_record(match, private=True), encoding="utf-8")
    return path
