"""Links of the page in any text: in messages, in quoted mail, in other addresses, and alone.

A fragment is a deflate stream in base64url, so it ends where its stream ends: a text may break it over lines,
and may go on right behind it. Each step takes time in proportion to the length of the text.
"""

from __future__ import annotations

import re
import zlib
from base64 import b64decode
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, cast

from volle.core.errors import RequestRefused
from volle.core.record import LONGEST, record_in

Kind: TypeAlias = Literal["link", "replay", "deal", "part"]
State: TypeAlias = Literal["whole", "cut", "damaged", "long"]

MOST_LINKS: Final = 50
"""A text has this many different links at most; more are not read."""
MOST_BYTES: Final = 4 * LONGEST
"""All links of a text together inflate to no more: the longest record in UTF-8, or hundreds of usual ones."""
PART_LENGTH: Final = 900
"""Characters of a fragment in one of its parts: with the address, a code that cameras read."""
MOST_PARTS: Final = 12


@dataclass(frozen=True, slots=True)
class FoundLink:
    """A link in a text."""

    kind: Kind
    fragment: str
    """The text behind `#KIND/`, as far as it is there."""
    state: State
    """`long` if it inflates to more than a record may have."""
    record: str | None = None
    """The content, as far as it can be read; None for a part."""

    @property
    def address(self) -> str:
        """The address behind `#`."""
        return f"{self.kind}/{self.fragment}"


_UNSEEN: Final = re.compile(
    "[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]+"
)
_MISREAD: Final = {
    "\\": "",  # before signs of Markdown
    "\u2010": "-",
    "\u2011": "-",
    "\u2212": "-",
    "\u2013": "--",  # as some programs write two hyphens
    "\u2014": "--",
    "\uff03": "#",
    "\uff0f": "/",
}
_SIGNS: Final = str.maketrans(_MISREAD)
_GAP: Final = re.compile(r"[\s>|]+")
"""White space and the marks before lines of quoted mail: any of it becomes one line break."""
_SOFT_BREAK: Final = re.compile(r"=[ \t]*\r?\n")
"""A line of mail that goes on (quoted-printable)."""
_JSON: Final = re.compile(r"(?:\\\n?){1,8}(?:u((?:\n?[0-9A-Fa-f]){4})|[nrt])")
"""Characters in texts of programs, perhaps inside another such text."""
_BYTE: Final = r"(?:%\n?[0-9A-Fa-f]\n?[0-9A-Fa-f]|=[0-9A-F]\n?[0-9A-F])"
_BYTES: Final = re.compile(rf"{_BYTE}(?:\n?{_BYTE})*")
"""Characters as addresses (`%23`) and mail (`=23`) encode them. A line break may stand in the middle."""
_NAMES: Final = {
    "amp": "&",
    "equals": "=",
    "gt": ">",
    "hyphen": "-",
    "lowbar": "_",
    "nbsp": "\n",
    "num": "#",
    "percnt": "%",
    "sol": "/",
}
_LAST: Final = 0x10FFFF
"""The last character."""
_ROUNDS: Final = 8
"""Addresses in addresses in addresses are encoded once more each time."""


def _spaced(word: str) -> str:
    """Return the pattern of a word that a line break may divide."""
    return r"\n?".join(word)


_HEX: Final = r"[xX]\n?((?:[0-9A-Fa-f]\n?){1,6})"
_DECIMAL: Final = r"((?:[0-9]\n?){1,7})"
_ENTITY: Final = re.compile(rf"&\n?(?:#\n?(?:{_HEX}|{_DECIMAL})|({'|'.join(map(_spaced, _NAMES))}))\n?;")
"""Characters as pages encode them."""
_KINDS: Final = "|".join(map(_spaced, ("link", "replay", "deal", "part")))
_MARK: Final = re.compile(rf"(?:(#)|^)\n?(?:({_KINDS})\n?/\n?)?|({_KINDS})\n?/\n?")
"""The beginning of a fragment. A `#` alone is that of a table in a frame, and of the fragment alone."""
_RUNS: Final = re.compile(r"[\w-]+(?:\n[\w-]+)*", re.ASCII)
_PART: Final = re.compile(r"([\w-]{8})/([1-9]\d?)/([1-9]\d?)/([\w-]+)", re.ASCII)
_CODES: Final = {"cut": "link.cut", "damaged": "link.deflate", "long": "record.too-long"}


def links_in(text: str) -> tuple[FoundLink, ...]:
    """Return the different links of a text, in their order: equal ones once, and shortened copies not at all.

    Raises RequestRefused (text.too-long): a text with a link need not be longer than a record.
    """
    if len(text) > LONGEST:
        raise RequestRefused("text.too-long", most=LONGEST)
    text = _decoded(text)
    found: dict[tuple[Kind, str], FoundLink] = {}
    room = MOST_BYTES
    for mark in _MARK.finditer(text):
        name, is_sure = mark[2] or mark[3], bool(mark[1] and mark[2])
        kind = _kind(name)
        if kind == "part":
            link = _part(text, mark.end())
        else:
            link = _stream(kind, text, mark.end(), room)
            room = 0 if link.state == "long" else room - len((link.record or "").encode())
        if is_sure or (link.record or "").startswith("volle "):
            found.setdefault((link.kind, link.fragment), link)
        if len(found) == MOST_LINKS:
            break
    return _distinct(found.values())


