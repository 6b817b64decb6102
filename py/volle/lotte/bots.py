"""Bots: (view, stream) -> one of view.legal. They know what a person at the table may know, and no more."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache, partial
from typing import Final, NamedTuple, Protocol, TypeAlias

from volle.core.chance import Stream
from volle.core.game import BotLevel
from volle.core.thinking import Slices, Thinker
from volle.lotte import race
from volle.lotte.cards import FACES, FULL
from volle.lotte.odds import Need, Play
from volle.lotte.race import Race
from volle.lotte.solved import ONE
from volle.lotte.turn_value import PointsTurn
from volle.lotte.types import Card, Options, SeatAction, SetAside, Stop
from volle.lotte.view import Preview, TurnView, Verb, View
from volle.lotte.winning import WinningTurn

POINT: Final = 1000
"""Thousandths of a point."""
_MOST_ROLLED_ON: Final = 5000
"""With more points at risk a seat that plays for points rolls no dice."""
_FEAR: Final = 5, 4
"""What is safe seems so much more worth to the cautious, as a fraction."""
_SLIP: Final = 25 * POINT
"""The cautious choose half as often what is worse by this, as it seems to them."""
_NEVER: Final = -1
"""Worth less than all else."""
_SHARE: Final = 1 << 24


def cautious(view: View, rng: Stream) -> SeatAction:
    """Fears for its points and forgets what cards have been seen; slips where little depends on it."""
    play = play_of(view.agreed)
    return _slip(rng, _weighed(view, Points(play, *final_needs(view)), FULL, _FEAR))


def steady(view: View, _rng: Stream) -> SeatAction:
    """Plays each turn for the most points, and counts the cards; goes for what it needs in the last turns."""
    return _best(_weighed(view, Points(play_of(view.agreed), *final_needs(view)), cards_left(view)))


@Thinker
def racer(view: View, _rng: Stream) -> Slices[SeatAction]:
    """Plays to win: by all scores, the target and the turns that are left, and counts the cards."""
    yield from race.prepare(*_standing(view))
    turn = turn_to_win(view)
    weighed = yield from turn.in_slices(lambda: _weighed(view, turn, cards_left(view)))
    return _best(weighed)


def at_random(view: View, rng: Stream) -> SeatAction:
    """Plays any legal action: the control that every bot must beat. No grade: nobody learns from it."""
    return rng.choice(view.legal)


class Worths(Protocol):
    """What a seat plays for: the worth of each way on, in one unit."""

    @property
    def after_hit(self) -> Worths:
        """The same once a Plus-Minus has succeeded."""

    def stop(self, points: int, /) -> int:
        """The worth of writing down so many points."""

    def drawing(self, points: int, left: tuple[int, ...], /) -> int:
        """The worth of another card, with so many points at risk."""

    def rolling(self, card: Card, points: int, dice: int, /) -> int:
        """The worth of rolling so many dice, with a card that lets one stop."""

    def forced(self, card: Card, points: int, need: Need, /) -> int:
        """The worth of rolling on for what the card asks for."""


class Points(NamedTuple):
    """Worths of a seat that plays for points: thousandths of a point."""

    play: Play
    needed: int | None
    """Points that bring the seat level with the best of the others once the end is sure to come."""
    last: bool
    """Whether its turn is the last: more than what it needs is worth nothing."""

    @property
    def after_hit(self) -> Points:
        """The same: it does not look at what others lose."""
        return self

    def stop(self, points: int) -> int:
        """The points; none that lose the match."""
        return points * POINT if self.needed is None or points >= self.needed else _NEVER

    def drawing(self, points: int, left: tuple[int, ...]) -> int:
        """The points that are expected."""
        return self._risk(points, _turn_for_points(self.play).drawing(points, left))

    def rolling(self, card: Card, points: int, dice: int) -> int:
        """The points that are expected."""
        if points > _MOST_ROLLED_ON:
            return self._risk(points, 0)
        return self._risk(points, _turn_for_points(self.play).rolling(card, points, dice))

    def forced(self, card: Card, points: int, need: Need) -> int:
        """The points that are expected."""
        return _turn_for_points(self.play).forced(card, points, need)

    def _risk(self, points: int, worth: int) -> int:
        """That worth, unless the match is won by stopping."""
        enough = self.last and self.needed is not None and points >= self.needed
        return _NEVER if enough else worth


@cache
def _turn_for_points(play: Play) -> PointsTurn:
    """Return the turn whose values all seats that play for points share."""
    return PointsTurn(play, POINT, roll_limit=_MOST_ROLLED_ON)


def turn_to_win(view: View) -> WinningTurn:
    """The worths of the seat whose turn it is, if it plays to win."""
    return _turn_to_win(*_standing(view))


def _standing(view: View) -> tuple[Race, tuple[int, ...]]:
    """The race at the end of the turn that is played, and the scores written down before."""
    assert view.turn is not None, "a turn is played"
    rest = None if view.finale is None else view.finale.turns_left - 1
    return Race(view.agreed, view.turn.seat, rest), tuple([seat.score for seat in view.seats])


@lru_cache(maxsize=1)
def _turn_to_win(one: Race, scores: tuple[int, ...]) -> WinningTurn:
    """The worths of a seat that plays to win; a turn asks for them several times."""
    return WinningTurn(play_of(one.agreed), scores, partial(race.chance, one), partial(race.hit, one))


def play_of(agreed: Options) -> Play:
    """The rules that a turn is valued by."""
    return Play(agreed.aside == "choice", int(agreed.straight[-1]), agreed.clover)


def cards_left(view: View) -> tuple[int, ...]:
    """The deck, for those who have counted the cards."""
    return tuple(count.count for count in view.left)


def final_needs(view: View) -> tuple[int | None, bool]:
    """(points that are needed once the end is sure to come, whether this turn is the last)."""
    if view.finale is None or view.finale.in_doubt or view.turn is None:
        return None, False
    others = (seat.score for number, seat in enumerate(view.seats) if number != view.turn.seat)
    return max(others) - view.seats[view.turn.seat].score, view.finale.turns_left == 1


Weighed: TypeAlias = tuple[tuple[SeatAction, int], ...]
"""Each legal action with its worth."""


def _weighed(view: View, worths: Worths, left: tuple[int, ...], fear: tuple[int, int] = (1, 1)) -> Weighed:
    """What each legal action is worth; with fear, what is safe seems worth more than it is."""
    turn = view.turn
    assert turn is not None, "a bot is asked in its turn"
    weigh = partial(going_on, turn, left=left)
    if view.phase == "go":
        (preview,) = turn.previews
        on, safe = weigh(worths, preview), _feared(worths.stop(preview.total), fear)
        return tuple((action, safe if isinstance(action, Stop) else on) for action in view.legal)
    found = []
    for preview in turn.previews:
        then = worths.after_hit if hits(turn, preview) else worths
        worth = ONE * POINT if preview.wins else weigh(then, preview)
        if offers(preview, "stop"):
            worth = max(worth, _feared(then.stop(preview.total), fear))
        found.append((SetAside(turn.seat, preview.dice), worth))
    return tuple(found)


def _feared(worth: int, fear: tuple[int, int]) -> int:
    """What something safe seems to be worth."""
    return worth * fear[0] // fear[1]


def hits(turn: TurnView, preview: Preview) -> bool:
    """Whether laying these dice aside makes a Plus-Minus."""
    return turn.card == "plus-minus" and offers(preview, "draw")


def offers(preview: Preview, verb: Verb) -> bool:
    """Whether the seat may do that once the dice of a preview are laid aside."""
    return any(choice.verb == verb for choice in preview.choices)


def going_on(turn: TurnView, worths: Worths, preview: Preview, left: tuple[int, ...]) -> int:
    """The worth of the next roll, or of the next card after a Full Roll."""
    assert turn.card is not None, "dice lie behind a card"
    card = FACES[turn.card]
    if offers(preview, "draw"):
        return worths.drawing(preview.total, left)
    if turn.may_stop:
        return worths.rolling(card, preview.total, preview.rolls)
    need = Need(
        preview.rolls,
        len(turn.missing) - len(preview.dice),
        turn.full_rolls_needed - turn.full_rolls - preview.full,
    )
    return worths.forced(card, preview.total, need)


def _best(weighed: Weighed) -> SeatAction:
    """What is worth most; what comes first where nothing is better."""
    return max(weighed, key=lambda one: one[1])[0]


def _slip(rng: Stream, weighed: Weighed) -> SeatAction:
    """Any of them, the seldomer the worse it is: softmax over what is lost by it, in whole numbers."""
    most = max(worth for _, worth in weighed)
    shares = [_share(most - worth) if worth > _NEVER else 0 for _, worth in weighed]
    at = rng.below(sum(shares)) if sum(shares) else 0
    for (action, _), share in zip(weighed, shares, strict=True):
        if at < share:
            return action
        at -= share
    return weighed[0][0]


def _share(regret: int) -> int:
    """How often something is chosen that is worse by so much: half as often for each _SLIP."""
    halvings, rest = divmod(regret, _SLIP)
    return _SHARE * (2 * _SLIP - rest) // (2 * _SLIP) >> halvings


BOTS: Final[Mapping[str, BotLevel[View, SeatAction]]] = {
    "cautious": BotLevel(cautious, "easy", former_names=("clown",)),
    "steady": BotLevel(steady, "medium", former_names=("fox",)),
    "racer": BotLevel(racer, "hard"),
}
