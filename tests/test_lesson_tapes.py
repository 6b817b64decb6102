"""The tapes of lessons: for every seed and all names, the engine gives the same answers."""

import json
import random

import pytest
from parts import ON_PAGE

from lesson_tapes import tape_of
from volle.games import GAMES
from volle.web.bridge import Engine

LESSONS = [(game, lesson) for game in ON_PAGE for lesson in GAMES[game].lessons]
WAYS = 12
"""The ways through a tape that are compared."""
LEAST = 2
"""The decisions that each way holds at least."""


def ask(engine, **request):
    """Return the engine's answer to the page."""
    answer = json.loads(engine.handle(json.dumps(request)))
    assert answer["ok"], answer
    return answer


def unnamed(shown):
    """Return an answer without the names of players."""
    views = [shown["view"], *(frame["view"] for frame in shown["frames"] if frame["view"])]
    for view in views:
        for seat in view["seats"]:
            seat["name"] = ""
    return {name: shown[name] for name in ("view", "log", "frames")}


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_engine_gives_the_answers_of_a_lesson_tape_for_every_seed(game, lesson):
    nodes = json.loads(json.dumps(tape_of(game, lesson)))
    bots = [f"bot:{level} Wanda {number}" for number, level in enumerate(GAMES[game].lessons[lesson].bots)]
    for way in range(WAYS):
        choose = random.Random(way)
        engine = Engine()
        begun = {"game": game, "seats": ["Anna", *bots], "options": {}, "lesson": lesson}
        answer = ask(engine, do="new", seed=f"{choose.getrandbits(128):032x}", **begun)
        answer = ask(engine, do="view", **{"as": 0})
        node, decisions = nodes[0], 0
        while True:
            assert unnamed(answer) == unnamed(node["shown"])
            ply = node["shown"]["view"]["ply"]
            if "step" in node:
                answer = ask(engine, do="step", ply=ply, **{"as": 0})
                while "thinking" in answer:
                    answer = ask(engine, do="step", ply=ply, **{"as": 0})
                node = nodes[node["step"]]
            elif node["moves"]:
                action, after = choose.choice(sorted(node["moves"].items()))
                answer = ask(engine, do="act", action=action, ply=ply, **{"as": 0})
                node, decisions = nodes[after], decisions + 1
            else:
                break
        assert decisions >= LEAST
