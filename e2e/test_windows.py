"""The layout of every screen in windows of every shape: nothing scrolls sideways, is clipped or covered.

layout.js defines the rules, screen_states.py the screens. Each page is resized through all windows, because
that costs less than opening it again.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import screen_states
from conftest import ROOT
from layout import layout_faults
from match_records import decision_positions, is_persons_turn, match_at
from page_opener import TABLET
from player import SKIP_ANIMATIONS, Player, player_at, resize
from scope import swept
from screen_states import ScreenState
from volle.core.match import Match
from volle.games import GAMES

PHONES = [(320, 568), (360, 640), (390, 844), (414, 896)]
ON_THEIR_SIDE = [(568, 320), (667, 375), (740, 360), (844, 390), (932, 430)]
TABLETS = [(768, 1024), (820, 1180), (1024, 768)]
LOW = [(1024, 600), (1280, 540), (1366, 625)]
DESKTOPS = [(1280, 720), (1440, 900), (1920, 1080), (2560, 1440)]
GRID = [*PHONES, *ON_THEIR_SIDE, *TABLETS, *LOW, *DESKTOPS]
SOME = [(360, 640), (667, 375), (768, 1024), (1024, 600), (1440, 900)]
"""A window of each layout; the sweeps try the others."""
FITTING = {
    "phone": [size for size in GRID if size not in {(320, 568), (568, 320)}],
    "tablet": [*TABLETS, (1024, 600), (1366, 625), *DESKTOPS],
    "": [],
}
"""The windows in which a page must fit without scrolling, by its claim."""
IN_EVERY_LANGUAGE = pytest.mark.parametrize("locale", swept(["de-DE", "en-GB", "fr-FR", "nl-NL"], "de-DE"))
"""The sweeps try the languages with shorter words."""
IN_EVERY_WINDOW = pytest.mark.parametrize(
    "windows",
    [SOME, pytest.param([size for size in GRID if size not in SOME], marks=pytest.mark.sweep)],
    ids=["some", "others"],
)


FRESH = {"menu", "link"}
"""Screens on which earlier matches matter; the tests of all others share an engine."""


def window_faults(page: Page, shown: ScreenState, windows: list[tuple[int, int]]) -> list[str]:
    """Return the faults of a page, each with the windows that have it."""
    found: dict[str, list[str]] = {}
    for width, height in windows:
        resize(page, width, height)
        for fault in layout_faults(page, fits=(width, height) in FITTING[shown.fits]):
            found.setdefault(fault, []).append(f"{width}x{height}")
    resize(page, *TABLET.values())
    return [f"{shown.name}: {fault} ({', '.join(sizes)})" for fault, sizes in found.items()]


@pytest.mark.long
@IN_EVERY_WINDOW
@pytest.mark.parametrize("screen", screen_states.APP_SCREENS)
def test_a_screen_fits_every_window(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    count_case: Callable[..., None],
    screen: str,
    windows: list[tuple[int, int]],
) -> None:
    player: Player = request.getfixturevalue("fresh_player" if screen in FRESH else "shared_player")
    check_visit(player, screen_states.APP_SCREENS[screen](player, tmp_path), windows, count_case)


@pytest.mark.sweep
def test_other_tables_fit_every_window(
    shared_player: Player, tmp_path: Path, count_case: Callable[..., None]
) -> None:
    check_visit(shared_player, screen_states.other_tables(shared_player, tmp_path), GRID, count_case)


def check_visit(
    player: Player,
    visit: Iterator[ScreenState],
    windows: list[tuple[int, int]],
    count_case: Callable[..., None],
) -> None:
    """Assert that no state of a visit has a fault in any of these windows."""
    faults: list[str] = []
    for shown in visit:
        faults += window_faults(player.page, shown, windows)
        count_case("screen state in a window", len(windows))
    assert not faults, "\n".join(faults)


@IN_EVERY_WINDOW
@pytest.mark.parametrize("visit", [screen_states.frame_states, screen_states.static_states])
def test_a_page_beside_the_app_fits_every_window(
    open_page: Callable[..., Page],
    count_case: Callable[..., None],
    visit: screen_states.PageVisit,
    windows: list[tuple[int, int]],
) -> None:
    faults: list[str] = []
    for page, shown in visit(open_page):
        faults += window_faults(page, shown, windows)
        count_case("screen state in a window", len(windows))
    assert not faults, "\n".join(faults)


SMALLEST = {"card": (76, 106), "die": (56, 56)}
STRIP = 64
"""The least size of what one plays with on a phone, and the most height of all seats."""
PLAYED_WITH = """() => {
  const seen = (of) => [...document.querySelectorAll(of)].filter((each) => each.checkVisibility());
  const sizes = (of) =>
    seen(of).map((each) => each.getBoundingClientRect()).map(({ width, height }) => [width, height]);
  const dock = document.querySelector(".dock").getBoundingClientRect();
  return {
    card: sizes(".display .card"),
    die: sizes(".dice .die, .lane-rolled .die"),
    seats: document.querySelector(".seats").getBoundingClientRect().height,
    below: seen(".table :is(button, summary):not(.explain)")
      .filter((each) => !each.closest(".dock, .side"))
      .filter((each) => each.getBoundingClientRect().bottom > dock.top + 1)
      .map((each) => `below the dock: ${each.className || each.id}`),
  };
}"""


@pytest.mark.parametrize(
    "seats",
    [pytest.param(screen_states.FEWEST_SEATS, marks=pytest.mark.sweep), screen_states.MOST_SEATS],
    ids=["few", "most"],
)
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_has_room_for_what_one_plays_with(
    shared_player: Player, tmp_path: Path, game: str, seats: dict[str, tuple[str, ...]]
) -> None:
    player = shared_player
    before = screen_states.ACTIONS_BEFORE[game]
    faults: list[str] = []
    for asked, match in decision_positions(game, seats[game], before).items():
        screen_states.open_match(player, match, tmp_path)
        for width, height in [(360, 640), (390, 844), (844, 390)]:
            resize(player.page, width, height)
            found = player.page.evaluate(PLAYED_WITH)
            small = [
                f"{kind} {size}"
                for kind, (least_width, least_height) in SMALLEST.items()
                for size in found[kind]
                if size[0] < least_width or size[1] < least_height
            ]
            high = [f"seats {found['seats']}"] if found["seats"] > STRIP else []
            faults += [f"{width}x{height}, {asked}: {fault}" for fault in [*small, *high, *found["below"]]]
    assert not faults, "\n".join(faults)


ODDS_ARRIVED = "() => document.querySelector('#help')?.dataset.ply === document.body.dataset.ply"

# Returns the rows of the odds beside the table that can be read without scrolling.
ROWS_IN_SIGHT = """() => {
  const { bottom } = document.querySelector(".help-body").getBoundingClientRect();
  const rows = [...document.querySelectorAll(".help-table tbody tr")];
  return rows.filter((row) => row.getBoundingClientRect().bottom <= bottom + 1).length;
}"""


def highest_card(names: tuple[str, ...]) -> Match:
    """Return a position in which a person chooses dice for a straight, whose card has the most lines."""

    def is_wanted(match: Match) -> bool:
        state = match.state
        return state.phase == "keep" and state.card == "straight" and is_persons_turn(match)

    return match_at(names, is_wanted, "straight", "lotte", {"preset": "tutto"})


HELD = [(360, 640), (740, 360), (768, 1024)]
"""Windows of phones and a tablet as they are held; the sweeps try the others."""


@pytest.mark.long
@pytest.mark.parametrize(
    "windows",
    [
        HELD,
        pytest.param(
            [size for size in [*PHONES[1:3], *ON_THEIR_SIDE[1:], *TABLETS] if size not in HELD],
            marks=pytest.mark.sweep,
        ),
    ],
    ids=["some", "others"],
)
@pytest.mark.parametrize("odds", swept([True, False], True), ids=["odds beside the table", "no odds"])
@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_lies_above_the_dock_in_every_language(  # noqa: PLR0917
    open_player: Callable[..., Player],
    tmp_path: Path,
    game: str,
    locale: str,
    odds: bool,
    windows: list[tuple[int, int]],
) -> None:
    player = open_player(locale=locale)
    page = player.page
    seats = (screen_states.SEATS[game], screen_states.MOST_SEATS[game])
    people = [name for names in seats for name in names if not name.startswith("bot:")]
    settings = {"helped": people if odds else []}
    page.evaluate("(own) => localStorage.setItem('volle.settings', JSON.stringify(own))", settings)
    page.reload()
    player.wait_until_ready()
    faults: list[str] = []
    for names in seats:
        positions = decision_positions(game, names, screen_states.ACTIONS_BEFORE[game])
        if game == "lotte":
            positions["keep: straight"] = highest_card(names)
        for asked, match in positions.items():
            screen_states.open_match(player, match, tmp_path)
            if odds:
                page.wait_for_function(ODDS_ARRIVED)
            for width, height in windows:
                resize(page, width, height)
                found = [*layout_faults(page, fits=True), *page.evaluate(PLAYED_WITH)["below"]]
                if page.locator(".help-table").count() and not page.evaluate(ROWS_IN_SIGHT):
                    found.append("no row of the odds is in sight")
                faults += [f"{width}x{height}, {len(names)} seats, {asked}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


@pytest.mark.long
@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("game", GAMES)
def test_the_guide_of_a_lesson_leaves_everything_above_the_dock(
    open_player: Callable[..., Player], game: str, locale: str
) -> None:
    player = open_player(locale=locale, has_touch=True)
    page = player.page
    faults: list[str] = []
    for _ in screen_states.play_lesson(player, game):
        step = page.locator(".guide").get_attribute("data-stage")
        for width, height in [(667, 375), (740, 360), (844, 390)]:
            resize(page, width, height)
            found = [*layout_faults(page, fits=True), *page.evaluate(PLAYED_WITH)["below"]]
            faults += [f"{width}x{height}, {step}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def test_the_bone_leaves_the_cards_on_the_table_their_room(shared_player: Player, tmp_path: Path) -> None:
    def is_wanted(match: Match) -> bool:
        return match.state.phase == "bone" and match.to_act == (0,) and len(match.state.display) == 3

    match = match_at(("Anna", "bot:lamb", "bot:lamb"), is_wanted, "bone 1")
    screen_states.open_match(shared_player, match, tmp_path)
    for width, height in [(360, 640), (390, 844), (844, 390), (1180, 820)]:
        resize(shared_player.page, width, height)
        cards = shared_player.page.evaluate(PLAYED_WITH)["card"]
        assert len(cards) == 3
        assert min(card_height for _, card_height in cards) > 140, f"{width}x{height}"


def test_the_usual_table_shows_top_cards_and_herds_on_a_phone(shared_player: Player, tmp_path: Path) -> None:
    player = shared_player
    names = ("Player 1", "bot:lamb", "bot:ewe")
    match = match_at(names, lambda match: match.ply >= 60 and is_persons_turn(match), "usual")
    screen_states.open_match(player, match, tmp_path)
    for width, height in [(360, 640), (390, 844), (844, 390), (667, 375)]:
        resize(player.page, width, height)
        for part in (".seat-top", ":is(.herd, .seat-number):visible"):
            shown = player.page.locator(f".seat {part}")
            expect(shown).to_have_count(3)
            for each in shown.all():
                expect(each).to_have_css("opacity", "1")
        assert player.page.evaluate(PLAYED_WITH)["seats"] <= STRIP


# Returns the revealed boards whose sheep and number are not in the middle, with their distances from it.
UNCENTRED_BOARDS = """() => {
  const middle = (boxes) =>
    (Math.min(...boxes.map(({ left }) => left)) + Math.max(...boxes.map(({ right }) => right))) / 2;
  return [...document.querySelectorAll(".bid-shown")]
    .map((board) => {
      const parts = [...board.querySelectorAll(":scope > :is(.avatar, b, small)")];
      const boxes = parts.map((part) => part.getBoundingClientRect());
      return middle([board.getBoundingClientRect()]) - middle(boxes);
    })
    .filter((distance) => Math.abs(distance) > 4);
}"""


@pytest.mark.parametrize("number", swept([2, 3, 4, 5, 6], 2, 6))
def test_revealed_bids_show_sheep_name_and_number_together(
    shared_player: Player, tmp_path: Path, number: int
) -> None:
    def is_wanted(match: Match) -> bool:
        shown = match.state.phase == "roll" and match.game.observe(match.state, None).reveal
        return bool(shown) and is_persons_turn(match)

    page = shared_player.page
    match = match_at(screen_states.SIX_SEATS[:number], is_wanted, "reveal")
    screen_states.open_match(shared_player, match, tmp_path)
    for width, height in ON_THEIR_SIDE[1:]:
        resize(page, width, height)
        expect(page.locator(".bid-shown .avatar:visible")).to_have_count(number)
        assert page.evaluate(UNCENTRED_BOARDS) == [], f"{width}x{height}"


CHAIRS_THAT_MEET = """() => {
  const boxes = [...document.querySelectorAll(":is(.chair-sheep, .chair-plate)")]
    .map((part) => ({ chair: part.closest(".chair").dataset.place, box: part.getBoundingClientRect() }));
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  return boxes.flatMap(({ chair, box }) =>
    boxes.filter((other) => chair < other.chair && meet(box, other.box))
      .map((other) => [chair, other.chair]));
}"""


@pytest.mark.parametrize("number", swept([7, 8, 9, 10], 10))
def test_no_chair_covers_another(shared_player: Player, number: int) -> None:
    shared_player.fill_seats(*screen_states.MOST_SEATS["lotte"][:number], game="lotte")
    found = {}
    for width, height in GRID:
        resize(shared_player.page, width, height)
        found[width, height] = shared_player.page.evaluate(CHAIRS_THAT_MEET)
    assert not {size: chairs for size, chairs in found.items() if chairs}


LINES_OF_THE_ROUND = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector("#bar .bar-facts > span"));
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}"""


