"""The coach of every game: its advice, its reviews, and its requests in the page and on the command line."""

import json
import re
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from pathlib import Path

import pytest
from builders import SEED
from command_line import refused
from matches import played, to_its_end, up_to
from parts import COACHED, text_of
from pig import PIG

from volle.cli import main as command_line
from volle.core import chance, review
from volle.core import match as matches
from volle.core.advice import percent
from volle.core.errors import BadRequest, GameError
from volle.core.game import CHANCE
from volle.core.record import format_record
from volle.core.serialization import plain
from volle.games import GAMES
from volle.web import reviewer
from volle.web.reviewer import Reviewer

ROOT = Path(__file__).resolve().parent.parent
TABLES = [
    *(("wolle", 2), ("lotte", 2)),
    *(pytest.param(*table, marks=pytest.mark.cpython) for table in (("wolle", 4), ("lotte", 3))),
]
FEW_OUTCOMES = 130


def decisions(game, seats, step):
    """Return some views of deciding seats in a random match.

    A match of Lotte has far fewer decisions.
    """
    step = step if game == "wolle" else 1
    match = played(game, seats, 0)
    plies = [ply for ply in range(match.ply) if match.log[ply].seat != CHANCE][::step]
    return [(match, match.game.known_to(match.before(ply), match.log[ply].seat)) for ply in plies]


@lru_cache(maxsize=1)
def short_match():
    """Return a short match of Lotte between two bots."""
    names = ("bot:cautious", "bot:steady")
    options = {"preset": "tutto", "target": 2000}
    return to_its_end(matches.begin(GAMES["lotte"], names, options, chance.derive_seed("coach")))


@lru_cache(maxsize=1)
def reviewed():
    """Return the review of that match."""
    return review.advance(review.begin(short_match()), 10**6)


@lru_cache(maxsize=1)
def reviewed_wolle():
    """Return the review of a short match of Wolle between the simplest bots."""
    match = matches.begin(GAMES["wolle"], ("bot:lamb",) * 3, {"short": True}, chance.derive_seed("coach"))
    return review.advance(review.begin(to_its_end(match)), 10**6)


REVIEWS = [reviewed, pytest.param(reviewed_wolle, marks=pytest.mark.cpython)]


# ------------------------------------------------------------------------------ before a choice


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_coach_advises_what_the_strongest_bot_does(game, seats):
    strongest = list(GAMES[game].bots.values())[-1].choose
    advised = 0
    for match, view in decisions(game, seats, 5):
        found = match.game.advise(view)
        if found is not None:
            chosen = strongest(view, chance.stream(bytes(chance.SEED_BYTES), 0, 0))
            # The best bot chooses at random among bids of about equal value.
            good = {choice.actions[0] for choice in found.options if choice.equal}
            assert match.game.format_action(chosen) in good
            advised += 1
    assert advised >= 10


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_best_comes_first_and_every_choice_has_its_reasons(game, seats):
    for match, view in decisions(game, seats, 11):
        found = match.game.advise(view)
        if found is None:
            assert len(view.legal) == 1
            continue
        wins = [choice.win for choice in found.options]
        assert wins == sorted(wins, reverse=True)
        assert found.options[0].best and found.options[0].equal
        assert all(0 <= win <= 1 for win in wins)
        assert {choice.actions[0] for choice in found.options} == set(
            map(match.game.format_action, view.legal)
        )
        assert all(1 <= len(choice.reasons) <= 3 for choice in found.options)


@pytest.mark.parametrize("game", COACHED)
def test_no_choice_and_no_seat_mean_no_advice(game):
    match = played(game, 2, 0)
    assert match.game.advise(match.game.observe(match.start, 0)) is None
    assert match.game.advise(match.game.observe(match.state, 0)) is None
    assert all(match.game.advise(match.game.observe(match.before(ply), None)) is None for ply in (5, 30))


# ------------------------------------------------------------------------------ after a match


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_luck_is_expected_to_be_nothing(game, seats):
    match = played(game, seats, 0)
    tried = 0
    for ply in range(match.ply):
        state = match.before(ply)
        if match.log[ply].seat != CHANCE or match.game.turn_of(state) is None or ply % 4:
            continue
        outcomes = list(match.game.chance_outcomes(state)) if tried < 5 and not is_wide(match, state) else []
        if outcomes:
            view = match.game.known_to(state, match.game.turn_of(state))
            expected = [Fraction(0)] * seats
            for action, share in outcomes:
                for change in match.game.coach.reviewing.changes(view, action, no_view):
                    if change.by == "luck":
                        expected = [
                            mean + share * one for mean, one in zip(expected, change.each, strict=True)
                        ]
            assert not any(expected)
            tried += 1
    assert tried >= 4


