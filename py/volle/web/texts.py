"""Texts from elsewhere: pasted, dropped, shared, or opened as a file."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from volle.core.errors import GameError, RequestRefused
from volle.core.lazy import lazy
from volle.core.record import LONGEST, parse_record, record_in
from volle.games import GAMES
from volle.web.answers import FoundView, TextRead, View
from volle.web.requests import ReadTextRequest
from volle.web.serialize import whole

if TYPE_CHECKING:
    from volle.core.link_text import FoundLink

_whole_links: Final = lazy("volle.core.link_text", "whole_links")
"""Fetched when it is first needed: records and copies of matches are read without it."""
_COPY: Final = re.compile(r'\{\s*"format":\s*"volle')
_NO_LINKS: Final[TextRead] = {"record": None, "links": (), "rest": False}


def read_text(request: ReadTextRequest) -> TextRead:
    """Return what a text holds; raises RequestRefused (record.too-long, and as `whole_links`)."""
    record = record_in(request.text)
    if record is not None:
        if request.more:
            raise RequestRefused("record.too-long", most=LONGEST)
        return {**_NO_LINKS, "record": record}
    start = request.text.lstrip()
    is_object = start.startswith("{")
    if _COPY.match(start) or (is_object and request.more):
        return _NO_LINKS
    if request.more:
        raise RequestRefused("text.too-long", most=LONGEST)
    try:
        links, rest = _whole_links(request.text)
    except RequestRefused as refusal:
        if is_object and refusal.code == "text.nothing":
            return _NO_LINKS
        raise
    return {"record": None, "links": tuple(_found(link, len(links) > 1) for link in links), "rest": rest}


def _found(link: FoundLink, is_one_of_several: bool) -> FoundView:
    """Return a link for the page."""
    view = _view(link.record) if is_one_of_several and link.record else None
    return {"kind": link.kind, "fragment": link.fragment, "view": view}


def _view(record: str) -> View | None:
    """Return the public view of a record, or None if it cannot be read."""
    try:
        return whole(parse_record(record, GAMES), None)["view"]
    except GameError:
        return None
