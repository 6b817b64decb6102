"""Match play in the arena: chance depends only on its address, and no bot can end a match by a fault.

Except for times, results depend neither on the order of matches nor on the machine. A batch is a generator
that yields questions for custom bots. Its drivers own the bots' interpreters: processes.py, and contest.py of
web/.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypeVar

from volle.arena.contest import Contest
from volle.arena.messages import Answer
from volle.arena.referee import Cost, Fault, MatchLog, Question, Questions, Referee
from volle.core import chance
from volle.core import match as matches
from volle.core.game import CHANCE, AnyGame, Seat
from volle.core.match_summary import thousandths
from volle.core.names import BOT, NAME_LENGTH
from volle.games import GAMES

T = TypeVar("T")

CHECKED: Final = 100
"""One block in this many is played with every check."""


class Played(NamedTuple):
    """The result of a finished match, by seat; plain values that serialize to JSON."""

    places: list[int]
    """From 1; seats that share a place have the same number."""
    totals: list[int]
    luck: list[int]
    """In thousandths, as in statistics; empty if the game does not measure luck."""


class Batch(NamedTuple):
    """The results of consecutive blocks."""

    blocks: list[list[Played]]
    """By block, then by seating of the contest."""
    decisions: list[int]
    """By bot, like `faults` and `cost`."""
    faults: list[Fault]
    cost: list[Cost]
    printed: list[str]
    """The output of custom bots, up to the limit."""


Pause: TypeAlias = Literal["deal"]
DEAL: Final = "deal"
"""Yielded after each deal that all seatings have played; any value resumes the generator."""


def play_batch(contest: Contest, number: int) -> Generator[Question | Pause, Answer, Batch]:
    """Play all blocks of one batch; raise BadOptions if a custom bot cannot be loaded."""
    referees = [Referee(contest, bot) for bot in range(len(contest.bots))]
    for referee in referees:
        yield from referee.load()
    blocks = []
    for block in contest.batches()[number]:
        games = []
        for at, seating in enumerate(contest.seatings()):
            for bot in {*seating}:
                referees[bot].begin(block, at)
            names = tuple(_seat_name(contest, bot) for bot in seating)
            games.append((yield from _play(contest, block, [referees[bot] for bot in seating], names)))
        blocks.append(games)
        yield DEAL
    faults = [fault for referee in referees for fault in referee.faults]
    decisions = [referee.decisions for referee in referees]
    printed = [referee.printed for referee in referees]
    return Batch(blocks, decisions, faults, [referee.cost() for referee in referees], printed)


def load_all(contest: Contest) -> Questions:
    """Load each custom bot once; raise BadOptions if one cannot be loaded."""
    for bot in range(len(contest.bots)):
        yield from Referee(contest, bot).load()


def drive(playing: Generator[Question | Pause, Answer, T], ask: Callable[[Question], Answer]) -> T:
    """Answer all questions of a generator; return what it returns."""
    try:
        asked = next(playing)
        while True:
            asked = playing.send(ask(asked) if isinstance(asked, Question) else "")
    except StopIteration as end:
        returned: T = end.value
        return returned


def _seat_name(contest: Contest, bot: int) -> str:
    """Return the name of a bot in records."""
    name = contest.bots[bot]
    if name in GAMES[contest.game].bots:
        return BOT + name
    return "".join(sign if sign.isalnum() else "_" for sign in name)[:NAME_LENGTH]


def _play(
    contest: Contest, block: int, seats: list[Referee], names: tuple[str, ...]
) -> Generator[Question, Answer, Played]:
    """Play one match."""
    game = GAMES[contest.game]
    seed = contest.block_seed(block)
    state = game.start(game.parse_options(contest.options, contest.seats))
    # The referee has checked every action. One block in a hundred is checked again.
    play = game.apply if block % CHECKED == 0 else game.follow
    met: Counter[tuple[str | int, ...]] = Counter()
    frames: list[Any] = []
    log = MatchLog(game, names, contest.options, [])
    while acting := game.to_act(state):
        address = _address(game, state, acting[0])
        rng = chance.addressed(seed, *address, met[address])
        met[address] += 1
        if acting[0] == CHANCE:
            action = game.draw(state, rng)
        else:
            action = yield from seats[acting[0]].decide(game, state, acting[0], rng, log)
        step = play(state, action)
        log.actions.append(action)
        frames += step.frames
        state = step.state
    return _played(game, state, frames)


def _address(game: AnyGame, state: Any, seat: Seat) -> tuple[str | int, ...]:
    """Return the address of a decision or of a chance event: its round, its seat, and its kind."""
    if seat != CHANCE:
        return game.round_of(state), seat, "decision"
    turn = game.turn_of(state)
    choices = game.chance_choices(state)
    return game.round_of(state), CHANCE if turn is None else turn, choices[0].name if choices else "deal"


def _played(game: AnyGame, state: Any, frames: list[Any]) -> Played:
    """Return the result of a finished match."""
    outcome = game.result(state)
    assert outcome is not None, "the match is over"
    places, before = [0] * len(outcome.totals), 0
    for shared in matches.ranking(outcome):
        for seat in shared:
            places[seat] = before + 1
        before += len(shared)
    luck = [thousandths(tally.luck) for tally in game.statistics.tally(frames, state)]
    return Played(places, list(outcome.totals), luck)
