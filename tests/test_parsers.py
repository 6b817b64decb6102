"""Parsers return a value or the one right error for any text or JSON."""

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from matches import NAMES, match_positions, played

from volle.core.chance import format_seed, parse_seed
from volle.core.errors import BadNotation, BadOptions, BadRecord, GameError
from volle.core.record import format_record, parse_record
from volle.games import GAMES
from volle.web import bridge
from volle.wolle.cards import HOUSE_DECK, format_card, format_deck, parse_deck

SIGNS = st.sampled_from("0123456789 +-:|dks*{}[]\"',.\n\r\t\0é٣²\ud800")
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda children: (
        st.lists(children, max_size=4) | st.dictionaries(st.text(max_size=5), children, max_size=4)
    ),
    max_leaves=8,
)
HOUSE = [format_card(card) for card in HOUSE_DECK.cards]


@st.composite
def corrupt(draw, texts):
    """Return one of the texts with a few characters changed, removed or added, or a line removed or moved."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 2)))
        text = text[:start] + "".join(draw(st.lists(SIGNS, max_size=2))) + text[end:]
    if draw(st.booleans()):
        lines = text.split("\n")
        line = lines.pop(draw(st.integers(0, len(lines) - 1)))
        lines[draw(st.integers(0, len(lines))) : 0] = [line] * draw(st.integers(0, 2))
        text = "\n".join(lines)
    return text


def actions(name):
    """Return texts of actions of a game."""
    game = GAMES[name]
    return st.sampled_from(sorted({game.format_action(action) for action in played(name, 4, 0).log}))


def positions(name):
    """Return texts of positions of a game."""
    return match_positions(name).map(lambda match: match.game.format_position(match.state))


RECORDS = match_positions().map(lambda match: format_record(match, private=True))


def any_text(texts):
    """Draw one of the texts, corrupt or not, or any other text."""
    return texts | corrupt(texts) | st.text()


def tried(read, *arguments):
    """Return (value, None) of a parser, or (None, refusal)."""
    try:
        return read(*arguments), None
    except GameError as refusal:
        return None, refusal


@given(st.sampled_from(NAMES), st.data())
def test_an_action_is_read_or_refused(name, data):
    check_action(name, data.draw(any_text(actions(name))))


@pytest.mark.parametrize(
    "text", ["1 bid x4", "1 bid ١٤", "1 bid 24\n", "roll 01 1 1", "2 take s12 s12", "2 keep ²"]
)
@pytest.mark.parametrize("name", NAMES)
def test_a_text_that_is_nearly_an_action_is_refused(name, text):
    assert check_action(name, text) is not None


def check_action(name, text):
    """Parse an action; return its refusal, if any."""
    game = GAMES[name]
    action, refusal = tried(game.parse_action, text)
    if refusal is None:
        assert game.parse_action(game.format_action(action)) == action
    else:
        assert type(refusal) is BadNotation
        assert refusal.code in ("notation.action", "notation.twice")
    return refusal


CORRUPT = {
    "wolle": [
        "phase boards\n1 chips 2\n1 chips 2",
        "phase top\nnew s01 s02\n1 board 52 chips 2\n2 board 53 chips 2",
        "phase roll\ndisplay s01\norder 1 2\ndice 99 1 1\n1 board 52 chips 2 bid 14\n2 board 53 chips 2",
    ],
    "lotte": [
        "phase roll\nleft *\nscores 0 0",
        "phase card\nphase card\nleft *\nscores 0 0",
        "phase go\nleft *\nscores 0 0\ncard stop\ncards 1\ndice 1 1 1 1 1\naside 1",
    ],
}


@pytest.mark.parametrize(("name", "text"), [(name, text) for name in CORRUPT for text in CORRUPT[name]])
def test_a_position_that_contradicts_itself_is_refused(name, text):
    assert check_position(name, text, 2) is not None


@given(st.sampled_from(NAMES), st.data())
def test_a_position_is_read_or_refused(name, data):
    check_position(name, data.draw(any_text(positions(name))), data.draw(st.sampled_from(GAMES[name].seats)))


def check_position(name, text, seats):
    """Parse a position; return its refusal, if any."""
    game = GAMES[name]
    options = game.parse_options({}, seats)
    state, refusal = tried(game.parse_position, text, options)
    if refusal is None:
        assert game.parse_position(game.format_position(state), options) == state
    else:
        assert type(refusal) is BadNotation
        assert refusal.code == "notation.position"
        assert 1 <= refusal.params["line"] <= text.count("\n") + 1
    return refusal


@given(st.sampled_from(NAMES), st.data())
def test_the_rules_go_on_from_every_position_that_is_read(name, data):
    game, text = GAMES[name], data.draw(any_text(positions(name)))
    options = game.parse_options({}, data.draw(st.sampled_from(game.seats)))
    state, refusal = tried(game.parse_position, text, options)
    for seat in () if refusal else game.to_act(state):
        game.observe(state, max(seat, 0))
        for action in game.legal_actions(state, seat):
            game.apply(state, action)


@given(any_text(RECORDS))
def test_a_record_is_read_or_refused_with_its_line(text):
    match, refusal = tried(parse_record, text, GAMES)
    if refusal is None:
        assert parse_record(format_record(match, private=True), GAMES) == match
    else:
        assert type(refusal) is BadRecord
        assert 1 <= refusal.line <= text.count("\n") + 2


@given(st.text(alphabet="0123456789abcdefABCDEF٣ ", min_size=30, max_size=34) | st.text())
def test_a_seed_is_read_or_refused(text):
    seed, refusal = tried(parse_seed, text)
    if refusal is None:
        assert format_seed(seed) == text
    else:
        assert type(refusal) is BadNotation
        assert refusal.code == "notation.seed"


@given(st.sampled_from(NAMES), st.data())
def test_options_are_read_or_refused(name, data):
    game = GAMES[name]
    likely = st.sampled_from(["tutto", "choice", "1-6", "equal-turns", 1, 2, 550, 6000.0, True, False])
    names = st.sampled_from([*(option.name for option in game.options), "seats"])
    value = data.draw(JSON | st.dictionaries(names, JSON | likely))
    options, refusal = tried(game.parse_options, value, 3)
    if refusal is None:
        assert game.parse_options(game.format_options(options), 3) == options
    else:
        assert type(refusal) is BadOptions
        assert refusal.code.startswith(("options.", "deck."))


@given(
    st.integers(0, 59),
    st.dictionaries(
        st.sampled_from(["id", "kind", "points", "number", "corner", "more"]),
        JSON | st.sampled_from(["s01", "d1", "k", "plain", "black", "370", "dog", "bone", -2, 1, True, 2.0]),
    ),
)
@example(0, {"points": True})
@example(0, {"kind": []})
@example(0, {"id": {}})
@example(59, {"number": float("nan")})
def test_a_deck_with_a_strange_card_is_read_or_refused(place, changes):
    value = [dict(card) for card in HOUSE]
    value[place] |= changes
    deck, refusal = tried(parse_deck, value)
    if refusal is None:
        assert parse_deck(format_deck(deck)) == deck
    else:
        assert type(refusal) is BadOptions
        assert refusal.code.startswith("deck.")
        assert refusal.rule == "wolle.house.deck"


VERBS = ["about", "new", "load", "act", "step", "take-back", "view", "record", "deck", "check-options"]
REQUESTS = st.fixed_dictionaries(
    {},
    optional={
        "do": st.sampled_from(VERBS) | JSON,
        "game": st.sampled_from(NAMES) | JSON,
        "seats": st.just(["Anna", "bot:lamb"])
        | st.just(["Anna", "bot:steady Wanda"])
        | st.lists(st.text(max_size=4), max_size=7)
        | JSON,
        "options": st.just({}) | JSON,
        "avatars": st.none() | st.lists(st.integers(0, 11), max_size=3) | JSON,
        "seed": st.just("0" * 32) | JSON,
        "ply": st.integers(-1, 3) | JSON,
        "as": st.none() | st.integers(-1, 2) | JSON,
        "action": any_text(actions("wolle") | actions("lotte")) | JSON,
        "record": any_text(RECORDS) | JSON,
    },
)


def answer(text):
    """Return the answer of the bridge, which must be strict JSON."""
    found = json.loads(bridge.handle(text), parse_constant=not_json)
    assert found["ok"] in (True, False)
    assert found["ok"] or set(found["error"]) >= {"code", "rule", "params"}
    return found


def not_json(constant):
    """Fail on NaN and infinities, which are not JSON."""
    raise AssertionError(constant)


@given(st.text() | JSON.map(json.dumps))
@example("")
@example("[" * 100_000)
@example('[{"a":' * 50_000)
@example("1" * 5000)
@example('{"do": "view", "as": NaN}')
@example('{"do": {}}')
def test_the_bridge_answers_any_text(text):
    answer(text)


@given(REQUESTS)
@example({"do": "new", "game": "wolle", "seats": ["\ud800", "B"], "options": {}, "seed": "0" * 32})
@example({"do": "new", "game": "wolle", "seats": ["A", "B"], "options": {"\ud800": 1}, "seed": "0" * 32})
@example({"do": "view", "as": 10**400})
def test_the_bridge_answers_any_request(request):
    answer(json.dumps(request))
