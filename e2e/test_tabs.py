"""Two tabs and one match: one tab has it at a time, another one may take it over, and nothing is lost.

Features that leave the match at the table unchanged work in both.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from hosts import fragment_of
from match_records import match_at
from player import Player, player_at
from scope import swept
from storage import engine_workers, stored_values
from volle.core.match import Match
from volle.core.record import format_record

HIDDEN = "Object.defineProperty(Navigator.prototype, 'locks', { get() { %s } });"
NO_LOCKS = HIDDEN % "return undefined;"
FORBIDDEN_LOCKS = {
    "forbidden": HIDDEN % "throw new DOMException('no', 'SecurityError');",
    "refused": HIDDEN % "return { request: async () => { throw new DOMException('no', 'SecurityError'); } };",
}


@pytest.fixture
def first(open_player: Callable[..., Player]) -> Player:
    """Return a player at a table where a person is asked."""
    player = open_player().begin("Anna", "Ben", game="lotte")
    player.wait_for_decision()
    return player


@pytest.fixture
def staying(shared_player: Player) -> Iterator[Player]:
    """Yield the shared player at such a table, for tests after which this tab has the match."""
    shared_player.begin("Anna", "Ben", game="lotte").wait_for_decision()
    yield shared_player
    for other in shared_player.page.context.pages[1:]:
        other.close()


def second_tab(player: Player) -> Player:
    """Return a player at the menu in another tab."""
    page = player.page.context.new_page()
    page.goto(player.page.url.split("#")[0])
    return player_at(page).wait_until_ready()


@pytest.fixture(scope="module")
def finished() -> Match:
    """Return a finished match."""
    return match_at(("Anna", "Ben"), lambda match: not match.to_act, "shared", "lotte", {"target": 1000})


def open_replay(player: Player, address: str) -> Page:
    """Open the replay of a match in another tab."""
    page: Page = player.page.context.new_page()
    page.goto(player.page.url.split("#")[0] + address)
    page.locator("#replay-time").wait_for()
    return page


def go_to_end(page: Page, ply: int) -> None:
    """Go to the end of the replay, after `ply` actions."""
    page.locator("#replay-back").press("End")
    page.wait_for_selector(f"body[data-ply='{ply}'] .replay", state="attached")
    expect(page.locator(".replay-time output")).to_contain_text(f"{ply}/{ply}")


def has_no_match(player: Player) -> bool:
    """Return True: wait until the tab reports that another one has the match, and offers no match."""
    player.page.locator("#elsewhere").wait_for()
    expect(player.page.locator(".seats, #continue")).to_have_count(0)
    return True


def take_over(player: Player) -> None:
    """Take the match over, and go to its table."""
    player.page.locator("#take-over").click()
    expect(player.page.locator("#elsewhere")).not_to_be_attached()
    if player.driver.attribute("body", "data-screen") == "menu":
        player.page.locator("#continue").click()
    player.wait_for_decision()


def play(player: Player) -> int:
    """Make one decision; return the number of actions, all of which are saved."""
    player.play_decision()
    save = stored_values(player.page)["match"]["save"]
    assert save.split("\n\n", 1)[1].count("\n") == player.ply()
    return player.ply()


def test_a_second_tab_takes_the_match_over_only_on_request(
    staying: Player, count_case: Callable[..., None]
) -> None:
    first, second = staying, second_tab(staying)
    assert has_no_match(second)
    first.page.bring_to_front()
    ply = play(first)

    second.page.bring_to_front()
    second.set_up("Mia", "Ben", game="lotte")
    second.page.locator(".notice[data-code='match.elsewhere']").wait_for()
    second.go_to_menu()
    assert has_no_match(second)
    for one, other in ((second, first), (first, second)):
        one.page.bring_to_front()
        take_over(one)
        assert one.ply() == ply
        ply = play(one)
        assert has_no_match(other)
        assert len(engine_workers(other.page)) == 0
        count_case("match taken over by another tab")


def test_each_of_two_tabs_may_be_reloaded_and_a_visible_one_takes_a_match_that_no_tab_has(
    first: Player, count_case: Callable[..., None]
) -> None:
    second = second_tab(first)
    second.page.reload()
    assert has_no_match(second.wait_until_ready())
    ply = first.ply()
    first.page.reload()
    assert first.wait_until_ready().wait_for_decision() != "none"
    assert first.ply() == ply
    ply = play(first)
    assert has_no_match(second)
    count_case("reload of two tabs")
    first.page.close()
    second.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(second.page.locator("#elsewhere")).not_to_be_attached()
    second.page.locator("#continue").click()
    second.wait_for_decision()
    assert second.ply() == ply
    play(second)
    count_case("match left by a closed tab")
    third = second_tab(second)
    assert has_no_match(third)
    second.page.close()
    third.page.reload()
    third.wait_until_ready().page.locator("#continue").wait_for()


def test_a_page_in_the_back_forward_cache_releases_the_match_and_resumes_it(
    staying: Player, count_case: Callable[..., None]
) -> None:
    first = staying
    turn = "(kind) => dispatchEvent(new PageTransitionEvent(kind, { persisted: true }))"
    for is_left in (True, False):
        first.page.evaluate(turn, "pagehide")
        assert has_no_match(first)
        assert len(engine_workers(first.page)) == 0
        second = second_tab(first)
        second.page.locator("#continue").click()
        second.wait_for_decision()
        ply = play(second)
        if is_left:
            second.page.close()
        first.page.evaluate(turn, "pageshow")
        if not is_left:
            assert has_no_match(first)
            take_over(first)
        first.page.locator(".seats").wait_for()
        first.wait_for_decision()
        assert first.ply() == ply
        play(first)
        count_case("page in the back/forward cache")


def test_without_locks_only_one_tab_has_the_match(
    open_player: Callable[..., Player], count_case: Callable[..., None]
) -> None:
    first = open_player(scripts=[NO_LOCKS]).begin("Anna", "Ben", game="lotte")
    first.wait_for_decision()
    second = second_tab(first)
    assert has_no_match(second)
    ply = play(first)
    take_over(second)
    assert has_no_match(first)
    assert second.ply() == ply
    play(second)
    second.page.reload()
    second.wait_until_ready().wait_for_decision()
    assert has_no_match(first)
    second.page.close()
    first.page.reload()
    first.wait_until_ready().wait_for_decision()
    count_case("two tabs without locks")


@pytest.mark.parametrize("way", swept(FORBIDDEN_LOCKS, "refused"))
def test_where_locks_are_forbidden_each_tab_plays(
    open_player: Callable[..., Player], count_case: Callable[..., None], way: str
) -> None:
    first = open_player(scripts=[FORBIDDEN_LOCKS[way]]).begin("Anna", "Ben", game="lotte")
    first.wait_for_decision()
    second = second_tab(first)
    expect(second.page.locator("#elsewhere")).not_to_be_attached()
    second.page.locator("#continue").click()
    second.wait_for_decision()
    ply = play(second)
    first.page.reload()
    first.wait_until_ready().wait_for_decision()
    assert first.ply() == ply
    play(first)
    count_case("two tabs, locks forbidden")


def test_a_shared_link_opens_while_another_tab_has_the_match(
    staying: Player, finished: Match, count_case: Callable[..., None]
) -> None:
    first = staying
    before = stored_values(first.page)
    page = open_replay(first, f"#replay/{fragment_of(format_record(finished))}")
    go_to_end(page, finished.ply)
    expect(page.locator(".notice")).to_have_count(0)
    page.locator("#review").click()
    page.locator("article.review[aria-busy=false]").wait_for()
    assert stored_values(page) == before

    # It has taken nothing from the other tab, not even between reloads.
    first.page.reload()
    first.wait_until_ready().wait_for_decision()
    play(first)
    count_case("link opened in another tab")


def test_a_tab_with_a_link_leaves_the_match_to_other_tabs(first: Player, finished: Match) -> None:
    link = f"#replay/{fragment_of(format_record(finished))}"
    address = first.page.url.split("#")[0]
    page = first.page.context.new_page()
    first.page.close()
    page.goto(address + link)
    page.locator("#replay-time").wait_for()
    second = second_tab(player_at(page))
    second.page.locator("#continue").click()
    second.wait_for_decision()
    play(second)

    # Only playing on from it requires taking the match over first.
    page.bring_to_front()
    page.locator("#replay-play-on").click()
    page.locator("#dice-new").click()
    page.locator(".notice[data-code='match.elsewhere']").wait_for()
    page.locator("#take-over").click()
    expect(page.locator(".notice")).to_have_count(0)
    page.locator("#replay-play-on").click()
    page.locator("#dice-new").click()
    assert has_no_match(second)
    play(player_at(page))


def test_a_second_tab_can_watch_and_store_matches(
    first: Player, finished: Match, count_case: Callable[..., None]
) -> None:
    ply = play(first)
    before = stored_values(first.page)["match"]
    second = second_tab(first)
    page = second.page
    page.locator("#all-matches").click()
    page.locator(".match-card[data-here=true] [data-watch]").click()
    page.locator("#replay-time").wait_for()
    go_to_end(page, ply)

    page.evaluate("(hash) => { location.hash = hash; }", f"#replay/{fragment_of(format_record(finished))}")
    page.locator("#replay-keep").click()
    expect(page.locator("#replay-keep")).to_have_attribute("aria-disabled", "true")
    page.evaluate("location.hash = 'statistics/lotte'")
    page.locator(".statistics[data-matches='1']").wait_for()
    page.evaluate("location.hash = 'fairness'")
    page.locator(".fairness-rolls .chart").first.wait_for()
    page.locator("#fairness-record").fill(format_record(finished))
    page.locator("#fairness-check").click()
    page.locator(".verdict[data-verdict]").wait_for()
    page.evaluate("location.hash = 'position'")
    page.locator("#position-record").fill(format_record(finished))
    page.locator("#position-ask").click()
    page.locator(".position[data-game=lotte]").wait_for()
    assert stored_values(page)["match"] == before

    page.evaluate("location.hash = 'matches'")
    page.locator("#delete-matches").click()
    page.locator("dialog .button-main").click()
    page.locator(".notice[data-code='match.elsewhere']").wait_for()
    assert stored_values(page)["match"] == before
    first.page.bring_to_front()
    play(first)
    first.page.evaluate("location.hash = 'matches'")
    expect(first.page.locator(".match-card")).to_have_count(2)
    count_case("matches watched in another tab")


def test_a_replay_stays_when_another_tab_takes_the_match_over(
    first: Player, finished: Match, count_case: Callable[..., None]
) -> None:
    page = first.page
    page.evaluate("(hash) => { location.hash = hash; }", f"#replay/{fragment_of(format_record(finished))}")
    page.locator("#replay-time").wait_for()
    second = second_tab(first)
    take_over(second)
    assert len(engine_workers(page)) == 0
    page.bring_to_front()
    go_to_end(page, finished.ply)
    expect(page.locator(".notice")).to_have_count(0)
    second.page.bring_to_front()
    play(second)
    count_case("replay continued after another tab took the match")
