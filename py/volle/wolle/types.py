"""The types of Volle Wolle: options, state, actions. Data only, no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Literal, NamedTuple, TypeAlias

from volle.core.display import StateDisplay, brief
from volle.core.fast_dataclass import copier, fast_dataclass
from volle.core.game import CHANCE, Seat
from volle.core.lazy import lazy

Kind: TypeAlias = Literal["plain", "black", "370", "007", "dog", "bone"]
Corner: TypeAlias = int | Literal["bone"]
CardId: TypeAlias = str
Dice: TypeAlias = tuple[int, int, int]
"""Numbers on the d12, the d10 and the d8, in this order."""
DieName: TypeAlias = Literal["d12", "d10", "d8"]
DIE_NAMES: Final[tuple[DieName, ...]] = ("d12", "d10", "d8")
DIE_SIDES: Final[Dice] = (12, 10, 8)
"""Sides of each die. Rule wolle.dice."""


class Bid(NamedTuple):
    """A promise to reach `target`; `plus` is the sign of 26+. Higher bids compare greater."""

    target: int
    plus: bool = False

    def __str__(self) -> str:
        return f"{self.target}{'+' * self.plus}"


BIDS: Final = (*(Bid(target) for target in range(14, 27)), Bid(26, plus=True))
"""Every field of a bid board, lowest first. Rule wolle.bid.range."""


@dataclass(frozen=True, slots=True)
class Card:
    """One of the 60 cards. `points` counts for plain and black sheep; `corner` 0 is an empty corner."""

    id: CardId
    kind: Kind
    points: int = 0
    number: int | None = None
    corner: Corner = 0

    @property
    def is_sheep(self) -> bool:
        """True if it goes onto the herd; dogs and the bone lie beside it."""
        return self.number is not None


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards of a match in deck order: sheep by number, dogs, the bone."""

    name: Literal["house", "own"]
    cards: tuple[Card, ...]
    """The cards that are played with: 60, or 30 of a short match."""
    spare: tuple[Card, ...] = ()
    """The cards that stay in the box in a short match. Rule wolle.house.short."""

    __repr__ = brief


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a match."""

    seats: int
    deck: Deck
    open_herd: bool = False
    """True if each seat may look into its own herd. Rule wolle.house.open-herd."""
    open_herds: bool = False
    """True if all herds are open. Rule wolle.house.open-herds."""

    @property
    def short(self) -> bool:
        """True if half the deck is played. Rule wolle.house.short."""
        return bool(self.deck.spare)

    __repr__ = brief


Phase: TypeAlias = Literal["boards", "deal", "bids", "roll", "try", "take", "bone", "top", "over"]
"""The action that is due: of chance, all bids, or a decision of the seat to act."""
TurnOutcome: TypeAlias = Literal["reached", "missed"]
"""The outcome of a seat's tries."""


class Payment(NamedTuple):
    """A payment that lifts a result: the corner's bonus (0 if not needed) and wool chips."""

    bonus: int
    chips: int


@fast_dataclass
@dataclass(frozen=True, slots=True)
class State(StateDisplay):
    """The complete state of a match, hidden information included."""

    _observed: ClassVar = lazy("volle.wolle.view", "observe")

    options: Options
    phase: Phase
    undealt: tuple[Card, ...]
    """Cards not laid out yet, in deck order: the pile has no order until a deal draws from it."""
    display: tuple[Card, ...]
    boards: tuple[int, ...]
    """Sheep number on the back of each seat's bid board."""
    herds: tuple[tuple[Card, ...], ...]
    """Sheep cards of each seat, the top card last."""
    dogs: tuple[tuple[Card, ...], ...]
    bone: Seat | None
    """The owner of the bone."""
    chips: tuple[int, ...]
    """Wool chips of each seat; the rest of CHIPS is the stock."""
    bids: tuple[Bid | None, ...]
    past_bids: tuple[tuple[Bid, ...], ...]
    """Each seat's bids of finished rounds, which every seat has seen."""
    order: tuple[Seat, ...] = ()
    """The seats in the order of their turns; empty until the reveal."""
    place: int = 0
    """The number of seats in `order` that have had their turn."""
    dice: Dice | None = None
    tries: int = 0
    """The number of rolls of the seat to act."""
    kept: tuple[int, ...] = ()
    """The dice that were kept, as indices in DIE_NAMES."""
    new_sheep: tuple[Card, ...] = ()
    """New sheep not on the herd yet, because the bone or the choice of the top card comes first."""
    outcome: TurnOutcome | None = None
    """The outcome of the tries; None until it is settled."""
    paid: Payment | None = None
    """The price of success or of a rescue; None without either."""
    taken: int = 0
    """Cards that the turn has taken so far."""
    won: tuple[Seat, ...] = ()
    """The taker of each card that has left the display in this round."""
    turn_corner: int | None = None
    """The bonus or malus of the turn once new sheep cover its card; None until then."""


if TYPE_CHECKING:
    from dataclasses import replace as replace  # noqa: PLC0414 - so it is exported
else:
    replace = copier(State)
    """Return a copy of a state with other values for some of its fields."""


@fast_dataclass
@dataclass(frozen=True, slots=True)
class DealBoards:
    """Chance hands out bid boards: the sheep numbers on their backs in seat order."""

    numbers: tuple[int, ...]
    seat: Seat = CHANCE


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Deal:
    """Chance lays out cards, in deck order."""

    cards: tuple[CardId, ...]
    seat: Seat = CHANCE


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Roll:
    """Chance rolls: all three dice as they lie afterwards."""

    dice: Dice
    seat: Seat = CHANCE


@fast_dataclass
@dataclass(frozen=True, slots=True)
class MakeBid:
    """A seat marks its bid in secret."""

    verb: ClassVar = "bid"
    seat: Seat
    bid: Bid


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Keep:
    """A seat keeps one die and rolls the others."""

    verb: ClassVar = "keep"
    seat: Seat
    die: DieName


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Claim:
    """A seat reaches its bid with its bonus and the fewest chips needed."""

    verb: ClassVar = "claim"
    seat: Seat


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Rescue:
    """A seat that missed lifts its result to 14 with its bonus and the fewest chips needed."""

    verb: ClassVar = "rescue"
    seat: Seat


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Miss:
    """A seat accepts its third try as missed."""

    verb: ClassVar = "miss"
    seat: Seat


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Take:
    """A seat chooses cards of the display, in deck order."""

    verb: ClassVar = "take"
    seat: Seat
    cards: tuple[CardId, ...]


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Steal:
    """A seat takes the bone from its owner."""

    verb: ClassVar = "steal"
    seat: Seat


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Leave:
    """A seat leaves the bone with its owner."""

    verb: ClassVar = "leave"
    seat: Seat


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Top:
    """A seat chooses which of its new sheep ends on top of the herd."""

    verb: ClassVar = "top"
    seat: Seat
    card: CardId


SeatAction: TypeAlias = MakeBid | Keep | Claim | Rescue | Miss | Take | Steal | Leave | Top
ChanceAction: TypeAlias = DealBoards | Deal | Roll
Action: TypeAlias = ChanceAction | SeatAction
