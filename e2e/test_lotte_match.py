"""Whole matches of Volle Lotte through the page, what is agreed for them, and what outlives a reload."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from conftest import Seen
from guest import Guest, answers
from lotte_kit import PRESETS, play_on, whose
from moments import match_at, saved
from test_match import replay
from volle.core.match import Match
from volle.lotte import options

SEATS = ("Anna", "Ben", "bot:fox", "bot:clown", "bot:fox")


def agree_on(guest: Guest, preset: str, target: int) -> None:
    """Chooses a set of rules and a target of one's own."""
    guest.page.locator(f"#preset-{preset}").check()
    guest.page.locator("#target").fill(str(target))
    guest.page.locator("#target").press("Tab")


@pytest.mark.parametrize("preset", PRESETS)
def test_five_seats_play_a_match_to_its_end(
    open_guest: Callable[..., Guest], tmp_path: Path, preset: str
) -> None:
    guest = open_guest().sit(*SEATS, game="lotte")
    agree_on(guest, preset, 1500)
    guest.page.locator("#start").click()
    while guest.asked() != "over":
        play_on(guest)
    rows = guest.page.locator(".ranking tbody tr")
    expect(rows).to_have_count(len(SEATS))
    expect(rows.first).to_have_attribute("data-winner", "true")

    with guest.page.expect_download() as loading:
        guest.page.locator("#save-record").click()
    record = tmp_path / "match.volle"
    loading.value.save_as(record)
    checked = replay("--verify", str(record))
    assert checked.returncode == 0, checked.stderr + checked.stdout
    totals = [shown_total(guest, seat) for seat in range(len(SEATS))]
    assert f"result {' '.join(totals)} winner" in checked.stdout


def shown_total(guest: Guest, seat: int) -> str:
    """The total of a seat on the score sheet, as records write numbers."""
    text = guest.page.locator(f".ranking tr[data-seat='{seat}'] td").last.inner_text()
    return text.replace(",", "").replace("\N{MINUS SIGN}", "-")


def test_the_set_up_shows_what_the_engine_plays(open_guest: Callable[..., Guest], seen: Seen) -> None:
    guest = open_guest()
    page = guest.page
    for preset in PRESETS:
        guest.go_home()
        guest.sit("Anna", "Ben", game="lotte")
        page.locator(f"#preset-{preset}").check()
        radios = {name: page.locator(f"input[name={name}]:checked") for name in options.RULES}
        offered = {name: radio.input_value() for name, radio in radios.items()}
        page.locator("#start").click()
        guest.agree()
        guest.asked()
        agreed = answers(seen.to_page)[-1]["view"]["agreed"]
        assert offered == {name: str(agreed[name]).lower() for name in options.RULES}
        assert agreed["preset"] == preset


def test_a_single_option_is_marked_played_and_recorded(
    open_guest: Callable[..., Guest], tmp_path: Path
) -> None:
    guest = open_guest().sit("Anna", "Ben", game="lotte")
    page = guest.page
    page.locator("#preset-tutto").check()
    expect(page.locator(".single[data-changed=true]")).to_have_count(0)
    page.locator("input[name=clover][value='1']").check(force=True)
    expect(page.locator(".single[data-changed=true]")).to_have_attribute("data-option", "clover")
    expect(page.locator(".preset[data-preset=tutto] .changed")).to_be_visible()
    page.locator("input[name=target][value='3000']").check(force=True)
    page.locator("#start").click()
    guest.asked()
    expect(page.locator(".bar-facts")).to_contain_text("3,000")
    page.locator("#table-menu").click()
    with page.expect_download() as loading:
        page.locator("#download-record").click()
    record = tmp_path / "match.volle"
    loading.value.save_as(record)
    assert 'options: {"preset": "tutto", "target": 3000, "clover": 1}' in record.read_text("utf-8")


def test_a_target_that_cannot_be_played_for_is_refused(open_guest: Callable[..., Guest]) -> None:
    guest = open_guest().sit("Anna", "Ben", game="lotte")
    agree_on(guest, "cabinet", 1234)
    guest.page.locator("#start").click()
    notice = guest.page.locator(".notice[data-code='options.target']")
    expect(notice).to_be_visible()
    expect(notice.locator("p").first).to_contain_text("20,000")
    expect(guest.page.locator("body[data-screen=setup]")).to_be_attached()


MOMENTS: dict[str, Callable[[Match], bool]] = {
    "card": lambda match: match.state.phase == "card" and not match.state.cards,
    "roll": lambda match: match.state.phase == "roll" and not match.state.dice,
    "keep": lambda match: match.state.phase == "keep" and len(match.state.aside) > 0,
    "go": lambda match: match.state.phase == "go" and len(match.state.aside) > 1,
}


def test_a_reload_resumes_in_the_middle_of_a_turn(open_guest: Callable[..., Guest], tmp_path: Path) -> None:
    guest = open_guest()
    for phase, wanted in MOMENTS.items():
        match = match_at(
            ("Anna", "bot:fox", "bot:fox"),
            lambda match, wanted=wanted: match.ply > 20 and whose(match) == 0 and wanted(match),
            seed=phase,
            game="lotte",
            options={"preset": "tutto"},
        )
        guest.go_home()
        guest.open_record(saved(match, tmp_path))
        guest.agree()
        assert guest.asked() == phase
        before = shown(guest)
        guest.page.reload()
        assert guest.arrive().asked() == phase
        assert guest.ply() == match.ply
        assert shown(guest) == before


def shown(guest: Guest) -> list[str]:
    """All that the table says but for what has just happened."""
    return [guest.page.locator(part).inner_text() for part in (".seats", ".room", ".lanes", ".decision")]
