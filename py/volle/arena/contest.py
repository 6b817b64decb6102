"""What is played in an arena: which bots, on which seats, by which rules; and who the bots are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, cycle, islice
from pathlib import Path
from typing import Any, Final

from volle.arena.modules import OWN_FILE, files_of
from volle.core import chance
from volle.core.accounting import check_accounted
from volle.core.errors import BadOptions
from volle.core.game import RANDOM, AnyGame, Bot, play_at_random
from volle.games import GAMES

BATCH: Final = 8
"""So many blocks are played in one go, by one worker. Between batches it is asked whether to stop."""
_PACKAGE: Final = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Contest:
    """Bots that meet: in each block all seatings play the same deal."""

    game: str
    seats: int
    blocks: int
    seed: str
    bots: tuple[str, ...]
    """Levels of the game, `random`, `FILE.py`, or `module:function`; each once."""
    options: dict[str, Any]
    limit: float | None = None
    """Seconds that a decision may take; with any, what comes of it depends on the machine."""

    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """Who sits where, as numbers of bots: each line-up in all its rotations, so that seats are fair.

        Of more bots than seats every choice is a line-up; fewer are repeated, beginning with each of them.

        >>> Contest("", 2, 1, "", ("a", "b"), {}).seatings()
        ((0, 1), (1, 0))
        """
        rotated = (line_up[at:] + line_up[:at] for line_up in self._line_ups() for at in range(len(line_up)))
        return tuple(sorted(set(rotated)))

    def _line_ups(self) -> Iterator[tuple[int, ...]]:
        """Which bots play together."""
        bots = range(len(self.bots))
        if len(bots) > self.seats:
            return combinations(bots, self.seats)
        return (tuple(islice(cycle(bots), at, at + self.seats)) for at in bots)

    def block_seed(self, block: int) -> bytes:
        """The seed of a deal, counted from 0."""
        return chance.derive_seed("volle arena", self.seed, self.game, self.seats, block)

    def batches(self) -> tuple[range, ...]:
        """The blocks, in batches; the last one may be smaller."""
        starts = range(0, self.blocks, BATCH)
        return tuple(range(start, min(start + BATCH, self.blocks)) for start in starts)

    def fingerprint(self) -> dict[str, Any]:
        """All that decides what is played, as JSON: two contests with the same one come out the same."""
        own = {name: _hash_of(files_of(name)) for name in self.bots if is_custom(name)}
        plan = {"game": self.game, "seats": self.seats, "seed": self.seed, "bots": list(self.bots)}
        rules = {"options": self.options, "limit": self.limit, "batch": BATCH}
        return {**plan, **rules, "engine": engine_hash(), "own": own}


def check(contest: Contest) -> None:
    """Check all of a contest but its custom bots, of which nothing runs in this interpreter.

    Raises BadOptions: arena.twice, seats.count, name.no-such-bot, or what the game has against the options.
    """
    game = GAMES[contest.game]
    if len(set(contest.bots)) < len(contest.bots):
        raise BadOptions("arena.twice")
    if not contest.bots or contest.seats not in game.seats:
        raise BadOptions("seats.count", least=game.seats[0], most=game.seats[-1])
    options = game.parse_options(contest.options, contest.seats)
    for name in contest.bots:
        if not is_custom(name):
            engine_bot(game, name)
    if any(name in game.bots for name in contest.bots):
        check_accounted(game, options, "bots")


def is_custom(name: str) -> bool:
    """Return True for a bot in a file or a module."""
    return ":" in name or name.endswith(OWN_FILE)


def engine_bot(game: AnyGame, name: str) -> Bot[Any, Any]:
    """The bot of the engine with that name; raises BadOptions (name.no-such-bot) where there is none."""
    if name in game.bots:
        return game.bots[name].choose
    if name == RANDOM:
        return play_at_random
    raise BadOptions("name.no-such-bot", level=name, levels=(*game.bots, RANDOM))


def engine_hash() -> str:
    """The SHA-256 of the engine's own files: results of another engine are other results."""
    files = sorted(_PACKAGE.rglob("*.py"), key=lambda file: file.relative_to(_PACKAGE).as_posix())
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def _hash_of(files: frozenset[str]) -> str:
    """The SHA-256 of files."""
    return sha256(b"".join(Path(file).read_bytes() for file in sorted(files))).hexdigest()
