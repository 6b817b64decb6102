"""The simulator agrees with the engine: positions, orders, payments, ends of turns, scores and odds.

python -m research.wolle.value.check_game [MATCHES]
"""

from __future__ import annotations

import ctypes
import itertools
import sys
from typing import Any

import numpy as np

from research.wolle.value import game
from research.wolle.value.records import TABLES, play
from volle.wolle import odds, rules, scoring, table
from volle.wolle.types import BIDS, Claim, Miss, Rescue

FIELDS = ("number", "corner", "chips", "dogs", "c3", "c7", "small1", "small2", "pts")


def same(one: Any, other: Any, *, bids: bool) -> bool:
    """Return True if two positions are the same; bids and their order only if they matter."""
    seats = int(one["n"])
    names = (*FIELDS, "bid", "order") if bids else FIELDS
    whole = all(one[name] == other[name] for name in ("undealt", "display", "n", "place", "bone", "stage"))
    return whole and all((one[name][:seats] == other[name][:seats]).all() for name in names)


def check_match(match: Any) -> dict[str, int]:
    """Follow a match of the engine with the simulator; return the numbers of what was compared."""
    lib, counts = game.library(), dict.fromkeys(("turns", "reveals", "tries", "ends", "scores"), 0)
    states = [match.before(ply) for ply in range(match.ply)] + [match.state]
    whole = match.options.deck.cards
    assert sum(1 << game.PLACES[card.id] for card in whole) in (game.ALL, game.HALF)
    for ply, (state, after) in enumerate(itertools.pairwise(states)):
        seats = state.options.seats
        if state.phase == "bids" and after.phase != "bids":
            one, bids = game.position_of(state), np.zeros(6, "i4")
            bids[:seats] = [BIDS.index(table.current_bid(after, seat)) for seat in range(seats)]
            lib.reveal(game.address(one), game.address(bids))
            assert same(one[0], game.position_of(after)[0], bids=True), ply
            counts["reveals"] += 1
        if state.phase == "try":
            _check_try(match, state, counts)
        counts["turns"] += _check_turn(states, ply)
    final, one = match.state, game.position_of(match.state)
    for seat in range(final.options.seats):
        assert lib.score(game.address(one), seat) == scoring.score_seat(final, seat).total
        counts["scores"] += 1
    for state in states[::7]:
        one = game.position_of(state)
        for seat in range(state.options.seats):
            if not state.new_sheep:
                assert lib.score(game.address(one), seat) == scoring.score_seat(state, seat).total
    return counts


def _check_try(match: Any, state: Any, counts: dict[str, int]) -> None:
    """Compare the ways to end a try, for the dice that lie."""
    lib, seat = game.library(), table.acting_seat(state)
    target, corner = table.current_bid(state, seat).target, table.corner_value(state, seat)
    legal, forced = match.game.legal_actions(state, seat), ctypes.c_int()
    claim = lib.claim_cost(sum(state.dice), target, corner, state.chips[seat], ctypes.byref(forced))
    assert (claim >= 0) == any(isinstance(action, Claim) for action in legal) and not forced.value
    paid = table.claim_payment(state)
    assert paid is None or paid.chips == claim
    if any(isinstance(action, Miss) for action in legal):
        blacks = any(card.kind == "black" for card in state.display)
        below = table.current_result(state) < 14
        cost = lib.rescue_cost(sum(state.dice), target, corner, state.chips[seat]) if blacks and below else -1
        assert (cost >= 0) == any(isinstance(action, Rescue) for action in legal)
        rescued = table.rescue_payment(state)
        assert rescued is None or rescued.chips == cost
        counts["ends"] += 1
    counts["tries"] += 1


