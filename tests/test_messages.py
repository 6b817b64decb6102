"""The messages to a custom bot, and the parsing of its answers as untrusted input."""

import pickle
import pickletools

import pytest

from volle.arena.messages import (
    FAULTS,
    LONGEST,
    LOST,
    PRINTED,
    SHOWN,
    Decide,
    Reply,
    Unanswered,
    pack,
    read_refusal,
    read_reply,
    unpack,
    write_refusal,
    write_reply,
)
from volle.core import chance
from volle.core.errors import BadOptions
from volle.core.game import CHANCE
from volle.games import GAMES

SEED = bytes(range(16))


def decisions(game):
    """Yield each decision of a match, with its seat."""
    state = game.start(game.parse_options({}, 2))
    ply = 0
    while acting := game.to_act(state):
        ply += 1
        rng = chance.addressed(SEED, ply)
        if acting[0] == CHANCE:
            state = game.follow(state, game.draw(state, rng)).state
            continue
        yield state, acting[0], ply
        state = game.follow(state, rng.choice(game.legal_actions(state, acting[0]))).state


def packed(game, state, seat, ply):
    """Return the message that requests a decision from a seat."""
    return pack(Decide(game.known_to(state, seat), chance.addressed(SEED, ply, "bot"), counts=False))


def names_in(message):
    """Return the names of all classes in a message."""
    return {text for _, text, _ in pickletools.genops(message) if isinstance(text, str)}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_bot_is_handed_its_view_and_a_stream_and_neither_a_state_nor_a_seed(game):
    for count, (state, seat, ply) in enumerate(decisions(game)):
        message = packed(game, state, seat, ply)
        request = unpack(message)
        assert request.view == game.known_to(state, seat)
        assert request.rng.below(1000) == chance.addressed(SEED, ply, "bot").below(1000)
        assert not names_in(message) & {"State", "Match", "Contest", "Log"}
        assert SEED not in message
        assert SEED.hex().encode() not in message
        if count == 100:
            break


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_choice_of_a_rival_shows_in_a_message_before_it_is_revealed(game):
    """If several seats owe an action, those of the others are secret until the last one is in."""
    tried = 0
    for state, seat, ply in decisions(game):
        if len(waiting := game.to_act(state)) < 2:
            continue
        rival = next(other for other in waiting if other != seat)
        after = [game.follow(state, action).state for action in game.legal_actions(state, rival)]
        assert len({packed(game, one, seat, ply) for one in after if seat in game.to_act(one)}) == 1
        tried += len(after)
    assert bool(tried) == (game.hidden is not None)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_values_of_a_view_are_pickled_once(game):
    seats = game.observe(game.start(game.parse_options({}, 2)), 0).seats
    assert "BUILD" not in {operation.name for operation, _, _ in pickletools.genops(pickle.dumps(seats))}


NUL = "\0"


def test_an_answer_comes_back_as_it_was_given():
    for reply in (
        Reply(3, calls=12, printed=f"one\n{NUL}two"),
        Reply(fault="raised", file="mine.py", line=7, said="KeyError: 1"),
        Reply(fault="steps"),
    ):
        assert read_reply(write_reply(reply)) == reply


def test_a_bot_that_does_not_answer_is_at_fault():
    assert read_reply(Unanswered("late")) == Reply(fault="late")
    assert read_reply(Unanswered(LOST)) == Reply(fault=LOST)


GOOD = ["0", "", "", "0", "0", "", ""]
STRANGE = [
    "-1",
    "1.5",
    "1e9",
    "NaN",
    "Infinity",
    "²",
    "\u0661",
    " 1",
    "1_0",
    "0x1",
    "9" * 16,
    "",
    "true",
    "null",
    "[]",
]


@pytest.mark.parametrize(
    "answer",
    [
        *("", NUL, NUL * 5, "null", "{}", "[" * 9000, '{"choice": 0}', "x" * (LONGEST + 1)),
        *(NUL.join([*GOOD[:at], strange, *GOOD[at + 1 :]]) for at in (0, 3, 4) for strange in STRANGE),
        *(NUL.join(["-1", fault, *GOOD[2:]]) for fault in ("late", "lost", "RAISED", "<b>", "\ud800")),
        *(NUL.join(["-1", "raised", "", line, *GOOD[4:]]) for line in STRANGE),
    ],
)
def test_an_answer_that_no_honest_bot_gives_is_a_fault(answer):
    assert read_reply(answer) == Reply(fault=LOST)


@pytest.mark.parametrize("fault", sorted(FAULTS))
def test_the_text_of_a_bot_is_cut_and_made_valid(fault):
    reply = read_reply(NUL.join(["", fault, "f" * 999, "3", "4", "s\ud800" * 999, "\udfff" * 15_000]))
    assert (reply.choice, reply.fault, reply.line, reply.calls) == (-1, fault, 3, 4)
    assert [len(text) for text in (reply.file, reply.said, reply.printed)] == [SHOWN, SHOWN, PRINTED]
    assert "\ud800" not in reply.said
    assert set(reply.printed) == {"?"}


def test_a_refusal_comes_back_as_it_was_given():
    refusal = BadOptions("arena.file-raises", name="mine.py", line=3, error="KeyError: 1")
    found = read_refusal(write_refusal(refusal), "mine.py")
    assert (found.code, found.params) == (refusal.code, refusal.params)
    assert read_refusal(write_refusal(None), "mine.py") is None
    long = write_refusal(BadOptions("arena.wheel-needs", packages="p" * 9999))
    assert read_refusal(long, "mine.py").params == {"packages": "p" * SHOWN}


@pytest.mark.parametrize(
    "answer",
    [
        *("no-such-code", "arena.stopped", "[" * 9000, "x" * (LONGEST + 1), f"{NUL}name", f"{NUL}a{NUL}b"),
        *("arena.no-bot", f"arena.no-bot{NUL}name", f"arena.no-bot{NUL}name{NUL}x{NUL}code{NUL}x"),
        *(NUL.join(["arena.not-python", "line", line, "error", "", "name", ""]) for line in STRANGE),
        Unanswered(LOST),
    ],
)
def test_a_refusal_that_no_honest_host_gives_is_one_all_the_same(answer):
    assert read_refusal(answer, "mine.py").code == "arena.file-lost"
