"""Advice for Volle Lotte: reasons are true, and their numbers are the odds."""

from fractions import Fraction

from matches import played

from lotte.builders import at, before_a_card, turn
from volle.core.game import CHANCE
from volle.lotte import GAME
from volle.lotte.solved import ONE

TUTTO = {"preset": "tutto"}


def advised(position, **options):
    """The choices of the seat to act, by their actions."""
    state = at(position, **options)
    (seat,) = GAME.to_act(state)
    found = GAME.advise(GAME.known_to(state, seat))
    return {" ".join(choice.actions): choice for choice in found.options}


def reasons(choice):
    """The reasons of a choice, by code, with their values."""
    return {reason.code: dict(reason.values) for reason in choice.reasons}


def test_the_chances_are_those_of_the_odds():
    checked = 0
    match = played("lotte", 2, 0)
    for ply in range(match.ply):
        if match.log[ply].seat == CHANCE:
            continue
        view = GAME.known_to(match.before(ply), match.log[ply].seat)
        found = GAME.advise(view)
        if found is None:
            continue
        (plan,) = GAME.odds_of(view).aims
        odds = {way.actions: {code: one.value for code, one in way.expected.items()} for way in plan.options}
        for choice in found.options:
            of_choice = odds[choice.actions]
            assert choice.points == of_choice["worth"]
            given = reasons(choice)
            pairs = {"nothing": "nothing", "full-roll": "full-roll", "straight": "straight"}
            pairs |= {"full-roll-double": "full-roll", "plus-minus": "full-roll", "clover": "win"}
            for code, expected in pairs.items():
                if code in given:
                    assert given[code]["chance"] == of_choice[expected]
                    checked += 1
    assert checked > 10


def test_expected_points_of_rolling_on_are_those_of_the_odds():
    """Rolling on gains the expected points of the odds, minus the points that stopping would score."""
    checked = 0
    match = played("lotte", 2, 1)
    for ply in range(match.ply):
        if match.log[ply].seat == CHANCE:
            continue
        view = GAME.known_to(match.before(ply), match.log[ply].seat)
        found = GAME.advise(view)
        previews = view.turn.previews if view.turn else ()
        totals = {choice.actions: preview.total for preview in previews for choice in preview.choices}
        for choice in found.options if found else ():
            given = reasons(choice)
            total = totals[choice.actions]
            if "more-points" in given:
                assert abs(given["more-points"]["points"] - (choice.points - total)) <= Fraction(1, 2)
                assert not choice.actions[-1].endswith("stop")
                checked += 1
            assert given.get("in-turn", {"points": total}) == {"points": total}
    assert checked > 5


def test_a_roll_may_lose_the_points_at_risk():
    """Rule lotte.roll.nothing."""
    found = advised(turn("bonus-300", points=350, dice="2 3 4 6", aside="1 1"))
    lost = reasons(found["1 roll"])["nothing"]
    assert lost == {"dice": 4, "chance": Fraction(204, 1296), "points": 350}
    assert reasons(found["1 stop"])["safe"] == {"points": 350}


def test_the_next_card_may_be_a_stop():
    """Rules lotte.card.stop, lotte.deck: the remaining cards are counted."""
    left = "2 0 1 0 0 0 0 0 1 1 0"
    position = turn("bonus-300", left=left, points=900, aside="1 1 1 5 5 5")
    state = at(position)
    stops = sum(face.count for face in GAME.observe(state, 0).left if face.card == "stop")
    given = reasons(advised(position)["1 draw"])["stops"]
    assert given == {"stops": stops, "cards": 5, "points": 900}


def test_in_the_last_turn_the_leader_must_be_caught():
    """Rule lotte.end.catch-up."""
    behind = turn("bonus-300", scores="4000 6200", turn=2, reached=2, points=350, dice="2 3 4 6", aside="1 1")
    found = advised(behind)
    assert reasons(found["1 stop"])["too-few"] == {"points": 1850}
    assert reasons(found["1 roll"])["needed"] == {"points": 1850}
    assert found["1 stop"].win == 0 < found["1 roll"].win
    ahead = advised(behind.replace("4000", "5900"))
    assert "enough" in reasons(ahead["1 stop"])
    assert ahead["1 stop"].win == 1
    level = advised(behind.replace("4000", "5850"))
    assert "level" in reasons(level["1 stop"])
    assert level["1 stop"].win == Fraction(1, 2)


def test_stopping_may_reach_the_target():
    """Rule lotte.end.catch-up: there is a last round."""
    found = advised(turn("bonus-300", scores="5800 3000", points=350, dice="2 3 4 6", aside="1 1"))
    assert reasons(found["1 stop"])["reaches"] == {"points": 6000}


def test_another_choice_may_score_more_points():
    """With the match nearly won, points are worth less than the opponent's turn."""
    found = advised(turn("bonus-300", scores="5800 1000", points=350, dice="2 3 4 6", aside="1 1"))
    best, other = found.values()
    assert best.actions == ("1 stop",)
    assert other.points > best.points
    assert reasons(best)["fewer-points"]["points"] == int(other.points - best.points + Fraction(1, 2))


def test_the_first_seat_begins_with_the_chance_of_the_solved_game():
    """research/lotte/solution.md: 51.85% and 48.02%."""
    for options, percent in (({}, 51.85), (TUTTO, 48.02)):
        first, second = GAME.coach.reviewing.standing(
            GAME.observe(at(before_a_card(scores="0 0"), **options), None)
        )
        assert abs(float(first) * 100 - percent) < 0.1
        assert first + second == 1


def test_a_stop_card_is_bad_luck_and_fireworks_are_good_luck():
    state = at(before_a_card(scores="0 0"))
    view = GAME.known_to(state, 0)
    luck = {}
    for action, _ in GAME.chance_outcomes(state):
        (change,) = GAME.coach.reviewing.changes(view, action, lambda: view)
        luck[action.card] = change.each[0]
    assert luck["stop"] == min(luck.values()) < 0 < luck["fireworks"]
    assert luck["clover"] == max(luck.values())


def test_in_the_last_round_the_leader_is_likeliest_to_win():
    position = before_a_card(scores="6300 4000 2000", turn=1, reached=1)
    chances = GAME.coach.reviewing.standing(GAME.observe(at(position), None))
    assert list(chances) == sorted(chances, reverse=True)
    assert sum(chances) == 1
    assert chances[0] > Fraction(3, 4)
    assert ONE * chances[2] < ONE
