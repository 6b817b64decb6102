"""Matches by link: two and four people in browsers of their own, and a page with the command line."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from link_matches import (
    FIRST_VISIT,
    OVER,
    answer,
    begin,
    devices_near_the_end,
    finish,
    link_of,
    open_link,
    play,
)
from player import Player
from storage import stored_save
from tests.devices import Device
from volle.core.record import format_record, parse_record
from volle.games import GAMES

NAMES = ("Anna", "Ben", "Cleo", "Dirk")
SHORT: dict[str, dict[str, Any]] = {"wolle": {"rule": "#short"}, "lotte": {"target": 500}}


def go_on(open_player: Callable[..., Player], device: Device) -> Player:
    """Open a page that has stored the match of a device: no page opens a file with the secrets of a seat."""
    return open_player("#table", stored={"match": stored_save(device.match) | {"record": device.link}})


@pytest.mark.long
def test_two_people_in_two_browsers_finish_a_match_by_links_near_its_end(
    open_player: Callable[..., Player], count_case: Callable[..., None]
) -> None:
    holder, other = devices_near_the_end("wolle", "friends", NAMES[:2])
    pages = {device.name: go_on(open_player, device) for device in (holder, other)}
    sent = finish(holder.name, pages, {other.name})
    count_case("link between two people near the end of wolle, friends", sent)


@pytest.mark.long
@pytest.mark.sweep
@pytest.mark.parametrize(
    ("game", "level", "rule"),
    [("lotte", "friends", ""), ("lotte", "plan", ""), ("wolle", "friends", "#short")],
    ids=["lotte-friends", "lotte-plan", "wolle-friends"],
)
def test_two_people_in_two_browsers_finish_a_match_by_links(
    open_player: Callable[..., Player], count_case: Callable[..., None], game: str, level: str, rule: str
) -> None:
    pages = {name: open_player() for name in FIRST_VISIT}
    begin(pages[FIRST_VISIT[0]], game, level=level, rule=rule)
    sent = finish(FIRST_VISIT[0], pages)
    count_case(f"link between two people, {game}, {level}", sent)


@pytest.mark.long
@pytest.mark.sweep
@pytest.mark.parametrize(("game", "level"), [("lotte", "friends"), ("lotte", "plan"), ("wolle", "friends")])
def test_four_people_in_four_browsers_finish_a_match_by_links(
    open_player: Callable[..., Player], count_case: Callable[..., None], game: str, level: str
) -> None:
    pages = {name: open_player() for name in NAMES}
    begin(pages["Anna"], game, *NAMES, level=level, **SHORT[game])
    sent = finish("Anna", pages)
    count_case(f"link between four people, {game}, {level}", sent)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "level", "bot"),
    [pytest.param("wolle", "friends", "lamb", marks=pytest.mark.sweep), ("lotte", "plan", "steady")],
)
def test_a_page_and_the_command_line_finish_a_match_by_links(  # noqa: PLR0917
    open_player: Callable[..., Player],
    count_case: Callable[..., None],
    tmp_path: Path,
    game: str,
    level: str,
    bot: str,
) -> None:
    anna, ben = open_player(), tmp_path / "ben.volle"
    begin(anna, game, "Anna", "Ben", level=level, **SHORT[game])
    play(anna)
    while not anna.driver.count(OVER):
        open_link(anna, answer(ben, link_of(anna), bot))
        play(anna)
        count_case(f"link between the page and the command line, {game}", 2)
    if parse_record(ben.read_text("utf-8"), GAMES).to_act:
        answer(ben, link_of(anna), bot)
    page = anna.page
    expect(page.locator(".scores[data-act=all]")).to_be_visible()
    anna.open_after_match()
    with page.expect_download() as download:
        page.locator("#save-record").click()
    match = parse_record(ben.read_text("utf-8"), GAMES)
    assert not match.to_act
    assert download.value.path().read_text("utf-8") == format_record(match)
