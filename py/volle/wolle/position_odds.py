"""The odds of a position for one seat: of each bid, and of each die to keep.

The values of cards come from a simple table that is the same for every seat; docs/odds.md lists it.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

from volle.core.odds import AimOdds, Expectation, Odds, OptionOdds, Unit, expectation
from volle.wolle import aims, table
from volle.wolle.aims import AIMS, CODES, TENTHS, Aim, Code, Expected, Terms
from volle.wolle.notation import format_action
from volle.wolle.types import DIE_NAMES, Card, Claim, Keep, MakeBid, Miss, Rescue
from volle.wolle.view import SeatView, TurnView, View

SET_CARDS: Final = {"370": 45, "007": 60}
"""The value of one more card of a set, in tenths of a point."""
DOGS: Final = (0, 120, 20, -20)
"""The value of 0 to 3 dogs without the bone, in tenths; more count as three.

Rules wolle.score.dog-none, wolle.score.dog-one, wolle.score.dog-most.
"""
BONE: Final = 20
"""The value of the bone besides the points for its owner's dogs, in tenths."""
_BONE_DOG: Final = 40
UNITS: Final[Mapping[Code, Unit]] = {"cards": "cards", "cards-behind": "cards", "worth": "points"}
"""The units of the expectations that are not chances."""
_FIRST: Final = "bids-first"
_LAST: Final = "bids-last"
_TABLE: Final = "worth-table"

Expectations: TypeAlias = list[tuple[tuple[str, ...], Expected]]


def position_odds(view: View) -> Odds | None:
    """Return the odds of each bid of the seat, or of each option of the current turn.

    None if no seat bids or rolls, or if the view belongs to no seat during the bids.
    """
    if view.phase == "bids":
        return _bids_odds(view)
    turn = view.turn
    if turn is None or view.phase not in ("roll", "try") or not turn.rolls:
        return None
    found = tuple(_aim_odds(aim, expectations(view, aim)) for aim in AIMS)
    return Odds(turn.seat, (_TABLE,), found)


def expectations(view: View, aim: Aim) -> Expectations:
    """Return the expectations of each bid of the seat, or of each option of the current turn, for one aim."""
    if view.phase == "bids":
        return _bid_options(view, aim)
    assert view.turn is not None, "a seat bids or rolls"
    return _turn_options(view, view.turn, aim)


def _bids_odds(view: View) -> Odds | None:
    """Return the odds of each bid that the seat may make, or of the one it has made, as if it rolled first.

    No bid is marked as best: a lower bid is always reached more often, and the choice depends on the order of
    seats and the cards left by then. Advice weighs that.
    """
    if view.seat is None:
        return None
    remarks = (_TABLE,) if len(view.seats) == 2 else (_LAST, _TABLE)
    found = tuple(
        AimOdds(aim, tuple(_option_odds(*bid, False) for bid in expectations(view, aim))) for aim in AIMS
    )
    cautions = tuple(
        format_action(action)
        for action in view.legal
        if isinstance(action, MakeBid) and _is_probably_last(view, action)
    )
    return Odds(view.seat, remarks, found, _FIRST, cautions)


def _is_probably_last(view: View, action: MakeBid) -> bool:
    """Return True if a bid goes last in at least half of all cases, if the others bid as usual.

    With two seats, the last one rolls too. Rules wolle.bid.order, wolle.bid.tie, wolle.turn.last.
    """
    own, target = view.seats[action.seat].sheep_number or 0, action.bid.target
    chance = Fraction(1)
    for seat, other in enumerate(view.seats):
        if seat != action.seat:
            from_ = target + (own < (other.sheep_number or 0))
            before = sum(usual >= from_ for usual in table.USUAL_BIDS)
            chance *= Fraction(before, len(table.USUAL_BIDS))
    return len(view.seats) > 2 and 2 * chance >= 1


def _bid_options(view: View, aim: Aim) -> Expectations:
    """Return the expectations of each bid."""
    assert view.seat is not None, "a seat bids"
    made = [action for action in view.legal if isinstance(action, MakeBid)]
    if own := view.seats[view.seat].bid:
        made = [MakeBid(view.seat, own)]
    actions = [(format_action(action),) if view.legal else () for action in made]
    return list(zip(actions, [of_bid(view, action, aim) for action in made], strict=True))


