"""Advice for Volle Wolle: reasons are true, and their numbers are the odds."""

from fractions import Fraction

import pytest
from matches import played

from volle.core.fast_dataclass import replace
from volle.core.game import CHANCE
from volle.wolle import GAME
from volle.wolle.types import Bid
from wolle.builders import at, turn

BIDS = """phase bids
undealt *
display s12 s45 d1 k
1 board 54 chips 2 herd s03
2 board 52 chips 1
3 board 57 chips 0
"""


def advice(state, seat=0):
    """The advice for a seat."""
    return GAME.advise(GAME.known_to(state, seat))


def advised(position, **options):
    """Return the advice on each choice of the first seat, by action without its number."""
    return {choice.actions[0][2:]: choice for choice in advice(at(position, **options)).options}


def reasons(choice):
    """The reasons of a choice, by code, with their values."""
    return {reason.code: dict(reason.values) for reason in choice.reasons}


def test_the_chances_are_those_of_the_odds():
    checked = 0
    match = played("wolle", 3, 0)
    codes = {"reach": "reach", "can-reach": "reach", "at-once": "try-1", "below-14": "below-14"}
    for ply in range(match.ply):
        if match.log[ply].seat == CHANCE or ply % 10 or match.before(ply).phase not in ("bids", "try"):
            continue
        view = GAME.known_to(match.before(ply), match.log[ply].seat)
        found = GAME.advise(view)
        if found is None:
            continue
        plan = next(plan for plan in GAME.odds_of(view).aims if plan.aim == "reach")
        odds = {
            way.actions[0]: {code: one.value for code, one in way.expected.items()} for way in plan.options
        }
        for choice in found.options:
            for code, values in reasons(choice).items():
                if code in codes:
                    assert values["chance"] == odds[choice.actions[0]][codes[code]]
                    checked += 1
    assert checked > 50


def test_what_is_hidden_changes_no_advice():
    """Rule wolle.bid.secret: the bids of others are not known before the reveal."""
    state = at(BIDS)
    before = advice(state)
    assert advice(replace(state, bids=(None, Bid(26), Bid(14)))) == before


def test_who_remembers_all_cards_that_were_taken_knows_the_others_and_nothing_else():
    """The cards to come are those of the deck that have never lain on the table."""
    match = played("wolle", 3, 0)
    deck = {card.id for card in match.state.options.deck.cards}
    shown = set()
    for ply in range(match.ply):
        state = match.before(ply)
        shown |= {card.id for card in state.display}
        view = GAME.known_to(state, 0)
        assert {card.id for card in view.undealt} == deck - shown
        assert GAME.observe(state, 0).undealt is None


def test_a_bid_says_how_likely_it_comes_first_and_last():
    """Rules wolle.bid.order, wolle.turn.last: the higher the bid, the earlier the turn."""
    found = advised(BIDS.replace("s12 s45 d1 k", "s05 s06 s07 s08"))
    chances = {code: [] for code in ("first", "last", "reach")}
    for bid in range(14, 27):
        for code, values in reasons(found[f"bid {bid}"]).items():
            chances[code] = [*chances.get(code, []), values.get("chance")]
    assert chances["first"] == sorted(chances["first"])
    assert chances["last"] == sorted(chances["last"], reverse=True)
    assert chances["reach"] == sorted(chances["reach"], reverse=True)
    assert min(map(len, chances.values())) > 1


def test_going_last_is_no_good_reason_where_what_will_be_left_is_a_black_sheep():
    """Rule wolle.turn.last: the last seat takes the rest."""
    for lying, code, other in (("s50", "last-unwanted", "last"), ("s08", "last", "last-unwanted")):
        found = [
            reasons(choice)
            for choice in advised(BIDS.replace("s12 s45 d1 k", f"s05 s06 s07 {lying}")).values()
        ]
        assert any(code in said for said in found)
        assert not any(other in said for said in found)


def test_success_is_no_reason_for_a_bid_where_no_seat_wants_what_lies_there():
    """Rule wolle.take.choice."""
    found = [reasons(choice) for choice in advised(BIDS.replace("s12 s45 d1 k", "s47 s48 s49 s50")).values()]
    assert any("must-take" in said for said in found)
    assert not any("reach" in said for said in found)


def test_what_a_claim_brings_and_costs():
    """Rules wolle.turn.first, wolle.turn.second, wolle.result.chips."""
    found = advised(turn("chips 4 bid 20", dice="10 5 4"))
    claim = reasons(found["claim"])
    assert claim["takes"] == {"cards": 3}
    assert claim["pays"] == {"chips": 1}
    assert found["claim"].best
    assert all(reasons(found[f"keep {die}"])["next-try"] == {"cards": 2} for die in ("d12", "d10", "d8"))
    unwanted = advised(turn("chips 2 bid 20", "s48 s49 s50", dice="10 5 4"))
    assert reasons(unwanted["claim"])["takes-unwanted"] == {"cards": 3}