def no_view():
    """Return the view after a roll or a card, which no luck depends on."""
    raise AssertionError("luck is known before what follows")


def is_wide(match, state):
    """Return True if chance has more outcomes than a test has time for."""
    return (
        sum(1 for _ in zip(match.game.chance_outcomes(state), range(FEW_OUTCOMES), strict=False))
        == FEW_OUTCOMES
    )


def test_in_a_review_what_was_best_is_distinguished_from_what_was_done():
    found = 0
    for _, change in reviewed().found:
        if change.decision:
            _, played, best = change.decision
            apart = {term.reason for term in best._terms} - {term.reason for term in played._terms}
            found += bool(apart)
            assert not apart or set(best.reasons) <= apart
            assert best.reasons and len(best.reasons) <= 3
    assert found


@pytest.mark.parametrize(
    ("chance", "words"),
    [(Fraction(0), 0), (Fraction(1, 500), "hardly"), (Fraction(1, 3), 33), (Fraction(499, 500), "nearly")],
)
def test_a_chance_is_none_or_certain_only_where_it_is(chance, words):
    assert percent(chance) == words


@pytest.mark.parametrize("looking", REVIEWS)
def test_the_parts_lead_from_the_start_to_the_result(looking):
    match = looking().match
    seats = review.seat_reviews(looking())
    outcome = match.game.result(match.state)
    for seat, found in enumerate(seats):
        assert found.start + sum(part.change for part in found.parts) == found.result
        assert found.result == (seat in outcome.winners) / Fraction(len(outcome.winners))
        assert found.part("own-decisions") <= 0
        assert (
            found.good + len(found.costliest) <= found.decisions or len(found.costliest) == review.MOST_COSTLY
        )
    assert sum(found.start for found in seats) == 1


@pytest.mark.parametrize("looking", REVIEWS)
def test_the_turning_points_are_the_greatest_changes_of_a_round_in_the_order_of_the_match(looking):
    game, match = looking().match.game, looking().match
    for seat, found in enumerate(review.seat_reviews(looking())):
        plies = [point.ply for point in found.turning]
        assert len(plies) == review.MOST_TURNING and plies == sorted(plies)
        sums = Counter()
        for ply, change in looking().found:
            if change.by != "rest":
                sums[game.round_of(match.before(ply)), change.by, change.seat] += change.each[seat]
        greatest = sorted(map(abs, sums.values()))[-review.MOST_TURNING :]
        assert sorted(abs(point.change) for point in found.turning) == greatest
        rounds = [game.round_of(match.before(ply)) for ply in plies]
        assert all(
            point.change in {sums[at, by, point.seat] for by in ("luck", "cards", "bids", "decision")}
            for at, point in zip(rounds, found.turning, strict=True)
        )


@pytest.mark.parametrize("looking", REVIEWS)
def test_the_sentence_names_the_part_that_moved_most_in_the_direction_of_the_result(looking):
    for found in review.seat_reviews(looking()):
        sign = 1 if found.result > found.start else -1
        most = max(found.parts, key=lambda part: sign * part.change)
        code, change, times = found.decisive
        if most.code == "rest" or abs(found.part("rest")) > abs(most.change):
            assert code == "even"
        elif most.code == "own-decisions":
            assert times and found.part("own-decisions") <= change < 0
        else:
            assert (code, change) == (f"{most.code}-{'up' if sign > 0 else 'down'}", most.change)


def test_the_course_of_a_chance_leads_from_the_start_to_the_result_over_the_costliest_decisions():
    match = short_match()
    for found in review.seat_reviews(reviewed()):
        first, *_, last = found.course
        assert (first.ply, first.chance) == (0, found.start)
        assert (last.ply, last.chance) == (match.ply, found.result)
        assert all(0 <= each.chance <= 1 for each in found.course)
        plies = [each.ply for each in found.course]
        assert plies == sorted(plies)
        dotted = {each.ply - 1 for each in found.course if each.is_costly}
        assert dotted == {costly.ply for costly in found.costliest}


def test_what_one_seat_wins_the_others_lose():
    assert len(reviewed().found) > 20
    for _, change in reviewed().found:
        assert sum(change.each) == 0