def of_bid(view: View, action: MakeBid, aim: Aim) -> Expected:
    """Return the expectations of a bid. Rule wolle.bid.plus-cost."""
    own, cost = view.seats[action.seat], table.bid_cost(action.bid)
    terms = _terms(view, own, action.bid.target, own.chips - cost, view.stock + cost)
    found = aims.before_turn(terms, aim)
    found = {**found, "worth": found["worth"] - cost}
    left = len(view.display) - table.entitled(1)
    return {**found, "cards-behind": _cards_of(found, left)} if left > 0 else found


def _cards_of(found: Expected, left: int) -> Fraction:
    """Return the cards earned by the same play if only `left` are left."""
    tries = found["try-1"], found["try-2"], found["try-3"]
    first, second, third = (chance * min(table.entitled(n), left) for n, chance in enumerate(tries, 1))
    return first + second + third


def _turn_options(view: View, turn: TurnView, aim: Aim) -> Expectations:
    """Return the expectations of each choice after a try, or of the roll that is due."""
    own = view.seats[turn.seat]
    terms = _terms(view, own, turn.target, own.chips, view.stock)
    kept = tuple(map(DIE_NAMES.index, turn.kept))
    if turn.dice is None:
        return [((), aims.before_turn(terms, aim))]
    if view.phase == "roll":
        return [((), aims.keeps(terms, aim, turn.dice, kept[:-1])[kept[-1]])]
    total = sum(turn.dice)
    ends = (
        (Claim(turn.seat), turn.claim and aims.claim(terms, turn.tries, total)),
        (Rescue(turn.seat), turn.rescue and aims.rescue(terms, total)),
        (Miss(turn.seat), turn.tries == table.TRIES and aims.miss(terms, total)),
    )
    found: Expectations = [((format_action(action),), aims.ended(terms, end)) for action, end in ends if end]
    if turn.tries < table.TRIES:
        keeps = aims.keeps(terms, aim, turn.dice, kept).items()
        found += [((format_action(Keep(turn.seat, DIE_NAMES[die])),), expected) for die, expected in keeps]
    return found


def _aim_odds(aim: Aim, options: Expectations) -> AimOdds:
    """Return the odds of the options, for one aim."""
    ranks = [aims.rank(expected, aim) for _, expected in options]
    best = max(ranks) if len(ranks) > 1 else None
    found = [_option_odds(*option, rank == best) for option, rank in zip(options, ranks, strict=True)]
    return AimOdds(aim, tuple(found))


def _option_odds(actions: tuple[str, ...], expected: Expected, is_best: bool) -> OptionOdds:
    """Return the odds of one option, its codes in the order of CODES."""
    codes = [code for code in CODES if code in expected]
    found: dict[str, Expectation] = {
        code: expectation(expected[code], UNITS.get(code, "chance")) for code in codes
    }
    return OptionOdds(actions, is_best, found)


def _terms(view: View, own: SeatView, target: int, chips: int, stock: int) -> Terms:
    """Return the conditions of a dice turn with these cards on the display."""
    corner = own.top.corner if own.top is not None and isinstance(own.top.corner, int) else 0
    first, second, third, black = _spoils(view.display, len(own.dogs), own.has_bone)
    counts = [min(table.entitled(try_), len(view.display)) for try_ in (1, 2, 3)]
    cards = (counts[0], counts[1], counts[2])
    return Terms(target, corner, chips, stock, cards, (first, second, third), black)


@lru_cache(maxsize=64)
def _spoils(display: tuple[Card, ...], dogs: int, has_bone: bool) -> tuple[int, int, int, int | None]:
    """Return the values of the best three, two and one of the cards, and of all black sheep."""
    first, second, third = (
        max([card_value(dogs, has_bone, chosen) for chosen in combinations(display, min(n, len(display)))])
        for n in (3, 2, 1)
    )
    black = tuple([card for card in display if card.kind == "black"])
    return first, second, third, card_value(dogs, has_bone, black) if black else None


def card_value(dogs: int, has_bone: bool, cards: tuple[Card, ...]) -> int:
    """Return the value of cards by the table, in tenths of a point, to a seat with these dogs.

    >>> card_value(0, False, (Card("d1", "dog"), Card("s01", "plain", 8, 1)))
    200
    """
    kinds = [card.kind for card in cards]
    sheep = sum([SET_CARDS.get(card.kind, TENTHS * card.points) for card in cards])
    after = _dogs_value(dogs + kinds.count("dog"), has_bone or "bone" in kinds)
    return sheep + after - _dogs_value(dogs, has_bone)


def _dogs_value(dogs: int, has_bone: bool) -> int:
    """Return the value of dogs and the bone, in tenths."""
    return DOGS[min(dogs, len(DOGS) - 1)] + (_BONE_DOG * dogs + BONE if has_bone else 0)
