"""Short matches against the bots that think least: each has few decisions of a person."""

from functools import cache
from urllib.parse import urlencode

from match_records import match_at
from player import Player
from volle.core.match import Match
from volle.core.record import format_record
from volle.games import GAMES

SOON = 1000
"""The target of Volle Lotte: soon reached."""
SEATS = {game: ("Anna", f"bot:{next(iter(GAMES[game].bots))}") for game in GAMES}
"""Who sits at the table."""
LAST = 3
"""So many cards of Volle Wolle are left for the last round."""


@cache
def last_rounds() -> str:
    """A match of Volle Wolle whose last round but one is rolled: its rounds are all alike, and many."""

    def is_tried(match: Match) -> bool:
        return match.to_act == (0,) and match.state.phase == "try" and len(match.state.undealt) <= LAST

    return format_record(match_at(SEATS["wolle"], is_tried, "end"))


def play_a_match(player: Player) -> None:
    """Sets up a match of Volle Lotte, and plays it to its end."""
    play_on(player.set_up(*SEATS["lotte"], game="lotte", target=SOON))


def play_last_rounds(player: Player, site: str) -> None:
    """Opens a match of Volle Wolle as one that was shared with the device, and plays it to its end."""
    player.driver.open(f"{site}?{urlencode({'text': last_rounds()})}")
    player.arrive().hurry().unpaint()
    player.driver.wait_for("dialog[open] .button-main")
    player.driver.tap("dialog[open] .button-main")
    play_on(player)


def play_on(player: Player) -> None:
    """Plays to the end, and sees who has won."""
    player.play_to_the_end()
    assert player.driver.count("[data-winner=true]")
