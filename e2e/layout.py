"""Layout faults of a page: horizontal scrolling, clipped, covered or broken text, and badly set figures."""

from pathlib import Path

from playwright.sync_api import Frame, Page

from player import NEXT_FRAME

SCRIPT = Path(__file__).with_suffix(".js").read_text("utf-8")
MEASURE = f"async (given) => {{ await ({NEXT_FRAME})(); return layoutFaults(given); }}"


def layout_faults(page: Page | Frame, *, fits: bool = False, names_are_free: bool = False) -> list[str]:
    """Return the faults of the current layout; layout.js defines the rules.

    A page that `fits` must show everything without scrolling. With `names_are_free`, names of any length may
    be shortened.
    """
    if not page.evaluate("'layoutFaults' in globalThis"):
        page.evaluate(SCRIPT)
    found: list[str] = page.evaluate(MEASURE, {"fits": fits, "namesAreFree": names_are_free})
    return found
