"""What the web half of the house keeps to: headers, pins, and the length of files."""

import json
import re
from pathlib import Path

import pytest

from headers import header_rules, headers_for
from precache import SOURCES
from volle.core.record import LONGEST

ROOT = Path(__file__).resolve().parent.parent
APP = ("/", "/index", "/index.html")
FRAMED = ("/embed", "/embed.html")
HASHED = ("/assets/main-ABCD1234.js", "/engine/0123/volle.packed", "/rt/1-2/pyodide.asm.wasm")
LASTING = ("/locales/en/wolle-rules.ftl", "/sw.js", "/manifest.webmanifest", "/icons/icon.svg")
SITE = (*APP, *FRAMED, *HASHED, *LASTING)
POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "media-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'self'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "volle lit-html",
}


def policy_of(path):
    """The directives of a path's security policy, which is a single one."""
    policy = headers_for(path)["Content-Security-Policy"]
    assert "," not in policy
    return dict(directive.split(" ", 1) for directive in policy.split("; "))


@pytest.mark.parametrize("path", SITE)
def test_every_path_has_the_whole_policy(path):
    assert policy_of(path) == POLICY | ({"frame-ancestors": "*"} if path in FRAMED else {})


@pytest.mark.parametrize("path", SITE)
def test_no_policy_lets_in_what_is_unsafe(path):
    policy = policy_of(path)
    sources = {source for sources in policy.values() for source in sources.split()}
    assert not sources & {"'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "'strict-dynamic'"}
    assert not [source for source in sources if ":" in source and source != "data:"]
    # An image of one's own bytes harms nobody; a script of them would.
    assert [name for name, sources in policy.items() if "data:" in sources] == ["img-src"]


@pytest.mark.parametrize("path", [*SITE, "/anything-else"])
def test_every_path_has_the_common_headers(path):
    headers = headers_for(path)
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    lasts, *more = headers["Strict-Transport-Security"].split("; ")
    assert int(lasts.removeprefix("max-age=")) >= 2 * 365 * 24 * 3600
    assert more == ["includeSubDomains"]
    allowed = dict(entry.split("=") for entry in headers["Permissions-Policy"].split(", "))
    assert {name for name, who in allowed.items() if who == "(self)"} == {
        "clipboard-write",
        "fullscreen",
        "screen-wake-lock",
    }
    assert {"camera", "geolocation", "microphone", "payment", "usb"} <= {
        name for name, who in allowed.items() if who == "()"
    }


def test_only_the_table_for_other_pages_may_be_framed_by_them():
    framed = {path for path in SITE if policy_of(path)["frame-ancestors"] != "'self'"}
    assert framed == set(FRAMED)
    assert {path for path in SITE if headers_for(path).get("X-Frame-Options") == "SAMEORIGIN"} == set(APP)


def test_a_page_has_its_headers_by_every_name_that_it_has_on_the_net():
    for page in ROOT.glob("*.html"):
        name = f"/{page.stem}"
        given = headers_for(f"{name}.html")
        assert all(headers_for(other) == given for other in (name, f"{name}/", name.upper(), f"{name}.HTML"))


def test_every_file_of_the_site_is_of_a_kind_that_is_tested_here():
    kinds = {path.split("/")[1] for path in SITE}
    patterns = {pattern for pattern, _ in header_rules()}
    assert {pattern.split("/")[1] for pattern in patterns} - {"*"} == kinds


def test_no_path_is_given_a_header_twice(monkeypatch):
    twice = [("/a/*", {"X": "1"}), ("/a/b", {"X": "2", "Y": "3"})]
    monkeypatch.setattr("headers.header_rules", lambda: twice)
    assert headers_for("/a/c") == {"X": "1"}
    with pytest.raises(ValueError, match="/a/b gets X"):
        headers_for("/a/b")


def test_no_header_asks_for_isolation_that_would_forbid_embedding():
    names = {name for _, values in header_rules() for name in values}
    assert "Cross-Origin-Embedder-Policy" not in names


def test_only_names_that_change_with_their_content_are_kept_for_good():
    for path in HASHED:
        assert headers_for(path)["Cache-Control"] == "public, max-age=31536000, immutable"
    for path in (*APP, *FRAMED, *LASTING):
        assert headers_for(path)["Cache-Control"] == "no-cache"


def test_every_page_is_asked_for_anew():
    for page in ROOT.glob("*.html"):
        assert headers_for(f"/{page.name}")["Cache-Control"] == "no-cache"


def test_the_site_can_be_put_on_a_home_screen():
    manifest = json.loads((ROOT / "manifest.webmanifest").read_text())
    declared = re.findall(r"--([\w-]+): (#\w+);", (ROOT / "css" / "ui" / "tokens.css").read_text())
    # The first ones hold; later ones are for people who want more contrast.
    tokens = dict(reversed(declared))
    page = (ROOT / "index.html").read_text()
    assert manifest["display"] == "standalone"
    assert {manifest[name] for name in ("id", "scope")} == {"./"}
    assert manifest["start_url"] == "./#menu"
    assert manifest["theme_color"] == tokens["night"]
    assert manifest["background_color"] == tokens["night-deep"]
    assert f'<meta name="theme-color" content="{tokens["night"]}">' in page
    assert 'rel="manifest" href="manifest.webmanifest"' in page
    assert 'rel="apple-touch-icon" href="icons/apple-touch-icon.png"' in page


def test_icons_have_the_sizes_that_the_manifest_says():
    icons = json.loads((ROOT / "manifest.webmanifest").read_text())["icons"]
    drawn = {icon["src"]: icon for icon in icons if icon["type"] == "image/png"}
    for name, icon in drawn.items():
        data = (ROOT / name).read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
        assert icon["sizes"] == f"{width}x{height}"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in drawn.values()}
    assert any(icon.get("purpose") == "maskable" for icon in icons)
    assert (ROOT / "icons" / "icon.svg").read_text().startswith("<svg ")


