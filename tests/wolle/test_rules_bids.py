"""The rules of laying out and bidding."""

import pytest
from builders import all_of, codes_and_rules, legal, play, refused, the

from volle.core.errors import IllegalAction
from volle.core.game import CHANCE
from volle.wolle import GAME, events
from volle.wolle.types import Bid, MakeBid
from wolle.builders import at, options_for

BIDS = """
    phase bids
    undealt *
    display s01 s02 s03 d1
    1 board 57 chips 2
    2 board 53 chips 2
    3 board 54 chips 2
"""


def test_wolle_round_order_lays_out_then_bids_then_rolls():
    state = play(GAME.start(options_for(3)), "boards 57 53 54").state
    assert refused(state, "roll 1 1 1") == ("action.not-now", "wolle.layout")
    state = play(state, "deal s01 s02 s03 d1").state
    assert refused(state, "roll 1 1 1") == ("action.not-now", "wolle.round.order")
    state = play(state, "1 bid 24", "2 bid 20", "3 bid 18").state
    assert refused(state, "deal s04 s05 s06 d2") == ("action.not-now", "wolle.turn.tries")
    assert state.phase == "roll"


def test_wolle_round_order_knows_no_other_action_while_bids_are_made():
    assert refused(at(BIDS), "1 keep d12") == ("action.not-now", "wolle.round.order")


@pytest.mark.parametrize(
    ("seats", "cards", "rounds", "last"),
    [(2, 3, 20, 3), (3, 4, 15, 4), (4, 5, 12, 5), (5, 6, 10, 6), (6, 7, 9, 4)],
)
def test_wolle_layout_is_one_card_more_than_seats(seats, cards, rounds, last):
    state = GAME.start(options_for(seats))
    state = play(state, "boards " + " ".join(str(52 + seat) for seat in range(seats))).state
    ids = [card.id for card in state.undealt]
    step = play(state, "deal " + " ".join(ids[:cards]))
    assert step.events == (events.DisplayDealt(1, cards, tuple(ids[:cards]), "wolle.layout"),)
    assert GAME.observe(step.state, None).rounds == rounds
    assert 60 - cards * (rounds - 1) == last
    for count in (cards - 1, cards + 1):
        if count <= 7:
            refusal = refused(state, "deal " + " ".join(ids[:count]))
            assert refusal == ("deal.count", "wolle.layout")


def test_wolle_layout_of_six_seats_ends_with_the_last_four_cards():
    state = at("""
        phase deal
        undealt s01 s02 d1 k
        1 board 52 chips 2
        2 board 53 chips 2
        3 board 54 chips 2
        4 board 55 chips 2
        5 board 56 chips 2
        6 board 57 chips 2
    """)
    assert refused(state, "deal s01 s02 d1") == ("deal.count", "wolle.layout")
    step = play(state, "deal s01 s02 d1 k")
    assert the(step, "display.dealt").round == 9


def test_wolle_bid_secret_until_every_seat_has_bid():
    step = play(at(BIDS), "2 bid 26+", "3 bid 14")
    assert codes_and_rules(step) == [("bid.marked", "wolle.bid.secret")] * 2
    assert [GAME.redact(event, step.state, 0).bid for event in step.events] == [None, None]
    assert [GAME.redact(event, step.state, None).bid for event in step.events] == [None, None]
    assert [GAME.redact(event, step.state, 2).bid for event in step.events] == [None, Bid(14)]
    assert [seat.bid for seat in GAME.observe(step.state, 1).seats] == [None, Bid(26, plus=True), None]
    assert [seat.has_bid for seat in GAME.observe(step.state, 0).seats] == [False, True, True]


def test_wolle_bid_secret_boards_are_turned_over_together():
    step = play(at(BIDS), "2 bid 20", "3 bid 14", "1 bid 17")
    assert the(step, "bids.revealed") == events.BidsRevealed((Bid(17), Bid(20), Bid(14)), "wolle.bid.secret")
    assert [seat.bid for seat in GAME.observe(step.state, None).seats] == [Bid(17), Bid(20), Bid(14)]


def test_wolle_bid_secret_is_marked_once():
    assert refused(play(at(BIDS), "2 bid 20").state, "2 bid 21") == ("bid.twice", "wolle.bid.secret")


def test_wolle_bid_secret_is_owed_by_all_in_any_order():
    state = at(BIDS)
    assert GAME.to_act(state) == (0, 1, 2)
    assert GAME.to_act(play(state, "2 bid 20").state) == (0, 2)


def test_wolle_bid_range_is_14_to_26_and_26_plus():
    assert legal(at(BIDS)) == [f"bid {bid}" for bid in (*range(14, 27), "26+")]


@pytest.mark.parametrize("bid", [Bid(13), Bid(27), Bid(25, plus=True)])
def test_wolle_bid_range_allows_no_other_bid(bid):
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(at(BIDS), MakeBid(0, bid))
    assert (refusal.value.code, refusal.value.rule) == ("bid.range", "wolle.bid.range")


