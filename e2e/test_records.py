"""Records opened and saved in the page; an invalid one is refused and nothing is lost."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from match_records import match_at, write_save
from player import Player

NAMES = ("Anna", "bot:ram")


WRONG: dict[str, Callable[[str], str]] = {
    "text.nothing": lambda _: "once upon a time",
    "record.rules": lambda text: text.replace("rules: 1", "rules: 99"),
    "notation.action": lambda text: text.replace("\nroll ", "\nrall ", 1),
    "name.no-such-bot": lambda text: text.replace("bot:ram", "bot:wolf"),
    "bid.twice": lambda text: text.replace("2 bid", "1 bid", 1),
}
SAID = {
    "text.nothing": re.compile("^There’s no game in this text, "),
    "record.rules": re.compile("^This saved game uses version 99 of the rules"),
}
DAMAGED = re.compile(r"^This isn.t a saved game, or it’s damaged \(line \d+\)\. .+\.$")


def test_an_invalid_record_is_refused_and_the_match_stays(shared_player: Player, tmp_path: Path) -> None:
    player = shared_player.begin("Mia", "bot:ram")
    page = player.page
    player.wait_for_decision()
    ply = player.ply()
    record = write_save(match_at(NAMES, lambda match: match.ply > 30, seed="wrong"), tmp_path)
    sound = record.read_text("utf-8")
    for code, damage in WRONG.items():
        player.go_to_menu()
        record.write_text(damage(sound), "utf-8")
        player.open_record(record)
        notice = page.locator(f".notice[data-code='{code}']")
        expect(notice).to_be_visible()
        expect(notice.locator("p").first).to_have_text(SAID.get(code, DAMAGED))
        page.locator("#continue").click()
        player.wait_for_decision()
        assert player.ply() == ply
        expect(page.locator(".seats")).to_contain_text("Mia")


def test_a_record_without_a_seed_continues_with_new_dice(shared_player: Player, tmp_path: Path) -> None:
    player = shared_player
    match = match_at(NAMES, lambda match: match.state.phase == "bids" and match.ply > 30, seed="shared")
    record = write_save(match, tmp_path)
    lines = [line for line in record.read_text("utf-8").splitlines() if not line.startswith("seed:")]
    record.write_text("\n".join(lines) + "\n", "utf-8")
    player.open_record(record)
    assert player.wait_for_decision() == "bids"
    player.play_decision()
    assert player.ply() > match.ply
