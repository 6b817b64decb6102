"""Volle Lotte: push your luck with six dice and a deck."""

from operator import attrgetter
from typing import Final

from volle.core.game import (
    ChanceChoices,
    Coach,
    Game,
    GameOdds,
    GameTypes,
    Plans,
    Reference,
    Reviewing,
    Shortcuts,
    Turns,
    Words,
)
from volle.core.lazy import lazy
from volle.lotte import (
    bots,
    cards,
    chance_choices,
    duration,
    events,
    highlights,
    legal,
    lesson,
    notation,
    odds,
    options,
    position,
    rule_index,
    rules,
    scoring_table,
    statistics,
    table,
    types,
    view,
)

GAME: Final = Game(
    name="lotte",
    seats=range(2, 11),
    options=options.OPTIONS,
    parse_options=options.parse_options,
    format_options=options.format_options,
    start=rules.start,
    to_act=legal.to_act,
    legal_actions=legal.legal_actions,
    chance_outcomes=legal.chance_outcomes,
    apply=rules.apply,
    observe=view.observe,
    result=rules.result,
    parse_action=notation.parse_action,
    format_action=notation.format_action,
    parse_position=position.parse_position,
    format_position=position.format_position,
    rules=1,
    turns=Turns(legal.turn_of, table.round_number),
    shortcuts=Shortcuts(legal.draw, rules.apply_unchecked),
    chance=ChanceChoices(chance_choices.chance_choices, chance_choices.choose),
    plans=Plans(
        "350/300/300/350/500/1500",
        lazy("volle.lotte.plans", "check"),
        attrgetter("turn"),
        lazy("volle.lotte.plans", "decide"),
    ),
    bots=bots.BOTS,
    odds=GameOdds(odds.known, lazy("volle.lotte.position_odds", "position_odds")),
    coach=Coach(
        advise=lazy("volle.lotte.advice", "advice"),
        reviewing=Reviewing(
            standing=lazy("volle.lotte.reviewing", "standing"),
            changes=lazy("volle.lotte.reviewing", "changes"),
            remarks=("own-turns",),
        ),
    ),
    accounted=options.ACCOUNTED,
    statistics=statistics.STATISTICS,
    lessons=lesson.LESSONS,
    words=Words(
        lazy("volle.lotte.sentences", "fields"),
        lazy("volle.lotte.sentences", "event_words"),
        lazy("volle.lotte.table_words", "table_words"),
    ),
    text_view=lazy("volle.lotte.text_view", "text_view"),
    reference=Reference(
        deck=cards.DECK,
        presets=tuple(options.PRESETS),
        rule_index=rule_index.RULE_INDEX,
        scoring_table=scoring_table.SCORING_TABLE,
    ),
    highlights=highlights.highlights,
    scores=attrgetter("scores"),
    seconds=duration.seconds,
    candidate_actions=lazy("volle.lotte.candidate_actions", "candidate_actions"),
    encoding=lazy("volle.lotte.encoding", "encoding"),
    types=GameTypes(
        view.View, events.Event, highlights.Highlight, types.SeatAction, types.Card, types.Options
    ),
)
