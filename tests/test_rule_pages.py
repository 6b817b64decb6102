"""The metadata of static pages for other sites: absolute addresses, if the site has one."""

import re

import pytest

import home_preview
import page_frame
import rule_pages
from rule_pictures import round_pictures

PAGE = {
    "game": "wolle",
    "language": "fr",
    "rule": "wolle.bid.tie",
    "path": "rules/wolle/fr/wolle.bid.tie/",
    "title": "Mises «\u202fégales\u202f»",
    "about": 'Le plus "petit" numéro',
    "picture": "Image",
}


@pytest.fixture(autouse=True)
def nowhere(monkeypatch):
    """Remove the address of the site from the environment."""
    for name in rule_pages.SITE_URL:
        monkeypatch.delenv(name, raising=False)


def test_without_an_address_a_page_says_nothing_of_it():
    assert rule_pages.links(PAGE) == ""


@pytest.mark.parametrize("name", rule_pages.SITE_URL)
def test_a_page_is_shown_elsewhere_by_its_picture(monkeypatch, name):
    monkeypatch.setenv(name, "https://example.org/volle/")
    said = dict(re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)">', rule_pages.links(PAGE)))
    assert said["og:image"] == "https://example.org/volle/pictures/wolle.bid.tie.png"
    assert said["og:title"] == PAGE["title"]
    assert said["og:description"] == "Le plus &quot;petit&quot; numéro"
    assert said["og:image:alt"] == "Image"
    assert said["twitter:card"] == "summary_large_image"


def test_who_embeds_a_page_by_its_address_gets_its_picture(monkeypatch):
    monkeypatch.setenv("SITE_URL", "https://example.org")
    link = (
        'type="application/json+oembed" href="https://example.org/rules/wolle/fr/wolle.bid.tie/oembed.json"'
    )
    assert link in rule_pages.links(PAGE)
    said = rule_pages.oembed(PAGE, "https://example.org")
    assert {"version": "1.0", "type": "photo", "width": 1200, "height": 630}.items() <= said.items()
    assert said["url"] == "https://example.org/pictures/wolle.bid.tie.png"
    assert said["title"] == PAGE["title"]


def test_a_book_has_a_picture_that_is_drawn(monkeypatch):
    monkeypatch.setenv("SITE_URL", "https://example.org")
    assert "/pictures/wolle.round-4.png" in rule_pages.links({**PAGE, "rule": None})
    assert rule_pages.cover("wolle") in round_pictures()["wolle"]


def test_the_start_page_is_shown_elsewhere_by_both_scenes(monkeypatch, tmp_path):
    monkeypatch.setenv("SITE_URL", "https://example.org")
    monkeypatch.setattr(home_preview, "rasterize", lambda *_: None)
    page = tmp_path / "index.html"
    page.write_text('<title>Volle</title><meta name="description" content="Dice &amp; cards">', "utf-8")
    home_preview.add_home_preview(tmp_path)
    said = dict(re.findall(r'<meta property="([\w:]+)" content="([^"]*)">', page.read_text("utf-8")))
    assert said["og:image"] == "https://example.org/pictures/home.png"
    assert said["og:description"] == "Dice &amp; cards"
    assert home_preview.picture().count("<svg") == 3


def test_the_links_to_other_languages_lead_to_the_same_page():
    drawn = page_frame.frame({**PAGE, "root": "../../../../", "body": "<h1>Body</h1>"})
    for language in page_frame.languages():
        current = ' aria-current="true"' if language == "fr" else ""
        address = f"../../../../rules/wolle/{language}/wolle.bid.tie/"
        assert f'href="{address}" lang="{language}" hreflang="{language}"{current}>' in drawn
    assert "<h1>Body</h1>" in drawn


def test_the_missing_page_leads_to_the_games_in_each_language_the_usual_one_first():
    drawn = page_frame.missing("/volle/")
    assert re.findall(r'href="/volle/\?lang=(\w+)"', drawn) == ["en", "de", "fr", "nl"]
