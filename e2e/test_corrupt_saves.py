"""Corrupt saves and full storage: the match continues or the page reports the fault; nothing is lost."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from match_records import match_at, write_save
from page_opener import PageOpener
from player import Player
from scope import swept
from storage import engine_workers, send_request, store, stored_values
from volle.core.match import Match

POSITIONS: dict[str, Callable[[Match], bool]] = {
    "wolle": lambda match: match.ply > 40 and match.to_act == (0,),
    "lotte": lambda match: match.ply > 30 and match.to_act == (0,),
}
EVERY_REGION = pytest.mark.parametrize("regions", swept([12, 48], 12))
"""The number of places, evenly spread, at which a save is damaged."""
NOT_SAVES: list[Any] = [
    None,
    0,
    True,
    "",
    "volle 1",
    [],
    {},
    {"save": 1},
    {"save": ""},
    {"record": "", "hash": ""},
]

# Fails every write, as on a full disk, while `isFull` is set; reads still work.
FULL = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
  if (self.isFull) throw new DOMException("full", "QuotaExceededError");
  return put.apply(this, given);
};
"""


# Saving does not depend on the game, so each fault is tested with one of them.
in_wolle = pytest.mark.parametrize("running_match", ["wolle"], indirect=True)
in_lotte = pytest.mark.parametrize("running_match", ["lotte"], indirect=True)


@pytest.fixture
def running_match(request: pytest.FixtureRequest, fresh_player: Player, tmp_path: Path) -> tuple[Player, str]:
    """Return a player in the middle of a match, a few actions after opening it, and the game."""
    return play_some(fresh_player, request.param, tmp_path), request.param


def play_some(player: Player, game: str, folder: Path) -> Player:
    """Open a match and make decisions until the save before the newest one is stored too."""
    player.open_record(write_save(match_at(("Anna", "Ben"), POSITIONS[game], "corrupt", game), folder))
    player.wait_for_decision()
    while "match-before" not in stored_values(player.page):
        player.play_decision()
    return player


@pytest.fixture(scope="module")
def saves(shared_opener: PageOpener, tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, Any]:
    """Return the newest save of such a match and the one before, to damage behind the page's back."""
    player = shared_opener.latest or shared_opener.open_player()
    found = stored_values(play_some(player, "wolle", tmp_path_factory.mktemp("saves")).page)
    return found["match"], found["match-before"]


def ply_of(save: str) -> int:
    """Return the number of actions of a save."""
    return save.count("\n", save.index("\n\n") + 2)


def damaged_copies(text: str, regions: int) -> list[str]:
    """Return copies of a text with one byte of each region changed, and copies cut there."""
    places = [round(part * (len(text) - 1) / (regions - 1)) for part in range(regions)]
    flipped = [text[:at] + chr(ord(text[at]) ^ 1) + text[at + 1 :] for at in places]
    return flipped + [text[:at] for at in places]


@EVERY_REGION
def test_a_corrupt_save_is_replaced_by_the_previous_one(
    shared_player: Player, saves: tuple[Any, Any], count_case: Callable[..., None], regions: int
) -> None:
    page, (newest, before) = shared_player.page, saves
    corrupt = [{**newest, "save": save} for save in damaged_copies(newest["save"], regions)]
    for wrong in [*corrupt, {**newest, "hash": newest["hash"].lower()}, *NOT_SAVES]:
        store(page, match=wrong, match_before=before)
        answer = send_request(page, do="resume", **{"as": None})
        assert answer["view"]["ply"] == ply_of(before["save"])
        now = stored_values(page)
        assert now["match"]["save"] == before["save"]
        assert now["match-broken"] == send_request(page, do="broken")["texts"]
        if isinstance(wrong, dict) and isinstance(wrong.get("save"), str):
            assert wrong["save"] in now["match-broken"]
        count_case("corrupt save")


@EVERY_REGION
def test_two_corrupt_saves_are_left_unchanged(
    shared_player: Player, saves: tuple[Any, Any], count_case: Callable[..., None], regions: int
) -> None:
    page, (newest, before) = shared_player.page, saves
    for wrong, wrong_before in zip(
        damaged_copies(newest["save"], regions), damaged_copies(before["save"], regions), strict=True
    ):
        both = {"match": {**newest, "save": wrong}, "match_before": {**before, "save": wrong_before}}
        store(page, **both)
        assert send_request(page, do="resume", **{"as": None}) == {"ok": True, "view": None}
        assert set(send_request(page, do="broken")["texts"]) == {wrong, wrong_before}
        assert stored_values(page) == {name.replace("_", "-"): value for name, value in both.items()}
        count_case("two corrupt saves")


