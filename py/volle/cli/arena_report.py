"""The results of a contest: tables on the terminal, and an HTML page with charts, which loads nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from volle.arena.referee import Cost
from volle.cli.layout import format_rows
from volle.cli.report_names import bot_name, game_name
from volle.core.localization import Localization, Row

_STYLE: Final = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
section { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: start; }
h2 { flex-basis: 100%; margin: 1.5rem 0 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .6rem; border-bottom: 1px solid #8888; text-align: end; }
th:first-child, td:first-child { text-align: start; }
td:first-child { min-width: 8rem; }
td:first-child, pre { overflow-wrap: anywhere; white-space: pre-wrap; }
svg { width: 26rem; max-width: 100%; height: auto; }
svg text { font-size: 12px; fill: currentColor; }
svg line, svg circle { stroke: currentColor; fill: currentColor; }
svg .even { stroke-dasharray: 3 3; opacity: .5; }
"""
_WIDTH: Final = 400
_LEFT: Final = 150
_ROW: Final = 26
_NAME: Final = 22
"""The number of letters of a name in a chart; the table has all."""


class Line(NamedTuple):
    """Something that is estimated."""

    name: str
    value: float
    low: float
    high: float


class Section(NamedTuple):
    """A table of the results, and what a chart beside it shows."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    lines: Sequence[Line] = ()
    even: float = 0
    """The value at which nothing would differ."""


def format_results(words: Localization, summary: dict[str, Any]) -> str:
    """The results as tables for a terminal."""
    tables = _Tables(words)
    head = [(line,) for line in (tables.head(summary), "", *tables.notes(summary))]
    return format_rows([*head, *(row for one in tables.results(summary) for row in _rows(one))])


def format_costs(words: Localization, summary: dict[str, Any], costs: Sequence[Cost]) -> str:
    """The time that decisions took, as a table for a terminal."""
    return format_rows(_rows(_Tables(words).decisions(summary, costs)))


def _rows(section: Section) -> list[Row]:
    """Return a table as rows of a terminal, with a heading that no column repeats."""
    heads = ("" if head == section.title else head for head in section.heads)
    return [("",), (section.title,), tuple(heads), *map(tuple, section.rows)]


def format_report(
    language: str, words: Localization, summary: dict[str, Any], costs: Sequence[Cost], command: str
) -> str:
    """The page as HTML, in a language."""
    tables = _Tables(words)
    heading = words.say("arena-heading")
    parts = [
        f"<h1>{escape(heading)}</h1><p>{escape(tables.head(summary))}</p>",
        *(f"<p>{escape(note)}</p>" for note in tables.notes(summary)),
        *map(_section, tables.results(summary)),
        _section(tables.decisions(summary, costs)),
        f"<p>{escape(words.say('arena-again'))}</p><pre>{escape(command)}</pre>",
    ]
    title = escape(f"Volle · {heading} · {summary['game']}")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n'
        f"<style>{_STYLE}</style>\n<body>\n" + "\n".join(parts) + "\n</body>\n</html>\n"
    )


class _Tables:
    """Makes the tables of the results."""

    def __init__(self, words: Localization) -> None:
        """In a language."""
        self._words = words

    def head(self, summary: dict[str, Any]) -> str:
        """The contest in one line."""
        say = self._words.say
        facts = {
            "arena-game": game_name(summary["game"], self._words),
            "arena-players": self._words.number(summary["seats"]),
            "arena-deals": self._words.number(summary["blocks"]),
            "arena-matches": self._words.number(summary["matches"]),
            "arena-seed": summary["seed"],
        }
        return " · ".join(say("terminal-fact", what=say(id_), value=value) for id_, value in facts.items())

    def notes(self, summary: dict[str, Any]) -> tuple[str, str]:
        """A guide to the numbers."""
        anchor = bot_name(summary["anchor"], self._words)
        return self._words.say("arena-interval-note"), f"{self._words.say('arena-rating-note')} {anchor}"

    def results(self, summary: dict[str, Any]) -> list[Section]:
        """All tables that the same seed gives again."""
        found = (self._ratings, self._wins, self._without_luck, self._pairs, self._seats)
        return [section for one in found if (section := one(summary)).rows]

    def _ratings(self, summary: dict[str, Any]) -> Section:
        """The ratings, the best first."""
        bots = sorted(summary["bots"].items(), key=lambda pair: -pair[1]["rating"])
        lines = [Line(self._bot(name), bot["rating"], bot["low"], bot["high"]) for name, bot in bots]
        means = [self._words.decimal(bot["mean"]) for _, bot in bots]
        return self._section(("rating", "bot"), lines, 0, {"mean": means})

    def _wins(self, summary: dict[str, Any]) -> Section:
        """The parts of all matches that were won."""
        shares = ((self._bot(name), one) for name, one in summary["shares"].items())
        return self._section(("wins", "bot"), _lines(shares), 100 / summary["seats"])

    def _without_luck(self, summary: dict[str, Any]) -> Section:
        """The same without luck, where the game knows luck."""
        found = {self._bot(name): one for name, one in summary["luck"].items() if one}
        columns = {"explained": [self._words.decimal(100 * one["explained"]) for one in found.values()]}
        lines = _lines(found.items())
        return self._section(("wins-without-luck", "bot"), lines, 100 / summary["seats"], columns)

    def _pairs(self, summary: dict[str, Any]) -> Section:
        """Who is ahead of whom."""
        pairs = ((" / ".join(map(self._bot, pair["bots"])), pair) for pair in summary["pairs"])
        return self._section(("pairs", "ahead/behind"), _lines(pairs), 50)

    def _seats(self, summary: dict[str, Any]) -> Section:
        """From which seat it is won."""
        seats = ((str(seat), share) for seat, share in enumerate(summary["seat_shares"], 1))
        return self._section(("seats", "seat"), _lines(seats), 100 / summary["seats"])

    def decisions(self, summary: dict[str, Any], costs: Sequence[Cost]) -> Section:
        """Return the table of decision times and faults."""
        heads = ("bot", "decisions", "milliseconds", "slowest", "calls", "faults")
        rows = [
            [
                self._bot(name),
                self._words.number(summary["decisions"][name]),
                self._words.decimal(cost.nanoseconds / max(cost.timed, 1) / 1e6, 3),
                self._words.decimal(cost.slowest / 1e6),
                self._words.decimal(cost.calls / max(cost.counted, 1)),
                str(summary["faults"][name]),
            ]
            for name, cost in zip(summary["bots"], costs, strict=True)
        ]
        return Section(self._say("decisions"), [*map(self._say, heads)], rows)

    def _section(
        self,
        heads: tuple[str, str],
        lines: Sequence[Line],
        even: float,
        columns: Mapping[str, Sequence[str]] = MappingProxyType({}),
    ) -> Section:
        """A chart and its table, headed by what is estimated, of what; `even` is drawn as a line."""
        title, what = heads
        first = " / ".join(map(self._say, what.split("/")))
        names = [first, *map(self._say, (title, "low", "high", *columns))]
        rows = [
            [
                line.name,
                *(self._words.decimal(value) for value in line[1:]),
                *(one[at] for one in columns.values()),
            ]
            for at, line in enumerate(lines)
        ]
        return Section(self._say(title), names, rows, lines, even)

    def _say(self, name: str) -> str:
        """Return words of the report."""
        return self._words.say(f"arena-{name}")

    def _bot(self, name: str) -> str:
        """Return how a bot is called."""
        return bot_name(name, self._words)


def _section(section: Section) -> str:
    """A part of the page: a heading, the chart where there is one, and the table."""
    chart = _chart(section.lines, section.even) if section.lines else ""
    table = _table(section.heads, section.rows)
    return f"<section><h2>{escape(section.title)}</h2>{chart}{table}</section>"


def _lines(shares: Iterable[tuple[str, dict[str, float]]]) -> list[Line]:
    """Shares in percent."""
    return [Line(name, *(100 * one[end] for end in ("value", "low", "high"))) for name, one in shares]


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _short(name: str) -> str:
    """A name that fits a drawing."""
    return name if len(name) <= _NAME else f"{name[: _NAME - 1]}…"


def _chart(lines: Sequence[Line], even: float) -> str:
    """A drawing for the eyes: a dot for each value, on a line as long as its interval."""
    least = min(even, *(line.low for line in lines))
    most = max(even, *(line.high for line in lines))
    scale = (_WIDTH - _LEFT - 10) / ((most - least) or 1)

    def at(value: float) -> str:
        return f"{_LEFT + (value - least) * scale:.1f}"

    height = _ROW * len(lines)
    drawn = [f'<line class="even" x1="{at(even)}" x2="{at(even)}" y1="0" y2="{height}"/>']
    for row, line in enumerate(lines):
        middle = _ROW * row + _ROW // 2
        drawn.append(f'<text x="0" y="{middle + 4}">{escape(_short(line.name))}</text>')
        drawn.append(f'<line x1="{at(line.low)}" x2="{at(line.high)}" y1="{middle}" y2="{middle}"/>')
        drawn.append(f'<circle cx="{at(line.value)}" cy="{middle}" r="4"/>')
    return f'<svg viewBox="0 0 {_WIDTH} {height}" aria-hidden="true">{"".join(drawn)}</svg>'
