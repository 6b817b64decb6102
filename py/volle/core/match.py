"""A match: its seats, the log of actions, and the states that they lead to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, groupby
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple

from volle.core import chance
from volle.core.accounting import check_accounted
from volle.core.chance import Stream
from volle.core.display import described, html
from volle.core.errors import BadOptions, IllegalAction, RequestRefused
from volle.core.fast_dataclass import fast_dataclass, replace
from volle.core.game import CHANCE, Acting, AnyGame, Game, Highlight, Outcome, Seat, Step
from volle.core.lazy import lazy
from volle.core.names import BOT, bot_level, check_name
from volle.core.seed_source import SeedSource, seed_from
from volle.core.statistics import WinnersLuck, winners_luck
from volle.core.thinking import Slices, at_once, decision

if TYPE_CHECKING:
    # `Match` alone is a match of any game. Python has defaults of type variables from 3.13 on.
    from typing_extensions import TypeVar

    from volle.core.joint import Joint
    from volle.core.lesson import Lesson

    Opt = TypeVar("Opt", default=Any)
    S = TypeVar("S", default=Any)
    A = TypeVar("A", bound=Acting, default=Any)
    E = TypeVar("E", default=Any)
    V = TypeVar("V", default=Any)
else:
    from volle.core.game import A, E, Opt, S, V

_joint_actor: Final = lazy("volle.core.link", "actor")
_joint_action: Final = lazy("volle.core.link", "known_action")
_joint_seed: Final = lazy("volle.core.link", "seed_at")
_joint_stream: Final = lazy("volle.core.link", "stream_at")

AVATARS: Final = 10
"""The number of pictures that seats can choose from; the engine knows only their numbers."""


@fast_dataclass
@dataclass(frozen=True, slots=True, repr=False)
class Match(Generic[Opt, S, A, E, V]):
    """A game under way. Playing on or taking back gives another match; this one stays as it is."""

    game: Game[Opt, S, A, E, V]
    names: tuple[str, ...]
    """The seats as in a record: `NAME` is a person, `bot:LEVEL` or `bot:LEVEL NAME` a bot."""
    options: Opt
    start: S
    """The state before the first action."""
    seal: str | None = None
    seed: bytes | None = None
    """None where chance is played by people, or where only the seal is known."""
    log: tuple[A, ...] = ()
    lines: tuple[str, ...] = ()
    """Each action of the log as text, kept because every record needs them all."""
    steps: tuple[Step[S, E], ...] = ()
    """The step of each action of the log."""
    chosen_avatars: tuple[int, ...] | None = None
    """The picture of each seat, from 1; None if none was chosen."""
    lesson: str | None = None
    """The name of the lesson as which it began."""
    lesson_left: int | None = None
    """The number of actions before the lesson was left; None if it was not left."""
    deal: SeedSource | None = None
    """The origin of the seed, if it could be known before the match."""
    without_help: bool = False
    """True if odds and advice are refused until the match is over."""
    joint: Joint | None = None
    """The joint form of a match that several devices play by links."""

    @property
    def avatars(self) -> tuple[int, ...]:
        """The picture of each seat: the chosen one, or else its own number."""
        return self.chosen_avatars or tuple(range(1, len(self.names) + 1))

    @property
    def ply(self) -> int:
        """The number of actions played."""
        return len(self.log)

    @property
    def state(self) -> S:
        """The state after the last action."""
        return self.steps[-1].state if self.steps else self.start

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that owe an action now."""
        return self.game.to_act(self.state)

    def __repr__(self) -> str:
        return described(
            "Match",
            game=self.game.name,
            ply=self.ply,
            to_act=self.to_act,
            seal=self.seal,
            options=self.game.format_options(self.options),
            names=self.names,
        )

    def __str__(self) -> str:
        return "\n".join(self.game.render(self.game.observe(self.state, None), self.names))

    def _repr_html_(self) -> str:
        acting = ", ".join("chance" if seat == CHANCE else self.names[seat] for seat in self.to_act)
        title = f"{self.game.name}, ply {self.ply}, {f'to act: {acting}' if acting else 'over'}"
        return html(self.game.observe(self.state, None), self.names, title)

    def before(self, ply: int) -> S:
        """The state in which action number `ply` was played."""
        return self.steps[ply - 1].state if ply else self.start


