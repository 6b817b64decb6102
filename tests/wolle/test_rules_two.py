"""The rules for two seats, and the house rules."""

import pytest
from builders import all_of, codes_and_rules, legal, play, the

from volle.core.errors import BadNotation, BadOptions, IllegalAction
from volle.wolle import GAME, events
from volle.wolle.cards import HOUSE_DECK, format_card
from wolle.builders import at, options_for

SECOND = """
    phase roll
    undealt *
    display s01 s48 s51
    order 2 1
    place 1
    1 board 52 chips 0 bid 20
    2 board 53 chips 1 herd s05 bid 21
"""
FIRST_HAS_TAKEN = SECOND.replace("s01 s48 s51", "s01")


def test_wolle_two_last_rolls_with_three_tries():
    state = at(SECOND)
    step = play(state, "roll 1 1 1", "1 keep d12", "roll 1 1 1", "1 keep d8", "roll 1 9 1")
    assert [event.try_ for event in all_of(step, "dice.rolled")] == [1, 2, 3]


def test_wolle_two_last_rolls_and_earns_cards():
    step = play(at(SECOND), "roll 12 1 1", "1 keep d12", "roll 12 7 1")
    assert legal(step.state) == ["take s01 s48", "take s01 s51", "take s48 s51"]


def test_wolle_two_last_rolls_and_gets_a_chip_for_a_miss():
    step = play(at(FIRST_HAS_TAKEN), "roll 1 1 1", "1 keep d12", "roll 1 1 1", "1 keep d8", "roll 1 9 1")
    assert events.ChipGained(0, "wolle.turn.miss") in step.events
    assert step.state.chips == (1, 1)


def test_wolle_two_last_rolls_and_takes_black_sheep_below_14():
    step = play(at(SECOND), "roll 1 1 1", "1 keep d12", "roll 1 1 1", "1 keep d8", "roll 1 9 1", "1 top s51")
    taken = all_of(step, "cards.taken")
    assert [(one.seat, one.cards, one.way) for one in taken] == [
        (0, ("s48", "s51"), "below-14"),
        (1, ("s01",), "leftover"),
    ]


def test_wolle_two_last_rolls_only_if_cards_are_left():
    state = at("""
        phase roll
        undealt *
        display s01 s02 s03
        order 2 1
        1 board 52 chips 0 bid 20
        2 board 53 chips 1 bid 21
    """)
    step = play(state, "roll 12 8 1", "2 top s03")
    assert codes_and_rules(step)[-2] == ("turn.skipped", "wolle.turn.empty-display")
    assert step.state.phase == "deal"
    assert step.state.chips == (0, 1)


def test_wolle_two_leftover_goes_to_the_first_seat_without_rolling():
    step = play(at(FIRST_HAS_TAKEN), "roll 1 1 1", "1 keep d12", "roll 1 1 1", "1 keep d8", "roll 1 9 1")
    assert step.events[-3:-1] == (
        events.CardsTaken(1, 1, ("s01",), "leftover", 1, "wolle.two.leftover"),
        events.HerdTopped(1, "s01", 1, "wolle.herd.stack"),
    )
    assert step.state == at("""
        phase deal
        undealt *
        1 board 52 chips 1 past 20
        2 board 53 chips 1 herd s05 s01 past 21
    """)


def test_wolle_two_leftover_of_what_the_second_seat_did_not_earn():
    step = play(at(SECOND), "roll 12 1 1", "1 keep d12", "roll 12 7 1", "1 take s48 s51", "1 top s48")
    assert step.events[-3].way == "leftover"
    assert [len(herd) for herd in step.state.herds] == [2, 2]


def test_wolle_two_leftover_lets_the_first_seat_choose_its_top_card():
    state = at(SECOND.replace("s01 s48 s51", "s01 s02 s03"))
    step = play(state, "roll 1 9 1", "1 keep d10", "roll 1 9 1", "1 keep d12", "roll 1 9 1")
    assert GAME.to_act(step.state) == (1,)
    assert GAME.observe(step.state, 1).turn.leftover
    assert legal(step.state, 1) == ["top s01", "top s02", "top s03"]
    assert play(step.state, "2 top s02").state.phase == "deal"