def test_the_version_of_the_site_changes_with_every_part_of_the_service_worker():
    begun = ROOT / SOURCES[0]
    found = {
        begun,
        *((begun.parent / name).resolve() for name in re.findall(r'from "([^"]+)"', begun.read_text())),
    }
    assert {str(file.relative_to(ROOT)) for file in found} == set(SOURCES) - {"netlify.toml"}


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


@pytest.mark.parametrize(("folder", "suffix", "limit"), [("js", ".js", 200), ("css", ".css", 250)])
def test_files_are_short_enough_to_read_at_once(folder, suffix, limit):
    lengths = {
        str(file.relative_to(ROOT)): len(file.read_text().splitlines())
        for file in sorted((ROOT / folder).rglob(f"*{suffix}"))
    }
    assert lengths
    assert not {file: length for file, length in lengths.items() if length > limit}


GAMES = sorted(index.parent.name for index in (ROOT / "js" / "games").glob("*/index.js"))
"""The games of the page: each folder with an index."""

ROOMS = {
    "protocol": set(),
    "storage": set(),
    "worker": {"storage"},
    "service-worker": set(),
    "engine": {"offline", "state", "storage"},
    "offline": {"engine", "state"},
    "state": {"engine", "ui"},
    "ui/art": set(),
    "ui/components": {"state", "ui", "ui/art"},
    **{f"games/{game}": {"state", "ui", "ui/art", "ui/components"} for game in GAMES},
    "games": {f"games/{game}" for game in GAMES},
    "ui/screens": {"engine", "games", "offline", "state", "storage", "ui", "ui/components"},
    "ui": {"engine", "games", "offline", "state", "ui/components", "ui/screens"},
    "embed": {"games", "state", "ui", "ui/components", "ui/screens"},
    "": {"embed", "games", "state", "ui", "ui/screens"},
}
"""What each room of js/ may import of the others; "" is where the pages begin."""


@pytest.mark.parametrize("room", ROOMS)
def test_imports_of_the_page_go_one_way(room):
    files = [file for file in (ROOT / "js").rglob("*.js") if room_of(file) == room]
    assert files or room == "protocol"
    assert {room_of(target) for file in files for target in imported_files(file)} <= ROOMS[room] | {room}


def room_of(file):
    """The innermost room that a file of js/ lies in; drawings of a game belong to the game."""
    folder = file.relative_to(ROOT / "js").parent.as_posix()
    return next(
        room for room in sorted(ROOMS, reverse=True) if f"{folder}/".startswith(f"{room}/".lstrip("/"))
    )


def test_every_file_of_the_page_belongs_to_a_room():
    folders = {file.parent.relative_to(ROOT / "js").as_posix() for file in (ROOT / "js").rglob("*.*s")}
    assert folders - {f"games/{game}/art" for game in GAMES} <= {room or "." for room in ROOMS}


def imported_files(file):
    """The files of js/ that a script imports."""
    for address in re.findall(r'^(?:import|\}) .*?"(\.[^"]+)"', file.read_text("utf-8"), re.M):
        yield (file.parent / address).resolve()


