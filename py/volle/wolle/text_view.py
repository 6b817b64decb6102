"""The table as lines of text for the terminal: cards and dice in notation, no sentences."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from volle.wolle.scoring import Result
from volle.wolle.types import Card
from volle.wolle.view import SeatView, TurnView, View

_FACES: Final = {"370": "3-7-0", "007": "0-0-7", "dog": "dog", "bone": "bone"}


def text_view(view: View, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return a line for each seat, or every part of every final score."""
    if view.result:
        return _scores(view.result, names)
    seats = (_seat(number, name, view.seats[number - 1]) for number, name in enumerate(names, 1))
    return (
        f"round {view.round}/{view.rounds}  undealt {view.undealt_count}  stock {view.stock}",
        "display  " + " | ".join(map(_card, view.display)),
        *seats,
        *([_turn(view.turn, names)] if view.turn else []),
    )


def _card(card: Card) -> str:
    """Return a card as id, points or face, and corner: `s12 8 -2`, `d1 dog`."""
    corner = f"{card.corner:+}" if isinstance(card.corner, int) and card.corner else card.corner or ""
    return f"{card.id} {_FACES.get(card.kind, card.points)} {corner}".rstrip()


def _seat(number: int, name: str, seat: SeatView) -> str:
    """Return the line of a seat."""
    top = _card(seat.top) if seat.top else "-"
    dogs = " ".join(card.id for card in seat.dogs)
    bone = " bone" if seat.has_bone else ""
    bid = str(seat.bid or ("?" if seat.has_bid else "-"))
    return (
        f"{number} {name:12} bid {bid:3} chips {seat.chips:2}  herd {seat.herd_count:2}"
        f"  top {top:12} number {seat.sheep_number}  {dogs}{bone}"
    )


def _turn(turn: TurnView, names: tuple[str, ...]) -> str:
    """Return the line of the turn: bid, tries, dice and result."""
    parts = {
        "bid": str(turn.bid),
        "tries": str(turn.tries),
        "dice": " ".join(map(str, turn.dice or ())),
        "kept": " ".join(turn.kept),
        "result": "" if turn.result is None else str(turn.result),
        "short": str(turn.short or ""),
    }
    shown = "  ".join(f"{name} {value}" for name, value in parts.items() if value)
    return f"turn of {turn.seat + 1} {names[turn.seat]}  {shown}"


def _scores(result: Result, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the lines of each seat's score: its parts and the total."""
    return tuple(
        f"{number} {name:12} "
        + "  ".join(f"{part} {value}" for part, value in asdict(score).items() if part != "returned")
        for number, (name, score) in enumerate(zip(names, result.scores, strict=True), 1)
    )
