"""The interpreter of one custom bot: it has the bot and the engine, and none of the contest.

On the command line it is a process (processes.py), in the page a worker behind a wall (docs/own-bots.md).
The referee reads nothing of it but answers, which it checks.
"""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from volle.arena.budget import Meter, metered
from volle.arena.messages import Load, unpack, write_refusal, write_reply
from volle.arena.modules import OWN_FILE, bot_in_module, files_of
from volle.arena.own import bot_in_file
from volle.arena.player import Player
from volle.core.errors import BadOptions
from volle.core.game import Bot
from volle.games import GAMES


class Host:
    """Loads one custom bot and answers questions to it."""

    def __init__(self) -> None:
        """There is no bot until one is loaded."""
        self._player: Player | None = None
        self._open = ExitStack()

    def handle(self, message: bytes) -> str:
        """Answer one message of the referee."""
        request = unpack(message)
        if isinstance(request, Load):
            return write_refusal(self._load(request))
        assert self._player is not None, "a bot is loaded before it is asked"
        return write_reply(self._player.decide(request.view, request.rng, counts=request.counts))

    def close(self) -> None:
        """Stop counting steps."""
        self._open.close()

    def _load(self, request: Load) -> BadOptions | None:
        """Load the bot from the start; return why that is not possible."""
        self.close()
        _ = GAMES[request.game]  # imports the game, so that its bot need not wait for that
        try:
            files = files_of(request.bot)
            bot = _bot_of(request.bot)
        except BadOptions as error:
            return error
        meter = Meter(files)
        self._open.enter_context(metered(meter))
        self._player = Player(bot, files, meter)
        return None


def _bot_of(name: str) -> Bot[Any, Any]:
    """Run the file of a bot, or import its module; raises BadOptions where that is not possible."""
    return bot_in_file(name) if name.endswith(OWN_FILE) else bot_in_module(name)
