"""Events at the table, each with the rule that causes it. Data only, no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from volle.core.fast_dataclass import fast_dataclass
from volle.core.game import Seat
from volle.lotte.types import CardName, Dice

Way: TypeAlias = Literal["all", "only", "choice"]
"""The reason for setting dice aside: all that score must be, there was no other choice, or the seat chose."""


@fast_dataclass
@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """The deck was used up, and all cards are shuffled again."""

    code: ClassVar = "deck.shuffled"
    rule: str = "lotte.deck.exhausted"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class CardTurned:
    """A card lies face up; `number` counts the cards of the turn from 1."""

    code: ClassVar = "card.turned"
    seat: Seat
    card: CardName
    number: int
    rule: str


@fast_dataclass
@dataclass(frozen=True, slots=True)
class DiceRolled:
    """The dice of a roll."""

    code: ClassVar = "dice.rolled"
    seat: Seat
    dice: Dice
    rule: str


@fast_dataclass
@dataclass(frozen=True, slots=True)
class DiceSetAside:
    """Dice are set aside. `points` are theirs, `total` is at risk with them."""

    code: ClassVar = "dice.aside"
    seat: Seat
    dice: Dice
    points: int
    total: int
    way: Way
    rule: str


@fast_dataclass
@dataclass(frozen=True, slots=True)
class FullRollMade:
    """All six dice have scored; `count` counts the Full Rolls with this card from 1."""

    code: ClassVar = "full-roll.made"
    seat: Seat
    count: int
    rule: str = "lotte.full-roll"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class RewardGiven:
    """The card's reward is added; `total` is at risk with it."""

    code: ClassVar = "reward.given"
    seat: Seat
    card: CardName
    points: int
    total: int
    rule: str


@fast_dataclass
@dataclass(frozen=True, slots=True)
class LeaderLost:
    """A leader loses points that were written down."""

    code: ClassVar = "leader.lost"
    seat: Seat
    points: int
    score: int
    rule: str = "lotte.card.plus-minus"

    @property
    def turn(self) -> None:
        """None: it happens in the turn of the action, which `seat` need not have played."""
        return


@fast_dataclass
@dataclass(frozen=True, slots=True)
class RollCalled:
    """A seat goes on rolling."""

    code: ClassVar = "roll.called"
    seat: Seat
    rule: str = "lotte.roll.aside"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class CardCalled:
    """A seat draws another card."""

    code: ClassVar = "card.called"
    seat: Seat
    rule: str = "lotte.full-roll"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class TurnLost:
    """A turn ends without points; `points` were at risk."""

    code: ClassVar = "turn.lost"
    seat: Seat
    card: CardName
    points: int
    rule: str


@fast_dataclass
@dataclass(frozen=True, slots=True)
class TurnScored:
    """A turn ends, and its points are written down; `overtaken` were ahead of the seat until now."""

    code: ClassVar = "turn.scored"
    seat: Seat
    points: int
    score: int
    rule: str
    overtaken: tuple[Seat, ...] = ()


@fast_dataclass
@dataclass(frozen=True, slots=True)
class FinaleBegun:
    """A seat has reached the target; `turns` are still to come."""

    code: ClassVar = "finale.begun"
    seat: Seat
    score: int
    turns: int
    rule: str = "lotte.end.catch-up"

    @property
    def turn(self) -> None:
        """None: it happens in the turn of the action, which `seat` need not have played."""
        return


@fast_dataclass
@dataclass(frozen=True, slots=True)
class FinaleOff:
    """No seat is at the target any more: the game goes on."""

    code: ClassVar = "finale.off"
    rule: str = "lotte.end.catch-up"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class GameWon:
    """The winners, and the way they won."""

    code: ClassVar = "game.won"
    section: ClassVar = "end"
    winners: tuple[Seat, ...]
    way: Literal["score", "tie", "clover"]
    rule: str


Event: TypeAlias = (
    DeckShuffled
    | CardTurned
    | DiceRolled
    | DiceSetAside
    | FullRollMade
    | RewardGiven
    | LeaderLost
    | RollCalled
    | CardCalled
    | TurnLost
    | TurnScored
    | FinaleBegun
    | FinaleOff
    | GameWon
)
