"""Links in the texts that carry them: each comes out as it was sent, or is reported as cut off or damaged.

Texts are made by chance from links of real matches and from what messengers, mail and pages do to them.
"""

import html
import json
import quopri
import re
from itertools import product
from pathlib import Path
from urllib.parse import quote

import pytest
from cases import each_case
from devices import Device
from hypothesis import assume, given
from hypothesis import strategies as st

from volle.cli.link import record_of, to_fragment
from volle.core.errors import GameError, RequestRefused
from volle.core.link_text import MOST_LINKS, PART_LENGTH, links_in, whole_links
from volle.core.record import LONGEST
from volle.web.bridge import Engine

RECORDS = [path.read_text("utf-8") for path in sorted((Path(__file__).parent / "records").rglob("*.volle"))]
NAMES = ("Anna", "Ben")
MADE = [Device("A").begin(game, NAMES, [0]).play().link for game in ("lotte", "wolle")]
FRAGMENTS = [to_fragment(record) for record in (*MADE, *RECORDS[:6])]
LINKS = [(kind, fragment) for fragment in FRAGMENTS for kind in ("link", "replay", "deal")]
SITES = ["https://volle.example/", "http://127.0.0.1:8123/play/", "https://a.example/index.html?lang=de"]


def address(link, site=SITES[0]):
    """Return the address of a link."""
    kind, fragment = link
    return f"{site}#{kind}/{fragment}"


def found(text):
    """Return the kinds, fragments and states of the links in a text."""
    return [(link.kind, link.fragment, link.state) for link in links_in(text)]


def is_found(text, link):
    """Return True if a text has this link, whole, and no other."""
    return found(text) == [(*link, "whole")]


# ------------------------------------------------------------------------------ what happens on the way

UNSEEN = "\u200b\u2060\ufeff\u00ad\u200e\u200f\u202a\u202c\u2066\u2069"


def folded(width, start="", end=""):
    """Return a function that breaks the lines of a text at this width."""
    return lambda text: f"{end}\n".join(start + line for line in re.findall(f".{{1,{width}}}", text))


AROUND = {
    "bare": "{}",
    "own button": "Ben, will you play Volle Wolle with me?\n{}",
    "one line": "Here it is: {} See you!",
    "full stop": "{}.",
    "ellipsis": "{}…",
    "brackets": "({})",
    "angle": "<{}>",
    "angle and words": "Anna wrote <{}> yesterday",
    "quotes": "„{}“",
    "comma": "{}, {{}}",
    "exclamation": "{}!",
    "hyphen": "{}-",
    "hyphen and words": "{}- what do you say?",
    "dash": "{}—and so on",
    "emphasis": "_{}_",
    "strong": "*{}*",
    "strike": "~~{}~~",
    "code": "`{}`",
    "markdown": "[the game]({})",
    "table": "| 1 | {} |",
    "html": '<a href="{}">the game</a>',
    "signature": "{}\n-- \nAnna\nSent from my phone",
    "no-break spaces": "\u00a0{}\u00a0",
    "invisible behind": "{}\u200b\u2060 ok",
    "parameter behind": "{}?fbclid=abc_DEF-1",
    "parameter behind, as others": "{}&utm_source=x#top",
    "redirector": "https://l.example/l.php?u={}&h=AT0",
    "another address": "https://a.example/#about and {}",
    "equals sign": "link={}=",
}
CHANGES = {
    "nothing": lambda text: text,
    "%23": lambda text: text.replace("#", "%23"),
    "%2F": lambda text: text.replace("/", "%2F"),
    "lower case": lambda text: text.replace("#", "%23").replace("/", "%2f"),
    "encoded": lambda text: quote(text, safe=""),
    "encoded twice": lambda text: quote(quote(text, safe=""), safe=""),
    "entities": lambda text: text.replace("#", "&#35;").replace("_", "&lowbar;"),
    "hexadecimal entities": lambda text: text.replace("#", "&#x23;").replace("/", "&#x2f;"),
    "escaped": html.escape,
    "JSON": json.dumps,
    "JSON of PHP": lambda text: json.dumps(text).replace("/", "\\/").replace("#", "\\u0023"),
    "Markdown": lambda text: re.sub(r"([_#*-])", r"\\\1", text),
    "quoted-printable": lambda text: quopri.encodestring(text.encode()).decode(),
    "quoted": lambda text: "\n".join(f"> {line}" for line in text.split("\n")),
    "quoted twice": lambda text: "\n".join(f">> {line}" for line in text.split("\n")),
    "Windows": lambda text: text.replace("\n", "\r\n"),
    "invisible": "\u200b".join,
    "soft hyphens": lambda text: re.sub("(.{9})", "\\1\u00ad", text),
    "no-break space inside": lambda text: re.sub("(.{40})", "\\1\u00a0", text),
    "mail": folded(76),
    "narrow mail": folded(20),
    "narrowest mail": folded(3),
    "mail with spaces": folded(65, end=" "),
    "folded and quoted": folded(60, start="> "),
    "soft breaks": folded(50, end="="),
    "fullwidth": lambda text: text.replace("#", "\uff03"),
}
WIDTHS = {"mail", "narrow mail", "narrowest mail", "mail with spaces", "folded and quoted"}
ENCODED = {"quoted-printable", "soft breaks"}


