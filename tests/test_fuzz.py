"""Arbitrary text sent to the bridge during a match: each gets an answer with a code, and the match is
unchanged.

The cases come from a separate random source, so that they are the same in every run.
"""

import json
import random
from dataclasses import replace

import pytest
from builders import SEED
from matches import NAMES, played, up_to

from volle.core.record import format_record
from volle.games import GAMES
from volle.web import bridge
from volle.wolle.cards import HOUSE_DECK, format_card

ROUNDS = 10
EACH = 75
"""Cases of a kind per round: 2 games x 10 rounds x 2 kinds x 75 are 3,000."""

SIGNS = [
    "",
    "\0",
    "\ud800",
    "\udfff",
    "\u2028",
    "\ufeff",
    "{",
    "[",
    "]",
    '"',
    "\\",
    "e999",
    "-",
    "9" * 40,
    ",",
    ":",
]
HOSTILE = [
    "null", "true", "false", "0", "-1", "1.5", "1e308", "1e999", "-1e999", "NaN", "Infinity", "-Infinity",
    "-0", "9" * 30, "9" * 4000, "9" * 5000, "-" + "9" * 5000, "0" * 9, "1E+2147483648",
    '""', '"\\u0000"', '"\\ud800"', '"\ud800"', '"\\udc00\\ud800"', '"\x00"', '"\n"', '"%s%n"', '"__proto__"',
    '"1 bid 24"', '"bot:ram"', '"bot:"', '"../../match"', f'"{"x" * 20_000}"', f'"{"|" * 500}"',
    "[]", "{}", "[null]", "[[]]", '{"a":1,"a":2}', '{"":0}', '{"do":"forget"}', "[" * 400 + "]" * 400,
    '{"a":' * 90 + "1" + "}" * 90,
    "[" * 600, "[1,]", "{]", "undefined", "'1'", "0x10", "", " ", "/**/1",
]  # fmt: skip
OVERSIZED = [
    "[" * 100_000, '{"a":' * 100_000, "[" * 100_000 + "]" * 100_000, '{"a":' * 50_000 + "1" + "}" * 50_000,
    '"' + "x" * 3_000_000 + '"', '"' + "\\ud800" * 300_000 + '"', '"' + "\0" * 1_000_000 + '"',
    '"' + "\\" * 1_000_001, "9" * 2_000_000, "-" * 1_000_000, "[" + "0," * 1_000_000 + "0]", " " * 9_000_000,
]  # fmt: skip
"""One of them is as large as a few hundred of the others."""


@pytest.fixture
def table(monkeypatch):
    """Return an empty table of the bridge."""
    fresh = bridge.Engine()
    monkeypatch.setattr(bridge, "_engine", fresh)
    return fresh


def seated(name, rng):
    """Return a match in progress at any position, of people and a bot."""
    seats = rng.choice(list(GAMES[name].seats)[:3])
    match = played(name, seats, 0)
    names = (*(f"Anna {number}" for number in range(seats - 1)), match.names[-1])
    return up_to(replace(match, names=names), rng.randrange(match.ply))


def requests(match, rng):
    """Return requests that are possible now; each is a list of fields with JSON values."""
    ply, seats = match.ply, list(match.names)
    look = rng.choice([None, *range(len(seats))])
    owing = [seat for seat in match.to_act if seat >= 0]
    legal = [action for seat in owing for action in match.game.legal_actions(match.state, seat)]
    actions = [match.game.format_action(action) for action in legal or match.log]
    action = rng.choice(actions or ["1 roll"])
    deck = [format_card(card) for card in HOUSE_DECK.cards]
    other = {"deck": deck} if match.game.name == "wolle" else {"preset": "tutto", "target": 900}
    options = rng.choice([match.game.format_options(match.options), other])
    for request in (
        {"do": "new", "game": match.game.name, "seats": seats, "options": options, "seed": SEED, "as": look},
        {"do": "act", "action": action, "ply": ply, "as": look},
        {"do": "step", "ply": ply, "as": look},
        {"do": "take-back", "ply": ply, "as": look},
        {"do": "view", "as": look},
        {"do": "record"},
        {"do": "load", "record": format_record(match, private=True), "seed": SEED, "as": look},
        {"do": "why", "action": action},
        {"do": "check-options", "game": match.game.name, "seats": seats, "options": options},
    ):
        yield [(json.dumps(field), value) for field, value in request.items()]