class Told(NamedTuple):
    """An event as a viewer may read it, with the number of the action that caused it."""

    ply: int
    event: Any


def begin(
    game: Game[Opt, S, A, E, V],
    names: tuple[str, ...],
    options: object,
    seed: bytes | None = None,
    avatars: tuple[int, ...] | None = None,
) -> Match[Opt, S, A, E, V]:
    """Return a match before its first action; raises BadOptions."""
    names = tuple(_name_at(game, seat, text) for seat, text in enumerate(names, 1))
    if len(names) not in game.seats:
        raise BadOptions("seats.count", least=game.seats[0], most=game.seats[-1])
    check_avatars(avatars, len(names))
    parsed = game.parse_options(options, len(names))
    if any(map(bot_level, names)):
        check_accounted(game, parsed, "bots")
    sealed = chance.seal(seed) if seed is not None else None
    return Match(game, names, parsed, game.start(parsed), sealed, seed, chosen_avatars=avatars)


def _name_at(game: AnyGame, seat: int, text: str) -> str:
    """Return the name of a seat, counted from 1, a bot by its present level; raises BadOptions."""
    try:
        name = check_name(text)
    except BadOptions as error:
        raise BadOptions(error.code, error.rule, **error.params, seat=seat) from error
    level = bot_level(name)
    if level is None:
        return name
    present = game.level(level)
    if present is None:
        raise BadOptions("name.no-such-bot", level=level, levels=tuple(game.bots), seat=seat)
    return BOT + present + name.removeprefix(BOT + level)


def check_avatars(avatars: tuple[int, ...] | None, seats: int) -> None:
    """Raise BadOptions unless each seat has its own picture, or no pictures were chosen."""
    if avatars is None:
        return
    if len(avatars) != seats or len({*avatars} & {*range(1, AVATARS + 1)}) != seats:
        raise BadOptions("seats.avatars", most=AVATARS)


def play(match: Match[Opt, S, A, E, V], action: A) -> Match[Opt, S, A, E, V]:
    """Return the match one action later; raises IllegalAction, and changes nothing then."""
    step = match.game.apply(match.state, action)
    line = match.game.format_action(action)
    joint = match.joint
    if joint and len(match.to_act) == 1 and any(joint.choices):
        # The last secret choice is in the log: all of them are.
        joint = replace(joint, choices=(None,) * len(match.names))
    log, lines, steps = (*match.log, action), (*match.lines, line), (*match.steps, step)
    return replace(match, log=log, lines=lines, steps=steps, joint=joint)


def by_a_person(match: Match, action: Any) -> Any:
    """Return the action of a person; raise RequestRefused for an action of chance or of a bot."""
    if action.seat == CHANCE:
        raise RequestRefused("chance.not-yours")
    if action.seat < len(match.names) and bot_level(match.names[action.seat]):
        raise RequestRefused("turn.bot")
    return action


def automatic_seat(match: Match) -> Seat | None:
    """Return CHANCE or the bot to act; None if a person is to act or the match is over.

    In a joint match, a person whose action is known by then acts by itself too.
    """
    if match.joint and match.to_act:
        actor: Seat | None = _joint_actor(match)
        return actor
    for seat in match.to_act:
        if seat == CHANCE:
            return CHANCE if seed_at(match, match.state) is not None else None
        if bot_level(match.names[seat]):
            return seat
    return None


def automatic_action(match: Match[Opt, S, A, E, V]) -> A:
    """Return the next action of chance or a bot; raise RequestRefused (step.person) if neither is to act."""
    return at_once(automatic_slices(match))


def advance(match: Match[Opt, S, A, E, V]) -> Match[Opt, S, A, E, V]:
    """Play chance and bots until a person is to act, or the match is over."""
    while automatic_seat(match) is not None:
        match = play(match, automatic_action(match))
    return match


