"""Volle Wolle for the contract tests: its alphabet, its bounds, and its hidden information."""

from dataclasses import replace
from itertools import combinations, permutations, product
from math import comb

from volle.wolle import GAME, table
from volle.wolle.cards import HOUSE_DECK, format_card
from volle.wolle.types import BIDS, DIE_NAMES, Deal

VARIANTS = 4
LONGEST_TURN = 8
"""Three rolls, two dice kept, a claim, one card taken, the bone; or else a miss, the bone and which of the
black sheep ends on top: a third try that earns one card leaves no choice of the top."""
LAST_PLACE = 2
"""The bone and a top card."""
CLOSE_CALLS = ("phase bids\nundealt *\ndisplay s06 s13 k\n1 board 54 chips 2\n2 board 56 chips 2\n",)
"""Bids of the first round, on cards of a short match."""


def options(_seats, variant):
    """Options: in one variant each seat sees its own herd, in one all herds are open, one is short."""
    return {"open_herd": variant == 1, "open_herds": variant == 2, "short": variant == 3}


def other_value(_option):
    """Return a value of the one option that has no list of values: a deck with better sheep."""
    cards = [format_card(card) for card in HOUSE_DECK.cards]
    return [card | {"points": card["points"] + (card["kind"] == "plain")} for card in cards]


def longest(seats):
    """Return a bound on the actions of a match: the boards, and per round a deal, the bids and the turns."""
    rolling = max(seats - 1, 2)
    return 1 + -(-60 // (seats + 1)) * (1 + seats + rolling * LONGEST_TURN + LAST_PLACE)


def check_conserved(state):
    """Check that all cards of the match and 25 chips exist, each in one place."""
    piles = (state.undealt, state.display, state.new_sheep, *state.herds, *state.dogs)
    ids = [card.id for pile in piles for card in pile] + ["k"] * (state.bone is not None)
    assert sorted(ids) == sorted(card.id for card in state.options.deck.cards)
    assert min(state.chips) >= 0
    assert sum(state.chips) + table.stock(state) == 25
    assert table.stock(state) >= 0


def alphabet(state):
    """Return texts of actions of every kind and seat, with right and wrong cards, dice and boards."""
    yield from _seat_actions(state)
    yield from _deals(state)
    yield from (f"boards {' '.join(map(str, boards))}" for boards in _boards(state))
    if state.phase == "roll":
        values = (range(1, 15), range(1, 12), range(1, 10))
    else:
        values = ((1, 12, 13), (1, 10, 11), (1, 8, 9))
    yield from (f"roll {a} {b} {c}" for a, b, c in product(*values))


def _seat_actions(state):
    """Actions of seats, including seats that are not at the table."""
    displayed = [card.id for card in state.display]
    others = [card.id for pile in (state.new_sheep, state.undealt[:1], *state.herds) for card in pile[-1:]]
    words = [f"bid {bid}" for bid in BIDS]
    words += [f"keep {die}" for die in DIE_NAMES]
    words += ["claim", "rescue", "miss", "steal", "leave"]
    words += [f"top {card.id}" for card in (*state.new_sheep, *state.display)]
    words += [f"top {card}" for card in others]
    cards = list(dict.fromkeys((*displayed, *others[:1])))
    words += [f"take {' '.join(chosen)}" for count in (1, 2, 3) for chosen in combinations(cards, count)]
    return [f"{seat} {word}" for seat in range(1, 7) for word in dict.fromkeys(words)]


def _deals(state):
    """Deals of one to seven cards, undealt or not."""
    undealt = [card.id for card in state.undealt]
    elsewhere = [card.id for card in state.options.deck.cards if card not in state.undealt]
    for count in range(1, 8):
        for cards in (undealt[:count], undealt[-count:], [*elsewhere[:1], *undealt[: count - 1]]):
            if cards:
                yield "deal " + " ".join(dict.fromkeys(cards))


def _boards(state):
    """Boards for the right and wrong numbers of seats, one of them twice, or none of the six."""
    if state.phase == "boards":
        yield from permutations(range(52, 58), state.options.seats)
    for count in range(2, 7):
        numbers = list(range(52, 52 + count))
        yield from (numbers, [*numbers[1:], 58], [*numbers[1:], numbers[1]])


def outcome_test(state):
    """A test of chance actions, independent of the rules where there are too many to list."""
    if state.phase != "deal":
        return {outcome for outcome, _ in GAME.chance_outcomes(state)}.__contains__
    undealt = {card.id for card in state.undealt}
    count = min(len(undealt), state.options.seats + 1)
    return lambda action: (
        isinstance(action, Deal) and len(action.cards) == count and undealt.issuperset(action.cards)
    )


def outcome_count(state):
    """The number of chance outcomes."""
    count = min(len(state.undealt), state.options.seats + 1)
    return comb(len(state.undealt), count) if state.phase == "deal" else 960


def swapped(state, seat, random):
    """Another state that looks the same to `seat`: other secret bids, buried sheep and pile."""
    return _other_bids(_other_sheep(state, seat, random), seat, random)


def _other_bids(state, seat, random):
    """Return other bids for the other seats, while they are secret."""
    if state.order:
        return state
    bids = (
        bid if bid is None or other == seat else random.choice(BIDS) for other, bid in enumerate(state.bids)
    )
    return replace(state, bids=tuple(bids))


def _other_sheep(state, seat, random):
    """Shuffle the sheep below the tops and the undealt ones among each other."""
    if state.phase == "over":
        return state
    options = state.options
    closed = [
        not (options.open_herds or (options.open_herd and owner == seat)) for owner in range(len(state.herds))
    ]
    pool = [card for herd, hidden in zip(state.herds, closed, strict=True) if hidden for card in herd[:-1]]
    pool += [card for card in state.undealt if card.is_sheep]
    random.shuffle(pool)
    herds = tuple(
        (*(pool.pop() for _ in herd[:-1]), *herd[-1:]) if hidden else herd
        for herd, hidden in zip(state.herds, closed, strict=True)
    )
    pile = {*pool, *(card for card in state.undealt if not card.is_sheep)}
    undealt = tuple(card for card in state.options.deck.cards if card in pile)
    return replace(state, herds=herds, undealt=undealt)
