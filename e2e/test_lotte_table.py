"""The table of Volle Lotte: choosing dice, refusals, the last round, and small screens."""

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from lotte_records import FAMILY, PRESETS, dice, write_record
from match_records import match_at, write_save
from player import FAST_PACE, WIDE_WINDOW, Player, painted, player_at
from storage import send_request
from test_accessible_matches import next_decision, tab_to
from volle.core import match as matches
from volle.core.match import Match

# Records the visible text whenever the page shows another frame.
LISTEN = """
globalThis.framesSeen = [];
new MutationObserver(() => {
  const { frame } = document.body.dataset;
  if (frame === (framesSeen.at(-1)?.[0] ?? "none")) return;
  const text = document.querySelector("#status")?.textContent ?? "";
  const newest = document.querySelector(".log-group:first-child .log-step:last-child");
  framesSeen.push([frame, text, newest?.dataset.code ?? ""]);
}).observe(document.body, { attributes: true, attributeFilter: ["data-frame"] });
"""


def at_table(player: Player, record: Path) -> Player:
    """Open a record and wait until a person is asked."""
    player.go_to_menu()
    player.open_record(record)
    player.wait_for_decision()
    return player


# A roll, and for each preset the rule by which its 2 may not be set aside.
POINTLESS = {
    "roll 1 1 2 3 4 6": {"cabinet": "lotte.score.single", "tutto": "lotte.score.single"},
    "roll 1 1 2 2 4 6": {"cabinet": "lotte.score.triple", "tutto": "lotte.score.triple"},
    "roll 1 2 2 2 2 5": {"cabinet": "lotte.score.single", "tutto": "lotte.score.once"},
}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_die_that_may_not_be_set_aside_shows_the_reason(
    shared_player: Player, tmp_path: Path, preset: str
) -> None:
    player = shared_player
    for roll, rules in POINTLESS.items():
        at_table(player, write_record(tmp_path, "card bonus-300", roll, preset=preset))
        before = player.ply()
        dice(player, "[data-number='2']").last.click()
        dialog = player.page.locator("dialog")
        expect(dialog.locator(f"[data-rule='{rules[preset]}']")).to_be_visible()
        dialog.get_by_role("button", name="Close").click()
        assert player.ply() == before


def test_one_tap_chooses_a_triple_and_one_releases_it(shared_player: Player, tmp_path: Path) -> None:
    record = write_record(tmp_path, "card bonus-300", "roll 1 3 3 3 5 6", preset="tutto")
    player = at_table(shared_player, record)
    chosen = dice(player, "[aria-pressed=true]")
    expect(chosen).to_have_count(5)
    dice(player, "[data-number='3']").nth(1).click()
    expect(chosen).to_have_count(2)
    expect(dice(player, "[data-number='3'][aria-pressed=true]")).to_have_count(0)
    dice(player, "[data-number='3']").nth(2).click()
    expect(chosen).to_have_count(5)
    dice(player, "[data-number='1']").click()
    dice(player, "[data-number='5']").click()
    expect(chosen).to_have_count(3)
    stop = player.page.locator("button[data-verb=stop]")
    expect(stop).to_contain_text("300")
    stop.click()
    assert player.wait_for_decision() == "card"
    expect(player.page.locator(".seat[data-seat='0'] .standing-score")).to_contain_text("300")


def test_choosing_nothing_offers_nothing(shared_player: Player, tmp_path: Path) -> None:
    record = write_record(tmp_path, "card bonus-300", "roll 1 2 3 4 5 6", preset="tutto")
    player = at_table(shared_player, record)
    for number in (1, 5):
        dice(player, f"[data-number='{number}']").click()
    expect(player.page.locator(".decision button")).to_have_count(0)
    dice(player, "[data-number='5']").click()
    expect(player.page.locator(".decision button")).to_have_count(2)


def test_one_tap_sets_aside_and_rolls_on(shared_player: Player, tmp_path: Path) -> None:
    record = write_record(tmp_path, "card bonus-300", "roll 1 2 3 4 4 5", preset="tutto")
    player = at_table(shared_player, record)
    before = player.ply()
    player.page.locator("button[data-verb=roll]").click()
    player.wait_for_decision()
    assert player.ply() >= before + 3, "dice were laid aside, a roll was called for, and dice were rolled"


def test_nothing_is_announced_before_the_dice_have_landed(
    open_page: Callable[..., Page], tmp_path: Path
) -> None:
    match = match_at(("Anna", "Ben"), loses_next, seed="lost", game="lotte")
    # With animations, because texts must not be ahead of them.
    unhurried = player_at(open_page(scripts=[FAST_PACE], viewport=WIDE_WINDOW)).wait_until_ready()
    player = at_table(unhurried, write_save(match, tmp_path))
    player.page.evaluate(LISTEN)
    sentence = player.page.locator("#status").text_content()
    player.page.locator("button[data-verb=roll]").click()
    player.wait_for_decision()
    rolling, rolled, lost, *_ = player.page.evaluate("framesSeen")
    assert [rolling[0], rolled[0], lost[0]] == ["rolling", "dice.rolled", "turn.lost"]
    assert rolling[1] == sentence, "the sentence stays until the dice lie"
    assert rolling[2] == "dice.aside", "the log is not ahead of the dice either"
    assert [rolled[2], lost[2]] == ["dice.rolled", "turn.lost"]
    assert "loses" not in rolled[1]
    assert "loses" in lost[1]


