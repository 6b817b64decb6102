"""The review of a finished match: the luck of cards and rolls, the cost of decisions, and standings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import cache, partial
from typing import Final, NamedTuple, TypeVar

from volle.core.advice import RatedOption
from volle.core.changes import Change, decided
from volle.core.game import Seat
from volle.lotte import bots, odds, race, solved
from volle.lotte.advice import advice
from volle.lotte.cards import DECK, FACES, FULL
from volle.lotte.notation import format_action
from volle.lotte.odds import Aside, Need, Play
from volle.lotte.race import Race
from volle.lotte.solved import ONE
from volle.lotte.types import DICE, SIDES, Action, Card, Dice, Roll, TurnCard
from volle.lotte.view import TurnView, View
from volle.lotte.winning import WinningTurn

T = TypeVar("T")
_lays_of: Final = cache(odds.aside_options)


def changes(view: View, action: Action, _after: Callable[[], View]) -> Iterator[Change]:
    """Yield the change by a card, a roll or a decision.

    The others lose what the seat to act wins, each in proportion to its own chance.
    """
    turn = view.turn
    if turn is None:
        return
    if isinstance(action, TurnCard | Roll):
        change = _luck(view, turn, action)
        yield Change("luck", turn.seat, tuple([change * share for share in _shares(view, turn.seat)]))
    elif found := advice(view):
        yield from decided(found, format_action(action), _shares(view, turn.seat), _kind)


def _kind(played: RatedOption, best: RatedOption) -> str:
    """Return the kind of mistake where one option was played instead of the best."""
    stops, should = (one.actions[-1].endswith(" stop") for one in (played, best))
    return "other-dice" if stops == should else "stopped" if stops else "rolled-on"


def _shares(view: View, seat: Seat) -> tuple[Fraction, ...]:
    """Return the part of a change for each seat: 1 for the seat itself, -1 for the others together."""
    chances = standing(view)
    others = sum(chances, start=Fraction(0)) - chances[seat]
    even = Fraction(1, len(chances) - 1)
    return tuple(
        [
            Fraction(1) if other == seat else -(chance / others if others else even)
            for other, chance in enumerate(chances)
        ]
    )


def _luck(view: View, turn: TurnView, action: TurnCard | Roll) -> Fraction:
    """Return the change of the chance to win of the seat to act, caused by a card or roll.

    The mean over all outcomes is subtracted exactly, so that the expectation is 0.
    """
    winning = bots.winning_turn(view)
    if isinstance(action, TurnCard):
        left = bots.cards_left(view)
        cards = zip(DECK, left if any(left) else FULL, strict=True)
        return _beyond(FACES[action.card], cards, lambda card: winning.card(card, turn.points))
    rolled = _Rolled(odds.play_of(view.agreed), turn, winning)
    return _beyond(action.dice, odds.rolls(turn.rolls), rolled.value)


def _beyond(came: T, all_: Iterable[tuple[T, int]], value: Callable[[T], int]) -> Fraction:
    """Return the value of an outcome less the mean over all outcomes, each with its ways."""
    ways = total = 0
    for one, count in all_:
        ways += count
        total += count * value(one) if count else 0
    return Fraction(ways * value(came) - total, ways * ONE)


class _Rolled(NamedTuple):
    """The value of a roll, by its dice."""

    play: Play
    turn: TurnView
    winning: WinningTurn

    def value(self, dice: Dice) -> int:
        """Return the value of the best dice to set aside, or of a roll that scores nothing."""
        assert self.turn.card is not None, "dice lie behind a card"
        card = FACES[self.turn.card]
        match card.kind:
            case "straight":
                return self._straight(card, len(set(dice) & set(self.turn.missing)))
            case "fireworks":
                return max(map(self._fireworks, _lays_of(dice, choice=False)), default=self._safe())
            case "bonus" | "double":
                aside = partial(self._set_aside, card)
            case _:
                aside = partial(self._forced, card)
        return max(map(aside, _lays_of(dice, choice=self.play.choice)), default=self.winning.stop(0))

    def _safe(self) -> int:
        """Return the value of stopping with the points at risk. Rule lotte.card.fireworks."""
        return self.winning.stop(self.turn.points)

    def _straight(self, card: Card, new: int) -> int:
        """Return the value of `new` new numbers of the straight, some of which may stay in the tray."""
        rolls, missing, points = self.turn.rolls, len(self.turn.missing), self.turn.points
        fewest = 1 if self.play.straight == SIDES else max(new, 1)
        needs = [Need(rolls - used, missing - used) for used in range(fewest, new + 1)]
        return max([self.winning.forced(card, points, need) for need in needs], default=self.winning.stop(0))

    def _fireworks(self, aside: Aside) -> int:
        """Return the value of setting all scoring dice aside and rolling on."""
        return self.winning.fireworks(self.turn.points + aside.points, self.turn.rolls - aside.dice or DICE)

    def _set_aside(self, card: Card, aside: Aside) -> int:
        """Return the value of setting dice aside with a Bonus or Double card."""
        points, left = self.turn.points + aside.points, self.turn.rolls - aside.dice
        if not left:
            return self.winning.after_full_roll(2 * points if card.kind == "double" else points + card.points)
        return max(self.winning.stop(points), self.winning.rolling(card, points, left))

    def _forced(self, card: Card, aside: Aside) -> int:
        """Return the value of setting dice aside with a card that asks for Full Rolls."""
        left, turn = self.turn.rolls - aside.dice, self.turn
        full_rolls = turn.full_rolls_needed - turn.full_rolls - (not left)
        if card.kind == "clover" and not full_rolls:
            return ONE
        dice = DICE if card.kind == "clover" and not left else left
        return self.winning.forced(card, turn.points, Need(dice, full_rolls=full_rolls))


def standing(view: View) -> tuple[Fraction, ...]:
    """Return the chance of each seat to win before the card of a turn, by scores alone; they add up to 1."""
    assert view.turn is not None, "a turn is played"
    mover, seats = view.turn.seat, range(len(view.seats))
    scores = tuple([seat.score for seat in view.seats])
    rest = None if view.finale is None else view.finale.turns_left
    if len(seats) == 2:
        other = race.chance(Race(view.agreed, 1 - mover, rest), scores, 0)
        chances = [other if seat != mover else ONE - other for seat in seats]
    elif rest is None:
        chances = [race.chance(Race(view.agreed, seat, None), scores, 0) for seat in seats]
    else:
        chances = _last_chances(view, mover, rest, scores)
    total = sum(chances)
    return tuple([Fraction(chance, total) if total else Fraction(1, len(seats)) for chance in chances])


def _last_chances(view: View, mover: Seat, rest: int, scores: tuple[int, ...]) -> list[int]:
    """Return the approximate chance of each seat to lead after `rest` more last turns."""
    choice, seats = view.agreed.aside == "choice", len(scores)
    coming = [(mover + place) % seats for place in range(rest)]
    chances = [solved.last(choice, max(scores) - score) for score in scores]
    stays = ONE
    for seat in coming:
        stays = stays * (ONE - chances[seat]) // ONE
    leads = [stays if score == max(scores) else 0 for score in scores]
    return [chances[seat] if seat in coming else leads[seat] for seat in range(seats)]
