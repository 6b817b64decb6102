"""The snippets of docs/embedding.md, behind the filters of sites that allow little HTML."""

import re
from html.parser import HTMLParser

import pytest

from setup import ROOT

GUIDE = (ROOT / "docs" / "embedding.md").read_text("utf-8")
SNIPPETS = re.findall(r"^```html\n(.+?)^```", GUIDE, re.M | re.S)
TABLES = [snippet for snippet in SNIPPETS if re.search(r"<(volle-table|iframe)\b", snippet)]
COMMON = {"class", "id", "style", "title", "dir", "lang"}
WORDPRESS = {
    "a": COMMON | {"href", "rel", "rev", "name", "target", "download"},
    "img": COMMON | {"alt", "align", "border", "height", "loading", "longdesc", "src", "usemap", "width"},
    "p": COMMON | {"align"},
}
"""The attributes that `wp_kses_post` leaves in our snippets; it removes the tags of all other elements."""
MOODLE = {
    "a": {"href", "rel", "name", "target", "title", "class", "style", "lang"},
    "img": {"src", "alt", "width", "height", "border", "title", "class", "style", "lang", "align"},
    "p": {"align", "title", "class", "style", "lang"},
}
"""Those that HTML Purifier leaves with Moodle's settings: XHTML 1.0 Transitional without frames."""
FILTERS = {"WordPress": WORDPRESS, "Moodle": MOODLE}


class Filter(HTMLParser):
    """Keeps the allowed elements and attributes of a snippet, and all text outside of scripts."""

    def __init__(self, allowed, snippet):
        super().__init__()
        self.allowed = allowed
        self.kept = []
        self.text = ""
        self.is_script = False
        self.feed(snippet)

    def handle_starttag(self, tag, attrs):
        self.is_script = tag == "script"
        if tag in self.allowed:
            self.kept.append((tag, {name: value for name, value in attrs if name in self.allowed[tag]}))

    def handle_endtag(self, tag):
        self.is_script = False
        if tag in self.allowed:
            self.kept.append((f"/{tag}", {}))

    def handle_data(self, data):
        self.text += "" if self.is_script else data.strip()


def test_the_guide_has_an_element_for_a_scene_and_for_a_match_and_a_frame():
    assert [re.search(r"scene=|game=", snippet)[0] for snippet in TABLES] == ["scene=", "game=", "game="]
    assert ["<iframe" in snippet for snippet in TABLES] == [False, False, True]


@pytest.mark.parametrize("site", FILTERS)
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_site_that_filters_a_table_leaves_a_link_around_a_picture(number, site):
    kept = [each for each in Filter(FILTERS[site], TABLES[number]).kept if each[0] not in {"p", "/p"}]
    assert [tag for tag, _ in kept] == ["a", "img", "/a"]
    assert kept[0][1]["href"].startswith("https://HOST/")
    picture = kept[1][1]
    assert picture["src"].startswith("https://HOST/pictures/")
    assert {"width", "height", "alt"} <= {*picture}


@pytest.mark.parametrize("site", FILTERS)
@pytest.mark.parametrize("snippet", [each for each in SNIPPETS if each not in TABLES])
def test_a_site_that_filters_a_script_leaves_nothing(snippet, site):
    left = Filter(FILTERS[site], snippet)
    assert (left.kept, left.text) == ([], "")
