"""The structure of the styles: layers, folders, and isolation between games."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = sorted(index.parent.name for index in (ROOT / "js" / "games").glob("*/index.js"))
CSS = ROOT / "css"


ENTRIES = [("start.css", "main.css"), ("pages.css",)]
"""The entry style sheets, to which pages refer: of the app and of the static pages."""

LAYOUT = r":where\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\) &"
"""A layout as the condition of the rules of a game, such as `:where([data-layout="phone"]) &`."""


@pytest.mark.parametrize("entries", ENTRIES)
def test_every_style_sheet_is_imported_into_the_layer_of_its_folder(entries):
    text = "".join((CSS / entry).read_text() for entry in entries)
    [(order, main)] = re.findall(r"@layer ([^;]+);\n(.*)\Z", text, re.S)
    given = {
        CSS / name: layer for name, layer in re.findall(r'^@import "\./(.+)" layer\((.+)\);$', main, re.M)
    }
    assert {sheet: layer_of(sheet) for sheet in given} == given
    assert set(order.split(", ")) == set(given.values())
    # Print shows less than any screen: no game may restore what it leaves out.
    on_screen = order.removesuffix(", media").split(", ")
    assert set(on_screen[-len(GAMES) :]) == {f"games.{game}" for game in GAMES}


@pytest.mark.parametrize("entries", ENTRIES)
def test_no_style_sheet_is_imported_twice(entries):
    imported = [sheet for entry in entries for sheet in all_imported(CSS / entry)]
    assert len(imported) == len(set(imported))


def test_every_style_sheet_is_imported():
    names = {CSS / entry for entries in ENTRIES for entry in entries}
    assert {sheet for name in names for sheet in all_imported(name)} == {*CSS.rglob("*.css")} - names


def all_imported(sheet):
    """Return the style sheets that one imports, directly or not."""
    if sheet not in {*CSS.rglob("main.css"), CSS / "start.css", CSS / "pages.css"}:
        return []
    return [each for target in imported_sheets(sheet) for each in (target, *all_imported(target))]


def layer_of(sheet):
    """Return the cascade layer of a style sheet: its folder in css/; of some sheets, their own name."""
    folder, *inner = sheet.relative_to(CSS).parts
    if sheet.stem in {"tokens", "base", "media"}:
        return sheet.stem
    return f"{folder}.{inner[0]}" if folder == "games" else folder


def imported_sheets(sheet):
    """Return the style sheets that another imports, which contains nothing else."""
    rest = re.sub(r"^@layer [^;{]+;$", "", uncommented(sheet), flags=re.M)
    assert not re.sub(r'^@import "[^"]+"(?: layer\([\w.]+\))?;$', "", rest, flags=re.M).strip()
    return [(sheet.parent / name).resolve() for name in re.findall(r'@import "([^"]+)"', rest)]


@pytest.mark.parametrize("game", GAMES)
def test_every_style_of_a_game_stands_under_its_attribute(game):
    under = rf'\[data-(game|table)="{game}"\]|body:has\(> #screen > (\.table)?\[data-game="{game}"\]\)'
    under = rf'(\[data-theme="day"\] )?({under})'
    begin = rf"{under}(,\s+{under})*|@keyframes {game}-[a-z-]+"
    sheets = set((CSS / "games" / game).glob("*.css")) - {CSS / "games" / game / "main.css"}
    for sheet in sheets:
        begun = outermost(sheet)
        assert begun
        # Animation names are global in the page.
        assert not [rule for rule in begun if not re.fullmatch(begin, rule)], sheet


@pytest.mark.parametrize("game", GAMES)
def test_no_style_of_a_game_leaves_its_attribute(game):
    for sheet in (CSS / "games" / game).glob("*.css"):
        text = re.sub(LAYOUT, "&", uncommented(sheet))
        assert not re.search(r"[^\s{},;]\s*&|:root(?!:not)|@layer|!important", text), sheet


@pytest.mark.parametrize("game", GAMES)
def test_only_a_table_is_laid_out_by_its_game(game):
    """Start cards, saved matches and pages use the colours of a game, too, but have their own layout."""
    for sheet in (CSS / "games" / game).glob("*.css"):
        for (wearer, *inner), names in rules_of(sheet):
            if "[data-game=" in wearer and all(map(is_of_the_same_element, inner)):
                assert all(name.startswith("--") for name in names), (sheet, wearer, inner)


def is_of_the_same_element(selector):
    """Return True if a nested selector can match the element of the rule around it."""
    while selector != (bare := re.sub(r"\([^()]*\)", "", selector)):
        selector = bare
    return any(re.fullmatch(r"&\S*", part.strip()) for part in selector.split(","))


def rules_of(sheet):
    """Yield the rules of a style sheet, outside conditions: the enclosing selectors, and the declarations."""
    around, declared = [], [[]]
    for text, mark in re.findall(r"([^{};]*)([{};])", uncommented(sheet)):
        if mark == "{":
            around.append(" ".join(text.split()))
            declared.append([])
            continue
        declared[-1] += [text.partition(":")[0].strip()] if text.strip() else []
        if mark == "}":
            names = declared.pop()
            selectors = [part for part in around if not is_condition(part)]
            around.pop()
            if names:
                yield selectors, names


def is_condition(beginning):
    """Return True for a condition around rules: a media or container query, or a layout."""
    return beginning.startswith(("@media", "@container")) or re.fullmatch(LAYOUT, beginning) is not None


def outermost(sheet):
    """Return the selectors of the outermost rules of a style sheet; conditions do not enclose them."""
    begun, around = [], []
    for beginning, mark in re.findall(r"([^{};]*)([{};])", uncommented(sheet)):
        if mark == "{":
            around.append(beginning.strip())
            if all(map(is_condition, around[:-1])):
                begun.append(around[-1])
        elif mark == "}":
            around.pop()
    return [rule for rule in begun if not is_condition(rule)]


def uncommented(sheet):
    """Return a style sheet without its comments and pictures."""
    return re.sub(r'/\*.*?\*/|url\("[^"]*"\)', "", sheet.read_text("utf-8"), flags=re.S)


WINDOW = re.compile(r"width|height|orientation|aspect-ratio")
"""Conditions that belong in js/kit/layout.js only."""


def conditions_of(sheet):
    """Return the media conditions of a style sheet."""
    return {" ".join(each.split()) for each in re.findall(r"@media ([^{]+) \{", uncommented(sheet))}


def test_style_sheets_use_the_layout_and_ask_nothing_of_the_window():
    asked = {(sheet, each) for sheet in CSS.rglob("*.css") for each in conditions_of(sheet)}
    assert not [(sheet, each) for sheet, each in asked if WINDOW.search(each)]


def test_every_media_condition_is_documented():
    documented = set(
        re.findall(r"^\| `(\([^|]+|print)` \|", (ROOT / "docs" / "rendering.md").read_text(), re.M)
    )
    used = {each for sheet in CSS.rglob("*.css") for each in conditions_of(sheet)}
    assert {part for each in used for part in each.split(", ")} == documented


def test_media_conditions_stand_in_few_sheets():
    names = {sheet.name for sheet in CSS.rglob("*.css") if conditions_of(sheet)}
    assert names == {"media.css", "tokens.css", "controls.css", "paper.css"}


def test_style_sheets_name_only_layouts_that_exist():
    script = (ROOT / "js" / "kit" / "layout.js").read_text("utf-8")
    known = set(re.findall(r'^  "?([a-z-]+)"?:\s+"', script, re.M)) | {"low"}
    styles = "".join(map(uncommented, CSS.rglob("*.css")))
    named = set(re.findall(r'\[data-(?:layout|room)~?="([^"]+)"\]', styles))
    assert named <= known
    assert {"phone", "phone-wide", "tablet-tall", "tablet", "desktop"} <= known


VALUES = {"tokens.css", "theme.css", "scenery.css"}
"""The sheets with the values of tokens, and the drawings behind the table."""
RAW = {
    "colour": r"#[0-9a-fA-F]{3,8}\b(?=[^{]*;)|\b(?:rgb|hsl|oklch|color)\([^)]*\)",
    "pixel": r"[\d.]+px\b",
    "duration": r"(?<![\d.])(?!0s)[\d.]+m?s\b",
}


def test_the_sheets_that_may_have_raw_values_exist():
    assert {sheet.name for sheet in CSS.rglob("*.css")} >= VALUES


@pytest.mark.parametrize("kind", RAW)
def test_colours_pixels_and_durations_are_tokens(kind):
    styles = [sheet for sheet in CSS.rglob("*.css") if sheet.name not in VALUES]
    found = [(sheet.name, each) for sheet in styles for each in re.findall(RAW[kind], uncommented(sheet))]
    assert not found


PARENTHESES = r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"


def test_styles_below_has_name_their_elements():
    # One without a name makes the browser compute all styles of the page at each focus, press and drawing.
    unnamed = re.compile(rf":has{PARENTHESES}(?:[^,{{}}()]*[ >~+](?::not\(|\*)|::(?!before|after))")
    found = {
        (sheet.name, each) for sheet in CSS.rglob("*.css") for each in unnamed.findall(uncommented(sheet))
    }
    assert not found


STATES = r"\[data-(?:phase|ply|busy|moving|frame|over|show)\b[^\]]*\]"
"""Attributes of the page and the table that change within a match."""


def test_styles_by_state_name_their_elements():
    # One without a name makes the browser compute all styles of the page at each change of the state.
    unnamed = re.compile(rf"{STATES}[^,{{}}]*[ >~+](?::not\(|\*)[^,{{}}]*[,{{]")
    on_screen = [sheet for sheet in CSS.rglob("*.css") if sheet.stem != "media"]
    found = {(sheet.name, each) for sheet in on_screen for each in unnamed.findall(uncommented(sheet))}
    assert not found
