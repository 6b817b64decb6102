"""Dice at rest.

The page draws dice itself, because it also turns them in the air; these are its drawings.
"""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache

from drawings.ink import line, shape
from setup import ROOT

SIDES = {"d12": 12, "d10": 10, "d8": 8, "d6": 6}
SIZES = {"d12": 144, "d10": 144, "d8": 144, "d6": 116}
"""The width of the box of each kind; its middle is at 0 0."""


def die(kind: str, value: int | None) -> str:
    """Draw a die without its box, or a blank one; raise ValueError for an unknown kind or value."""
    drawn = _drawn().get(f"{kind}-{value or ''}")
    if drawn is None:
        raise ValueError(f"there is no {kind} with {value}")
    return drawn


def grass() -> str:
    """Draw the grass that grows over the foot of a kept die."""
    turf = "M-50 62Q-63 58-62 38-54 46-50 52-50 36-42 28-38 42-36 50-28 38-20 38-22 48-18 54-8 46 0 46 2 52 6 54 12 42 22 38 20 46 26 52 30 36 42 30 40 42 46 50 52 40 62 38 62 58 50 62 0 74-50 62Z"
    return shape(turf, "#5fae4e") + line("M-46 60v-9M-28 63v-8M-6 65v-8M18 64v-8M42 60v-9", "#b4e698", 3.6)


@cache
def _drawn() -> dict[str, str]:
    """Return all dice, as Node draws them with the page's code."""
    made = subprocess.run(
        ["node", "tools/dice.mjs"],
        cwd=ROOT,
        input=json.dumps(SIDES),
        text=True,
        capture_output=True,
        check=False,
    )
    if made.returncode:
        sys.exit(f"The dice could not be drawn.\n{made.stderr}")
    found: dict[str, str] = json.loads(made.stdout)
    return found
