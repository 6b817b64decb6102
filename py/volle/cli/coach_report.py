"""What `volle advise` and `volle review` print: tables of numbers, and reasons in sentences or in codes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from volle.cli.formatter import Formatter
from volle.cli.languages import terminal_words
from volle.core.localization import Localization
from volle.core.match import Match
from volle.web.answers import Legal
from volle.web.coach_answers import Advice, Choice, CoachReason, Dear, Review, SeatReview

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
    """Each way on, the best first with a star, what is about equal with a sign for that, and why."""
    words = terminal_words(formatter.language)
    names = [_actions(choice["actions"]) for choice in advice["choices"]]
    width = max(map(len, names))
    lines = [f"  {'':{width}}  {words['advise-win']}  {words['advise-points']}"]
    for name, choice in zip(names, advice["choices"], strict=True):
        win, points = _percent(choice["win"], words), _decimal(choice["points"], words)
        win, points = win.rjust(len(words["advise-win"])), points.rjust(len(words["advise-points"]))
        lines.append(f"{_mark(choice)} {name:{width}}  {win}  {points}")
        lines += [f"    {said}" for said in _reasons(game, choice["reasons"], formatter.l10n)]
    return "\n".join([*lines, "", *_remarks(game, advice["remarks"], formatter.l10n)])


def format_review(match: Match, review: Review, formatter: Formatter) -> str:
    """How the chance of each seat came to its end, and the decisions that cost it most."""
    words = terminal_words(formatter.language)
    names = formatter.names(match)
    rows = [["", *(words[head] for _, head in _PARTS)]]
    rows += [[name, *_row(seat, words)] for name, seat in zip(names, review["seats"], strict=True)]
    lines = [words["review-about"], "", *_table(rows)]
    for name, seat in zip(names, review["seats"], strict=True):
        lines += ["", f"{name}  {seat['good']} / {seat['decisions']} {words['review-good']}"]
        for dear in seat["dearest"]:
            lines += _dear(match, dear, formatter)
    return "\n".join([*lines, "", *_remarks(match.game.name, review["remarks"], formatter.l10n)])


def _row(seat: SeatReview, words: dict[str, str]) -> list[str]:
    """The columns of one seat, in percent."""
    numbers: dict[str, float] = {**seat}  # type: ignore[dict-item]
    return [_percent(numbers[part], words) for part, _ in _PARTS]


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows with their columns below each other, the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [first.ljust(widths[0]), *(one.rjust(w) for one, w in zip(others, widths[1:], strict=True))]
        yield "  ".join(cells).rstrip()


def _dear(match: Match, dear: Dear, formatter: Formatter) -> Iterator[str]:
    """A decision that cost something: what was done, what would have been better, and why."""
    words, game = terminal_words(formatter.language), match.game.name
    cost = f"{words['review-cost']} {_percent(dear['win_lost'], words)}"
    yield f"  {words['review-move']} {dear['ply'] + 1}  {dear['action']['text']}  {cost}"
    yield from (f"      {said}" for said in _reasons(game, dear["why"], formatter.l10n))
    yield f"    {words['review-better']} {_actions(dear['best'])}"
    yield from (f"      {said}" for said in _reasons(game, dear["why_best"], formatter.l10n))


def _mark(choice: Choice) -> str:
    """A star for the best, and a sign for what is about equal."""
    return "*" if choice["best"] else "=" if choice["equal"] else " "


def _actions(actions: Iterable[Legal]) -> str:
    """What the seat does, as texts."""
    return ", ".join(action["text"] for action in actions)


def _percent(chance: float, words: dict[str, str]) -> str:
    """A part of all chances, in percent."""
    return _decimal(_HUNDRED * chance, words)


def _decimal(number: float, words: dict[str, str]) -> str:
    """A number with one decimal, as the language writes it, with a true minus sign."""
    text = f"{number:.1f}".replace("-0.0", "0.0").replace("-", "\N{MINUS SIGN}")
    return text.replace(".", words["arena-decimal"])


def _reasons(game: str, reasons: Iterable[CoachReason], l10n: Localization | None) -> list[str]:
    """Each reason in a sentence, or as its code and its numbers."""
    if l10n is None:
        return [f"{one['code']} {' '.join(map(str, one['values'].values()))}".rstrip() for one in reasons]
    return [l10n.say(f"advice-{game}-{one['code']}", **one["values"]) for one in reasons]


def _remarks(game: str, remarks: Iterable[str], l10n: Localization | None) -> list[str]:
    """What is assumed, a line each."""
    return [l10n.say(f"advice-remark-{game}-{code}") if l10n else code for code in remarks]
