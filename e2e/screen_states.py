"""Every screen of the site in its various states, for tests of layout and accessibility, and the gallery.

`APP_SCREENS` has a visit for each screen of the router: it starts at the menu and yields the name of each
state that it reaches. `frame_states` and `static_states` visit the pages beside the app.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from link_records import invitation
from lotte_records import FAMILY as TEN_SEATS
from match_records import covering_positions, decision_positions, is_persons_turn, match_at, write_save
from player import Player, TableState, player_at
from setup import ROOT
from storage import send_request
from volle.core import match as matches_of
from volle.core.match import Match
from volle.core.record import format_record
from volle.core.seed_source import SeedSource
from volle.games import GAMES

RULES = {"wolle": "wolle.bid.tie", "lotte": "lotte.card.clover"}
RECORDS = ROOT / "tests" / "records"
SIX_SEATS = ("Großmutter Wilhelmine", "bot:lamb", "Maximilian-Alexander", "bot:lamb", "Mia", "bot:lamb")
FEWEST_SEATS = {"wolle": ("Player 1", "bot:lamb"), "lotte": ("Player 1", "bot:steady")}
MOST_SEATS = {"wolle": SIX_SEATS, "lotte": TEN_SEATS}
CHOICE_KIND = {"wolle": "try: keep", "lotte": "keep: keep"}
SHORT_OPTIONS: dict[str, dict[str, object]] = {"wolle": {}, "lotte": {"target": 2000}}
SEATS = {"wolle": ("Anna", "bot:lamb", "Ben", "bot:lamb"), "lotte": ("Anna", "bot:steady", "Ben")}
ACTIONS_BEFORE = {"wolle": 90, "lotte": 60}
"""Actions played first, because an empty table needs little room."""
PAGES = [
    "about",
    "position",
    "fairness",
    f"arena/{next(iter(GAMES))}",
    *(f"{page}/{game}" for page in ("rules", "deck", "statistics") for game in GAMES),
]
"""Addresses of the pages to read."""
SET_UPS = [f"setup/{game}" for game in GAMES]
AGAINST_THE_RULES = """volle 1
game: lotte
rules: 1
seats: Anna | Ben
options: {"preset": "tutto"}