@EVERY_REGION
def test_a_corrupt_shared_record_is_repaired(
    shared_player: Player, saves: tuple[Any, Any], count_case: Callable[..., None], regions: int
) -> None:
    page, (newest, before) = shared_player.page, saves
    for wrong in damaged_copies(newest["record"], regions):
        store(page, match={**newest, "record": wrong}, match_before=before)
        assert send_request(page, do="resume", **{"as": None})["view"]["ply"] == ply_of(newest["save"])
        assert stored_values(page) == {"match": newest, "match-before": before}
        count_case("corrupt shared record")


def open_again(player: Player) -> None:
    """Open the page again, at the menu."""
    player.page.goto(player.page.url.split("#")[0])
    player.wait_until_ready()


@in_lotte
def test_resuming_from_the_previous_save_is_reported(
    running_match: tuple[Player, str], count_case: Callable[..., None]
) -> None:
    player, _ = running_match
    page = player.page
    found = stored_values(page)
    wrong = found["match"]["save"][:-9]
    store(page, match={**found["match"], "save": wrong}, match_before=found["match-before"])
    open_again(player)
    page.locator(".notice[data-broken=newest]").wait_for()
    assert downloaded(page, "#save-broken") == wrong
    page.locator("#continue").click()
    player.wait_for_decision()
    player.play_decision()
    count_case("corrupt save, page reloaded")


@in_wolle
def test_unreadable_saves_are_reported_until_another_match_begins(
    running_match: tuple[Player, str], count_case: Callable[..., None]
) -> None:
    player, game = running_match
    page = player.page
    found = stored_values(page)
    wrong = found["match"]["save"].replace("seed", "sead")
    corrupt = {"match": {**found["match"], "save": wrong}, "match_before": "gone"}
    store(page, **corrupt)
    for _ in range(2):
        open_again(player)
        page.locator(".notice[data-broken=all]").wait_for()
        expect(page.locator("#continue")).not_to_be_attached()
        assert downloaded(page, "#save-broken") == f'{wrong}\n\n"gone"'
        assert stored_values(page)["match"]["save"] == wrong
    player.begin("Mia", "Ben", game=game)
    player.wait_for_decision()
    expect(page.locator(".notice[data-broken]")).not_to_be_attached()
    assert "match-broken" not in stored_values(page)
    count_case("two corrupt saves, page reloaded")


def downloaded(page: Page, button: str) -> str:
    """Return the text of the file that a button saves."""
    with page.expect_download() as loading:
        page.locator(button).click()
    return Path(loading.value.path()).read_text("utf-8")


def test_storage_that_becomes_full_is_reported_and_tried_again(
    open_player: Callable[..., Player], count_case: Callable[..., None]
) -> None:
    def make_fillable(route: Any) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, body=FULL + reply.text())

    player = open_player(routes={"**/assets/worker-*.js": make_fillable}).begin("Anna", "Ben", game="lotte")
    page = player.page
    player.wait_for_decision()
    before = stored_values(page)["match"]["save"]
    engine_workers(page)[0].evaluate("self.isFull = true")
    check_storage_notice(player)
    assert stored_values(page)["match"]["save"] == before
    engine_workers(page)[0].evaluate("self.isFull = false")
    check_storage_recovered(player)
    assert stored_values(page)["match"]["save"] != before
    count_case("full storage")


def test_full_storage_is_reported_and_tried_again(
    open_player: Callable[..., Player], count_case: Callable[..., None]
) -> None:
    player = open_player()
    page = player.page
    devtools = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    player.begin("Anna", "Ben", game="lotte").wait_for_decision()
    check_storage_notice(player)
    assert stored_values(page) == {}
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    check_storage_recovered(player)
    count_case("full storage")


def check_storage_notice(player: Player) -> None:
    """Play on with full storage: the page reports it, offers the record, and still has the match."""
    player.play_decision()
    player.page.locator(".notice[data-kept=false]").wait_for()
    assert downloaded(player.page, "#save-unkept").startswith("volle 1\n")
    assert send_request(player.page, do="resume", **{"as": None})["view"]["ply"] == player.ply()


def check_storage_recovered(player: Player) -> None:
    """Play on once there is room: the next action is saved and survives a reload."""
    player.play_decision()
    expect(player.page.locator(".notice[data-kept=false]")).not_to_be_attached()
    ply = player.ply()
    player.page.reload()
    player.wait_until_ready().wait_for_decision()
    assert player.ply() == ply
