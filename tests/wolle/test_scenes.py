"""Every mutation of a rule makes some scene of that rule fail."""

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from scene_kit import holds, switched

from scenes import load
from volle.core.events import emit
from volle.wolle import disclosure, legal, options, rounds, rules, scoring, table, turns
from volle.wolle.cards import HOUSE_DECK
from volle.wolle.types import BIDS, Card

ALL = load("wolle")
RULEBOOK = Path(__file__).resolve().parents[2] / "rulebook" / "wolle.toml"
RULES = [rule["id"] for rule in tomllib.loads(RULEBOOK.read_text(encoding="utf-8"))["rule"]]


def to(value):
    """A mutation that replaces a value."""
    return lambda _: value


def allowing(code):
    """A mutation of `refuse`: this code is not refused."""
    return lambda refuse: lambda given, *more, **params: given == code or refuse(given, *more, **params)


def earning(wanted, cards):
    """Return a mutation of `entitled`: success in one of the tries earns another number of cards."""
    return lambda entitled: lambda tries: cards if tries == wanted else entitled(tries)


def without(option):
    """A mutation of `Options`: a house rule is not available."""
    return lambda make: lambda seats, **chosen: make(seats, **{**chosen, option: False})


def no_bids(lay_out):
    """Roll in seat order, without bids."""

    def laid_out(state, cards, out):
        return replace(lay_out(state, cards, out), phase="roll", order=tuple(range(state.options.seats)))

    return laid_out


def order_by(key):
    """Return a mutation of the order: the seats by another key, the greatest first."""

    def order(state, bids):
        return tuple(sorted(range(len(bids)), key=lambda seat: key(state, bids, seat), reverse=True))

    return to(order)


def plus_is_27(current_bid):
    """Require 27 for the bid 26+."""

    def bid_of(state, seat):
        bid = current_bid(state, seat)
        return bid._replace(target=27) if bid.plus else bid

    return bid_of


def help_immediately(roll):
    """Use bonus and chips as soon as they reach the bid."""

    def rolled(state, dice, out):
        state = roll(state, dice, out)
        if state.phase != "try" or not table.claim_payment(state):
            return state
        return turns.claim(state, table.acting_seat(state), out)

    return rolled


def no_success_by_itself(_roll):
    """A seat that reaches the bid may still go on."""

    def rolled(state, dice, out):
        state = replace(state, phase="try", dice=dice, tries=state.tries + 1)
        emit(out, state, turns._rolled, state, table.acting_seat(state), dice)
        return state

    return rolled


def corner_of_all(choose):
    """Return a mutation of the active corner, which combines all corners of a herd."""

    def corner(state, seat):
        return choose([card.corner for card in state.herds[seat] if card.corner != "bone"] or [0])

    return to(corner)


def bone_is_a_bonus(corner_value):
    """A bone symbol on top counts as a bonus of 1."""

    def corner(state, seat):
        top = table.top_card(state, seat)
        return 1 if top is not None and top.corner == "bone" else corner_value(state, seat)

    return corner


def rolls_for_nothing(begin_turn):
    """A seat must roll in its turn, though no card is left."""
    return lambda state, out: begin_turn(state, out) if state.display else state


def rescue_with_all_bonus(_payment_to_safety):
    """Use the bonus first, even if it carries a rescue beyond the bid."""
    return lambda result, _target, corner, chips: table.payment(result, 14, corner, chips)


def first_sheep(state, seat):
    """Return the sheep at the bottom of a herd."""
    return next(iter(state.herds[seat]), None)


def never_over(end_round):
    """Begin a round after the last card."""
    return lambda state, _out, skipped=(): replace(end_round(state, [], skipped), phase="deal")


def one_winner(score_all):
    """Award the win to the first seat with the best score alone."""

    def scored(state):
        result = score_all(state)
        return replace(result, winners=result.winners[:1])

    return scored


