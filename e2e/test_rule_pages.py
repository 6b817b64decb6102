"""The rules as static pages: without scripts, searchable, linked, accessible."""

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urldefrag, urljoin

import brotli
import pytest
from playwright.sync_api import Page, expect

from accessibility import axe_findings
from page_opener import TABLET, PageOpener, expect_no_faults
from player import PLAIN_FILE, resize
from precache import NOT_KEPT
from scope import swept
from setup import DIST, ROOT
from volle.games import GAMES
from words import languages

RULES = {
    game: [rule["id"] for rule in tomllib.loads((ROOT / f"rulebook/{game}.toml").read_text("utf-8"))["rule"]]
    for game in GAMES
}
BOOKS = [f"rules/{game}/{language}/" for game in GAMES for language in languages()]
LIGHT = 51_000
"""The maximal size of a rulebook with brotli, without pictures."""
SIZES = [(1024, 768), (390, 844), (320, 568)]


class Reader(HTMLParser):
    """Collects the links and ids of a page."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, _tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Record the links and the id of an element."""
        found = dict(attributes)
        self.links += [link for name in ("href", "src") if (link := found.get(name))]
        if name := found.get("id"):
            self.ids.add(name)


@pytest.fixture
def read(shared_opener: PageOpener, request: pytest.FixtureRequest) -> Iterator[Callable[[str], Page]]:
    """Return a function that opens pages of rules in the one page of this module."""
    with expect_no_faults(shared_opener, request.session):
        yield lambda path: shared_opener.reuse_page(path, viewport=TABLET, reduced_motion="reduce")


def pages() -> list[Path]:
    """Return all built pages of rules."""
    return sorted((DIST / "rules").rglob("index.html"))


def test_each_rule_has_a_page_in_each_language_and_a_place_in_its_rulebook() -> None:
    wanted = {
        DIST / "rules" / game / language / rule / "index.html"
        for game, rules in RULES.items()
        for language in languages()
        for rule in ["", "embed", "scores", "sheet", *rules]
    }
    assert set(pages()) == wanted
    for book in BOOKS:
        _, game, *_ = book.split("/")
        assert set(RULES[game]) <= Reader(DIST / book / "index.html").ids


def test_no_link_is_broken() -> None:
    read = {page: Reader(page) for page in pages()}
    for page, reader in read.items():
        for link in reader.links:
            address, place = urldefrag(urljoin(page.as_uri(), link))
            target = Path(address.removeprefix("file://").partition("?")[0])
            target = target / "index.html" if target.is_dir() else target
            assert target.is_file(), f"{page}: {link}"
            if target in read and place:
                assert place in read[target].ids, f"{page}: {link}"


def test_rule_pages_are_not_precached() -> None:
    kept = json.loads((DIST / "sw.js").read_text("utf-8").partition("files:")[2].partition("}")[0] + "}")
    assert kept
    assert not [name for name in kept if Path(name).parts[0] in NOT_KEPT or "pages" in name]


@cache
def packed(file: Path) -> int:
    """Return the size of a file with brotli."""
    return len(brotli.compress(file.read_bytes()))


@pytest.mark.parametrize("book", BOOKS)
def test_a_rulebook_without_pictures_is_small(book: str) -> None:
    page = DIST / book / "index.html"
    style = next(link for link in Reader(page).links if link.endswith(".css"))
    script = next(link for link in Reader(page).links if link.endswith(".js"))
    files = [page, *((page.parent / link).resolve() for link in (style, script))]
    fonts = set(re.findall(r"[\w.-]+\.woff2", files[1].read_text("utf-8")))
    sizes = [packed(file) for file in files]
    assert len(fonts) == 3
    assert sum(sizes) + sum((files[1].parent / font).stat().st_size for font in fonts) <= LIGHT


def test_pictures_of_rules_are_loaded_lazily(
    read: Callable[[str], Page],
) -> None:
    page = read("rules/wolle/en/")
    pictures = page.locator(".rule-picture")
    expect(pictures).to_have_count(len(RULES["wolle"]))
    assert set(pictures.evaluate_all("(all) => all.map(({ loading }) => loading)")) == {"lazy"}
    page = read(f"rules/wolle/en/{RULES['wolle'][9]}/")
    picture = page.get_by_role("img", name="Picture: ")
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth)") == 640


