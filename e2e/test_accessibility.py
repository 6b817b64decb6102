"""Accessibility of every screen, and of every kind of decision."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from accessibility import axe_findings, crowded_places, faint_texts, set_letters, unmarked
from match_records import match_at, moments, saved
from player import Player
from screens import PAGES, SET_UPS, dialogs, frames, go, unfold
from test_accessible_matches import check_focus
from volle.games import GAMES

USUAL = {"width": 1024, "height": 768}
NAMES = ("Anna", "Ben", "Mia")
# A zoom of 200% on a tablet; the smallest phone, or a zoom of 400% on a screen of 1280 pixels.
WINDOWS = {"zoom of 200 %": (512, 384), "320 pixels wide": (320, 568)}
# Letters of twice the default size, on a tablet and on a phone.
LARGE = {"letters of 200 %": (1024, 768), "letters of 200 %, on a phone": (390, 844)}


class Looker:
    """Runs all accessibility checks on a page, and collects the faults."""

    def __init__(self, page: Page, trial: Callable[..., None]) -> None:
        self.page = page
        self.canvas = page.context.new_page()
        self.found: dict[str, list[str]] = {}
        self._trial = trial
        page.bring_to_front()

    def look(self, where: str) -> None:
        """Check the page as it is, with various windows, themes and settings; restore it afterwards."""
        # High enough that sticky elements cover nothing.
        self._at((1024, 1800))
        self._note(where, "axe", axe_findings(self.page))
        self.contrasts(where)
        self._sizes(where)
        self._forced(where)

    def told(self) -> str:
        """Return all faults, a line each."""
        return "\n".join(f"{where}: {fault}" for where, faults in self.found.items() for fault in faults)

    def _note(self, where: str, way: str, found: list[str]) -> None:
        self._trial(f"screen or moment seen: {way}")
        if found:
            self.found[f"{where}, {way}"] = found

    def contrasts(self, where: str) -> None:
        """Measure the contrast of every text, in both themes."""
        self.page.set_viewport_size(USUAL)
        for theme, scheme in (("day", "light"), ("night", "dark")):
            self.page.emulate_media(color_scheme=scheme)
            self.page.locator(f"html[data-theme={theme}]").wait_for(state="attached")
            self._note(where, f"contrast by {theme}", faint_texts(self.page, self.canvas))

    def _sizes(self, where: str) -> None:
        for way, size in WINDOWS.items():
            self._at(size)
            self._note(where, way, crowded_places(self.page))
        set_letters(self.page, 32)
        for way, size in LARGE.items():
            self._at(size)
            self._note(where, way, crowded_places(self.page))
        set_letters(self.page, 16)
        self.page.set_viewport_size(USUAL)

    def _at(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def _forced(self, where: str) -> None:
        self.page.emulate_media(forced_colors="active")
        self._note(where, "forced colours", unmarked(self.page))
        self.page.emulate_media(forced_colors="none")


@pytest.fixture
def looker(regular: Player, trial: Callable[..., None]) -> Iterator[Looker]:
    """Yield a checker of the shared player's page."""
    looking = Looker(regular.page, trial)
    yield looking
    looking.canvas.close()


@pytest.mark.long
def test_every_screen_is_accessible(regular: Player, looker: Looker) -> None:
    page = regular.page
    for address in ["menu", *SET_UPS, *PAGES]:
        go(page, address)
        unfold(page)
        looker.look(address)
        if address.startswith("setup"):
            with regular.editing(2):
                looker.look(f"who sits on a chair, in {address}")
    assert not looker.found, looker.told()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_is_accessible(
    regular: Player, looker: Looker, tmp_path: Path, game: str
) -> None:
    player = regular
    asked = {**moments(game, NAMES), "over": match_at(NAMES, lambda match: not match.to_act, game, game)}
    for kind, match in asked.items():
        player.go_home()
        player.open_record(saved(match, tmp_path))
        if player.look().offer == "#open-curtain":
            looker.look(f"{game}, curtain")
            player.open_curtain()
        looker.look(f"{game}, {kind}")
    look_at_dialogs(player, looker, game)
    assert not looker.found, looker.told()


def test_an_embedded_frame_is_accessible(open_page: Callable[..., Page], trial: Callable[..., None]) -> None:
    still = {"viewport": USUAL, "color_scheme": "dark", "reduced_motion": "reduce"}
    page = open_page("embed.html?game=lotte&seats=Anna|bot:steady", **still)
    looker = Looker(page, trial)
    page.locator("#play").wait_for()
    looker.look("frame, before it is played")
    page.locator("#play").click()
    page.locator("#call").wait_for()
    looker.look("frame, table")
    assert not looker.found, looker.told()


@pytest.mark.parametrize("game", GAMES)
def test_dialogs_over_a_table_are_legible_in_both_themes(
    regular: Player, looker: Looker, tmp_path: Path, game: str
) -> None:
    for shown in dialogs(regular, tmp_path, game):
        looker.contrasts(shown.name)
    assert not looker.found, looker.told()


def test_the_end_of_a_scene_is_accessible(open_page: Callable[..., Page], trial: Callable[..., None]) -> None:
    looker = None
    for page, shown in frames(open_page):
        looker = looker or Looker(page, trial)
        if shown.name.endswith("over"):
            looker.look(shown.name)
    assert looker
    assert not looker.found, looker.told()


def look_at_dialogs(player: Player, looker: Looker, game: str) -> None:
    """Check the dialog "why?" and the menu."""
    for opener in (".why", "#table-menu"):
        player.page.locator(opener).locator("visible=true").first.click()
        looker.look(f"{game}, dialog of {opener}")
        player.page.locator("dialog .button").last.click()
        expect(player.page.locator("dialog")).not_to_be_attached()


@pytest.mark.parametrize("game", GAMES)
def test_a_key_opens_a_summary_of_the_match(
    regular: Player, tmp_path: Path, trial: Callable[..., None], game: str
) -> None:
    player, page = regular, regular.page
    match = match_at(NAMES, lambda match: match.ply > 40 and match.to_act == (1,), game, game)
    player.open_record(saved(match, tmp_path))
    player.asked()
    before = page.evaluate("document.activeElement.id")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="How things stand")
    expect(dialog).to_contain_text("Next to play: Ben")
    for name in NAMES:
        expect(dialog.get_by_role("heading", name=name, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_attached()
    assert page.evaluate("document.activeElement.id") == before, "the focus comes back"
    page.locator("#table-menu").focus()
    page.keyboard.press("?")
    expect(dialog).not_to_be_attached()
    trial("told on demand how things stand")


ASKED: dict[str, tuple[str, dict[str, object]]] = {
    "wolle": ("try", {}),
    "lotte": ("keep", {"preset": "tutto"}),
}
"""The phases with the most controls, and the options that lead to them."""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_covers_the_focus(
    regular: Player, tmp_path: Path, trial: Callable[..., None], game: str
) -> None:
    player, page = regular, regular.page
    phase, options = ASKED[game]
    match = match_at(NAMES, lambda match: match.state.phase == phase, game, game, options)
    player.open_record(saved(match, tmp_path))
    now = player.look()
    for width, height in WINDOWS.values():
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".skip").first.focus()
        page.keyboard.press("Enter")
        check_focus(player, now)
        for _ in range(25):
            page.keyboard.press("Tab")
            if not page.evaluate("document.activeElement === document.body"):
                check_focus(player, now)
        trial("way of the focus, with nothing before it")
