"""Large letters: the question and its buttons are in sight on the first screen, and nothing is cut."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import screen_states
from accessibility import set_font_size
from layout import layout_faults
from match_records import covering_positions, decision_positions
from player import Player, resize
from scope import EITHER_GAME, swept
from volle.core.match import Match

SCREENS = [(390, 844), (360, 640), (1024, 768)]
USUAL = 16
"""The size of letters with which browsers start."""

# Returns what is missing on the first screen: of the question its first line, of its buttons the first, and
# what is farther to the right.
MISSING = """() => {
  scrollTo(0, 0);
  const dock = document.querySelector(".dock");
  const edge = dock.getBoundingClientRect();
  const seen = (of) => [...document.querySelectorAll(of)].filter((one) => one.checkVisibility());
  const isInSight = (one, least) => {
    const { top, left, right } = one.getBoundingClientRect();
    const end = dock.contains(one) ? Math.min(innerHeight, edge.bottom) : edge.top;
    const start = dock.contains(one) ? edge.top : 0;
    return left >= -1 && right <= innerWidth + 1 && top >= start - 1 && top + least <= end + 1;
  };
  const [question] = seen("#decision-heading, #call-heading, #bids-heading, #rolled-heading[data-focus]");
  const buttons = seen(".decision .row .button");
  const first = buttons.toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)[0];
  const lineOf = (one) => parseFloat(getComputedStyle(one).fontSize);
  return [
    ...(question && isInSight(question, lineOf(question)) ? [] : ["the question"]),
    ...(first && !isInSight(first, Math.min(24, first.offsetHeight)) ? ["its buttons"] : []),
    ...seen("#bar *, .table *:not(svg *, .scenery *)")
      .filter((one) => document.documentElement.scrollWidth > innerWidth && !one.childElementCount)
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => `the right end of ${one.localName} ${one.textContent.trim()}`),
  ];
}"""

# Returns the dice that a question is about and that the first screen does not show whole.
HIDDEN_DICE = """() => {
  scrollTo(0, 0);
  const edge = document.querySelector(".dock").getBoundingClientRect().top;
  if (!document.querySelector(".table:is([data-phase=roll], [data-phase=try], [data-phase=keep])")) return [];
  return [...document.querySelectorAll(":is(.lane-rolled, .tray) .die")]
    .filter((die) => die.getBoundingClientRect().bottom > edge + 1)
    .map((die) => `the dock covers a die: ${die.closest("[aria-label]").ariaLabel}`);
}"""

# Returns the number of lines in which the bar stands.
LINES_OF_BAR = """() => {
  const parts = [...document.querySelectorAll("#bar :is(a, button)")].filter((one) => one.checkVisibility());
  const tops = parts.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
  return new Set(tops.filter((top) => top > 0).map((top) => Math.round(top / 16))).size;
}"""


def enlarged(page: Page, width: int, height: int, way: str) -> None:
    """Show the page as in a window of this size, with larger letters or with a zoom in percent."""
    zoom = 100 if way == "28 pixels" else int(way.removesuffix("%"))
    set_font_size(page, 28 if way == "28 pixels" else USUAL)
    resize(page, width * 100 // zoom, height * 100 // zoom)


IN_POSITIONS = pytest.mark.parametrize(
    "positions_of", swept([covering_positions, decision_positions], covering_positions)
)


@pytest.fixture(autouse=True)
def _usual_letters(shared_player: Player) -> Iterator[None]:
    """Show letters as large as usual again after each test."""
    yield
    set_font_size(shared_player.page, USUAL)


def table_faults(
    player: Player,
    folder: Path,
    positions: dict[str, Match],
    ways: tuple[str, ...],
    look: Callable[[Page], list[str]],
) -> list[str]:
    """Return the faults that a look finds at each position, on each screen and in each way of enlarging."""
    faults = []
    for kind, match in positions.items():
        screen_states.open_match(player, match, folder)
        for way in ways:
            for width, height in SCREENS:
                enlarged(player.page, width, height, way)
                faults += [f"{kind}, {width}x{height}, {way}: {fault}" for fault in look(player.page)]
        enlarged(player.page, 1024, 768, "100%")
    return faults


@EITHER_GAME
@IN_POSITIONS
def test_every_question_is_on_the_first_screen(
    shared_player: Player,
    tmp_path: Path,
    count_case: Callable[..., None],
    game: str,
    positions_of: Callable[..., dict[str, Match]],
) -> None:
    def missing(page: Page) -> list[str]:
        count_case("decision with large letters")
        parts: list[str] = page.evaluate(MISSING)
        return parts

    positions = positions_of(game, screen_states.SEATS[game])
    ways = ("28 pixels", "200%", "400%")
    faults = table_faults(shared_player, tmp_path, positions, ways, missing)
    assert not faults, "\n".join(faults)


@EITHER_GAME
@IN_POSITIONS
def test_dice_are_in_sight_and_nothing_is_cut_or_covered_with_large_letters(
    shared_player: Player,
    tmp_path: Path,
    count_case: Callable[..., None],
    game: str,
    positions_of: Callable[..., dict[str, Match]],
) -> None:
    def cut_or_covered(page: Page) -> list[str]:
        count_case("table with large letters")
        hidden: list[str] = page.evaluate(HIDDEN_DICE)
        return hidden + layout_faults(page)

    positions = positions_of(game, screen_states.SEATS[game])
    faults = table_faults(shared_player, tmp_path, positions, ("28 pixels",), cut_or_covered)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_bar_of_a_table_has_one_line(shared_player: Player, width: int, height: int) -> None:
    page = shared_player.page
    shared_player.begin("Anna", "Ben", game="wolle").wait_for_decision()
    enlarged(page, width, height, "28 pixels")
    assert page.evaluate(LINES_OF_BAR) == 1


@pytest.mark.parametrize("part", [".chips", ".herd-count"])
def test_a_seat_shows_its_goods_with_large_letters(shared_player: Player, part: str) -> None:
    page = shared_player.page
    shared_player.begin("Anna", "Ben", "Mia", "Tom", game="wolle").wait_for_decision()
    enlarged(page, 390, 844, "28 pixels")
    expect(page.locator(f".seat {part}").filter(visible=True)).to_have_count(4)


def test_the_menu_has_what_the_bar_leaves_out(shared_player: Player) -> None:
    page = shared_player.page
    shared_player.begin("Anna", "Ben", game="lotte").wait_for_decision()
    resize(page, 195, 422)
    shared_player.driver.tap("#table-menu")
    page.get_by_role("dialog").get_by_role("button", name="History").click()
    page.locator("#log:popover-open").wait_for()
    page.keyboard.press("Escape")
    shared_player.open_settings()
    page.locator("#pace-list").select_option("slow")
    page.locator("#pace[data-pace=slow]").wait_for(state="attached")
    page.locator("#pace-list").select_option("fast")