# No seat can move the bone again.
STEALING = """phase bone
undealt s40 s41 s42 s43 s44 s45 s46 s47
display s01
order 1 2 3
dice 12 7 1
tries 1
outcome reached 0 0
new s05 s23 s31
1 board 52 chips 0 bid 20
2 board 53 chips 2{dogs} bone bid 15
3 board 54 chips 2 bid 14
"""


def test_the_bone_is_worth_taking_from_a_seat_with_dogs():
    """Rule wolle.score.bone: it brings its owner 4 points for each dog."""
    take, leave = advice(at(STEALING.format(dogs=" dogs d1 d2"))).options
    assert take.actions == ("1 steal",) and take.best and not leave.equal
    assert reasons(take)["takes-bone"] == {"count": 2}
    assert reasons(take).get("bone", {"count": 0}) == {"count": 0}
    assert all("takes-bone" not in reasons(one) for one in advice(at(STEALING.format(dogs=""))).options)


def test_a_miss_below_14_brings_black_sheep():
    """Rules wolle.result.below-14, wolle.result.rescue-14."""
    position = turn("chips 6 bid 20", "s02 s03 s04 s50", dice="2 3 4", kept="d12 d10")
    found = advised(position)
    assert reasons(found["miss"])["black"] == {"cards": 1}
    assert reasons(found["rescue"])["pays"] == {"chips": 5}


def test_a_bonus_costs_no_chips():
    """Rule wolle.result.rescue-14."""
    position = turn("chips 6 herd s23 bid 20", "s02 s03 s04 s50", dice="2 3 6", kept="d12 d10")
    assert "pays" not in reasons(advised(position)["rescue"])


def test_success_is_no_reason_where_nobody_wants_what_it_brings():
    """Rule wolle.take.choice: a seat that reaches the bid has to take the only card left, a black sheep."""
    for lying, code, plan in (("s50", "must-take", "worth"), ("s03", "can-reach", "reach")):
        position = turn("chips 2 bid 22", lying, dice="7 1 2")
        view = GAME.known_to(at(position), 0)
        aim = next(found for found in GAME.odds_of(view).aims if found.aim == plan)
        odds = {
            way.actions[0]: {code: one.value for code, one in way.expected.items()} for way in aim.options
        }
        for choice in GAME.advise(view).options:
            assert {"must-take", "can-reach"} & set(reasons(choice)) <= {code}
            if code in reasons(choice):
                assert reasons(choice)[code]["chance"] == odds[choice.actions[0]]["reach"]
        assert any(code in reasons(choice) for choice in GAME.advise(view).options)


TAKING = {"phase": "take", "dice": "10 8 6"}
TAKING_ONE = {**TAKING, "kept": "d12 d8"}


@pytest.mark.parametrize(
    ("herd", "new", "code", "said"),
    [
        ("s41 s42", "s43", "set-370", {"count": 3, "points": 0}),
        ("s41", "s43", "set-370", {"count": 2, "points": 14}),
        ("s09 s10", "s19", "set-007", {"count": 3, "points": 21}),
    ],
)
def test_what_cards_make_of_a_set(herd, new, code, said):
    """Rules wolle.score.370, wolle.score.007."""
    found = advised(turn(f"chips 2 herd {herd} bid 20", f"s01 s02 s03 {new}", **TAKING_ONE))
    assert reasons(found[f"take {new}"])[code] == said


def test_dogs_are_reported_with_their_points():
    """Rules wolle.score.dog-one, wolle.score.dog-most."""
    first = advised(turn("chips 2 bid 20", "s01 s02 s03 d1", **TAKING_ONE))
    # No other seat has a dog, so one is the most.
    assert reasons(first["take d1"])["one-dog"] == {"count": 1, "points": 4}
    second = advised(turn("chips 2 dogs d2 bid 20", "s01 s02 s03 d1", **TAKING_ONE))
    assert reasons(second["take d1"])["most-dogs"] == {"count": 2, "points": 5}


def test_the_sheep_on_top_is_reported_by_its_corner():
    """Rules wolle.result.bonus, wolle.result.malus."""
    position = turn("chips 2 bid 20", "s03 s04 s13 s23", **TAKING)
    state = GAME.apply(at(position), GAME.parse_action("1 take s03 s13 s23")).state
    options = {choice.actions[0]: reasons(choice) for choice in advice(state).options}
    assert options["1 top s23"]["bonus"] == {"corner": 3}
    assert options["1 top s13"]["malus"] == {"corner": 3}
    assert advice(state).options[0].actions == ("1 top s23",)


def test_the_same_for_all_players_before_the_first_round():
    match = played("wolle", 4, 0)
    chances = GAME.coach.reviewing.standing(GAME.observe(match.start, None))
    assert list(chances) == [Fraction(1, 4)] * 4
