"""Positions of Volle Lotte from their texts, and options by their differences from the preset."""

from builders import play

from volle.lotte import GAME


def options_for(seats, **changes):
    """Options for a number of seats: the first preset with changes."""
    return GAME.parse_options(changes, seats)


def at(position, **changes):
    """The state of a position text; it has as many seats as scores."""
    (scores,) = (line for line in position.split("\n") if line.strip().startswith("scores"))
    return GAME.parse_position(position, options_for(len(scores.split()) - 1, **changes))


def turn(card, *, scores="0 0 0", left="*", **lines):
    """Return the position text of a turn with this card, before its first roll unless `phase` is given.

    Seat 1 has the turn unless `turn` says how many have ended; dice that lie are in the tray or `aside`.
    """
    phase = lines.pop("phase", "go" if "aside" in lines and lines.get("points") else "roll")
    found = {"phase": phase, "left": left, "scores": scores, "card": card, "cards": 1, **lines}
    return "\n".join(f"{name.replace('_', '-')} {value}" for name, value in found.items() if value)


def before_a_card(*, scores="0 0 0", left="*", **lines):
    """Return the position text before the first card of a turn."""
    found = {"phase": "card", "left": left, "scores": scores, **lines}
    return "\n".join(f"{name} {value}" for name, value in found.items() if value)


def shown(position, seat=None, **options):
    """Return the view of a position."""
    return GAME.observe(at(position, **options), seat)


def the_turn(card, *rolls, options=None, **lines):
    """The view of a turn with this card, after rolls and choices."""
    state = at(turn(card, **lines), **(options or {}))
    return GAME.observe(play(state, *rolls).state, 0).turn
