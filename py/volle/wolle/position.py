"""Text of positions, parsing and formatting: the form of tests, problems and bug reports.

    phase try
    undealt *
    display s12 s45 d1 k
    order 2 1 3
    place 0
    dice 12 10 3
    tries 1
    1 board 54 chips 2 herd s03 s07 past 22 bid 24
    2 board 52 chips 1 dogs d2 d3 bone past 24 bid 26+
    3 board 57 chips 0 past 24 bid 18

`undealt *` is every card of the deck that is not named elsewhere. Empty lines and parts are left out, and so
are `place 0` and `tries 0`. `kept d12 d8`, `outcome reached 1 2` (by a bonus of 1 and two chips) or
`outcome missed`, `new s12 s45`, `taken 3` and `won 2 2 1` follow `tries` where they apply. `taken` counts the
cards that the turn has taken, unless the other lines imply it; `won` has the seat that took each card of the
round, in order. `past` are the bids of earlier rounds, oldest first.
"""

from __future__ import annotations

import re
from typing import Final, get_args

from volle.core.errors import BadNotation
from volle.core.fast_dataclass import replace
from volle.wolle import table
from volle.wolle.cards import BOARD_NUMBERS, BONE_ID
from volle.wolle.notation import CARD, parse_bid
from volle.wolle.types import DIE_NAMES, DIE_SIDES, Bid, Card, Options, Payment, Phase, State

_CARDS: Final = rf"{CARD}(?: {CARD})*"
_BID: Final = r"(?:1[4-9]|2[0-6]|26\+)"
_LINES: Final = {
    "phase": re.compile("|".join(get_args(Phase))),
    "undealt": re.compile(rf"\*|{_CARDS}"),
    "display": re.compile(_CARDS),
    "order": re.compile("[1-6](?: [1-6])*"),
    "place": re.compile("[0-6]"),
    "dice": re.compile("[1-9][0-9]?(?: [1-9][0-9]?){2}"),
    "tries": re.compile("[0-3]"),
    "kept": re.compile(rf"(?:{'|'.join(DIE_NAMES)})(?: (?:{'|'.join(DIE_NAMES)}))?"),
    "outcome": re.compile("missed|reached [0-9] (?:[0-9]|1[0-9]|2[0-5])"),
    "new": re.compile(_CARDS),
    "taken": re.compile("[1-7]"),
    "won": re.compile("[1-6](?: [1-6]){0,6}"),
}
_SEAT: Final = re.compile(
    rf"[1-6](?: board (?P<board>[1-9][0-9]?))? chips (?P<chips>[0-9][0-9]?)(?: herd (?P<herd>{_CARDS}))?"
    rf"(?: dogs (?P<dogs>{_CARDS}))?(?P<bone> bone)?"
    rf"(?: past (?P<past>{_BID}(?: {_BID})*))?(?: bid (?P<bid>{_BID}))?"
)
_TURN_PHASES: Final[tuple[Phase, ...]] = ("roll", "try", "take", "bone", "top")


def format_position(state: State) -> str:
    """Format a state without its options; the inverse of parse_position."""
    seats = [_format_seat(state, seat) for seat in range(state.options.seats)]
    return "\n".join([*_format_lines(state), *seats]) + "\n"


def parse_position(text: str, options: Options) -> State:
    """Parse a state. Raises BadNotation (notation.position, with its line)."""
    fields, seats = _split(text)
    if "phase" not in fields or len(seats) != options.seats:
        raise BadNotation("notation.position", line=1)
    state = _read(fields, seats, options)
    if not _holds_together(state):
        raise BadNotation("notation.position", line=1)
    return state


def _format_lines(state: State) -> list[str]:
    """Return the lines above the seats."""
    fields = {
        "phase": state.phase,
        "undealt": "*" if state.undealt and state.undealt == _unnamed(state) else _ids(state.undealt),
        "display": _ids(state.display),
        "order": " ".join(str(seat + 1) for seat in state.order),
        "place": str(state.place or ""),
        "dice": " ".join(map(str, state.dice or ())),
        "tries": str(state.tries or ""),
        "kept": " ".join(DIE_NAMES[die] for die in state.kept),
        "outcome": " ".join(map(str, (state.outcome or "", *(state.paid or ())))),
        "new": _ids(state.new_sheep),
        "taken": "" if state.taken == _usually_taken(state) else str(state.taken),
        "won": " ".join(str(seat + 1) for seat in state.won),
    }
    return [f"{name} {value}" for name, value in fields.items() if value]


