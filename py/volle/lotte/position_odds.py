"""The odds of a position: chances of the next card and roll, and the expected points of each move.

The aim is the most points of this turn; scores, the target and what others lose are left out. docs/odds.md
has the formulas and lists the exact values.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from volle.core.odds import AimOdds, Odds, OptionOdds, expectation
from volle.lotte import odds
from volle.lotte.cards import DECK, FACES, FULL
from volle.lotte.odds import Need, Play, play_of
from volle.lotte.turn_value import Left, PointsTurn, with_whole_deck
from volle.lotte.types import SIDES, CardName
from volle.lotte.view import Choice, Preview, TurnView, View

AIM: Final = "points"
_REMARKS: Final = ("turn-points", "next-card", "clover-worth")
_POINT: Final = 1 << 90
"""The value of a point. Fewer than a hundred divisions round down, which loses less than 2**-80 of one."""


class _Table(NamedTuple):
    """The turn to be valued, and the deck."""

    turn: TurnView
    left: Left
    values: PointsTurn


class _Valued(NamedTuple):
    """A legal move: its value in parts of a point, and its chances."""

    actions: tuple[str, ...]
    value: int
    chances: dict[str, Fraction]


def position_odds(view: View) -> Odds | None:
    """Return the odds of each option of the current turn, or of the card or roll that is due.

    They are the same from every view, because nothing is secret. None once the game is over.
    """
    if view.turn is None:
        return None
    left = tuple([face.count for face in view.left])
    at = _Table(view.turn, left, _turn_for_points(play_of(view.agreed), left))
    if view.turn.previews:
        ways = [_choice(at, found, choice) for found in view.turn.previews for choice in found.choices]
    else:
        ways = [_card(at, view.turn.points, ()) if view.phase == "card" else _due_roll(at)]
    best = max(way.value for way in ways) if len(ways) > 1 else None
    return Odds(view.turn.seat, _REMARKS, (AimOdds(AIM, tuple(_option_odds(way, best) for way in ways)),))


@lru_cache(maxsize=8)
def _turn_for_points(play: Play, left: Left) -> PointsTurn:
    """Return the values of a turn from a deck, which its positions share."""
    return with_whole_deck(play, _POINT) if left == FULL else PointsTurn(play, _POINT, left)


def _option_odds(way: _Valued, best: int | None) -> OptionOdds:
    """Return the odds of one option; `best` is the value of the best of several options."""
    worth = expectation(Fraction(way.value, _POINT), "points", is_exact=False)
    chances = {code: expectation(chance) for code, chance in way.chances.items()}
    return OptionOdds(way.actions, way.value == best, {**chances, "worth": worth})


def _choice(at: _Table, found: Preview, choice: Choice) -> _Valued:
    """Value a choice of the seat."""
    if found.wins:
        return _Valued(choice.actions, at.values.win, {})
    match choice.verb:
        case "stop":
            return _Valued(choice.actions, at.values.stop(found.total), {})
        case "draw":
            return _card(at, found.total, choice.actions)
        case _:
            need = _need(at, found.rolls, len(at.turn.missing) - len(found.dice), found.full)
            return _roll(at, found.total, need, choice.actions)


def _due_roll(at: _Table) -> _Valued:
    """Value the roll that is due."""
    return _roll(at, at.turn.points, _need(at, at.turn.rolls, len(at.turn.missing), full=False), ())


def _need(at: _Table, dice: int, missing: int, full: bool) -> Need:
    """Return the need of the card; `full` is True if the choice completes a Full Roll."""
    return Need(dice, max(missing, 0), at.turn.full_rolls_needed - at.turn.full_rolls - full)


def _card(at: _Table, points: int, actions: tuple[str, ...]) -> _Valued:
    """Value another card with `points` at risk."""
    left = at.left if any(at.left) else FULL
    stops = sum([n for card, n in zip(DECK, left, strict=True) if card.kind == "stop"])
    return _Valued(actions, at.values.drawing(points, at.left), {"stop-card": Fraction(stops, sum(left))})


def _roll(at: _Table, points: int, need: Need, actions: tuple[str, ...]) -> _Valued:
    """Value a roll with `points` at risk."""
    card = at.turn.card
    assert card is not None, "dice are rolled for a card"
    return _Valued(actions, _roll_value(at, card, points, need), _roll_chances(at.values.play, card, need))


def _roll_value(at: _Table, card: CardName, points: int, need: Need) -> int:
    """Return the value of a roll with a card."""
    face = FACES[card]
    match face.kind:
        case "fireworks":
            return at.values.fireworks(points, need.dice)
        case "bonus" | "double":
            return at.values.rolling(face, points, need.dice)
        case _:
            return at.values.forced(face, points, need)


def _roll_chances(play: Play, card: CardName, need: Need) -> dict[str, Fraction]:
    """Return the chance that the roll scores nothing, and the best chances to meet the need of the card."""
    kind = FACES[card].kind
    full = odds.full_roll(need.dice, choice=play.choice)
    nothing = odds.nothing(need.dice)
    match kind:
        case "fireworks":
            return {"nothing": nothing, "full-roll": odds.full_roll(need.dice, choice=False)}
        case "straight":
            old = Fraction(SIDES - need.missing, SIDES) ** need.dice
            return {"nothing": old, "straight": odds.success(play, kind, need)}
        case "clover":
            return {"nothing": nothing, "full-roll": full, "win": odds.success(play, kind, need)}
        case _:
            return {"nothing": nothing, "full-roll": full}
