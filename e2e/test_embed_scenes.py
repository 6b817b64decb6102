"""Scenes in plain frames of the sizes in docs/embedding.md, and of columns: nothing scrolls or is cut."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from layout import layout_faults
from page_opener import TABLET
from player import FAST_PACE, SKIP_ANIMATIONS, resize
from test_scenes import look, play

FRAMES = [(320, 736), (360, 640), (390, 736), (560, 736), (640, 480), (720, 640), (800, 600)]
SCENES = {
    "wolle.turn.stock-empty/no-chip": "de",
    "wolle.bid.tie/equal-bids": "fr",
    "wolle.layout/five-seats": "de",
    "wolle.turn.no-pass/roll-on": "en",
    "lotte.deck/the-last-card-is-known": "nl",
    "lotte.roll.stop/in-time": "en",
}
"""Scenes with the most seats, with the longest texts, and without cards, each in a language."""
CUT_DICE = """() => {
  const isIn = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const page = new DOMRect(0, 0, innerWidth, innerHeight);
  return [...document.querySelectorAll(".dice .die, .lane-rolled .die")].filter((die) => {
    const area = die.closest(".tray, .lane-rolled").getBoundingClientRect();
    const box = die.getBoundingClientRect();
    return !isIn(box, area) || !isIn(box, page);
  }).length;
}"""


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_is_whole_in_every_frame(
    open_page: Callable[..., Page], site: str, count_case: Callable[..., None], scene: str
) -> None:
    page = open_page(
        f"embed.html?scene={scene}&lang={SCENES[scene]}",
        scripts=[FAST_PACE, SKIP_ANIMATIONS],
        reduced_motion="reduce",
        viewport=TABLET,
    )
    tape = page.request.get(f"{site}scenes/{scene}.json").json()
    faults: list[str] = []
    for number, now in enumerate(play(page, tape, look(page))):
        for width, height in FRAMES:
            resize(page, width, height)
            found = layout_faults(page, fits=True)
            cut = page.evaluate(CUT_DICE)
            found += [f"{cut} dice are cut"] if cut else []
            faults += [f"{number} {now['stage']}, {width}x{height}: {fault}" for fault in found]
            count_case("scene in a frame")
        resize(page, *TABLET.values())
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", [(390, 736), (800, 600)])
def test_a_scene_without_cards_shows_the_pile_and_the_bowl(
    open_page: Callable[..., Page], size: tuple[int, int]
) -> None:
    width, height = size
    page = open_page(
        "embed.html?scene=wolle.deck/each-card-once", viewport={"width": width, "height": height}
    )
    pile, bowl = (page.locator(f"[data-left={name}] .left-pieces") for name in ("deck", "stock"))
    pile.wait_for()
    of_pile, of_bowl = pile.bounding_box(), bowl.bounding_box()
    assert of_pile and of_bowl
    assert of_pile["height"] >= height / 8
    assert of_pile["x"] + of_pile["width"] <= of_bowl["x"]
