"""No option is ignored: odds, advice and bots compute with it, cannot be changed by it, or refuse it.

The tests walk over every option of every game, and every value of it but the default. A new option fails
here until each capability names it.
"""

import json
from dataclasses import replace
from functools import cache
from typing import get_args

import pytest
from cases import each_case
from command_line import refused
from matches import HELD, KITS, played, to_its_end

from volle import lotte
from volle.cli import main as command_line
from volle.core import chance
from volle.core import match as matches
from volle.core.accounting import check_accounted
from volle.core.errors import BadNotation, BadOptions, BadRecord
from volle.core.game import CHANCE
from volle.core.options import Accounted, Capability
from volle.core.record import format_record, parse_record
from volle.games import GAMES

CAPABILITIES = get_args(Capability)
SEATS = 2
RANDOM = 16
FEW = 5
"""The least number of positions to try; all are tried unless an option changes one."""


def capabilities(game):
    """Return the capabilities that a game has."""
    has = {"odds": game.odds is not None, "advice": game.coach is not None, "bots": True}
    return [capability for capability in CAPABILITIES if has[capability]]


def values(name, option):
    """Return the values of an option except the default: all of them, the ends of a range, or an example."""
    if not option.values and not option.range:
        return [KITS[name].other_value(option.name)]
    ends = (option.range.least, option.range.most) if option.range else ()
    return [value for value in dict.fromkeys((*option.values, *ends)) if value != option.default]


WALK = [
    (name, option.name, value, capability, number)
    for name, game in HELD.items()
    for option in game.options
    for number, value in enumerate(values(name, option))
    for capability in capabilities(game)
]


ONE_VALUE = [
    pytest.param(
        name,
        option,
        value,
        capability,
        id=f"{name}-{option}-{number}-{capability}",
        marks=[pytest.mark.sweep] if number else [],
    )
    for name, option, value, capability, number in WALK
]
"""One value of each option, and in the sweeps all others."""


