"""`volle link`: a match by links, of which this device keeps its private record in a file."""

from __future__ import annotations

import argparse
import base64
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from volle.cli import terminal
from volle.cli.files import read_text
from volle.cli.formatter import Formatter
from volle.cli.layout import show
from volle.core import chance, link
from volle.core import match as matches
from volle.core.errors import BadRecord, GameError, RequestRefused
from volle.core.game import Seat
from volle.core.link import Due
from volle.core.link_text import whole_links
from volle.core.match import Match
from volle.core.record import format_link, format_record, parse_record, record_in
from volle.core.thinking import at_once, decision
from volle.games import GAMES, begin, seed_of


def run(args: argparse.Namespace, options: dict[str, Any], formatter: Formatter) -> int:
    """Begin or receive a match, play what this device may, save it, and print the link to send."""
    match = _opened(args, options)
    match = _played(link.without(match) if args.without else match, args, formatter)
    _save(args.file, match)
    _report(match, args.site, formatter)
    return 0


def _opened(args: argparse.Namespace, options: dict[str, Any]) -> Match:
    """Return the match of the file, a new one, or that of a link; raises GameError."""
    known = parse_record(read_text(args.file), GAMES) if args.file.exists() else None
    if args.new:
        if known:
            raise GameError("link.begun", file=str(args.file))
        game, *names = args.new
        if game not in GAMES:
            raise BadRecord("record.game", 1, game=game[:40])
        seats = [seat - 1 for seat in args.seat or [1]]
        id_ = seed_of(args.seed if args.seed is None else f"{args.seed} id").hex()
        return link.begin(begin(GAMES[game], names, options, args.seed), args.level, id_, _secrets(seats))
    if args.link is None:
        if known is None:
            raise GameError("file.unreadable", file=str(args.file), reason="")
        return known
    return _received(known, args)


def _secrets(seats: list[Seat]) -> dict[Seat, bytes]:
    """Return a fresh secret for each seat."""
    return {seat: seed_of(None) for seat in seats}


def _received(known: Match | None, args: argparse.Namespace) -> Match:
    """Return the match with what a link brings; raises GameError (link.ANSWER) where it brings nothing."""
    text = read_text(Path(args.link)) if args.link == "-" else args.link
    incoming = link.foreign(parse_record(record_of(text), GAMES))
    answer = link.arrival(known, incoming)
    if answer == "free":
        waiting = link.due(incoming)
        free = link.free_seats(incoming)
        usual = waiting.seat if waiting and waiting.task == "seat" else free[0]
        return link.seated(incoming, _secrets([seat - 1 for seat in args.seat] if args.seat else [usual]))
    if known and (answer == "next" or (answer == "own-moves" and args.accept)):
        return link.merged(known, incoming)
    if known and answer in ("rewritten", "taken"):
        ours, theirs = _difference(format_link(known), format_link(incoming))
        raise GameError(f"link.{answer}", file=str(args.file), ours=ours, theirs=theirs)
    raise GameError(f"link.{answer}")


def _difference(ours: str, theirs: str) -> tuple[str, str]:
    """Return the first line in which two records differ."""
    pairs = zip(ours.split("\n"), theirs.split("\n"), strict=False)
    return next(((a, b) for a, b in pairs if a != b), ("", ""))


def _played(match: Match, args: argparse.Namespace, formatter: Formatter) -> Match:
    """Return the match after all that this device does: as its person types, or as a bot decides."""
    typed = iter(args.do or ())
    while match.to_act:
        if matches.automatic_seat(match) is not None:
            match = terminal.show_step(match, link.stepped(match), formatter)
            continue
        waiting = link.due(match)
        if waiting is None or link.passed_to(match):
            break
        changed = _decided(match, waiting, args.bot) if args.bot else _asked(match, waiting, typed, formatter)
        if changed is None:
            break
        match = terminal.show_step(match, changed, formatter)
    return match


def _decided(match: Match, waiting: Due, level: str) -> Match:
    """Return the match after the decision of a bot for a person of this device."""
    if waiting.task == "plan":
        assert match.game.plans
        return link.planned(match, match.game.plans.usual)
    present = match.game.level(level)
    if present is None:
        raise GameError("name.no-such-bot", level=level, levels=tuple(match.game.bots))
    rng = chance.stream(seed_of(None), match.ply, waiting.seat)
    view = match.game.known_to(match.state, waiting.seat)
    return link.acted(match, at_once(decision(match.game.bots[present].choose, view, rng)))


def _asked(match: Match, waiting: Due, typed: Iterator[str], formatter: Formatter) -> Match | None:
    """Return the match after an answer of its person; None to stop for now."""
    seat, is_plan = waiting.seat, waiting.task == "plan"
    choices = () if is_plan else formatter.question(match, seat).choices
    answer = next(typed, None)
    if answer is None:
        terminal.show_table(match, formatter)
        if is_plan:
            assert match.game.plans
            print(f"{formatter.words.say('terminal-link-plan')} {match.game.plans.usual}")
        else:
            terminal.show_question(match, seat, formatter)
        answer = terminal.read(f"{match.names[seat]}> ", secret=matches.is_secret(match))
    if answer is None or formatter.command(answer) == "quit":
        return None
    try:
        if is_plan:
            return link.planned(match, answer)
        return link.acted(match, match.game.parse_action(terminal.completed(answer, seat, choices)))
    except GameError as error:
        show(f"  {formatter.refusal(error)}")
        return match


def _save(path: Path, match: Match) -> None:
    """Write the private record; the file is whole at any time."""
    new = path.with_name(f"{path.name}.new")
    new.write_text(format_record(match, private=True), encoding="utf-8", newline="\n")
    new.replace(path)


def _report(match: Match, site: str, formatter: Formatter) -> None:
    """Print whose turn it is, and the link to send."""
    words = formatter.words
    waiting = link.passed_to(match)
    if not match.to_act:
        terminal.show_table(match, formatter)
        print(words.say("terminal-link-over"))
    elif waiting:
        print(f"{words.say('terminal-link-send')} {match.names[waiting.seat]}")
    else:
        print(words.say("terminal-link-stopped"))
        return
    print(f"{site}#link/{to_fragment(format_link(match))}")


def to_fragment(record: str) -> str:
    """Return the fragment of a link that holds a record: deflated (raw), in base64url without padding."""
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    data = packer.compress(record.encode()) + packer.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def record_of(text: str) -> str:
    """Return the record in a text: the text itself, or that of the one link which it holds.

    Raises RequestRefused (link.several, text.nothing for a part, and as `whole_links`).
    """
    record = record_in(text)
    if record is not None:
        return record
    links, _ = whole_links(text)
    if len(links) > 1:
        raise RequestRefused("link.several", count=len(links))
    if links[0].record is None:
        raise RequestRefused("text.nothing")
    return links[0].record