card bonus-300
roll 1 2 2 2 2 5
1 keep 2
"""
"""A record with a die that may not be kept."""

# Bots that bid together with a person bid before that person is asked.
ON_TABLE = """(ply, phase) => {
  const { screen, busy, ply: now, phase: shown } = document.body.dataset;
  return screen === "table" && busy === "false" && now >= ply && shown === phase;
}"""


# Continues a scene that the reader only watches, until it is over.
SCENE_WATCHED = """() => {
  const onward = [...document.querySelectorAll("#call, #go-on")].find((one) => one.checkVisibility());
  onward?.click();
  return document.querySelector(".guide").dataset.stage === "over";
}"""


class ScreenState(NamedTuple):
    """The name of a state of a page, and the windows in which it must fit without scrolling."""

    name: str
    fits: str = ""
    """The smallest kind of window that it fits: "phone", "tablet", or none."""


Visit = Callable[[Player, Path], Iterator[ScreenState]]


def go_to(page: Page, address: str) -> None:
    """Go to an address within the app."""
    page.evaluate("(hash) => { location.hash = hash }", address)
    page.locator(f"body[data-screen={address.partition('/')[0]}]").wait_for(state="attached")


def open_details(page: Page) -> None:
    """Open every `details` element."""
    page.locator("details:not([open])").evaluate_all("(all) => all.forEach((one) => { one.open = true })")


def open_match(player: Player, match: Match, folder: Path) -> None:
    """Open a match, and wait until a person is asked at its position."""
    player.go_to_menu()
    player.open_record(write_save(match, folder))
    player.driver.wait_until(ON_TABLE, match.ply, match.state.phase)
    if player.look().offer == "#open-curtain":
        player.open_curtain()


def finished_match(names: tuple[str, ...], game: str, options: dict[str, object] | None = None) -> Match:
    """Return a match that is over."""
    return match_at(names, lambda match: not match.to_act, "over", game, options)


def menu(player: Player, folder: Path) -> Iterator[ScreenState]:
    """Yield the start page on a first visit, and with saved matches."""
    yield ScreenState("menu, first visit")
    for game, names in SEATS.items():
        open_match(player, decision_positions(game, names, ACTIONS_BEFORE[game])["roll: chance"], folder)
    player.go_to_menu()
    player.page.locator(".waiting .match-card").first.wait_for()
    yield ScreenState("menu, matches that wait")


def setup(player: Player, _folder: Path) -> Iterator[ScreenState]:
    """Yield the set-up of each game with the fewest and the most seats, and the dialog of a seat."""
    for game, rules in GAMES.items():
        for number in (rules.seats[0], rules.seats[-1]):
            player.fill_seats(
                "Anna", *(f"bot:{next(iter(rules.bots))}" for _ in range(number - 1)), game=game
            )
            yield ScreenState(f"set-up, {game}, {number} seats")
        open_details(player.page)
        yield ScreenState(f"set-up, {game}, unfolded")
        with player.editing_seat(2):
            yield ScreenState(f"set-up, {game}, a chair")


def table(player: Player, folder: Path) -> Iterator[ScreenState]:
    """Yield the full table at each kind of decision, in a lesson, and with everything that opens over it."""
    for game in GAMES:
        names = MOST_SEATS[game]
        positions = covering_positions(game, names, ACTIONS_BEFORE[game])
        yield from match_states(player, folder, game, names, positions)
        yield from lesson(player, game)
    yield from dialog_states(player, folder, "lotte")


def other_tables(player: Player, folder: Path) -> Iterator[ScreenState]:
    """Yield each kind of decision with few and many seats, replays, and what opens over the other game."""
    for game in GAMES:
        for names in (FEWEST_SEATS[game], MOST_SEATS[game]):
            positions = decision_positions(game, names, ACTIONS_BEFORE[game])
            yield from match_states(player, folder, game, names, positions)
        yield from replay_states(player, folder, game, SEATS[game])
    yield from dialog_states(player, folder, "wolle")


def match_states(
    player: Player, folder: Path, game: str, names: tuple[str, ...], positions: dict[str, Match]
) -> Iterator[ScreenState]:
    """Yield positions of a match, the last round of Lotte, and the end."""
    seats = f"{game}, {len(names)} seats"
    for kind, match in positions.items():
        open_match(player, match, folder)
        yield ScreenState(f"{seats}, {kind}", "phone")
    if names == TEN_SEATS:
        open_match(player, last_round(), folder)
        yield ScreenState(f"{seats}, last round", "phone")
        player.page.locator("#count-cards").click()
        yield ScreenState(f"{seats}, last round, cards counted", "tablet")
        player.page.locator("#count-cards").click()
    open_match(player, finished_match(names, game, {"target": 2000} if game == "lotte" else {}), folder)
    yield ScreenState(f"{seats}, the end")
    open_details(player.page)
    yield ScreenState(f"{seats}, final scores")


def last_round() -> Match:
    """Return a person's decision in the last round of Lotte, with all seats taken."""
    return match_at(TEN_SEATS, is_last_choice, "last", "lotte", {"preset": "tutto", "target": 1000})


def is_last_choice(match: Match) -> bool:
    """Return True if a person decides after another seat has reached the target."""
    return (
        bool(match.to_act)
        and match.to_act[0] >= 0
        and match.state.reached is not None
        and is_persons_turn(match)
    )


def play_lesson(player: Player, game: str) -> Iterator[TableState]:
    """Play the lesson of a game; yield its state before each decision, and at the end."""
    page = player.page
    # It is offered to those who have not begun a match of this game.
    page.evaluate("() => localStorage.removeItem('volle.settings')")
    page.reload()
    player.wait_until_ready()
    go_to(page, f"setup/{game}")
    player.driver.tap(".setup-lesson button")
    player.driver.wait_for(".guide")
    now = player.look()
    while now.phase != "over" and player.page.locator(".guide").get_attribute("data-stage") != "over":
        yield now
        now = player.play_decision()
    yield now


