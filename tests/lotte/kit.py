"""Volle Lotte for the contract tests: its alphabet and its bounds; nothing is hidden."""

from collections import Counter
from itertools import combinations, combinations_with_replacement

from volle.lotte import GAME
from volle.lotte.cards import DECK, FULL
from volle.lotte.options import PRESETS

VARIANTS = 4
"""Both presets, and then both with one option of the other; which one depends on the seats."""
CLOSE_CALLS = tuple(
    f"phase go\nleft 10 5 5 5 5 {left}\nscores 0 0\ncard {card}\ncards 1\npoints {points}\ndice 3\n"
    f"aside {dice}\n"
    for left, card, points, dice in (
        ("4 5 5 5 5 1", "bonus-500", 350, "1 1 5 5 5"),
        ("5 4 5 5 5 1", "bonus-600", 400, "3 3 3 5 5"),
    )
)
"""Positions for two seats in which changing any option changes a bot's choice."""
ROLLS = tuple(
    f"roll {' '.join(map(str, dice))}"
    for count in range(1, 7)
    for dice in combinations_with_replacement(range(1, 7), count)
)


def options(seats, variant):
    """Options with a low target, which random bots reach soon."""
    preset, other = list(PRESETS)[:: -1 if variant % 2 else 1]
    single = list(PRESETS[preset])[seats % len(PRESETS[preset])]
    changed = {single: PRESETS[other][single]} if variant >= 2 else {}
    return {"preset": preset, "target": 3000, **changed}


def longest(seats):
    """More actions than any of these matches needs: no rule bounds the length of a match."""
    return 150 * seats


def check_conserved(state):
    """No more cards of a face than in a whole deck, six dice in all, points in fifties."""
    assert all(0 <= count <= whole for count, whole in zip(state.left, FULL, strict=True))
    assert state.cards <= sum(FULL) - sum(state.left) or state.left == FULL
    assert len(state.dice) + len(state.set_aside) in (0, 6)
    assert all(points % 50 == 0 for points in (*state.scores, state.points))
    assert state.points >= 0
    assert min(state.scores) >= 0 or not state.options.floor


def alphabet(state):
    """Return texts of actions of every kind and seat, with right and wrong cards and dice."""
    yield from (f"card {card.name}" for card in DECK)
    yield from ROLLS
    lying = {dice for count in range(1, 7) for dice in combinations(state.dice, count)}
    elsewhere = {(number,) * count for number in range(1, 7) for count in (1, 3)}
    words = [f"keep {' '.join(map(str, dice))}" for dice in sorted(lying | elsewhere)]
    words += ["roll", "stop", "draw"]
    yield from (f"{seat} {word}" for seat in range(1, 11) for word in words)


def outcome_test(state):
    """A test of chance actions, written independently of the rules."""
    left = Counter({card.name: count for card, count in zip(DECK, state.left, strict=True)})
    names = [name for name, count in left.items() if count] or list(left)
    count = 6 if len(state.set_aside) == 6 else 6 - len(state.set_aside)
    words = {
        "card": {f"card {name}" for name in names},
        "roll": {text for text in ROLLS if len(text.split()) == count + 1},
    }.get(state.phase, ())
    return lambda action: GAME.format_action(action) in words


def outcome_count(state):
    """The number of chance outcomes."""
    return len(list(GAME.chance_outcomes(state)))


def swapped(state, _seat, _random):
    """The state itself: only the order of the deck is hidden, and it is not determined yet."""
    return state
