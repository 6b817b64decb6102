"""Lessons: played by roles and names, or by keyboard; resumed, and left at any step."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from accessibility import axe_findings
from page_opener import TABLET
from player import Player, TableState, resize
from scope import EITHER_GAME, swept
from test_accessible_matches import check_focus, decide_by_keys, decide_by_names, next_decision

GAMES = ("wolle", "lotte")
GERMAN = {"locale": "de-DE"}
BID = "20"


def open_lesson_offer(player: Player, game: str) -> Player:
    """Go to the page that offers a game's lesson."""
    player.go_to_menu()
    player.driver.tap(f"#choose-{game}")
    player.driver.wait_for(f".setup[data-game={game}]")
    return player


def stage(page: Page) -> str | None:
    """Return the step of the guide."""
    return page.locator(".guide").get_attribute("data-stage")


def play(player: Player, decide: Callable[[TableState], None]) -> int:
    """Play a lesson until it is over; return the number of decisions."""
    player.driver.wait_for(".guide")
    now, count = player.look(), 0
    while stage(player.page) != "over":
        check_guide(player.page, now)
        decide(now)
        now = next_decision(player, now)
        count += 1
    assert axe_findings(player.page) == []
    return count


def check_guide(page: Page, now: TableState) -> None:
    """Assert that the guide has words in its live region, and that the dice are loaded."""
    guide = page.locator(".guide")
    expect(guide.get_by_role("status")).not_to_be_empty()
    expect(guide.locator("#guide-note")).not_to_be_empty()
    expect(page.get_by_role("status")).to_have_count(2)
    assert "lesson-" not in guide.inner_text(), f"words are missing in {now.phase}"


@EITHER_GAME
def test_a_lesson_is_played_by_roles_and_names(
    shared_player: Player, count_case: Callable[..., None], game: str
) -> None:
    player = open_lesson_offer(shared_player, game)
    page = player.page
    page.get_by_role("button", name="Learn to play").click()
    region = page.get_by_role("region", name="Guided game")
    expect(region).to_contain_text("Loaded dice")
    assert axe_findings(page) == []

    def decide(now: TableState) -> None:
        go_on = page.get_by_role("button", name="Continue", exact=True)
        return go_on.click() if go_on.count() else decide_by_names(page, now, BID)

    count_case("decision in a lesson, by names", play(player, decide))
    expect(region).to_contain_text("the dice are honest")
    region.get_by_role("button", name="Still to discover").click()
    undiscovered = page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
    title = undiscovered.first.inner_text()
    undiscovered.first.click()
    # The refusal shows the rule, with a link to its place in the rulebook.
    rule = page.get_by_role("dialog", name=title)
    expect(rule.locator(".why-rule p").first).not_to_be_empty()
    rule.get_by_role("button", name="In the rulebook").click()
    expect(page.locator(".rulebook h3:focus")).to_have_text(title)
    player.close_dialogs()
    page.get_by_role("button", name="Play on from here").click()
    expect(region).to_have_count(0)
    assert player.wait_for_decision() in {"bids", "card"}


# The other game is played by roles and names above.
@pytest.mark.parametrize("game", swept(GAMES, "wolle"))
def test_a_lesson_is_played_by_keyboard(
    open_player: Callable[..., Player], count_case: Callable[..., None], game: str
) -> None:
    player = open_lesson_offer(open_player(**GERMAN), game)
    page = player.page

    def decide(now: TableState) -> None:
        check_focus(player, now)
        decide_by_keys(player, now, BID)

    # It is disabled while an answer is awaited.
    begin = page.get_by_role("button", name="Einführung", disabled=False)
    begin.focus()
    page.keyboard.press("Enter")
    count_case("decision in a lesson, by keyboard", play(player, decide))
    expect(page.get_by_role("button", name="Ab hier weiterspielen")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".guide").wait_for(state="detached")
    assert player.wait_for_decision() in {"bids", "card"}


@pytest.mark.parametrize("size", swept([(390, 844), (1024, 768)], (390, 844)), ids=["phone", "tablet"])
@EITHER_GAME
def test_the_guide_stands_above_the_dice_and_keeps_its_height(
    shared_player: Player, game: str, size: tuple[int, int]
) -> None:
    player, page = open_lesson_offer(shared_player, game), shared_player.page
    resize(page, *size)
    page.locator("#lesson-first").click()
    heights = set()

    def decide(_now: TableState) -> None:
        guide, seats, dock = (page.locator(each).bounding_box() for each in (".guide", ".seats", ".dock"))
        assert guide and seats and dock
        assert seats["y"] + seats["height"] <= guide["y"] < dock["y"] - guide["height"]
        # The first step also tells the story.
        if player.ply() > 0:
            heights.add(round(guide["height"]))
        player.decide()

    play(player, decide)
    resize(page, *TABLET.values())
    assert len(heights) == 1


def test_a_lesson_can_be_resumed_and_left(shared_player: Player) -> None:
    player = open_lesson_offer(shared_player, "lotte")
    page = player.page
    page.locator("#lesson-first").click()
    player.driver.wait_for(".guide")
    for _ in range(2):
        player.decide()
    player.look()
    before = stage(page), page.locator("body").get_attribute("data-ply")
    page.reload()
    player.wait_until_ready().look()
    assert (stage(page), page.locator("body").get_attribute("data-ply")) == before
    page.get_by_role("button", name="Stop the guide").click()
    page.locator(".guide").wait_for(state="detached")
    assert player.wait_for_decision() == "go"
    page.reload()
    player.wait_until_ready().look()
    expect(page.locator(".guide")).to_have_count(0)


def test_a_running_match_is_saved_during_a_lesson(shared_player: Player) -> None:
    player = shared_player
    player.begin("Anna", "Cleo", game="lotte")
    player.wait_for_decision()
    player.play_decision()
    ply = player.ply()
    open_lesson_offer(player, "wolle")
    page = player.page
    page.locator("#lesson-first").click()
    player.driver.wait_for(".guide")
    expect(page.locator("body")).to_have_attribute("data-screen", "table")
    player.go_to_menu()
    # Until the list is read again, it shows the matches of earlier tests alone.
    page.locator(".waiting .match-card", has_text="Cleo").locator("[data-go-on]").click()
    player.wait_for_decision()
    assert player.ply() == ply