@pytest.mark.parametrize(
    ("bids", "order"),
    [
        (("14", "20", "26"), (2, 1, 0)),
        (("20", "14", "21"), (2, 0, 1)),
        (("26", "14", "26+"), (2, 0, 1)),
        (("26+", "26", "25"), (0, 1, 2)),
    ],
)
def test_wolle_bid_order_puts_higher_bids_first_and_26_plus_before_26(bids, order):
    step = play(at(BIDS), *(f"{seat} bid {bid}" for seat, bid in enumerate(bids, 1)))
    assert step.state.order == order
    placed = all_of(step, "order.placed")
    assert [event.place for event in placed] == [1, 2, 3]
    assert {event.rule for event in placed} == {"wolle.bid.order"}


def test_wolle_bid_order_is_kept_by_all_later_turns():
    state = play(at(BIDS), "1 bid 14", "2 bid 20", "3 bid 18", "roll 1 1 1").state
    assert GAME.to_act(state) == (1,)
    assert refused(state, "3 keep d12") == ("turn.not-yours", "wolle.bid.order")


def test_wolle_bid_tie_lower_sheep_number_rolls_first():
    step = play(at(BIDS), "1 bid 20", "2 bid 20", "3 bid 20")
    assert step.state.order == (1, 2, 0)
    assert all_of(step, "order.placed") == [
        events.OrderPlaced(1, 1, Bid(20), 53, 1, "wolle.bid.tie"),
        events.OrderPlaced(2, 2, Bid(20), 54, 1, "wolle.bid.tie"),
        events.OrderPlaced(0, 3, Bid(20), 57, 1, "wolle.bid.tie"),
    ]


def test_wolle_bid_tie_is_cited_only_by_the_seats_that_tie():
    step = play(at(BIDS), "1 bid 20", "2 bid 20", "3 bid 21")
    rules = {event.seat: event.rule for event in all_of(step, "order.placed")}
    assert rules == {2: "wolle.bid.order", 1: "wolle.bid.tie", 0: "wolle.bid.tie"}


def test_wolle_bid_tie_takes_the_number_of_the_top_card_and_else_of_the_board():
    state = at("""
        phase bids
        undealt *
        display s01 s02 s03 d1
        1 board 52 chips 2 dogs d2 bone
        2 board 53 chips 2 herd s05 s40
        3 board 54 chips 2 herd s50 s06
    """)
    step = play(state, "1 bid 20", "2 bid 20", "3 bid 20")
    assert [(event.seat, event.sheep_number) for event in all_of(step, "order.placed")] == [
        (2, 6),
        (1, 40),
        (0, 52),
    ]


def test_wolle_bid_plus_cost_is_a_chip_for_the_stock_at_the_reveal():
    state = play(at(BIDS), "1 bid 26+", "2 bid 20").state
    assert state.chips == (2, 2, 2)
    step = play(state, "3 bid 26")
    assert all_of(step, "plus.paid") == [events.PlusPaid(0, "wolle.bid.plus-cost")]
    assert step.state.chips == (1, 2, 2)
    assert GAME.observe(step.state, None).stock == 25 - 5


def test_wolle_bid_plus_cost_is_paid_by_all_that_bid_it_before_the_number_decides():
    step = play(at(BIDS), "1 bid 26+", "2 bid 20", "3 bid 26+")
    assert codes_and_rules(step)[3:] == [
        ("bids.revealed", "wolle.bid.secret"),
        ("plus.paid", "wolle.bid.plus-cost"),
        ("plus.paid", "wolle.bid.plus-cost"),
        ("order.placed", "wolle.bid.tie"),
        ("order.placed", "wolle.bid.tie"),
        ("order.placed", "wolle.bid.order"),
    ]
    assert step.state.chips == (1, 2, 1)
    assert step.state.order == (2, 0, 1)


def test_wolle_bid_plus_cost_leaves_no_chip_to_pay_with_afterwards():
    state = play(at(BIDS.replace("57 chips 2", "57 chips 1")), "1 bid 26+", "2 bid 20", "3 bid 18").state
    assert legal(play(state, "roll 12 10 3").state) == ["keep d12", "keep d10", "keep d8"]


def test_wolle_bid_plus_needs_chip():
    state = at(BIDS.replace("57 chips 2", "57 chips 0"))
    assert refused(state, "1 bid 26+") == ("bid.no-chip", "wolle.bid.plus-needs-chip")
    assert legal(state)[-1] == "bid 26"
    assert legal(state, 1)[-1] == "bid 26+"


@pytest.mark.parametrize("bid", ["26", "26+"])
def test_wolle_bid_plus_is_26(bid):
    state = play(at(BIDS), f"1 bid {bid}", "2 bid 20", "3 bid 18").state
    assert the(play(state, "roll 12 10 4"), "bid.reached").result == 26
    assert GAME.to_act(state) == (CHANCE,)
    assert GAME.to_act(play(state, "roll 12 10 3").state) == (0,)
