"""Accessibility of every screen, and of every kind of decision."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from accessibility import axe_findings, crowding_faults, faint_texts, set_font_size, unmarked_states
from match_records import covering_positions, decision_positions, match_at, write_save
from player import Player, resize
from scope import EITHER_GAME, swept
from screen_states import PAGES, SET_UPS, dialog_states, frame_states, go_to, open_details
from test_accessible_matches import check_focus
from volle.core.match import Match
from volle.games import GAMES

USUAL = {"width": 1024, "height": 768}
NAMES = ("Anna", "Ben", "Mia")
# A zoom of 200% on a tablet; the smallest phone, or a zoom of 400% on a screen of 1280 pixels.
WINDOWS = {"zoom of 200%": (512, 384), "320 pixels wide": (320, 568)}
# Letters of twice the default size, on a tablet and on a phone.
LARGE = {"letters of 200%": (1024, 768), "letters of 200%, on a phone": (390, 844)}


class ScreenChecker:
    """Runs all accessibility checks on a page, and collects the faults."""

    def __init__(self, page: Page, count_case: Callable[..., None]) -> None:
        self.page = page
        self.canvas = page.context.new_page()
        self.found: dict[str, list[str]] = {}
        self._count_case = count_case
        page.bring_to_front()

    def check(self, where: str) -> None:
        """Check the page as it is, with various windows, themes and settings; restore it afterwards."""
        # High enough that sticky elements cover nothing.
        self._at((1024, 1800))
        self._note(where, "axe", axe_findings(self.page))
        self.contrasts(where)
        self._sizes(where)
        self._forced(where)

    def report(self) -> str:
        """Return all faults, a line each."""
        return "\n".join(f"{where}: {fault}" for where, faults in self.found.items() for fault in faults)

    def _note(self, where: str, way: str, found: list[str]) -> None:
        self._count_case(f"accessibility check: {way}")
        if found:
            self.found[f"{where}, {way}"] = found

    def contrasts(self, where: str) -> None:
        """Measure the contrast of every text, in both themes."""
        resize(self.page, *USUAL.values())
        for theme, scheme in (("day", "light"), ("night", "dark")):
            self.page.emulate_media(color_scheme=scheme)
            self.page.locator(f"html[data-theme={theme}]").wait_for(state="attached")
            self._note(where, f"contrast by {theme}", faint_texts(self.page, self.canvas))

    def _sizes(self, where: str) -> None:
        for way, size in WINDOWS.items():
            self._at(size)
            self._note(where, way, crowding_faults(self.page))
        set_font_size(self.page, 32)
        for way, size in LARGE.items():
            self._at(size)
            self._note(where, way, crowding_faults(self.page))
        set_font_size(self.page, 16)
        resize(self.page, *USUAL.values())

    def _at(self, size: tuple[int, int]) -> None:
        resize(self.page, size[0], size[1])

    def _forced(self, where: str) -> None:
        self.page.emulate_media(forced_colors="active")
        self._note(where, "forced colours", unmarked_states(self.page))
        self.page.emulate_media(forced_colors="none")


@pytest.fixture
def checker(shared_player: Player, count_case: Callable[..., None]) -> Iterator[ScreenChecker]:
    """Yield a checker of the shared player's page."""
    looking = ScreenChecker(shared_player.page, count_case)
    yield looking
    looking.canvas.close()


@pytest.mark.long
def test_every_screen_is_accessible(shared_player: Player, checker: ScreenChecker) -> None:
    page = shared_player.page
    for address in ["menu", *SET_UPS, *PAGES]:
        go_to(page, address)
        open_details(page)
        checker.check(address)
        if address.startswith("setup"):
            with shared_player.editing_seat(2):
                checker.check(f"who sits on a chair, in {address}")
    assert not checker.found, checker.report()


@pytest.mark.long
@pytest.mark.parametrize("positions_of", swept([covering_positions, decision_positions], covering_positions))
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_is_accessible(
    shared_player: Player,
    checker: ScreenChecker,
    tmp_path: Path,
    game: str,
    positions_of: Callable[..., dict[str, Match]],
) -> None:
    player = shared_player
    asked = {
        **positions_of(game, NAMES),
        "over": match_at(NAMES, lambda match: not match.to_act, game, game),
    }
    for kind, match in asked.items():
        player.go_to_menu()
        player.open_record(write_save(match, tmp_path))
        if player.look().offer == "#open-curtain":
            checker.check(f"{game}, curtain")
            player.open_curtain()
        checker.check(f"{game}, {kind}")
    check_dialogs(player, checker, game)
    assert not checker.found, checker.report()


