"""Matches that the engine plays at random, to open in the page at a position of interest."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from volle.core import chance
from volle.core import match as matches
from volle.core.match import Match
from volle.core.names import bot_level
from volle.core.record import format_record
from volle.games import GAMES
from volle.wolle.table import layout_count


def walk(
    names: tuple[str, ...], seed: str, game: str, options: dict[str, Any] | None = None
) -> Iterator[Match]:
    """Yield every position of a match in which all seats play random legal actions."""
    match = matches.begin(GAMES[game], names, options or {}, chance.derive_seed(seed))
    yield match
    while match.to_act:
        action = matches.automatic_action(match) if matches.automatic_seat(match) is not None else _any(match)
        match = matches.play(match, action)
        yield match


def beginning(names: tuple[str, ...], game: str, seed: str, options: dict[str, Any] | None = None) -> Match:
    """Return a match that has just begun, with a sheep of its own for each seat, as in the set-up."""
    avatars = tuple(range(1, len(names) + 1))
    return matches.begin(GAMES[game], names, options or {}, chance.derive_seed(seed), avatars)


def match_at(
    names: tuple[str, ...],
    wanted: Callable[[Match], bool],
    seed: str,
    game: str = "wolle",
    options: dict[str, Any] | None = None,
) -> Match:
    """Return the first position of such a match for which `wanted` returns True."""
    for match in walk(names, seed, game, options):
        if wanted(match):
            return match
    raise AssertionError(f"no such moment in the match of {seed}")


LAST_POINTS = 300
"""Points that the first seat of Volle Lotte still needs near the end of a match, at most."""
PHASES = {"wolle": {"bids", "roll", "try", "take", "top"}, "lotte": {"card", "roll", "go"}}
"""Phases in which the page asks a person, without rare ones."""


def match_to_finish(
    names: tuple[str, ...],
    game: str = "wolle",
    options: dict[str, Any] | None = None,
    *,
    is_whole: bool = False,
    rounds: int = 1,
) -> Match:
    """Return a match to play to its end: in the last `rounds` of Wolle, near the end of Lotte, or whole.

    If people bid 20 and stop as soon as possible, they are asked in every phase of `PHASES`.
    """
    for number in range(99):
        for match in walk(names, f"end {number}", game, options):
            if is_whole or is_near_its_end(match, rounds):
                if asked_phases(match) >= PHASES[game]:
                    return match
                break
    raise AssertionError(f"no end of a match of {game} asks in every phase")


def is_near_its_end(match: Match, rounds: int = 1) -> bool:
    """Return True at a bid of the last rounds of Wolle, or at a turn of Lotte that may reach the target."""
    state = match.state
    if match.game.name == "wolle":
        return state.phase == "bids" and len(state.undealt) <= (rounds - 1) * layout_count(len(match.names))
    is_turn = state.phase == "card" and not state.cards and state.reached is None
    return is_turn and max(state.scores) >= state.options.target - LAST_POINTS


def asked_phases(match: Match) -> set[str]:
    """Return the phases in which people are asked if they bid 20 and stop as soon as possible."""
    phases = set()
    while match.to_act:
        seat = match.to_act[0]
        if matches.automatic_seat(match) is None:
            phases.add(match.state.phase)
            legal = match.game.legal_actions(match.state, seat)
            usual = (
                action for action in legal if match.game.format_action(action).endswith((" 20", " stop"))
            )
            match = matches.play(match, next(usual, legal[0]))
        else:
            if is_persons_turn(match):
                phases.add(match.state.phase)
            match = matches.play(match, matches.automatic_action(match))
    return phases


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
"""Every kind of decision that a person makes."""


def decision_kind(match: Match) -> str:
    """Return the kind of the decision: the phase, and the verbs of the legal actions or `chance`."""
    seat = match.to_act[0]
    if seat < 0:
        return f"{match.state.phase}: chance" if match.game.turn_of(match.state) is not None else ""
    texts = (match.game.format_action(action) for action in match.game.legal_actions(match.state, seat))
    return f"{match.state.phase}: {' '.join(sorted({text.split()[1] for text in texts}))}"


def decision_positions(game: str, names: tuple[str, ...] = NAMES, after: int = 0) -> dict[str, Match]:
    """Return a position for each kind of decision that a person makes, from as many matches as necessary.

    Each comes after at least `after` actions.
    """
    return {**_decision_positions(game, names, after)}


@cache
def _decision_positions(game: str, names: tuple[str, ...], after: int) -> dict[str, Match]:
    found: dict[str, Match] = {}
    for number in range(99):
        for options in OPTIONS[game]:
            for match in islice(walk(names, f"{game} {number}", game, options), after, 250):
                if match.to_act and is_persons_turn(match):
                    found.setdefault(decision_kind(match), match)
        if found.keys() >= KINDS[game]:
            break
    assert found.keys() - {""} == KINDS[game]
    return {asked: found[asked] for asked in sorted(KINDS[game])}


def covering_positions(game: str, names: tuple[str, ...] = NAMES, after: int = 0) -> dict[str, Match]:
    """Return a few of these positions: together they offer every verb of every phase."""
    found: dict[str, Match] = {}
    offered: set[tuple[str, str]] = set()
    positions = decision_positions(game, names, after)
    for kind in sorted(positions, key=lambda kind: -len(kind.split())):
        phase, _, verbs = kind.partition(": ")
        offers = {(phase, verb) for verb in verbs.split()}
        if offers - offered:
            offered |= offers
            found[kind] = positions[kind]
    return dict(sorted(found.items()))


def is_persons_turn(match: Match) -> bool:
    """Return True if a person acts next, or calls for chance."""
    seat = match.to_act[0] if match.to_act[0] >= 0 else match.game.turn_of(match.state)
    return seat is None or bot_level(match.names[seat]) is None


def endless_record(longest: int) -> str:
    """Return a legal record of at most `longest` characters, of a match without a score or an end."""
    game = GAMES["lotte"]
    match = matches.begin(game, ("Anna", "Ben"), {"target": 20_000}, bytes(chance.SEED_BYTES))
    head = format_record(match)
    cards = [card.name for card in game.reference.deck for _ in range(card.count)]
    lost = {"stop": "", "straight": "roll 1 1 1 1 1 1\nroll 1 1 1 1 1\n"}
    deck = "".join(f"card {card}\n" + lost.get(card, "roll 2 2 3 3 4 6\n") for card in cards)
    return head + deck * ((longest - len(head)) // len(deck))


def write_save(match: Match, folder: Path) -> Path:
    """Write the private record of a match and return its path."""
    path = folder / "match.volle"
    path.write_text(format_record(match, private=True), encoding="utf-8")
    return path
