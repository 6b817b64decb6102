"""Statistics of a finished match; docs/statistics.md explains each number."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from volle.core.game import Frame
from volle.core.statistics import GameStatistics, Tally
from volle.lotte import table
from volle.lotte.cards import DECK, FACES, place
from volle.lotte.events import CardTurned, DiceRolled, Event, FullRollMade, TurnLost, TurnScored
from volle.lotte.odds import nothing
from volle.lotte.options import OPTIONS, format_options
from volle.lotte.types import DICE, SIDES, Options, State

_DIE: Final = "d6"
_STOPS: Final = frozenset({"lotte.roll.stop", "lotte.full-roll"})
"""The rules by which a seat stops because it has enough points."""


def _tally(frames: Sequence[Frame[State, Event]], state: State) -> tuple[Tally, ...]:
    """Return the tally of each seat."""
    tallies = tuple(Tally(STATISTICS) for _ in range(state.options.seats))
    for event, after in frames:
        _count(tallies, event, after)
    for tally in tallies:
        tally.record("most-full-rolls", tally.counts["full-rolls"])
    return tallies


def _count(tallies: tuple[Tally, ...], event: Event, after: State) -> None:
    """Count one event."""
    match event:
        case CardTurned(seat):
            _count_card(tallies[seat], event, after)
        case DiceRolled(seat):
            _count_roll(tallies[seat], event, after)
        case FullRollMade(seat):
            tallies[seat].counts["full-rolls"] += 1
        case TurnLost(seat):
            tallies[seat].counts["lost"] += 1
            tallies[seat].counts["lost-points"] += event.points
        case TurnScored(seat):
            _count_score(tallies[seat], event)


def _count_card(tally: Tally, event: CardTurned, after: State) -> None:
    """Count a card, and the chance of each kind. Rule lotte.deck."""
    tally.counts["turns"] += event.number == 1
    before = [left + (at == place(event.card)) for at, left in enumerate(after.left)]
    turned = FACES[event.card].kind
    chances = dict.fromkeys(STATISTICS.tables["cards"], Fraction(0))
    for card, left in zip(DECK, before, strict=True):
        chances[card.kind] += Fraction(left, sum(before))
    for kind, chance in chances.items():
        tally.tables["cards"][kind].add(is_hit=kind == turned, chance=chance)
    _decide(tally, chances["stop"], is_bad=turned == "stop")


def _count_roll(tally: Tally, event: DiceRolled, after: State) -> None:
    """Count a roll, and the chance that nothing scored. Rule lotte.roll.nothing."""
    tally.roll(_DIE, event.dice)
    chance, is_bad = _nothing(after, len(event.dice)), not table.ways(after)
    tally.tables["rolls"][str(len(event.dice))].add(is_hit=is_bad, chance=chance)
    _decide(tally, chance, is_bad=is_bad)


def _nothing(after: State, count: int) -> Fraction:
    """Return the chance that a roll scores nothing: with a straight, no missing number."""
    if table.kind(after) != "straight":
        return nothing(count)
    return Fraction((SIDES - len(table.missing(after))) ** count, SIDES**count)


def _decide(tally: Tally, chance: Fraction, *, is_bad: bool) -> None:
    """Count a card or roll that loses or ends the turn with this chance."""
    tally.decide(chance - is_bad, chance * (1 - chance))


def _count_score(tally: Tally, event: TurnScored) -> None:
    """Count points that are written down."""
    tally.record("biggest-turn", event.points)
    if event.rule in _STOPS:
        tally.counts["stopped"] += 1
        tally.counts["stopped-points"] += event.points


def _preset(options: Options) -> str:
    """Return the preset, or `own` if any option differs from it."""
    usual = {"preset": options.preset, "target": next(one.default for one in OPTIONS if one.name == "target")}
    return options.preset if format_options(options) == usual else "own"


STATISTICS: Final = GameStatistics(
    tally=_tally,
    preset=_preset,
    presets=("cabinet", "tutto", "own"),
    counts=("turns", "lost", "lost-points", "stopped", "stopped-points", "full-rolls"),
    records=("biggest-turn", "most-full-rolls"),
    tables={
        "rolls": tuple(map(str, range(DICE, 0, -1))),
        "cards": tuple(dict.fromkeys(card.kind for card in DECK)),
    },
    dice={_DIE: SIDES},
    badges={"full-rolls": 1, "most-full-rolls": 3, "biggest-turn": 2000},
)
