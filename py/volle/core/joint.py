"""The joint form of a match, which several devices play by sending each other its record.

Each seat of a person has a hash chain, whose first number its device publishes when the seat is taken. Later
numbers are opened one by one: they hide the seat's secret choices until they are revealed, and in a match of
the level `plan` they are the source of all chance. docs/playing-by-link.md has the protocol.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from volle.core import chance
from volle.core.errors import BadOptions
from volle.core.fast_dataclass import fast_dataclass
from volle.core.game import Seat

Level: TypeAlias = Literal["friends", "plan"]
"""The protection of chance: the seed travels with the match, or each turn follows a plan made before it."""
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
FIRST_PROTOCOL: Final = 1
"""The protocol in which the first numbers of plans counted, which the last seat could choose; only matches
that began with it still use it."""
PROTOCOL: Final = 2

_WORDS: Final[Mapping[str, tuple[Level, int]]] = {
    "friends": ("friends", PROTOCOL),
    "plan": ("plan", FIRST_PROTOCOL),
    "plan2": ("plan", PROTOCOL),
}
"""The words of records for a level and its protocol."""
_HEX: Final = re.compile("[0-9a-f]{32}")
_COUNT: Final = re.compile("0|[1-9][0-9]{0,3}")
_SEPARATOR: Final = " | "
_NONE: Final = "-"
_HELD: Final[Mapping[str, bool]] = {"held": True, "waits": False}


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Opened:
    """The number of a seat's chain that was opened last; hashing it gives all earlier ones."""

    count: int
    """The count of numbers opened after the first."""
    value: bytes


class Choice(NamedTuple):
    """A choice that a seat makes while others choose too."""

    commitment: bytes | None
    """None once the choice is revealed."""
    text: str | None
    """The action; None while only its own device knows it."""


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Joint:
    """The parts of a joint match beside its actions. In seat order, a bot has None, or nothing."""

    level: Level
    protocol: int
    id: str
    """32 hexadecimal digits, the same in every record of the match."""
    chains: tuple[Opened | None, ...]
    """None also for a free seat."""
    choices: tuple[Choice | None, ...]
    """The choices of the present round of secret choices; None for a seat that has made none."""
    plans: tuple[tuple[str, ...], ...]
    """The plan for each turn of a seat, in the order of its turns."""
    withheld: tuple[int, ...] = ()
    """Numbers of the actions that stand for a choice that its seat never revealed."""
    secrets: tuple[bytes | None, ...] = ()
    """The secrets of the chains that this device owns; empty on a device without a seat."""
    held: bool = False
    """True if it is up to this device to act and to send the next link."""

    @property
    def is_weak(self) -> bool:
        """True if the last seat and an accomplice could choose the dice of the first round."""
        return self.protocol == FIRST_PROTOCOL

    @property
    def own(self) -> tuple[Seat, ...]:
        """The seats that play on this device."""
        return tuple(seat for seat, secret in enumerate(self.secrets) if secret is not None)


def value_at(joint: Joint, seat: Seat, count: int) -> bytes | None:
    """Return number `count` of a seat's chain; None if it is not opened yet."""
    opened = joint.chains[seat]
    return None if opened is None or count > opened.count else _numbers(opened.count, opened.value)[count]


@lru_cache(maxsize=64)
def _numbers(count: int, value: bytes) -> tuple[bytes, ...]:
    """Return the numbers 0 to `count` of a chain from its newest one: each needs all hashes before it."""
    numbers = [value]
    for _ in range(count):
        numbers.append(chance.hashed(numbers[-1], 1))
    return tuple(reversed(numbers))


def next_value(joint: Joint, seat: Seat) -> bytes:
    """Return the next number of a seat of this device, which is still secret."""
    opened, secret = joint.chains[seat], joint.secrets[seat]
    assert opened is not None
    assert secret is not None
    return chance.chain_value(secret, opened.count + 1)


def commitment(joint: Joint, ply: int, seat: Seat, text: str, salt: bytes) -> bytes:
    """Return the commitment to an action; `ply` is the number of the first action of the secret choices."""
    return chance.derive_seed("volle choice", joint.id, ply, seat + 1, text, salt.hex())


def turn_seed(joint: Joint, turn: int, people: Iterable[Seat]) -> bytes | None:
    """Return the seed of a turn, from 0; None until every person has opened the number that it needs."""
    values: list[str] = []
    for seat in people:
        value = value_at(joint, seat, numbers_due(joint, turn, seat))
        if value is None:
            return None
        values.append(value.hex())
    return chance.derive_seed("volle turn", joint.id, turn, *values)


def first_numbers(joint: Joint) -> int:
    """Return the count of numbers that each seat opens before the first turn."""
    return 0 if joint.is_weak else 1


def numbers_due(joint: Joint, turn: int, seat: Seat) -> int:
    """Return the count of numbers that a seat has opened when turn number `turn`, from 0, is played.

    The first one is opened when all seats are taken and the first plans made, and another one at the
    beginning of each turn of the seat. So the numbers of all others are opened after the plan of the seat in
    turn. In the first protocol, none is opened before the turns.
    """
    return turns_begun(turn, seat, len(joint.chains)) + first_numbers(joint)