def test_between_deals_the_course_of_a_chance_is_the_value_of_the_position():
    """In Wolle only the value before a deal may differ, by the little that integers leave out."""
    looking = reviewed_wolle()
    game, match = looking.match.game, looking.match
    shown = [{} for _ in match.names]
    for seat, found in enumerate(review.seat_reviews(looking)):
        chance, course = found.start, {at.ply: at.chance for at in found.course}
        for ply in range(match.ply):
            chance = course.get(ply + 1, chance)
            view = game.known_to(match.before(ply + 1), 0)
            if view.phase == "bids" and not any(one.has_bid for one in view.seats):
                shown[seat][ply] = abs(chance - game.coach.reviewing.standing(view)[seat])
        assert len(shown[seat]) > 3
        assert max(shown[seat].values()) < Fraction(1, 200)


@pytest.mark.parametrize("by", [1, 7])
def test_a_review_in_slices_is_the_review_in_one(by):
    looking = review.begin(short_match())
    while looking.done < looking.match.ply:
        before = looking.done
        looking = review.advance(looking, by)
        assert looking.done > before
    assert looking == reviewed()


def test_findings_so_far_become_the_review():
    whole = review.seat_reviews(reviewed())
    early = review.findings(review.advance(review.begin(short_match()), 12))
    for seat, found in enumerate(early):
        course = [(at.ply, at.chance) for at in found.course]
        assert course and set(course) <= {(at.ply, at.chance) for at in whole[seat].course}
    late = review.findings(reviewed())
    assert [found.costliest for found in late] == [each.costliest for each in whole]
    assert [found.course for found in late] == [each.course[:-1] for each in whole]


def test_the_page_has_findings_until_it_has_the_review(ask):
    record = format_record(short_match())
    answers = [ask("review", record=record)]
    while answers[-1]["review"] is None:
        answers.append(ask("review", record=record))
    *waiting, last = answers
    assert all(len(answer["findings"]) == len(last["review"]["seats"]) for answer in waiting)
    assert last["findings"] is None


def slices_of_a_review(monkeypatch, seconds):
    """Return the answers to requests for a review, each for a slice of some seconds."""
    monkeypatch.setattr(reviewer, "WHILE", seconds)
    reviewing, answers = Reviewer(), []
    while not (answers and answers[-1]["review"]):
        answers.append(reviewing.advance(short_match()))
    return answers


def test_a_request_for_a_review_ends_at_the_first_swing_after_its_time(monkeypatch):
    assert len(slices_of_a_review(monkeypatch, 0)) >= len(reviewed().found)


@pytest.mark.parametrize("seconds", [0, float("inf")])
def test_slices_do_not_change_a_review(monkeypatch, seconds):
    *_, answer = slices_of_a_review(monkeypatch, seconds)
    assert answer["review"] == plain(review.finish(reviewed()), short_match().game)


def test_the_strongest_bot_has_nothing_to_learn():
    match = replace(up_to(played("wolle", 2, 0), 0), names=("bot:roger",) * 2)
    while match.ply < 40:
        match = matches.play(match, matches.automatic_action(match))
    # Only a finished match can be reviewed, but only these positions matter here.
    over = to_its_end(replace(match, names=("bot:lamb",) * 2))
    looking = review.advance(review.begin(over), 25)
    assert len(looking.found) >= 25 and looking.done <= 40
    assert not any(change.decision for _, change in looking.found)


def test_a_match_that_runs_and_a_lesson_are_not_reviewed():
    running = up_to(short_match(), 10)
    with pytest.raises(BadRequest, match=r"review\.not-over"):
        review.begin(running)
    with pytest.raises(BadRequest, match=r"review\.lesson"):
        review.begin(replace(running, lesson="first"))


def test_a_game_without_a_coach_has_an_empty_review():
    match = to_its_end(matches.begin(PIG, ("bot:random",) * 2, {}, bytes(chance.SEED_BYTES)))
    looking = review.advance(review.begin(match), 1)
    assert looking.done == match.ply
    first, second = review.seat_reviews(looking)
    assert (first.start, second.start) == (Fraction(1, 2), Fraction(1, 2))
    assert first.part("rest") == first.result - first.start


# ------------------------------------------------------------------------------ the page


def test_advice_is_sent_to_the_seat_that_owes_something(bids):
    found = bids("advice", **{"as": 0})["advice"]
    assert found["seat"] == 0
    assert len(found["options"]) == 14
    best, *others = found["options"]
    assert best["best"] and best["win_lost"] == 0
    assert all(choice["win_lost"] >= 0 for choice in others)
    assert best["actions"][0]["verb"] == "bid"
    assert bids("advice")["advice"] is None


