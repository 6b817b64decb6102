"""The dice of "plan first" against an adversary with every number and move that is not an honest seat's.

Critical values are those of the chi-square distribution at 0.1%. All choices have known seeds.
"""

import random
from collections import Counter
from hashlib import sha256
from itertools import chain

import pytest
from devices import Device, read
from test_link_adversary import numbers

from volle.core import chance, joint, link
from volle.core import match as matches
from volle.core.fast_dataclass import replace
from volle.core.game import CHANCE
from volle.core.joint import Joint, Opened
from volle.core.names import bot_level
from volle.games import GAMES

pytestmark = pytest.mark.slow

NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Emma")
TRIALS = 250
TRIED = 40
"""Sets of numbers that the adversary tries for a turn in each match: 10,000 together."""
CRITICAL = 20.515
"""Chi-square at 0.1% with five degrees of freedom: six faces of a die."""


def numbers_up_to(value, count):
    """Return a chain of numbers 0 to `count`, from its last one."""
    return [chance.hashed(value, count - place) for place in range(count + 1)]


def seed_of(id_, turn, values):
    """Return the seed of a turn from the numbers of all seats, as the documentation says."""
    text = "\n".join(["volle turn", id_, str(turn), *(value.hex() for value in values)])
    return sha256(text.encode()).digest()[:16]


def first_roll(seed):
    """Return the first roll of a turn: it follows its card, which is action number 0 of the turn."""
    return chance.stream(seed, 1, CHANCE).dice(6, 6)


def ground_rolls(seats, honest, turn, protocol):
    """Return the first rolls of a turn in many matches, in which an adversary wants many sixes.

    It has all seats but the honest one, and tries out all their numbers once it knows number 0 of that seat.
    It guesses that this number counts: in the first protocol, it does.
    """
    rng = random.Random(f"{seats} {honest} {turn}")
    late = 0 if protocol == joint.FIRST_PROTOCOL else 1
    counts = [numbers(turn, seat, seats) - 1 + late for seat in range(seats)]
    rolls = []
    for _ in range(TRIALS):
        id_ = rng.randbytes(16).hex()
        own = numbers_up_to(rng.randbytes(16), counts[honest])
        tries = []
        for _ in range(TRIED):
            # A chain can end in any number, so that the adversary chooses the one that counts.
            tried = [rng.randbytes(16) for _ in counts]
            values = [own[0] if seat == honest else number for seat, number in enumerate(tried)]
            tries.append((first_roll(seed_of(id_, turn, values)).count(6), tried))
        best = max(tries, key=lambda each: each[0])[1]
        opened = tuple(
            Opened(count, own[-1] if seat == honest else number)
            for seat, (count, number) in enumerate(zip(counts, best, strict=True))
        )
        match = matches.begin(GAMES["lotte"], NAMES[:seats], {})
        none = (None,) * seats
        together = Joint("plan", protocol, id_, opened, none, ((),) * seats)
        state = replace(match.start, turn=turn)
        rolls.append(first_roll(link.seed_at(replace(match, joint=together), state)))
    return rolls


def chi_square(rolls):
    """Return the chi-square of the faces of all dice."""
    counts = Counter(chain.from_iterable(rolls))
    expected = 6 * len(rolls) / 6
    return sum((counts[face] - expected) ** 2 / expected for face in range(1, 7))


SEATS = [(seats, honest) for seats in range(2, 6) for honest in range(seats)]
FEW = [each for each in SEATS if each[0] < 4 or each == (5, 2)]
MORE = [pytest.param(*each, marks=pytest.mark.sweep) for each in SEATS if each not in FEW]


@pytest.mark.parametrize(("seats", "honest"), FEW + MORE)
def test_the_numbers_of_all_other_seats_choose_no_dice(seats, honest, count_case):
    turns = {0, honest, seats - 1, seats}
    assert (
        chi_square([roll for turn in turns for roll in ground_rolls(seats, honest, turn, joint.PROTOCOL)])
        < CRITICAL
    )
    count_case("link fairness: choices of numbers", TRIALS * TRIED * len(turns))


@pytest.mark.parametrize(
    ("seats", "honest"),
    [
        *(each for each in FEW if each[1] > 0),
        *(pytest.param(*each, marks=pytest.mark.sweep) for each in SEATS if each[1] > 0 and each not in FEW),
    ],
)
def test_the_same_adversary_chooses_the_first_dice_of_the_first_protocol(seats, honest):
    assert chi_square(ground_rolls(seats, honest, 0, joint.FIRST_PROTOCOL)) > 10 * CRITICAL


def played_at_random(save, rng):
    """Return the save of an adversary that plays its seats, and the bots on its device, at random."""
    device = Device()
    device.save = save
    match = device.match
    while match.to_act:
        automatic = matches.automatic_seat(match)
        if automatic is not None and automatic != CHANCE and bot_level(match.names[automatic]):
            legal = match.game.legal_actions(match.state, automatic)
            match = link.settled(matches.play(match, rng.choice(legal)))
        elif automatic is not None:
            match = link.stepped(match)
        elif link.passed_to(match):
            break
        else:
            match = link.planned(match, "/".join(rng.choice(["-", "0", "300"]) for _ in range(6)))
    return device.keep(match)


def test_no_move_of_an_adversary_changes_dice_after_the_plan(count_case):
    most_lengths = 1
    for number in range(12):
        anna, ben = Device(f"Anna {number}"), Device("Ben")
        anna.begin("lotte", ("Anna", "Ben", "bot:steady"), [0], "plan", {"target": 9000}).play()
        ben.receive(anna.link)
        ben = played_at_random(ben.save, random.Random(number))
        anna.receive(ben.link)
        anna.play()
        # Anna's plan for turn 3 is fixed; before it, the adversary plays its own turn and that of the bot.
        assert anna.match.state.turn == 1
        assert len(anna.match.joint.plans[0]) == 2
        ben.receive(anna.link)
        lengths = one_course_of_dice(anna, ben, count_case)
        most_lengths = max(most_lengths, len(lengths))
    assert most_lengths > 1


def one_course_of_dice(anna, ben, count_case):
    """Check that turn 3 has the same dice however Ben's device plays; return the actions before it."""
    seeds, rolls, lengths = set(), set(), set()
    for seed in range(30):
        other = Device("Anna")
        other.save = anna.save
        assert other.receive(played_at_random(ben.save, random.Random(seed)).link) == "next"
        match = other.play().match
        begun = next(ply for ply in range(match.ply) if match.before(ply).turn == 3)
        seeds.add(link.seed_at(match, match.before(begun)))
        lengths.add(begun)
        rolls.update(line for line in match.lines[begun + 1 : begun + 2] if line.startswith("roll "))
        count_case("link fairness: courses before a turn that is planned")
    assert len(seeds) == 1
    assert len(rolls) <= 1
    return lengths


def test_friends_draw_from_the_seed_of_the_invitation_and_nothing_else():
    anna, ben = Device("Anna"), Device("Ben")
    anna.begin("lotte", ("Anna", "Ben"), [0]).play()
    seed = read(anna.link).seed
    for _ in range(4):
        for device, other in ((anna, ben), (ben, anna)):
            other.receive(device.link)
            match = other.play().match
            assert match.seed == seed
            for ply, action in enumerate(match.log):
                if action.seat == CHANCE:
                    assert action == match.game.draw(match.before(ply), chance.stream(seed, ply, CHANCE))
