"""Saved matches on this device: none is replaced, each can be resumed, a corrupt one affects no other."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from accessibility import axe_findings
from match_records import match_at, write_save
from page_opener import PageOpener
from player import PLAIN_FILE, Player, player_at
from scope import swept
from storage import READ, clear, engine_workers, send_request, stored_values, write
from volle.core.record import format_record

SHELF = "shelf/"


@pytest.fixture(scope="module")
def stored_matches(shared_opener: PageOpener) -> dict[str, Any]:
    """Return the stored values for a match of Lotte at the table and a saved one of Wolle."""
    player = (shared_opener.latest or shared_opener.open_player()).begin("Anna", "Ben", game="wolle")
    player.wait_for_decision()
    player.open_curtain()
    player.bid("20")
    player.wait_for_decision()
    player.begin("Mia", "Ben", game="lotte").wait_for_decision()
    player.play_decision()
    return stored_values(player.page)


@pytest.fixture
def two(shared_player: Player, stored_matches: dict[str, Any], site: str) -> Player:
    """Return a player with a match of Lotte at the table and a saved one of Wolle, and no other data."""
    page = shared_player.page
    if at_table(stored_values(page)) == at_table(stored_matches):
        # The engine has this match, and reads the saved ones for each request.
        write(page, stored_matches)
        page.evaluate("location.hash = 'table'")
        shared_player.wait_for_decision()
        return shared_player
    page.goto(site + PLAIN_FILE)
    clear(page)
    write(page, stored_matches)
    page.goto(f"{site}#table")
    shared_player.wait_until_ready().wait_for_decision()
    return shared_player


def at_table(values: dict[str, Any]) -> dict[str, Any]:
    """Return what is stored of the match at the table."""
    return {key: value for key, value in values.items() if not key.startswith(SHELF)}


def saved_matches(page: Page) -> dict[str, Any]:
    """Return the stored saved matches by id."""
    return {
        key.removeprefix(SHELF): value for key, value in stored_values(page).items() if key.startswith(SHELF)
    }


def go_to_matches(player: Player) -> Page:
    """Open the list of all matches."""
    page: Page = player.page
    page.evaluate("location.hash = 'matches'")
    page.locator("#matches-count").wait_for()
    return page


def test_beginning_another_match_needs_no_confirmation_and_loses_nothing(two: Player) -> None:
    page = two.page
    [waiting] = saved_matches(page).values()
    assert "1 bid 20" in waiting["save"]
    assert "bid" not in waiting["record"].split("\n\n", 1)[1]
    lotte = stored_values(page)["match"]["save"]
    two.go_to_menu()
    page.locator(".waiting .match-card[data-game=wolle] [data-go-on]").click()
    two.wait_for_decision()
    assert stored_values(page)["match"]["save"] == waiting["save"]
    assert [each["save"] for each in saved_matches(page).values()] == [lotte]


def test_a_match_without_a_persons_action_is_not_saved(shared_player: Player) -> None:
    player = shared_player.begin("Anna", "Ben", game="lotte")
    player.wait_for_decision()
    before = saved_matches(player.page)
    player.begin("Mia", "Ben", game="lotte").wait_for_decision()
    assert saved_matches(player.page) == before


def test_the_list_shows_the_players_and_the_state_of_each_match(two: Player) -> None:
    page = go_to_matches(two)
    expect(page.locator("#matches-count")).to_have_text("2 games")
    first, second = page.locator(".match-card").all()
    expect(first).to_have_attribute("data-here", "true")
    expect(first).to_contain_text("Mia")
    expect(second).to_contain_text("Round 1 of")
    assert axe_findings(page) == []


def test_deleting_a_match_requires_confirmation(two: Player) -> None:
    page = go_to_matches(two)
    page.locator("[data-delete]").click()
    page.get_by_role("button", name="Keep").click()
    assert len(saved_matches(page)) == 1
    page.locator("[data-delete]").click()
    page.locator("dialog .button-main").click()
    expect(page.locator("#matches-count")).to_have_text("1 game")
    assert saved_matches(page) == {}


def test_an_empty_list_leads_to_a_new_match_and_an_export_restores_all_matches(
    two: Player, tmp_path: Path
) -> None:
    page = go_to_matches(two)
    page.locator("#move").click()
    with page.expect_download() as loading:
        page.locator("#export-matches").click()
    two.close_dialogs()
    path = tmp_path / "matches.json"
    loading.value.save_as(path)
    copy = json.loads(path.read_text("utf-8"))
    assert [sorted(each) for each in copy["matches"]] == [["begun", "changed", "record"]] * 2
    assert "seed" not in path.read_text("utf-8").replace("seed-", "")
    page.locator("#delete-matches").click()
    page.locator("dialog .button-main").click()
    page.get_by_text("No games yet").wait_for()
    assert stored_values(page) == {}
    page.get_by_role("link", name="New game").click()
    expect(page.locator("body")).to_have_attribute("data-screen", "menu")
    page.locator("#open-record").set_input_files(path)
    expect(page.locator("#imported")).to_contain_text("Added: 2. Already here: 0. Couldn’t be read: 0.")
    assert sorted(each["record"] for each in saved_matches(page).values()) == sorted(
        each["record"] for each in copy["matches"]
    )
    page.locator("#open-record").set_input_files(path)
    expect(page.locator("#imported")).to_contain_text("Added: 0. Already here: 2. Couldn’t be read: 0.")


def test_invalid_records_in_an_import_are_counted_and_the_rest_is_stored(
    shared_player: Player, tmp_path: Path
) -> None:
    match = match_at(("Anna", "Ben"), lambda one: one.ply > 9, "copy", "lotte")
    records = [{"record": format_record(match)}, {"record": "volle 2"}, None]
    path = tmp_path / "matches.json"
    path.write_text(json.dumps({"format": "volle matches 1", "matches": records}))
    page = shared_player.page
    before = saved_matches(page)
    page.locator("#open-record").set_input_files(path)
    expect(page.locator("#imported")).to_contain_text("Added: 1. Already here: 0. Couldn’t be read: 2.")
    path.write_text('{"format": "volle matches 1"')
    page.locator("#open-record").set_input_files(path)
    page.locator(".notice[data-code='copies.format']").wait_for()
    assert len(saved_matches(page)) == len(before) + 1


NO_TIME = "9999-99-99T99:99:99Z"


def test_storing_matches_of_a_link_requires_confirmation(fresh_player: Player, site: str) -> None:
    record = format_record(match_at(("Anna", "Ben"), lambda one: not one.to_act, "link", "lotte"))
    copy = {
        "format": "volle matches 1",
        "matches": [{"record": record, "begun": NO_TIME, "changed": NO_TIME}],
    }
    page = fresh_player.page
    for text in (record, json.dumps(copy)):
        page.goto(f"{site}?{urlencode({'text': text})}")
        page.locator("dialog").get_by_role("button", name="No, thanks").click()
        expect(page.locator("dialog")).not_to_be_attached()
        assert stored_values(page) == {}
        assert page.url == site
    page.goto(f"{site}?{urlencode({'text': json.dumps(copy)})}")
    page.locator("dialog .button-main").click()
    expect(page.locator("#imported")).to_contain_text("Added: 1.")
    [match] = saved_matches(page).values()
    assert match["changed"] != NO_TIME
    # The format of an earlier version.
    write(page, {f"{SHELF}{match['id']}": match | {"changed": NO_TIME}})
    page.goto(f"{site}#matches")
    page.reload()
    expect(page.locator("#matches-count")).to_have_text("1 game")
    page.evaluate("location.hash = 'statistics/lotte'")
    expect(page.locator("#statistics-none")).to_be_visible()


@pytest.mark.parametrize("way", ["drop", "paste"])
def test_a_dropped_or_pasted_record_is_opened(shared_player: Player, way: str) -> None:
    match = match_at(("Anna", "Ben"), lambda one: one.ply > 9 and one.to_act == (0,), "come", "lotte")
    player = shared_player
    player.page.evaluate(
        """([way, text]) => {
          const data = new DataTransfer();
          data.setData("text/plain", text);
          const given = { bubbles: true, cancelable: true };
          const event = way === "drop" ? new DragEvent("drop", { ...given, dataTransfer: data })
            : new ClipboardEvent("paste", { ...given, clipboardData: data });
          document.body.dispatchEvent(event);
        }""",
        [way, format_record(match)],
    )
    player.wait_for_decision()
    assert player.ply() == match.ply


def test_a_match_from_the_share_target_is_opened_once(shared_player: Player, site: str) -> None:
    match = match_at(("Anna", "Ben"), lambda one: one.ply > 9 and one.to_act == (0,), "share", "lotte")
    player = shared_player
    page = player.page
    query = page.evaluate("(text) => String(new URLSearchParams({ text }))", format_record(match))
    page.goto(f"{site}?{query}")
    page.locator("dialog .button-main").click()
    player.wait_for_decision()
    assert player.ply() == match.ply
    assert page.evaluate("location.search") == ""


def test_corrupt_matches_are_reported_and_affect_no_other(
    two: Player, count_case: Callable[..., None]
) -> None:
    page = two.page
    found = stored_values(page)
    [(name, waiting)] = ((key, value) for key, value in found.items() if key.startswith(SHELF))
    table = {key: value for key, value in found.items() if not key.startswith(SHELF)}
    half = {**waiting, "save": waiting["save"][:-9]}
    for wrong in [half, {**waiting, "hash": "x"}, {}, [], 0, "gone", None]:
        write(page, {**table, name: wrong, "shelf/whole": waiting})
        answer = send_request(page, do="shelf", count=9)
        assert (answer["ok"], answer["total"]) == (True, 3)
        opened = send_request(page, do="open-match", id=name.removeprefix(SHELF))
        assert opened["error"]["code"] in {"shelf.damaged", "shelf.gone"}
        assert stored_values(page)["match"] == table["match"]
        count_case("corrupt saved match")
    assert send_request(page, do="open-match", id="nowhere")["error"]["code"] == "shelf.gone"
    assert send_request(page, do="open-match", id="whole")["ok"]
    assert stored_values(page)["match"]["save"] == waiting["save"]


@pytest.mark.long
@pytest.mark.parametrize("crashes", swept([2, 6], 2))
def test_a_crash_of_the_engine_damages_neither_match(
    two: Player, count_case: Callable[..., None], crashes: int
) -> None:
    page = two.page
    saves = private_records(page)
    for _ in range(crashes):
        two.go_to_menu()
        page.locator(".waiting [data-go-on]").click()
        # The engine dies somewhere between the tap and its effects.
        page.evaluate("() => engineWorker.terminate()")
        page.reload()
        two.wait_until_ready()
        assert private_records(page) == saves
        count_case("worker crash while matches are switched")


def private_records(page: Page) -> set[str]:
    """Return the private records of the match at the table and of the saved matches."""
    return {stored_values(page)["match"]["save"], *(each["save"] for each in saved_matches(page).values())}


def test_a_full_storage_keeps_both_matches_until_there_is_room(
    two: Player, count_case: Callable[..., None]
) -> None:
    page = two.page
    engine_workers(page)[0].evaluate(
        "void (IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); })"
    )
    saves = private_records(page)
    two.go_to_menu()
    page.locator(".waiting [data-go-on]").click()
    two.wait_for_decision()
    page.locator(".notice[data-kept=false]").wait_for()
    assert private_records(page) == saves
    two.go_to_menu()
    page.locator(".waiting [data-go-on]").click()
    two.wait_for_decision()
    assert len(send_request(page, do="shelf", count=9)["matches"]) == len(saves)
    # The engine still has what it could not store.
    page.reload()
    two.wait_until_ready()
    count_case("full storage while matches are switched")


def test_a_saved_match_is_taken_over_by_another_tab(two: Player, count_case: Callable[..., None]) -> None:
    saves = private_records(two.page)
    page = two.page.context.new_page()
    page.goto(two.page.url.split("#")[0] + "#matches")
    other = player_at(page).wait_until_ready()
    page.locator("#elsewhere").wait_for()
    page.locator(".match-card[data-here=false] [data-go-on]").click()
    page.locator(".notice[data-code='match.elsewhere']").wait_for()
    assert private_records(page) == saves
    page.locator("#take-over").click()
    page.evaluate("location.hash = 'menu'")
    page.locator(".waiting [data-go-on]").click()
    other.wait_for_decision()
    assert private_records(page) == saves
    two.page.locator("#elsewhere").wait_for()
    page.close()
    count_case("saved match taken over by another tab")


def test_a_match_is_continued_and_watched_by_keyboard_and_names(two: Player) -> None:
    page, before = two.page, private_records(two.page)
    page.evaluate("location.hash = 'matches'")
    page.get_by_role("heading", name="Your games", exact=True).wait_for()
    page.get_by_role("button", name="Continue").last.press("Enter")
    two.wait_for_decision()
    assert private_records(page) == before
    page.evaluate("location.hash = 'matches'")
    lotte = page.locator(".match-card[data-game=lotte]")
    lotte.get_by_role("link", name="Watch again").press("Enter")
    line = page.get_by_role("slider", name="Position in the game")
    line.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("body[data-ply='1'] .replay", state="attached")
    page.get_by_role("button", name="Next round").press("Enter")
    page.get_by_role("button", name="Share").press("Enter")
    page.get_by_role("heading", name="Share this game").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play on from here").press("Enter")
    two.wait_for_decision()


def test_views_of_another_version_are_computed_again(two: Player, count_case: Callable[..., None]) -> None:
    page = two.page
    found = stored_values(page)
    [name] = (key for key in found if key.startswith(SHELF))
    old = {**found[name], "engine": "engine/older", "view": {"game": "older"}}
    write(page, {**found, name: old})
    page = go_to_matches(two)
    expect(page.locator(".match-card[data-game=wolle]")).to_contain_text("Anna")
    # The list is shown before its views are stored.
    page.wait_for_function(f"async (name) => (await ({READ})())[name].view.game === 'wolle'", arg=name)
    count_case("saved match of another version")


def test_many_matches_are_listed_in_pages(two: Player) -> None:
    page = two.page
    found = stored_values(page)
    [waiting] = (value for key, value in found.items() if key.startswith(SHELF))
    many = {f"shelf/{number}": {**waiting, "id": str(number)} for number in range(500)}
    write(page, {**found, **many})
    page = go_to_matches(two)
    expect(page.locator("#matches-count")).to_have_text("502 games")
    page.locator("#matches-more").wait_for()
    listed = page.locator(".match-card").count()
    assert listed < 50
    page.locator("#matches-more").click()
    expect(page.locator(".match-card")).to_have_count(listed + listed - 1)


def test_a_record_from_a_file_is_opened_and_stored(two: Player, tmp_path: Path) -> None:
    saves = private_records(two.page)
    match = match_at(("Anna", "Ben"), lambda one: one.ply > 9 and one.to_act == (0,), "file", "lotte")
    two.go_to_menu()
    two.open_record(write_save(match, tmp_path))
    two.wait_for_decision()
    assert private_records(two.page) > saves
