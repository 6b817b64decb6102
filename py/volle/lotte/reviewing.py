"""How a match that is over is valued: what a card or a roll changed of the chance to win."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache, partial
from typing import Final, NamedTuple, TypeVar

from volle.core.game import Seat
from volle.lotte import bots, odds, race, solved
from volle.lotte.cards import DECK, FACES, FULL
from volle.lotte.odds import Aside, Need, Play
from volle.lotte.race import Race
from volle.lotte.solved import ONE
from volle.lotte.types import DICE, SIDES, Card, Dice, Roll, TurnCard
from volle.lotte.view import TurnView, View
from volle.lotte.winning import WinningTurn

T = TypeVar("T")
_lays_of: Final = cache(odds.aside_options)


def luck(view: View, action: TurnCard | Roll) -> Fraction | None:
    """What a card or a roll changed of the chance to win of the seat whose turn it is.

    All cards that are left and all rolls are gone through, so over all of them it is exactly 0.
    """
    turn = view.turn
    assert turn is not None, "a turn is played"
    worths = bots.turn_to_win(view)
    if isinstance(action, TurnCard):
        left = bots.cards_left(view)
        cards = zip(DECK, left if any(left) else FULL, strict=True)
        return _beyond(FACES[action.card], cards, lambda card: worths.card(card, turn.points))
    rolled = _Rolled(bots.play_of(view.agreed), turn, worths)
    return _beyond(action.dice, odds.rolls(turn.rolls), rolled.worth)


def _beyond(came: T, all_: Iterable[tuple[T, int]], worth: Callable[[T], int]) -> Fraction:
    """What came beyond what was to be expected of all that could, each with its ways."""
    ways = total = 0
    for one, count in all_:
        ways += count
        total += count * worth(one) if count else 0
    return Fraction(ways * worth(came) - total, ways * ONE)


class _Rolled(NamedTuple):
    """What a roll of a turn is worth."""

    play: Play
    turn: TurnView
    worths: WinningTurn

    def worth(self, dice: Dice) -> int:
        """The worth of the best that can be laid aside, or of a roll that brings nothing."""
        assert self.turn.card is not None, "dice lie behind a card"
        card = FACES[self.turn.card]
        match card.kind:
            case "straight":
                return self._straight(card, len(set(dice) & set(self.turn.missing)))
            case "fireworks":
                return max(map(self._fireworks, _lays_of(dice, choice=False)), default=self._safe())
            case "bonus" | "double":
                lay = partial(self._laid, card)
            case _:
                lay = partial(self._forced, card)
        return max(map(lay, _lays_of(dice, choice=self.play.choice)), default=self.worths.stop(0))

    def _safe(self) -> int:
        """The worth of the points that are there. Rule lotte.card.fireworks."""
        return self.worths.stop(self.turn.points)

    def _straight(self, card: Card, new: int) -> int:
        """The worth of so many new numbers of the straight, some of which may be left in the tray."""
        rolls, missing, points = self.turn.rolls, len(self.turn.missing), self.turn.points
        least = 1 if self.play.straight == SIDES else max(new, 1)
        needs = [Need(rolls - laid, missing - laid) for laid in range(least, new + 1)]
        return max([self.worths.forced(card, points, need) for need in needs], default=self.worths.stop(0))

    def _fireworks(self, lay: Aside) -> int:
        """The worth of laying all dice that score aside, and rolling on."""
        return self.worths.fireworks(self.turn.points + lay.points, self.turn.rolls - lay.dice or DICE)

    def _laid(self, card: Card, lay: Aside) -> int:
        """The worth of laying dice aside with a card that lets one stop."""
        points, left = self.turn.points + lay.points, self.turn.rolls - lay.dice
        if not left:
            return self.worths.after_full_roll(2 * points if card.kind == "double" else points + card.points)
        return max(self.worths.stop(points), self.worths.rolling(card, points, left))

    def _forced(self, card: Card, lay: Aside) -> int:
        """The worth of laying dice aside with a card that asks for Full Rolls."""
        left, turn = self.turn.rolls - lay.dice, self.turn
        full_rolls = turn.full_rolls_needed - turn.full_rolls - (not left)
        if card.kind == "clover" and not full_rolls:
            return ONE
        dice = DICE if card.kind == "clover" and not left else left
        return self.worths.forced(card, turn.points, Need(dice, full_rolls=full_rolls))


def standing(view: View) -> tuple[Fraction, ...]:
    """The chance of each seat to win before the card of a turn, by the scores alone; 1 in all."""
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
    """About how likely each seat is to be ahead once so many more have had their last turn."""
    choice, seats = view.agreed.aside == "choice", len(scores)
    coming = [(mover + place) % seats for place in range(rest)]
    chances = [solved.last(choice, max(scores) - score) for score in scores]
    stays = ONE
    for seat in coming:
        stays = stays * (ONE - chances[seat]) // ONE
    leads = [stays if score == max(scores) else 0 for score in scores]
    return [chances[seat] if seat in coming else leads[seat] for seat in range(seats)]
