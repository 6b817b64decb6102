"""An adversary who holds all other seats of a match by link, against devices that follow the protocol.

The adversary sees every link, and edits, drops, doubles, reorders and forks them. An honest device keeps
nothing but the text of its save, so that each step restarts it. Whatever it opens is refused with a reason,
or its person is asked, or it is the same match: the same agreement, past, own moves and secrets, and dice
that no player has chosen.
"""

import random
import re
from copy import copy
from functools import cache
from hashlib import sha256
from itertools import islice
from typing import NamedTuple

import pytest
from devices import Device, read

from volle.core import chance, link
from volle.core import match as matches
from volle.core.errors import GameError
from volle.core.game import CHANCE
from volle.core.names import bot_level
from volle.core.record import format_link

pytestmark = pytest.mark.slow

OPTIONS = {"lotte": {"target": 1500}, "wolle": {"short": True}}
ASKED = {"free", "own-moves"}
ACCEPTED = {"next"}
MOVING = {"next", "own-moves", "free"}


class Honest(Device):
    """A device that follows the protocol, and the claims about every match that it has accepted."""

    def __init__(self, name):
        super().__init__(name)
        self.agreed = None
        self.turn_seeds = {}
        self.fixed_plans = {}
        self.commitments = {}

    def open(self, text):
        """Open a link; return "refused CODE", "asked ANSWER" or "accepted", which alone changes anything."""
        before = self.save
        try:
            answer = self.receive(text) if before else link.arrival(None, link.foreign(read(text)))
        except GameError as error:
            answer = error.code
        if answer not in ACCEPTED:
            assert self.save == before
            return f"asked {answer}" if answer in ASKED else f"refused {answer}"
        self.check(read(before))
        return "accepted"

    def go_on(self):
        """Play on, and check that all that was known and decided before stays as it was."""
        before = self.match
        self.play()
        self.check()
        match = self.match
        assert match.joint.secrets == before.joint.secrets
        assert match.lines[: matches.choice_ply(before)] == before.lines[: matches.choice_ply(before)]
        if match.joint.level == "friends":
            for seat, moves in own_moves(before).items():
                assert own_moves(match)[seat][: len(moves)] == moves

    def check(self, before=None):
        """Check what this device knows; `before` is the match that it knew before."""
        match = self.match
        self.agreed = self.agreed or agreement(match)
        assert agreement(match) == self.agreed
        if before:
            assert match.joint.secrets == before.joint.secrets
            assert own_moves(match) == own_moves(before)
            assert match.lines[: matches.choice_ply(before)] == before.lines[: matches.choice_ply(before)]
        self._check_commitments(match)
        self._check_chance(match)

    def _check_commitments(self, match):
        """Check that every choice is the one that its seat committed to, or was withheld."""
        joint, base = match.joint, matches.choice_ply(match)
        for seat, choice in enumerate(joint.choices):
            if choice and choice.commitment:
                made = self.commitments.setdefault(
                    (base, seat), (choice.commitment, joint.chains[seat].count)
                )
                assert made == (choice.commitment, joint.chains[seat].count)
        for (ply, seat), (made, count) in self.commitments.items():
            place = ply + match.game.to_act(match.before(ply)).index(seat) if ply <= match.ply else match.ply
            if ply == base or place >= match.ply or place in joint.withheld:
                continue
            salt = chance.hashed(joint.chains[seat].value, joint.chains[seat].count - count - 1).hex()
            text = f"volle choice\n{joint.id}\n{ply}\n{seat + 1}\n{match.lines[place]}\n{salt}"
            assert sha256(text.encode()).digest()[:16] == made

    def _check_chance(self, match):
        if match.joint.level == "friends":
            assert sha256(match.seed).hexdigest() == match.seal
        else:
            self._check_numbers(match)
        for ply, action in enumerate(match.log):
            if action.seat == CHANCE:
                state = match.before(ply)
                assert action == match.game.draw(state, stream_of(match, state, ply))

    def _check_numbers(self, match):
        """Check that own numbers are opened after all plans that they could help, and fix the dice."""
        joint, seats = match.joint, len(match.names)
        people = [seat for seat, name in enumerate(match.names) if bot_level(name) is None]
        assert match.seed is match.seal is None
        for own in joint.own:
            assert joint.chains[own].value == chain_value(joint.secrets[own], joint.chains[own].count)
        for turn in range(match.state.turn + seats):
            seat, needed = turn % seats, [numbers(turn, each, seats) for each in joint.own]
            if all(joint.chains[own].count < count for own, count in zip(joint.own, needed, strict=True)):
                continue
            assert all(joint.chains[each] for each in people)
            if seat in people:
                plan = joint.plans[seat][turn // seats]
                assert self.fixed_plans.setdefault(turn, plan) == plan
            seed = turn_seed(match, turn)
            if seed:
                assert self.turn_seeds.setdefault(turn, seed) == seed


chain_value = cache(chance.chain_value)
"""A number of a chain; computing it takes up to a thousand hashes."""


def agreement(match):
    """Return what the people of a match agreed on at its beginning."""
    joint = match.joint
    options = match.game.format_options(match.options)
    look = match.avatars, match.without_help
    return match.game.name, match.names, options, look, joint.level, joint.id, match.seal, match.seed


def own_moves(match):
    """Return all that the seats of a device have decided: plans, or moves and choices that may be secret."""
    own = match.joint.own
    if match.joint.level == "plan":
        return [match.joint.plans[seat] for seat in own]
    moves = {seat: [line for line in match.lines if line.startswith(f"{seat + 1} ")] for seat in own}
    base = matches.choice_ply(match)
    for seat in own:
        choice = match.joint.choices[seat]
        if choice and not any(line.startswith(f"{seat + 1} ") for line in match.lines[base:]):
            moves[seat].append(choice.text)
    return moves


def numbers(turn, seat, seats):
    """Return the count of numbers that a seat has opened in a turn: one before the first, one for each."""
    return 1 + turn // seats + (seat <= turn % seats)


def turn_seed(match, turn):
    """Compute the seed of a turn as the documentation says; None while a number is missing."""
    joint, values = match.joint, []
    for seat, name in enumerate(match.names):
        if bot_level(name):
            continue
        opened, count = joint.chains[seat], numbers(turn, seat, len(match.names))
        if opened is None or opened.count < count:
            return None
        value = opened.value
        for _ in range(opened.count - count):
            value = sha256(f"volle chain\n{value.hex()}".encode()).digest()[:16]
        values.append(value.hex())
    return sha256("\n".join(["volle turn", joint.id, str(turn), *values]).encode()).digest()[:16]


def stream_of(match, state, ply):
    """Return the stream of an action of chance as the documentation says."""
    if match.joint.level == "friends":
        return chance.stream(match.seed, ply, CHANCE)
    first = next(each for each in range(ply + 1) if match.before(each).turn == state.turn)
    return chance.stream(turn_seed(match, state.turn), ply - first, CHANCE)


# The links of whole matches, by their kinds


class Sent(NamedTuple):
    """A link that the adversary sends, and the honest device before it arrives."""

    kind: str
    text: str
    save: str | None
    earlier: tuple[str, ...]
    later: tuple[str, ...]


class Course(NamedTuple):
    """A match between an honest device and an adversary with all other seats."""

    game: str
    level: str
    seats: tuple[str, ...]
    honest: int
    hosts: bool


COURSES = [
    Course("lotte", "friends", ("Anna", "Ben"), 0, hosts=True),
    Course("lotte", "friends", ("Anna", "Ben", "Cleo"), 1, hosts=False),
    Course("lotte", "plan", ("Anna", "Ben"), 0, hosts=True),
    Course("lotte", "plan", ("Anna", "Ben", "Cleo"), 1, hosts=False),
    Course("lotte", "plan", ("Anna", "bot:steady", "Ben", "Cleo"), 0, hosts=True),
    Course("wolle", "friends", ("Anna", "Ben", "Cleo"), 1, hosts=False),
    Course("wolle", "friends", ("Anna", "Ben", "Cleo"), 2, hosts=True),
]


@cache
def played(course, name=""):
    """Return all links that reach the honest device of a match between two devices."""
    honest, adversary = Honest(f"H{name}"), Device(f"A{name}")
    seats = [seat for seat, each in enumerate(course.seats) if bot_level(each) is None]
    rest = [seat for seat in seats if seat != course.honest]
    host, guest = (honest, adversary) if course.hosts else (adversary, honest)
    here, there = ([course.honest], rest) if course.hosts else (rest, [course.honest])
    given = tuple(f"{each}{name}" if bot_level(each) is None else each for each in course.seats)
    host.begin(course.game, given, here, course.level, OPTIONS[course.game])
    texts, saves, device = [], [], host
    device.play()
    while link.passed_to(device.match) or device.match.to_act:
        other = guest if device is host else host
        if other is honest:
            texts.append(device.link)
            saves.append(other.save)
        assert other.receive(device.link, seats=there) in {"free", "next"}
        device = other.play()
    if device is adversary:
        texts.append(device.link)
        saves.append(honest.save)
    return [
        Sent(kind_of(text, save), text, save, tuple(texts[:place]), tuple(texts[place + 1 :]))
        for place, (text, save) in enumerate(zip(texts, saves, strict=True))
    ]


def kind_of(text, save):
    """Return the kind of a link that a device with this save opens: with plans, each turn brings one."""
    if save is None:
        return "invitation"
    before, after = read(save), read(text)
    if not after.to_act:
        return "end"
    if link.free_seats(before) and before.joint.chains != after.joint.chains:
        return "seat taken"
    if before.joint.plans != after.joint.plans:
        return "plan"
    choices = [choice for choice in after.joint.choices if choice]
    if any(choice.commitment is None for choice in choices):
        return "reveal"
    if choices:
        return "commitment"
    return "turn"


def links_to_attack(course):
    """Return the first and the last link of each kind of a match."""
    found = {}
    for sent in played(course):
        found.setdefault(sent.kind, []).append(sent)
    return [
        each for sents in found.values() for each in {id(one): one for one in (sents[0], sents[-1])}.values()
    ]


# Attacks on one line of a link


def key_of(line, place):
    """Return the name of a header, or the place of an action."""
    name, colon, _ = line.partition(": ")
    return name if colon else place


def with_lines(lines):
    return "\n".join(lines) + "\n"


def dropped(lines, place, _):
    yield with_lines([*lines[:place], *lines[place + 1 :]])


def doubled(lines, place, _):
    yield with_lines([*lines[: place + 1], *lines[place:]])


def swapped_with_the_next(lines, place, _):
    if place + 1 < len(lines):
        yield with_lines([*lines[:place], lines[place + 1], lines[place], *lines[place + 2 :]])


def taken_from(others):
    """Return an attack that takes the line of the same name or place from other links."""

    def attack(lines, place, sent):
        key = key_of(lines[place], place)
        for text in others(sent):
            theirs = text.removesuffix("\n").split("\n")
            line = next((each for at, each in enumerate(theirs) if key_of(each, at) == key), None)
            if line is not None and line != lines[place]:
                yield with_lines([*lines[:place], line, *lines[place + 1 :]])

    return attack


FIELD = re.compile(r"[0-9a-f]{32,}|[A-Za-z]+|[0-9]+|[-|+]")


def changed(lines, place, _):
    """Change each field of a line."""
    line = lines[place]
    for found in FIELD.finditer(line):
        for other in instead_of(found[0]):
            yield with_lines(
                [*lines[:place], line[: found.start()] + other + line[found.end() :], *lines[place + 1 :]]
            )


def changed_some(lines, place, sent):
    """Change each field of a header in all ways, and each action in some of them."""
    step = 1 if place < lines.index("") else 3
    yield from islice(changed(lines, place, sent), place % step, None, step)


def instead_of(field):
    """Return other values of a field."""
    if len(field) >= 32:
        return [format(int(field[0], 16) ^ 1, "x") + field[1:], "0" * len(field)]
    if field.isdecimal():
        return [str(int(field) + 1), str(max(int(field) - 1, 0))]
    return {"-": [f"0 {'0' * 32}", "7" * 32], "|": ["| - |"], "+": [""]}.get(
        field, [f"{field}x", "plan", "stop"]
    )


def longer(lines, place, _):
    """Play on by legal moves of any seat, also among secret choices and past free seats."""
    if place != len(lines) - 1:
        return
    match = read(with_lines(lines))
    state, grown = match.state, []
    for number in range(4):
        seats = match.game.to_act(state)
        if not seats:
            return
        if seats == (CHANCE,):
            if match.seed is None:
                return
            action = match.game.draw(state, chance.stream(match.seed, match.ply + number, CHANCE))
        else:
            legal = match.game.legal_actions(state, seats[0])
            for action in (legal[0], legal[len(legal) // 2], legal[-1]):
                yield with_lines([*lines, *grown, match.game.format_action(action)])
        grown.append(match.game.format_action(action))
        state = match.game.apply(state, action).state
        yield with_lines([*lines, *grown])


def cut_among_choices(lines, place, _):
    """Cut the log within a round of secret choices, all of which are open, and change the last line."""
    if place != len(lines) - 1:
        return
    match = read(with_lines(lines))
    rounds = [ply for ply in range(match.ply) if len(match.game.to_act(match.before(ply))) > 1]
    if not rounds or any(line.startswith("choices: ") for line in lines):
        return
    base = matches.choice_ply(matches.until(match, rounds[-1] + 1))
    seats = match.game.to_act(match.before(base))
    texts = dict(zip(seats, match.lines[base:], strict=False))
    choices = " | ".join(texts.get(seat, "-") for seat in range(len(match.names)))
    head = lines[: lines.index("")]
    after = next(number for number, line in enumerate(head) if line.startswith("chains: ")) + 1
    head = [*head[:after], f"choices: {choices}", *head[after:], ""]
    for count in range(1, len(seats)):
        kept = match.lines[: base + count - 1]
        legal = match.game.legal_actions(match.before(base + count - 1), seats[count - 1])
        for action in (legal[0], legal[len(legal) // 2], legal[-1]):
            yield with_lines([*head, *kept, match.game.format_action(action)])


def with_other_headers(lines, place, _):
    """Add plans, choices and withheld choices for every seat."""
    if not lines[place].startswith("chains: "):
        return
    seats = lines[place].count(" | ") + 1
    match = read(with_lines(lines))
    others = {line.partition(": ")[0] for line in lines}
    legal = [match.game.legal_actions(match.state, seat) for seat in range(seats)]
    texts = [match.game.format_action(each[0]) if each else "7" * 32 for each in legal]
    for seat in range(seats):
        for name, value in (
            ("plans", "0/0/0/0/0/0"),
            ("plans", "x"),
            ("choices", texts[seat]),
            ("choices", "7" * 32),
        ):
            if name not in others:
                values = " | ".join(value if each == seat else "-" for each in range(seats))
                yield with_lines([*lines[: place + 1], f"{name}: {values}", *lines[place + 1 :]])
    for ply in range(match.ply + seats):
        if "withheld" not in others:
            yield with_lines([*lines[: place + 1], f"withheld: {ply}", *lines[place + 1 :]])


def with_private_lines(lines, place, sent):
    """Add headers that only a device's own save has."""
    if lines[place].startswith("chains: "):
        chains = lines[place].split(" | ")
        secret = "ab" * 16
        device = " | ".join(["held", *[secret] * len(chains)])
        yield with_lines([*lines[: place + 1], f"device: {device}", *lines[place + 1 :]])
        if sent.save:
            own = next(line for line in sent.save.split("\n") if line.startswith("device: "))
            yield with_lines([*lines[: place + 1], own.replace("waits", "held"), *lines[place + 1 :]])


@cache
def other_matches(course):
    """Return the first links of another match of the same kind."""
    return [sent.text for sent in played(course, "x")][:3]


def attacks(course, *, all_ways):
    """Return the attacks on a line by their names."""
    return {
        "drop": dropped,
        "double": doubled,
        "swap with the next line": swapped_with_the_next,
        "swap with another match": taken_from(lambda _: other_matches(course)),
        "take from an earlier link": taken_from(lambda sent: sent.earlier[-2:]),
        "take from a later link": taken_from(lambda sent: sent.later[:2]),
        "change a field": changed if all_ways else changed_some,
        "go on by legal moves": longer,
        "cut among secret choices": cut_among_choices,
        "add other headers": with_other_headers,
        "add private lines": with_private_lines,
    }


@pytest.mark.parametrize(
    ("course", "all_ways"),
    [
        *((course, False) for course in COURSES[:-1]),
        *(pytest.param(course, True, marks=pytest.mark.sweep) for course in COURSES),
    ],
    ids=lambda given: f"{given.game}-{given.level}-{given.honest}" if isinstance(given, Course) else given,
)
def test_an_edited_link_is_refused_or_asked_about_or_the_same_match(course, all_ways, count_case):
    for sent in links_to_attack(course):
        lines = sent.text.removesuffix("\n").split("\n")
        for name, attack in attacks(course, all_ways=all_ways).items():
            for place in range(len(lines)):
                for text in attack(lines, place, sent):
                    honest = restarted(sent.save)
                    outcome = honest.open(text).split(" ")[0]
                    if outcome == "accepted":
                        honest.go_on()
                    elif honest.save is None and outcome == "asked":
                        sit_down(honest, text, course.honest)
                    count_case(f"link attack: {sent.kind}, {name}: {outcome}")


@cache
def checked(save):
    """Return a device with a save, and the claims about its match."""
    honest = Honest("H")
    honest.save = save
    if save:
        honest.check()
    return honest


def restarted(save):
    """Return a device with a save that knows nothing more than the claims about its match."""
    honest = copy(checked(save))
    for name in ("arrivals", "turn_seeds", "fixed_plans", "commitments"):
        setattr(honest, name, copy(getattr(honest, name)))
    return honest


def sit_down(honest, text, seat):
    """Take the seat of an honest device in an invitation that was edited, if it is free there, and play."""
    incoming = link.foreign(read(text))
    if seat not in link.free_seats(incoming):
        return
    honest.receive(text, seats=(seat,))
    match = honest.match
    assert not match.joint.plans[seat]
    assert match.joint.choices[seat] is None
    assert not any(action.seat == seat for action in match.log)
    honest.check()
    honest.go_on()


@pytest.mark.parametrize(
    "course", COURSES, ids=lambda course: f"{course.game}-{course.level}-{course.honest}"
)
def test_links_that_come_twice_late_or_from_another_match_change_nothing(course, count_case):
    for sent in played(course):
        honest = Honest("H")
        if sent.save is None:
            continue
        honest.save = sent.save
        for name, texts in (("an earlier link", sent.earlier), ("another match", other_matches(course))):
            for text in texts:
                assert honest.open(text).startswith("refused"), text
                count_case(f"link attack: {sent.kind}, {name}: refused")
        first = honest.open(sent.text)
        assert first == "accepted"
        assert honest.open(sent.text) in {"refused same", "refused older"}
        count_case(f"link attack: {sent.kind}, the same link twice: refused")


# Any order, any fork, any edit


class Adversary:
    """Everything that the adversary knows: all links that were ever sent, and saves of many forks."""

    def __init__(self, rng):
        self.rng = rng
        self.links = []
        self.edited = []
        self.saves = []

    def act(self, seats):
        """Open a link in a fork that it continues, or as a new device, and play on at will."""
        text = self.rng.choice(self.links[-3:])
        forks = self.saves[-8:]
        for save in [*self.rng.sample(forks, len(forks)), None]:
            device = Device(f"A{self.rng.randrange(10**6)}")
            device.save = save
            try:
                if device.receive(text, seats=None if save else seats, agree=True) not in MOVING:
                    continue
                self.play(device)
            except GameError:
                continue
            self.saves.append(device.save)
            self.links.append(device.link)
            return

    def play(self, device):
        """Make some of the moves that this device may, each at random."""
        match = device.match
        for _ in range(self.rng.choice([1, 3, 100])):
            if not match.to_act:
                break
            if matches.automatic_seat(match) is not None:
                match = link.stepped(match)
            elif link.passed_to(match):
                if self.rng.random() < 0.3 and link.due(match).task == "reveal":
                    match = link.without(match)
                    continue
                break
            elif link.due(match).task == "plan":
                plan = "/".join(self.rng.choice(["-", "0", "300", "1000"]) for _ in range(6))
                match = link.planned(match, plan)
            else:
                seat = link.due(match).seat
                legal = match.game.legal_actions(match.state, seat)
                match = link.acted(match, self.rng.choice(legal))
        device.keep(match)

    def impersonate(self):
        """Play on in the name of the seat to act, as each person with the newest link can."""
        match = link.foreign(read(self.rng.choice(self.links[-3:])))
        while match.to_act and len(match.to_act) == 1:
            seat = match.to_act[0]
            if seat == CHANCE:
                match = matches.play(match, matches.drawn(match, match.state, match.ply))
                continue
            match = matches.play(match, self.rng.choice(match.game.legal_actions(match.state, seat)))
            if self.rng.random() < 0.5:
                break
        self.links.append(format_link(match))

    def edit(self):
        """Change one line of a link."""
        lines = self.rng.choice(self.links).removesuffix("\n").split("\n")
        place = self.rng.randrange(len(lines))
        others = [text.split("\n") for text in self.rng.sample(self.links, min(3, len(self.links)))]
        edits = [
            lines[:place] + lines[place + 1 :],
            lines[: place + 1] + lines[place:],
            *(lines[:place] + other[place : place + 1] + lines[place + 1 :] for other in others),
            *(lines[:place] + other[place:-1] for other in others),
        ]
        self.edited.append(with_lines(self.rng.choice(edits)))


def run(seed, count_case):
    """Play an adversary against one or two honest devices, all of them restarted at each step."""
    rng = random.Random(seed)
    game, level = rng.choice(
        [("lotte", "friends"), ("lotte", "plan"), ("lotte", "plan"), ("wolle", "friends")]
    )
    names = ("Anna", "Ben", "Cleo", "Dirk")[: rng.choice([2, 3, 4])]
    if game == "lotte" and rng.random() < 0.3:
        names = (names[0], "bot:steady", *names[1:])
    people = [seat for seat, name in enumerate(names) if bot_level(name) is None]
    honest = {
        seat: Honest(f"H{seat}") for seat in rng.sample(people, rng.choice([1, min(2, len(people) - 1)]))
    }
    rest = [seat for seat in people if seat not in honest]
    adversary = Adversary(rng)
    host = rng.choice(people)
    begins = honest.get(host) or Device("A")
    begins.begin(game, names, [host] if host in honest else rest, level, OPTIONS[game])
    begins.play()
    adversary.links.append(begins.link)
    if host not in honest:
        adversary.saves.append(begins.save)
    for _ in range(100):
        roll = rng.random()
        if roll < 0.45:
            seat, device = rng.choice([*honest.items()])
            text = rng.choice([*adversary.links[-4:], *adversary.edited[-1:]])
            outcome = join(device, text, seat) if device.save is None else device.open(text)
            count_case(f"link schedule: {outcome}")
            if outcome == "accepted":
                device.go_on()
                adversary.links.append(device.link)
        elif roll < 0.85:
            adversary.act(rest)
        elif roll < 0.9 and level == "friends":
            adversary.impersonate()
        else:
            adversary.edit()


def join(device, text, seat):
    """Take the seat of an honest device in an invitation."""
    try:
        incoming = link.foreign(read(text))
        if seat not in link.free_seats(incoming):
            return "refused full"
        device.receive(text, seats=(seat,))
    except GameError as error:
        return f"refused {error.code}"
    device.check()
    return "accepted"


@pytest.mark.parametrize(
    "seed", [seed if seed < 25 else pytest.param(seed, marks=pytest.mark.sweep) for seed in range(60)]
)
def test_no_order_fork_or_edit_of_links_breaks_a_claim(seed, count_case):
    run(seed, count_case)
