"""Rules for the files of the site: manifest, pinned versions, texts."""

import json
import re
from pathlib import Path

import pytest

import words
from bundle import BROWSERS
from volle.games import GAMES

ROOT = Path(__file__).resolve().parent.parent


def test_the_site_can_be_put_on_a_home_screen():
    manifest = json.loads((ROOT / "manifest.webmanifest").read_text())
    declared = re.findall(r"--([\w-]+): (#\w+);", (ROOT / "css" / "kit" / "tokens.css").read_text())
    # The first ones apply; later ones are for visitors who prefer more contrast.
    tokens = dict(reversed(declared))
    by_day = dict(declared)["browser-bar"]
    page = (ROOT / "index.html").read_text()
    assert manifest["display"] == "standalone"
    # Each language has its manifest, in a folder.
    assert (manifest["scope"], manifest["start_url"]) == ("../", "../#menu")
    # This one begins at the start page, regardless of the manifest's path.
    assert manifest["id"] == "./"
    assert manifest["theme_color"] == tokens["night"]
    assert manifest["background_color"] == tokens["night-deep"]
    bars = re.findall(r'name="theme-color" media="\(prefers-color-scheme: (\w+)\)" content="(#\w+)"', page)
    assert bars == [("light", by_day), ("dark", tokens["browser-bar"])]
    assert 'rel="manifest" href="manifests/en.webmanifest"' in page
    assert 'rel="apple-touch-icon" href="icons/apple-touch-icon.png"' in page


def test_a_home_screen_offers_each_game_and_the_matches(tmp_path):
    words.add_manifest(tmp_path, "de", words.plain_words(words.words_of("de")))
    manifest = json.loads((tmp_path / "manifests" / "de.webmanifest").read_text("utf-8"))
    offered = {each["url"]: each["name"] for each in manifest["shortcuts"]}
    assert offered == {
        **{f"../#setup/{name}": f"Volle {name.title()}" for name in GAMES},
        "../#matches": "Deine Partien",
    }


def test_icons_and_screenshots_have_the_sizes_that_the_manifest_says():
    manifest = json.loads((ROOT / "manifest.webmanifest").read_text())
    icons, shots = manifest["icons"], manifest["screenshots"]
    drawn = {icon["src"]: icon for icon in [*icons, *shots] if icon["type"] == "image/png"}
    for name, icon in drawn.items():
        data = (ROOT / name.removeprefix("../").replace("pictures/", "screenshots/")).read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
        assert icon["sizes"] == f"{width}x{height}"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in drawn.values()}
    assert any(icon.get("purpose") == "maskable" for icon in icons)
    assert {shot["form_factor"] for shot in shots} == {"wide", "narrow"}
    assert (ROOT / "icons" / "icon.svg").read_text().startswith("<svg ")


def test_packages_are_pinned_exactly_and_locked_without_an_address():
    package = json.loads((ROOT / "package.json").read_text())
    pins = {**package["dependencies"], **package["devDependencies"]}
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", pin) for pin in pins.values()), pins
    locked = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert not [name for name, entry in locked.items() if "resolved" in entry]
    assert all("integrity" in entry for name, entry in locked.items() if name)


def test_every_platform_finds_its_tools_in_the_lock():
    locked = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    needed = {tool for entry in locked.values() for tool in entry.get("optionalDependencies", {})}
    assert needed <= {name.removeprefix("node_modules/") for name in locked}


@pytest.mark.parametrize("name", ["index.html", "embed.html"])
def test_what_a_page_says_before_its_words_have_come_is_what_they_say(name):
    page = (ROOT / name).read_text("utf-8")
    app = (ROOT / "locales" / "en" / "app.ftl").read_text("utf-8")
    english = dict(re.findall(r"^([\w-]+) = (.+)$", app, re.M))
    said = re.findall(r'data-words="([\w-]+)"[^>]*>([^<]*)<', page)
    assert len(said) == 5
    assert [english[id_] for id_, _ in said] == [text for _, text in said]
    assert name == "embed.html" or f'name="description" content="{english["app-description"]}"' in page


@pytest.mark.parametrize("language", sorted(folder.name for folder in (ROOT / "locales").iterdir()))
def test_a_browser_that_is_too_old_gets_the_list_of_those_that_scripts_are_built_for(language):
    words = (ROOT / "locales" / language / "fallback.ftl").read_text("utf-8")
    [said] = re.findall(r"^start-browser = (.+)$", words, re.M)
    versions = re.findall(r"([a-z]+)([\d.]+)", BROWSERS)
    assert len(versions) == 3
    assert all(f"{name.title()} {version}" in said for name, version in versions)


@pytest.mark.parametrize("language", sorted(folder.name for folder in (ROOT / "locales").iterdir()))
def test_no_message_stands_in_two_files(language):
    files = (ROOT / "locales" / language).glob("*.ftl")
    ids = [name for file in files for name in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.M)]
    assert len(ids) > 300
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("page", sorted(path.name for path in ROOT.glob("*.html")))
def test_a_dialog_has_a_name_for_screen_readers(page):
    tags = re.findall(r'<[^>]*role="(?:alert)?dialog"[^>]*>', (ROOT / page).read_text("utf-8"))
    assert [tag for tag in tags if "aria-label" not in tag] == []


def test_an_example_links_to_the_rule_that_it_shows():
    page = (ROOT / "examples" / "rules-page" / "index.html").read_text("utf-8")
    shown = re.findall(
        r'<volle-table scene="([\w.-]+)[^>]*>\s*<a href="[^"]*/([^"/]+)/"><img src="[^"]*/([^"/]+)\.svg"',
        page,
    )
    assert len(shown) > 2
    assert [each for each in shown if len({*each}) > 1] == []
