"""Match options as JSON: presets, single options, and refusals."""

from dataclasses import asdict

import pytest

from volle.core.errors import BadOptions
from volle.lotte import GAME
from volle.lotte.options import PRESETS

CABINET = {"aside": "all", "straight": "1-5", "clover": 1, "floor": False, "end": "one-turn"}
TUTTO = {"aside": "choice", "straight": "1-6", "clover": 2, "floor": True, "end": "equal-turns"}
RULES = {
    "target": "lotte.end.target",
    "aside": "lotte.roll.aside",
    "straight": "lotte.card.straight",
    "clover": "lotte.card.clover",
    "floor": "lotte.card.plus-minus",
    "end": "lotte.end.catch-up",
}
SINGLE = [(preset, name) for preset in PRESETS for name in CABINET]


def other(preset):
    """Return the other preset."""
    return TUTTO if preset == "cabinet" else CABINET


def refused(value):
    """Return (code, rule) of the refusal of options."""
    with pytest.raises(BadOptions) as refusal:
        GAME.parse_options(value, 3)
    return refusal.value.code, refusal.value.rule


@pytest.mark.parametrize(("preset", "agreed"), [("cabinet", CABINET), ("tutto", TUTTO)])
def test_a_preset_is_a_bundle_of_options(preset, agreed):
    options = GAME.parse_options({"preset": preset}, 4)
    assert asdict(options) == {"seats": 4, "preset": preset, "target": 6000, **agreed}
    assert GAME.format_options(options) == {"preset": preset, "target": 6000}


def test_the_cabinets_rules_are_played_by_default():
    assert GAME.parse_options({}, 2) == GAME.parse_options({"preset": "cabinet", "target": 6000}, 2)


@pytest.mark.parametrize(("preset", "name"), SINGLE)
def test_a_single_option_departs_from_its_preset(preset, name):
    value = {"preset": preset, name: other(preset)[name]}
    options = GAME.parse_options(value, 3)
    assert getattr(options, name) == other(preset)[name]
    assert asdict(options) | {name: 0} == asdict(GAME.parse_options({"preset": preset}, 3)) | {name: 0}
    assert GAME.format_options(options) == value | {"target": 6000}
    assert GAME.parse_options(GAME.format_options(options), 3) == options


@pytest.mark.parametrize("preset", PRESETS)
def test_options_that_are_as_the_preset_says_are_not_written(preset):
    options = GAME.parse_options({"preset": preset, **PRESETS[preset]}, 3)
    assert GAME.format_options(options) == {"preset": preset, "target": 6000}


@pytest.mark.parametrize("target", [500, 550, 6000, 10000, 20000])
def test_targets(target):
    options = GAME.parse_options({"target": target}, 3)
    assert options.target == target
    assert GAME.format_options(options)["target"] == target


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", 450),
        ("target", 20050),
        ("target", 510),
        ("target", 6000.0),
        ("target", "6000"),
        ("target", True),
        ("aside", "some"),
        ("aside", None),
        ("aside", ["all"]),
        ("straight", "1-4"),
        ("straight", 5),
        ("clover", 0),
        ("clover", 3),
        ("clover", True),
        ("clover", "1"),
        ("floor", 0),
        ("floor", 1),
        ("floor", "false"),
        ("floor", None),
        ("end", "at-once"),
        ("end", {}),
    ],
)
def test_what_an_option_cannot_be_is_refused_with_its_rule(name, value):
    assert refused({name: value}) == (f"options.{name}", RULES[name])


@pytest.mark.parametrize("value", ["house", "", "Tutto", None, 1, ["tutto"], {"tutto": 1}])
def test_a_preset_that_is_none_is_refused(value):
    assert refused({"preset": value}) == ("options.preset", None)


@pytest.mark.parametrize("value", [None, [], "tutto", 6000, True])
def test_options_are_an_object(value):
    assert refused(value) == ("options.format", None)


@pytest.mark.parametrize("name", ["deck", "open_herd", "seats", "Target", ""])
def test_an_unknown_option_is_refused(name):
    assert refused({name: 1}) == ("options.unknown", None)


def test_unknown_options_are_named_in_short():
    with pytest.raises(BadOptions) as refusal:
        GAME.parse_options({f"{'x' * 50}{number}": 1 for number in range(9)}, 3)
    named = refusal.value.params["options"]
    assert len(named) == 5
    assert set(map(len, named)) == {40}
