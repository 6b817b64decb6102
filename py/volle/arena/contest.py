"""The definition of a contest: its bots, seatings, deals and options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, cycle, islice
from pathlib import Path
from typing import Any, Final

from volle.arena.custom_bots import files_of, is_custom
from volle.core import chance
from volle.core.accounting import check_accounted
from volle.core.errors import BadOptions
from volle.core.game import RANDOM, AnyGame, Bot, play_at_random
from volle.games import GAMES

BATCH: Final = 8
"""The blocks that one worker plays at a time; a contest can be stopped between batches."""
_PACKAGE: Final = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Contest:
    """A tournament between bots: in each block, every seating plays the same deal."""

    game: str
    seats: int
    blocks: int
    seed: str
    bots: tuple[str, ...]
    """Levels of the game, `random`, `FILE.py`, or `module:function`; each once."""
    options: dict[str, Any]
    limit: float | None = None
    """Seconds for a decision; with a limit, results depend on the machine."""

    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """Return the seatings, as numbers of bots by seat: each line-up in all its rotations.

        With more bots than seats, every combination is a line-up; with fewer, bots repeat, starting with each
        of them.

        >>> Contest("", 2, 1, "", ("a", "b"), {}).seatings()
        ((0, 1), (1, 0))
        """
        rotated = (line_up[at:] + line_up[:at] for line_up in self._line_ups() for at in range(len(line_up)))
        return tuple(sorted(set(rotated)))

    def _line_ups(self) -> Iterator[tuple[int, ...]]:
        """Return the combinations of bots that play together."""
        bots = range(len(self.bots))
        if len(bots) > self.seats:
            return combinations(bots, self.seats)
        return (tuple(islice(cycle(bots), at, at + self.seats)) for at in bots)

    def block_seed(self, block: int) -> bytes:
        """Return the seed of a deal, counted from 0."""
        return chance.derive_seed("volle arena", self.seed, self.game, self.seats, block)

    def batches(self) -> tuple[range, ...]:
        """Return the blocks in batches; the last one may be smaller."""
        starts = range(0, self.blocks, BATCH)
        return tuple(range(start, min(start + BATCH, self.blocks)) for start in starts)

    def fingerprint(self) -> dict[str, Any]:
        """Return everything that determines the results, as JSON: equal fingerprints give equal results."""
        own = {name: _hash_of(files_of(name)) for name in self.bots if is_custom(name)}
        plan = {"game": self.game, "seats": self.seats, "seed": self.seed, "bots": list(self.bots)}
        rules = {"options": self.options, "limit": self.limit, "batch": BATCH}
        return {**plan, **rules, "engine": engine_hash(), "own": own}


def check(contest: Contest) -> None:
    """Check everything about a contest except its custom bots; runs none of their code.

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


def engine_bot(game: AnyGame, name: str) -> Bot[Any, Any]:
    """Return the engine's bot of that name; raise BadOptions (name.no-such-bot) if there is none."""
    if name in game.bots:
        return game.bots[name].choose
    if name == RANDOM:
        return play_at_random
    raise BadOptions("name.no-such-bot", level=name, levels=(*game.bots, RANDOM))


def engine_hash() -> str:
    """Return the SHA-256 of the engine's own files, because results depend on the engine's version."""
    files = [file for file in _PACKAGE.rglob("*") if file.suffix in {".py", ".bin"}]
    files.sort(key=lambda file: file.relative_to(_PACKAGE).as_posix())
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def _hash_of(files: frozenset[str]) -> str:
    """Return the SHA-256 of the contents of some files."""
    return sha256(b"".join(Path(file).read_bytes() for file in sorted(files))).hexdigest()
