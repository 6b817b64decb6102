"""The random source: fixed values, fair dice, and the derivation of streams."""

from hashlib import sha256
from itertools import permutations

import pytest

from volle.core import chance
from volle.core.errors import BadNotation
from volle.core.game import CHANCE

ZEROS = bytes(16)
COUNTING = bytes(range(16))
CHI_SQUARE_99_99 = {8: 29.88, 10: 33.72, 12: 37.37, 24: 57.0}
"""Limits that a fair source exceeds once in ten thousand times, by the number of outcomes."""


def test_stream_has_the_words_it_always_had():
    stream = chance.stream(ZEROS, 0, CHANCE)
    assert [stream.word() for _ in range(10)] == [
        1628597729,
        3080042870,
        4088170383,
        1223200679,
        2055722800,
        2342878326,
        1119478022,
        2214831254,
        3933368622,
        281259361,
    ]


def test_stream_throws_and_shuffles_as_it_always_did():
    stream = chance.stream(COUNTING, 7, 2)
    assert [stream.die(12) for _ in range(12)] == [5, 10, 10, 3, 2, 6, 2, 8, 1, 6, 7, 5]
    assert stream.sample(range(10), 4) == (3, 0, 5, 9)


def test_stream_is_sha_256_of_seed_ply_seat_and_counter():
    key = COUNTING + (7).to_bytes(4, "big") + b"\3"
    blocks = b"".join(sha256(key + counter.to_bytes(4, "big")).digest() for counter in range(3))
    words = [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, len(blocks), 4)]
    stream = chance.stream(COUNTING, 7, 2)
    assert [stream.word() for _ in words] == words


def test_stream_of_chance_bears_a_zero_where_seats_count_from_one():
    key = ZEROS + bytes(4) + b"\0" + bytes(4)
    assert chance.stream(ZEROS, 0, CHANCE).word() == int.from_bytes(sha256(key).digest()[:4], "big")


def test_streams_of_other_plies_and_seats_are_others():
    first = [
        chance.stream(seed, ply, seat).word()
        for seed in (ZEROS, COUNTING)
        for ply in (0, 1, 256, 2**24)
        for seat in (CHANCE, 0, 1, 5)
    ]
    assert len(set(first)) == len(first)


@pytest.mark.parametrize(
    ("bound", "words", "number"),
    [
        (3, [2**32 - 1, 4], 1),  # 2**32 - 1 is the one word too many for threes
        (12, [2**32 - 4, 2**32 - 1, 2**32 - 5], (2**32 - 5) % 12),  # 2**32 is 4 more than a multiple of 12
        (8, [2**32 - 1], 7),
        (1, [2**32 - 1], 0),
        (2**32, [2**32 - 1], 2**32 - 1),
    ],
)
def test_words_beyond_the_last_full_multiple_are_thrown_away(monkeypatch, bound, words, number):
    source = iter(words)
    monkeypatch.setattr(chance.Stream, "word", lambda _: next(source))
    assert chance.Stream(b"").below(bound) == number
    assert next(source, None) is None


def chi_square(counts):
    """Return the chi-square statistic of counts against equal ones."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def counted(throw, outcomes, times=12_000):
    """Return the count of each outcome."""
    numbers = [throw() for _ in range(times)]
    return [numbers.count(outcome) for outcome in outcomes]


@pytest.mark.parametrize("sides", [8, 10, 12])
def test_dice_are_fair(sides):
    stream = chance.stream(chance.derive_seed("fair", sides), 0, CHANCE)
    counts = counted(lambda: stream.die(sides), range(1, sides + 1))
    assert sum(counts) == 12_000
    assert chi_square(counts) < CHI_SQUARE_99_99[sides]


@pytest.mark.parametrize("sides", [8, 10, 12])
def test_a_loaded_die_is_found_out(sides):
    stream = chance.stream(chance.derive_seed("loaded", sides), 0, CHANCE)

    def throw():
        """Roll a die that repeats one in ten rolls of a 1."""
        value = stream.die(sides)
        return stream.die(sides) if value == 1 and stream.below(3) == 0 else value

    assert chi_square(counted(throw, range(1, sides + 1))) > CHI_SQUARE_99_99[sides]


def test_shuffles_are_fair():
    stream = chance.stream(chance.derive_seed("shuffle"), 0, CHANCE)
    counts = counted(lambda: stream.sample("abcd", 4), list(permutations("abcd")))
    assert sum(counts) == 12_000
    assert chi_square(counts) < CHI_SQUARE_99_99[24]


def test_samples_are_the_first_steps_of_a_shuffle():
    whole = chance.stream(ZEROS, 3, 0).sample(range(20), 20)
    assert sorted(whole) == list(range(20))
    assert chance.stream(ZEROS, 3, 0).sample(range(20), 5) == whole[:5]
    assert chance.stream(ZEROS, 3, 0).sample(range(20), 0) == ()


def test_indices_come_in_proportion_to_their_weights(monkeypatch):
    stream = chance.stream(ZEROS, 0, 0)
    numbers = iter(range(4))
    monkeypatch.setattr(chance.Stream, "below", lambda _self, bound: next(numbers) % bound)
    assert [stream.weighted((3, 0, 1)) for _ in range(4)] == [0, 0, 0, 2]


def test_choices_are_among_the_items():
    stream = chance.stream(ZEROS, 0, 0)
    assert {stream.choice("abc") for _ in range(50)} == set("abc")


def test_seal_is_the_sha_256_of_the_seed():
    assert chance.seal(ZEROS) == "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"
    assert chance.seal(ZEROS) == sha256(ZEROS).hexdigest()


@pytest.mark.parametrize("text", ["", "0" * 31, "0" * 33, "0" * 31 + "g", "A" * 32, "٣" * 32, " " + "0" * 31])
def test_seed_is_32_hexadecimal_digits(text):
    with pytest.raises(BadNotation) as refusal:
        chance.parse_seed(text)
    assert refusal.value.code == "notation.seed"


def test_seed_equals_its_text():
    assert chance.format_seed(COUNTING) == "000102030405060708090a0b0c0d0e0f"
    assert chance.parse_seed(chance.format_seed(COUNTING)) == COUNTING


def test_seed_derived_from_words_is_always_the_same():
    assert chance.derive_seed("a", 1).hex() == "4f395a2e9ea1c0680348d38413545827"
    assert chance.derive_seed("a", 1) == chance.derive_seed("a", "1") != chance.derive_seed("a", 2)
