"""Events at the table, each with the rule that causes it. Data only, no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from volle.core.fast_dataclass import fast_dataclass
from volle.core.game import Seat
from volle.wolle.types import Bid, CardId, Dice, DieName

BOLD_BID: Final = 22
"""The lowest number of a bid that is bold to reach with the first try."""
Way: TypeAlias = Literal["choice", "all", "last", "leftover", "below-14"]


@fast_dataclass
@dataclass(frozen=True, slots=True)
class BoardsDealt:
    """Each seat has its bid board."""

    code: ClassVar = "boards.dealt"
    section: ClassVar = "deal"
    boards: tuple[int, ...]
    rule: str = "wolle.boards"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class DisplayDealt:
    """The cards of a round lie on the table."""

    code: ClassVar = "display.dealt"
    section: ClassVar = "deal"
    round: int
    count: int
    cards: tuple[CardId, ...] | None
    """None once the round is past: rule wolle.herd.closed."""
    rule: str = "wolle.layout"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class BidMarked:
    """A seat has marked its bid; `bid` is None for the other seats until the reveal."""

    code: ClassVar = "bid.marked"
    section: ClassVar = "bids"
    seat: Seat
    bid: Bid | None
    rule: str = "wolle.bid.secret"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class BidsRevealed:
    """All boards are turned over."""

    code: ClassVar = "bids.revealed"
    section: ClassVar = "reveal"
    bids: tuple[Bid, ...]
    rule: str = "wolle.bid.secret"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class PlusPaid:
    """A seat has put a chip into the stock for its 26+."""

    code: ClassVar = "plus.paid"
    section: ClassVar = "reveal"
    seat: Seat
    rule: str = "wolle.bid.plus-cost"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class OrderPlaced:
    """The place of a seat in the order, from 1, and the reason."""

    code: ClassVar = "order.placed"
    section: ClassVar = "reveal"
    seat: Seat
    place: int
    bid: Bid
    sheep_number: int | None
    """None once the round is past, because it reveals the top card: rule wolle.herd.closed."""
    round: int
    rule: str


@fast_dataclass
@dataclass(frozen=True, slots=True)
class DiceRolled:
    """The dice after a try, and their result."""

    code: ClassVar = "dice.rolled"
    seat: Seat
    try_: int
    dice: Dice
    total: int
    corner: int
    result: int
    target: int
    rule: str


@fast_dataclass
@dataclass(frozen=True, slots=True)
class DieKept:
    """A seat has left a die lying."""

    code: ClassVar = "die.kept"
    seat: Seat
    die: DieName
    value: int
    rule: str


@fast_dataclass
@dataclass(frozen=True, slots=True)
class BidReached:
    """A seat has reached its bid, and the price it paid."""

    code: ClassVar = "bid.reached"
    seat: Seat
    result: int
    try_: int
    entitled: int
    bonus: int
    chips: int
    is_bold: bool
    """True if the bid is at least `BOLD_BID` and was reached with the first try."""
    rule: str


@fast_dataclass
@dataclass(frozen=True, slots=True)
class BidMissed:
    """A seat has missed its bid with all three tries."""

    code: ClassVar = "bid.missed"
    seat: Seat
    result: int
    rule: str = "wolle.turn.miss"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class ResultRescued:
    """A seat has lifted its result to 14 or more, and the price it paid."""

    code: ClassVar = "result.rescued"
    seat: Seat
    result: int
    bonus: int
    chips: int
    rule: str = "wolle.result.rescue-14"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class ChipGained:
    """A seat gets a chip from the stock after a miss."""

    code: ClassVar = "chip.gained"
    seat: Seat
    rule: str = "wolle.turn.miss"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class ChipNone:
    """A chip is due, but the stock is empty."""

    code: ClassVar = "chip.none"
    seat: Seat
    rule: str = "wolle.turn.stock-empty"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class CardsTaken:
    """Cards go from the display to a seat."""

    code: ClassVar = "cards.taken"
    seat: Seat
    count: int
    cards: tuple[CardId, ...] | None
    """None once the round is past: rule wolle.herd.closed."""
    way: Way
    round: int
    rule: str


@fast_dataclass
@dataclass(frozen=True, slots=True)
class HerdTopped:
    """A sheep card now lies on top of a herd."""

    code: ClassVar = "herd.topped"
    seat: Seat
    card: CardId | None
    """None once the round is past: rule wolle.herd.closed."""
    round: int
    rule: str = "wolle.herd.stack"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class BoneStolen:
    """The bone goes from its owner to a seat."""

    code: ClassVar = "bone.stolen"
    seat: Seat
    owner: Seat
    rule: str = "wolle.bone.steal"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class BoneLeft:
    """A seat could have taken the bone and did not."""

    code: ClassVar = "bone.left"
    seat: Seat
    owner: Seat
    rule: str = "wolle.bone.steal"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """No card is left when a seat's turn comes."""

    code: ClassVar = "turn.skipped"
    seat: Seat
    seats: tuple[Seat, ...]
    """The seats skipped in this round, this one last."""
    rule: str = "wolle.turn.empty-display"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over: all of its cards are taken."""

    code: ClassVar = "round.ended"
    section: ClassVar = "round"
    round: int
    counts: tuple[int, ...]
    """The cards that each seat has taken in it."""
    skipped: tuple[Seat, ...]
    """The seats that had no turn because no card was left."""
    rule: str = "wolle.round.order"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class GameEnded:
    """All cards have been handed out."""

    code: ClassVar = "game.ended"
    section: ClassVar = "end"
    rule: str = "wolle.end"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class SheepReturned:
    """A seat without a dog puts sheep back into the box."""

    code: ClassVar = "sheep.returned"
    section: ClassVar = "end"
    seat: Seat
    cards: tuple[CardId, ...]
    rule: str = "wolle.score.dog-none"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class SeatScored:
    """A seat's final score."""

    code: ClassVar = "seat.scored"
    section: ClassVar = "end"
    seat: Seat
    total: int
    rule: str = "wolle.score.sum"


@fast_dataclass
@dataclass(frozen=True, slots=True)
class GameWon:
    """The winners."""

    code: ClassVar = "game.won"
    section: ClassVar = "end"
    winners: tuple[Seat, ...]
    rule: str


Event: TypeAlias = (
    BoardsDealt
    | DisplayDealt
    | BidMarked
    | BidsRevealed
    | PlusPaid
    | OrderPlaced
    | DiceRolled
    | DieKept
    | BidReached
    | BidMissed
    | ResultRescued
    | ChipGained
    | ChipNone
    | CardsTaken
    | HerdTopped
    | BoneStolen
    | BoneLeft
    | TurnSkipped
    | RoundEnded
    | GameEnded
    | SheepReturned
    | SeatScored
    | GameWon
)
