"""Devices that play a joint match with each other: each keeps its private record, and only links travel."""

from functools import lru_cache

from volle.core import chance, link
from volle.core import match as matches
from volle.core.record import format_link, format_record, parse_record
from volle.games import GAMES

PLAN = "350/300/300/350/500/1500"
OPTIONS = {"wolle": {"short": True}, "lotte": {}}


@lru_cache(maxsize=256)
def read(text):
    """Return the match of a record; matches cannot change, so a text is parsed once."""
    return parse_record(text, GAMES)


def secret(*name):
    """Return the secret of a seat's chain, the same in each run."""
    return chance.derive_seed("device", *name)


class Device:
    """One person's device. It keeps nothing but the text of its private record."""

    def __init__(self, name="A", level=None):
        self.name = name
        self.save = None
        self.level = level
        self.arrivals = []

    @property
    def match(self):
        return read(self.save)

    @property
    def link(self):
        return format_link(self.match)

    def keep(self, match):
        self.save = format_record(match, private=True)
        return self

    def begin(self, game, names, here, level="friends", options=None):
        """Begin a match with seats of this device."""
        seed = chance.derive_seed("match", game, *names)
        match = matches.begin(GAMES[game], tuple(names), options or OPTIONS[game], seed)
        return self.keep(
            link.begin(match, level, seed.hex(), {seat: secret(self.name, seat) for seat in here})
        )

    def receive(self, text, seats=None, *, agree=False):
        """Open a link; return the answer.

        A free seat is taken, the one that is due unless some are named. The person of this device is asked
        about own moves that were played elsewhere, and does not agree unless `agree`.
        """
        incoming = link.foreign(read(text))
        known = self.match if self.save else None
        answer = link.arrival(known, incoming)
        self.arrivals.append(answer)
        if answer == "free":
            taken = seats or (link.due(incoming).seat,)
            self.keep(link.seated(incoming, {seat: secret(self.name, seat) for seat in taken}))
        elif answer == "next" or (answer == "own-moves" and agree):
            self.keep(link.merged(known, incoming))
        return answer

    def play(self, *, once=False):
        """Do all that this device may: the bot of the game decides for its people."""
        match = self.match
        while match.to_act:
            if matches.automatic_seat(match) is not None:
                match = link.stepped(match)
                continue
            if link.passed_to(match):
                break
            found = link.due(match)
            if found.task == "plan":
                match = link.planned(match, PLAN)
            else:
                match = link.acted(match, decided(match, found.seat, self.level))
            if once:
                break
        return self.keep(match)


def decided(match, seat, level=None):
    """Return the decision of a bot for a person."""
    game = match.game
    bot = game.bots[level or next(iter(game.bots))]
    rng = chance.stream(chance.derive_seed("decision", match.joint.id), match.ply, seat)
    choose = bot.choose(game.known_to(match.state, seat), rng)
    return matches.at_once(choose) if hasattr(choose, "send") else choose


def finish(devices, sent=0, most=2000):
    """Pass links between devices until the match is over everywhere; return their number."""
    device = next(each for each in devices if each.save)
    device.play()
    while (waiting := link.passed_to(device.match)) and sent < most:
        text = device.link
        others = [each for each in devices if each is not device]
        device = next((each for each in others if each.save and waiting.seat in each.match.joint.own), None)
        device = device or next(each for each in others if not each.save)
        answer = device.receive(text)
        assert answer in {"free", "next"}, answer
        device.play()
        sent += 1
    assert not device.match.to_act
    for each in devices:
        if each is not device:
            assert each.receive(device.link) == "next"
            sent += 1
    return sent