def most_alone(dogs, most_others):
    """A seat that shares the most dogs loses nothing."""
    return 9 * (dogs == 1) - 5 * (dogs > most_others)


def best_go_back(herd, dogs):
    """Put back the two plain sheep with the most points."""
    plain = sorted((card for card in herd if card.kind == "plain"), key=lambda card: -card.points)
    return () if dogs else tuple(plain[:2])


def second_keeps_leftover(_acting_seat):
    """The leftovers of two seats stay with the one that rolled last."""
    return lambda state: state.order[min(state.place, len(state.order) - 1)]


MUTATIONS = {
    "wolle.deck": (legal, "_check_deal", to(lambda *_: None)),
    "wolle.dice": (legal, "_FACES", to((range(1, 21),) * 3)),
    "wolle.dice/smaller": (legal, "_FACES", to((range(1, 11), range(1, 9), range(1, 7)))),
    "wolle.chips": (table, "START_CHIPS", to(3)),
    "wolle.chips/in-the-stock": (table, "CHIPS", to(30)),
    "wolle.boards": (legal, "BOARD_NUMBERS", to(range(1, 58))),
    "wolle.round.order": (rounds, "lay_out", no_bids),
    "wolle.layout": (table, "layout_count", to(lambda seats: seats)),
    "wolle.bid.secret": (disclosure, "replace", to(lambda event, **_: event)),
    "wolle.bid.secret/twice": (legal, "refuse", allowing("bid.twice")),
    "wolle.bid.range": (legal, "_FIELDS", to(frozenset(BIDS[1:]))),
    "wolle.bid.order": (rounds, "_order", order_by(lambda _state, bids, seat: (-bids[seat].target, seat))),
    "wolle.bid.order/plus-as-26": (
        rounds,
        "_order",
        order_by(lambda state, bids, seat: (bids[seat].target, -table.sheep_number(state, seat))),
    ),
    "wolle.bid.tie": (
        rounds,
        "_order",
        order_by(lambda state, bids, seat: (bids[seat], table.sheep_number(state, seat))),
    ),
    "wolle.bid.plus-cost": (table, "bid_cost", to(lambda _bid: 0)),
    "wolle.bid.plus-needs-chip": (legal, "refuse", allowing("bid.no-chip")),
    "wolle.bid.plus-is-26": (table, "current_bid", plus_is_27),
    "wolle.turn.tries": (table, "TRIES", to(2)),
    "wolle.turn.first": (table, "entitled", earning(1, 2)),
    "wolle.turn.second": (table, "entitled", earning(2, 3)),
    "wolle.turn.third": (table, "entitled", earning(3, 2)),
    "wolle.turn.third/any-die": (legal, "refuse", allowing("keep.lying")),
    "wolle.turn.no-pass": (legal, "refuse", allowing("miss.too-early")),
    "wolle.turn.miss": (turns, "_gain_chip", to(lambda state, *_: state)),
    "wolle.turn.last": (table, "rolls_in_turn", to(lambda state: state.place < len(state.order))),
    "wolle.turn.empty-display": (turns, "_begin_turn", rolls_for_nothing),
    "wolle.turn.stock-empty": (table, "chips_due", to(lambda *_: 1)),
    "wolle.result.sum": (table, "roll_result", to(lambda dice, corner: max(dice) + min(corner, 0))),
    "wolle.result.malus": (table, "roll_result", to(lambda dice, _corner: sum(dice))),
    "wolle.result.bonus": (
        table,
        "payment",
        lambda payment: lambda result, target, _corner, chips: payment(result, target, 0, chips),
    ),
    "wolle.result.chips": (
        table,
        "payment",
        lambda payment: lambda result, target, corner, _chips: payment(result, target, corner, 0),
    ),
    "wolle.result.chips/two-points-each": (
        table,
        "payment",
        lambda payment: lambda result, target, corner, chips: payment(result, target, corner, 2 * chips),
    ),
    "wolle.result.optional-success": (turns, "roll", help_immediately),
    "wolle.result.forced-success": (turns, "roll", no_success_by_itself),
    "wolle.result.below-14": (table, "forced_sheep", to(lambda _state: ())),
    "wolle.result.below-14/takes-all": (table, "forced_sheep", to(lambda state: state.display)),
    "wolle.result.below-14/12-is-safe": (table, "SAFE_RESULT", to(12)),
    "wolle.result.rescue-14": (table, "payment_to_safety", to(lambda *_: None)),
    "wolle.result.rescue-14/bonus-first": (table, "payment_to_safety", rescue_with_all_bonus),
    "wolle.take.choice": (legal, "refuse", allowing("take.not-displayed")),
    "wolle.herd.stack": (legal, "refuse", allowing("top.not-new")),
    "wolle.herd.stack/first-stays-on-top": (table, "top_card", to(first_sheep)),
    "wolle.herd.closed": (disclosure, "_is_forgotten", to(lambda *_: False)),
    "wolle.herd.beside": (Card, "is_sheep", to(property(lambda card: card.kind != "bone"))),
    "wolle.corner.top-only": (table, "corner_value", corner_of_all(sum)),
    "wolle.corner.top-only/best-counts": (table, "corner_value", corner_of_all(max)),
    "wolle.bone.steal": (table, "bone_victim", to(lambda _state: None)),
    "wolle.bone.top-meaningless": (table, "corner_value", bone_is_a_bonus),
    "wolle.end": (turns, "_end_round", never_over),
    "wolle.score.sum": (scoring, "CHIP_POINTS", to(0)),
    "wolle.score.tie": (scoring, "score_all", one_winner),
    "wolle.score.370": (scoring, "set_370_points", to(lambda count: 3 * count)),
    "wolle.score.007": (scoring, "set_007_points", to(lambda count: 7 * count)),
    "wolle.score.dog-one": (scoring, "ONE_DOG_POINTS", to(0)),
    "wolle.score.dog-none": (scoring, "RETURNED_COUNT", to(0)),
    "wolle.score.dog-none/best": (scoring, "returned_sheep", to(best_go_back)),
    "wolle.score.dog-most": (scoring, "MOST_DOGS_POINTS", to(0)),
    "wolle.score.dog-most/alone": (scoring, "dog_points", to(most_alone)),
    "wolle.score.bone": (scoring, "bone_points", to(lambda *_: 0)),
    "wolle.two.last-rolls": (
        table,
        "rolls_in_turn",
        to(lambda state: state.place < len(state.order) - 1),
    ),
    "wolle.two.leftover": (table, "acting_seat", second_keeps_leftover),
    "wolle.house.open-herd": (options, "Options", without("open_herd")),
    "wolle.house.open-herds": (options, "Options", without("open_herds")),
    "wolle.house.short": (options, "halved", to(lambda deck: deck)),
    "wolle.house.deck": (options, "parse_deck", to(lambda _value: HOUSE_DECK)),
}
"""The replacements in the engine, by the rule that each breaks and the way it does."""


@pytest.mark.parametrize("name", MUTATIONS)
def test_with_a_rule_switched_off_some_scene_fails(name):
    where, attribute, mutation = MUTATIONS[name]
    rule = name.partition("/")[0]
    with switched([(where, attribute, mutation(getattr(where, attribute)))]):
        assert not all(holds(scene) for scene in ALL if scene.rule == rule)


def test_each_rule_is_switched_off_once():
    assert [*dict.fromkeys(name.partition("/")[0] for name in MUTATIONS)] == RULES


def test_the_printed_count_has_the_printed_parts():
    (scene,) = (scene for scene in ALL if scene.example == "wolle.example.scoring")
    score = rules.result(scene.match.state).scores[0]
    parts = (score.plain, score.set_007, score.set_370, score.black, score.dogs, score.bone)
    assert (parts, score.chips, score.total) == ((27, 0, 14, -10, -5, 16), 0, 42)
