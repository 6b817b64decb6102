"""The odds of a position, from a view: chances of the next roll and of the card, and what each way is worth.

The aim is the most points of this turn; scores, the target and what others lose are left out. docs/odds.md
has the formulas, and says what is exact.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from volle.core.odds import AimOdds, Odds, OptionOdds, expectation
from volle.lotte import odds, turn_worth
from volle.lotte.cards import DECK, FACES, FULL
from volle.lotte.odds import Need, Play
from volle.lotte.turn_worth import POINT, Left
from volle.lotte.types import SIDES, CardName, Options
from volle.lotte.view import Choice, Prospect, TurnView, View

AIM: Final = "points"
_REMARKS: Final = ("turn-points", "next-card", "clover-worth")


class _Table(NamedTuple):
    """What the worth of a turn depends on beside its card and its dice."""

    play: Play
    left: Left
    turn: TurnView


class _Reckoned(NamedTuple):
    """A way on: its worth in parts of a point, and its chances."""

    actions: tuple[str, ...]
    worth: int
    chances: dict[str, Fraction]


def position_odds(view: View) -> Odds | None:
    """Return the odds of each option of the current turn, or of the card or roll that is due.

    They are the same from every view, because nothing is secret. None once the game is over.
    """
    if view.turn is None:
        return None
    at = _Table(play_of(view.agreed), tuple([face.count for face in view.left]), view.turn)
    if view.turn.prospects:
        ways = [_choice(at, found, choice) for found in view.turn.prospects for choice in found.choices]
    else:
        ways = [_drawn(at, view.turn.points, ()) if view.phase == "card" else _due_roll(at)]
    best = max(way.worth for way in ways)
    return Odds(view.turn.seat, _REMARKS, (AimOdds(AIM, tuple(_option_odds(way, best) for way in ways)),))


def play_of(agreed: Options) -> Play:
    """The rules that a turn is worth by: lotte.roll.aside, lotte.card.straight, lotte.card.clover."""
    return Play(agreed.aside == "choice", int(agreed.straight[-1]), agreed.clover)


def _option_odds(way: _Reckoned, best: int) -> OptionOdds:
    """Return the odds of one option; `best` is the value of the best option."""
    worth = expectation(Fraction(way.worth, POINT), "points", is_exact=False)
    chances = {code: expectation(chance) for code, chance in way.chances.items()}
    return OptionOdds(way.actions, way.worth == best, {**chances, "worth": worth})


def _choice(at: _Table, found: Prospect, choice: Choice) -> _Reckoned:
    """What a choice of the seat leads to."""
    if found.wins:
        return _Reckoned(choice.actions, turn_worth.stopping(odds.CLOVER), {})
    match choice.verb:
        case "stop":
            return _Reckoned(choice.actions, turn_worth.stopping(found.total), {})
        case "draw":
            return _drawn(at, found.total, choice.actions)
        case _:
            need = _need(at, found.rolls, len(at.turn.missing) - len(found.dice), found.full)
            return _rolled(at, found.total, need, choice.actions)


def _due_roll(at: _Table) -> _Reckoned:
    """The roll that is due."""
    return _rolled(at, at.turn.points, _need(at, at.turn.rolls, len(at.turn.missing), full=False), ())


def _need(at: _Table, dice: int, missing: int, full: bool) -> Need:
    """What the card still asks for; `full` is whether the choice makes one more Full Roll."""
    return Need(dice, max(missing, 0), at.turn.full_rolls_needed - at.turn.full_rolls - full)


def _drawn(at: _Table, points: int, actions: tuple[str, ...]) -> _Reckoned:
    """Another card with so many points at risk."""
    left = at.left if any(at.left) else FULL
    stops = sum([n for card, n in zip(DECK, left, strict=True) if card.kind == "stop"])
    worth = turn_worth.drawing(at.play, at.left, points)
    return _Reckoned(actions, worth, {"stop-card": Fraction(stops, sum(left))})


def _rolled(at: _Table, points: int, need: Need, actions: tuple[str, ...]) -> _Reckoned:
    """A roll with so many points at risk."""
    card = at.turn.card
    assert card is not None, "dice are rolled for a card"
    return _Reckoned(actions, _roll_worth(at, card, points, need), _roll_chances(at.play, card, need))


def _roll_worth(at: _Table, card: CardName, points: int, need: Need) -> int:
    """The worth of a roll with a card."""
    match FACES[card].kind:
        case "fireworks":
            return turn_worth.fireworks(points, need.dice)
        case "bonus" | "double":
            return turn_worth.rolling(at.play, at.left, card, points, need.dice)
        case _:
            return turn_worth.going_for(at.play, at.left, card, points, need)


def _roll_chances(play: Play, card: CardName, need: Need) -> dict[str, Fraction]:
    """The chance that the roll brings nothing, and the best chances of what the card asks for."""
    full = odds.full_roll(need.dice, choice=play.choice)
    nothing = odds.nothing(need.dice)
    match FACES[card].kind:
        case "fireworks":
            return {"nothing": nothing, "full-roll": odds.full_roll(need.dice, choice=False)}
        case "straight":
            old = Fraction(SIDES - need.missing, SIDES)
            chances = {"nothing": Fraction(old.numerator**need.dice, old.denominator**need.dice)}
            return {**chances, "straight": turn_worth.success(play, card, need)}
        case "clover":
            return {"nothing": nothing, "full-roll": full, "win": turn_worth.success(play, card, need)}
        case _:
            return {"nothing": nothing, "full-roll": full}
