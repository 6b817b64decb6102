"""The output of `volle advise` and `volle review`: tables, and reasons in sentences or codes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Final

from volle.cli.formatter import Formatter
from volle.cli.languages import terminal_words
from volle.core.advice import Advice, RatedOption, Reason, percent
from volle.core.localization import Localization
from volle.core.match import Match
from volle.core.review import CostlyDecision, Review, SeatReview

_HUNDRED: Final = 100
_PARTS: Final = (
    ("start", "review-start"),
    ("own_luck", "review-own-luck"),
    ("others_luck", "review-others-luck"),
    ("own_decisions", "review-own-decisions"),
    ("others_decisions", "review-others-decisions"),
    ("rest", "review-rest"),
    ("result", "review-result"),
)
"""The columns of a review, each with the id of its head."""


def format_advice(game: str, advice: Advice, formatter: Formatter) -> str:
    """Format each option with its reasons: the best with a star, equal ones with an equals sign."""
    words = terminal_words(formatter.language)
    names = [_actions(option.actions) for option in advice.options]
    width = max(map(len, names))
    lines = [f"  {'':{width}}  {words['advise-win']}  {words['advise-points']}"]
    for name, option in zip(names, advice.options, strict=True):
        win, points = _percent(option.win, words), _decimal(option.points, words)
        win, points = win.rjust(len(words["advise-win"])), points.rjust(len(words["advise-points"]))
        lines.append(f"{_mark(option)} {name:{width}}  {win}  {points}")
        lines += [f"    {said}" for said in _reasons(game, option.reasons, formatter.l10n)]
    return "\n".join([*lines, "", *_remarks(game, advice.remarks, formatter.l10n)])


def format_review(match: Match, review: Review, formatter: Formatter) -> str:
    """Return the parts of each seat's result, and its costliest decisions."""
    words = terminal_words(formatter.language)
    names = formatter.names(match)
    rows = [["", *(words[head] for _, head in _PARTS)]]
    rows += [[name, *_row(seat, words)] for name, seat in zip(names, review.seats, strict=True)]
    lines = [words["review-about"], "", *_table(rows)]
    for name, seat in zip(names, review.seats, strict=True):
        lines += ["", f"{name}  {seat.good} / {seat.decisions} {words['review-good']}"]
        for costly in seat.costliest:
            lines += _costly(match, costly, formatter)
    return "\n".join([*lines, "", *_remarks(match.game.name, review.remarks, formatter.l10n)])


def _row(seat: SeatReview, words: dict[str, str]) -> list[str]:
    """The columns of one seat, in percent."""
    return [_percent(getattr(seat, part), words) for part, _ in _PARTS]


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows with their columns below each other, the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [first.ljust(widths[0]), *(one.rjust(w) for one, w in zip(others, widths[1:], strict=True))]
        yield "  ".join(cells).rstrip()


def _costly(match: Match, costly: CostlyDecision, formatter: Formatter) -> Iterator[str]:
    """Yield the lines of a costly decision: its cost, the better option, and the reasons."""
    words, game = terminal_words(formatter.language), match.game.name
    cost = f"{words['review-cost']} {_percent(costly.win_lost, words)}"
    yield f"  {words['review-move']} {costly.ply + 1}  {costly.action}  {cost}"
    yield from (f"      {said}" for said in _reasons(game, costly.why, formatter.l10n))
    yield f"    {words['review-better']} {_actions(costly.best)}"
    yield from (f"      {said}" for said in _reasons(game, costly.why_best, formatter.l10n))


def _mark(option: RatedOption) -> str:
    """A star for the best, and a sign for what is about equal."""
    return "*" if option.best else "=" if option.equal else " "


def _actions(actions: Iterable[str]) -> str:
    """Format the actions of a seat as texts."""
    return ", ".join(actions)


def _percent(chance: Fraction, words: dict[str, str]) -> str:
    """Format a chance in percent, with one decimal."""
    return _decimal(_HUNDRED * float(chance), words)


def _decimal(number: float | Fraction, words: dict[str, str]) -> str:
    """Format a number with one decimal, as the language writes it, with a true minus sign."""
    text = f"{float(number):.1f}".replace("-0.0", "0.0").replace("-", "\N{MINUS SIGN}")
    return text.replace(".", words["arena-decimal"])


def _reasons(game: str, reasons: Iterable[Reason], l10n: Localization | None) -> list[str]:
    """Format each reason as a sentence, or as its code and its values."""
    lines = []
    for one in reasons:
        values = {
            name: percent(value) if isinstance(value, Fraction) else value for name, value in one.values
        }
        codes = " ".join(map(str, (one.code, *values.values())))
        said = l10n.say(f"advice-{game}-{one.code}", **values) if l10n else codes
        lines.append(said)
    return lines


def _remarks(game: str, remarks: Iterable[str], l10n: Localization | None) -> list[str]:
    """Return the assumptions, one line each."""
    return [l10n.say(f"advice-remark-{game}-{code}") if l10n else code for code in remarks]
