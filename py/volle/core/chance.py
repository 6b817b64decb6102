"""The one random source: a SHA-256 stream keyed by seed, ply and seat.

Each decision has a stream of its own, so a bot cannot disturb the dice, taking back does not buy
another roll, and any single draw of a match can be checked without drawing the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from struct import Struct
from typing import Final, TypeVar

from volle.core.errors import BadNotation

T = TypeVar("T")

SEED_BYTES: Final = 16
CHAIN: Final = 1000
"""The count of numbers of a hash chain that can be opened after the first."""
_WORDS: Final = 1 << 32
_BLOCK: Final = Struct(">8I")


class Stream:
    """An endless sequence of 32-bit words: SHA-256(key, 0), SHA-256(key, 1), ... in big-endian words.

    The counter is four bytes, big-endian, and stands behind the key.
    """

    __slots__ = ("_counter", "_key", "_words")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._counter = 0
        self._words: list[int] = []
        """The unused words of the block, the next one last."""

    def word(self) -> int:
        """The next word, 0 to 2**32 - 1."""
        if not self._words:
            block = sha256(self._key + self._counter.to_bytes(4, "big")).digest()
            self._words = [*reversed(_BLOCK.unpack(block))]
            self._counter += 1
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1, each equally likely.

        Words from the last full multiple of `bound` on are thrown away.
        """
        limit = _WORDS - _WORDS % bound
        while True:
            # Most words are at hand: no need to call for them.
            word = self._words.pop() if self._words else self.word()
            if word < limit:
                return word % bound

    def die(self, sides: int) -> int:
        """A number from 1 to `sides`."""
        return 1 + self.below(sides)

    def dice(self, sides: int, count: int) -> list[int]:
        """Return the numbers of `count` dice, in the order in which they are thrown."""
        return [1 + self.below(sides) for _ in range(count)]

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, each equally likely."""
        return items[self.below(len(items))]

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, with probabilities in proportion to the weights; their sum is from 1 to 2**32."""
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError("a number below the sum is below some part of it")

    def sample(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """`count` of `items` without replacement, in the order drawn: the first steps of a shuffle."""
        pool = list(items)
        for place in range(count):
            other = place + self.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        return tuple(pool[:count])


def stream(seed: bytes, ply: int, seat: int) -> Stream:
    """The stream of one decision.

    Its key is the seed, the ply in four bytes, big-endian, and seat + 1 in one byte (0 for chance).
    """
    return Stream(seed + ply.to_bytes(4, "big") + (seat + 1).to_bytes(1, "big"))


def addressed(seed: bytes, *address: str | int) -> Stream:
    """The stream of what is found at an address, such as the first roll of the second seat in round 3.

    Matches of one seed that have gone different ways still find the same numbers at the same address.
    """
    return Stream(derive_seed(seed.hex(), *address))


def hashed(value: bytes, times: int) -> bytes:
    """Return the number of a hash chain that lies `times` before this one."""
    for _ in range(times):
        value = derive_seed("volle chain", value.hex())
    return value


def chain_value(secret: bytes, count: int) -> bytes:
    """Return number `count` of the hash chain of a secret, from 0: each one proves all before it."""
    return hashed(secret, CHAIN - count)


def seal(seed: bytes) -> str:
    """Return the commitment to a seed, SHA-256 in hex: shown before a match, checked after it."""
    return sha256(seed).hexdigest()


def parse_seed(text: str) -> bytes:
    """The seed that 32 hexadecimal digits stand for; raises BadNotation (notation.seed)."""
    if len(text) != 2 * SEED_BYTES or not set(text) <= set("0123456789abcdef"):
        raise BadNotation("notation.seed")
    return bytes.fromhex(text)


def format_seed(seed: bytes) -> str:
    """The 32 hexadecimal digits of a seed."""
    return seed.hex()


def derive_seed(*parts: str | int) -> bytes:
    """A seed from words and numbers, for runs that must come out the same again."""
    return sha256("\n".join(map(str, parts)).encode()).digest()[:SEED_BYTES]