def test_the_embed_generator_previews_its_snippet(open_page: Callable[..., Page]) -> None:
    page = open_page("rules/lotte/nl/embed/")
    page.locator("#scene").select_option("lotte.card.clover/all-is-lost")
    page.locator("#lang").select_option("fr")
    table = page.locator("#preview volle-table")
    expect(table).to_have_attribute("scene", "lotte.card.clover/all-is-lost")
    # Its script scales the picture.
    shown = table.evaluate(
        "(table) => { table.querySelector('img').removeAttribute('style'); return table.outerHTML }"
    )
    written = page.locator("#element").input_value()
    assert written.startswith(shown)
    assert written.endswith('element/1.js"></script>')
    framed = page.locator("#frame").input_value()
    assert "scene=lotte.card.clover%2Fall-is-lost&amp;lang=fr" in framed
    # Where frames are removed, the link remains.
    link = f'<a href="{page.url.partition("rules/")[0]}rules/lotte/fr/lotte.card.clover/"><img '
    assert framed.partition("</iframe>")[2].startswith(f"\n<p>{link}")
    assert axe_findings(page) == []
    table.get_by_role("button").click()
    frame = page.frame_locator("#preview iframe")
    expect(frame.locator(".guide[data-stage=start]")).to_be_visible()
    expect(frame.locator("html")).to_have_attribute("lang", "fr")


def test_rules_are_readable_without_scripts(open_page: Callable[..., Page], site: str) -> None:
    page = open_page(PLAIN_FILE, java_script_enabled=False)
    for game in GAMES:
        page.goto(f"{site}rules/{game}/fr/#{RULES[game][4]}")
        expect(page.locator(".rule")).to_have_count(len(RULES[game]))
        expect(page.locator(".rule:target")).to_be_in_viewport()
        expect(page.locator("search")).to_be_hidden()


def test_search_ignores_case_and_accents(read: Callable[[str], Page]) -> None:
    page = read("rules/wolle/de/?q=SCHWARZE")
    seen = page.locator(".rule:visible")
    status = page.locator("search [role=status]")
    expect(status).to_contain_text(re.compile(r"\d"))
    expect(status).to_contain_text(str(seen.count()))
    assert 0 < seen.count() < len(RULES["wolle"])
    page.locator("#filter").fill("wolle.bid.tie")
    expect(seen).to_have_count(1)
    page.locator("#filter").fill("")
    expect(seen).to_have_count(len(RULES["wolle"]))


def test_rules_are_found_by_synonyms(read: Callable[[str], Page]) -> None:
    for book, word in (("lotte/de", "Gleichstand"), ("wolle/fr", "egalite")):
        found = read(f"rules/{book}/?q={word}").locator(".rule:visible").first
        expect(found, word).to_have_attribute("data-words", re.compile("."))


def test_switching_the_language_stays_at_the_same_rule(read: Callable[[str], Page]) -> None:
    page = read("rules/lotte/en/#lotte.card.clover")
    page.locator(".pages-languages [lang=nl]").click()
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.locator("[id='lotte.card.clover']")).to_be_in_viewport()


@pytest.mark.parametrize("address", ["rules/wolle/fr/", "rules/lotte/nl/lotte.card.straight/"])
def test_rule_pages_are_accessible(read: Callable[[str], Page], address: str) -> None:
    page = read(address)
    for theme, scheme in (("night", "dark"), ("day", "light")):
        page.emulate_media(color_scheme=scheme)
        page.locator(f"html[data-theme={theme}]").wait_for(state="attached")
        for number, (width, height) in enumerate(SIZES):
            resize(page, width, height)
            # axe does not check contrast, so one theme suffices.
            if theme == "day" or not number:
                assert axe_findings(page) == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_rule_page_links_to_its_rulebook_and_its_neighbours(read: Callable[[str], Page]) -> None:
    before, rule, behind = RULES["wolle"][8:11]
    page = read(f"rules/wolle/en/{rule}/")
    page.locator("[rel=next]").click()
    page.wait_for_url(f"**/{behind}/")
    page.locator("[rel=prev]").click()
    page.locator("[rel=prev]").click()
    page.wait_for_url(f"**/{before}/")
    page.locator(".pages-where a").click()
    expect(page.locator(f"[id='{before}']")).to_be_in_viewport()


@pytest.mark.parametrize("book", swept(BOOKS, BOOKS[0]))
def test_the_sheets_of_a_game_print_on_one_page_each(read: Callable[[str], Page], book: str) -> None:
    for sheet in ("sheet", "scores"):
        page = read(f"{book}{sheet}/")
        assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", print_background=True))) == 1, sheet


@pytest.mark.parametrize("game", GAMES)
def test_an_empty_score_sheet_fits_all_players_at_any_size(read: Callable[[str], Page], game: str) -> None:
    page = read(f"rules/{game}/fr/scores/")
    names = page.locator(".score-sheet").first.locator("thead td")
    expect(names).to_have_count(1 + GAMES[game].seats[-1])
    for width, height in SIZES:
        resize(page, width, height)
        assert axe_findings(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_table_in_a_rulebook_has_the_width_of_the_page(read: Callable[[str], Page]) -> None:
    page = read("rules/wolle/en/")
    resize(page, 1600, 1000)
    widths = page.evaluate(
        """() => ["volle-table", ".rulebook > h2", ".rule > p"].map((each) =>
        document.querySelector(each).getBoundingClientRect().width)"""
    )
    table, heading, text = widths
    assert table == heading
    assert text < table
