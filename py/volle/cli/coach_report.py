"""The output of `volle advise` and `volle review`, in the words of the page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final

from volle.cli.formatter import Formatter, SeatPosition
from volle.cli.layout import format_rows
from volle.core.advice import Advice, RatedOption, Reason, percent
from volle.core.game import AnyGame, Seat
from volle.core.localization import Localization, Row
from volle.core.match import Match
from volle.core.review import CostlyDecision, Review, SeatReview, TurningPoint

_HUNDRED: Final = 100
_LEAST: Final = Fraction(1, 20)
"""Hundredths that are not written as 0."""
_DOT: Final = " · "


def format_advice(at: SeatPosition, advice: Advice, formatter: Formatter, most: int | None = None) -> str:
    """Return the best `most` options with their value and reasons, alike ones once, and what is assumed."""
    told = {tuple(_option(at, option, formatter)): None for option in advice.options}
    lines = [line for one in list(told)[:most] for line in (*one, "")]
    return "\n".join([*lines, *_remarks(at.game, advice.remarks, formatter)]).rstrip("\n")


def _option(at: SeatPosition, option: RatedOption, formatter: Formatter) -> Iterator[str]:
    """Yield an option with its mark, its value, and its reasons."""
    words = formatter.words
    way = formatter.moves(at, option.actions)
    mark = "advice-best" if option.best else "advice-equal" if option.equal else None
    yield _DOT.join((way, words.say(mark))) if mark else way
    win = words.say("advice-win", chance=words.percent(option.win))
    yield f"  {win}"
    yield f"  {words.say(f'advice-points-{at.game.name}', points=words.decimal(option.points))}"
    yield from (f"    {said}" for said in _reasons(at, option.reasons, formatter))


def format_review(match: Match, review: Review, formatter: Formatter) -> str:
    """Return for each seat what decided, what changed its chance to win, and its costliest decisions."""
    lines: list[str] = []
    for seat, (name, found) in enumerate(zip(formatter.names(match), review.seats, strict=True)):
        lines += [name, *_seat(match, seat, found, formatter), ""]
    return "\n".join([*lines, *_remarks(match.game, review.remarks, formatter)]).rstrip("\n")


def _seat(match: Match, seat: Seat, found: SeatReview, formatter: Formatter) -> Iterator[str]:
    """Yield the review of a seat."""
    words, names = formatter.words, formatter.names(match)
    code, change, times = found.decisive
    said = words.say(f"reviewed-said-{code}", name=names[seat], change=_signed(change, words), times=times)
    yield f"  {said}"
    if found.turning:
        yield f"  {words.say('reviewed-turning')}"
        yield format_rows([_turning(match, seat, point, formatter) for point in found.turning])
    start, result = words.percent(found.start), words.percent(found.result)
    yield f"  {words.say('reviewed-course', start=start, result=result)}"
    yield f"  {words.say('reviewed-decisions', decisions=found.decisions, good=found.good)}"
    rows: list[Row] = [(words.say("reviewed-part"), words.say("reviewed-change"))]
    rows += [(f"  {words.say(f'reviewed-{part.code}')}", _signed(part.change, words)) for part in found.parts]
    yield format_rows(rows)
    if not found.costliest:
        return
    yield f"  {words.say('reviewed-dearest')}"
    for costly in found.costliest:
        yield from _costly(match, seat, costly, formatter)


def _turning(match: Match, seat: Seat, point: TurningPoint, formatter: Formatter) -> Row:
    """Return a turning point: its place, its cause and its change."""
    words, part = formatter.words, formatter.words.say(f"reviewed-{point.code}")
    if point.seat not in (None, seat):
        part = words.say("reviewed-turn-of", part=part, name=formatter.names(match)[point.seat])
    return (f"    {_place(match, point.ply, words)}", part, _signed(point.change, words))


def _signed(change: Fraction, words: Localization) -> str:
    """Return a change of a chance with its sign."""
    return f"{'+' if change * _HUNDRED > _LEAST else ''}{words.percent(change)}"


def _place(match: Match, ply: int, words: Localization) -> str:
    """Return the place of an action in a match."""
    rounds = [match.game.round_of(match.before(at)) for at in range(match.ply + 1)]
    return words.say("replay-place", round=max(1, rounds[ply]), rounds=max(rounds), ply=ply, plies=match.ply)


def _costly(match: Match, seat: Seat, costly: CostlyDecision, formatter: Formatter) -> Iterator[str]:
    """Yield a costly decision: its place and cost, the action played, and the better ones."""
    words, game = formatter.words, match.game
    at = SeatPosition(game, match.options, game.observe(match.before(costly.ply), seat))
    cost = round(_HUNDRED * float(costly.win_lost), 1)
    yield f"    {_place(match, costly.ply, words)}"
    yield f"    {words.say('reviewed-cost', points=cost)}"
    for id_, actions, reasons in (
        ("reviewed-done", (costly.action,), costly.why),
        ("reviewed-better", costly.best, costly.why_best),
    ):
        move = formatter.moves(at, actions)
        yield f"      {words.say('terminal-fact', what=words.say(id_), value=move)}"
        yield from (f"        {said}" for said in _reasons(at, reasons, formatter))


def _reasons(at: SeatPosition, reasons: Iterable[Reason], formatter: Formatter) -> Iterator[str]:
    """Yield each reason as a sentence, or as its code and its values."""
    words, table = formatter.words, formatter.table_words(at.game)
    for one in reasons:
        given = dict(one.values)
        values = {
            name: percent(value) if isinstance(value, Fraction) else value for name, value in given.items()
        }
        more = table.reason(given, at.options, words) if table else {}
        yield words.say(f"advice-{at.game.name}-{one.code}", **{**more, **values})


def _remarks(game: AnyGame, remarks: Iterable[str], formatter: Formatter) -> list[str]:
    """Return the assumptions, one line each, under their heading."""
    lines = [f"  {formatter.words.say(f'advice-remark-{game.name}-{code}')}" for code in remarks]
    return [formatter.words.say("advice-assumed"), *lines] if lines else []
