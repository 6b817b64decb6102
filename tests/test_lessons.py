"""First matches: guided, with loaded dice, and over after a few rounds regardless of the person's choices."""

import json
import random
import re
from collections import Counter
from pathlib import Path

import pytest
from builders import SEED

from volle.core import chance
from volle.core import lesson as lessons
from volle.core import match as matches
from volle.core.errors import BadOptions, BadRecord, RequestRefused
from volle.core.game import CHANCE
from volle.core.lesson import PUPIL
from volle.core.names import BOT
from volle.core.record import format_record, parse_record
from volle.games import GAMES
from volle.web.bridge import Engine
from volle.wolle.types import BIDS, DIE_NAMES

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = sorted(folder.name for folder in (ROOT / "locales").iterdir())
LESSONS = [(game, name) for game in GAMES for name in GAMES[game].lessons]
each_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)


def begin(game, name="first", seed=bytes(16)):
    """Return a lesson before its first action."""
    names = ("Anna", *(BOT + bot for bot in GAMES[game].lessons[name].bots))
    return lessons.as_lesson(matches.begin(GAMES[game], names, {}, seed), name)


def walk(match, choose):
    """Yield every position of a lesson with its message; `choose` picks one of the person's actions."""
    while (hint := lessons.hint(match)) is not None:
        yield match, hint.step
        if hint.step == "over":
            return
        if matches.automatic_seat(match) is not None:
            action = matches.automatic_action(match)
        else:
            action = choose(match.game.legal_actions(match.state, PUPIL))
        match = matches.play(match, action)


def chance_of(match):
    """Return the chance actions of a match, as texts."""
    return [match.game.format_action(action) for action in match.log if action.seat == CHANCE]


@each_lesson
def test_whatever_is_chosen_the_lesson_is_over_after_a_few_rounds(game, name):
    for number in range(150):
        moments = [*walk(begin(game, name), random.Random(number).choice)]
        assert moments[-1][1] == "over"
        assert len(moments) < 75


@each_lesson
def test_the_guide_says_all_that_it_can_say(game, name):
    seen = Counter()
    for number in range(300):
        seen.update(step for _, step in walk(begin(game, name), random.Random(number).choice))
    assert seen.keys() == GAMES[game].lessons[name].steps.keys()


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words_and_a_rule(language, game, name):
    files = (ROOT / "locales" / language).glob(f"{game}*.ftl")
    ids = set(re.findall(r"^([a-z][\w-]*) =", "\n".join(file.read_text("utf-8") for file in files), re.M))
    lesson = GAMES[game].lessons[name]
    assert {f"lesson-{game}-{step}" for step in lesson.steps} == {
        id_ for id_ in ids if id_.startswith("lesson-")
    }
    rules = [*(said.rule for said in lesson.steps.values()), *lesson.later]
    assert {rule.replace(".", "-") for rule in rules} <= ids


@each_lesson
def test_it_waits_only_where_no_person_here_decides(game, name):
    for number in range(50):
        for match, _ in walk(begin(game, name), random.Random(number).choice):
            assert not (lessons.hint(match).waits and PUPIL in match.to_act)


@each_lesson
def test_what_has_come_up_is_not_listed_as_still_to_come(game, name):
    lesson = GAMES[game].lessons[name]
    assert not {said.rule for said in lesson.steps.values()} & {*lesson.later}


@pytest.mark.parametrize("die", DIE_NAMES)
@pytest.mark.parametrize("bid", BIDS, ids=str)
def test_any_bid_is_reached_on_the_second_try_of_the_first_round_whatever_die_is_kept(bid, die):
    def choose(legal):
        return next(
            one for one in legal if {getattr(one, "bid", bid), getattr(one, "die", die)} == {bid, die}
        )

    moments = walk(begin("wolle"), choose)
    taking = next(match.state for match, _ in moments if match.state.phase == "take")
    assert (taking.tries, taking.outcome) == (2, "reached")


def test_a_bid_of_16_or_more_goes_first_in_the_third_round_and_takes_three_of_the_sets():
    found = 0
    for number in range(60):
        for match, step in walk(begin("wolle"), random.Random(number).choice):
            if step == "take-sets":
                assert {card.id for card in match.state.display} == {"s13", "s15", "d2", "k"}
                assert match.state.tries == 1
                found += 1
    assert found > 30


def test_the_guide_says_that_the_person_goes_last_only_after_a_tied_bid():
    told = []
    for number in range(60):
        steps = walk(begin("wolle"), random.Random(number).choice)
        told += [match.state for match, step in steps if step == "last"]
    assert told
    for state in told:
        assert state.order[-1] == PUPIL
        assert state.bids[state.order[-2]] == state.bids[PUPIL] == BIDS[0]


def test_the_guide_tells_of_a_miss_only_after_one():
    for number in range(60):
        for match, step in walk(begin("wolle"), random.Random(number).choice):
            if step == "turn-chip":
                codes = [event.code for event in matches.happened(match)]
                assert [code for code in codes if code in ("bid.reached", "bid.missed")][-1] == "bid.missed"


@each_lesson
def test_points_are_counted_at_the_end_alone(game, name):
    for match, step in walk(begin(game, name), random.Random(4).choice):
        points = lessons.hint(match).points
        assert points == (GAMES[game].lessons[name].points(match.state) if step == "over" else None)


