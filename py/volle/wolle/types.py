"""The words of Volle Wolle: options, state, actions. Data only, no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Literal, NamedTuple, TypeAlias

from volle.core.fast_dataclass import copier, fast_dataclass
from volle.core.game import CHANCE, Seat

Kind: TypeAlias = Literal["plain", "black", "370", "007", "dog", "bone"]
Corner: TypeAlias = int | Literal["bone"]
CardId: TypeAlias = str
Dice: TypeAlias = tuple[int, int, int]
"""Numbers on the d12, the d10 and the d8, in this order."""
DieName: TypeAlias = Literal["d12", "d10", "d8"]
DIE_NAMES: Final[tuple[DieName, ...]] = ("d12", "d10", "d8")
DIE_SIDES: Final[Dice] = (12, 10, 8)
"""Rule wolle.dice."""


class Bid(NamedTuple):
    """A promise to reach `target`; `plus` is the sign of 26+. Higher bids compare greater."""

    target: int
    plus: bool = False

    def __str__(self) -> str:
        return f"{self.target}{'+' * self.plus}"


BIDS: Final = (*(Bid(target) for target in range(14, 27)), Bid(26, plus=True))
"""Rule wolle.bid.range: every field of a bid board, lowest first."""


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
        """Whether it goes onto the herd. Dogs and the bone lie beside it."""
        return self.number is not None


@dataclass(frozen=True, slots=True)
class Deck:
    """The 60 cards of a match in deck order: sheep by number, dogs, the bone."""

    name: Literal["house", "own"]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Options:
    """What is agreed before a match."""

    seats: int
    deck: Deck
    open_herd: bool = False
    """Rule wolle.house.open-herd."""
    open_herds: bool = False
    """Rule wolle.house.open-herds."""


Phase: TypeAlias = Literal["boards", "deal", "bids", "roll", "try", "take", "bone", "top", "over"]
"""What is due: a chance action, all bids, or a decision of the seat whose turn it is."""
TurnOutcome: TypeAlias = Literal["reached", "missed"]
"""How a seat's tries have ended."""


class Payment(NamedTuple):
    """What lifts a result: the corner's bonus (0 where it is not needed) and wool chips."""

    bonus: int
    chips: int


@fast_dataclass
@dataclass(frozen=True, slots=True)
class State:
    """Everything there is to know at one moment, hidden or not."""

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
    """Who owns the bone."""
    chips: tuple[int, ...]
    """Wool chips of each seat; the stock has what is left of CHIPS."""
    bids: tuple[Bid | None, ...]
    past_bids: tuple[tuple[Bid, ...], ...]
    """What each seat has bid in the rounds that are over: all have seen it."""
    order: tuple[Seat, ...] = ()
    """Seats as they roll; empty until the bids are revealed."""
    place: int = 0
    """How many seats of `order` have had their turn."""
    dice: Dice | None = None
    tries: int = 0
    """How often the seat whose turn it is has rolled."""
    kept: tuple[int, ...] = ()
    """Which dice were left lying, as places in DIE_NAMES."""
    new_sheep: tuple[Card, ...] = ()
    """Sheep just taken that are not on the herd yet: the bone or the choice of the top card comes first."""
    outcome: TurnOutcome | None = None
    """Whether the tries of the turn have reached the bid; None until that is settled."""
    paid: Payment | None = None
    """What success or a rescue has cost; None where neither was."""
    taken: int = 0
    """Cards that the turn has taken from the display so far."""
    turn_corner: int | None = None
    """Bonus or malus of the turn once its new sheep cover the card that bears it; None until then."""


if TYPE_CHECKING:
    from dataclasses import replace as replace  # noqa: PLC0414 - so it is exported
else:
    replace = copier(State)
    """A copy of a state, with other values for some of its fields."""


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
    """A seat leaves one die lying and rolls on."""

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
    """A seat lets its third try stand as missed."""

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