def whole_links(text: str) -> tuple[tuple[FoundLink, ...], bool]:
    """Return the links of a text that are whole, and True if it has others.

    Raises RequestRefused: text.nothing if it has none, link.cut, link.deflate or record.too-long if none is
    whole, and as `links_in`.
    """
    links = links_in(text)
    whole = tuple(link for link in links if link.state == "whole")
    if not links:
        raise RequestRefused("text.nothing")
    if not whole:
        raise RequestRefused(_CODES[links[0].state], most=LONGEST)
    return whole, len(whole) < len(links)


def _decoded(text: str) -> str:
    """Return a text with characters as they were before mail, pages and other addresses encoded them."""
    for _ in range(_ROUNDS):
        before = text
        text = _JSON.sub(_escaped, _GAP.sub("\n", _SOFT_BREAK.sub("", _UNSEEN.sub("", text))))
        text = _ENTITY.sub(_character, _BYTES.sub(_characters, text.translate(_SIGNS)))
        if text == before:
            break
    return text


def _escaped(found: re.Match[str]) -> str:
    """Return the character of an escape in a text of a program."""
    return chr(int(found[1].replace("\n", ""), 16)) if found[1] else "\n"


def _characters(found: re.Match[str]) -> str:
    """Return what encoded bytes stand for."""
    digits = found[0].translate({ord(sign): None for sign in "%=\n"})
    return bytes.fromhex(digits).decode("utf-8", "replace")


def _character(found: re.Match[str]) -> str:
    """Return what an entity of HTML stands for."""
    if found[3]:
        return _NAMES[found[3].replace("\n", "")]
    number = int(found[1].replace("\n", ""), 16) if found[1] else int(found[2].replace("\n", ""))
    return chr(number) if number <= _LAST else "\ufffd"


def _kind(name: str | None) -> Kind:
    """Return the kind of a link by its name in the text; a fragment alone is shown as a replay."""
    return cast(Kind, name.replace("\n", "") if name else "replay")


def _part(text: str, start: int) -> FoundLink:
    """Return a part of a link. Nothing in it says where it ends, so it goes on over no line break."""
    found = _PART.match(text, start)
    if not found:
        return FoundLink("part", "", "cut")
    _, number, count, content = found.groups()
    if int(number) > int(count) or int(count) > MOST_PARTS or len(content) > PART_LENGTH:
        return FoundLink("part", found[0][: 2 * PART_LENGTH], "damaged")
    # All parts have the same length, but for the last one, which may lack a character for each of them.
    shortest = 1 if count == "1" else PART_LENGTH // 2 - MOST_PARTS
    return FoundLink("part", found[0], "whole" if len(content) >= shortest else "cut")


def _stream(kind: Kind, text: str, start: int, room: int) -> FoundLink:
    """Return the link whose fragment begins at `start`, with as much of its content as there is."""
    found = _RUNS.match(text, start)
    if not found:
        return FoundLink(kind, "", "cut")
    first, *others = found[0].split("\n")
    link = _inflated(kind, first, room)
    if link.state != "cut" or not others:
        return link
    # It may go on in the next line, and any words may follow it: only a whole record counts.
    joined = _inflated(kind, "".join((first, *others)), room)
    record = joined.record or ""
    is_whole = joined.state == "whole" and record_in(record) is not None and record.endswith("\n")
    return joined if is_whole or joined.state == "long" else link


def _inflated(kind: Kind, letters: str, room: int) -> FoundLink:
    """Return the link that `letters` begin with."""
    usable = letters[: len(letters) - (len(letters) % 4 == 1)]
    data = b64decode(usable + "=" * (-len(usable) % 4), altchars=b"-_")
    opener = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        content = opener.decompress(data, room + 1)
        # The last character of one that is cut off may be incomplete.
        record = content.decode("utf-8", "strict" if opener.eof else "ignore")
    except (zlib.error, UnicodeDecodeError):
        return FoundLink(kind, letters, "damaged")
    if len(content) > room:
        return FoundLink(kind, letters, "long")
    if not opener.eof:
        return FoundLink(kind, letters, "cut", record)
    used = len(data) - len(opener.unused_data)
    return FoundLink(kind, letters[: -(-4 * used // 3)], "whole", record)


def _distinct(links: Iterable[FoundLink]) -> tuple[FoundLink, ...]:
    """Return the links without those that are a shortened copy of a whole one, as pages show them."""
    links = tuple(links)
    whole = [link.fragment for link in links if link.state == "whole"]
    return tuple(
        link
        for link in links
        if link.state == "whole" or not any(fragment.startswith(link.fragment) for fragment in whole)
    )