def test_in_the_second_round_a_chip_or_a_bonus_closes_the_gap_of_the_first_try():
    for number in range(60):
        steps = [step for _, step in walk(begin("wolle"), random.Random(number).choice)]
        again = next(place for place, step in enumerate(steps) if step.startswith("again"))
        shown = steps[again:]
        assert "claim" in shown or "last" in shown or is_out_of_chips(number)


def is_out_of_chips(number):
    """Return True if the person of such a walk has paid both chips for bids."""
    *_, (match, _) = walk(begin("wolle"), random.Random(number).choice)
    return sum(event.code == "plus.paid" and event.seat == PUPIL for event in matches.happened(match)) == 2


@each_lesson
def test_its_dice_are_the_same_with_every_seed_until_it_is_over(game, name):
    first = [*walk(begin(game, name, bytes(16)), lambda legal: legal[0])]
    other = [*walk(begin(game, name, bytes(range(16))), lambda legal: legal[0])]
    assert chance_of(first[-1][0]) == chance_of(other[-1][0])
    over = first[-1][0]
    assert matches.automatic_action(over) == matches.drawn(over, over.state, over.ply)


@each_lesson
def test_at_any_position_it_can_be_saved_and_taken_up_again(game, name):
    for match, step in walk(begin(game, name), random.Random(1).choice):
        again = parse_record(format_record(match, private=True), GAMES)
        assert again == match
        assert lessons.hint(again).step == step


@each_lesson
def test_its_record_claims_no_seal(game, name):
    text = format_record([*walk(begin(game, name), random.Random(2).choice)][-1][0])
    assert f"\nlesson: {name}\n" in text
    assert "seal" not in text
    with pytest.raises(BadRecord, match=r"verify\.no-seal"):
        parse_record(text, GAMES, verify=True)


@each_lesson
def test_once_left_chance_is_honest_and_unguided(game, name):
    for match, _ in walk(begin(game, name), random.Random(3).choice):
        free = lessons.left(match)
        assert lessons.hint(free) is None
        assert parse_record(format_record(free, private=True), GAMES) == free
        if matches.automatic_seat(free) == CHANCE:
            assert matches.automatic_action(free) == matches.drawn(free, free.state, free.ply)
    with pytest.raises(RequestRefused, match=r"lesson\.none"):
        lessons.left(free)


def test_taking_back_does_not_bring_the_guide_back():
    bids = next(match for match, step in walk(begin("lotte"), None) if match.state.phase == "go")
    played = lessons.left(matches.play(bids, bids.game.legal_actions(bids.state, PUPIL)[1]))
    back = matches.taken_back(played)
    assert (back.ply, back.lesson_left) == (bids.ply, bids.ply)
    assert lessons.hint(back) is None


@pytest.mark.parametrize(
    "names", [("Anna", "Ben", "bot:ram"), ("bot:ram", "bot:ram", "Anna"), ("Anna", "bot:ram")]
)
def test_a_lesson_has_its_own_table(names):
    with pytest.raises(BadOptions, match=r"lesson\.table"):
        lessons.as_lesson(matches.begin(GAMES["wolle"], names, {}), "first")


def test_a_lesson_has_the_usual_rules():
    match = matches.begin(GAMES["lotte"], ("Anna", "bot:steady"), {"preset": "tutto"})
    with pytest.raises(BadOptions, match=r"lesson\.table"):
        lessons.as_lesson(match, "first")


HEAD = "volle 1\ngame: lotte\nrules: 1\nseats: Anna | bot:steady\noptions: {}\n"


@pytest.mark.parametrize(
    ("headers", "line", "code"),
    [
        ("lesson: second", 6, "lesson.unknown"),
        ("lesson: First", 6, "record.lesson"),
        ("lesson: first 01", 6, "record.lesson"),
        ("lesson: first 1", 6, "record.lesson"),
        (f"lesson: first\nseal: {'0' * 64}", 7, "record.lesson-seal"),
    ],
)
def test_a_record_with_a_lesson_that_cannot_be_is_refused(headers, line, code):
    with pytest.raises(BadRecord) as refusal:
        parse_record(f"{HEAD}{headers}\n\n", GAMES)
    assert (refusal.value.line, refusal.value.code) == (line, code)


def test_the_page_begins_a_lesson_and_leaves_it():
    table = Bridge()
    seats = ["Anna", "bot:steady"]
    answer = table.ask(do="new", game="lotte", seats=seats, options={}, seed=SEED, lesson="first")
    assert answer["view"]["lesson"] == {
        "step": "goal",
        "rule": "lotte.turn.start",
        "waits": False,
        "points": None,
    }
    assert answer["view"]["seal"] is None
    answer = table.ask(do="step", ply=0)
    assert {frame["view"]["lesson"]["step"] for frame in answer["frames"] if frame["view"]} <= {"goal"}
    assert answer["view"]["lesson"]["step"] == "bonus"
    assert table.ask(do="leave-lesson", ply=1)["view"]["lesson"] is None
    assert table.ask(do="leave-lesson", ply=1)["error"]["code"] == "lesson.none"
    assert "lesson: first 1\n" in table.ask(do="record")["record"]


class Bridge:
    """The engine as the page calls it."""

    def __init__(self):
        self.table = Engine()

    def ask(self, **request):
        return json.loads(self.table.handle(json.dumps(request)))


def test_a_match_that_is_no_lesson_has_no_guide():
    match = matches.begin(GAMES["wolle"], ("Anna", "bot:ram"), {}, chance.parse_seed(SEED))
    assert lessons.hint(match) is None
    assert match.seal