def test_an_embedded_frame_is_accessible(
    open_page: Callable[..., Page], count_case: Callable[..., None]
) -> None:
    still = {"viewport": USUAL, "color_scheme": "dark", "reduced_motion": "reduce"}
    page = open_page("embed.html?game=lotte&seats=Anna|bot:steady", **still)
    checker = ScreenChecker(page, count_case)
    page.locator("#play").wait_for()
    checker.check("frame, before it is played")
    page.locator("#play").click()
    page.locator("#call").wait_for()
    checker.check("frame, table")
    assert not checker.found, checker.report()


@EITHER_GAME
def test_dialogs_over_a_table_are_legible_in_both_themes(
    shared_player: Player, checker: ScreenChecker, tmp_path: Path, game: str
) -> None:
    for shown in dialog_states(shared_player, tmp_path, game):
        checker.contrasts(shown.name)
    assert not checker.found, checker.report()


def test_the_end_of_a_scene_is_accessible(
    open_page: Callable[..., Page], count_case: Callable[..., None]
) -> None:
    checker = None
    for page, shown in frame_states(open_page):
        checker = checker or ScreenChecker(page, count_case)
        if shown.name.endswith("over"):
            checker.check(shown.name)
    assert checker
    assert not checker.found, checker.report()


def check_dialogs(player: Player, checker: ScreenChecker, game: str) -> None:
    """Check the dialog "why?" of the score sheet, and the menu."""
    open_details(player.page)
    for opener in (".why", "#table-menu"):
        player.page.locator(opener).locator("visible=true").first.click()
        checker.check(f"{game}, dialog of {opener}")
        player.page.locator("dialog .button").last.click()
        expect(player.page.locator("dialog")).not_to_be_attached()


@EITHER_GAME
def test_a_key_opens_a_summary_of_the_match(
    shared_player: Player, tmp_path: Path, count_case: Callable[..., None], game: str
) -> None:
    player, page = shared_player, shared_player.page
    match = match_at(NAMES, lambda match: match.ply > 40 and match.to_act == (1,), game, game)
    player.open_record(write_save(match, tmp_path))
    player.wait_for_decision()
    before = page.evaluate("document.activeElement.id")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Where things stand")
    expect(dialog).to_contain_text("Next to play: Ben")
    for name in NAMES:
        expect(dialog.get_by_role("heading", name=name, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_attached()
    assert page.evaluate("document.activeElement.id") == before, "the focus comes back"
    page.locator("#table-menu").focus()
    page.keyboard.press("?")
    expect(dialog).not_to_be_attached()
    count_case("summary of a match on demand")


def test_where_the_opener_of_a_dialog_is_gone_the_focus_goes_to_the_decision(
    shared_player: Player, tmp_path: Path
) -> None:
    player, page = shared_player, shared_player.page
    match = match_at(NAMES, lambda match: match.to_act == (0,), "lotte", "lotte")
    player.open_record(write_save(match, tmp_path))
    player.wait_for_decision()
    page.locator("#table-menu").click()
    page.locator("dialog").wait_for()
    page.evaluate("() => { document.querySelector('#table-menu').style.display = 'none'; }")
    page.keyboard.press("Escape")
    expect(page.locator("[data-focus]").first).to_be_focused()
    page.evaluate("() => { document.querySelector('#table-menu').style.display = ''; }")


ASKED: dict[str, tuple[str, dict[str, object]]] = {
    "wolle": ("try", {}),
    "lotte": ("keep", {"preset": "tutto"}),
}
"""The phases with the most controls, and the options that lead to them."""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_covers_the_focus(
    shared_player: Player, tmp_path: Path, count_case: Callable[..., None], game: str
) -> None:
    player, page = shared_player, shared_player.page
    phase, options = ASKED[game]
    match = match_at(NAMES, lambda match: match.state.phase == phase, game, game, options)
    player.open_record(write_save(match, tmp_path))
    now = player.look()
    for width, height in WINDOWS.values():
        resize(page, width, height)
        page.locator(".skip").first.focus()
        page.keyboard.press("Enter")
        check_focus(player, now)
        for _ in range(25):
            page.keyboard.press("Tab")
            if not page.evaluate("document.activeElement === document.body"):
                check_focus(player, now)
        count_case("focus order without a covered element")
