"""The types of Volle Lotte: options, state, actions. Data only, no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Literal, TypeAlias

from volle.core.display import StateDisplay
from volle.core.fast_dataclass import copier, fast_dataclass
from volle.core.game import CHANCE, Seat
from volle.core.lazy import lazy

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
"""The name of a face; cards of one face are alike."""
Dice: TypeAlias = tuple[int, ...]
"""Numbers of up to six dice, ascending; the dice are all alike."""
DICE: Final = 6
SIDES: Final = 6
"""Sides of a die. Rule lotte.dice."""


@dataclass(frozen=True, slots=True)
class Card:
    """A face of the deck, and its number of cards. `points` is the number on a bonus card."""

    name: CardName
    kind: Kind
    points: int
    count: int


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a match: a preset, and the options that differ from it."""

    seats: int
    preset: Preset
    target: int
    """Points that start the end. Rule lotte.end.target."""
    aside: Literal["all", "choice"]
    """All scoring dice must be set aside, or at least one. Rule lotte.roll.aside."""
    straight: Literal["1-5", "1-6"]
    """The numbers of the straight. Rule lotte.card.straight."""
    clover: Literal[1, 2]
    """Full Rolls that win the game. Rule lotte.card.clover."""
    floor: bool
    """True if no score falls below zero. Rule lotte.card.plus-minus."""
    end: Literal["one-turn", "equal-turns"]
    """The turns after the target is reached. Rule lotte.end.catch-up."""


Phase: TypeAlias = Literal["card", "roll", "keep", "go", "over"]
"""The action that is due: a card or roll of chance, dice to set aside, or the choice to go on."""


@fast_dataclass
@dataclass(frozen=True, slots=True)
class State(StateDisplay):
    """The complete state of a match. Only the order of the deck is hidden."""

    _observed: ClassVar = lazy("volle.lotte.view", "observe")

    options: Options
    phase: Phase
    left: tuple[int, ...]
    """Cards of each face in the deck, in deck order."""
    scores: tuple[int, ...]
    """Points written down."""
    turn: int = 0
    """The number of turns that have ended."""
    reached: int | None = None
    """The number of the turn, from 0, that reached the target and started the end."""
    card: CardName | None = None
    cards: int = 0
    """Cards drawn in this turn."""
    points: int = 0
    """Points at risk in this turn."""
    dice: Dice = ()
    """The dice in the tray: the last roll without those set aside."""
    set_aside: Dice = ()
    """Dice set aside with this card since its last Full Roll; all six right after it."""
    full_rolls: int = 0
    """Full Rolls made with this card."""
    clover: Seat | None = None
    """The seat that has won the game immediately."""


if TYPE_CHECKING:
    from dataclasses import replace as replace  # noqa: PLC0414 - so it is exported
else:
    replace = copier(State)
    """Return a copy of a state with other values for some of its fields."""


@fast_dataclass
@dataclass(frozen=True, slots=True)
class TurnCard:
    """Chance turns over the top card."""

    card: CardName
    seat: Seat = CHANCE


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Roll:
    """Chance rolls: the dice that were rolled."""

    dice: Dice
    seat: Seat = CHANCE


@fast_dataclass
@dataclass(frozen=True, slots=True)
class SetAside:
    """A seat sets dice of the roll aside."""

    verb: ClassVar = "keep"
    seat: Seat
    dice: Dice


@fast_dataclass
@dataclass(frozen=True, slots=True)
class RollOn:
    """A seat rolls the dice that are left."""

    verb: ClassVar = "roll"
    seat: Seat


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Stop:
    """A seat writes down the points of its turn."""

    verb: ClassVar = "stop"
    seat: Seat


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Draw:
    """A seat draws another card after a Full Roll, and risks the points so far."""

    verb: ClassVar = "draw"
    seat: Seat


SeatAction: TypeAlias = SetAside | RollOn | Stop | Draw
ChanceAction: TypeAlias = TurnCard | Roll
Action: TypeAlias = ChanceAction | SeatAction
