"""Parsers of texts from elsewhere: twice the text takes about twice the time.

This is the only place where tests measure time. Each parser reads texts of n and 2n characters, in shapes
that make careless patterns and loops quadratic. A parser may refuse a text for its length.
"""

import json
import math
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from zipfile import ZipFile

import pytest
from devices import Device

from volle.core.errors import GameError
from volle.core.json_text import parse_json
from volle.core.link_text import links_in
from volle.core.names import check_name
from volle.core.record import parse_record, record_in
from volle.core.seed_source import parse_seed_source
from volle.games import GAMES, begin
from volle.lotte import plans
from volle.web.bridge import Engine
from volle.web.requests import parse_request
from volle.web.wheels import read_wheel

pytestmark = pytest.mark.slow

RUNS = 3
"""The best of so many runs counts, because other programs use the machine too."""
MOST_GROWTH = 3
CLEARLY_LINEAR = 2.4
"""Single runs that differ by less need not be repeated: of a square, twice the text takes 4 times as long."""
TOO_SHORT = 0.01
"""Seconds: what takes no longer cannot be measured, and needs not be."""
ENOUGH = 0.02
"""Seconds: texts are doubled until they take so long, or have the greatest length."""
SHORTEST = 4000
LARGE = 64_000
"""Characters: what grows with the square of the length takes far more than ENOUGH for them."""

UNITS = [
    *("a", " ", "0", "-", "_", "|", " | ", "/", ": ", "\n", "\r\n", "\\", '"', "'", ",", ".", "ß"),
    *("[", "{", "[]", '{"a":', '"a",', "1 ", "0 | ", "A ", "a\n", "=", "=\n", "%", "% 2", "%25", "=A"),
    *("&", "&#", "&#35;", "#", "#a", "#link/", "#link/A ", "#link/AwA ", "#part/", "link/", "l\n", "> "),
    *("\\u0023", "\\\n", "volle 1\n", "seats: a\n", "joint: x\n", "1 keep 1\n", "roll 1 1 1 1 1 1\n"),
    *("- ", "350/", "\u200b", "\u0301", "\ufe0f"),
]
"""Texts that are repeated until they have the length."""
STARTS = ["", "#link/", "volle 1\n", '{"', "words ", "bot:", "1 bid "]

MADE = {game: Device("A").begin(game, ("Anna", "Ben"), [0]).play().link for game in ("lotte", "wolle")} | {
    "plan": Device("A").begin("lotte", ("Anna", "Ben"), [0], "plan").play().link
}


