"""A bot for the arena: it plays the action that stands first, and now and then any other.

`view` is what its seat may know, `view.legal` all that it may do now, and `rng` chance of its own.
In the page choose this file at "Bot arena"; on the command line:

    volle arena lotte --bots examples/first_bot.py,random
"""

from typing import Any

OFTEN = 10


def bot(view: Any, rng: Any) -> Any:
    """Returns one of `view.legal`."""
    if rng.below(OFTEN) == 0:
        return rng.choice(view.legal)
    return view.legal[0]
