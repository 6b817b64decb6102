"""The view of a seat, complete enough that no screen computes anything."""

import pytest
from builders import play

from volle.wolle import GAME
from volle.wolle.types import BIDS, Payment
from volle.wolle.view import FieldView
from wolle.builders import at, options_for, turn

DEALT = """
    phase bids
    undealt *
    display s01 s02 s03 d1
    1 board 57 chips 2
    2 board 53 chips 2 herd s11 s22 dogs d2 bone
    3 board 54 chips 0 bid 14
"""


def shown(position, seat=None):
    """Return the view of a position."""
    return GAME.observe(at(position), seat)


def test_before_the_boards_are_dealt_no_seat_has_a_number():
    view = GAME.observe(GAME.start(options_for(2)), 0)
    assert [(seat.board, seat.sheep_number, seat.place) for seat in view.seats] == [(None, None, None)] * 2
    assert (view.round, view.rounds, view.undealt_count, view.stock) == (0, 20, 60, 21)
    assert (view.turn, view.taking, view.result, view.order) == (None, None, None, ())


def test_every_view_shows_the_fields_of_a_bid_board():
    fields = shown(DEALT).fields
    assert tuple(field.bid for field in fields) == BIDS
    assert [field.cost for field in fields] == [0] * 13 + [1]
    assert {(field.action, field.is_open) for field in fields} == {(None, False)}


def test_fields_say_how_the_viewing_seat_bids_and_whether_it_may():
    fields = shown(DEALT, 1).fields
    assert fields[10] == FieldView(BIDS[10], 0, "2 bid 24", is_open=True)
    assert all(field.is_open for field in fields)
    has_bid = shown(DEALT, 2).fields
    assert [field.action for field in has_bid[-2:]] == ["3 bid 26", "3 bid 26+"]
    assert not any(field.is_open for field in has_bid)


def test_the_field_26_plus_is_closed_without_a_chip():
    fields = shown(DEALT.replace("57 chips 2", "57 chips 0"), 0).fields
    assert [field.is_open for field in fields] == [True] * 13 + [False]


def test_the_reveal_is_shown_in_order_of_play_until_the_first_roll():
    state = play(at(DEALT), "1 bid 26+", "2 bid 14").state
    assert [
        (view.seat, view.place, str(view.bid), view.sheep_number, view.cost, view.is_tied, view.rule)
        for view in GAME.observe(state, None).reveal
    ] == [
        (0, 1, "26+", 57, 1, False, "wolle.bid.order"),
        (1, 2, "14", 22, 0, True, "wolle.bid.tie"),
        (2, 3, "14", 54, 0, True, "wolle.bid.tie"),
    ]
    state = play(state, "roll 1 1 1").state
    assert GAME.observe(state, None).reveal == ()
    assert GAME.observe(play(state, "1 keep d12").state, None).reveal == ()


def test_cards_that_success_would_bring_are_never_more_than_lie_on_the_display():
    view = shown(turn("chips 3 bid 24", "s01 s02")).turn
    assert (view.entitled, view.earns) == (2, (2, 2, 1))
    view = shown(turn("chips 3 bid 24", "s01 s02 s03", dice="12 7 1")).turn
    assert (view.entitled, view.earns) == (3, (3, 2, 1))


@pytest.mark.parametrize(("others", "chips"), [("chips 20", 1), ("chips 21", 0)])
def test_a_miss_promises_no_chip_of_an_empty_stock(others, chips):
    position = turn("chips 2 bid 24", "s01 s02 s47 s48", dice="1 4 7", kept="d12 d10")
    view = shown(position.replace("53 chips 2", f"53 {others}")).turn
    assert (view.miss_chips, view.rescue.chips, view.rescue_chips) == (chips, 2, 1)


def test_a_turn_that_is_settled_shows_how_and_what_it_has_cost():
    state = play(at(turn("chips 3 herd s12 bid 20", dice="12 7 1")), "1 claim").state
    view = GAME.observe(state, None).turn
    assert (view.outcome, view.paid) == ("reached", Payment(bonus=0, chips=2))
    assert (view.total, view.result, view.short, view.claim) == (20, 20, 0, None)
    view = shown(turn("chips 3 bid 20", dice="12 7 1", phase="take")).turn
    assert (view.outcome, view.paid) == ("reached", Payment(bonus=0, chips=0))


def test_seats_are_shown_with_all_that_lies_before_them():
    seat = shown(DEALT).seats[1]
    assert (seat.board, seat.sheep_number, seat.top.id, seat.herd_count) == (53, 22, "s22", 2)
    assert ([dog.id for dog in seat.dogs], seat.has_bone, seat.chips) == (["d2"], True, 2)
    assert (seat.has_bid, seat.bid, seat.place) == (False, None, None)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_only_seats_that_owe_an_action_are_shown_what_is_legal(seat):
    view = shown(DEALT, seat)
    assert view.to_act == (0, 1)
    assert bool(view.legal) is (seat in (0, 1))
    assert all(action.seat == seat for action in view.legal)