def lesson(player: Player, game: str) -> Iterator[ScreenState]:
    """Yield the lesson of a game, at each new kind of decision and at the end."""
    seen = set()
    for now in play_lesson(player, game):
        if now.phase not in seen:
            seen.add(now.phase)
            yield ScreenState(f"lesson, {game}, {now.phase}")
    yield ScreenState(f"lesson, {game}, over")


def dialog_states(player: Player, folder: Path, game: str) -> Iterator[ScreenState]:
    """Yield everything that opens over a table: help, panels, and the entries of the menu."""
    page = player.page
    open_match(player, decision_positions(game, SEATS[game], ACTIONS_BEFORE[game])[CHOICE_KIND[game]], folder)
    for opener in (".seat-about", ".tableau :is(.explain, button.card)", ".bar-facts .explain"):
        page.locator(opener).first.click()
        yield from dialog_state(page, f"{game}, dialog of {opener}")
    for panel in ("crib", "log"):
        player.open_panel(panel)
        yield ScreenState(f"{game}, {panel}")
        player.close_dialogs()
    player.open_panel("log")
    page.locator(".log .why").first.click()
    page.locator("dialog [data-scene]").first.click()
    page.frame_locator(".second-table").locator(".guide[data-stage]").wait_for()
    yield from dialog_state(page, f"{game}, second table")
    yield from dialog_state(page, f"{game}, why?")
    player.close_dialogs()
    page.locator("#table-menu").click()
    offers = page.locator("dialog .menu-links button:not(#download-record, #open-window, .panel-entry)")
    offers.first.wait_for()
    names = offers.evaluate_all("(all) => all.map((one) => one.textContent)")
    yield from dialog_state(page, f"{game}, menu")
    for name in names:
        page.locator("#table-menu").click()
        offers.filter(has_text=name).first.click()
        page.locator("dialog:not(:has(.menu-links))").wait_for()
        page.locator("dialog [aria-busy=true]").wait_for(state="detached")
        if page.locator("#odds-keep").count():
            page.locator("#odds-keep").check()
        yield from dialog_state(page, f"{game}, {name}")
    page.locator("#help[data-ply]").wait_for()
    yield ScreenState(f"{game}, odds beside the table", "phone")
    page.locator("#help-close").click()
    player.go_to_menu()
    player.open_text(AGAINST_THE_RULES)
    page.locator(".notice-bad .why").wait_for()
    yield ScreenState(f"{game}, refusal by a rule")
    page.locator(".notice-bad button").last.click()


def dialog_state(page: Page, name: str) -> Iterator[ScreenState]:
    """Yield the topmost dialog with its details open, then close it."""
    dialogs = page.locator("dialog[open]")
    dialogs.last.wait_for()
    page.locator("dialog [aria-busy=true]").wait_for(state="detached")
    open_details(page)
    yield ScreenState(name)
    number = dialogs.count()
    dialogs.last.locator(".row-end .button").last.click()
    page.locator(f"html:not(:has(dialog:nth-of-type({number})))").wait_for(state="attached")
    page.wait_for_function("() => !history.state")


def matches(player: Player, folder: Path) -> Iterator[ScreenState]:
    """Yield the list of matches, of both games, running and over."""
    for game, names in SEATS.items():
        open_match(player, finished_match(names, game, SHORT_OPTIONS[game]), folder)
        open_match(player, decision_positions(game, names, ACTIONS_BEFORE[game])[CHOICE_KIND[game]], folder)
    go_to(player.page, "matches")
    player.page.locator(".match-card").nth(3).wait_for()
    open_details(player.page)
    yield ScreenState("matches")


def replay(player: Player, folder: Path) -> Iterator[ScreenState]:
    """Yield the replay of a match, in its middle and at its end, and the dialogs of its controls."""
    page = player.page
    for game, names in MOST_SEATS.items():
        yield from replay_states(player, folder, game, names)
    page.locator("#replay-share").click()
    page.locator("#share-codes").click()
    page.locator(".code").wait_for()
    yield from dialog_state(page, "replay, share")
    go_to_ply(page, 0)
    page.locator("#replay-play-on").click()
    yield from dialog_state(page, "replay, play on")


