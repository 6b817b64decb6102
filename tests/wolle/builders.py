"""Positions of Volle Wolle from their texts, and the practice deck.

The practice deck belongs to the tests, so that a better house deck breaks no test of a rule. A sheep's number
determines its face: the last digit is its points, the tens its corner.

    s01-s08   plain, no corner           s09 s10 s19 s20 s29 s30   0-0-7
    s11-s18   plain, a malus             s41-s46                   3-7-0
    s21-s28   plain, a bonus             s47-s50                   black -2 -3 -4 -5
    s31-s38   plain, a bone symbol       s39 s40 s51               black -3 (malus 9), -5, -2 (bone symbol)

Maluses and bonuses are 1, 2, 3, 1, 2, 3, 1, 2.
"""

from volle.wolle.cards import HOUSE_DECK, sheep_id
from volle.wolle.position import parse_position
from volle.wolle.types import Card, Deck, Options

SIGN = {1: -1, 2: 1}


def _practice_face(number):
    """Return kind, points and corner of a sheep of the practice deck."""
    if number in (9, 10, 19, 20, 29, 30):
        return "007", 0, 0
    if 41 <= number <= 46:
        return "370", 0, 0
    black = {47: (-2, 0), 48: (-3, 0), 49: (-4, 0), 50: (-5, 0), 39: (-3, -9), 40: (-5, 0), 51: (-2, "bone")}
    if number in black:
        return "black", *black[number]
    tens, points = divmod(number, 10)
    return "plain", points, "bone" if tens == 3 else SIGN.get(tens, 0) * ((points - 1) % 3 + 1)


def _practice_deck():
    """Return the practice deck."""
    faces = ((number, *_practice_face(number)) for number in range(1, 52))
    sheep = [Card(sheep_id(number), kind, points, number, corner) for number, kind, points, corner in faces]
    return Deck("own", (*sheep, *HOUSE_DECK.cards[51:]))


PRACTICE = _practice_deck()


def options_for(seats, deck=PRACTICE, **changes):
    """Options for a number of seats, with the practice deck."""
    return Options(seats, deck, **changes)


def at(position, **changes):
    """The state of a position text; it has as many seats as lines that begin with a number."""
    seats = sum(line.strip()[:1].isdigit() for line in position.splitlines())
    return parse_position(position, options_for(seats, **changes))


def turn(seat, display="s01 s02 s03 s04", *, dice="", kept="", phase=None, bone="", seats=3):
    """Return the position text of seat 1 in its dice turn, first of `seats`; to roll unless `dice` lie."""
    phase = phase or ("try" if dice else "roll")
    tries = len(kept.split()) + (phase != "roll")
    lines = [
        f"phase {phase}",
        "undealt *",
        f"display {display}",
        "order " + " ".join(str(number) for number in range(1, seats + 1)),
        *([f"dice {dice}", f"tries {tries}"] if dice else []),
        *([f"kept {kept}"] if kept else []),
        *(["outcome reached 0 0"] if phase == "take" else []),
        f"1 board 52 {seat}",
        f"2 board 53 chips 2{bone} bid 15",
        *(f"{number} board {51 + number} chips 2 bid 14" for number in range(3, seats + 1)),
    ]
    return "\n".join(lines)
