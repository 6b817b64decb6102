"""The bots: functions (view, stream) -> one of view.legal. They know what a person at the table can know."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache, partial
from typing import Final, NamedTuple, Protocol, TypeAlias

from volle.core.chance import Stream
from volle.core.game import BotLevel
from volle.core.thinking import Slices, Thinker
from volle.lotte import race
from volle.lotte.cards import FACES, FULL
from volle.lotte.odds import Need, Play, play_of
from volle.lotte.race import Race
from volle.lotte.solved import ONE
from volle.lotte.turn_value import PointsTurn
from volle.lotte.types import Card, SeatAction, SetAside, Stop
from volle.lotte.view import Preview, TurnView, Verb, View
from volle.lotte.winning import WinningTurn

POINT: Final = 1000
"""The value of a point for a bot that plays for points."""
_MOST_ROLLED_ON: Final = 5000
"""With more points at risk a seat that plays for points rolls no dice."""
_FEAR: Final = 5, 4
"""The factor by which `cautious` overvalues safe points, as a fraction."""
_SLIP: Final = 25 * POINT
"""The difference at which `cautious` chooses half as often."""
_NEVER: Final = -1
"""Lower than every other value."""
_SHARE: Final = 1 << 24


def cautious(view: View, rng: Stream) -> SeatAction:
    """Overvalue safe points, forget the cards played, and err where it matters little."""
    play = play_of(view.agreed)
    return _slip(rng, _weighed(view, Points(play, *final_needs(view)), FULL, _FEAR))


def steady(view: View, _rng: Stream) -> SeatAction:
    """Play each turn for the most points and count cards; in the last turns play for the points needed."""
    return _best(_weighed(view, Points(play_of(view.agreed), *final_needs(view)), cards_left(view)))


@Thinker
def racer(view: View, _rng: Stream) -> Slices[SeatAction]:
    """Play to win, by all scores, the target and the turns left, and count cards."""
    yield from race.prepare(*_standing(view))
    turn = winning_turn(view)
    weighed = yield from turn.in_slices(lambda: _weighed(view, turn, cards_left(view)))
    return _best(weighed)


def at_random(view: View, rng: Stream) -> SeatAction:
    """Play any legal action. A control, not a bot of any level."""
    return rng.choice(view.legal)


class TurnValues(Protocol):
    """The values that a seat decides by, in one unit."""

    @property
    def after_hit(self) -> TurnValues:
        """The same values once a Plus-Minus has succeeded."""

    def stop(self, points: int, /) -> int:
        """Return the value of writing down `points`."""

    def drawing(self, points: int, left: tuple[int, ...], /) -> int:
        """Return the value of another card, with `points` at risk."""

    def rolling(self, card: Card, points: int, dice: int, /) -> int:
        """Return the value of rolling `dice` dice with a Bonus or Double card."""

    def forced(self, card: Card, points: int, need: Need, /) -> int:
        """Return the value of rolling for what a card asks for."""


class Points(NamedTuple):
    """The values of a seat that plays for points, in units of 1 / POINT."""

    play: Play
    needed: int | None
    """Points that draw level with the best of the others, once the end is certain."""
    last: bool
    """True if the turn is the last: points beyond those needed have no value."""

    @property
    def after_hit(self) -> Points:
        """The same values: losses of others do not count."""
        return self

    def stop(self, points: int) -> int:
        """Return the value of the points, or _NEVER if they lose the match."""
        return points * POINT if self.needed is None or points >= self.needed else _NEVER

    def drawing(self, points: int, left: tuple[int, ...]) -> int:
        """Return the expected points."""
        return self._risk(points, _turn_for_points(self.play).drawing(points, left))

    def rolling(self, card: Card, points: int, dice: int) -> int:
        """Return the expected points."""
        if points > _MOST_ROLLED_ON:
            return self._risk(points, 0)
        return self._risk(points, _turn_for_points(self.play).rolling(card, points, dice))

    def forced(self, card: Card, points: int, need: Need) -> int:
        """Return the expected points."""
        return _turn_for_points(self.play).forced(card, points, need)

    def _risk(self, points: int, value: int) -> int:
        """Return the value, or _NEVER if stopping wins the match."""
        enough = self.last and self.needed is not None and points >= self.needed
        return _NEVER if enough else value


@cache
def _turn_for_points(play: Play) -> PointsTurn:
    """Return the turn whose values are shared by all seats that play for points."""
    return PointsTurn(play, POINT, roll_limit=_MOST_ROLLED_ON)


def winning_turn(view: View) -> WinningTurn:
    """Return the values of the seat to act, if it plays to win."""
    return _winning_turn(*_standing(view))


def _standing(view: View) -> tuple[Race, tuple[int, ...]]:
    """Return the race at the end of the current turn, and the scores before it."""
    assert view.turn is not None, "a turn is played"
    rest = None if view.finale is None else view.finale.turns_left - 1
    return Race(view.agreed, view.turn.seat, rest), tuple([seat.score for seat in view.seats])


@lru_cache(maxsize=1)
def _winning_turn(one: Race, scores: tuple[int, ...]) -> WinningTurn:
    """Return the values of a seat that plays to win; a turn needs them several times."""
    return WinningTurn(play_of(one.agreed), scores, partial(race.chance, one), partial(race.hit, one))


def cards_left(view: View) -> tuple[int, ...]:
    """Return the deck, for bots that count cards."""
    return tuple(count.count for count in view.left)


def final_needs(view: View) -> tuple[int | None, bool]:
    """Return (the points needed once the end is certain, True if this turn is the last)."""
    if view.finale is None or view.finale.in_doubt or view.turn is None:
        return None, False
    others = (seat.score for number, seat in enumerate(view.seats) if number != view.turn.seat)
    return max(others) - view.seats[view.turn.seat].score, view.finale.turns_left == 1


ValuedActions: TypeAlias = tuple[tuple[SeatAction, int], ...]
"""Legal actions with their values."""


def _weighed(
    view: View, values: TurnValues, left: tuple[int, ...], fear: tuple[int, int] = (1, 1)
) -> ValuedActions:
    """Return the value of each legal action; `fear` multiplies the value of safe points."""
    turn = view.turn
    assert turn is not None, "a bot is asked in its turn"
    weigh = partial(going_on, turn, left=left)
    if view.phase == "go":
        (preview,) = turn.previews
        on, safe = weigh(values, preview), _feared(values.stop(preview.total), fear)
        return tuple((action, safe if isinstance(action, Stop) else on) for action in view.legal)
    found = []
    for preview in turn.previews:
        then = values.after_hit if hits(turn, preview) else values
        value = ONE * POINT if preview.wins else weigh(then, preview)
        if offers(preview, "stop"):
            value = max(value, _feared(then.stop(preview.total), fear))
        found.append((SetAside(turn.seat, preview.dice), value))
    return tuple(found)


def _feared(value: int, fear: tuple[int, int]) -> int:
    """Return the value of safe points to a bot with fear."""
    return value * fear[0] // fear[1]


def hits(turn: TurnView, preview: Preview) -> bool:
    """Return True if setting these dice aside completes a Plus-Minus."""
    return turn.card == "plus-minus" and offers(preview, "draw")


def offers(preview: Preview, verb: Verb) -> bool:
    """Return True if the seat may do that after setting the dice of a preview aside."""
    return any(choice.verb == verb for choice in preview.choices)


def going_on(turn: TurnView, values: TurnValues, preview: Preview, left: tuple[int, ...]) -> int:
    """Return the value of the next roll, or of the next card after a Full Roll."""
    assert turn.card is not None, "dice lie behind a card"
    card = FACES[turn.card]
    if offers(preview, "draw"):
        return values.drawing(preview.total, left)
    if turn.may_stop:
        return values.rolling(card, preview.total, preview.rolls)
    need = Need(
        preview.rolls,
        len(turn.missing) - len(preview.dice),
        turn.full_rolls_needed - turn.full_rolls - preview.full,
    )
    return values.forced(card, preview.total, need)


def _best(weighed: ValuedActions) -> SeatAction:
    """Return the action of the highest value; the first of equal ones."""
    return max(weighed, key=lambda one: one[1])[0]


def _slip(rng: Stream, weighed: ValuedActions) -> SeatAction:
    """Return an action at random, the worse the less often: an integer softmax over the regret."""
    most = max(value for _, value in weighed)
    shares = [_share(most - value) if value > _NEVER else 0 for _, value in weighed]
    return weighed[rng.weighted(shares) if any(shares) else 0][0]


def _share(regret: int) -> int:
    """Return the weight of a choice with that regret: half for each _SLIP."""
    halvings, rest = divmod(regret, _SLIP)
    return _SHARE * (2 * _SLIP - rest) // (2 * _SLIP) >> halvings


BOTS: Final[Mapping[str, BotLevel[View, SeatAction]]] = {
    "cautious": BotLevel(cautious, "easy", former_names=("clown",)),
    "steady": BotLevel(steady, "medium", former_names=("fox",)),
    "racer": BotLevel(racer, "hard"),
}
