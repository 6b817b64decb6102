"""Reloading the page after every action of a match, and jumps of the clock."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from match_records import match_at, write_save
from player import Player
from scope import swept
from storage import stored_values
from volle.core.match import Match
from volle.core.record import parse_record
from volle.games import GAMES

Begin = tuple[str, dict[str, Any], Callable[[Match], bool]]
BEGINNINGS: dict[str, Begin] = {
    # Rounds are alike, so the last one suffices, and the end.
    "wolle": ("2", {}, lambda match: match.state.phase == "deal" and len(match.state.undealt) <= 3),
    "lotte": ("14", {"target": 500}, lambda match: match.ply == 0),
}
"""From there, matches are soon over if two people bid least and stop as soon as possible."""

ASKING = "#open-curtain, .board, #call, #confirm-take, .display button[id], button[data-action]"
"""Elements that exist only while a person is asked."""

GOES_ON_OR_ASKS = """(before, asking) => {
  const { ply, busy } = document.body.dataset;
  if (Number(ply) !== before) return "continues";
  return busy === "false" && document.querySelector(asking) ? "asks" : null;
}"""

# A page that sends one action at most until it is reloaded.
ONE_ACTION = """
let left = Number(sessionStorage.actions ?? 0);
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...more) {
  if (!["act", "step"].includes(message?.request?.do) || left-- > 0) post.call(this, message, ...more);
};
"""


@pytest.mark.long
@pytest.mark.parametrize("game", swept(BEGINNINGS, "wolle"))
def test_a_match_is_played_with_a_reload_after_every_action(
    open_player: Callable[..., Player], tmp_path: Path, count_case: Callable[..., None], game: str
) -> None:
    seed, options, begins = BEGINNINGS[game]
    player = open_player()
    player.page.context.add_init_script(ONE_ACTION)
    player.page.reload()
    player.wait_until_ready()
    player.open_record(write_save(match_at(("Anna", "Ben"), begins, seed, game, options), tmp_path))
    player.page.locator("body[data-screen=table]").wait_for(state="attached")
    player.page.evaluate("sessionStorage.actions = 1")
    while True:
        before = stored_values(player.page)["match"]["save"]
        player.page.reload()
        player.wait_until_ready()
        # The table may already have played the one action that it may play.
        assert stored_values(player.page)["match"]["save"].startswith(before)
        assert 0 <= player.ply() - actions(before) <= 1
        count_case(f"reload in a match of {game}")
        if "\nresult " in before:
            break
        play_one_action(player, actions(before))
    match = parse_record(before, GAMES, verify=True)
    assert not match.to_act
    assert match.ply == player.ply()


def actions(record: str) -> int:
    """Return the number of actions in a record."""
    lines = record.split("\n\n", 1)[1].splitlines()
    return sum(not line.startswith("result") for line in lines)


def play_one_action(player: Player, before: int) -> None:
    """Play until the match has one action more: wait, or decide where a person is asked."""
    if player.driver.wait_until(GOES_ON_OR_ASKS, before, ASKING) == "asks":
        player.decide("14")
    player.driver.wait_for(f"body:not([data-ply='{before}'])")


@pytest.mark.parametrize(
    "times",
    [
        ["1970-01-01T00:00:00Z", "9999-12-31T23:59:59Z"],
        pytest.param(["2038-01-20T00:00:00Z", "2001-09-09T01:46:40Z"], marks=pytest.mark.sweep),
    ],
    ids=["far", "near"],
)
def test_a_jump_of_the_clock_changes_nothing(
    open_player: Callable[..., Player], count_case: Callable[..., None], times: list[str]
) -> None:
    player = open_player()
    player.page.clock.install()
    player.page.reload()
    player.wait_until_ready().begin("Anna", "Ben", game="lotte").wait_for_decision()
    for time in times:
        player.page.clock.set_system_time(time)
        player.play_decision()
        ply = player.ply()
        player.page.reload()
        player.wait_until_ready().wait_for_decision()
        assert player.ply() == ply
        count_case("clock set to another year")