def _format_seat(state: State, seat: int) -> str:
    """Return the line of a seat."""
    parts = {
        "board": str(state.boards[seat]) if state.boards else "",
        "chips": str(state.chips[seat]),
        "herd": _ids(state.herds[seat]),
        "dogs": _ids(state.dogs[seat]),
    }
    words = [f"{name} {value}" for name, value in parts.items() if value]
    words += ["bone"] * (state.bone == seat)
    words += ["past", *map(str, state.past_bids[seat])] if state.past_bids[seat] else []
    words += [f"bid {state.bids[seat]}"] * (state.bids[seat] is not None)
    return " ".join((str(seat + 1), *words))


def _ids(cards: tuple[Card, ...]) -> str:
    return " ".join(card.id for card in cards)


def _unnamed(state: State) -> tuple[Card, ...]:
    """Return the cards of the deck that are not on the table."""
    named = {card.id for cards in _piles(state) for card in cards}
    return tuple(
        card
        for card in state.options.deck.cards
        if card.id not in named and not (card.kind == "bone" and state.bone is not None)
    )


def _piles(state: State) -> tuple[tuple[Card, ...], ...]:
    """Return all cards on the table except an owned bone."""
    return (state.display, state.new_sheep, *state.herds, *state.dogs)


def _split(text: str) -> tuple[dict[str, str], list[re.Match[str]]]:
    """Return the fields above and the seats below. Raises BadNotation."""
    fields: dict[str, str] = {}
    seats: list[re.Match[str]] = []
    for number, line in enumerate(map(str.strip, text.strip().split("\n")), 1):
        name, _, value = line.partition(" ")
        if (words := _SEAT.fullmatch(line)) and name == str(len(seats) + 1):
            seats.append(words)
        elif name in _LINES and name not in fields and not seats and _LINES[name].fullmatch(value):
            fields[name] = value
        else:
            raise BadNotation("notation.position", line=number)
    return fields, seats


def _read(fields: dict[str, str], seats: list[re.Match[str]], options: Options) -> State:
    """Return the state of well-formed lines. Raises BadNotation for cards that are not in the deck."""
    dice = tuple(map(int, fields.get("dice", "").split()))
    outcome, *paid = fields.get("outcome", "").split() or [""]
    bones = [seat for seat, words in enumerate(seats) if words["bone"]]
    state = State(
        options=options,
        phase=fields["phase"],  # type: ignore[arg-type]
        undealt=(),
        display=_cards(fields.get("display"), options),
        boards=tuple(int(words["board"]) for words in seats if words["board"]),
        herds=tuple(_cards(words["herd"], options) for words in seats),
        dogs=tuple(_cards(words["dogs"], options) for words in seats),
        bone=bones[0] if len(bones) == 1 else None,
        chips=tuple(int(words["chips"]) for words in seats),
        bids=tuple(_bid(words["bid"]) for words in seats),
        past_bids=tuple(tuple(map(parse_bid, (words["past"] or "").split())) for words in seats),
        order=tuple(int(seat) - 1 for seat in fields.get("order", "").split()),
        place=int(fields.get("place", 0)),
        dice=(dice[0], dice[1], dice[2]) if dice else None,
        tries=int(fields.get("tries", 0)),
        kept=tuple(map(DIE_NAMES.index, fields.get("kept", "").split())),
        new_sheep=_cards(fields.get("new"), options),
        outcome=outcome or None,  # type: ignore[arg-type]
        paid=Payment(*map(int, paid)) if paid else None,
        won=tuple(int(seat) - 1 for seat in fields.get("won", "").split()),
    )
    everything_else = fields.get("undealt") == "*"
    undealt = _unnamed(state) if everything_else else _cards(fields.get("undealt"), options)
    if len(bones) > 1 or not _distinct(state, undealt):
        raise BadNotation("notation.position", line=1)
    taken = int(fields.get("taken", _usually_taken(state)))
    return replace(state, undealt=undealt, taken=taken)


def _usually_taken(state: State) -> int:
    """Return the number of cards taken in the turn, as far as the rest of the state implies it.

    A seat that leaves cards on the display has taken all that it was entitled to. If the display is empty,
    the state does not show which of the seat's dogs, and whether the bone, came with this turn.
    """
    if state.outcome == "reached" and state.display and state.phase != "take":
        return table.entitled(state.tries)
    return len(state.new_sheep)


def _cards(text: str | None, options: Options) -> tuple[Card, ...]:
    """Return the cards with these ids. Raises BadNotation for cards that are not played with."""
    cards = {card.id: card for card in options.deck.cards}
    ids = (text or "").split()
    if not cards.keys() >= set(ids):
        raise BadNotation("notation.position", line=1)
    return tuple(cards[id_] for id_ in ids)