def automatic_slices(match: Match[Opt, S, A, E, V]) -> Slices[A]:
    """Return the next action of chance or a bot in slices, as the bot thinks."""
    seat = automatic_seat(match)
    if seat is None:
        raise RequestRefused("step.person")
    scripted: A | None = _scripted(match, seat)
    if scripted is not None:
        return scripted
    if seat == CHANCE:
        return drawn(match, match.state, match.ply)
    known: A | None = _joint_action(match, seat) if match.joint else None
    if known is not None:
        return known
    return (yield from _decision(match, seat))


def course(match: Match) -> Lesson | None:
    """Return the lesson that the match follows; None if it follows none, or no longer."""
    if match.lesson is None or match.lesson_left is not None:
        return None
    return match.game.lessons[match.lesson]


def happened(match: Match[Opt, S, A, E, V]) -> tuple[E, ...]:
    """Return every event of the match so far, unredacted."""
    return tuple(event for step in match.steps for event in step.events)


def _scripted(match: Match, seat: Seat) -> Any:
    """Return the action that a lesson scripts for chance or a bot; None if it is illegal or not scripted."""
    lesson = course(match)
    action = lesson.scripted(match.state, seat, happened(match)) if lesson else None
    try:
        if action is not None:
            match.game.apply(match.state, action)
    except IllegalAction:
        return None
    return action


def _decision(match: Match[Opt, S, A, E, V], seat: Seat) -> Slices[A]:
    """Return the decision of the bot in that seat, from its view and a random stream of its own."""
    level = bot_level(match.names[seat])
    assert level is not None
    # A lesson is the same for everybody, whatever its bots leave to chance.
    if course(match) or seed_at(match, match.state) is None:
        rng = chance.stream(bytes(chance.SEED_BYTES), match.ply, seat)
    else:
        rng = stream_at(match, match.state, match.ply, seat)
    return decision(match.game.bots[level].choose, match.game.known_to(match.state, seat), rng)


def drawn(match: Match[Opt, S, A, E, V], state: S, ply: int) -> A:
    """Return the action that the seed draws for chance as action number `ply`."""
    return match.game.draw(state, stream_at(match, state, ply, CHANCE))


def seed_at(match: Match, state: Any) -> bytes | None:
    """Return the seed of chance in a state; None if it is unknown, or not opened yet by all devices."""
    seed: bytes | None = match.seed if match.joint is None else _joint_seed(match, state)
    return seed


def stream_at(match: Match, state: Any, ply: int, seat: Seat) -> Stream:
    """Return the random stream of action number `ply`, of a bot or CHANCE; the seed has to be known."""
    if match.joint:
        found: Stream = _joint_stream(match, state, ply, seat)
        return found
    assert match.seed is not None
    return chance.stream(match.seed, ply, seat)


def play_chosen(match: Match, values: tuple[str, ...]) -> Match:
    """Return the match after chance with chosen values, without its seal; raises IllegalAction."""
    return play(replace(match, seal=None), match.game.choose_chance(match.state, values))


def with_chance(match: Match, seed: bytes) -> Match:
    """Return the match with a seed if it has none: new dice, which its seal does not cover.

    A joint match in which no seat plays on this device goes on as a match of this device alone.
    """
    if match.joint and match.to_act:
        apart = replace(match, joint=None, seed=seed, seal=None)
        return match if match.joint.own else apart
    has_own = match.seed is not None or not match.to_act
    return match if has_own else replace(match, seed=seed, seal=None, deal=None)


def with_seed_from(match: Match[Opt, S, A, E, V], source: SeedSource) -> Match[Opt, S, A, E, V]:
    """Return the match with the seed of a source: with its own seed for that of an earlier match.

    Raises BadOptions (deal.lesson) in a lesson, whose chance follows a script.
    """
    if match.lesson:
        raise BadOptions("deal.lesson")
    seed = seed_from(match.game.name, source) or match.seed
    return replace(match, deal=source, seed=seed, seal=chance.seal(seed) if seed else None)


def taken_back(match: Match[Opt, S, A, E, V]) -> Match[Opt, S, A, E, V] | None:
    """Return the match before a person's last action; None if that would undo chance or a reveal."""
    if not match.to_act or match.joint:
        return None  # the seed is open: nothing more is played
    for ply in reversed(range(match.ply)):
        seat = match.log[ply].seat
        if seat == CHANCE or _reveals(match, ply):
            return None
        if not bot_level(match.names[seat]):
            return until(match, ply)
    return None