def test_a_secret_bid_of_another_seat_changes_no_advice(bids):
    before = bids("advice", **{"as": 0})
    assert bids("act", action="3 bid 26", ply=3)["ok"]
    assert bids("advice", **{"as": 0}) == before
    assert bids("advice", **{"as": 2})["advice"] is None


def test_a_review_is_asked_for_until_it_is_there(ask, monkeypatch):
    monkeypatch.setattr(reviewer, "WHILE", 0)
    record = format_record(short_match())
    answer = ask("review", record=record)
    done = []
    while answer["review"] is None:
        done.append(answer["done"])
        answer = ask("review", record=record)
    assert done == sorted({*done}) and len(done) > 2
    assert [seat["result"] for seat in answer["review"]["seats"]] in ([1.0, 0.0], [0.0, 1.0])
    dear = answer["review"]["seats"][0]["costliest"][0]
    assert dear["action"]["text"] != dear["best"][0]["text"]
    assert dear["win_lost"] > 0 and dear["why"] and dear["why_best"]


def test_a_match_that_runs_is_refused(ask):
    ask("new", game="lotte", seats=["A", "B"], options={}, seed=SEED)
    assert ask("review")["error"]["code"] == "review.not-over"


# ------------------------------------------------------------------------------ the command line

GO = "phase go\nleft *\nscores 0 0\ncard bonus-300\ncards 1\npoints 350\ndice 2 3 4 6\naside 1 1\n"


def run(capsys, *arguments):
    """Return the standard output of a command, or else its standard error."""
    code = command_line.main([*map(str, arguments)])
    said = capsys.readouterr()
    return said.out if code == 0 else said.err


def test_advice_on_a_position_from_the_command_line(capsys, tmp_path):
    (tmp_path / "go").write_text(GO, encoding="utf-8")
    found = json.loads(run(capsys, "advise", "lotte", tmp_path / "go", "--json"))
    assert [choice["actions"][0]["text"] for choice in found["options"]] == ["1 roll", "1 stop"]
    (tmp_path / "roll").write_text(GO.replace("phase go", "phase roll"), encoding="utf-8")
    assert run(capsys, "advise", "lotte", tmp_path / "roll") == refused(GameError("advice.none"))


@pytest.mark.cpython
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_command_line_speaks_in_sentences(capsys, tmp_path, language):
    (tmp_path / "go").write_text(GO, encoding="utf-8")
    (tmp_path / "match").write_text(format_record(short_match()), encoding="utf-8")
    said = run(capsys, "advise", "lotte", tmp_path / "go", "--lang", language)
    assert "350" in said and "[" not in said
    said = run(capsys, "review", tmp_path / "match", "--lang", language)
    assert len(said.splitlines()) > 8 and "[" not in said


# ------------------------------------------------------------------------------ words


@pytest.mark.parametrize("game", COACHED)
def test_every_reason_and_remark_has_words_and_no_words_are_left_over(game):
    folder = ROOT / "py" / "volle" / game
    sources = [folder / f"{name}.py" for name in ("__init__", "advice", "brain/advice", "brain/reasons")]
    code = "\n".join(path.read_text("utf-8") for path in sources if path.exists())
    known = set(re.findall(r'"([a-z0-9-]+)"', code)) | {f"set-{kind}" for kind in ("370", "007")}
    words = text_of(f"locales/en/{game}-advice.ftl")
    texts = set(re.findall(rf"^advice-{game}-(\S+) =", words, re.M)) - {"card"}
    assert texts <= known
    assert set(re.findall(r'Reason\(\s*"([a-z0-9-]+)"', code)) <= texts
    assert set(re.findall(rf"^advice-remark-{game}-(\S+) =", words, re.M)) <= known


def test_each_cause_that_decides_a_match_has_its_sentence_and_no_sentence_is_left_over():
    parts = set(review._PARTS) - {"own-decisions"}
    known = {"even"} | {f"{part}-{way}" for part in parts for way in ("up", "down")}
    for module in ("lotte/reviewing", "wolle/brain/reviewing"):
        code = (ROOT / "py" / "volle" / f"{module}.py").read_text("utf-8")
        known |= set(re.findall(r'"([a-z-]+)"', code.partition("def _kind(")[2].partition("\ndef ")[0]))
    assert set(re.findall(r"^reviewed-said-(\S+) =", text_of("locales/en/help.ftl"), re.M)) == known
