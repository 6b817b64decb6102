"""The table, the choices and the odds of this game in the terminal, in the words of the page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from volle.core.localization import Choice, Localization, Question, Row, TableWords, Word
from volle.lotte.cards import DECK, FACES
from volle.lotte.types import CardName, Dice, Options, SeatAction, SetAside
from volle.lotte.view import Choice as Move
from volle.lotte.view import FinaleView, Preview, TurnView, View

_DOT = " · "


def table_words() -> TableWords:
    """Return what this game says in the terminal."""
    return TableWords(_table, _question, _move, _reason, _deck, _odds)


def _table(view: View, names: tuple[str, ...], l10n: Localization) -> tuple[Row, ...]:
    """Return the target, the scores and the turn, or the final scores."""
    head = [l10n.say("facts-target", target=l10n.number(view.agreed.target))]
    if view.turn:
        head.append(l10n.say("pile-left", count=view.cards_left))
    if view.finale:
        head.append(l10n.say("facts-last", turns=view.finale.turns_left))
    scores = _scores(view, names, l10n)
    turn = _turn(view.turn, view.agreed, names, l10n) if view.turn else ()
    behind = _behind(view.finale, view.turn, names, l10n) if view.finale and view.turn else ()
    return ((_DOT.join(head),), *scores, *turn, *behind)


def _scores(view: View, names: tuple[str, ...], l10n: Localization) -> Iterator[Row]:
    """Yield the score of each seat, with who leads or has won."""
    yield "", l10n.say("final-score"), ""
    winners = view.result.winners if view.result else ()
    for seat, (name, shown) in enumerate(zip(names, view.seats, strict=True)):
        leads = not view.result and shown.leads
        mark = "scores-winner" if seat in winners else "seat-leads" if leads else None
        yield name, l10n.number(shown.score), l10n.say(mark) if mark else ""


def _turn(turn: TurnView, agreed: Options, names: tuple[str, ...], l10n: Localization) -> Iterator[Row]:
    """Yield the card of a turn, its dice and its points."""
    if turn.card is None:
        return
    parts = [names[turn.seat], l10n.say(f"face-{turn.card}")]
    # After a Full Roll, the card asks for nothing more: Plus-Minus then lets the seat stop.
    if not any(one.full for one in turn.previews if not one.dice):
        parts.append(_task(turn.card, turn.reward, agreed, l10n))
    yield (_DOT.join(parts),)
    lanes = {"lane-rolled": turn.dice, "lane-aside": turn.set_aside}
    parts = [_fact(l10n.say(lane), _listed(dice, l10n), l10n) for lane, dice in lanes.items() if dice]
    if turn.missing:
        parts.append(l10n.say("missing-left", numbers=_listed(turn.missing, l10n)))
    if turn.full_rolls and turn.full_rolls_needed > 1:
        parts.append(l10n.say("full-rolls-of", made=turn.full_rolls, needed=turn.full_rolls_needed))
    if turn.points:
        heading = l10n.say("risk-heading", kind=FACES[turn.card].kind)
        parts.append(l10n.say("points-at-risk", heading=heading, points=l10n.number(turn.points)))
    if parts:
        yield (_DOT.join(parts),)


def _behind(finale: FinaleView, turn: TurnView, names: tuple[str, ...], l10n: Localization) -> Iterator[Row]:
    """Yield the points that the seat to act lacks in the last round."""
    if finale.behind:
        points = l10n.number(finale.behind)
        yield (l10n.say("finale-behind", name=names[turn.seat], points=points),)


def _task(card: CardName, reward: int | None, agreed: Options, l10n: Localization) -> str:
    """Return what a card asks for or brings under the rules of the match."""
    kind = FACES[card].kind
    suffix = {"straight": f"-{agreed.straight}", "clover": f"-{agreed.clover}"}.get(kind, "")
    return l10n.say(f"ask-{kind}{suffix}", reward=l10n.number(reward or 0))


def _question(view: View, names: tuple[str, ...], l10n: Localization) -> Question:
    """Return which dice to set aside, or how to go on."""
    turn = view.turn
    assert turn is not None, "a seat that decides has a turn"
    name = names[turn.seat]
    if view.phase == "keep":
        choices = tuple(_aside(one, turn, l10n) for one in turn.previews)
        return Question((l10n.say("keep-question", name=name),), choices)
    [preview] = turn.previews
    asked = "full-question" if preview.full else "go-question"
    return Question(
        (l10n.say(asked, name=name),), tuple(_goes(one, preview, l10n) for one in preview.choices)
    )


def _aside(preview: Preview, turn: TurnView, l10n: Localization) -> Choice:
    """Return the choice of setting dice aside, with what it brings."""
    brings = []
    total = l10n.number(preview.total)
    only = preview.choices[0].verb == "keep"
    if preview.wins:
        brings = [l10n.say("do-aside-win-brings")]
    elif turn.missing and set(turn.missing) <= set(preview.dice):
        brings = [l10n.say("missing-none")]
    elif preview.full:
        reward = "none" if turn.reward is None else l10n.number(turn.reward)
        brings = [l10n.say("full-soon", reward=reward)]
        if only:
            brings = [l10n.say("do-aside-full", needed=turn.full_rolls_needed)]
    elif only:
        brings = [l10n.say("do-aside-roll-brings", points=preview.total, total=total)]
    if preview.total and not only:
        brings.append(l10n.say("do-roll-brings", total=total))
    words = l10n.say("move-aside", dice=_listed(preview.dice, l10n), count=len(preview.dice))
    return Choice(_DOT.join((words, *brings)), preview.choices[0].actions[0])


def _goes(move: Move, preview: Preview, l10n: Localization) -> Choice:
    """Return the choice of rolling, drawing or stopping, with what it brings."""
    numbers = {"total": l10n.number(preview.total), "score": l10n.number(preview.score or 0)}
    does = l10n.say(f"do-{move.verb}", count=preview.rolls, **numbers)
    return Choice(_DOT.join((does, l10n.say(f"do-{move.verb}-brings", **numbers))), move.actions[-1])


def _move(action: SeatAction, _view: View, l10n: Localization) -> str:
    """Return what a seat does."""
    if not isinstance(action, SetAside):
        return l10n.say(f"move-lotte-{action.verb}")
    return l10n.say("move-aside", dice=_listed(action.dice, l10n), count=len(action.dice))


def _reason(_values: Mapping[str, Any], _options: Options, _l10n: Localization) -> dict[str, Word]:
    """Return no variables: the reasons of this game name no cards."""
    return {}


def _deck(l10n: Localization) -> tuple[Row, ...]:
    """Return each face with its number of cards."""
    return tuple((l10n.say(f"face-{card.name}"), l10n.say("faces-count", count=card.count)) for card in DECK)


def _odds(known: Mapping[str, Fraction], l10n: Localization) -> tuple[Row, ...]:
    """Return a table for each question: rolls without points, Full Rolls, and three cards."""
    dice = range(6, 0, -1)
    by_dice = {str(count): l10n.say("terminal-dice", count=count) for count in dice}
    clover = {str(rolls): l10n.say(f"option-clover-{rolls}") for rolls in (1, 2)}
    straight = {kind: l10n.say(f"option-straight-{kind}") for kind in ("1-5", "1-6")}
    return (
        (l10n.say("terminal-lotte-nothing"),),
        *((words, l10n.percent(known[f"nothing {count}"])) for count, words in by_dice.items()),
        *_by_aside("full-roll", by_dice, known, l10n),
        *_by_aside("clover", clover, known, l10n),
        *_by_aside("straight", straight, known, l10n),
        ("",),
        (_fact(l10n.say("terminal-lotte-fireworks"), l10n.decimal(known["fireworks points"]), l10n),),
    )


def _by_aside(
    code: str, rows: Mapping[str, str], known: Mapping[str, Fraction], l10n: Localization
) -> Iterator[Row]:
    """Yield a table with a column for each way of setting dice aside."""
    yield ("",)
    yield (l10n.say(f"terminal-lotte-{code}"),)
    yield "", *(l10n.say(f"option-aside-{aside}") for aside in ("all", "choice"))
    for row, words in rows.items():
        found = (f"{code} {row} {aside}" for aside in ("all", "choice"))
        yield words, *(l10n.percent(_known(known, one)) for one in found)


def _known(known: Mapping[str, Fraction], code: str) -> Fraction:
    """Return odds by their code, also those that no set of rules has."""
    return known[code if code in known else f"to compare: {code}"]


def _fact(what: str, value: str, l10n: Localization) -> str:
    """Return a heading and its value in one line."""
    return l10n.say("terminal-fact", what=what, value=value)


def _listed(dice: Iterable[int] | Dice, l10n: Localization) -> str:
    """Return dice as a list."""
    return l10n.listed(map(str, dice))
