"""The output of `volle odds`: a table for each question, in the words of the page."""

from __future__ import annotations

from collections.abc import Iterator

from volle.cli.formatter import Formatter, SeatPosition
from volle.cli.layout import format_rows
from volle.core.localization import Localization, Row
from volle.core.odds import AimOdds, Expectation, Odds, OptionOdds

_MISSING = "\N{EN DASH}"


def format_odds(at: SeatPosition, odds: Odds, formatter: Formatter) -> str:
    """Return the odds of a position: what they are about, a table for each aim, and what they leave out.

    Aims whose tables read alike share one, and so do cards that no one can tell apart.
    """
    words = formatter.words
    tables: dict[tuple[Row, ...], list[str]] = {}
    for aim in odds.aims:
        rows = tuple(dict.fromkeys(_table(at, aim, formatter)))
        tables.setdefault(rows, []).append(words.say(f"odds-{at.game.name}-aim-{aim.aim}"))
    lines: list[Row] = []
    if odds.caveat:
        lines += [(words.say(f"odds-{at.game.name}-{odds.caveat}"),), ("",)]
    for rows, headings in tables.items():
        lines += [*((heading,) for heading in headings), *rows, ("",)]
    if odds.remarks:
        lines.append((words.say("odds-assumed"),))
    lines += [(f"  {words.say(f'odds-{at.game.name}-{code}')}",) for code in odds.remarks]
    return format_rows(lines).rstrip("\n")


def _table(at: SeatPosition, found: AimOdds, formatter: Formatter) -> Iterator[Row]:
    """Yield a heading and a line for each option, without columns of zeros."""
    words = formatter.words
    codes = dict.fromkeys(code for option in found.options for code in option.expected)
    main = next(iter(codes), None)
    used = [code for code in codes if code == main or _is_used(found, code)]
    yield words.say("odds-way"), *(words.say(f"odds-{at.game.name}-{code}") for code in used)
    for option in found.options:
        way = _way(at, option, formatter)
        told = words.say("odds-best", way=way) if option.best else way
        yield told, *(_cell(option.expected.get(code), words) for code in used)


def _is_used(found: AimOdds, code: str) -> bool:
    """Return True if an option has a value other than 0 for a code."""
    return any(one.value for option in found.options if (one := option.expected.get(code)))


def _way(at: SeatPosition, option: OptionOdds, formatter: Formatter) -> str:
    """Return an option in words; where chance is due, what comes next."""
    if option.actions:
        return formatter.moves(at, option.actions)
    return formatter.words.say("odds-next", phase=getattr(at.view, "phase", ""))


def _cell(found: Expectation | None, words: Localization) -> str:
    """Return a chance in percent, any other value with one decimal, and a dash for none."""
    if found is None:
        return _MISSING
    return words.percent(found.value) if found.unit == "chance" else words.decimal(found.value)