@pytest.mark.parametrize(("dealt", "number"), [(0, 0), (4, 1), (8, 2), (60, 15)])
def test_rounds_are_counted_by_the_cards_laid_out(dealt, number):
    deck = [card.id for card in options_for(3).deck.cards]
    herd = [card for card in deck[:dealt] if card.startswith("s")]
    dogs = [card for card in deck[:dealt] if card.startswith("d")]
    lines = [
        f"phase {'deal' if deck[dealt:] else 'over'}",
        *([f"undealt {' '.join(deck[dealt:])}"] if deck[dealt:] else []),
        f"1 board 52 chips 2{' herd ' * bool(herd)}{' '.join(herd)}{' dogs ' * bool(dogs)}{' '.join(dogs)}"
        + " bone" * (dealt == 60),
        "2 board 53 chips 2",
        "3 board 54 chips 2",
    ]
    assert shown("\n".join(lines)).round == number


def test_a_turn_is_shown_before_its_first_roll():
    view = shown(turn("chips 1 herd s12 bid 24"), 0)
    shown_turn = view.turn
    assert (shown_turn.seat, shown_turn.tries, shown_turn.dice, shown_turn.kept) == (0, 0, None, ())
    assert (shown_turn.bid, shown_turn.target, shown_turn.corner, shown_turn.entitled) == (
        BIDS[10],
        24,
        -2,
        3,
    )
    assert (shown_turn.total, shown_turn.result, shown_turn.short, shown_turn.claim, shown_turn.rescue) == (
        None,
    ) * 5
    assert (shown_turn.earns, shown_turn.rolls, shown_turn.leftover, shown_turn.miss_takes) == (
        (3, 2, 1),
        True,
        False,
        (),
    )
    assert [seat.place for seat in view.seats] == [1, 2, 3]


def test_a_try_is_shown_with_all_that_it_comes_to():
    view = shown(turn("chips 3 herd s21 bid 24", dice="12 7 1", kept="d10")).turn
    assert (view.tries, view.dice, view.kept) == (2, (12, 7, 1), ("d10",))
    assert (view.total, view.result, view.short, view.entitled) == (20, 20, 4, 2)
    assert (view.claim, view.rescue) == (Payment(bonus=1, chips=3), None)


def test_a_malus_is_in_the_result_and_not_in_the_total():
    view = shown(turn("chips 3 herd s12 bid 24", dice="12 7 1")).turn
    assert (view.total, view.result, view.short, view.claim) == (20, 18, 6, None)


def test_a_third_try_below_14_is_shown_with_its_black_sheep():
    view = shown(turn("chips 2 bid 24", "s01 s02 s47 s48", dice="1 4 7", kept="d12 d10")).turn
    assert (view.miss_takes, view.rescue) == (("s47", "s48"), Payment(bonus=0, chips=2))


def test_cards_to_take_are_shown_with_their_number():
    view = shown(turn("chips 2 bid 20", dice="12 7 1", phase="take")).taking
    assert (view.seat, view.count, view.new_sheep, view.bone_owner) == (0, 3, (), None)


def test_new_sheep_are_shown_whole_with_the_owner_of_the_bone():
    state = at(turn("chips 2 bid 20", "s01 s02 s03 s31", dice="12 7 1", phase="take", bone=" bone"))
    state = play(state, "1 take s01 s02 s31").state
    view = GAME.observe(state, 2).taking
    assert ([card.id for card in view.new_sheep], view.bone_owner) == (["s01", "s02", "s31"], 1)
    view = GAME.observe(play(state, "1 leave").state, 2).taking
    assert ([card.id for card in view.new_sheep], view.bone_owner) == (["s01", "s02", "s31"], None)


def test_the_last_seat_is_shown_as_one_that_does_not_roll():
    state = at(turn("chips 0 bid 20", "s01 s02 s03 s04", dice="5 4 8", kept="d12 d10", seats=2))
    state = play(state, "1 miss", "roll 1 1 1").state
    assert GAME.observe(state, None).turn.rolls
    state = at(
        turn("chips 0 bid 20", "s01 s02 s03 s04", dice="12 8 8", kept="d12 d10", phase="take").replace(
            "order 1 2 3", "order 2 1 3\nplace 1"
        )
    )
    view = GAME.observe(play(state, "1 take s01").state, None).turn
    assert (view.seat, view.rolls) == (2, False)


def test_scores_are_shown_to_every_player_when_the_match_is_over():
    result = shown("phase over\n1 board 52 chips 1 herd s08 dogs d1\n2 board 53 chips 0 dogs d2 d3").result
    assert result.totals == (18, -5)
    assert result.winners == (0,)
