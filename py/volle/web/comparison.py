"""Matches with the same deal: a challenge that does not reveal its end, and a comparison round by round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import zip_longest
from typing import Any, NamedTuple

from volle.core import chance, review
from volle.core import match as matches
from volle.core.errors import BadRequest, GameError, RequestRefused
from volle.core.game import CHANCE, Seat
from volle.core.match import Match, Told
from volle.core.names import bot_level
from volle.core.record import parse_record
from volle.core.review import ReviewInProgress
from volle.core.seed_source import format_seed_source
from volle.core.serialization import plain
from volle.games import GAMES
from volle.web.answers import (
    Challenge,
    CompareAnswer,
    ComparedPlayer,
    ComparedRound,
    Comparison,
    Feat,
    RoundPart,
)
from volle.web.replay import position, rounds
from volle.web.requests import ChallengeRequest
from volle.web.serialize import format_event
from volle.web.verification import verify


class Compared(NamedTuple):
    """One of the compared matches; without a review where the coach does not account for its options."""

    match: Match
    seat: Seat
    reviewing: ReviewInProgress | None


def challenge(request: ChallengeRequest) -> Challenge:
    """Return what a player may know before playing the deal of a record: nothing depends on its end.

    Raises BadRecord, and RequestRefused: compare.running before the end of the match, compare.no-person if
    only bots played, compare.no-deal if its dice cannot be dealt again.
    """
    match, seat, _ = _read(request.record)
    answers = (each for each in request.records or () if _is_answer(each, request.record, match))
    if match.seed is None or match.seal is None:
        raise RequestRefused("compare.no-deal")
    return {
        "game": match.game.name,
        "name": match.names[seat],
        "seat": seat,
        "date": plain(match.deal),
        "seal": match.seal,
        "verdict": verify(request.record)["verdict"],
        "seats": match.names,
        "avatars": match.avatars,
        "options": match.game.format_options(match.options),
        "help": not match.without_help,
        "deal": format_seed_source(match.deal) if match.deal else "again",
        "seed": chance.format_seed(match.seed),
        "played": next(answers, None),
    }


def _read(record: str) -> Compared:
    """Return the match of a record; raises BadRecord, and RequestRefused as above."""
    match = parse_record(record, GAMES)
    if match.to_act:
        raise RequestRefused("compare.running")
    seat = next((seat for seat, name in enumerate(match.names) if bot_level(name) is None), None)
    if seat is None:
        raise RequestRefused("compare.no-person")
    try:
        return Compared(match, seat, review.begin(match))
    except GameError:
        return Compared(match, seat, None)


def _is_answer(record: str, to: str, match: Match) -> bool:
    """Return True if a record is of another finished match with the deal of a match."""
    # Reading a whole record takes as long as playing it.
    is_near = record != to and f"\nseal: {match.seal}\n" in record and "\nresult " in record
    return is_near and _same_deal(match, parse_record(record, GAMES))


def _same_deal(one: Match, other: Match) -> bool:
    """Return True if both matches began with the same dice, seats and options."""
    begun = [(each.game.name, len(each.names), each.options, each.seed) for each in (one, other)]
    return begun[0] == begun[1] and one.seed is not None


class Comparer:
    """Compares matches, in slices so that other requests can come between."""

    def __init__(self) -> None:
        """Create a comparer without matches."""
        self._records: tuple[str, ...] | None = None
        self._compared: tuple[Compared, ...] = ()

    def advance(self, records: tuple[str, ...]) -> CompareAnswer:
        """Review some more of one match, or of several with the same deal.

        The answer has a comparison at first, without luck and decisions, and when all is reviewed. Raises
        BadRecord, RequestRefused (compare.running, compare.no-person, compare.other-deal) and BadRequest.
        """
        is_new = records != self._records
        if is_new:
            self._compared, self._records = _begun(records), records
        else:
            self._compared = tuple(_advanced(self._compared))
        plies = sum(each.match.ply for each in self._compared)
        done = sum(each.reviewing.done if each.reviewing else each.match.ply for each in self._compared)
        found = _comparison(self._compared) if is_new or done == plies else None
        return {"plies": plies, "done": done, "comparison": found}


def _begun(records: Sequence[str]) -> tuple[Compared, ...]:
    """Return the matches of records, before their reviews."""
    if not records:
        raise BadRequest("request.records")
    found = tuple(map(_read, records))
    if any(not _same_deal(found[0].match, other.match) for other in found[1:]):
        raise RequestRefused("compare.other-deal")
    return found


def _advanced(compared: Sequence[Compared]) -> Iterator[Compared]:
    """Yield the matches, the first one whose review is not complete with some more of it."""
    is_due = True
    for each in compared:
        if is_due and each.reviewing and each.reviewing.done < each.match.ply:
            is_due = False
            yield each._replace(reviewing=review.advance(each.reviewing, 1))
        else:
            yield each


def _comparison(compared: Sequence[Compared]) -> Comparison:
    """Return the comparison, with luck and decisions if the reviews are complete."""
    players = [_player(each) for each in compared]
    most = max(each["points"] for each in players)
    ahead = [index for index, each in enumerate(players) if each["points"] == most]
    pairs = enumerate(zip_longest(*map(_rounds, compared)), 1)
    return {
        "players": players,
        "ahead": ahead[0] if len(ahead) == 1 else None,
        "rounds": [_round(number, parts) for number, parts in pairs],
    }


def _player(compared: Compared) -> ComparedPlayer:
    """Return the whole match for the seat of its player."""
    match, seat, reviewing = compared
    outcome = match.game.result(match.state)
    assert outcome is not None, "the match is over"
    found = review.finish(reviewing) if reviewing else None
    own = found.seats[seat] if found else None
    return {
        "seat": seat,
        "view": position(match, match.ply, None, everything=True)["view"],
        "points": outcome.totals[seat],
        "place": next(place for place, seats in enumerate(matches.ranking(outcome), 1) if seat in seats),
        "feat": _feat(match, seat),
        "luck": plain(own.part("own-luck")) if own else None,
        "cost": plain(own.part("own-decisions")) if own else None,
        "good": own.good if own else None,
        "decisions": own.decisions if own else None,
    }


def _feat(match: Match, seat: Seat) -> Feat | None:
    """Return the first record of the game's statistics, such as the highest bid; None if there is none."""
    frames = [frame for step in match.steps for frame in step.frames]
    tallies = match.game.statistics.tally(frames, match.state)
    records = tallies[seat].records if tallies else {}
    name = next((name for name in match.game.statistics.records if records.get(name)), None)
    return {"name": name, "value": records[name]} if name else None