def test_a_link_is_read_as_far_as_a_record_can_be_long():
    longest = re.search(r"const LONGEST = ([\d_]+);", (ROOT / "js" / "embed" / "record-link.js").read_text())
    assert int(longest[1]) == LONGEST


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shared_names_no_game(game):
    shared = [
        *(ROOT / "js").rglob("*.*s"),
        *(ROOT / "css").rglob("*.css"),
        *(ROOT / "locales").glob("*/app.ftl"),
        *ROOT.glob("*.html"),
    ]
    naming = {
        str(file.relative_to(ROOT))
        for file in shared
        if game not in (*file.relative_to(ROOT).parts, file.name.split(".")[0])
        and re.search(rf"\b{game}\b", file.read_text("utf-8"), re.I)
    }
    assert naming == {"js/games/index.js", "css/main.css"}


CSS = ROOT / "css"


def test_every_style_sheet_is_imported_once_and_into_the_layer_of_its_folder():
    [(order, main)] = re.findall(r"\A@layer ([^;]+);\n(.*)\Z", (CSS / "main.css").read_text(), re.S)
    given = {
        CSS / name: layer for name, layer in re.findall(r'^@import "\./(.+)" layer\((.+)\);$', main, re.M)
    }
    assert {sheet: layer_of(sheet) for sheet in given} == given
    assert set(order.split(", ")) == set(given.values())
    assert set(order.split(", ")[-len(GAMES) :]) == {f"games.{game}" for game in GAMES}
    imported = [target for sheet in CSS.rglob("main.css") for target in imported_sheets(sheet)]
    assert sorted(imported) == sorted({*CSS.rglob("*.css")} - {CSS / "main.css"})


def layer_of(sheet):
    """The cascade layer of a style sheet: its folder in css/ or css/ui/, or itself where there is none."""
    folders = sheet.relative_to(CSS).parent.parts
    return ".".join(folder for folder in folders if folder != "ui") or sheet.stem


def imported_sheets(sheet):
    """The style sheets that another imports; it has nothing else to say."""
    rest = re.sub(r"^@layer [^;{]+;$", "", sheet.read_text(), flags=re.M)
    assert not re.sub(r'^@import "[^"]+"(?: layer\([\w.]+\))?;$', "", rest, flags=re.M).strip()
    return [(sheet.parent / name).resolve() for name in re.findall(r'@import "([^"]+)"', rest)]


@pytest.mark.parametrize("game", GAMES)
def test_every_style_of_a_game_stands_under_its_attribute(game):
    under = rf'\[data-game="{game}"\]|body:has\(#screen > (\.table)?\[data-game="{game}"\]\)'
    sheets = set((CSS / "games" / game).glob("*.css")) - {CSS / "games" / game / "main.css"}
    for sheet in sheets:
        begun = outermost(sheet)
        assert begun
        # The names of movements are the same for the whole page.
        assert not [
            rule for rule in begun if not re.fullmatch(rf"{under}|@keyframes {game}-[a-z-]+", rule)
        ], sheet


@pytest.mark.parametrize("game", GAMES)
def test_no_style_of_a_game_leaves_its_attribute(game):
    for sheet in (CSS / "games" / game).glob("*.css"):
        assert not re.search(r"[^\s{},;]\s*&|:root|@layer|!important", uncommented(sheet)), sheet


def outermost(sheet):
    """How the rules of a style sheet begin that no other rule encloses; conditions enclose nothing."""
    begun, around = [], []
    for beginning, mark in re.findall(r"([^{};]*)([{};])", uncommented(sheet)):
        if mark == "{":
            around.append(beginning.strip())
            if all(rule.startswith("@media") for rule in around[:-1]):
                begun.append(around[-1])
        elif mark == "}":
            around.pop()
    return [rule for rule in begun if not rule.startswith("@media")]


def uncommented(sheet):
    """A style sheet without its comments and without the pictures in it."""
    return re.sub(r'/\*.*?\*/|url\("[^"]*"\)', "", sheet.read_text("utf-8"), flags=re.S)


@pytest.mark.parametrize("language", sorted(folder.name for folder in (ROOT / "locales").iterdir()))
def test_no_message_stands_in_two_files(language):
    files = [*(ROOT / "locales" / language).glob("*.ftl"), *(ROOT / "rulebook" / language).glob("*.ftl")]
    ids = [name for file in files for name in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.M)]
    assert len(ids) > 300
    assert sorted(ids) == sorted(set(ids))
