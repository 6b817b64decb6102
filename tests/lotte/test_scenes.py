"""A rule that is switched off or changed is missed: some scene that shows it fails."""

from contextlib import contextmanager
from dataclasses import replace

import pytest

from lotte.mutations import CACHED, MUTATIONS
from scenes import BadScene, load, proves
from volle.core import match as matches
from volle.core.errors import GameError

ALL = load("lotte")


@contextmanager
def switched(mutation):
    """Plays by other rules for as long as it lasts."""
    with pytest.MonkeyPatch.context() as patch:
        for module, name, value in MUTATIONS[mutation]:
            patch.setattr(module, name, value)
        clear()
        try:
            yield
        finally:
            clear()


def clear():
    """Forgets what was found by other rules."""
    for function in CACHED:
        function.cache_clear()


def holds(scene):
    """Whether a scene can still be played to its end, and proves what it shows."""
    was = scene.match
    again = matches.begin(was.game, was.names, was.game.format_options(was.options))
    try:
        for action in was.log[: scene.end]:
            again = matches.play(again, action)
        played = replace(scene, match=again)
        return all(proves(played, rule, proof) for rule, proof in scene.shows)
    except (GameError, BadScene):
        return False


def fails(scene, mutation):
    """Whether a scene fails by other rules."""
    with switched(mutation):
        return not holds(scene)


@pytest.mark.parametrize("mutation", MUTATIONS)
def test_with_a_rule_switched_off_some_scene_fails(mutation):
    rule = mutation.partition("/")[0]
    assert any(fails(scene, mutation) for scene in ALL if scene.rule == rule)


@pytest.mark.parametrize("scene", ALL, ids=lambda scene: scene.id)
def test_a_scene_fails_when_its_rule_is_switched_off_in_some_way(scene):
    assert holds(scene)
    assert any(fails(scene, mutation) for mutation in MUTATIONS if mutation.startswith(f"{scene.rule}/"))


def test_each_rule_is_switched_off():
    assert {mutation.partition("/")[0] for mutation in MUTATIONS} == {scene.rule for scene in ALL}
