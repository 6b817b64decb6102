"""Every rule has a scene, and every scene proves its rules."""

import tomllib
from pathlib import Path

import pytest
from cases import each_case
from parts import ON_PAGE

from scenes import SCENES, BadScene, load, proves

ROOT = Path(__file__).resolve().parent.parent
ALL = [scene for game in ON_PAGE for scene in load(game)]
EXAMPLES = {
    "wolle.example.keep-two",
    "wolle.example.result",
    "wolle.example.third-try",
    "wolle.example.decline",
    "wolle.example.below-14",
    "wolle.example.bonus-corner",
    "wolle.example.bone",
    "wolle.example.scoring",
    "wolle.example.five-seats",
}
"""The examples in the printed rulebooks."""


def rules(game):
    """Return the rules of a game, each with its section."""
    found = tomllib.loads((ROOT / "rulebook" / f"{game}.toml").read_text(encoding="utf-8"))
    return {rule["id"]: rule["section"] for rule in found["rule"]}


RULES = {rule: section for game in ON_PAGE for rule, section in rules(game).items()}


@each_case("rule", lambda: RULES)
def test_each_rule_has_a_scene(rule):
    assert any(scene.rule == rule for scene in ALL)


def test_scenes_stand_in_the_order_of_the_rules():
    order = [*RULES]
    assert [scene.rule for scene in ALL] == sorted((scene.rule for scene in ALL), key=order.index)


def test_each_scene_has_a_name_of_its_own():
    assert len({scene.id for scene in ALL}) == len(ALL)


@pytest.mark.parametrize("game", ON_PAGE)
def test_each_record_is_used(game):
    found = tomllib.loads((SCENES / f"{game}.toml").read_text(encoding="utf-8"))
    used = {scene["record"] for scene in found["scene"]}
    assert used == {file.stem for file in (SCENES / game).glob("*.volle")}


@each_case("scene", lambda: ALL, lambda scene: scene.id)
def test_a_scene_proves_what_it_shows(scene):
    failed = [f"{rule}: {proof}" for rule, proof in scene.shows if not proves(scene, rule, proof)]
    assert failed == []


@each_case("scene", lambda: ALL, lambda scene: scene.id)
def test_only_material_and_house_rules_are_shown_without_a_proof(scene):
    sections = {RULES[rule] for rule, proof in scene.shows if proof == "look"}
    assert sections <= {"material", "house"}


def test_every_printed_example_is_a_scene():
    assert {scene.example for scene in ALL} - {None} == EXAMPLES


def written(tmp_path, **changes):
    """Write a folder with one scene, with changes."""
    folder = tmp_path / "wolle"
    folder.mkdir()
    (folder / "equal-bids.volle").write_text((SCENES / "wolle" / "equal-bids.volle").read_text())
    fields = {"id": '"wolle.bid.tie/x"', "record": '"equal-bids"', "from": "2", "kind": '"watch"', **changes}
    lines = "".join(f"{name} = {value}\n" for name, value in fields.items())
    (tmp_path / "wolle.toml").write_text(f'[[scene]]\n{lines}[scene.shows]\n"wolle.bid.tie" = "event"\n')
    return tmp_path


@pytest.mark.parametrize(
    "changes",
    [
        {"from": "9"},
        {"kind": '"film"'},
        {"kind": '"try"'},
        {"id": '"wolle.bid.order/x"'},
        {"colour": '"red"'},
    ],
)
def test_a_scene_that_cannot_be_is_refused(tmp_path, changes):
    folder = written(tmp_path, **changes)
    with pytest.raises(BadScene):
        load("wolle", folder)


def test_a_scene_that_can_be_is_read(tmp_path):
    (scene,) = load("wolle", written(tmp_path))
    assert (scene.rule, scene.start, scene.end, scene.seat) == ("wolle.bid.tie", 2, 5, None)


@pytest.mark.parametrize(
    "proof",
    ["event order.placed seat=1 place=1", "legal 1 miss", "view seats.0.chips=3", "view result.winners=1"],
)
def test_a_proof_that_does_not_hold_is_found_out(tmp_path, proof):
    (scene,) = load("wolle", written(tmp_path))
    assert not proves(scene, scene.rule, proof)


def test_a_rule_may_have_several_proofs(tmp_path):
    folder = written(tmp_path)
    file = folder / "wolle.toml"
    file.write_text(file.read_text().replace('"event"', '["event", "look"]'))
    (scene,) = load("wolle", folder)
    assert scene.shows == (("wolle.bid.tie", "event"), ("wolle.bid.tie", "look"))


def test_an_invalid_proof_is_refused(tmp_path):
    (scene,) = load("wolle", written(tmp_path))
    with pytest.raises(BadScene):
        proves(scene, scene.rule, "surely")
