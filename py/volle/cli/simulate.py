"""Matches between bots, on all cores, written as records."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from volle.arena.processes import pool
from volle.cli.layout import format_rows
from volle.cli.progress import Progress
from volle.cli.report_names import bot_name, game_name
from volle.core import chance
from volle.core import match as matches
from volle.core.errors import BadOptions
from volle.core.localization import Localization, Row
from volle.core.names import BOT
from volle.core.record import format_record
from volle.core.seed_source import SeedSource, format_seed_source, parse_seed_source
from volle.games import GAMES, begin


@dataclass(frozen=True, slots=True)
class Plan:
    """Which matches to play. `seed` None takes another each time."""

    game: str
    seats: int
    games: int
    seed: str | None
    bots: Sequence[str]
    options: dict[str, Any]
    deal: SeedSource | None = None
    """The public source of the seed of its only match, if any."""

    def names(self) -> tuple[str, ...]:
        """The bots, dealt to the seats in turn."""
        return tuple(BOT + level for level in islice(cycle(self.bots), self.seats))


def fresh_seed() -> str:
    """Return a fresh seed text."""
    return secrets.token_hex(8)


def seed_source(text: str) -> SeedSource:
    """The date or the words that a text stands for; raises BadOptions."""
    source = parse_seed_source(text)
    if source.kind == "again":
        raise BadOptions("deal.kind")
    return source


def best_bot(game: str) -> str:
    """The level of the best bot that a game has."""
    return list(GAMES[game].bots)[-1]


def run(plan: Plan, out: Path, jobs: int | None, progress: Progress) -> dict[str, Any]:
    """Plays all matches, writes `GAME-SEATS-NUMBER.volle` files, and returns a summary; raises BadOptions."""
    if len(plan.bots) > plan.seats:
        raise BadOptions("simulate.bots", seats=plan.seats)
    if plan.deal and plan.games > 1:
        raise BadOptions("simulate.deal")
    seed = plan.seed if plan.seed is not None else fresh_seed()
    begin(GAMES[plan.game], plan.names(), plan.options, seed)
    out.mkdir(parents=True, exist_ok=True)
    play, numbers = partial(_play_one, plan, seed, out), range(1, plan.games + 1)
    with pool(jobs) as executor:
        played = executor.map(play, numbers) if executor else map(play, numbers)
        results = list(progress.over(played))
    return {
        "game": plan.game,
        "seed": format_seed_source(plan.deal) if plan.deal else seed,
        "games": plan.games,
        "seats": list(plan.names()),
        "wins": [sum(seat in winners for _, winners in results) for seat in range(plan.seats)],
        "mean": [sum(t[seat] for t, _ in results) / plan.games for seat in range(plan.seats)],
        "records": str(out.resolve()),
    }


def format_summary(summary: dict[str, Any], words: Localization) -> str:
    """Return a table of the players: games won (shared ones count for each) and mean scores."""
    facts = (("game", game_name(summary["game"], words)), ("matches", words.number(summary["games"])))
    parts = [words.say("terminal-fact", what=words.say(f"arena-{id_}"), value=value) for id_, value in facts]
    parts.append(words.say("terminal-fact", what=words.say("arena-seed"), value=summary["seed"]))
    rows: list[Row] = [
        (" · ".join(parts),),
        tuple(map(words.say, ("arena-bot", "simulate-won", "arena-mean"))),
    ]
    for name, wins, mean in zip(summary["seats"], summary["wins"], summary["mean"], strict=True):
        rows.append((bot_name(name, words), words.number(wins), words.decimal(mean)))
    return format_rows(rows)


def _play_one(plan: Plan, seed: str, out: Path, number: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Plays and writes match number `number`; returns final scores and winning seats."""
    key = chance.derive_seed(seed, plan.game, plan.seats, number)
    begun = matches.begin(GAMES[plan.game], plan.names(), plan.options, key)
    match = matches.advance(matches.with_seed_from(begun, plan.deal) if plan.deal else begun)
    path = out / f"{plan.game}-{plan.seats}-{number:05}.volle"
    path.write_text(format_record(match), encoding="utf-8", newline="\n")
    result = match.game.result(match.state)
    assert result is not None, "the match is over"
    return result.totals, result.winners
