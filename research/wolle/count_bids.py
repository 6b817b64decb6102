"""Count and chart the bids of simulated Volle Wolle matches: `python -m research.wolle.count_bids DIR...`.

Each folder holds records of matches with the same number of seats, as written by
`volle simulate wolle --out DIR`. Prints a line for each folder and writes house-deck-bids.svg.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from research.results import FOLDER
from volle.wolle import types as wolle

CHART: Final = FOLDER / "wolle" / "house-deck-bids.svg"
BIDS: Final = tuple(f"{bid.target}{'+' * bid.plus}" for bid in wolle.BIDS)
"""Every bid. Rule wolle.bid.range."""
_BID: Final = re.compile(r"^\d+ bid (\S+)$", re.MULTILINE)
_SEATS: Final = re.compile(r"^seats: (.*)$", re.MULTILINE)
_COLOURS: Final = "#2f7d4f", "#c07a1c", "#5b6fb5", "#a0457a"
_WIDE: Final = 34
_HIGH: Final = 180


def bids(folder: Path) -> tuple[int, Counter[str]]:
    """Return (seats, count of each bid) of all records in a folder.

    Raises SystemExit if there are no records, or records with different numbers of seats.
    """
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.volle"))]
    seats = {len(head[1].split("|")) for head in map(_SEATS.search, texts) if head}
    if len(seats) != 1:
        raise SystemExit(f"{folder}: no records, or records with different numbers of seats")
    return seats.pop(), Counter(bid for text in texts for bid in _BID.findall(text))


def chart(found: dict[int, Counter[str]]) -> str:
    """Return an SVG bar chart: bids from left to right, a bar for each number of seats."""
    most = max(max(counts.values()) / counts.total() for counts in found.values())
    bar = (_WIDE - 8) / len(found)
    parts = []
    for place, bid in enumerate(BIDS):
        left = 50 + place * _WIDE
        parts.append(f'<text x="{left + 13}" y="{_HIGH + 45}" text-anchor="middle">{bid}</text>')
        for at, (counts, colour) in enumerate(zip(found.values(), _COLOURS, strict=False)):
            high = _HIGH * counts[bid] / counts.total() / most
            where = f'x="{left + at * bar:.1f}" y="{_HIGH + 28 - high:.1f}"'
            parts.append(f'<rect {where} width="{bar:.1f}" height="{high:.1f}" fill="{colour}"/>')
    for at, (seats, colour) in enumerate(zip(found, _COLOURS, strict=False)):
        left = 70 + at * 110
        parts.append(f'<rect x="{left}" y="8" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{left + 18}" y="19">{seats} seats</text>')
    parts.append(f'<text x="42" y="40" text-anchor="end">{most:.0%}</text>')
    parts.append(f'<text x="42" y="{_HIGH + 30}" text-anchor="end">0</text>')
    wide, high = 60 + len(BIDS) * _WIDE, _HIGH + 56
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img"'
    style = f'font-family="sans-serif" font-size="13"><rect width="{wide}" height="{high}" fill="#fff"/>'
    title = "<title>How often each bid is made</title>"
    return "\n".join([f"{head} {style}", title, *parts, "</svg>"]) + "\n"


def main() -> None:
    """Count the bids, print their shares and write the chart."""
    found = dict(sorted(bids(Path(folder)) for folder in sys.argv[1:]))
    for seats, counts in found.items():
        shares = (f"{bid} {counts[bid] / counts.total():.1%}" for bid in BIDS if counts[bid])
        print(f"{seats} seats, {counts.total()} bids: {', '.join(shares)}")
    CHART.write_text(chart(found), encoding="utf-8")


if __name__ == "__main__":
    main()
