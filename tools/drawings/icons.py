"""Signs on buttons, drawn in the colour of their words."""

from __future__ import annotations

CARD = "M6 3H18A2 2 0 0 1 20 5V19A2 2 0 0 1 18 21H6A2 2 0 0 1 4 19V5A2 2 0 0 1 6 3Z"


def outline(d: str) -> str:
    """Draw lines on a field of 24 by 24."""
    return f'<path d="{d}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>'


SQUARE = "M6.5 4H17.5A2.5 2.5 0 0 1 20 6.5V17.5A2.5 2.5 0 0 1 17.5 20H6.5A2.5 2.5 0 0 1 4 17.5V6.5A2.5 2.5 0 0 1 6.5 4Z"
LOUDSPEAKER = "M3 9.5V14.5H6.5L12 19V5L6.5 9.5Z"
PLAY = "v14l7-7z"

TEETH = "M12 2.5V5M12 19V21.5M2.5 12H5M19 12H21.5M5.3 5.3L7 7M17 17L18.7 18.7M18.7 5.3L17 7M7 17L5.3 18.7"


def circle(x: float, y: float, radius: float) -> str:
    """Return the path of a circle."""
    return f"M{x - radius:g} {y:g}a{radius:g} {radius:g} 0 1 1 {2 * radius:g} 0 {radius:g} {radius:g} 0 1 1 {-2 * radius:g} 0Z"


ICONS = {
    "about": outline(f"{circle(12, 12, 9)}M12 11V16.5M12 7.5v.1"),
    "again": outline("M19 12A7 7 0 1 1 16.5 6.6M17 2.5V7H12.5"),
    "arena": outline("M8 4H16V10A4 4 0 0 1 8 10ZM12 14V19M8 20H16M8 6H4Q4 10.5 8 11M16 6H20Q20 10.5 16 11"),
    "check": outline("M5 12.5L10 17.5 19 7"),
    "cheat-sheet": outline(f"{CARD}M8 8h2M8 12h2M8 16h2M14 8h2M14 12h2M14 16h2"),
    "day": outline("M4 6H20V20H4ZM4 10.5H20M8.5 3.5V6M15.5 3.5V6"),
    "deck": outline(
        "M9 3H18A2 2 0 0 1 20 5V16A2 2 0 0 1 18 18H9A2 2 0 0 1 7 16V5A2 2 0 0 1 9 3ZM4 8V19A2 2 0 0 0 6 21H15"
    ),
    "die": outline(f"{SQUARE}M8.5 8.5v.1M15.5 8.5v.1M12 12v.1M8.5 15.5v.1M15.5 15.5v.1"),
    "download": outline("M12 4V15M7 10.5L12 15.5 17 10.5M4 20H20"),
    "close": outline("M6 6L18 18M18 6L6 18"),
    "hint": outline("M9 18H15M10 21H14M9 15.5A6.5 6.5 0 1 1 15 15.5V16H9Z"),
    "link": outline(
        "M10 14A4 4 0 0 1 10 8.3L12.8 5.5A4 4 0 0 1 18.5 11.2L17 12.7M14 10A4 4 0 0 1 14 15.7L11.2 18.5A4 4 0 0 1 5.5 12.8L7 11.3"
    ),
    "log": outline("M9 5H20M9 12H20M9 19H20M4 5v.1M4 12v.1M4 19v.1"),
    "matches": outline(
        "M3 8A2 2 0 0 1 5 6H9L11 8.5H19A2 2 0 0 1 21 10.5V17A2 2 0 0 1 19 19H5A2 2 0 0 1 3 17Z"
    ),
    "next": outline("M9 5L16 12 9 19"),
    "odds": outline(f"M5.5 19L18.5 5{circle(7, 7.5, 2.6)}{circle(17, 16.5, 2.6)}"),
    "out": outline("M8 8H16V16M16 8L6 18"),
    "pace-slow": outline(f"M9 5{PLAY}"),
    "pace-normal": outline(f"M5 5{PLAY}M13 5{PLAY}"),
    "pace-fast": outline(f"M2 5{PLAY}M9 5{PLAY}M16 5{PLAY}"),
    "pace-tap": outline(f"M6 5{PLAY}M17 5V19"),
    "phone": outline(
        "M8.5 2.5H15.5A2 2 0 0 1 17.5 4.5V19.5A2 2 0 0 1 15.5 21.5H8.5A2 2 0 0 1 6.5 19.5V4.5A2 2 0 0 1 8.5 2.5ZM12 18v.1"
    ),
    "replay": outline("M4 4.5V9.5H9M4.5 9.5A8 8 0 1 1 4 13.5M12 8V12.5L15 14"),
    "rules": outline("M12 6.5Q8 3.5 3 4.5V18.5Q8 17.5 12 20.5 16 17.5 21 18.5V4.5Q16 3.5 12 6.5V20.5"),
    "settings": outline(f"{circle(12, 12, 6.8)}{circle(12, 12, 2.2)}{TEETH}"),
    "situation": outline(f"M2.5 12Q7 5.5 12 5.5T21.5 12Q17 18.5 12 18.5T2.5 12Z{circle(12, 12, 2.6)}"),
    "skip": outline("M5 5L12 12 5 19M12 5L19 12 12 19"),
    "sound-off": outline(f"{LOUDSPEAKER}M16 9L22 15M22 9L16 15"),
    "sound-on": outline(f"{LOUDSPEAKER}M15.5 8.5A5 5 0 0 1 15.5 15.5M18.5 5.5A9 9 0 0 1 18.5 18.5"),
    "star": outline("M12 4L14.4 9.3 20 9.9 15.8 13.7 17 19.3 12 16.4 7 19.3 8.2 13.7 4 9.9 9.6 9.3Z"),
    "statistics": outline("M3 20.5H21M6 17V12M12 17V5M18 17V9"),
    "undo": outline("M9 14L4 9 9 4M4 9H14A5.5 5.5 0 0 1 14 20H10"),
    "window": outline("M3 4.5H21V16.5H3ZM8 20.5H16M12 16.5V20.5"),
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