@IN_EVERY_LANGUAGE
def test_the_round_has_one_line(open_player: Callable[..., Player], locale: str) -> None:
    player = open_player(locale=locale)
    player.begin("Anna", "bot:lamb", game="wolle").wait_for_decision()
    for width, height in [(667, 375), (740, 360), (844, 390)]:
        resize(player.page, width, height)
        assert player.page.evaluate(LINES_OF_THE_ROUND) == 1, f"{width}x{height}"


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("game", GAMES)
def test_the_offer_of_sound_covers_nothing(
    open_page: Callable[..., Page], tmp_path: Path, game: str, locale: str
) -> None:
    page = open_page(locale=locale, scripts=[SKIP_ANIMATIONS], reduced_motion="reduce")
    player = player_at(page).wait_until_ready()
    match = match_at(("Anna", "bot:lamb" if game == "wolle" else "bot:steady"), is_first_roll, "roll", game)
    screen_states.open_match(player, match, tmp_path)
    page.locator(".sound-offer").wait_for()
    assert not window_faults(page, ScreenState("first roll", "phone"), GRID)
    offered = {size: place_of_call(page, size) for size in FITTING["phone"]}
    resize(page, *TABLET.values())
    page.evaluate("() => document.querySelector('.sound-offer').remove()")
    assert {size: place_of_call(page, size) for size in FITTING["phone"]} == offered


