"""The words of Volle Lotte: options, state, actions. Data only, no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Literal, TypeAlias

from volle.core.game import CHANCE, Seat
from volle.core.quick import copier, quick

Preset: TypeAlias = Literal["cabinet", "tutto"]
Kind: TypeAlias = Literal["stop", "fireworks", "bonus", "double", "plus-minus", "straight", "clover"]
CardName: TypeAlias = Literal[
    "stop",
    "fireworks",
    "bonus-200",
    "bonus-300",
    "bonus-400",
    "bonus-500",
    "bonus-600",
    "double",
    "plus-minus",
    "straight",
    "clover",
]
"""Cards of one name are alike."""
Dice: TypeAlias = tuple[int, ...]
"""Numbers that lie together, ascending: up to six dice, which are all alike."""
DICE: Final = 6
SIDES: Final = 6
"""Rule lotte.dice."""


@dataclass(frozen=True, slots=True)
class Card:
    """One of the faces of the deck, and how many cards bear it. `points` is the number on a bonus card."""

    name: CardName
    kind: Kind
    points: int
    count: int


@dataclass(frozen=True, slots=True)
class Options:
    """What is agreed before a match: a preset, and whatever departs from it."""

    seats: int
    preset: Preset
    target: int
    """Points that start the end. Rule lotte.end.target."""
    aside: Literal["all", "choice"]
    """Whether all dice that score are laid aside, or at least one. Rule lotte.roll.aside."""
    straight: Literal["1-5", "1-6"]
    """Rule lotte.card.straight."""
    clover: Literal[1, 2]
    """Full Rolls that win the game. Rule lotte.card.clover."""
    floor: bool
    """Whether no score falls below zero. Rule lotte.card.plus-minus."""
    end: Literal["one-turn", "equal-turns"]
    """Rule lotte.end.catch-up."""


Phase: TypeAlias = Literal["card", "roll", "keep", "go", "over"]
"""What is due: a card or a roll of chance, the dice to lay aside, or whether to go on."""


@quick
@dataclass(frozen=True, slots=True)
class State:
    """Everything there is to know at one moment. Nothing is hidden but the order of the deck."""

    options: Options
    phase: Phase
    left: tuple[int, ...]
    """How many cards of each face are still in the deck, in deck order."""
    scores: tuple[int, ...]
    """Points written down."""
    turn: int = 0
    """How many turns have ended."""
    reached: int | None = None
    """The number of the turn, from 0, that has reached the target and so started the end."""
    card: CardName | None = None
    cards: int = 0
    """Cards drawn in this turn."""
    points: int = 0
    """Points of this turn, which are at risk."""
    dice: Dice = ()
    """What lies in the tray: the last roll without what was laid aside of it."""
    set_aside: Dice = ()
    """Dice laid aside with this card since its last Full Roll; all six when it has just been made."""
    full_rolls: int = 0
    """Full Rolls made with this card."""
    clover: Seat | None = None
    """Who has won the game at once."""


if TYPE_CHECKING:
    from dataclasses import replace as replace  # noqa: PLC0414 - so it is exported
else:
    replace = copier(State)
    """A copy of a state, with other values for some of its fields."""


@quick
@dataclass(frozen=True, slots=True)
class TurnCard:
    """Chance turns over the top card."""

    card: CardName
    seat: Seat = CHANCE


@quick
@dataclass(frozen=True, slots=True)
class Roll:
    """Chance rolls: the dice that were rolled."""

    dice: Dice
    seat: Seat = CHANCE


@quick
@dataclass(frozen=True, slots=True)
class SetAside:
    """A seat lays aside dice of the roll."""

    verb: ClassVar = "keep"
    seat: Seat
    dice: Dice


@quick
@dataclass(frozen=True, slots=True)
class RollOn:
    """A seat rolls the dice that are left."""

    verb: ClassVar = "roll"
    seat: Seat


@quick
@dataclass(frozen=True, slots=True)
class Stop:
    """A seat writes down the points of its turn."""

    verb: ClassVar = "stop"
    seat: Seat


@quick
@dataclass(frozen=True, slots=True)
class Draw:
    """A seat takes another card after a Full Roll, and risks the points so far."""

    verb: ClassVar = "draw"
    seat: Seat


SeatAction: TypeAlias = SetAside | RollOn | Stop | Draw
ChanceAction: TypeAlias = TurnCard | Roll
Action: TypeAlias = ChanceAction | SeatAction
