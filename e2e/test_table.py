"""The table: screen sizes, explanations, and undo."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from match_records import decision_positions, match_at, write_save
from player import Player, player_at, resize
from scope import EITHER_GAME
from volle.core import match as matches
from volle.core.match import Match
from volle.games import GAMES
from volle.wolle.brain.position import corner_of

LOW_WINDOWS = [(844, 390), (1366, 625), (1280, 720)]
"""A phone in landscape, and windows of laptops."""
SCROLLS = "() => document.documentElement.scrollHeight - innerHeight"


@EITHER_GAME
def test_low_windows_show_all_of_a_table_of_four(shared_player: Player, tmp_path: Path, game: str) -> None:
    player = shared_player
    for asked, match in decision_positions(game, ("Anna", "Ben", "Mia", "Tom")).items():
        player.go_to_menu()
        player.open_record(write_save(match, tmp_path))
        player.wait_for_decision()
        for width, height in LOW_WINDOWS:
            resize(player.page, width, height)
            assert player.page.evaluate(SCROLLS) <= 0, f"{asked} scrolls at {width}x{height}"


def waits_with_a_bonus(match: Match) -> bool:
    """Return True if a seat rolls after another one, has a bonus, and will miss its bid at first."""
    state = match.state
    if state.phase != "roll" or not state.place:
        return False
    herd = state.herds[match.game.turn_of(state)]
    rolled = matches.play(match, matches.automatic_action(match))
    return corner_of(herd[-1] if herd else None) > 0 and rolled.state.phase == "try"


def test_a_bonus_changes_no_size(shared_player: Player, tmp_path: Path) -> None:
    player = shared_player
    match = match_at(("Anna", "Ben", "Mia", "Tom"), waits_with_a_bonus, "bonus")
    player.go_to_menu()
    player.open_record(write_save(match, tmp_path))
    player.wait_for_decision()
    windows = [(1024, 768), (820, 1180), (390, 844)]
    sizes = []
    for has_rolled in (False, True):
        if has_rolled:
            player.play_decision()
            expect(player.page.locator(".sum")).to_be_visible()
        expect(player.page.locator(".reserve")).to_be_visible()
        for window in windows:
            resize(player.page, *window)
            sizes.append(
                [player.page.locator(one).first.bounding_box() for one in (".tray", ".display .card")]
            )
    assert sizes[: len(windows)] == sizes[len(windows) :]


def test_every_turn_in_the_log_can_be_explained(shared_player: Player, tmp_path: Path) -> None:
    player = shared_player
    page = player.page
    match = match_at(("Anna", "bot:ram"), lambda match: match.ply > 60 and match.to_act == (0,), seed="why")
    player.open_record(write_save(match, tmp_path))
    player.wait_for_decision()
    player.open_panel("log")
    groups = {
        group.locator(".log-step").last.get_attribute("data-code"): group
        for group in page.locator(".log-group").all()
    }
    assert {"order.placed", "display.dealt"} < set(groups)
    for group in groups.values():
        rules = {step.get_attribute("data-rule") or "" for step in group.locator(".log-step").all()}
        group.locator(".why").click()
        dialog = page.locator("dialog")
        for rule in rules:
            expect(dialog).not_to_contain_text(rule)
            expect(dialog.locator(f"[data-rule='{rule}'] p").first).not_to_be_empty()
        dialog.get_by_role("button", name="Close").click()
        expect(dialog).not_to_be_attached()


def test_a_tapped_object_explains_itself(shared_player: Player, tmp_path: Path) -> None:
    player = shared_player
    page = player.page
    match = match_at(
        ("Anna", "bot:ram", "bot:ram"),
        lambda match: match.state.phase == "try" and match.to_act == (0,),
        seed="tap",
    )
    player.open_record(write_save(match, tmp_path))
    player.wait_for_decision()
    for things in (
        ".display .card",
        ".seat-about",
        ".bar-facts .explain",
        ".sums .explain",
        ".tries ~ .explain",
    ):
        page.locator(things).first.click()
        expect(page.locator("dialog p").first).not_to_be_empty()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).not_to_be_attached()
        expect(page.locator(things).first).to_be_focused()
    assert player.ply() == match.ply


@pytest.mark.parametrize("is_short", [True, False])
def test_the_number_of_rounds_names_the_rule_of_a_short_match(
    shared_player: Player, tmp_path: Path, is_short: bool
) -> None:
    player = shared_player
    names, options = ("Anna", "bot:ram", "bot:ram"), {"short": is_short}
    match = match_at(names, lambda match: match.to_act == (0,), "short", options=options)
    player.open_record(write_save(match, tmp_path))
    player.wait_for_decision()
    player.page.locator(".bar-facts .explain").click()
    rule = player.page.locator("dialog").get_by_text("30 of the 60")
    expect(player.page.locator("dialog")).to_contain_text("rounds")
    expect(rule).to_have_count(int(is_short))
    player.close_dialogs()


def test_the_cheat_sheet_opens_and_closes_over_the_table(shared_player: Player) -> None:
    player = shared_player.begin("Anna", "bot:steady", game="lotte")
    player.wait_for_decision()
    page = player.page
    crib = page.locator(".crib .panel-sheet")
    expect(crib).not_to_be_visible()
    page.locator("#open-crib").click()
    expect(crib).to_contain_text("1,000")
    page.keyboard.press("Escape")
    expect(crib).not_to_be_visible()
    expect(page.locator("#open-crib")).to_be_focused()
    resize(page, 1440, 900)
    expect(crib).to_be_visible()
    expect(page.locator("#open-crib")).not_to_be_visible()


def test_an_illegal_bid_shows_the_reason(shared_player: Player, tmp_path: Path) -> None:
    player = shared_player
    match = match_at(
        ("Anna", "bot:lamb"),
        lambda match: match.state.phase == "bids" and match.state.chips[0] == 0 and match.to_act == (0,),
        seed="needy",
    )
    player.open_record(write_save(match, tmp_path))
    player.wait_for_decision()
    player.page.locator("[data-bid='26+']").click()
    expect(player.page.locator("dialog [data-rule='wolle.bid.plus-needs-chip']")).to_be_visible()
    assert player.ply() == match.ply


def test_undo_goes_back_to_the_last_roll_only(shared_player: Player, tmp_path: Path) -> None:
    player = shared_player
    match = match_at(("Anna", "Ben"), lambda match: match.state.phase == "try", seed="back")
    player.open_record(write_save(match, tmp_path))
    player.wait_for_decision()
    expect(player.page.locator("#take-back")).to_be_disabled()
    player.page.locator(".keep").first.click()
    player.page.locator(f"body[data-ply='{match.ply + 2}'][data-busy=false]").wait_for(state="attached")
    expect(player.page.locator("#take-back")).to_be_disabled()


def test_a_single_card_is_taken_with_one_tap_and_can_be_returned(
    shared_player: Player, tmp_path: Path
) -> None:
    player = shared_player
    match = match_at(("Anna", "Ben"), one_card_to_take, seed="card")
    player.open_record(write_save(match, tmp_path))
    player.wait_for_decision()
    player.page.locator(".display button[id]").first.click()
    player.page.locator(f"body[data-ply='{match.ply + 1}'][data-busy=false]").wait_for(state="attached")
    player.page.locator("#take-back").click()
    player.page.locator(f"body[data-ply='{match.ply}'][data-phase=take]").wait_for(state="attached")


def one_card_to_take(match: Match) -> bool:
    """Return True if a seat takes one card of several."""
    state = match.state
    return state.phase == "take" and state.tries == 3 and len(state.display) > 1


def test_speed_can_be_chosen_and_one_tap_skips_to_the_next_decision(
    open_page: Callable[..., Page], tmp_path: Path
) -> None:
    player = player_at(open_page()).wait_until_ready()
    page = player.page
    names = ("Anna", "bot:ram", "bot:ram", "bot:ram")
    match = match_at(names, bot_rolls, seed="skip")
    player.open_record(write_save(match, tmp_path))
    page.locator("#pace").click()
    page.locator(".pace[data-pace=slow]").click()
    expect(page.locator("#pace")).to_have_accessible_name("Speed: slow")
    expect(page.locator("#paces")).to_be_hidden()
    page.locator("#go-on").click()
    player.look()
    assert player.ply() > match.ply
    expect(page.locator("#go-on")).to_have_count(0)


def bot_rolls(match: Match) -> bool:
    """Return True if a bot is about to roll."""
    return match.state.phase == "roll" and match.ply > 20 and match.game.turn_of(match.state) not in (None, 0)


def test_the_set_up_refuses_confusing_names(shared_player: Player) -> None:
    player = shared_player
    player.page.locator("#choose-wolle").click()
    player.set_seat(1, "person", "Anna")
    for name, code in {"Anna": "name.twice", "bot:ram": "name.bot"}.items():
        player.set_seat(2, "person", name)
        player.page.locator("#start").click()
        expect(player.page.locator(f".notice[data-code='{code}']")).to_be_visible()
        player.page.locator("body[data-screen=setup]").wait_for(state="attached")


def went_first(match: Match) -> bool:
    """Return True if the person had the first turn of the round before, so that others came after it."""
    orders = (step.state.order for step in reversed(match.steps) if step.state.order)
    return next(orders, (None,))[0] == 0


ITS_TURN: dict[str, Callable[[Match], bool]] = {
    "wolle": lambda match: match.state.phase == "bids" and match.to_act == (0,) and went_first(match),
    "lotte": lambda match: match.state.phase == "card" and match.game.turn_of(match.state) == 0,
}


@pytest.mark.parametrize("game", sorted(ITS_TURN))
def test_one_line_sums_up_the_other_turns_since_the_last_own_one(
    shared_player: Player, tmp_path: Path, game: str
) -> None:
    best = list(GAMES[game].bots)[-1]
    names = ("Anna", f"bot:{best} Ben", f"bot:{best} Mia")
    match = match_at(names, lambda one: one.ply > 60 and ITS_TURN[game](one), "line", game)
    player = shared_player
    player.open_record(write_save(match, tmp_path))
    player.wait_for_decision()
    line = player.page.locator("#status[data-since=true]")
    expect(line).to_contain_text("Since your last turn")
    expect(line).to_contain_text("Ben (")
    expect(line).not_to_contain_text("Anna")
    player.play_decision()
    expect(player.page.locator("#status[data-since=true]")).to_have_count(0)