def place_of_call(page: Page, size: tuple[int, int]) -> tuple[int, int] | None:
    """Return the lower right corner of the button that rolls, if it is in sight without scrolling."""
    resize(page, *size)
    box = page.locator("#call").bounding_box()
    assert box
    corner = round(box["x"] + box["width"]), round(box["y"] + box["height"])
    return corner if corner[1] <= size[1] else None


def is_first_roll(match: Match) -> bool:
    """Return True before the first roll of a person."""
    return match.state.phase == "roll" and is_persons_turn(match)


def test_every_low_window_shows_the_button_that_begins_each_game(fresh_player: Player) -> None:
    page = fresh_player.page
    for width, height in [*ON_THEIR_SIDE[1:], *LOW]:
        resize(page, width, height)
        for game in GAMES:
            expect(page.locator(f"#play-{game}"), f"{width}x{height}").to_be_in_viewport(ratio=1)


def test_every_low_window_shows_the_button_that_continues_a_match(shared_player: Player) -> None:
    shared_player.begin("Anna", *["bot:lamb"] * 5, game="wolle").wait_for_decision()
    shared_player.go_to_menu()
    for width, height in [*ON_THEIR_SIDE[1:], *LOW]:
        resize(shared_player.page, width, height)
        expect(shared_player.page.locator("#continue"), f"{width}x{height}").to_be_in_viewport(ratio=1)


