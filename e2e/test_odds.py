"""Odds at the table: opened from the menu or kept beside it, as accessible tables."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import storage
from accessibility import axe_findings
from match_records import match_at, write_save
from player import WIDE_WINDOW, Player, painted, resize
from scope import EITHER_GAME
from test_accessibility import ScreenChecker
from volle.core.match import Match

SIZES = [(1280, 800), (390, 844)]
ON_ITS_SIDE = (844, 390)
PLANS = {"wolle": 2, "lotte": 1}
AGREED: dict[str, dict[str, object]] = {"wolle": {}, "lotte": {"preset": "tutto"}}
KEPT_AT = [*SIZES[1:], (1024, 768), (768, 1024), tuple(WIDE_WINDOW.values())]

# Returns the parts of the decision that the odds cover.
HIDDEN = """() => {
  const help = document.querySelector("#help").getBoundingClientRect();
  const dock = document.querySelector(".dock").getBoundingClientRect();
  const covered = [...document.querySelectorAll(".stage")]
    .filter((part) => part.getBoundingClientRect().bottom > dock.top + 1).map(() => "under the dock");
  const apart = (part) =>
    part.right <= help.left || part.left >= help.right || part.bottom <= help.top || part.top >= help.bottom;
  return [...document.querySelectorAll(".stage, .dock, .tableau, .turn-card, .points")]
    .filter((part) => !apart(part.getBoundingClientRect())).map(({ className }) => className).concat(covered);
}"""


# The heading of the odds, which sticks to the upper edge of their panel, ends where a line begins.
FIRST_LINE_IS_WHOLE = """() => {
  const boxOf = (part) => part.getBoundingClientRect();
  const heading = boxOf(document.querySelector(".help-table thead"));
  const start = Math.max(heading.bottom, boxOf(document.querySelector(".help-body")).top + heading.height);
  return [...document.querySelectorAll(".help-table tbody tr")]
    .some((line) => Math.abs(boxOf(line).top - start) < 2);
}"""


def ask(page: Page) -> Locator:
    """Open the odds from the menu by keyboard; return the dialog."""
    page.locator("#table-menu").focus()
    page.keyboard.press("Enter")
    page.locator("#odds").focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog:has(.odds)")
    expect(dialog).to_be_visible()
    expect(page.locator("dialog")).to_have_count(1)
    return dialog


@EITHER_GAME
def test_odds_are_opened_by_keyboard_and_shown_in_tables(shared_player: Player, game: str) -> None:
    player = shared_player.begin("Anna", "bot:lamb" if game == "wolle" else "bot:steady", game=game)
    page = player.page
    ply = player.look().ply
    for width, height in SIZES:
        resize(page, width, height)
        dialog = ask(page)
        expect(dialog.locator("table")).to_have_count(PLANS[game])
        for number in range(PLANS[game]):
            rows = dialog.get_by_role("table").nth(number).get_by_role("row")
            expect(rows.nth(1).get_by_role("rowheader")).not_to_be_empty()
            expect(rows.nth(1).get_by_role("cell").first).to_contain_text("%")
        if game == "wolle":
            # Each bid has a row, and a note above explains why none is the best.
            bids = dialog.get_by_role("table").first.get_by_role("rowheader")
            expect(bids).to_have_count(14)
            expect(bids.filter(has_text="best")).to_have_count(0)
            expect(dialog.locator(".odds-caveat")).to_contain_text("who goes before you")
        assert "{" not in dialog.inner_text()
        assert axe_findings(page) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator("#table-menu")).to_be_focused()
    expect(page.locator(f"body[data-screen=table][data-ply='{ply}']")).to_be_attached()


def chooses(match: Match) -> bool:
    """Return True if the person chooses among the dice on the table."""
    return match.to_act == (0,) and match.state.phase in {"try", "keep"}


def has_many_options(match: Match) -> bool:
    """Return True if the person bids, or chooses among dice that may be set aside one by one."""
    if match.to_act != (0,) or match.state.phase not in {"bids", "keep"}:
        return False
    return len(match.game.legal_actions(match.state, 0)) > 2


def keep(page: Page) -> None:
    """Switch by keyboard whether the odds stand beside the table."""
    dialog = ask(page)
    dialog.locator("#odds-keep").press("Space")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def open_with_odds(player: Player, game: str, wanted: Callable[[Match], bool], folder: Path) -> Locator:
    """Open the first wanted position with the odds beside the table; return those of this position."""
    names = ("Anna", "bot:lamb" if game == "wolle" else "bot:steady")
    player.open_record(write_save(match_at(names, wanted, game, game, AGREED[game]), folder))
    ply = player.look().ply
    keep(player.page)
    return player.page.locator(f"#help[data-ply='{ply}']")


@pytest.mark.sweep
@pytest.mark.parametrize("game", PLANS)
def test_odds_beside_the_table_cover_nothing_of_the_decision(
    fresh_player: Player, count_case: Callable[..., None], tmp_path: Path, game: str
) -> None:
    player = fresh_player
    player.page.emulate_media(color_scheme="dark")
    page = player.page
    shown = open_with_odds(player, game, chooses, tmp_path)
    with painted(page):
        for width, height in KEPT_AT:
            resize(page, width, height)
            expect(shown.get_by_role("row").nth(1)).to_contain_text("%")
            assert page.evaluate(HIDDEN) == [], f"{width} by {height}"
            assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        resize(page, *ON_ITS_SIDE)
        fourth = shown.get_by_role("row").nth(4)
        if fourth.count():
            expect(fourth).to_be_in_viewport(ratio=1)
        checker = ScreenChecker(page, count_case)
        checker.check(f"{game}, odds beside the table")
        assert not checker.found, checker.report()
    now = player.play_decision()
    if now.phase != "over":
        expect(page.locator(f"#help[data-ply='{now.ply}']")).to_be_visible()
    page.reload()
    player.wait_until_ready()
    expect(page.locator(f"#help[data-ply='{player.look().ply}']")).to_be_visible()
    page.locator("#help-close").press("Enter")
    expect(page.locator("#help")).to_have_count(0)
    expect(page.locator(":focus")).not_to_have_count(0)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("wolle", (".board label >> nth=-1", ".board label >> nth=0")),
        ("lotte", (".die-toggle[aria-pressed=true] >> nth=0", ".die-toggle[aria-pressed=false] >> nth=0")),
    ],
)
def test_the_odds_of_what_is_chosen_are_in_sight(
    fresh_player: Player, tmp_path: Path, game: str, options: tuple[str, str]
) -> None:
    page = fresh_player.page
    shown = open_with_odds(fresh_player, game, has_many_options, tmp_path)
    expect(shown.locator("tbody tr").nth(2)).to_be_attached()
    line = page.locator(".help tr[data-chosen=true]").first
    with painted(page):
        page.locator(options[0]).click()
        for width, height in [*KEPT_AT, ON_ITS_SIDE]:
            resize(page, width, height)
            expect(line).to_be_in_viewport(ratio=0.9)
            for option in reversed(options):
                page.locator(option).click()
                expect(line).to_be_in_viewport(ratio=0.9)
                page.wait_for_function(FIRST_LINE_IS_WHOLE)


def test_odds_are_hidden_behind_the_curtain_and_set_for_each_player(
    shared_player: Player,
) -> None:
    player = shared_player.begin("Anna", "Ben", game="wolle")
    page = player.page
    player.look()
    dialog = ask(page)
    expect(dialog.locator("table")).to_have_count(0)
    expect(dialog.locator(".odds p")).not_to_be_empty()
    page.keyboard.press("Escape")
    player.open_curtain()
    keep(page)
    expect(page.locator("#help table")).to_be_visible()
    player.bid("20")
    player.look()
    expect(page.locator("#help table")).to_have_count(0)
    player.open_curtain()
    expect(page.locator("#help")).to_have_count(0)


def test_odds_can_be_disabled_and_the_record_states_it(shared_player: Player) -> None:
    player = shared_player
    player.fill_seats("Anna", "bot:steady", game="lotte")
    page = player.page
    player.open_options()
    expect(page.locator("#no-help")).not_to_be_checked()
    page.locator("#no-help").press("Space")
    expect(page.locator(".agreed")).to_contain_text("no odds, no advice")
    page.locator("#start").click()
    player.look()
    page.locator("#table-menu").click()
    expect(page.locator("dialog #help-off")).to_contain_text("until it’s over")
    expect(page.locator("#odds")).to_have_count(0)
    answer = storage.send_request(page, do="odds", **{"as": 0})
    assert answer["error"]["code"] == "help.off"
    assert "\nhelp: off\n" in storage.send_request(page, do="record")["record"]
    page.keyboard.press("Escape")
    player.go_to_menu()
    page.locator("#choose-lotte").click()
    player.open_options()
    expect(page.locator("#no-help")).to_be_checked()


def test_a_beginner_is_warned_of_a_bid_that_probably_goes_last(fresh_player: Player) -> None:
    player = fresh_player.begin("Anna", "bot:lamb", "bot:lamb", "bot:lamb", game="wolle")
    about = player.page.locator(".decision-about")
    player.wait_for_decision()
    player.page.reload()
    player.wait_for_decision()
    for bid, is_warned in (("14", True), ("24", False)):
        player.page.locator(f"input[name=bid][value='{bid}']").check()
        if is_warned:
            expect(about).to_have_text("With 14 you’ll probably go last, and there may be nothing left.")
        else:
            expect(about).to_contain_text("The highest bid goes first.")
