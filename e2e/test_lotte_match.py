"""Matches of Volle Lotte in the page, their options, and reloads."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from lotte_records import PRESETS, turn_seat
from match_records import match_at, match_to_finish, write_save
from player import Player
from storage import send_request
from volle.cli.main import main as command_line
from volle.core.match import Match
from volle.lotte.options import OPTIONS

SEATS = ("Anna", "Ben", "bot:steady", "bot:cautious", "bot:cautious")


SINGLES = [option for option in OPTIONS if option.name != "preset"]


def choose_options(player: Player, preset: str, target: int) -> None:
    """Choose a preset and a target."""
    player.open_options().page.locator(f"#preset-{preset}").check()
    player.page.locator("#target").fill(str(target))
    player.page.locator("#target").press("Tab")


@pytest.mark.long
@pytest.mark.parametrize(
    ("preset", "locale", "is_whole"),
    [("cabinet", "fr-FR", False), pytest.param("tutto", "nl-NL", True, marks=pytest.mark.sweep)],
    ids=["cabinet from near its end", "tutto from the set-up"],
)
def test_five_seats_play_a_match_to_its_end(  # noqa: PLR0917
    open_player: Callable[..., Player],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    preset: str,
    locale: str,
    is_whole: bool,
) -> None:
    player = open_player(locale=locale)
    if is_whole:
        player.fill_seats(*SEATS, game="lotte")
        choose_options(player, preset, 1000)
        player.page.locator("#start").click()
    else:
        player.resume(match_to_finish(SEATS, "lotte", {"preset": preset, "target": 1000}))
    player.play_to_the_end()
    rows = player.page.locator(".ranking tbody tr")
    expect(rows).to_have_count(len(SEATS))
    expect(rows.first).to_have_attribute("data-winner", "true")

    player.open_after_match()
    with player.page.expect_download() as loading:
        player.page.locator("#save-record").click()
    record = tmp_path / "match.volle"
    loading.value.save_as(record)
    assert command_line(["replay", "--verify", "--json", str(record)]) == 0
    [checked] = json.loads(capsys.readouterr().out)
    assert checked["scores"] == [shown_total(player, seat) for seat in range(len(SEATS))]


def shown_total(player: Player, seat: int) -> int:
    """Return a seat's total on the score sheet."""
    text = player.page.locator(f".ranking tr[data-seat='{seat}'] td").last.text_content() or ""
    return int(re.sub(r"[^\d-]", "", text.replace("\N{MINUS SIGN}", "-")))


def test_the_set_up_shows_the_options_of_the_engine(shared_player: Player) -> None:
    player, page = shared_player, shared_player.page
    for preset in PRESETS:
        player.go_to_menu()
        player.fill_seats("Anna", "Ben", game="lotte").open_options()
        page.locator(f"#preset-{preset}").check()
        values = {option.name: option.presets.get(preset, option.default) for option in SINGLES}
        offered = {name: str(value).lower() for name, value in values.items()}
        for name, value in offered.items():
            expect(page.locator(f"input[name={name}]:checked")).to_have_value(value)
        page.locator("#start").click()
        player.wait_for_decision()
        agreed = send_request(page, do="view", **{"as": 0})["view"]["agreed"]
        assert offered == {name: str(agreed[name]).lower() for name in offered}
        assert agreed["preset"] == preset


def test_a_single_option_is_marked_played_and_recorded(shared_player: Player, tmp_path: Path) -> None:
    player = shared_player.fill_seats("Anna", "Ben", game="lotte").open_options()
    page = player.page
    page.locator("#preset-tutto").check()
    expect(page.locator("input[name=clover]:checked")).to_have_value("2")
    expect(page.locator(".single[data-changed=true]")).to_have_count(0)
    page.locator("input[name=clover][value='1']").check(force=True)
    expect(page.locator(".single[data-changed=true]")).to_have_attribute("data-option", "clover")
    expect(page.locator(".preset[data-preset=tutto] .changed")).to_be_visible()
    page.locator("input[name=target][value='3000']").check(force=True)
    page.locator("#start").click()
    player.wait_for_decision()
    expect(page.locator(".bar-facts")).to_contain_text("3,000")
    page.locator("#table-menu").click()
    with page.expect_download() as loading:
        page.locator("#download-record").click()
    record = tmp_path / "match.volle"
    loading.value.save_as(record)
    assert 'options: {"preset": "tutto", "target": 3000, "clover": 1}' in record.read_text("utf-8")


def test_an_invalid_target_is_refused_and_enter_starts_with_a_valid_one(shared_player: Player) -> None:
    player = shared_player.fill_seats("Anna", "Ben", game="lotte")
    choose_options(player, "cabinet", 1234)
    player.page.locator("#start").click()
    notice = player.page.locator(".notice[data-code='options.target']")
    expect(notice).to_be_visible()
    expect(notice.locator("p").first).to_contain_text("20,000")
    expect(player.page.locator("body[data-screen=setup]")).to_be_attached()
    player.page.locator("#target").fill("1000")
    player.page.locator("#target").press("Enter")
    expect(player.page.locator(".bar-facts")).to_contain_text("1,000")


def test_the_lower_edge_follows_the_typed_target(shared_player: Player) -> None:
    player = shared_player.fill_seats("Anna", "Ben", game="lotte").open_options()
    page = player.page
    page.locator("#target").fill("1000")
    expect(page.locator(".agreed")).to_contain_text("Target 1,000")
    expect(page.locator("input[name=target]:checked")).to_have_count(0)
    page.locator("#target").fill("37")
    expect(page.locator(".agreed .fault")).to_contain_text("between 500 and 20,000")
    # The page is shared: other tests begin with the usual target.
    page.locator("#target").fill("6000")
    expect(page.locator(".agreed")).to_contain_text("Target 6,000")


def test_chance_cannot_be_chosen_in_the_app(shared_player: Player) -> None:
    player = shared_player.begin("Anna", "Ben", game="lotte")
    player.page.locator("#call").wait_for()
    expect(player.page.locator("#choose-chance")).to_have_count(0)


MOMENTS: dict[str, Callable[[Match], bool]] = {
    "card": lambda match: match.state.phase == "card" and not match.state.cards,
    "roll": lambda match: match.state.phase == "roll" and not match.state.dice,
    "keep": lambda match: match.state.phase == "keep" and len(match.state.set_aside) > 0,
    "go": lambda match: match.state.phase == "go" and len(match.state.set_aside) > 1,
}


def test_a_reload_resumes_in_the_middle_of_a_turn(shared_player: Player, tmp_path: Path) -> None:
    player = shared_player
    for phase, wanted in MOMENTS.items():
        match = match_at(
            ("Anna", "bot:cautious", "bot:cautious"),
            lambda match, wanted=wanted: match.ply > 20 and turn_seat(match) == 0 and wanted(match),
            seed=phase,
            game="lotte",
            options={"preset": "tutto"},
        )
        player.go_to_menu()
        player.open_record(write_save(match, tmp_path))
        assert player.wait_for_decision() == phase
        before = shown(player)
        player.page.reload()
        assert player.wait_until_ready().wait_for_decision() == phase
        assert player.ply() == match.ply
        assert shown(player) == before


def shown(player: Player) -> list[str]:
    """Return all text of the table except the last event."""
    return [player.page.locator(part).inner_text() for part in (".seats", ".tableau", ".lanes", ".decision")]