@IN_EVERY_LANGUAGE
def test_a_low_phone_shows_all_buttons_of_both_games_below_a_match(
    open_player: Callable[..., Player], locale: str
) -> None:
    player = open_player(locale=locale, viewport={"width": 667, "height": 375})
    for game in GAMES:
        player.driver.tap(f"#play-{game}")
        player.look()
        player.go_to_menu()
    player.page.locator("#continue").wait_for()
    for button in player.page.locator(".start-card .button").all():
        expect(button).to_be_in_viewport(ratio=1)


def test_every_screen_of_the_router_is_visited() -> None:
    router = (ROOT / "js" / "app" / "router.js").read_text("utf-8")
    [known] = re.findall(r"function screensOf\(app\) \{.*?\n  return \{(.*?)\n  \};", router, re.DOTALL)
    assert set(re.findall(r"^    (\w+): \S", known, re.MULTILINE)) == set(screen_states.APP_SCREENS)


SOUND = """
<p>A text of two lines, the last of which ends with a word as short as<br>it.</p>
<p>1 of 12</p>
<style>.seat-about { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }</style>
<button class="seat-about" style="width: 6em">A name of many letters</button>
<span style="clip-path: inset(50%); position: absolute; overflow: hidden; width: 1px">Spoken words</span>
<div style="height: 3em; overflow-y: auto"><p>A part</p><p>that scrolls</p><p>by itself</p></div>
<p style="line-height: 1">Tight lines<br>touch each other</p>
<details><summary>What is folded</summary>does not count</details>
<h3 style="font: 20px Caprasimo">50 points</h3><p style="font: 19px sans-serif">50 points</p>
<div style="height: 120vh"></div>
<div class="dock" style="position: sticky; bottom: 0">A dock<button>Press</button></div>
"""
FAULTY = {
    "sideways": [
        '<p style="width: 500px">A page that scrolls</p>',
        '<div style="overflow-x: auto"><p style="width: 500px">A part that scrolls</p></div>',
    ],
    "cut": [
        '<p style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap; width: 2em">Too long</p>',
        '<p style="overflow: hidden; height: 1em">Too many<br>lines</p>',
        '<p style="margin-left: -4em">To the left of the window</p>',
        '<div style="overflow: hidden; width: 2em"><button style="width: 8em">A control</button></div>',
        '<p><span style="margin-right: -2em">view</span>13</p>',
        '<div style="position: fixed; top: 95vh; height: 4em"><p>Below</p><p>the window</p></div>',
        '<button style="width: 3em; padding: 0; white-space: nowrap">Wider than its button</button>',
        '<dialog open><p style="overflow: hidden; height: 1em">Too many<br>lines in a dialog</p></dialog>',
    ],
    "covered": [
        """<div style="height: 90vh"></div><p style="margin-bottom: -2em">Hidden</p>
        <div class="dock" style="position: sticky; bottom: 0; height: 3em">A dock</div>""",
        """<div class="lane-rolled" style="position: relative"><svg class="die" width="40" height="40"></svg>
        <p class="risk" style="position: absolute; top: 0; left: 0; width: 90px">250 at risk</p></div>""",
    ],
    "met": [
        '<button>One</button><button style="margin-left: -1em">Other</button>',
    ],
    "small": ['<button class="button" style="height: 2em">Press</button>'],
    "torn": [
        '<p style="width: 1em; overflow-wrap: anywhere">One letter a line</p>',
        '<p style="width: 1.5em">1 of 12</p>',
        '<p class="chair-name" style="width: 6em; overflow-wrap: anywhere">Schaaplottendochter</p>',
        '<button class="link" style="width: 5em">How bidding works</button>',
    ],
    "named": [
        """<button class="seat-about" style="width: 3em; overflow: hidden; padding: 0; white-space: nowrap">
        Schaaplotte</button>""",
        '<button class="seat-about" style="font-size: 0; height: 3em">Schaaplotte</button>',
    ],
    "figures": [
        '<p style="font: 19px Caprasimo">3 or 5</p>',
        '<table><tr><td style="font: 24px Caprasimo">35</td></tr></table>',
    ],
}
"""Small pages that break one rule each."""


