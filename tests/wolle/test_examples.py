"""The worked examples of the printed rulebooks, as numbers. Dice are d12, d10, d8."""

from builders import all_of, legal, play, the

from volle.wolle import GAME, scoring
from wolle.builders import at, options_for, turn


def test_keep_two_dice_and_hope_for_the_third():
    step = play(at(turn("chips 0 bid 21")), "roll 5 8 4", "1 keep d10", "roll 9 8 2", "1 keep d12")
    assert [event.value for event in all_of(step, "die.kept")] == [8, 9]
    reaching = [
        action.dice[2]
        for action, _ in GAME.chance_outcomes(step.state)
        if all_of(play(step.state, GAME.format_action(action)), "bid.reached")
    ]
    assert reaching == [4, 5, 6, 7, 8]


def test_result_of_9_8_5_with_malus_3_and_a_chip_is_20():
    step = play(at(turn("chips 1 herd s13 bid 20")), "roll 9 8 5", "1 claim")
    assert the(step, "bid.reached").result == 20


def test_third_try_with_a_malus_and_one_chip():
    step = play(
        at(turn("chips 1 herd s13 bid 24")),
        "roll 12 10 3",
        "1 keep d12",
        "roll 12 7 3",
        "1 keep d10",
        "roll 12 7 7",
    )
    assert [event.result for event in all_of(step, "dice.rolled")] == [22, 19, 23]
    reached = the(play(step.state, "1 claim"), "bid.reached")
    assert (reached.result, reached.chips, reached.entitled) == (24, 1, 1)


def test_declining_three_cards_to_take_only_the_two_that_are_wanted():
    state = at(turn("chips 2 herd s21 bid 24", display="s06 s08 s47 d1"))
    step = play(state, "roll 8 10 3")
    assert the(step, "dice.rolled").result == 21
    assert GAME.observe(step.state, 0).turn.entitled == 3
    step = play(step.state, "1 keep d12", "roll 8 9 4")
    assert the(step, "dice.rolled").result == 21
    step = play(step.state, "1 claim")
    reached = the(step, "bid.reached")
    assert (reached.result, reached.bonus, reached.chips, reached.entitled) == (24, 1, 2, 2)
    assert all_of(play(step.state, "1 take s06 s08"), "cards.taken")[0].cards == ("s06", "s08")


def test_below_14_both_black_sheep_and_a_chip():
    state = at(turn("chips 0 herd s12 bid 20", display="s01 s47 s48 d1"))
    step = play(state, "roll 1 3 4", "1 keep d8", "roll 5 5 4", "1 keep d10", "roll 6 5 4")
    assert the(step, "bid.missed").result == 13
    assert the(step, "cards.taken").cards == ("s47", "s48")
    assert step.state.chips[0] == 1


def test_bonus_can_be_used_as_long_as_its_card_lies_on_top():
    rolled = play(at(turn("chips 0 herd s22 bid 22", display="s01 s02 s03")), "roll 10 8 2")
    assert legal(rolled.state)[0] == "claim"
    covered = play(at(turn("chips 0 herd s22 s03 bid 22", display="s01 s02 s04")), "roll 10 8 2")
    assert "claim" not in legal(covered.state)


def test_bone_symbol_takes_the_bone_from_its_owner():
    state = at(turn("chips 0 bid 20", display="s06 s08 s32 d1", bone=" bone"))
    step = play(state, "roll 12 7 1", "1 take s06 s32 d1", "1 steal")
    assert (the(step, "bone.stolen").seat, the(step, "bone.stolen").owner) == (0, 1)


def test_scoring_of_42_points():
    state = at("""
        phase over
        1 board 52 chips 0 herd s08 s07 s06 s05 s01 s09 s10 s41 s42 s40 s48 s51 dogs d1 d2 d3 d4 bone
        2 board 53 chips 0 dogs d5 d6 d7
        3 board 54 chips 0 dogs d8
    """)
    score = scoring.score_seat(state, 0)
    parts = (score.plain, score.set_007, score.set_370, score.black, score.dogs, score.bone)
    assert parts == (27, 0, 14, -10, -5, 16)
    assert score.total == 42


def test_five_seats_lay_out_six_cards():
    state = play(GAME.start(options_for(5)), "boards 52 53 54 55 56").state
    assert len(play(state, "deal s01 s02 s03 s04 s05 d1").state.display) == 6
