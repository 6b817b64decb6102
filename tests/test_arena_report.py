"""The report of an arena: a self-contained page, with a table for every drawing."""

import re
from functools import cache
from html import unescape
from html.parser import HTMLParser

import pytest

from volle.arena.referee import Cost
from volle.cli.arena_report import format_report, format_results
from volle.cli.languages import languages, terminal_words
from volle.cli.localization import FluentLocalization

SHARE = {"value": 0.5, "low": 0.4, "high": 0.625}
LUCK = {**SHARE, "explained": 0.25}
BOT = {"wins": 8, "matches": 16, "mean": 12.5}
SUMMARY = {
    "game": "pig",
    "seats": 2,
    "blocks": 8,
    "matches": 16,
    "seed": "<s>",
    "anchor": "b",
    "bots": {
        "b": {**BOT, "rating": 0.0, "low": 0.0, "high": 0.0},
        "m:a&b": {**BOT, "rating": 41.5, "low": -3.2, "high": 80.0},
    },
    "shares": {"b": SHARE, "m:a&b": SHARE},
    "seat_shares": [SHARE, SHARE],
    "pairs": [{"bots": ["b", "m:a&b"], **SHARE}],
    "luck": {"b": LUCK, "m:a&b": LUCK},
    "decisions": {"b": 70, "m:a&b": 80},
    "faults": {"b": 0, "m:a&b": 3},
}
words = cache(FluentLocalization)
COSTS = [Cost(10, 5_000_000, 2_000_000, 2, 2500)] * 2


class Reader(HTMLParser):
    """Collect tags, and the cells of tables."""

    def __init__(self):
        super().__init__()
        self.tags = []
        self.cells = []
        self.text = []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        assert not {"src", "href", "onclick"} & {name for name, _ in attrs}

    def handle_data(self, data):
        self.text.append(data)
        if self.tags[-1:] == ["td"]:
            self.cells.append(data)


def read(language):
    reader = Reader()
    reader.feed(format_report(language, words(language), SUMMARY, COSTS, "volle arena pig"))
    return reader


@pytest.mark.parametrize("language", languages())
def test_the_page_loads_nothing_and_says_all_in_its_language(language):
    page = read(language)
    assert not {"script", "link", "img"} & {*page.tags}
    said = "".join(page.text)
    own = {id_: text for id_, text in terminal_words(language).items() if id_[:6] == "arena-"}
    assert len(own) > 20
    assert [id_ for id_, text in own.items() if text not in said] == []
    assert "<s>" in said


def test_every_drawing_has_a_table_with_its_numbers():
    page = read("de")
    assert page.tags.count("svg") == 5
    assert page.tags.count("table") == page.tags.count("svg") + 1
    assert "m:a&b" in page.cells
    assert {"41,5", "\N{MINUS SIGN}3,2", "62,5", "0,500", "1.250,0", "3"} <= {*page.cells}


def test_the_better_bot_stands_first_and_further_right():
    text = format_report("en", words("en"), SUMMARY, COSTS, "")
    drawing = text[text.index("<svg") : text.index("</svg>")]
    names = re.findall(r"<text[^>]*>([^<]+)<", drawing)
    dots = [float(place) for place in re.findall(r'<circle cx="([\d.]+)"', drawing)]
    assert names == ["m:a&amp;b", "b"]
    assert dots[0] > dots[1]


@pytest.mark.parametrize("language", languages())
def test_the_terminal_has_the_tables_of_the_page(language):
    shown = " ".join(format_results(words(language), SUMMARY).split())
    page = format_report(language, words(language), SUMMARY, COSTS, "")
    results, _ = page.rsplit("<section>", 1)
    cells = re.findall(r"<(?:td|h2)>([^<]*)<", results)
    assert [cell for cell in cells if " ".join(unescape(cell).split()) not in shown] == []