@pytest.fixture
def sketch(open_page: Callable[..., Page]) -> Callable[..., list[str]]:
    """Return the faults of a small page on a phone."""
    page = open_page("404.html", viewport={"width": 390, "height": 844})
    page.route("**/sketch.html", lambda route: route.fulfill(body=drawn[0], content_type="text/html"))
    drawn = [""]

    def faults_of(body: str, fits: bool = False) -> list[str]:
        drawn[0] = f"<!doctype html><html lang=en><body style='margin: 8px'>{body}"
        page.goto(page.url.rpartition("/")[0] + "/sketch.html")
        return layout_faults(page, fits=fits)

    return faults_of


def test_the_layout_rules_raise_no_false_alarm(sketch: Callable[..., list[str]]) -> None:
    assert sketch(SOUND) == []


@pytest.mark.parametrize("rule", FAULTY)
def test_each_rule_finds_its_fault(sketch: Callable[..., list[str]], rule: str) -> None:
    for body in FAULTY[rule]:
        found = sketch(body)
        assert found, body
        assert {fault.split(":")[0] for fault in found} == {rule}, (body, found)


def test_a_page_that_claims_to_fit_may_not_scroll(sketch: Callable[..., list[str]]) -> None:
    [height, *hidden] = sketch(SOUND, fits=True)
    assert "higher than the window" in height
    assert not hidden
