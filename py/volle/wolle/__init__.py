"""Volle Wolle: secret bids, three dice and a herd of sheep."""

from typing import Final

from volle.core.game import Game
from volle.wolle import (
    bots,
    cards,
    disclosure,
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
    name="wolle",
    rules=1,
    seats=range(2, 7),
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
    redact=disclosure.redact,
    disclosure=disclosure.disclosure,
    result=rules.result,
    parse_action=notation.parse_action,
    format_action=notation.format_action,
    parse_position=position.parse_position,
    format_position=position.format_position,
    deck=cards.HOUSE_DECK.cards,
    bots=bots.BOTS,
    odds=odds.known,
    text_view=text_view.text_view,
    topics=topics.TOPICS,
    highlights=highlights.highlights,
    worth=worth.WORTH,
    lessons=lesson.LESSONS,
)
