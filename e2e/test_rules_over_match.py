"""Rules and cards opened over a match, and the ways back to it."""

from playwright.sync_api import Locator, Page, expect

from accessibility import axe_findings
from player import Player, resize
from scope import EITHER_GAME

SIZES = [(1024, 768), (390, 844), (844, 390)]
THEMES = {"light": "day", "dark": "night"}


def look_up(page: Page, name: str) -> Locator:
    """Open the rules or the cards from the table's menu; return the dialog."""
    page.locator("#table-menu").click()
    page.locator(f"[data-look-up={name}]").click()
    dialog = page.locator("dialog:has(> .page)")
    expect(dialog).to_be_visible()
    expect(page.locator("dialog")).to_have_count(1)
    return dialog


def expect_the_table(page: Page, ply: int) -> None:
    """Assert that the dialog is closed, the match unchanged, and the focus restored."""
    expect(page.locator("dialog")).to_have_count(0)
    page.wait_for_function("() => !history.state")
    assert page.url.endswith("#table")
    expect(page.locator(f"body[data-screen=table][data-ply='{ply}']")).to_be_attached()
    expect(page.locator("#table-menu")).to_be_focused()


@EITHER_GAME
def test_rules_and_cards_open_over_the_table(shared_player: Player, game: str) -> None:
    player = shared_player.begin("Anna", "Ben", game=game)
    page = player.page
    ply = player.look().ply
    dialog = look_up(page, "rules")
    expect(dialog.locator(f".rulebook[data-game={game}] .rule").first).to_be_visible()
    related = dialog.locator(".see-also button").first
    related.click()
    heading = dialog.locator(".rule h3:focus")
    expect(heading).to_have_text(related.inner_text())
    expect(heading).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect_the_table(page, ply)
    dialog = look_up(page, "deck")
    expect(dialog.locator(f".deck[data-game={game}] svg").first).to_be_visible()
    dialog.locator(".row-end .button").click()
    expect_the_table(page, ply)


def test_going_back_closes_the_dialog_and_then_leaves_the_table(
    shared_player: Player,
) -> None:
    player = shared_player.begin("Anna", "Ben", game="lotte")
    page = player.page
    ply = player.look().ply
    look_up(page, "rules")
    page.go_back()
    expect_the_table(page, ply)
    look_up(page, "deck")
    page.keyboard.press("Escape")
    expect_the_table(page, ply)
    page.go_back()
    expect(page.locator("body[data-screen=table]")).to_have_count(0)


def test_a_link_in_the_dialog_opens_its_screen_and_back_returns_to_the_match(
    shared_player: Player,
) -> None:
    player = shared_player.begin("Anna", "Ben", game="wolle")
    page = player.page
    player.look()
    look_up(page, "rules").locator("#ask-position").click()
    expect(page.locator("body[data-screen=position]")).to_be_attached()
    expect(page.locator("dialog")).to_have_count(0)
    page.go_back()
    expect(page.locator("body[data-screen=table]")).to_be_attached()
    expect(page.locator("dialog")).to_have_count(0)


def test_rules_open_over_a_replay(shared_player: Player) -> None:
    player = shared_player.begin("Anna", "Ben", game="lotte")
    page = player.page
    player.play_decision()
    page.evaluate("location.hash = 'replay'")
    page.locator("#replay-time").wait_for()
    look_up(page, "rules")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("#replay-time")).to_be_visible()
    page.wait_for_function("() => !history.state")
    assert page.url.endswith("#replay")


def test_rules_over_a_match_fit_and_are_accessible(shared_player: Player) -> None:
    page = shared_player.begin("Anna", "Ben", game="wolle").page
    shared_player.look()
    for name in ("rules", "deck"):
        dialog = look_up(page, name)
        close = dialog.locator(".row-end .button")
        for number, (width, height) in enumerate(SIZES):
            resize(page, width, height)
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme)
                page.locator(f"html[data-theme={THEMES[theme]}]").wait_for(state="attached")
                assert dialog.evaluate("({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth"), name
                expect(close).to_be_in_viewport(ratio=1)
                # axe does not check contrast, so one theme suffices.
                if theme == "light" or not number:
                    assert axe_findings(page) == []
        close.click()
        expect(page.locator("dialog")).to_have_count(0)
        page.wait_for_function("() => !history.state")


def test_every_dialog_closes_with_the_screen_below_it(shared_player: Player) -> None:
    player = shared_player.begin("Anna", "Ben", game="lotte")
    page = player.page
    player.look()
    page.locator("#table-menu").click()
    expect(page.locator("dialog")).to_be_visible()
    page.go_back()
    expect(page.locator("body[data-screen=table]")).to_have_count(0)
    expect(page.locator("dialog")).to_have_count(0)
