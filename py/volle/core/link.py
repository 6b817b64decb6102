"""Playing a joint match: seats, secret choices, plans, and the answer to a record that another device sent.

A record that arrives is parsed and checked before anything here sees it. Nothing here sends or stores.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from volle.core import chance
from volle.core import joint as joints
from volle.core import match as matches
from volle.core.chance import Stream
from volle.core.errors import GameError, RequestRefused
from volle.core.fast_dataclass import replace
from volle.core.game import CHANCE, Plans, Seat, replaced
from volle.core.joint import Choice, Joint, Level, Opened
from volle.core.match import Match
from volle.core.names import bot_level

Task: TypeAlias = Literal["seat", "plan", "open", "reveal", "act"]
"""The task of a seat: to be taken by a person, to plan, to open a number for dice and cards, to reveal its
choice, or to act."""

_OPENING: Final = frozenset[Task]({"open", "reveal"})
"""The tasks that a device does by opening the next number of a chain."""

Arrival: TypeAlias = Literal[
    "free", "full", "next", "own-moves", "same", "older", "taken", "rewritten", "other"
]
"""The kind of a record that arrives, compared with the match as this device has seen it last:

free       a match that is new here, with a seat to take
full       a match that is new here, and all its seats play on other devices
next       the match goes on
own-moves  it goes on, and another device has played for a seat of this one, or gone on without its bid
same       nothing new
older      this device has seen more
taken      another person took the seat of this device first
rewritten  it contradicts what this device has seen
other      another match
"""


class Due(NamedTuple):
    """The next task in a joint match, and its seat."""

    task: Task
    seat: Seat


def begin(match: Match, level: Level, id_: str, secrets: Mapping[Seat, bytes]) -> Match:
    """Return a match before its first action as a joint one, with these seats on this device.

    Raises RequestRefused: joint.level for a level that the game does not have, joint.people unless persons
    play here and elsewhere, joint.start.
    """
    if level not in levels(match):
        raise RequestRefused("joint.level")
    if match.lesson or match.deal:
        raise RequestRefused("joint.start")
    none = (None,) * len(match.names)
    joint = Joint(level, joints.PROTOCOL, id_, none, none, ((),) * len(match.names))
    if level == "plan":
        match = replace(match, seed=None, seal=None)
    match = seated(replace(match, joint=joint), secrets)
    if not free_seats(match):
        raise RequestRefused("joint.people")
    return settled(_with(match, held=people(match)[0] in secrets))


def levels(match: Match) -> tuple[Level, ...]:
    """Return the levels that the game of a match can be played at."""
    return joints.LEVELS if match.game.plans else ("friends",)


def people(match: Match) -> tuple[Seat, ...]:
    """Return the seats of persons."""
    return tuple(seat for seat, name in enumerate(match.names) if bot_level(name) is None)


def free_seats(match: Match) -> tuple[Seat, ...]:
    """Return the free seats of persons."""
    return tuple(seat for seat in people(match) if joint_of(match).chains[seat] is None)


def seated(match: Match, secrets: Mapping[Seat, bytes]) -> Match:
    """Return the match with free seats taken by this device, each with the secret of its chain.

    Raises RequestRefused (joint.people, joint.taken; joint.weak for a match of the first protocol).
    """
    joint = joint_of(match)
    if not secrets:
        raise RequestRefused("joint.people")
    if not {*secrets} <= {*free_seats(match)}:
        raise RequestRefused("joint.taken")
    _check_strong(match)
    for seat, secret in secrets.items():
        first = Opened(0, chance.chain_value(secret, 0))
        own = joint.secrets or (None,) * len(match.names)
        joint = replace(
            joint, chains=replaced(joint.chains, seat, first), secrets=replaced(own, seat, secret)
        )
    return settled(_received(replace(match, joint=joint)))


def _check_strong(match: Match) -> None:
    """Raise RequestRefused (joint.weak) for a match of the first protocol that has a free seat."""
    if joint_of(match).is_weak and free_seats(match):
        raise RequestRefused("joint.weak")


def due(match: Match) -> Due | None:
    """Return what the match waits for; None while it goes on by itself, or is over.

    While several seats owe the same, those of the device that holds the match come first.
    """
    joint = joint_of(match)
    if not match.to_act:
        return None
    if joint.level == "plan" and (found := _due_before_dice(match)):
        return found
    if matches.is_choosing(match):
        owing = [seat for seat in people(match) if joint.choices[seat] is None]
        if owing:
            return _due_of(match, "act", owing)
        sealed = [seat for seat in people(match) if _is_sealed(joint, seat)]
        return _due_of(match, "reveal", sealed) if sealed else None
    if matches.automatic_seat(match) is not None:
        return None
    if match.to_act == (CHANCE,):
        # Dice of a free seat wait for its player.
        seat = match.game.turn_of(match.state)
        return None if seat is None else _due_of(match, "seat", [seat])
    return _due_of(match, "act", [match.to_act[0]])


def _due_of(match: Match, task: Task, seats: list[Seat]) -> Due:
    """Return what the first of several seats owes; those of the device that holds the match come first."""
    joint = joint_of(match)
    own = [seat for seat in seats if joint.held and seat in joint.own]
    seat = (own or seats)[0]
    return Due("seat" if joint.chains[seat] is None else task, seat)


def _due_before_dice(match: Match) -> Due | None:
    """Return what is owed before the dice of the present turn can be known: plans, seats, then numbers."""
    joint = joint_of(match)
    seated = [seat for seat in people(match) if joint.chains[seat]]
    late = [seat for seat in seated if len(joint.plans[seat]) <= _turns_over(match, seat)]
    if late:
        return _due_of(match, "plan", late)
    free = free_seats(match)
    if free:
        return Due("seat", free[0])
    turn = _plans(match).turn(match.state)
    first = joints.first_numbers(joint)
    closed = [seat for seat in seated if _opened_count(joint, seat) < first] or [
        seat for seat in seated if _opened_count(joint, seat) < joints.numbers_due(joint, turn, seat)
    ]
    # The seat in turn comes last, so that its device can go on.
    closed.sort(key=lambda seat: seat == turn % len(match.names))
    return _due_of(match, "open", closed) if closed else None


def _opened_count(joint: Joint, seat: Seat) -> int:
    """Return the count of numbers that a seat has opened; 0 for a free seat."""
    opened = joint.chains[seat]
    return opened.count if opened else 0


def _plans(match: Match) -> Plans[Any, Any]:
    """Return the plans of the game of a match with plans."""
    plans = match.game.plans
    assert plans, "only a game with plans has this level"
    return plans


def _turns_over(match: Match, seat: Seat) -> int:
    """Return the number of turns that a seat has behind it."""
    turn, seats = _plans(match).turn(match.state), len(match.names)
    return joints.turns_begun(turn, seat, seats) - (seat == turn % seats)


def _is_sealed(joint: Joint, seat: Seat) -> bool:
    """Return True if the choice of a seat is not revealed yet."""
    choice = joint.choices[seat]
    return choice is not None and choice.commitment is not None


def actor(match: Match) -> Seat | None:
    """Return CHANCE or the first seat to act if its action is known: revealed, planned, or that of a bot.

    Chance waits while the seat of the turn is free.
    """
    joint, seat = joint_of(match), match.to_act[0]
    if seat == CHANCE:
        is_free = match.game.turn_of(match.state) in free_seats(match)
        return None if is_free or seed_at(match, match.state) is None else CHANCE
    if matches.is_choosing(match):
        choices = [joint.choices[each] for each in people(match)]
        return seat if all(choice and not choice.commitment for choice in choices) else None
    if bot_level(match.names[seat]):
        return seat
    return seat if planned_action(match, match.state, seat) is not None else None


def known_action(match: Match, seat: Seat) -> Any:
    """Return the action of a person that is known by now; None for a bot."""
    if bot_level(match.names[seat]):
        return None
    choice = joint_of(match).choices[seat] if matches.is_choosing(match) else None
    if choice and choice.text:
        return match.game.parse_action(choice.text)
    return planned_action(match, match.state, seat)


def planned_action(match: Match, state: Any, seat: Seat) -> Any:
    """Return the action of a person that follows from a plan; None without one."""
    joint, plans = joint_of(match), match.game.plans
    if plans is None or joint.level == "friends" or bot_level(match.names[seat]):
        return None
    number = joints.turns_begun(plans.turn(state), seat, len(match.names))
    made = joint.plans[seat]
    return plans.decide(state, made[number - 1]) if 0 < number <= len(made) else None


def seed_at(match: Match, state: Any) -> bytes | None:
    """Return the seed of chance in a state; None until all devices have opened the numbers behind it."""
    joint, plans = joint_of(match), match.game.plans
    if plans is None or joint.level == "friends":
        return match.seed
    return joints.turn_seed(joint, plans.turn(state), people(match))


def stream_at(match: Match, state: Any, ply: int, seat: Seat) -> Stream:
    """Return the random stream of action number `ply`, of a bot or CHANCE.

    With plans, actions are counted from the first one of the turn: so no dice depend on how many actions the
    turns before took, which a device can choose for a bot.
    """
    seed = seed_at(match, state)
    assert seed is not None
    joint = joint_of(match)
    if joint.level == "friends" or joint.is_weak:
        return chance.stream(seed, ply, seat)
    turn, first = _plans(match).turn, ply
    while first and turn(match.before(first - 1)) == turn(state):
        first -= 1
    return chance.stream(seed, ply - first, seat)


def acted(match: Match, action: Any) -> Match:
    """Return the match after the action of a person on this device.

    Raises IllegalAction, and RequestRefused (turn.away) where another device is to act.
    """
    owed = _owed(match, "act")
    if not matches.is_choosing(match):
        if owed.seat != action.seat:
            match.game.apply(match.state, action)
            raise RequestRefused("turn.away")
        return settled(matches.play(match, action))
    match.game.apply(match.state, action)
    joint = joint_of(match)
    if action.seat not in joint.own or joint.choices[action.seat] is not None:
        raise RequestRefused("turn.away")
    return settled(_chosen(match, action.seat, match.game.format_action(action)))


def _owed(match: Match, task: Task) -> Due:
    """Return what a seat of this device owes; raises RequestRefused (turn.away) if none owes it."""
    joint, found = joint_of(match), due(match)
    if not joint.held or found is None or found.task != task or found.seat not in joint.own:
        raise RequestRefused("turn.away")
    return found


def _chosen(match: Match, seat: Seat, text: str) -> Match:
    """Return the match with a secret choice: committed to, or open where all others have chosen."""
    joint = joint_of(match)
    others = [each for each in people(match) if each not in joint.own]
    if all(joint.choices[each] for each in others):
        choice = Choice(None, text)
    else:
        _check_chain(joint, seat)
        salt = joints.next_value(joint, seat)
        choice = Choice(joints.commitment(joint, matches.choice_ply(match), seat, text, salt), text)
    return _with(match, choices=replaced(joint.choices, seat, choice))


def planned(match: Match, text: str) -> Match:
    """Return the match with the plan of the seat of this device that owes one.

    Raises BadNotation (plan.format), and RequestRefused (turn.away).
    """
    seat, joint = _owed(match, "plan").seat, joint_of(match)
    plan = _plans(match).check(text)
    plans = replaced(joint.plans, seat, (*joint.plans[seat], plan))
    return settled(_with(match, plans=plans))


def stepped(match: Match) -> Match:
    """Return the match after its next automatic action; raises RequestRefused (step.person) without one."""
    return settled(matches.play(match, matches.automatic_action(match)))


def settled(match: Match) -> Match:
    """Return the match with every number opened that this device may open now."""
    if not joint_of(match).held:
        match = _received(match)
    while (found := due(match)) and found.task in _OPENING and _is_here(match, found):
        match = _opened(match, found.seat)
    return match


def _opened(match: Match, seat: Seat) -> Match:
    """Return the match with the next number of a seat, and the choice that it hid."""
    joint = joint_of(match)
    _check_chain(joint, seat)
    opened, choice = joint.chains[seat], joint.choices[seat]
    assert opened is not None
    newest = Opened(opened.count + 1, joints.next_value(joint, seat))
    if choice:
        choice = Choice(None, choice.text)
    return _with(
        match,
        chains=replaced(joint.chains, seat, newest),
        choices=replaced(joint.choices, seat, choice),
    )


def _check_chain(joint: Joint, seat: Seat) -> None:
    """Raise RequestRefused (joint.chain) if all numbers of a seat are used up."""
    opened = joint.chains[seat]
    if opened is None or opened.count >= chance.CHAIN:
        raise RequestRefused("joint.chain")


def without(match: Match) -> Match:
    """Return the match without the choice that its seat does not reveal: the first legal action counts.

    Raises RequestRefused (joint.not-due) unless another device owes a revelation.
    """
    joint, found = joint_of(match), due(match)
    if not joint.own or not found or found.task != "reveal" or found.seat in joint.own:
        raise RequestRefused("joint.not-due")
    base = matches.choice_ply(match)
    ply = base + match.game.to_act(match.before(base)).index(found.seat)
    first = Choice(None, first_legal(match, found.seat))
    choices = replaced(joint.choices, found.seat, first)
    withheld = tuple(sorted({*joint.withheld, ply}))
    return settled(_with(match, choices=choices, withheld=withheld, held=True))


def first_legal(match: Match, seat: Seat) -> str:
    """Return the action that counts for a seat which does not reveal its choice."""
    return _legal(match, match.before(matches.choice_ply(match)), seat)[0]


def passed_to(match: Match) -> Due | None:
    """Return what another device owes, so that the link is to be sent; None while this device goes on."""
    found = due(match)
    return found if found and not _is_here(match, found) else None


def _is_here(match: Match, found: Due) -> bool:
    """Return True if this device does what is due; it cannot reveal what was chosen on another one."""
    joint = joint_of(match)
    choice = joint.choices[found.seat] if found.task == "reveal" else None
    return joint.held and found.seat in joint.own and not (choice and choice.text is None)


def foreign(match: Match) -> Match:
    """Return an incoming match without what only the device may know that sent it.

    Raises RequestRefused: joint.none for a match of one device, joint.proof without all that its chance is
    checked with, joint.choice if it ends among secret choices, joint.weak for a free seat of the first
    protocol.
    """
    joint = joint_of(match)
    if joint.level == "friends" and (match.seed is None or match.seal is None):
        raise RequestRefused("joint.proof")
    if matches.choice_ply(match) != match.ply:
        raise RequestRefused("joint.choice")
    _check_strong(match)
    choices = [
        Choice(choice.commitment, None) if choice and choice.commitment else choice
        for choice in joint.choices
    ]
    return _with(match, choices=tuple(choices), secrets=(), held=False)


def arrival(known: Match | None, incoming: Match) -> Arrival:
    """Return what an incoming record is, for a device that has seen the match as `known` last, or never."""
    joint = joint_of(incoming)
    if known is None:
        return "free" if free_seats(incoming) and incoming.to_act else "full"
    if joint_of(known).id != joint.id:
        return "other"
    back, on = continues(incoming, known), continues(known, incoming)
    if back or on:
        if back and on:
            return "same"
        if back:
            return "older"
        return "own-moves" if _has_moved(known, incoming) else "next"
    return "taken" if _is_taken(known, incoming) else "rewritten"


def merged(known: Match, incoming: Match) -> Match:
    """Return an incoming continuation with what only this device knows of the match."""
    before, joint = joint_of(known), joint_of(incoming)
    choices = tuple(
        old if old and new and old.commitment == new.commitment else new
        for old, new in zip(before.choices, joint.choices, strict=True)
    )
    same_round = matches.choice_ply(known) == matches.choice_ply(incoming)
    joint = replace(
        joint, secrets=before.secrets, choices=choices if same_round else joint.choices, held=False
    )
    return settled(_received(replace(incoming, joint=joint)))


def continues(before: Match, after: Match) -> bool:
    """Return True if one record of a match contains all that another one tells."""
    old, new = joint_of(before), joint_of(after)
    if _agreed(before) != _agreed(after) or before.seed not in {None, after.seed}:
        return False
    before_ply = before.ply if not any(old.choices) else matches.choice_ply(before)
    return (
        before.lines[:before_ply] == after.lines[:before_ply]
        and old.withheld == new.withheld[: len(old.withheld)]
        and all(ply >= before_ply for ply in new.withheld[len(old.withheld) :])
        and all(mine == theirs[: len(mine)] for mine, theirs in zip(old.plans, new.plans, strict=True))
        and all(_chain_continues(old, new, seat) for seat in range(len(before.names)))
        and all(_choice_continues(before, after, seat) for seat in range(len(before.names)))
    )


def _agreed(match: Match) -> tuple[object, ...]:
    """Return what never changes in a match."""
    joint = joint_of(match)
    options = match.game.format_options(match.options)
    look = match.avatars, match.without_help
    return match.game.name, match.names, options, look, joint.level, joint.protocol, joint.id, match.seal


def _chain_continues(old: Joint, new: Joint, seat: Seat) -> bool:
    """Return True if the newest number of a seat proves the one that was seen before."""
    seen = old.chains[seat]
    return seen is None or joints.value_at(new, seat, seen.count) == seen.value


def _choice_continues(before: Match, after: Match, seat: Seat) -> bool:
    """Return True if a secret choice is the one that was committed to, as far as it is revealed."""
    old, new = joint_of(before), joint_of(after)
    choice, base = old.choices[seat], matches.choice_ply(before)
    if choice is None:
        return True
    text, ply = _revealed(before, after, seat)
    if text is None:
        now = new.choices[seat] if matches.choice_ply(after) == base else None
        return now is not None and now.commitment == choice.commitment
    if choice.commitment is None:
        return text == choice.text and (ply in new.withheld) == (ply in old.withheld)
    if ply in new.withheld:
        return text == first_legal(before, seat)
    opened = old.chains[seat]
    salt = joints.value_at(new, seat, opened.count + 1) if opened else None
    return salt is not None and joints.commitment(old, base, seat, text, salt) == choice.commitment


def _revealed(before: Match, after: Match, seat: Seat) -> tuple[str | None, int]:
    """Return the action of a secret choice, None while it is secret, and its number."""
    base = matches.choice_ply(before)
    ply = base + before.game.to_act(before.before(base)).index(seat)
    if matches.choice_ply(after) != base:
        return (after.lines[ply] if ply < after.ply else None), ply
    choice = joint_of(after).choices[seat]
    return (choice.text if choice and choice.commitment is None else None), ply


def _has_moved(known: Match, incoming: Match) -> bool:
    """Return True if a seat of this device has acted, chosen, planned or opened a number elsewhere."""
    if withheld_here(known, incoming):
        return True
    old, new = joint_of(known), joint_of(incoming)
    mine = [action for action in incoming.log[matches.choice_ply(known) :] if action.seat in old.own]
    expected = sum(1 for seat in old.own if old.choices[seat])
    if old.level == "friends" and len(mine) > expected:
        return True
    is_same_round = matches.choice_ply(known) == matches.choice_ply(incoming)
    return any(
        new.chains[seat] != old.chains[seat]
        or new.plans[seat] != old.plans[seat]
        or (new.choices[seat] and not (is_same_round and old.choices[seat]))
        for seat in old.own
    )


def withheld_here(known: Match, incoming: Match) -> tuple[Seat, ...]:
    """Return the seats of this device whose secret choice another one has gone on without."""
    old, new = joint_of(known), joint_of(incoming)
    base = matches.choice_ply(incoming)
    to_act = incoming.game.to_act(incoming.before(base))
    seats = [
        incoming.log[ply].seat if ply < base else to_act[ply - base]
        for ply in new.withheld
        if ply not in old.withheld
    ]
    return tuple(seat for seat in seats if seat in old.own)


def _is_taken(known: Match, incoming: Match) -> bool:
    """Return True if a seat of this device is that of another one in an incoming record."""
    old, new = joint_of(known), joint_of(incoming)
    first = [(joints.value_at(old, seat, 0), joints.value_at(new, seat, 0)) for seat in old.own]
    return any(theirs is not None and mine != theirs for mine, theirs in first)


def check(match: Match) -> None:
    """Check all that a joint record claims beside the legality of its actions.

    Raises GameError: joint.level, joint.seal, joint.drawn, joint.plan, joint.early, joint.choice or
    joint.withheld, with the number of the action (ply) that is at fault, if it is one.
    """
    joint = joint_of(match)
    if joint.level not in levels(match):
        raise GameError("joint.level")
    _check_free(match)
    if joint.level == "plan":
        _check_plans(match)
    elif any(joint.plans):
        raise GameError("joint.form", header="plans")
    elif match.seed is not None:
        _check_seed(match)
    _check_choices(match)
    for ply in joint.withheld:
        _check_withheld(match, ply)


def _check_free(match: Match) -> None:
    """Check that nothing was decided for a free seat (joint.early)."""
    joint, free = joint_of(match), free_seats(match)
    if any(joint.plans[seat] or joint.choices[seat] for seat in free):
        raise GameError("joint.early")
    for ply, action in enumerate(match.log):
        if action.seat in free:
            raise GameError("joint.early", ply=ply)


def _check_seed(match: Match) -> None:
    """Check that the seed fits its commitment and draws every action of chance."""
    assert match.seed is not None
    if match.seal != chance.seal(match.seed):
        raise GameError("joint.seal")
    for ply, action in enumerate(match.log):
        if action.seat == CHANCE:
            _check_drawn(match, ply)


def _check_drawn(match: Match, ply: int) -> None:
    """Check that an action of chance is the one that its seed draws."""
    if match.log[ply] != matches.drawn(match, match.before(ply), ply):
        raise GameError("joint.drawn", ply=ply)


def _check_plans(match: Match) -> None:
    """Check that chance follows from the opened numbers, and every decision of a person from its plan."""
    joint, plans = joint_of(match), _plans(match)
    if match.seal is not None or match.seed is not None:
        raise GameError("joint.seal")
    if any(plans.check(plan) != plan for made in joint.plans for plan in made):
        raise GameError("joint.form", header="plans")
    for ply, action in enumerate(match.log):
        state = match.before(ply)
        if action.seat == CHANCE:
            if seed_at(match, state) is None:
                raise GameError("joint.early", ply=ply)
            _check_drawn(match, ply)
        elif action.seat in people(match) and action != planned_action(match, state, action.seat):
            raise GameError("joint.plan", ply=ply)
    _check_opened(match)


def _check_opened(match: Match) -> None:
    """Check that no number is opened, and no plan made, before its time (joint.early)."""
    joint, seats = joint_of(match), people(match)
    has_begun = not free_seats(match) and all(joint.plans[seat] for seat in seats)
    turn = _plans(match).turn(match.state)
    for seat in seats:
        most = joints.numbers_due(joint, turn, seat) if has_begun else 0
        if _opened_count(joint, seat) > most or len(joint.plans[seat]) > _turns_over(match, seat) + 1:
            raise GameError("joint.early")


def _check_choices(match: Match) -> None:
    """Check that secret choices are due, and that those which are open are legal."""
    joint, base = joint_of(match), matches.choice_ply(match)
    state = match.before(base)
    if any(joint.choices) and not matches.is_choosing(match):
        raise GameError("joint.choice")
    for seat, choice in enumerate(joint.choices):
        if choice and choice.text is not None and choice.text not in _legal(match, state, seat):
            raise GameError("joint.choice")


def _check_withheld(match: Match, ply: int) -> None:
    """Check that a choice which was never revealed was secret, and is the first legal one."""
    base = matches.choice_ply(match)
    if ply < base:
        text: str | None = match.lines[ply]
        state = match.before(ply)
        is_secret = len(match.game.to_act(state)) > 1 or matches.is_simultaneous(match, ply - 1)
        seat = match.log[ply].seat
    else:
        state = match.before(base)
        secret = match.game.to_act(state) if matches.is_choosing(match) else ()
        is_secret = ply - base < len(secret)
        seat = secret[ply - base] if is_secret else CHANCE
        choice = joint_of(match).choices[seat] if is_secret else None
        text = choice.text if choice else None
    if seat == CHANCE or not is_secret or text != _legal(match, state, seat)[0]:
        raise GameError("joint.withheld")


def _legal(match: Match, state: Any, seat: Seat) -> list[str]:
    """Return the texts of the legal actions of a seat."""
    return [match.game.format_action(action) for action in match.game.legal_actions(state, seat)]


def joint_of(match: Match) -> Joint:
    """Return the joint form of a match; raises RequestRefused (joint.none)."""
    if match.joint is None:
        raise RequestRefused("joint.none")
    return match.joint


def _received(match: Match) -> Match:
    """Return the match held by this device if one of its seats owes something."""
    match = _with(match, held=False)
    found = due(match)
    return _with(match, held=bool(found and found.seat in joint_of(match).own))


def _with(match: Match, **changes: Any) -> Match:
    """Return the match with other values for some fields of its joint form."""
    return replace(match, joint=replace(joint_of(match), **changes))
