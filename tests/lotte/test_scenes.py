"""Every mutation of a rule makes some scene of that rule fail."""

from cases import each_case
from scene_kit import holds, switched

from lotte.mutations import CACHED, MUTATIONS
from scenes import load

ALL = load("lotte")


def fails(scene, mutation):
    """True if a scene fails under a mutation."""
    with switched(MUTATIONS[mutation], CACHED):
        return not holds(scene)


@each_case("mutation", lambda: MUTATIONS)
def test_with_a_rule_switched_off_some_scene_fails(mutation):
    rule = mutation.partition("/")[0]
    assert any(fails(scene, mutation) for scene in ALL if scene.rule == rule)


@each_case("scene", lambda: ALL, lambda scene: scene.id)
def test_a_scene_fails_when_its_rule_is_switched_off_in_some_way(scene):
    assert holds(scene)
    assert any(fails(scene, mutation) for mutation in MUTATIONS if mutation.startswith(f"{scene.rule}/"))


def test_each_rule_is_switched_off():
    assert {mutation.partition("/")[0] for mutation in MUTATIONS} == {scene.rule for scene in ALL}