@cache
def positions(name):
    """Return texts of positions with a decision, of matches under different options."""
    found = [*KITS[name].CLOSE_CALLS]
    for variant in range(KITS[name].VARIANTS):
        match = played(name, SEATS, variant)
        plies = [ply for ply in range(match.ply) if match.log[ply].seat != CHANCE]
        step = -(-len(plies) * KITS[name].VARIANTS // RANDOM)
        found += [match.game.format_position(match.before(ply)) for ply in plies[::step]]
    return found


def deciding(name, option=None, value=None):
    """Return the states of the positions that an option allows, and the seats that decide, by their texts."""
    game = HELD[name]
    parsed = game.parse_options({option: value} if option else {}, SEATS)
    found = {}
    for text in positions(name):
        try:
            state = game.parse_position(text, parsed)
        except BadNotation:
            continue
        if owing := game.to_act(state):
            found[text] = state, owing[0]
    return found


def choices(game, state, seat):
    """Return the choice of each bot."""
    view = game.known_to(state, seat)
    return {level: bot.choose(view, chance.stream(bytes(16), 0, seat)) for level, bot in game.bots.items()}


COMPUTE = {
    "odds": lambda game, state, seat: game.odds_of(game.observe(state, seat)),
    "advice": lambda game, state, seat: game.advise(game.known_to(state, seat)),
    "bots": choices,
}


usual_positions = cache(deciding)


@cache
def by_default(name, capability, text):
    """Return the result of a capability for a position under the default options."""
    return COMPUTE[capability](HELD[name], *usual_positions(name)[text])


@pytest.mark.parametrize(("name", "option", "value", "capability"), ONE_VALUE)
def test_an_option_changes_the_result_or_is_irrelevant_or_is_refused(name, option, value, capability):
    game = HELD[name]
    accounted = game.accounted.get(capability, Accounted())
    if option not in accounted:
        with pytest.raises(BadOptions, match=rf"^{capability}\.options "):
            check_accounted(game, game.parse_options({option: value}, SEATS), capability)
        return
    found, usual = deciding(name, option, value), usual_positions(name)
    both = [text for text in found if text in usual]
    assert len(both) >= min(FEW, len(usual))
    changed = []
    for tried, text in enumerate(both, 1):
        if COMPUTE[capability](game, *found[text]) != by_default(name, capability, text):
            changed.append(text)
        if changed and tried >= FEW:
            break
    assert bool(changed) is (option in accounted.counted), changed[:1]


@each_case("walked", lambda: WALK)
def test_an_option_that_is_not_declared_is_refused_unless_at_its_default(walked):
    name, option, value, capability, _ = walked
    game = without(HELD[name], option, capability)
    check_accounted(game, game.parse_options({}, SEATS), capability)
    with pytest.raises(BadOptions) as refusal:
        check_accounted(game, game.parse_options({option: value}, SEATS), capability)
    assert refusal.value.code == f"{capability}.options"
    assert option in refusal.value.params["options"]


def without(game, option, *named):
    """Return the game as if these capabilities did not declare an option."""
    accounted = {
        capability: Accounted(
            one.counted - {option}, {name: why for name, why in one.irrelevant.items() if name != option}
        )
        if capability in named
        else one
        for capability, one in game.accounted.items()
    }
    return replace(game, accounted=accounted)


@pytest.mark.parametrize("name", HELD)
def test_declarations_name_options_of_the_game_and_give_a_reason_where_they_compute_nothing(name):
    options = {option.name for option in HELD[name].options}
    assert set(HELD[name].accounted) <= set(capabilities(HELD[name]))
    for accounted in HELD[name].accounted.values():
        assert accounted.counted | set(accounted.irrelevant) <= options
        assert not accounted.counted & set(accounted.irrelevant)
        assert all(len(reason.split()) >= 3 for reason in accounted.irrelevant.values())


def test_an_option_that_a_preset_sets_is_refused_too():
    game = without(HELD["lotte"], "floor", "advice")
    check_accounted(game, game.parse_options({"preset": "tutto", "floor": False}, 2), "advice")
    with pytest.raises(BadOptions, match="'floor'"):
        check_accounted(game, game.parse_options({"preset": "tutto"}, 2), "advice")


# ------------------------------------------------------------------------------ places that refuse

OPTIONS = {"aside": "choice"}
HEAD = f"volle 1\ngame: lotte\nrules: 1\nseats: Anna | Ben\noptions: {json.dumps(OPTIONS)}\n\n"
DECIDING = f"{HEAD}card bonus-300\nroll 1 1 2 3 4 6\n"


@pytest.fixture
def _unknown(monkeypatch):
    """Register a game whose odds, advice and bots do not declare one of its options."""
    monkeypatch.setattr(lotte, "GAME", without(HELD["lotte"], "aside", *CAPABILITIES))


def error(capability):
    """Return the refusal of a capability."""
    return BadOptions(f"{capability}.options", options=("aside",))


@pytest.mark.usefixtures("_unknown")
@pytest.mark.parametrize("do", ["odds", "advice"])
def test_the_bridge_refuses_with_the_names_of_the_options(ask, do):
    assert ask("load", record=DECIDING, seed="00" * 16)["ok"]
    refusal = ask(do, **{"as": 0})["error"]
    assert (refusal["code"], refusal["params"]) == (f"{do}.options", {"options": ["aside"]})
    assert ask("load", record=DECIDING.replace("choice", "all"), seed="00" * 16)["ok"]
    assert ask(do, **{"as": 0})["ok"]


@pytest.mark.usefixtures("_unknown")
def test_no_match_begins_with_bots_that_do_not_know_an_option(ask):
    table = {"game": "lotte", "seed": "00" * 16, "options": OPTIONS}
    assert ask("new", seats=["Anna", "Ben"], **table)["ok"]
    refusal = ask("new", seats=["Anna", "bot:steady"], **table)["error"]
    assert (refusal["code"], refusal["params"]) == ("bots.options", {"options": ["aside"]})
    assert ask("new", seats=["Anna", "bot:steady"], **{**table, "options": {}})["ok"]


@pytest.mark.usefixtures("_unknown")
def test_no_record_is_read_with_bots_that_do_not_know_an_option():
    with pytest.raises(BadRecord, match=r"line 5: bots\.options"):
        parse_record(DECIDING.replace("Ben", "bot:steady"), GAMES)


@pytest.mark.usefixtures("_unknown")
def test_a_review_is_refused_with_the_names_of_the_options(ask):
    match = matches.begin(HELD["lotte"], ("bot:cautious",) * 2, {**OPTIONS, "target": 500}, bytes(16))
    over = to_its_end(match)
    record = format_record(over).replace("bot:cautious | bot:cautious", "Anna | Ben")
    assert ask("review", record=record)["error"]["code"] == "advice.options"


def run(capsys, *arguments):
    """Run a command; return its exit code and what it prints on standard error."""
    code = command_line.main([*map(str, arguments)])
    return code, capsys.readouterr().err


COMMANDS = {
    ("odds", "lotte", "FILE"): "odds",
    ("advise", "lotte", "FILE"): "advice",
    ("simulate", "lotte", "--aside", "choice", "--out", "OUT"): "bots",
    ("arena", "lotte", "--bots", "steady,random", "--aside", "choice"): "bots",
    ("play", "lotte", "Anna", "bot:steady", "--aside", "choice"): "bots",
}


@pytest.mark.usefixtures("_unknown")
@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_the_command_line_refuses_in_a_sentence(capsys, tmp_path, command, language):
    file = tmp_path / "match.volle"
    file.write_text(DECIDING, encoding="utf-8")
    names = {"FILE": file, "OUT": tmp_path / "out"}
    arguments = [names.get(word, word) for word in command]
    said = refused(error(COMMANDS[command]), language)
    assert f"{COMMANDS[command]}.options" not in said
    assert "aside" in said
    assert run(capsys, *arguments, "--lang", language) == (1, said)
    assert not (tmp_path / "out").exists()
