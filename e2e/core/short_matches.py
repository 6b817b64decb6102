"""Short matches against the fastest bots, with few decisions."""

from functools import cache
from urllib.parse import urlencode

from match_records import match_at
from player import Player
from volle.core.match import Match
from volle.core.record import format_record
from volle.games import GAMES

SHORT_TARGET = 500
"""A target of Volle Lotte that is reached soon."""
SEATS = {game: ("Anna", f"bot:{next(iter(GAMES[game].bots))}") for game in GAMES}
"""The names at the table, by game."""
THINKER = ("Anna", "bot:ewe")
"""The names at a table of Volle Wolle whose bot needs the part of the engine on demand."""
LAST_CARDS = 3
"""Cards left for the last round of Volle Wolle."""


@cache
def last_rounds(seats: tuple[str, ...] = SEATS["wolle"]) -> str:
    """Return a match of Volle Wolle just before its last round; playing all of its rounds would take long."""

    def is_tried(match: Match) -> bool:
        return match.to_act == (0,) and match.state.phase == "try" and len(match.state.undealt) <= LAST_CARDS

    return format_record(match_at(seats, is_tried, "end"))


def play_a_match(player: Player) -> None:
    """Set up a match of Volle Lotte and play it to its end."""
    play_on(player.set_up(*SEATS["lotte"], game="lotte", target=SHORT_TARGET))


def play_last_rounds(player: Player, site: str) -> None:
    """Open a match of Volle Wolle through the share target, and play it to its end."""
    player.driver.open(f"{site}?{urlencode({'text': last_rounds(THINKER)})}")
    player.wait_until_ready().skip_animations().stop_painting()
    player.driver.wait_for("dialog[open] .button-main")
    player.driver.tap("dialog[open] .button-main")
    play_on(player)


def play_on(player: Player) -> None:
    """Play to the end, and wait for the winner."""
    player.play_to_the_end()
    player.driver.wait_for("[data-winner=true]")
