"""Volle Lotte: push your luck with six dice and a deck."""

from typing import Final

from volle.core.game import Game
from volle.lotte import (
    bots,
    cards,
    highlights,
    legal,
    lesson,
    notation,
    odds,
    options,
    position,
    rules,
    text_view,
    topics,
    view,
    worth,
)

GAME: Final = Game(
    name="lotte",
    rules=1,
    seats=range(2, 11),
    options=options.OPTIONS,
    parse_options=options.parse_options,
    format_options=options.format_options,
    start=rules.start,
    to_act=legal.to_act,
    turn_of=legal.turn_of,
    legal_actions=legal.legal_actions,
    chance_outcomes=legal.chance_outcomes,
    draw=legal.draw,
    apply=rules.apply,
    observe=view.observe,
    redact=view.redact,
    disclosure=view.disclosure,
    result=rules.result,
    parse_action=notation.parse_action,
    format_action=notation.format_action,
    parse_position=position.parse_position,
    format_position=position.format_position,
    deck=cards.DECK,
    bots=bots.BOTS,
    odds=odds.known,
    text_view=text_view.text_view,
    topics=topics.TOPICS,
    highlights=highlights.highlights,
    worth=worth.WORTH,
    lessons=lesson.LESSONS,
    presets=tuple(options.PRESETS),
)
