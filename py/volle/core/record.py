"""A match as text: a magic line, headers, an empty line, one action a line, and the result.

docs/record-format.md describes it for readers and writers of other programs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final, NoReturn

from volle.core import chance
from volle.core.errors import BadOptions, BadRecord, GameError, RequestRefused
from volle.core.fast_dataclass import replace
from volle.core.game import CHANCE, AnyGame, Step
from volle.core.json_text import parse_json
from volle.core.lazy import lazy
from volle.core.lesson import as_lesson
from volle.core.match import Match, begin, check_avatars, drawn, public, with_seed_from
from volle.core.names import bot_level, check_name
from volle.core.seed_source import format_seed_source, parse_seed_source, seed_from

MAGIC: Final = "volle 1"
LONGEST: Final = 400_000
"""Characters; a record of the longest match with its own deck stays far below."""

_BLANK: Final = " \t\r\u00a0"
"""Additions of editors and mail at the ends of lines."""
_BEFORE: Final = f"\ufeff{_BLANK}\n"
"""What a text may have before its record."""
_START: Final = re.compile(rf"volle \d+[{_BLANK}]*(?:\n|$)")
_REQUIRED: Final = ("game", "rules", "seats", "options")
_JOINT: Final = ("joint", "chains", "plans", "choices", "withheld", "device", "hidden")
_HEADERS: Final = (*_REQUIRED, "avatars", "lesson", "help", "deal", *_JOINT, "seal", "seed")
_SEAL: Final = re.compile("[0-9a-f]{64}")
_AVATARS: Final = re.compile("[1-9][0-9]?(?: [1-9][0-9]?)*")
_LESSON: Final = re.compile("([a-z]{1,24})(?: (0|[1-9][0-9]{0,5}))?")
_format_joint: Final = lazy("volle.core.joint", "format_joint")
_parse_joint: Final = lazy("volle.core.joint", "parse_joint")
_NO_HELP: Final = "off"
_SEPARATOR: Final = " | "


def format_record(match: Match, *, private: bool = False) -> str:
    """The record of a match.

    A private record is the save file: it holds the seed and bids that are still secret. Any other holds
    the seed only once the match is over and sealed, and ends where nothing is hidden.
    """
    return format_records(match)[0 if private else 1]


def format_records(match: Match) -> tuple[str, str]:
    """The private record and the other one, which take hardly longer together than one of them.

    Raises RequestRefused (match.too-long) where no reader would accept them.
    """
    over = not match.to_act
    result = [format_result(match)] if over else []
    opened = over and bool(match.seal)
    seed = _format_seed(match)
    private = [*_format_headers(match, private=True), *seed, "", *match.lines, *result]
    shared = [*_format_headers(match), *(seed if opened else ()), "", *public(match).lines, *result]
    records = "\n".join(private) + "\n", "\n".join(shared) + "\n"
    if max(map(len, records)) > LONGEST:
        raise RequestRefused("match.too-long")
    return records


def format_link(match: Match) -> str:
    """Return the record of a joint match for the other devices.

    It has no secrets of seats; the seed of a match among friends travels with it, so that every device can
    draw and check its dice. Raises RequestRefused (joint.none) for a match of one device: its seed is secret.
    """
    if match.joint is None:
        raise RequestRefused("joint.none")
    if not match.to_act:
        return format_record(match)
    return "\n".join([*_format_headers(match), *_format_seed(match), "", *public(match).lines]) + "\n"


def _format_seed(match: Match) -> list[str]:
    """Return the header line of the seed, if it is known."""
    return [] if match.seed is None else [f"seed: {chance.format_seed(match.seed)}"]


def _format_headers(match: Match, *, private: bool = False) -> list[str]:
    """Return the magic line and the header lines of a match, without its seed."""
    left = () if match.lesson_left is None else (match.lesson_left,)
    headers = {
        "game": match.game.name,
        "rules": match.game.rules,
        "seats": _SEPARATOR.join(match.names),
        "options": json.dumps(match.game.format_options(match.options), ensure_ascii=False),
        "avatars": " ".join(map(str, match.chosen_avatars or ())),
        "lesson": " ".join(map(str, (match.lesson, *left))) if match.lesson else None,
        "help": _NO_HELP if match.without_help else None,
        "deal": format_seed_source(match.deal) if match.deal else None,
        **(_format_joint(match.joint, private) if match.joint else {}),
        "seal": match.seal,
    }
    return [MAGIC, *(f"{name}: {value}" for name, value in headers.items() if value)]


def format_result(match: Match) -> str:
    """The last line: final scores in seat order, then the winning seats."""
    result = match.game.result(match.state)
    assert result is not None, "only a match that is over has a result"
    winners = (str(seat + 1) for seat in result.winners)
    return " ".join(("result", *map(str, result.totals), "winner", *winners))


def parse_record(text: str, games: Mapping[str, AnyGame], *, verify: bool = False) -> Match:
    """The match that a record tells, replayed action by action through the rules.

    With `verify`, the seal must fit the seed, and every chance action be the one that the seed draws.
    Raises BadRecord with the line, a code (record.*, verify.*, or that of the refused action) and the rule.
    """
    if len(text) > LONGEST:
        raise BadRecord("record.too-long", 1, most=LONGEST)
    lines, start = _split(text)
    if lines[start] != MAGIC:
        raise BadRecord("record.magic", start + 1)
    headers, first = _parse_headers(lines, start)
    while len(lines) > first and not lines[-1]:
        lines.pop()
    match = _begin(headers, games)
    if verify:
        _check_seal(match, headers, first)
    match = _replay(match, lines, first, verify=verify)
    if (match.lesson_left or 0) > match.ply:
        raise BadRecord("record.lesson", headers["lesson"][1])
    if match.joint:
        _check_joint(match, headers, first)
    return match


def _split(text: str) -> tuple[list[str], int]:
    """Return the lines of a text without the blanks at their ends, and the index of the first one.

    Lines before it are kept, so that refusals name the line of the file.
    """
    before = len(text) - len(text.lstrip(_BEFORE))
    lines = [line.rstrip(_BLANK) for line in text[before:].split("\n")]
    if not lines[-1] and len(lines) > 1:
        lines.pop()  # the end of the last line, which is no empty line
    start = text.count("\n", 0, before)
    return [""] * start + lines, start


def record_in(text: str) -> str | None:
    """Return the record that a text is, perhaps of another version; None for any other text."""
    record = text.lstrip(_BEFORE)
    return record if _START.match(record) else None


Headers = dict[str, tuple[str, int]]
"""Name -> (value, number of its line)."""


def _parse_headers(lines: list[str], start: int) -> tuple[Headers, int]:
    """The headers below the magic line, and how many lines stand before the first action."""
    headers: Headers = {}
    for number, line in enumerate(lines[start + 1 :], start + 2):
        if not line:
            break
        # The blank before an empty value has been dropped.
        name, colon, value = f"{line} ".partition(": ")
        if not colon or name not in _HEADERS:
            raise BadRecord("record.header", number)
        if name in headers:
            raise BadRecord("record.header-twice", number, header=name)
        headers[name] = (value.removesuffix(" "), number)
    else:
        raise BadRecord("record.headers-end", len(lines) + 1)
    for name in _REQUIRED:
        if name not in headers:
            raise BadRecord("record.header-missing", number, header=name)
    return headers, number


def _begin(headers: Headers, games: Mapping[str, AnyGame]) -> Match:
    """The match that the headers describe, before its first action."""
    game = _game(headers, games)
    options, line = headers["options"]
    try:
        match = begin(game, _parse_seats(headers), _parse_json(options, line))
    except BadOptions as error:
        _refuse(error, headers["seats"][1] if error.code.startswith(("name.", "seats.")) else line)
    for add in (_with_avatars, _with_lesson, _with_help, _with_source, _with_joint, _with_seed):
        match = add(match, headers)
    _check_source(match, headers)
    return match


def _parse_seats(headers: Headers) -> tuple[str, ...]:
    """Who sits where; raises BadOptions, and BadRecord where there are spaces that mean nothing."""
    names, line = headers["seats"]
    seats = tuple(names.split(_SEPARATOR))
    if tuple(map(check_name, seats)) != seats:
        raise BadRecord("name.spaces", line)
    return seats


def _with_avatars(match: Match, headers: Headers) -> Match:
    """The match with the pictures of its headers."""
    if "avatars" not in headers:
        return match
    text, line = headers["avatars"]
    avatars = tuple(map(int, text.split())) if _AVATARS.fullmatch(text) else ()
    try:
        check_avatars(avatars, len(match.names))
    except BadOptions as error:
        _refuse(error, line)
    return replace(match, chosen_avatars=avatars)


def _with_lesson(match: Match, headers: Headers) -> Match:
    """The match as the lesson of its headers. Nothing vouches for loaded dice, so it can have no seal."""
    if "lesson" not in headers:
        return match
    text, line = headers["lesson"]
    found = _LESSON.fullmatch(text)
    if not found:
        raise BadRecord("record.lesson", line)
    if "seal" in headers:
        raise BadRecord("record.lesson-seal", headers["seal"][1])
    try:
        left = None if found[2] is None else int(found[2])
        return replace(as_lesson(match, found[1]), lesson_left=left)
    except BadOptions as error:
        _refuse(error, line)


def _with_help(match: Match, headers: Headers) -> Match:
    """The match with odds and advice, unless its headers say otherwise."""
    text, line = headers.get("help", (None, 0))
    if text not in {None, _NO_HELP}:
        raise BadRecord("record.help", line)
    return replace(match, without_help=text is not None)


def _with_source(match: Match, headers: Headers) -> Match:
    """Return the match with the seed source of its headers."""
    if "deal" not in headers:
        return match
    text, line = headers["deal"]
    try:
        source = parse_seed_source(text)
        with_seed_from(match, source)
    except BadOptions as error:
        _refuse(error, line)
    if format_seed_source(source) != text:
        raise BadRecord("record.deal", line)
    return replace(match, deal=source)


def _with_joint(match: Match, headers: Headers) -> Match:
    """Return the match in the joint form of its headers."""
    found = [name for name in _JOINT if name in headers]
    if not found:
        return match
    line = headers[found[0]][1]
    if found[0] != "joint" or match.lesson or match.deal:
        raise BadRecord("joint.form", line, header=found[0])
    people = [bot_level(name) is None for name in match.names]
    try:
        return replace(match, joint=_parse_joint({name: headers[name][0] for name in found}, people))
    except BadOptions as error:
        _refuse(error, line)


def _check_joint(match: Match, headers: Headers, first: int) -> None:
    """Check a joint match by its numbers, plans and choices; raises BadRecord."""
    try:
        lazy("volle.core.link", "check")(match)
    except GameError as error:
        ply = error.params.get("ply")
        _refuse(error, headers["joint"][1] if not isinstance(ply, int) else first + 1 + ply)


def _check_source(match: Match, headers: Headers) -> None:
    """Check that seal and seed are those of the seed source.

    Raises BadRecord (record.deal-seal, record.deal-seed).
    """
    seed = seed_from(match.game.name, match.deal) if match.deal else None
    if seed is None:
        return
    if match.seal not in {None, chance.seal(seed)}:
        raise BadRecord("record.deal-seal", headers["seal"][1])
    if match.seed not in {None, seed}:
        raise BadRecord("record.deal-seed", headers["seed"][1])


def _game(headers: Headers, games: Mapping[str, AnyGame]) -> AnyGame:
    """The game of the record, in the version of the rules that it was played by."""
    name, line = headers["game"]
    if name not in games:
        raise BadRecord("record.game", line, game=name[:40])
    rules, line = headers["rules"]
    if rules != str(games[name].rules):
        raise BadRecord("record.rules", line, rules=rules[:40])
    return games[name]


def _parse_json(text: str, line: int) -> Any:
    """The JSON value of a header."""
    try:
        return parse_json(text)
    except ValueError as error:
        raise BadRecord("record.options", line) from error


def _with_seed(match: Match, headers: Headers) -> Match:
    """The match with the seal and the seed of its headers."""
    seal, seal_line = headers.get("seal", (None, 0))
    if seal is not None and not _SEAL.fullmatch(seal):
        raise BadRecord("record.seal", seal_line)
    if "seed" not in headers:
        return replace(match, seal=seal)
    text, line = headers["seed"]
    try:
        return replace(match, seal=seal, seed=chance.parse_seed(text))
    except GameError as error:
        _refuse(error, line)


def _replay(match: Match, lines: list[str], first: int, *, verify: bool) -> Match:
    """The match after all actions from line `first` on."""
    # A match that grew by one action at a time would be copied whole as often.
    log: list[Any] = []
    steps: list[Step[Any, Any]] = []
    for number, line in enumerate(lines[first:], first + 1):
        if line.split(" ", 1)[0] == "result":
            match = _with_log(match, log, steps)
            return _check_result(match, line, number, last=number == len(lines))
        state = steps[-1].state if steps else match.start
        action, step = _play_line(match, state, line, number)
        if verify and action.seat == CHANCE:
            _check_drawn(match, state, len(log), action, number)
        log.append(action)
        steps.append(step)
    return _with_log(match, log, steps)


def _with_log(match: Match, log: list[Any], steps: list[Step[Any, Any]]) -> Match:
    """The match with all its actions. A record may order cards or dice otherwise."""
    lines = tuple(map(match.game.format_action, log))
    return replace(match, log=tuple(log), lines=lines, steps=tuple(steps))


def _play_line(match: Match, state: Any, line: str, number: int) -> tuple[Any, Step[Any, Any]]:
    """The action of one line, and what it leads to."""
    try:
        action = match.game.parse_action(line)
        return action, match.game.apply(state, action)
    except GameError as error:
        _refuse(error, number)


def _check_drawn(match: Match, state: Any, ply: int, action: Any, number: int) -> None:
    """Nothing if an action of chance is the one that the seed draws."""
    expected = drawn(match, state, ply)
    if action != expected:
        raise BadRecord("verify.drawn", number, expected=match.game.format_action(expected))


def _check_result(match: Match, line: str, number: int, *, last: bool) -> Match:
    """The match, if its result line is true and the last one."""
    if match.to_act:
        raise BadRecord("record.result-early", number)
    if line != format_result(match):
        raise BadRecord("record.result", number, expected=format_result(match))
    if not last:
        raise BadRecord("record.after-result", number + 1)
    return match


def _check_seal(match: Match, headers: Headers, end: int) -> None:
    """Nothing if the record has a seal and a seed that fit; `end` is the line behind the headers."""
    if match.seal is None:
        raise BadRecord("verify.no-seal", end)
    if match.seed is None:
        raise BadRecord("verify.no-seed", end)
    if chance.seal(match.seed) != match.seal:
        raise BadRecord("verify.seal", headers["seal"][1])


def _refuse(error: GameError, line: int) -> NoReturn:
    """The same refusal, with its line."""
    raise BadRecord(error.code, line, error.rule, **error.params) from error
