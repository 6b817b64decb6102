"""The table as lines of text for the terminal: cards and dice in notation, no sentences."""

from __future__ import annotations

from collections.abc import Iterator

from volle.lotte.view import Preview, SeatView, TurnView, View


def text_view(view: View, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return a line for each seat, and lines for the turn and the preview of each choice."""
    finale = f"  turns left {view.finale.turns_left}" if view.finale else ""
    return (
        f"target {view.agreed.target}  cards left {view.cards_left}{finale}",
        *(_seat(number, name, view.seats[number - 1]) for number, name in enumerate(names, 1)),
        *(_turn(view.turn, names) if view.turn else ()),
    )


def _seat(number: int, name: str, seat: SeatView) -> str:
    """Return the line of a seat, with a star for a leader."""
    return f"{number:2} {name:24} {seat.score:6}{' *' if seat.leads else ''}"


def _turn(turn: TurnView, names: tuple[str, ...]) -> Iterator[str]:
    """Yield the lines of the turn: card, dice, and choices."""
    parts = {
        "card": turn.card or "",
        "at risk": str(turn.points or ""),
        "dice": " ".join(map(str, turn.dice)),
        "aside": " ".join(map(str, turn.set_aside)),
        "missing": " ".join(map(str, turn.missing)),
        "full rolls": str(turn.full_rolls or ""),
    }
    shown = "  ".join(f"{name} {value}" for name, value in parts.items() if value)
    yield f"turn of {turn.seat + 1} {names[turn.seat]}  {shown}"
    yield from map(_preview, turn.previews)


def _preview(preview: Preview) -> str:
    """Return the line of a preview."""
    dice = " ".join(map(str, preview.dice)) or "now"
    if preview.wins:
        return f"  {dice}: wins"
    stop = "" if preview.score is None else f"  stop: {preview.score}"
    following = "full roll" if preview.full else f"rolls {preview.rolls}"
    return f"  {dice}: at risk {preview.total}  {following}{stop}"
