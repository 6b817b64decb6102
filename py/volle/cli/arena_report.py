"""An HTML page of a contest: charts, each beside a table of the same numbers; it loads nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from volle.arena.referee import Cost
from volle.cli.languages import terminal_words

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


def write_report(
    file: Path, language: str, summary: dict[str, Any], costs: Sequence[Cost], command: str
) -> None:
    """Writes the page; raises OSError."""
    file.write_text(format_report(language, summary, costs, command), encoding="utf-8")


def format_report(language: str, summary: dict[str, Any], costs: Sequence[Cost], command: str) -> str:
    """The page as HTML, in a language."""
    page = _Page(language)
    told = page.words
    facts = {name: summary[name] for name in ("game", "seats", "blocks", "matches", "seed")}
    labels = [told[f"arena-{name}"] for name in ("game", "players", "deals", "matches", "seed")]
    head = " · ".join(f"{label}: {value}" for label, value in zip(labels, facts.values(), strict=True))
    parts = [
        f"<h1>{escape(told['arena-heading'])}</h1><p>{escape(head)}</p>",
        f"<p>{escape(told['arena-interval-note'])}</p>",
        f"<p>{escape(told['arena-rating-note'])} {escape(summary['anchor'])}</p>",
        page.ratings(summary),
        page.wins(summary),
        page.pairs(summary),
        page.seats(summary),
        page.decisions(summary, costs),
        f"<p>{escape(told['arena-again'])}</p><pre>{escape(command)}</pre>",
    ]
    title = escape(f"Volle · {told['arena-heading']} · {summary['game']}")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n'
        f"<style>{_STYLE}</style>\n<body>\n" + "\n".join(parts) + "\n</body>\n</html>\n"
    )


class _Page:
    """Makes the parts of a page."""

    def __init__(self, language: str) -> None:
        """In a language."""
        self.words = terminal_words(language)

    def ratings(self, summary: dict[str, Any]) -> str:
        """The ratings, the best first."""
        bots = sorted(summary["bots"].items(), key=lambda pair: -pair[1]["rating"])
        lines = [Line(name, bot["rating"], bot["low"], bot["high"]) for name, bot in bots]
        means = [self._number(bot["mean"], 1) for _, bot in bots]
        return self._section(("rating", "bot"), lines, 0, {"mean": means})

    def wins(self, summary: dict[str, Any]) -> str:
        """The parts of all matches that were won, and the same without luck where the game knows luck."""
        lines = _lines(summary["shares"].items())
        section = self._section(("wins", "bot"), lines, 100 / summary["seats"])
        found = {name: one for name, one in summary["luck"].items() if one}
        if not found:
            return section
        columns = {"explained": [self._number(100 * one["explained"], 1) for one in found.values()]}
        lines = _lines(found.items())
        return section + self._section(("wins-without-luck", "bot"), lines, 100 / summary["seats"], columns)

    def pairs(self, summary: dict[str, Any]) -> str:
        """Who is ahead of whom."""
        pairs = ((" / ".join(pair["bots"]), pair) for pair in summary["pairs"])
        return self._section(("pairs", "ahead/behind"), _lines(pairs), 50)

    def seats(self, summary: dict[str, Any]) -> str:
        """From which seat it is won."""
        seats = ((str(seat), share) for seat, share in enumerate(summary["seat_shares"], 1))
        return self._section(("seats", "seat"), _lines(seats), 100 / summary["seats"])

    def decisions(self, summary: dict[str, Any], costs: Sequence[Cost]) -> str:
        """Return the section on decision times and faults: a table without estimates."""
        heads = ("bot", "decisions", "milliseconds", "slowest", "calls", "faults")
        rows = [
            [
                name,
                str(summary["decisions"][name]),
                self._number(cost.nanoseconds / max(cost.timed, 1) / 1e6, 3),
                self._number(cost.slowest / 1e6, 1),
                self._number(cost.calls / max(cost.counted, 1), 1),
                str(summary["faults"][name]),
            ]
            for name, cost in zip(summary["bots"], costs, strict=True)
        ]
        return self._titled("decisions", _table([self.words[f"arena-{head}"] for head in heads], rows))

    def _section(
        self,
        heads: tuple[str, str],
        lines: Sequence[Line],
        even: float,
        columns: Mapping[str, Sequence[str]] = MappingProxyType({}),
    ) -> str:
        """A chart and its table, headed by what is estimated, of what; `even` is drawn as a line."""
        if not lines:
            return ""
        title, what = heads
        first = " / ".join(self.words[f"arena-{name}"] for name in what.split("/"))
        names = [first, *(self.words[f"arena-{name}"] for name in (title, "low", "high", *columns))]
        rows = [
            [
                line.name,
                *(self._number(value, 1) for value in line[1:]),
                *(one[at] for one in columns.values()),
            ]
            for at, line in enumerate(lines)
        ]
        return self._titled(title, _chart(lines, even) + _table(names, rows))

    def _titled(self, title: str, content: str) -> str:
        """A section with its heading."""
        return f"<section><h2>{escape(self.words[f'arena-{title}'])}</h2>{content}</section>"

    def _number(self, value: float, digits: int) -> str:
        """A number as people write it, with a true minus sign."""
        text = f"{value:.{digits}f}".replace("-", "\N{MINUS SIGN}")
        return text.replace(".", self.words["arena-decimal"])


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
