"""Play a match of Volle Lotte between a rule of thumb and a bot, and print its record.

python3 examples/play_match.py
"""

from typing import assert_type

import volle
from volle.lotte import types
from volle.lotte.view import View


def choose(view: View) -> types.SeatAction:
    """Return the first legal action that is no stop below 300 points."""
    is_early = view.turn is not None and view.turn.points < 300
    stops = [action for action in view.legal if isinstance(action, types.Stop)]
    others = [action for action in view.legal if action not in stops]
    return others[0] if others and (is_early or not stops) else stops[0]


def main() -> None:
    """Play the match."""
    game = volle.load("lotte")
    match = volle.advance(volle.begin(game, ["Anna", "bot:racer"]))
    while match.to_act:
        view = game.observe(match.state, match.to_act[0])
        match = volle.advance(volle.play(match, choose(view)))
    assert_type(match.state, types.State)
    print(volle.format_record(match))


if __name__ == "__main__":
    main()