def test_wolle_two_leftover_may_bring_the_bone():
    state = at("""
        phase roll
        undealt *
        display s01 s31
        order 2 1
        place 1
        1 board 52 chips 0 bone bid 20
        2 board 53 chips 1 bid 21
    """)
    step = play(state, "roll 1 9 1", "1 keep d10", "roll 1 9 1", "1 keep d12", "roll 1 9 1")
    assert legal(step.state, 1) == ["steal", "leave"]
    step = play(step.state, "2 steal", "2 top s01")
    assert step.state == at("""
        phase deal
        undealt *
        1 board 52 chips 1 past 20
        2 board 53 chips 1 herd s31 s01 bone past 21
    """)


def test_wolle_two_leftover_ends_the_match_behind_the_last_card():
    step = play(
        at(FIRST_HAS_TAKEN.replace("    undealt *\n", "")),
        "roll 1 1 1",
        "1 keep d12",
        "roll 1 1 1",
        "1 keep d8",
        "roll 1 9 1",
    )
    assert the(step, "game.ended").rule == "wolle.end"


@pytest.mark.parametrize("on", [True, False])
def test_wolle_house_open_herd_shows_a_seat_its_own_herd(on):
    state = at(SECOND.replace("herd s05", "herd s05 s02 s08"), open_herd=on)
    assert [card.id for card in GAME.observe(state, 1).seats[1].herd or ()] == ["s05", "s02", "s08"] * on
    assert GAME.observe(state, 0).seats[1].herd is None
    assert GAME.observe(state, None).seats[1].herd is None


def test_wolle_house_open_herd_is_off_by_default():
    assert not GAME.parse_options({}, 3).open_herd
    assert GAME.parse_options({"open_herd": True}, 3).open_herd


@pytest.mark.parametrize("value", [1, None, "true", []])
def test_wolle_house_open_herd_is_true_or_false(value):
    with pytest.raises(BadOptions) as refusal:
        GAME.parse_options({"open_herd": value}, 3)
    assert (refusal.value.code, refusal.value.rule) == ("options.open-herd", "wolle.house.open-herd")


@pytest.mark.parametrize(("seats", "rounds"), [(2, 10), (3, 8), (4, 6), (5, 5), (6, 5)])
def test_wolle_house_short_has_half_the_cards_and_rounds(seats, rounds):
    state = GAME.start(GAME.parse_options({"short": True}, seats))
    assert len(state.undealt) == 30
    assert GAME.observe(state, None).rounds == rounds


@pytest.mark.parametrize("value", ["yes", 1, None])
def test_wolle_house_short_is_true_or_false(value):
    with pytest.raises(BadOptions) as refusal:
        GAME.parse_options({"short": value}, 3)
    assert (refusal.value.code, refusal.value.rule) == ("options.short", "wolle.house.short")


def test_wolle_house_short_deals_only_its_own_cards():
    state = GAME.apply(
        GAME.start(GAME.parse_options({"short": True}, 2)), GAME.parse_action("boards 54 56")
    ).state
    with pytest.raises(IllegalAction, match=r"deal\.dealt"):
        GAME.apply(state, GAME.parse_action("deal s01 s02 s03"))
    with pytest.raises(BadNotation):
        GAME.parse_position(
            GAME.format_position(state).replace("undealt *", "undealt s02 s03"), state.options
        )


def test_wolle_house_short_halves_another_deck_and_names_all_of_it():
    deck = [format_card(card) for card in options_for(3).deck.cards]
    options = GAME.parse_options({"deck": deck, "short": True}, 3)
    assert (len(options.deck.cards), len(options.deck.spare)) == (30, 30)
    assert GAME.format_options(options) == {"deck": deck, "short": True}


def test_wolle_house_deck_is_played_with():
    deck = [format_card(card) for card in options_for(3).deck.cards]
    options = GAME.parse_options({"deck": deck}, 3)
    assert options == options_for(3)
    assert GAME.start(options).undealt == options.deck.cards


def test_wolle_house_deck_is_refused_with_its_rule():
    deck = [format_card(card) for card in HOUSE_DECK.cards]
    with pytest.raises(BadOptions) as refusal:
        GAME.parse_options({"deck": deck[1:]}, 3)
    assert (refusal.value.code, refusal.value.rule) == ("deck.count", "wolle.house.deck")