def _bid(text: str | None) -> Bid | None:
    return parse_bid(text) if text else None


def _distinct(state: State, undealt: tuple[Card, ...]) -> bool:
    """Return True if every card is in one place and of its kind: sheep on herds, dogs beside them."""
    named = [card.id for pile in (*_piles(state), undealt) for card in pile]
    named += [BONE_ID] * (state.bone is not None)
    return (
        len(set(named)) == len(named)
        and all(card.is_sheep for herd in (*state.herds, state.new_sheep) for card in herd)
        and all(card.kind == "dog" for dogs in state.dogs for card in dogs)
        and all(pile == _in_deck_order(pile, state) for pile in (undealt, state.display))
    )


def _in_deck_order(pile: tuple[Card, ...], state: State) -> tuple[Card, ...]:
    """Return a pile in deck order, so that piles without an order have one text."""
    return tuple(card for card in state.options.deck.cards if card in pile)


def _holds_together(state: State) -> bool:
    """Return True if the parts of a position fit each other, so that play can continue from it."""
    return (
        table.stock(state) >= 0
        and _boards_fit(state)
        and _bids_fit(state)
        and _past_fits(state)
        and _dice_fit(state)
        and _outcome_fits(state)
        and _taken_fits(state)
        and _cards_fit(state)
    )


def _boards_fit(state: State) -> bool:
    """Return True if each seat has a board of its own once boards are dealt."""
    dealt = state.options.seats if state.phase != "boards" else 0
    distinct = len(set(state.boards)) == len(state.boards) == dealt
    return distinct and set(state.boards) <= set(BOARD_NUMBERS)


def _bids_fit(state: State) -> bool:
    """Return True if bids fit the phase: one is missing during bids, all are ordered in a turn, else none."""
    seats = list(range(state.options.seats))
    missing = state.bids.count(None)
    if state.phase not in _TURN_PHASES:
        fits = missing > 0 if state.phase == "bids" else missing == len(seats)
        return fits and not state.order and not state.place
    behind_last = len(seats) == 2 and state.phase in ("bone", "top")
    return missing == 0 and sorted(state.order) == seats and state.place < len(seats) + behind_last


def _past_fits(state: State) -> bool:
    """Return True if all seats have the same number of past bids, and at most one a round."""
    rounds = set(map(len, state.past_bids))
    return len(rounds) == 1 and max(rounds) <= table.round_number(state)


def _dice_fit(state: State) -> bool:
    """Return True if tries fit the dice, with one die kept for each try before the last roll."""
    if (state.dice is None) != (state.tries == 0) or len(set(state.kept)) != len(state.kept):
        return False
    if state.dice and any(v > sides for v, sides in zip(state.dice, DIE_SIDES, strict=True)):
        return False
    if state.phase == "roll":
        return state.tries == len(state.kept) < table.TRIES and table.rolls_in_turn(state)
    if state.phase in ("try", "take"):
        return state.tries == len(state.kept) + 1 and table.rolls_in_turn(state)
    return len(state.kept) == max(state.tries - 1, 0) and (bool(state.order) or not state.tries)


def _outcome_fits(state: State) -> bool:
    """Return True if the tries have an outcome exactly while cards are taken, and the result's."""
    if state.dice is None or state.phase not in ("take", "bone", "top"):
        return state.outcome is None
    result, seat = table.current_result(state), table.acting_seat(state)
    if state.outcome == "missed":
        return result < table.SAFE_RESULT and state.tries == table.TRIES and state.phase != "take"
    target = table.current_bid(state, seat).target
    cost = table.payment(result, target, table.turn_corner(state), table.CHIPS)
    return state.outcome == "reached" and state.paid == cost


def _taken_fits(state: State) -> bool:
    """Return True if the tries have earned the cards taken, and all new sheep are among them."""
    if state.phase not in ("bone", "top"):
        return state.taken == 0
    if state.outcome != "reached":
        return len(state.new_sheep) <= state.taken <= table.layout_count(len(state.order))
    most = table.entitled(state.tries)
    return (most if state.display else len(state.new_sheep)) <= state.taken <= most


def _cards_fit(state: State) -> bool:
    """Return True if there are the cards that the phase needs."""
    match state.phase:
        case "bone":
            return table.bone_victim(state) is not None
        case "top":
            return len(state.new_sheep) > 1
        case _ if state.new_sheep:
            return False
        case "boards" | "deal":
            return bool(state.undealt) and not state.display
        case "take":
            return len(state.display) > table.entitled(state.tries)
        case "over":
            return not state.display and not state.undealt
        case _:
            return bool(state.display)