def replay_states(player: Player, folder: Path, game: str, names: tuple[str, ...]) -> Iterator[ScreenState]:
    """Yield the replay of a match, in its middle and at its end."""
    match = finished_match(names, game, SHORT_OPTIONS[game])
    open_match(player, match, folder)
    go_to(player.page, "replay")
    go_to_ply(player.page, match.ply // 2)
    yield ScreenState(f"replay, {game}, {len(names)} seats", "tablet")
    go_to_ply(player.page, match.ply)
    yield ScreenState(f"replay, {game}, {len(names)} seats, the end")


def go_to_ply(page: Page, ply: int) -> None:
    """Go to the position after `ply` actions."""
    line = page.locator("#replay-time")
    line.evaluate("(line, ply) => { line.value = ply; line.dispatchEvent(new Event('input')); }", ply)
    page.locator(f"body[data-ply='{ply}'] .replay").wait_for(state="attached")


def review(player: Player, folder: Path) -> Iterator[ScreenState]:
    """Yield the review of a short match."""
    open_match(player, finished_match(FEWEST_SEATS["lotte"], "lotte", SHORT_OPTIONS["lotte"]), folder)
    player.page.locator("#review").click()
    player.page.locator(".review[aria-busy=false]").wait_for()
    open_details(player.page)
    yield ScreenState("review")


def code_part(player: Player, _folder: Path) -> Iterator[ScreenState]:
    """Yield a match that comes as several QR codes, of which one has been read."""
    go_to(player.page, "part/abcdefgh/2/3/abc")
    yield ScreenState("part")


def link(player: Player, _folder: Path) -> Iterator[ScreenState]:
    """Yield an invitation, the plan of a turn, the wait for a friend, and a link that brings nothing new."""
    page = player.page
    invited = invitation("lotte", "plan")
    go_to(page, invited)
    page.locator("[data-link=free]").wait_for()
    yield ScreenState("link, invitation")
    page.locator("[data-sit]").click()
    page.locator("[data-due=plan]").wait_for()
    yield ScreenState("link, plan of a turn", "phone")
    page.locator("#link-plan-done").click()
    page.locator("#link-send").wait_for()
    yield ScreenState("link, waiting for a friend", "phone")
    go_to(page, invited)
    page.locator("[data-link=older]").wait_for()
    yield ScreenState("link, nothing new")


def position(player: Player, _folder: Path) -> Iterator[ScreenState]:
    """Yield the page about a position, before and after its answer."""
    yield from page_states(player, "position")
    record = (RECORDS / "called-off.volle").read_text("utf-8")
    submit_text(player.page, "#position-record", record, "#position-ask", ".position-seat")
    yield ScreenState("position, answered")


def unknown(player: Player, _folder: Path) -> Iterator[ScreenState]:
    """Yield the page for an unknown address."""
    player.page.evaluate("location.hash = 'nowhere'")
    player.driver.wait_for("body[data-screen=unknown]")
    yield ScreenState("unknown")


def fairness(player: Player, _folder: Path) -> Iterator[ScreenState]:
    """Yield the page about fairness, before and after checking a record."""
    yield from page_states(player, "fairness")
    record = format_record(finished_match(FEWEST_SEATS["lotte"], "lotte", SHORT_OPTIONS["lotte"]))
    submit_text(player.page, "#fairness-record", record, "#fairness-check", "[data-verdict]")
    yield ScreenState("fairness, answered")


def statistics(player: Player, folder: Path) -> Iterator[ScreenState]:
    """Yield the statistics of each game after a match."""
    for game, names in SEATS.items():
        open_match(player, finished_match(names, game, SHORT_OPTIONS[game]), folder)
        go_to(player.page, f"statistics/{game}")
        player.page.locator(".statistics:not([data-matches='0'])[data-matches]").wait_for()
        yield from page_states(player, f"statistics/{game}")


def submit_text(page: Page, field: str, text: str, button: str, answer: str) -> None:
    """Submit a text, and wait for the answer."""
    page.locator(field).fill(text)
    page.locator(button).click()
    page.locator(answer).first.wait_for()


def page_states(player: Player, *addresses: str) -> Iterator[ScreenState]:
    """Yield pages to read, with their details open."""
    for address in addresses:
        go_to(player.page, address)
        open_details(player.page)
        yield ScreenState(address)


def deal(player: Player, _folder: Path) -> Iterator[ScreenState]:
    """Yield the deal of the day before and after it was played."""
    yield from page_states(player, "deal")
    day = player.page.locator(".day-leaf time").get_attribute("datetime")
    assert day
    send_request(player.page, do="import-matches", matches=[{"record": record} for record in dealt_on(day)])
    go_to(player.page, "menu")
    go_to(player.page, "deal")
    player.page.locator(".day-result .match-seats").nth(len(GAMES) - 1).wait_for()
    yield ScreenState("deal, played")


def dealt_on(day: str) -> Iterator[str]:
    """Yield the record of a finished match of each game with the deal of a day, with two people."""
    for game, options in SHORT_OPTIONS.items():
        begun = matches_of.begin(GAMES[game], ("Anna", "Ben"), options, bytes(16))
        match = matches_of.with_seed_from(begun, SeedSource("day", day))
        while match.to_act:
            if matches_of.automatic_seat(match) is None:
                action = match.game.legal_actions(match.state, match.to_act[0])[0]
            else:
                action = matches_of.automatic_action(match)
            match = matches_of.play(match, action)
        yield format_record(match)


def of_each_game(name: str) -> Visit:
    """Return a visit of the page that each game has."""
    return lambda player, _folder: page_states(player, *(f"{name}/{game}" for game in GAMES))


APP_SCREENS: dict[str, Visit] = {
    "menu": menu,
    "setup": setup,
    "table": table,
    "matches": matches,
    "replay": replay,
    "review": review,
    "link": link,
    "part": code_part,
    "deck": of_each_game("deck"),
    "rules": of_each_game("rules"),
    "position": position,
    "statistics": statistics,
    "fairness": fairness,
    "arena": lambda player, _folder: page_states(player, *(f"arena/{game}" for game in GAMES)),
    "about": lambda player, _folder: page_states(player, "about"),
    "deal": deal,
    "unknown": unknown,
}
"""The visits of the app's screens, by their names in the router."""


OpenPage = Callable[..., Page]
PageVisit = Callable[[OpenPage], Iterator[tuple[Page, ScreenState]]]


def frame_states(open_page: OpenPage) -> Iterator[tuple[Page, ScreenState]]:
    """Yield an embedded frame: a start card with faults, and a scene of each game at its start and end."""
    page = open_page("embed.html?game=chess&seats=Anna|bot:dragon", reduced_motion="reduce")
    page.locator(".notice").first.wait_for()
    yield page, ScreenState("frame, door with faults")
    for game, rule in RULES.items():
        page.goto(page.url.partition("?")[0] + f"?scene={rule}")
        page.locator(".guide[data-stage]").wait_for()
        yield page, ScreenState(f"frame, scene of {game}")
        player_at(page).driver.wait_until(SCENE_WATCHED)
        yield page, ScreenState(f"frame, scene of {game}, over")


def static_states(open_page: OpenPage) -> Iterator[tuple[Page, ScreenState]]:
    """Yield the static pages: rulebooks, a rule with its scene open, printable sheets, and the 404 page."""
    for game, rule in RULES.items():
        for path in ("", "sheet/", "scores/", "embed/"):
            yield open_page(f"rules/{game}/en/{path}"), ScreenState(f"rules of {game}, {path or 'book'}")
        page = open_page(f"rules/{game}/en/{rule}/", reduced_motion="reduce")
        yield page, ScreenState(f"rule of {game}")
        page.locator("volle-table button").first.click()
        page.frame_locator("volle-table iframe").first.locator(".guide[data-stage]").wait_for()
        yield page, ScreenState(f"rule of {game}, scene open")
    yield open_page("404.html"), ScreenState("404")