def _rounds(compared: Compared) -> list[tuple[str, RoundPart]]:
    """Return each round of a match for the seat of its player, after the dice or cards that it began with."""
    starts = rounds(compared.match)
    spans = map(range, starts, (*starts[1:], compared.match.ply))
    return [(_opening(compared, plies), _part(compared, plies)) for plies in spans if plies]


def _opening(compared: Compared, plies: range) -> str:
    """Return the deal before a round, or the first card or roll of the seat in it."""
    match, seat, _ = compared
    own = (ply for ply in plies if match.game.turn_of(match.before(ply)) == seat)
    for ply in (plies.start - 1, *own):
        if ply >= 0 and match.log[ply].seat == CHANCE:
            return match.lines[ply]
    return ""


def _part(compared: Compared, plies: range) -> RoundPart:
    """Return the events of the seat in a round, with its luck and the cost of its decisions."""
    match, seat, reviewing = compared
    found = review.finish(reviewing) if reviewing else None
    told = (Told(ply, event) for ply in plies for event in match.steps[ply].events)

    def total(cause: str) -> Any:
        swings = [one for one in (found.swings if found else ()) if (one.seat, one.by) == (seat, cause)]
        changes = (one.each[seat] for one in swings if one.ply in plies)
        return plain(sum(changes, start=Fraction(0))) if found else None

    return {
        "events": [format_event(match, each) for each in told if getattr(each.event, "seat", None) == seat],
        "luck": total("luck"),
        "cost": total("decision"),
    }


def _round(number: int, parts: Sequence[tuple[str, RoundPart] | None]) -> ComparedRound:
    """Return a round; a match that was shorter has no part in it."""
    openings = {part[0] if part else None for part in parts}
    return {
        "number": number,
        "alike": len(openings) == 1,
        "parts": [part[1] if part else None for part in parts],
    }
