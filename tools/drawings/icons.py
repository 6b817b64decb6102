"""Signs on buttons, drawn in the colour of their words."""

from __future__ import annotations

CARD = "M6 3H18A2 2 0 0 1 20 5V19A2 2 0 0 1 18 21H6A2 2 0 0 1 4 19V5A2 2 0 0 1 6 3Z"


def outline(d: str) -> str:
    """Draw lines on a field of 24 by 24."""
    return f'<path d="{d}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>'


ICONS = {
    "cheat-sheet": outline(f"{CARD}M8 8h2M8 12h2M8 16h2M14 8h2M14 12h2M14 16h2"),
    "hint": outline("M9 18H15M10 21H14M9 15.5A6.5 6.5 0 1 1 15 15.5V16H9Z"),
    "log": outline("M9 5H20M9 12H20M9 19H20M4 5v.1M4 12v.1M4 19v.1"),
}

STEPS = {
    "round-back": "M2 3h3v14H2zM18 3v14L6 10z",
    "back": "M15 3v14L4 10z",
    "run": "M4 2v16l14-8z",
    "pause": "M4 3h4v14H4zM12 3h4v14h-4z",
    "on": "M5 3v14l11-7z",
    "round-on": "M15 3h3v14h-3zM2 3v14l12-7z",
}
"""The controls of a replay, on a field of 20 by 20."""