def turns_begun(turn: int, seat: Seat, seats: int) -> int:
    """Return the number of turns that a seat has begun when turn number `turn`, from 0, is played."""
    return turn // seats + (seat <= turn % seats)


def format_joint(joint: Joint, private: bool) -> dict[str, str]:
    """Return the headers of the joint form, by name; without secrets unless they are for this device."""
    word = next(word for word, kind in _WORDS.items() if kind == (joint.level, joint.protocol))
    headers = {
        "joint": f"{word} {joint.id}",
        "chains": _SEPARATOR.join(
            f"{opened.count} {opened.value.hex()}" if opened else _NONE for opened in joint.chains
        ),
        "plans": _SEPARATOR.join(" ".join(plans) or _NONE for plans in joint.plans),
        "choices": _SEPARATOR.join(map(_format_choice, joint.choices)),
        "withheld": " ".join(map(str, joint.withheld)),
    }
    if not any(joint.plans):
        del headers["plans"]
    if not any(joint.choices):
        del headers["choices"]
    if private and joint.own:
        held = "held" if joint.held else "waits"
        headers["device"] = _SEPARATOR.join(
            (held, *(secret.hex() if secret else _NONE for secret in joint.secrets))
        )
        hidden = [choice.text if choice and choice.commitment else None for choice in joint.choices]
        if any(hidden):
            headers["hidden"] = _SEPARATOR.join(text or _NONE for text in hidden)
    return headers


def _format_choice(choice: Choice | None) -> str:
    """Return a choice as everyone may see it."""
    if choice is None:
        return _NONE
    return choice.commitment.hex() if choice.commitment else choice.text or _NONE


def parse_joint(headers: Mapping[str, str], people: Sequence[bool]) -> Joint:
    """Parse the headers of the joint form; `people` are True for the seats of persons.

    Raises BadOptions (joint.form) for the first that is at fault.
    """
    seats = len(people)
    word, _, id_ = headers["joint"].partition(" ")
    if word not in _WORDS or not _HEX.fullmatch(id_):
        raise BadOptions("joint.form", header="joint")
    chains = [_opened(text) for text in _parts(headers, "chains", seats)]
    plans = [tuple(text.split(" ")) if text != _NONE else () for text in _parts(headers, "plans", seats)]
    hidden = _parts(headers, "hidden", seats)
    choices = [
        _choice(text, secret) for text, secret in zip(_parts(headers, "choices", seats), hidden, strict=True)
    ]
    if not any(chains):
        raise BadOptions("joint.form", header="chains")
    held, secrets = _device(headers, seats)
    for name, found in (("chains", chains), ("choices", choices), ("plans", plans), ("device", secrets)):
        if any(value and not person for value, person in zip(found, people, strict=bool(found))):
            raise BadOptions("joint.form", header=name)
    return Joint(
        *_WORDS[word],
        id_,
        tuple(chains),
        tuple(choices),
        tuple(plans),
        _withheld(headers.get("withheld")),
        secrets,
        held,
    )


def _parts(headers: Mapping[str, str], name: str, seats: int) -> list[str]:
    """Return the part of each seat; none for a missing header."""
    text = headers.get(name)
    parts = [_NONE] * seats if text is None else text.split(_SEPARATOR)
    if len(parts) != seats or not all(parts):
        raise BadOptions("joint.form", header=name)
    return parts


def _opened(text: str) -> Opened | None:
    """Parse the newest number of a chain."""
    if text == _NONE:
        return None
    count, _, value = text.partition(" ")
    if not _COUNT.fullmatch(count) or int(count) > chance.CHAIN or not _HEX.fullmatch(value):
        raise BadOptions("joint.form", header="chains")
    return Opened(int(count), bytes.fromhex(value))


def _choice(text: str, hidden: str) -> Choice | None:
    """Parse a choice, with the action that only this device knows."""
    if _HEX.fullmatch(text):
        return Choice(bytes.fromhex(text), None if hidden == _NONE else hidden)
    if hidden != _NONE:
        raise BadOptions("joint.form", header="hidden")
    return None if text == _NONE else Choice(None, text)


def _device(headers: Mapping[str, str], seats: int) -> tuple[bool, tuple[bytes | None, ...]]:
    """Parse whether this device holds the match, and its secrets."""
    if "device" not in headers:
        return False, ()
    held, *secrets = headers["device"].split(_SEPARATOR)
    if (
        held not in _HELD
        or len(secrets) != seats
        or any(s != _NONE and not _HEX.fullmatch(s) for s in secrets)
    ):
        raise BadOptions("joint.form", header="device")
    return _HELD[held], tuple(None if secret == _NONE else bytes.fromhex(secret) for secret in secrets)


def _withheld(text: str | None) -> tuple[int, ...]:
    """Parse the numbers of choices that were never revealed."""
    if text is None:
        return ()
    words = text.split(" ")
    found = tuple(int(word) for word in words if word.isascii() and word.isdecimal() and len(word) < 7)
    if [*map(str, found)] != words or list(found) != sorted({*found}):
        raise BadOptions("joint.form", header="withheld")
    return found
