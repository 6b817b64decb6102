"""Records as links: fragments of addresses, and invitations as another device would send them."""

import zlib
from base64 import urlsafe_b64encode

from volle.core import chance, link
from volle.core import match as matches
from volle.core.joint import Level
from volle.core.record import format_link
from volle.games import GAMES


def fragment_of(record: str) -> str:
    """Return the fragment of a link that holds a record."""
    packer = zlib.compressobj(wbits=-15)
    return urlsafe_b64encode(packer.compress(record.encode()) + packer.flush()).decode().rstrip("=")


def invitation(game: str, level: Level = "friends") -> str:
    """Return the address of an invitation by Anna, in which Ben's seat is free."""
    names, host = (("Anna", "Ben"), 0) if level == "plan" else (("Ben", "Anna"), 1)
    match = matches.begin(GAMES[game], names, {}, chance.derive_seed(game, level))
    id_ = chance.derive_seed("id", game, level)[:16].hex()
    match = link.begin(match, level, id_, {host: chance.derive_seed("Anna")})
    plans = match.game.plans
    if plans and level == "plan":
        match = link.planned(match, plans.usual)
    return f"link/{fragment_of(format_link(match))}"
