"""Taps in one moment all count, and no swipe leaves a match or moves what is behind a dialog."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from lotte_records import dice, write_record
from page_opener import PageOpener, expect_no_faults
from player import NEXT_FRAME, Player

PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 640}}

Point = tuple[float, float]

CLICK_ALL = "(selectors) => { for (const one of selectors) document.querySelector(one).click(); }"
OVERSCROLL = "() => getComputedStyle(document.documentElement).overscrollBehaviorY"
TO_ITS_END = "(dialog) => { dialog.scrollTop = dialog.scrollHeight; }"


@pytest.fixture
def phone(shared_opener: PageOpener, request: pytest.FixtureRequest) -> Iterator[Player]:
    """Yield a player at the menu of a phone, which the tests of this file share."""
    with expect_no_faults(shared_opener, request.session):
        player = shared_opener.latest or shared_opener.open_player(**PHONE)
        player.close_dialogs()
        player.go_to_menu()
        yield player


class Hand:
    """A hand at a touch screen."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def tap(self, *points: Point) -> None:
        """Put down one finger after the other, and lift them."""
        for count in range(1, len(points) + 1):
            self._send("touchStart", *points[:count])
        self._send("touchEnd")

    def swipe(self, start: Point, down: float) -> None:
        """Move a finger down, or up, and let the page follow."""
        x, y = start
        self._send("touchStart", start)
        for part in range(1, 6):
            self._send("touchMove", (x, y + down * part / 5))
            self._page.evaluate(NEXT_FRAME)
        self._send("touchEnd")
        self._page.evaluate(NEXT_FRAME)

    def _send(self, kind: str, *points: Point) -> None:
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def middle(element: Locator) -> Point:
    """Return the middle of an element."""
    box = element.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def chosen_at_roll(player: Player, tmp_path: Path) -> Locator:
    """Show a roll of which 1, 1 and 5 may be set aside, and are chosen; return the chosen dice."""
    player.open_record(write_record(tmp_path, "card bonus-300", "roll 1 1 2 3 5 6", preset="tutto"))
    player.wait_for_decision()
    chosen = dice(player, "[aria-pressed=true]")
    expect(chosen).to_have_count(3)
    return chosen


def test_taps_between_two_drawings_all_count(phone: Player, tmp_path: Path) -> None:
    chosen = chosen_at_roll(phone, tmp_path)
    phone.driver.run(CLICK_ALL, ["[data-number='5']", "#die-0"])
    expect(chosen).to_have_count(1)
    phone.driver.run(CLICK_ALL, ["[data-number='5']", "#die-1", "#die-0"])
    expect(chosen).to_have_count(2)


def test_changes_of_the_set_up_between_two_drawings_all_count(phone: Player) -> None:
    phone.fill_seats("Anna", "Ben", game="lotte")
    phone.open_options()
    others = [f"[data-option={option}] input:not(:checked)" for option in ("aside", "straight")]
    phone.driver.run(CLICK_ALL, others)
    expect(phone.page.locator(".single[data-changed=true]")).to_have_count(2)


def test_two_taps_on_one_box_in_one_moment_both_count(phone: Player) -> None:
    phone.open_settings()
    box = phone.page.locator("dialog input[type=checkbox]").first
    box.wait_for()
    was = box.is_checked()
    box.evaluate("(box) => { box.click(); box.click(); }")
    phone.page.evaluate(NEXT_FRAME)
    assert box.is_checked() == was


def test_letters_typed_between_two_drawings_all_stay(phone: Player) -> None:
    phone.fill_seats("Anna", "Ben", game="lotte")
    phone.open_more()
    phone.page.locator("#deal-words").check()
    field = phone.page.locator("#deal-typed")
    field.evaluate(
        """(field) => {
          for (const letter of "red hen") {
            field.value += letter;
            field.dispatchEvent(new InputEvent("input", { bubbles: true }));
          }
          field.dispatchEvent(new Event("change", { bubbles: true }));
        }"""
    )
    phone.page.evaluate(NEXT_FRAME)
    expect(field).to_have_value("red hen")


def test_a_key_and_a_tap_in_one_moment_both_count(phone: Player, tmp_path: Path) -> None:
    chosen = chosen_at_roll(phone, tmp_path)
    phone.driver.run(
        """() => {
          const five = document.querySelector("[data-number='5']");
          five.dispatchEvent(new KeyboardEvent("keydown", { key: "5", bubbles: true }));
          document.querySelector("#die-0").click();
        }"""
    )
    expect(chosen).to_have_count(1)


def test_two_fingers_that_tap_at_once_both_choose(phone: Player, tmp_path: Path) -> None:
    chosen = chosen_at_roll(phone, tmp_path)
    Hand(phone.page).tap(*(middle(phone.page.locator(f"#die-{place}")) for place in (0, 1)))
    expect(chosen).to_have_count(1)


def test_a_hand_that_rests_on_the_table_presses_no_button(phone: Player, tmp_path: Path) -> None:
    chosen = chosen_at_roll(phone, tmp_path)
    ply = phone.ply()
    Hand(phone.page).tap(*(middle(phone.page.locator(one)) for one in ("button[data-verb=stop]", "#die-0")))
    expect(chosen).to_have_count(2)
    assert phone.ply() == ply


def test_one_finger_on_a_die_is_one_tap(phone: Player, tmp_path: Path) -> None:
    chosen = chosen_at_roll(phone, tmp_path)
    Hand(phone.page).tap(middle(phone.page.locator("#die-0")))
    expect(chosen).to_have_count(2)


def test_no_swipe_reloads_a_match_or_a_board(phone: Player, open_page: Callable[..., Page]) -> None:
    phone.begin("Anna", "bot:steady", game="lotte").look()
    assert phone.driver.run(OVERSCROLL) == "none"
    phone.go_to_menu()
    assert phone.driver.run(OVERSCROLL) == "auto"
    boards = open_page("boards.html", **PHONE)
    assert boards.evaluate(OVERSCROLL) == "none"


def test_a_swipe_past_the_end_of_a_dialog_leaves_the_page_behind(phone: Player) -> None:
    page = phone.page
    assert page.evaluate("document.documentElement.scrollHeight > innerHeight")
    phone.driver.tap("#table-menu")
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    dialog.evaluate(TO_ITS_END)
    for _ in range(2):
        Hand(page).swipe(middle(dialog), -300)
    assert page.evaluate("scrollY") == 0