def written(fields):
    """Return the text of a request; a value that is already text is used as it is."""
    return "{" + ", ".join(f"{name}: {value}" for name, value in fields) + "}"


def with_hostile_fields(match, rng):
    """Return a possible request with a field or part of it replaced, duplicated, removed or added."""
    fields = rng.choice(list(requests(match, rng)))
    fields = [
        (name, within(value, rng) if rng.random() < 0.2 else json.dumps(value)) for name, value in fields
    ]
    for _ in range(rng.choice([1, 1, 2])):
        place = rng.randrange(len(fields))
        name, value = fields[place]
        change = rng.randrange(8)
        if change == 0:
            fields.append((name, value))
        elif change == 1 and len(fields) > 1:
            del fields[place]
        elif change == 2:
            fields.append((rng.choice(HOSTILE), rng.choice(HOSTILE)))
        else:
            fields[place] = (name, rng.choice(HOSTILE))
    return written(fields)


def within(value, rng):
    """Return the JSON of a value in which one inner value is hostile."""
    if isinstance(value, dict) and value:
        hit = rng.choice(list(value))
        inner = [(json.dumps(k), within(v, rng) if k == hit else json.dumps(v)) for k, v in value.items()]
        return written(inner)
    if isinstance(value, list) and value:
        hit = rng.randrange(len(value))
        return f"[{', '.join(within(v, rng) if n == hit else json.dumps(v) for n, v in enumerate(value))}]"
    return rng.choice(HOSTILE)


def with_corrupt_text(match, rng):
    """Return the text of a request, or of the record in it, with characters changed, cut or duplicated."""
    fields = rng.choice(list(requests(match, rng)))
    if rng.random() < 0.5:
        fields = [('"do"', "load"), ('"record"', corrupt(format_record(match, private=True), rng))]
        fields += [('"seed"', SEED)] * rng.randrange(2)
        return written([(name, json.dumps(value)) for name, value in fields])
    return corrupt(written([(name, json.dumps(value)) for name, value in fields]), rng)


def corrupt(text, rng):
    """Return a text with one to three corruptions."""
    for _ in range(rng.randint(1, 3)):
        start = rng.randrange(len(text) + 1)
        end = min(len(text), start + rng.randrange(4))
        match rng.randrange(6):
            case 0:
                text = text[:start]
            case 1:
                text = text[:start] + text[end:]
            case 2:
                text = text[:end] + text[start:]
            case 3:
                lines = text.split("\n")
                rng.shuffle(lines)
                text = "\n".join(lines)
            case _:
                text = text[:start] + rng.choice(SIGNS) + text[end:]
    return text


def check(table, text):
    """Send a text; return its answer, which is valid JSON, and a refusal has changed nothing."""
    before = table._match
    saved = before and format_record(before, private=True)
    said = bridge.handle(text)
    answer = json.loads(said.encode("utf-8"), parse_constant=pytest.fail)
    assert answer["ok"] is True or answer["error"]["code"] != "engine.failed", answer
    if "save" not in answer:
        assert table._match is before
        assert not before or format_record(before, private=True) == saved
    else:
        assert answer["save"] == format_record(table._match, private=True)
    return answer


@pytest.mark.parametrize("kind", [with_hostile_fields, with_corrupt_text], ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("turn", range(ROUNDS))
def test_any_text_has_an_answer_and_a_refusal_changes_nothing(table, count_case, name, turn, kind):
    rng = random.Random(f"{name} {kind.__name__} {turn}")
    table._match = match = seated(name, rng)
    refused = 0
    for _ in range(EACH):
        refused += not check(table, kind(match, rng))["ok"]
        table._match = match
    assert check(table, json.dumps({"do": "view"}))["view"]["ply"] == match.ply
    assert refused > EACH / 2
    count_case("text sent to the bridge", EACH)


@pytest.mark.parametrize("place", range(len(OVERSIZED)))
def test_an_oversized_text_has_an_answer(table, count_case, place):
    rng = random.Random(place)
    table._match = match = seated(NAMES[place % len(NAMES)], rng)
    oversized = OVERSIZED[place]
    for fields in ([], *requests(match, rng)):
        hit = rng.randrange(len(fields) or 1)
        text = written([(n, oversized if k == hit else json.dumps(v)) for k, (n, v) in enumerate(fields)])
        check(table, text if fields else oversized)
        table._match = match
        count_case("oversized text sent to the bridge")