def repeated(start: str, unit: str, length: int) -> str:
    """Return a text of this length."""
    return (start + unit * (length // len(unit) + 1))[:length]


def seconds(parse: Callable[[str], object], text: str) -> float:
    """Return the time of this process in which a parser reads a text, or refuses it."""
    begun = time.process_time()
    with suppress(GameError, ValueError):
        parse(text)
    return time.process_time() - begun


def best(parse: Callable[[str], object], text: str) -> float:
    """Return the shortest time of several."""
    return min(seconds(parse, text) for _ in range(RUNS))


def fault(parse: Callable[[str], object], text_of: Callable[[int], str], longest: int = LARGE) -> str | None:
    """Return a sentence about a parser that takes more time than in proportion to the length of a text."""
    length = SHORTEST
    before, taken = seconds(parse, text_of(length // 2)), seconds(parse, text_of(length))
    while taken < ENOUGH and 2 * length <= longest:
        length *= 2
        before, taken = taken, seconds(parse, text_of(length))
    if taken <= TOO_SHORT or taken < CLEARLY_LINEAR * before:
        return None
    half, whole = text_of(length // 2), text_of(length)
    growth = math.inf
    for _ in range(RUNS):
        twice = best(parse, whole)
        growth = min(growth, twice / best(parse, half) if twice > TOO_SHORT else 0)
        if growth < MOST_GROWTH:
            return None
    return f"{length} characters like {text_of(40)!r} take {growth:.1f} times as long"


def check(*faults: str | None) -> None:
    """Assert that no parser takes more time than it should."""
    assert [*filter(None, faults)] == []


def request(text: str) -> str:
    """Send a text to the bridge as it is."""
    return Engine().handle(text)


PARSERS: dict[str, Callable[[str], object]] = {
    "a text with links": links_in,
    "the start of a record": record_in,
    "a record": lambda text: parse_record(text, GAMES),
    "JSON": parse_json,
    "a name": check_name,
    "words of a deal": parse_seed_source,
    "a plan": plans.check,
    "a request": parse_request,
    "an action of Lotte": GAMES["lotte"].parse_action,
    "an action of Wolle": GAMES["wolle"].parse_action,
    "a request with a text": lambda text: request(
        json.dumps({"do": "read-text", "text": text, "more": False})
    ),
}


OWN_STARTS = {"a text with links": ["", "#link/", "words "], "a request with a text": [""]}
"""The texts before the repeated ones, where not all of them make a difference."""
EACH_START = [
    *((parser, OWN_STARTS.get(parser, STARTS)) for parser in PARSERS),
    pytest.param(
        "a text with links",
        [start for start in STARTS if start not in OWN_STARTS["a text with links"]],
        marks=pytest.mark.sweep,
    ),
]


@pytest.mark.parametrize(("parser", "starts"), EACH_START, ids=str)
def test_time_grows_with_the_length(parser: str, starts: list[str]) -> None:
    check(
        *(
            fault(PARSERS[parser], lambda size, start=start, unit=unit: repeated(start, unit, size))
            for start in starts
            for unit in UNITS
        )
    )


HEADERS = [
    *("game", "rules", "seats", "options", "avatars", "lesson", "help", "deal", "joint", "chains", "plans"),
    *("choices", "withheld", "device", "hidden", "seal", "seed"),
]
NUMBER = "0" * 32
VALUES = [unit for unit in UNITS if "\n" not in unit]
VALUES += [f"0 {NUMBER} | ", f"{NUMBER} | ", "350/300/300/350/500/1500 ", '{"deck": [', "[1,"]


def with_header(record: str, name: str, value: str) -> str:
    """Return a record with another value of a header, or one more header."""
    head, _, body = record.partition("\n\n")
    lines = [line for line in head.split("\n") if not line.startswith(f"{name}: ")]
    return "\n".join([*lines, f"{name}: {value}", "", body])


@pytest.mark.parametrize("name", HEADERS)
@pytest.mark.parametrize("record", MADE)
def test_time_grows_with_the_length_of_a_header(record: str, name: str) -> None:
    check(
        *(
            fault(
                lambda text: parse_record(with_header(MADE[record], name, text), GAMES),
                lambda size, value=value: repeated("", value, size),
            )
            for value in VALUES
        )
    )


@pytest.mark.parametrize("record", MADE)
def test_time_grows_with_the_number_of_actions(record: str) -> None:
    check(
        *(
            fault(
                lambda text: parse_record(MADE[record] + text, GAMES),
                lambda size, unit=unit: repeated("", unit, size),
            )
            for unit in UNITS
        )
    )


@pytest.mark.parametrize("kind", ["cards", "numbers", "texts", "fields"])
def test_time_grows_with_the_length_of_a_deck(kind: str) -> None:
    cards = {
        "cards": ["+1 =3"] * 7,
        "numbers": [1] * 7,
        "texts": ["x" * 100] * 7,
        "fields": [{"a": 1}] * 7,
    }[kind]

    def parse(text: str) -> object:
        return begin(GAMES["wolle"], ["Anna", "Ben"], {"deck": cards * (len(text) // 7)}, "seed")

    check(fault(parse, lambda size: "x" * size, LARGE // 10))


@pytest.mark.parametrize(
    "unit", ["Tag: ", "Tag: py3", "Tag: py3-none-", "\n", "a = b\n", "a:", "[volle.bots]\n"]
)
@pytest.mark.parametrize("file", ["WHEEL", "METADATA", "entry_points.txt"])
def test_time_grows_with_the_length_of_a_bot(tmp_path: Path, file: str, unit: str) -> None:
    def parse(text: str) -> object:
        path = tmp_path / "bot.whl"
        with ZipFile(path, "w") as archive:
            for name in ("WHEEL", "METADATA", "entry_points.txt"):
                archive.writestr(f"bot-1.dist-info/{name}", text if name == file else "")
        return read_wheel(path)

    check(fault(parse, lambda size: repeated("", unit, size)))