def loses_next(match: Match) -> bool:
    """Return True if rolling on would lose the points of this turn."""
    if match.state.phase != "go" or len(match.state.set_aside) == 6 or match.to_act != (0,):
        return False
    called = matches.play(match, match.game.legal_actions(match.state, 0)[0])
    rolled = matches.play(called, matches.automatic_action(called))
    return any(event.code == "turn.lost" for event in rolled.steps[-1].events)


def test_the_sheep_of_ten_seats_start_side_by_side(shared_player: Player, tmp_path: Path) -> None:
    player = at_table(shared_player, write_record(tmp_path, "card bonus-300", names=FAMILY))
    boxes = "(all) => all.map((one) => one.getBoundingClientRect()).map(({ left, bottom }) => [left, bottom])"
    with painted(player.page):
        places = player.page.locator(".runner > g").evaluate_all(boxes)
    assert len(places) == len(FAMILY)
    # The first sheep plays, and is larger.
    for (left, bottom), (next_left, next_bottom) in pairwise(places[1:]):
        assert next_left > left + 5
        assert next_bottom > bottom


def test_the_balloon_swells_with_the_points_at_risk(shared_player: Player, tmp_path: Path) -> None:
    swell = "(balloon) => Number(getComputedStyle(balloon).getPropertyValue('--swell'))"
    sizes = []
    for rolled in ([], ["roll 1 2 2 3 4 6"], ["roll 1 1 1 2 3 4"]):
        player = at_table(shared_player, write_record(tmp_path, "card bonus-300", *rolled))
        sizes.append(player.page.locator(".risk").evaluate(swell))
    assert sizes == sorted(set(sizes)), sizes


def test_a_sentence_is_shown_only_where_objects_do_not_say_it(shared_player: Player, tmp_path: Path) -> None:
    rolled = ("card bonus-300", "roll 1 2 2 3 4 6")
    status = at_table(shared_player, write_record(tmp_path, *rolled)).page.locator("#status")
    expect(status).to_contain_text("100")
    expect(status).to_have_css("opacity", "0")
    at_table(shared_player, write_record(tmp_path, "card stop"))
    expect(status).to_contain_text("Stop")
    expect(status).to_have_css("opacity", "1")


def test_the_last_round_is_announced_and_counted_down(shared_player: Player, tmp_path: Path) -> None:
    names = ("Anna", "Ben", "Mia")
    record = write_record(tmp_path, "card bonus-600", "roll 1 1 1 2 3 4", "1 stop", names=names, target=1000)
    player = at_table(shared_player, record)
    banner = player.page.locator(".finale")
    expect(banner).to_contain_text("Ben is 1,000 points behind.")
    expect(banner).to_contain_text("2 turns left, counting this one. Mia plays the last one.")
    record = write_record(
        tmp_path, "card bonus-600", "roll 1 1 1 2 3 4", "1 stop", "card stop", names=names, target=1000
    )
    at_table(player, record)
    expect(banner).to_contain_text("Mia plays the last turn of the game")


def test_cards_are_counted_on_request(shared_player: Player, tmp_path: Path) -> None:
    player = at_table(shared_player, write_record(tmp_path, "card bonus-300"))
    expect(player.page.locator(".pile")).to_contain_text("55")
    expect(player.page.locator(".counted")).not_to_be_attached()
    player.page.locator("#count-cards").click()
    expect(player.page.locator(".counted [data-card='bonus-300']")).to_contain_text("4")
    expect(player.page.locator(".counted li")).to_have_count(11)
    player.page.locator("#call").click()
    player.wait_for_decision()
    expect(player.page.locator(".counted li")).to_have_count(11)


def test_the_clover_is_celebrated(shared_player: Player, tmp_path: Path) -> None:
    player = at_table(shared_player, write_record(tmp_path, "card clover", "roll 1 1 2 2 2 5"))
    expect(player.page.locator(".clover-win")).to_contain_text("Anna")
    expect(player.page.locator(".ranking tr[data-winner=true]")).to_have_attribute("data-seat", "0")


def test_turns_are_played_by_keyboard_and_focus_is_never_lost(shared_player: Player) -> None:
    player = shared_player.fill_seats("Anna", "bot:steady", game="lotte").open_options()
    player.page.locator("#preset-tutto").check()
    player.page.locator("#start").click()
    keyboard = player.page.keyboard
    chosen = 0
    while chosen < 3 and (phase := player.wait_for_decision()) != "over":
        assert not player.page.evaluate("document.activeElement === document.body"), f"focus lost in {phase}"
        before = player.ply()
        if phase == "keep":
            chosen += 1
            choose_by_keys(player)
        tab_to(player, "#call, .decision button[data-action]")
        keyboard.press("Enter")
        player.page.locator(f'body[data-ply="{before}"]').wait_for(state="detached")


def choose_by_keys(player: Player) -> None:
    """Release a die and choose it again by the digit of its place."""
    key = dice(player, "[aria-pressed=true]").first.get_attribute("aria-keyshortcuts") or ""
    before = dice(player, "[aria-pressed=true]").count()
    player.page.keyboard.press(key)
    expect(dice(player, f"[aria-keyshortcuts='{key}']")).to_have_attribute("aria-pressed", "false")
    player.page.keyboard.press(key)
    expect(dice(player, "[aria-pressed=true]")).to_have_count(before)


def test_with_the_setting_dice_roll_straight_after_a_card(open_player: Callable[..., Player]) -> None:
    player = open_player()
    page = player.page
    player.begin("Anna", "Ben", game="lotte").look()
    player.open_settings()
    page.locator("#roll-on").check()
    player.close_dialogs()
    now = player.look()
    while now.phase == "card":
        page.locator("#call").click()
        now = next_decision(player, now)
    assert re.search(r"\ncard \S+\nroll ", send_request(page, do="record")["record"])