@each_case(
    "carried",
    lambda: product(AROUND, CHANGES, LINKS[:3]),
    lambda carried: f"{carried[2][0]} in {carried[0]}, {carried[1]}",
)
def test_a_link_comes_out_of_what_carries_it(carried):
    words, change, link = carried
    assert is_found(CHANGES[change](AROUND[words].format(address(link))), link)


@given(
    st.sampled_from(LINKS),
    st.sampled_from(SITES),
    st.lists(st.sampled_from(sorted(AROUND)), max_size=3),
    st.lists(st.sampled_from(sorted(CHANGES)), max_size=3),
    st.lists(st.tuples(st.integers(0, 2000), st.sampled_from(UNSEEN)), max_size=5),
)
def test_any_combination_of_them_gives_the_same_link(link, site, words, changes, unseen):
    text = address(link, site)
    for one in words:
        text = AROUND[one].format(text)
    for at, sign in unseen:
        text = text[:at] + sign + text[at:]
    for change in changes:
        text = CHANGES[change](text)
    # Lines are encoded for mail only once, and not broken after that.
    rest = changes[next((at + 1 for at, name in enumerate(changes) if name in ENCODED), len(changes)) :]
    assume(not (WIDTHS | ENCODED) & set(rest))
    assert is_found(text, link)


@given(st.sampled_from(LINKS), st.data())
def test_a_link_that_is_cut_off_is_reported_as_cut_off(link, data):
    kind, fragment = link
    # Of the last byte only the first bits count, so that any letters behind it may happen to be right.
    length = data.draw(st.integers(1, len(fragment) - 3))
    behind = data.draw(st.sampled_from(["", "…", ".", ")", "\n", " and so on", "\n\n-- \nAnna", "> bye"]))
    [cut] = links_in(f"Look: {address((kind, fragment[:length]))}{behind}")
    assert (cut.kind, cut.fragment, cut.state) == (kind, fragment[:length], "cut")
    with pytest.raises(RequestRefused, match=r"link\.cut"):
        record_of(address((kind, fragment[:length])) + behind)


@pytest.mark.parametrize("link", LINKS[::3], ids=str)
def test_every_beginning_of_a_link_is_cut_off(link):
    kind, fragment = link
    states = {links_in(f"#{kind}/{fragment[:length]}")[0].state for length in range(len(fragment))}
    assert states == {"cut"}


def test_a_damaged_link_is_never_whole():
    kind, fragment = LINKS[0]
    for at in range(3, len(fragment) - 3, 7):
        damaged = fragment[:at] + ("A" if fragment[at] != "A" else "B") + fragment[at + 1 :]
        [link] = links_in(f"{address((kind, damaged))}.")
        assert link.record != record_of(address(LINKS[0]))


@given(st.lists(st.sampled_from(LINKS), min_size=2, max_size=6), st.sampled_from(sorted(CHANGES)))
def test_several_links_are_all_found_and_equal_ones_once(links, change):
    text = CHANGES[change]("\nand\n".join(map(address, links)))
    assert found(text) == [(*link, "whole") for link in dict.fromkeys(links)]


def test_a_link_that_pages_show_shortened_counts_once():
    link = LINKS[0]
    assert is_found(f'<a href="{address(link)}">{address(link)[:60]}…</a>', link)
    assert is_found(f"[https://volle.example/#link/…]({address(link)})", link)


def test_two_links_of_which_one_is_cut_off():
    first, second = LINKS[0], LINKS[4]
    whole, has_others = whole_links(f"{address(first)}\n{address(second)[:-5]}")
    assert [(link.kind, link.fragment) for link in whole] == [first]
    assert has_others


def test_a_table_in_a_frame_is_a_match_to_watch():
    fragment = FRAGMENTS[2]
    assert is_found(f"See https://volle.example/embed.html?lang=de#{fragment}.", ("replay", fragment))


@pytest.mark.parametrize("start", ["", "#", "link/", "/link/", "#link/", "https://volle.example/link/"])
def test_a_fragment_is_known_by_its_record(start):
    assert record_of(f"{start}{FRAGMENTS[0]}") == MADE[0]


