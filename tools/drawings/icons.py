"""Signs on buttons, drawn in the colour of their words."""

from __future__ import annotations

CARD = "M6 3H18A2 2 0 0 1 20 5V19A2 2 0 0 1 18 21H6A2 2 0 0 1 4 19V5A2 2 0 0 1 6 3Z"


def outline(d: str) -> str:
    """Draw lines on a field of 24 by 24."""
    return f'<path d="{d}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>'


LOUDSPEAKER = "M3 9.5V14.5H6.5L12 19V5L6.5 9.5Z"
PLAY = "v14l7-7z"

ICONS = {
    "check": outline("M5 12.5L10 17.5 19 7"),
    "cheat-sheet": outline(f"{CARD}M8 8h2M8 12h2M8 16h2M14 8h2M14 12h2M14 16h2"),
    "close": outline("M6 6L18 18M18 6L6 18"),
    "hint": outline("M9 18H15M10 21H14M9 15.5A6.5 6.5 0 1 1 15 15.5V16H9Z"),
    "log": outline("M9 5H20M9 12H20M9 19H20M4 5v.1M4 12v.1M4 19v.1"),
    "next": outline("M9 5L16 12 9 19"),
    "out": outline("M8 8H16V16M16 8L6 18"),
    "pace-slow": outline(f"M9 5{PLAY}"),
    "pace-normal": outline(f"M5 5{PLAY}M13 5{PLAY}"),
    "pace-fast": outline(f"M2 5{PLAY}M9 5{PLAY}M16 5{PLAY}"),
    "pace-tap": outline(f"M6 5{PLAY}M17 5V19"),
    "skip": outline("M5 5L12 12 5 19M12 5L19 12 12 19"),
    "sound-off": outline(f"{LOUDSPEAKER}M16 9L22 15M22 9L16 15"),
    "sound-on": outline(f"{LOUDSPEAKER}M15.5 8.5A5 5 0 0 1 15.5 15.5M18.5 5.5A9 9 0 0 1 18.5 18.5"),
    "star": outline("M12 4L14.4 9.3 20 9.9 15.8 13.7 17 19.3 12 16.4 7 19.3 8.2 13.7 4 9.9 9.6 9.3Z"),
    "undo": outline("M9 14L4 9 9 4M4 9H14A5.5 5.5 0 0 1 14 20H10"),
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