def until(match: Match[Opt, S, A, E, V], ply: int) -> Match[Opt, S, A, E, V]:
    """Return the match after its first `ply` actions; an earlier position is not a joint match."""
    joint = match.joint if ply == match.ply else None
    left = None if match.lesson_left is None else min(match.lesson_left, ply)
    log, lines, steps = match.log[:ply], match.lines[:ply], match.steps[:ply]
    return replace(match, log=log, lines=lines, steps=steps, lesson_left=left, joint=joint)


def decision_before(match: Match, ply: int) -> Match:
    """Return the match at the last decision of a seat up to action number `ply`."""
    if ply >= match.ply and match.to_act and CHANCE not in match.to_act:
        return match
    decided = [number for number, action in enumerate(match.log[: max(ply, 0) + 1]) if action.seat != CHANCE]
    return until(match, decided[-1] if decided else 0)


def public(match: Match) -> Match:
    """Return the match without choices that are not revealed yet."""
    return replace(until(match, choice_ply(match)), joint=match.joint)


def choice_ply(match: Match) -> int:
    """Return the number of the first action of the secret choices under way, or of the next action."""
    ply = match.ply
    while is_simultaneous(match, ply - 1):
        ply -= 1
    return ply


def is_choosing(match: Match) -> bool:
    """Return True while seats choose in secret: from the first choice that is due to the revelation."""
    return len(match.to_act) > 1 or is_simultaneous(match, match.ply - 1)


def highlights(match: Match) -> tuple[Highlight, ...]:
    """Return the highlights of a finished match; none before its end."""
    if match.to_act:
        return ()
    return match.game.highlights(happened(match), match.state)


def standings(match: Match) -> tuple[tuple[int, ...], ...]:
    """Return the scores after each change of them; none for a game that counts points only at the end."""
    scores = match.game.scores
    if scores is None:
        return ()
    states = chain([match.before(0)], (frame.state for step in match.steps for frame in step.frames))
    return tuple(found for found, _ in groupby(map(scores, states)))[1:]


def luck_of_winners(match: Match) -> WinnersLuck | None:
    """Return the luck of the winners; None before the end, in a lesson, or without statistics."""
    outcome = match.game.result(match.state)
    if outcome is None or match.lesson is not None:
        return None
    frames = [frame for step in match.steps for frame in step.frames]
    return winners_luck(match.game.statistics.tally(frames, match.state), outcome.winners)


def ranking(outcome: Outcome) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats by place: the winners first, then by totals; equal totals share a place."""
    others = {total for seat, total in enumerate(outcome.totals) if seat not in outcome.winners}
    places = (
        tuple(
            seat
            for seat, total in enumerate(outcome.totals)
            if total == wanted and seat not in outcome.winners
        )
        for wanted in sorted(others, reverse=True)
    )
    return (outcome.winners, *places)


def has_begun(match: Match) -> bool:
    """Return True if a seat has acted, or chance has acted for one; before, nothing would be lost."""
    return match.joint is not None or any(
        action.seat != CHANCE or match.game.turn_of(match.before(ply)) is not None
        for ply, action in enumerate(match.log)
    )


def is_secret(match: Match) -> bool:
    """Return True if seats choose in secret now, or the last action belongs to a secret choice."""
    return is_choosing(match)


def is_simultaneous(match: Match, ply: int) -> bool:
    """Return True if action number `ply` was played while other seats owed one too."""
    return 0 <= ply < match.ply and len(match.game.to_act(match.before(ply))) > 1


def _reveals(match: Match, ply: int) -> bool:
    """Return True if action number `ply` was the last one of a simultaneous choice."""
    return is_simultaneous(match, ply - 1) and not is_simultaneous(match, ply)


def events(match: Match, seat: Seat | None, since: int = 0, until: int | None = None) -> Iterator[Told]:
    """Yield every event of the actions from `since` to before `until` as `seat` may read it now."""
    for ply in range(since, match.ply if until is None else until):
        for event, _ in match.steps[ply].frames:
            yield Told(ply, match.game.redact(event, match.state, seat))