def _check_turn(states: list[Any], ply: int) -> int:
    """Compare the position after a turn that begins at `ply`, or after its leftovers."""
    state = states[ply]
    if state.phase != "roll" or state.tries:
        return 0
    begun = [number for number in range(ply + 1, len(states)) if _is_between(states[number])]
    after = states[begun[0]]
    # The engine gives cards in steps: sheep of each seat by herd, dogs and bone; the simulator at once.
    one = game.position_of(state)
    lib = game.library()
    steps = [states[number] for number in range(ply, begun[0] + 1)]
    seat = table.acting_seat(state)
    chips = after.chips[seat] - state.chips[seat]
    one["chips"][0][seat] += chips
    givers = [seat]
    others = [s for s in range(state.options.seats) if s != seat]
    givers += [
        s
        for s in others
        if len(after.herds[s]) + len(after.dogs[s]) > len(state.herds[s]) + len(state.dogs[s])
        or (after.bone == s and state.bone != s)
    ]
    for giver in givers:
        new = set(after.herds[giver]) - set(state.herds[giver]) | set(after.dogs[giver]) - set(
            state.dogs[giver]
        )
        cards = game.cards_of(new)
        bone = state.options.deck.cards[-1]
        got_bone = bone in state.display and bone not in after.display and after.bone == giver
        if bone in state.display and bone not in after.display and giver == givers[0] and len(givers) > 1:
            got_bone = _took_bone(steps, giver)
        cards |= game.cards_of([bone]) if got_bone else 0
        has_sheep = len(after.herds[giver]) > len(state.herds[giver])
        top = game.PLACES[after.herds[giver][-1].id] if has_sheep else -1
        steal = (
            any(prior.bone != giver and later.bone == giver for prior, later in itertools.pairwise(steps))
            and not got_bone
        )
        lib.give(game.address(one), giver, ctypes.c_uint64(cards), top, int(steal))
    expected = game.position_of(after)[0]
    one[0]["place"], one[0]["stage"] = expected["place"], expected["stage"]
    if after.phase in ("deal", "over"):
        one[0]["display"] = 0
    assert same(one[0], expected, bids=False), (ply, one, expected)
    return 1


def _took_bone(steps: list[Any], seat: int) -> bool:
    """Return True if the seat of the turn took the bone from the display."""
    there = [any(card.kind == "bone" for card in state.display) for state in steps]
    gone = there.index(False) if False in there else None
    return gone is not None and steps[gone].bone == seat


def _is_between(state: Any) -> bool:
    """Return True between turns."""
    return state.phase in ("deal", "over") or (state.phase == "roll" and not state.tries)


def check_odds() -> None:
    """Compare the chances of the tries, played for cards, with the engine's."""
    found = np.zeros((40, 4), "f4")
    game.library().tries_of(game.address(found))
    for need in range(3, 31):
        assert np.allclose(
            found[need, :3], [float(chance) for chance in odds.success_by_try(need)], atol=1e-5
        )


def check_turns() -> int:
    """Compare exact values of turns of the last round with a brute force over the engine's own rules."""
    lib, compared = game.library(), 0
    for seats in (2, 3):
        match = play(seats, ("lamb",), 100 + seats, short=True)
        states = [match.before(ply) for ply in range(match.ply)]
        last = [s for s in states if s.phase == "roll" and not s.tries and not s.undealt]
        wanted = [s for s in last if s.place == (1 if seats == 2 else seats - 2)]
        for state in wanted[:1]:
            out = np.zeros(16, "f4")
            one = game.position_of(state)
            lib.look_aheads(game.address(one), 1, game.address(out))
            seat = table.acting_seat(state)
            expected = _brute_force(match.game, state, seat, {})
            assert abs(float(expected) - out[seat]) < 2e-4, (float(expected), out)
            compared += 1
    return compared


def _brute_force(wolle: Any, state: Any, seat: int, known: dict[Any, Any]) -> float:
    """Return the chance to win of a seat that decides alone, by the engine's rules."""
    key = (
        state.phase,
        state.dice,
        state.kept,
        state.tries,
        state.chips,
        state.display,
        state.new_sheep,
        state.herds,
        state.bone,
        state.dogs,
    )
    if key in known:
        return float(known[key])
    if state.phase == "over":
        outcome = rules.result(state)
        assert outcome is not None
        return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    actor = wolle.to_act(state)[0]
    if actor == -1:
        value = sum(
            float(chance) * _brute_force(wolle, rules.apply_unchecked(state, action).state, seat, known)
            for action, chance in wolle.chance_outcomes(state)
        )
    else:
        found = [
            _brute_force(wolle, rules.apply_unchecked(state, action).state, seat, known)
            for action in wolle.legal_actions(state, actor)
        ]
        # The last seat, or the one that gets leftovers, orders its sheep for itself: no matter at the end.
        value = float(max(found) if actor == seat else min(found))
    known[key] = value
    return value


def main() -> None:
    """Check matches of random play and of bots."""
    check_odds()
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    total: dict[str, int] = {}
    for number in range(count):
        bots = ((), ("lamb",), TABLES[number % len(TABLES)])[number % 3]
        match = play(2 + number % 5, bots, 1000 + number, short=number % 4 == 3)
        for name, compared in check_match(match).items():
            total[name] = total.get(name, 0) + compared
    print("compared", total, "turns against brute force:", check_turns())


if __name__ == "__main__":
    main()
