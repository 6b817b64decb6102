"""Every screen, and every moment in which somebody is asked, for everybody: by what they see, and how."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from accessibility import axe_findings, crowded_places, faint_texts, set_letters, unmarked
from match_records import match_at, moments, saved
from player import Player, resize
from screens import PAGES, SET_UPS, dialogs, frames, go, unfold
from test_accessible_matches import check_focus
from volle.games import GAMES

USUAL = {"width": 1024, "height": 768}
NAMES = ("Anna", "Ben", "Mia")
# A zoom of 200 % on a tablet; the smallest phone, which is a zoom of 400 % on a screen of 1280 pixels.
WINDOWS = {"zoom of 200 %": (512, 384), "320 pixels wide": (320, 568)}
# Letters of twice the usual size, on a tablet and on a phone.
LARGE = {"letters of 200 %": (1024, 768), "letters of 200 %, on a phone": (390, 844)}


class Looker:
    """Looks at a page as people do, collects what is wrong, and counts."""

    def __init__(self, page: Page, trial: Callable[..., None]) -> None:
        self.page = page
        self.canvas = page.context.new_page()
        self.found: dict[str, list[str]] = {}
        self._trial = trial
        page.bring_to_front()

    def look(self, where: str) -> None:
        """Looks at a screen or moment in each way; the page is left as it was."""
        # High enough for what sticks to the lower edge to cover nothing.
        self._at((1024, 1800))
        self._note(where, "axe", axe_findings(self.page))
        self.contrasts(where)
        self._sizes(where)
        self._forced(where)

    def told(self) -> str:
        """Everything that was found, a line each."""
        return "\n".join(f"{where}: {fault}" for where, faults in self.found.items() for fault in faults)

    def _note(self, where: str, way: str, found: list[str]) -> None:
        self._trial(f"screen or moment seen: {way}")
        if found:
            self.found[f"{where}, {way}"] = found

    def contrasts(self, where: str) -> None:
        """Measure every text against what is painted below it, by day and by night."""
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
    """Looks at the page of the player."""
    looking = Looker(regular.page, trial)
    yield looking
    looking.canvas.close()


@pytest.mark.long
def test_every_screen_is_for_everybody(regular: Player, looker: Looker) -> None:
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
def test_every_moment_of_a_match_is_for_everybody(
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


def test_the_frame_of_other_pages_is_for_everybody(
    open_page: Callable[..., Page], trial: Callable[..., None]
) -> None:
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
def test_what_opens_over_a_table_is_legible_by_day_and_by_night(
    regular: Player, looker: Looker, tmp_path: Path, game: str
) -> None:
    for shown in dialogs(regular, tmp_path, game):
        looker.contrasts(shown.name)
    assert not looker.found, looker.told()


def test_the_last_words_of_a_scene_are_for_everybody(
    open_page: Callable[..., Page], trial: Callable[..., None]
) -> None:
    looker = None
    for page, shown in frames(open_page):
        looker = looker or Looker(page, trial)
        if shown.name.endswith("over"):
            looker.look(shown.name)
    assert looker
    assert not looker.found, looker.told()


def look_at_dialogs(player: Player, looker: Looker, game: str) -> None:
    """Looks at "why?" and at the menu."""
    for opener in (".why", "#table-menu"):
        player.page.locator(opener).locator("visible=true").first.click()
        looker.look(f"{game}, dialog of {opener}")
        player.page.locator("dialog .button").last.click()
        expect(player.page.locator("dialog")).not_to_be_attached()


@pytest.mark.parametrize("game", GAMES)
def test_a_key_tells_how_things_stand(
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
"""The phases with the most to press, and the options that lead to them."""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hides_what_has_the_focus(
    regular: Player, tmp_path: Path, trial: Callable[..., None], game: str
) -> None:
    player, page = regular, regular.page
    phase, options = ASKED[game]
    match = match_at(NAMES, lambda match: match.state.phase == phase, game, game, options)
    player.open_record(saved(match, tmp_path))
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
        trial("way of the focus, with nothing before it")
