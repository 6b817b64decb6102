"""Faults in the layout of a page: what scrolls sideways, is cut, covered or torn; and figures too small."""

from pathlib import Path

from playwright.sync_api import Frame, Page

from player import look_at

SCRIPT = Path(__file__).with_suffix(".js").read_text("utf-8")


def layout_faults(page: Page | Frame, *, fits: bool = False, names_are_free: bool = False) -> list[str]:
    """Return the faults of the layout as it is now; layout.js defines the rules.

    A page that `fits` claims to show everything without scrolling. Where `names_are_free`, names of any
    length may be shortened.
    """
    if not page.evaluate("'layoutFaults' in globalThis"):
        page.evaluate(SCRIPT)
    found: list[str] = look_at(page, "layoutFaults", {"fits": fits, "namesAreFree": names_are_free})
    return found