SPACED = {
    "folded and quoted",
    "no-break space inside",
    "mail",
    "narrow mail",
    "narrowest mail",
    "mail with spaces",
}
"""Changes that break a part, of which nothing says where it ends."""
PART = f"abc-_fgh/2/3/{'Xy-_' * (PART_LENGTH // 4)}"


@pytest.mark.parametrize("change", sorted(CHANGES.keys() - SPACED))
def test_a_part_comes_out_of_what_carries_it(change):
    text = CHANGES[change](f"Scan this: https://volle.example/#part/{PART} or not.")
    assert is_found(text, ("part", PART))


def test_parts_that_are_none():
    assert found("#part/abcdefgh/1/2/tooshort") == [("part", "abcdefgh/1/2/tooshort", "cut")]
    assert found(f"#part/{PART}X")[0][2] == "damaged"
    assert found(f"#part/{PART.replace('/2/3/', '/4/3/')}")[0][2] == "damaged"
    assert found(f"#part/{PART.replace('/2/3/', '/2/13/')}")[0][2] == "damaged"
    assert found("#part/abc") == [("part", "", "cut")]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello world",
        "https://volle.example/",
        "https://volle.example/#deal",
        "https://en.wikipedia.org/wiki/Link#link_and_more",
        "volle 1 is a number",
        "a link/to nowhere",
        "#",
        "100% #1",
        "&#99999999999; %FF =FF",
    ],
)
def test_a_text_without_a_link_has_none(text):
    assert links_in(text) == ()
    with pytest.raises(GameError, match=r"text\.nothing"):
        record_of(text)


def test_several_links_on_the_command_line_are_refused():
    with pytest.raises(RequestRefused, match=r"link\.several"):
        record_of(f"{address(LINKS[0])} {address(LINKS[4])}")


# ------------------------------------------------------------------------------ limits


def test_a_text_longer_than_a_record_is_refused_unread():
    with pytest.raises(RequestRefused, match=r"text\.too-long"):
        links_in("#" * (LONGEST + 1))


def test_links_that_inflate_without_end_are_refused():
    bomb = to_fragment("volle 1\n" + "0" * 50_000_000)
    [link] = links_in(f"#link/{bomb}")
    assert (link.state, link.record) == ("long", None)
    many = " ".join(f"#link/{to_fragment(str(number) * 1_500_000)}" for number in range(9))
    assert sum(len(link.record or "") for link in links_in(many)) <= 4 * LONGEST


def test_only_so_many_links_are_read():
    many = "\n".join(f"#link/{to_fragment(f'volle {number}')}" for number in range(MOST_LINKS + 9))
    assert len(links_in(many)) == MOST_LINKS


# ------------------------------------------------------------------------------ the request of the page


def answer(text, *, more=False):
    """Return the engine's answer about a text."""
    return json.loads(Engine().handle(json.dumps({"do": "read-text", "text": text, "more": more})))


def test_the_page_hears_of_one_link():
    kind, fragment = LINKS[0]
    read = answer(f"Hello!\n{address(LINKS[0])}")
    assert read == {
        "ok": True,
        "record": None,
        "links": [{"kind": kind, "fragment": fragment, "view": None}],
        "rest": False,
    }


def test_the_page_hears_what_several_links_are():
    read = answer(f"{address(LINKS[0])} {address(LINKS[3])} #link/abc")
    assert [link["view"]["game"] for link in read["links"]] == ["lotte", "wolle"]
    assert read["rest"] is True


@pytest.mark.parametrize("before", ["", "\ufeff", "\n \n"])
def test_the_page_hears_of_a_record(before):
    assert answer(before + RECORDS[0])["record"] == RECORDS[0]


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ('{"format": "volle matches 1", "matches": []}', False),
        (' {\n "format": "volle matches 2"}', False),
        ('{"format": "volle matches 1", "x": "' + address(LINKS[0]), False),
        ('{"matches": ["' + "x" * 1000, True),
        ('{"other": 1}', False),
    ],
)
def test_the_page_reads_copies_of_matches_itself(text, more):
    assert answer(text, more=more) == {"ok": True, "record": None, "links": [], "rest": False}


@pytest.mark.parametrize(
    ("text", "more", "code"),
    [
        ("hello", False, "text.nothing"),
        ("hello", True, "text.too-long"),
        ("#link/abc", False, "link.cut"),
        ("#link/_____", False, "link.deflate"),
        (f"#link/{to_fragment('0' * 2_000_000)}", False, "record.too-long"),
        (RECORDS[0], True, "record.too-long"),
    ],
)
def test_the_page_hears_why_a_text_is_refused(text, more, code):
    assert answer(text, more=more)["error"]["code"] == code
