"""The interpreter of one custom bot: it holds the bot and the engine, and nothing of the contest.

On the command line it is a process (processes.py), in the page an isolated worker (docs/own-bots.md). The
referee receives only answers from it, and checks them.
"""

from __future__ import annotations

from contextlib import ExitStack

from volle.arena.custom_bots import files_of, load_bot
from volle.arena.messages import Load, unpack, write_refusal, write_reply
from volle.arena.player import Player
from volle.arena.step_limit import Meter, metered
from volle.core.errors import BadOptions
from volle.games import GAMES


class Host:
    """Load one custom bot and return its decisions."""

    def __init__(self, game: str) -> None:
        """Import the game, which does not count as time of the bot; start without a bot."""
        _ = GAMES[game]
        self._player: Player | None = None
        self._open = ExitStack()

    def handle(self, message: bytes) -> str:
        """Return the answer to one message of the referee."""
        request = unpack(message)
        if isinstance(request, Load):
            return write_refusal(self._load(request))
        assert self._player is not None, "a bot is loaded before it is asked"
        return write_reply(self._player.decide(request.view, request.rng, counts=request.counts))

    def close(self) -> None:
        """Stop counting steps."""
        self._open.close()

    def _load(self, request: Load) -> BadOptions | None:
        """Load the bot from scratch; return the error if that fails."""
        self.close()
        try:
            files = files_of(request.bot)
            bot = load_bot(request.bot)
        except BadOptions as error:
            return error
        meter = Meter(files)
        self._open.enter_context(metered(meter))
        self._player = Player(bot, files, meter)
        return None
