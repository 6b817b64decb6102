"""Every screen of the site in its various states, for tests of layout and accessibility, and the gallery.

`APP` has a visit for each screen of the router: it starts at the menu and yields the name of each state that
it reaches. `frames` and `static` visit the pages beside the app.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from lotte_records import FAMILY as TEN
from match_records import is_person, match_at, moments, saved
from player import Player, player_at
from setup import ROOT
from volle.core.match import Match
from volle.core.record import format_record
from volle.games import GAMES

RULES = {"wolle": "wolle.bid.tie", "lotte": "lotte.card.clover"}
RECORDS = ROOT / "tests" / "records"
SIX = ("Großmutter Wilhelmine", "bot:lamb", "Maximilian-Alexander", "bot:lamb", "Mia", "bot:lamb")
FEWEST = {"wolle": ("Player 1", "bot:lamb"), "lotte": ("Player 1", "bot:steady")}
MOST = {"wolle": SIX, "lotte": TEN}
CHOICE = {"wolle": "try: keep", "lotte": "keep: keep"}
SHORT: dict[str, dict[str, object]] = {"wolle": {}, "lotte": {"target": 2000}}
USUAL = {"wolle": ("Anna", "bot:lamb", "Ben", "bot:lamb"), "lotte": ("Anna", "bot:steady", "Ben")}
AFTER = {"wolle": 90, "lotte": 60}
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


# Bots that bid together with a person bid before that person is asked.
ON_TABLE = """(ply, phase) => {
  const { screen, busy, ply: now, phase: shown } = document.body.dataset;
  return screen === "table" && busy === "false" && now >= ply && shown === phase;
}"""


# Continues a scene that the reader only watches, until it is over.
WATCHED = """() => {
  const onward = [...document.querySelectorAll("#call, #go-on")].find((one) => one.checkVisibility());
  onward?.click();
  return document.querySelector(".guide").dataset.stage === "over";
}"""


class Shown(NamedTuple):
    """The name of a state of a page, and the windows in which it must fit without scrolling."""

    name: str
    fits: str = ""
    """The smallest kind of window that it fits: "phone", "tablet", or none."""


Visit = Callable[[Player, Path], Iterator[Shown]]


def go(page: Page, address: str) -> None:
    """Go to an address within the app."""
    page.evaluate("(hash) => { location.hash = hash }", address)
    page.locator(f"body[data-screen={address.partition('/')[0]}]").wait_for(state="attached")


def unfold(page: Page) -> None:
    """Open every `details` element."""
    page.locator("details:not([open])").evaluate_all("(all) => all.forEach((one) => { one.open = true })")


def put(player: Player, match: Match, folder: Path) -> None:
    """Open a match, and wait until a person is asked at its position."""
    player.go_home()
    player.open_record(saved(match, folder))
    player.driver.wait_until(ON_TABLE, match.ply, match.state.phase)
    if player.look().offer == "#open-curtain":
        player.open_curtain()


def over(names: tuple[str, ...], game: str, options: dict[str, object] | None = None) -> Match:
    """Return a match that is over."""
    return match_at(names, lambda match: not match.to_act, "over", game, options)


def menu(player: Player, folder: Path) -> Iterator[Shown]:
    """Yield the start page on a first visit, and with saved matches."""
    yield Shown("menu, first visit")
    for game, names in USUAL.items():
        put(player, moments(game, names, AFTER[game])["roll: chance"], folder)
    player.go_home()
    player.page.locator(".waiting .match-card").first.wait_for()
    yield Shown("menu, matches that wait")


def setup(player: Player, _folder: Path) -> Iterator[Shown]:
    """Yield the set-up of each game with the fewest and the most seats, and the dialog of a seat."""
    for game, rules in GAMES.items():
        for number in (rules.seats[0], rules.seats[-1]):
            player.sit("Anna", *(f"bot:{next(iter(rules.bots))}" for _ in range(number - 1)), game=game)
            yield Shown(f"set-up, {game}, {number} seats")
        unfold(player.page)
        yield Shown(f"set-up, {game}, unfolded")
        with player.editing(2):
            yield Shown(f"set-up, {game}, a chair")


def table(player: Player, folder: Path) -> Iterator[Shown]:
    """Yield the table at each kind of decision, in a lesson, and with everything that opens over it."""
    for game in GAMES:
        for names in (FEWEST[game], MOST[game]):
            yield from moments_of(player, folder, game, names)
        yield from lesson(player, game)
        yield from dialogs(player, folder, game)


def moments_of(player: Player, folder: Path, game: str, names: tuple[str, ...]) -> Iterator[Shown]:
    """Yield each kind of decision of a match, the last round of Lotte, and the end."""
    seats = f"{game}, {len(names)} seats"
    for kind, match in moments(game, names, AFTER[game]).items():
        put(player, match, folder)
        yield Shown(f"{seats}, {kind}", "phone")
    if names == TEN:
        put(player, last_round(), folder)
        yield Shown(f"{seats}, last round", "phone")
        player.page.locator("#count-cards").click()
        yield Shown(f"{seats}, last round, cards counted", "tablet")
        player.page.locator("#count-cards").click()
    put(player, over(names, game, {"target": 2000} if game == "lotte" else {}), folder)
    yield Shown(f"{seats}, the end")
    unfold(player.page)
    yield Shown(f"{seats}, final scores")


def last_round() -> Match:
    """Return a person's decision in the last round of Lotte, with all seats taken."""
    return match_at(TEN, is_last_choice, "last", "lotte", {"preset": "tutto", "target": 1000})


def is_last_choice(match: Match) -> bool:
    """Return True if a person decides after another seat has reached the target."""
    return (
        bool(match.to_act) and match.to_act[0] >= 0 and match.state.reached is not None and is_person(match)
    )


def lesson(player: Player, game: str) -> Iterator[Shown]:
    """Yield the lesson of a game, at each new kind of decision."""
    go(player.page, f"setup/{game}")
    player.driver.tap(".setup-lesson button")
    player.driver.wait_for(".guide")
    seen = set()
    now = player.look()
    while now.phase != "over" and player.page.locator(".guide").get_attribute("data-stage") != "over":
        if now.phase not in seen:
            seen.add(now.phase)
            yield Shown(f"lesson, {game}, {now.phase}")
        now = player.answer()
    yield Shown(f"lesson, {game}, over")


def dialogs(player: Player, folder: Path, game: str) -> Iterator[Shown]:
    """Yield everything that opens over a table: help, panels, and the entries of the menu."""
    page = player.page
    put(player, moments(game, USUAL[game], AFTER[game])[CHOICE[game]], folder)
    for opener in (".seat-about", ".tableau :is(.explain, button.card)", ".bar-facts .explain"):
        page.locator(opener).first.click()
        yield from opened(page, f"{game}, dialog of {opener}")
    for panel in ("crib", "log"):
        player.open_panel(panel)
        yield Shown(f"{game}, {panel}")
        player.put_away()
    player.open_panel("log")
    page.locator(".log .why").first.click()
    page.locator("dialog [data-scene]").first.click()
    page.frame_locator(".second-table").locator(".guide[data-stage]").wait_for()
    yield from opened(page, f"{game}, second table")
    yield from opened(page, f"{game}, why?")
    player.put_away()
    page.locator("#table-menu").click()
    offers = page.locator("dialog .menu-links button:not(#download-record)")
    names = offers.evaluate_all("(all) => all.map((one) => one.textContent)")
    yield from opened(page, f"{game}, menu")
    for name in names:
        page.locator("#table-menu").click()
        offers.filter(has_text=name).first.click()
        page.locator("dialog:not(:has(.menu-links))").wait_for()
        page.locator("dialog [aria-busy=true]").wait_for(state="detached")
        if page.locator("#odds-keep").count():
            page.locator("#odds-keep").check()
        yield from opened(page, f"{game}, {name}")
    page.locator("#help[data-ply]").wait_for()
    yield Shown(f"{game}, odds beside the table", "tablet")
    page.locator("#help-close").click()


def opened(page: Page, name: str) -> Iterator[Shown]:
    """Yield the topmost dialog with its details open, then close it."""
    dialogs = page.locator("dialog[open]")
    dialogs.last.wait_for()
    page.locator("dialog [aria-busy=true]").wait_for(state="detached")
    unfold(page)
    yield Shown(name)
    number = dialogs.count()
    dialogs.last.locator(".row-end .button").last.click()
    page.locator(f"html:not(:has(dialog:nth-of-type({number})))").wait_for(state="attached")
    page.wait_for_function("() => !history.state")


def matches(player: Player, folder: Path) -> Iterator[Shown]:
    """Yield the list of matches, of both games, running and over."""
    for game, names in USUAL.items():
        put(player, over(names, game, SHORT[game]), folder)
        put(player, moments(game, names, AFTER[game])[CHOICE[game]], folder)
    go(player.page, "matches")
    player.page.locator(".match-card").nth(3).wait_for()
    unfold(player.page)
    yield Shown("matches")


def replay(player: Player, folder: Path) -> Iterator[Shown]:
    """Yield the replay of a match, in its middle and at its end, and the dialogs of its controls."""
    page = player.page
    for game, most in MOST.items():
        for names in (USUAL[game], most):
            match = over(names, game, SHORT[game])
            put(player, match, folder)
            go(page, "replay")
            move(page, match.ply // 2)
            yield Shown(f"replay, {game}, {len(names)} seats", "tablet")
            move(page, match.ply)
            yield Shown(f"replay, {game}, {len(names)} seats, the end")
    page.locator("#replay-share").click()
    page.locator("#share-codes").click()
    page.locator(".code").wait_for()
    yield from opened(page, "replay, share")
    move(page, 0)
    page.locator("#replay-play-on").click()
    yield from opened(page, "replay, play on")


def move(page: Page, ply: int) -> None:
    """Go to the position after `ply` actions."""
    line = page.locator("#replay-time")
    line.evaluate("(line, ply) => { line.value = ply; line.dispatchEvent(new Event('input')); }", ply)
    page.locator(f"body[data-ply='{ply}'] .replay").wait_for(state="attached")


def review(player: Player, folder: Path) -> Iterator[Shown]:
    """Yield the review of a short match."""
    put(player, over(FEWEST["lotte"], "lotte", SHORT["lotte"]), folder)
    player.page.locator("#review").click()
    player.page.locator(".review[aria-busy=false]").wait_for()
    unfold(player.page)
    yield Shown("review")


def part(player: Player, _folder: Path) -> Iterator[Shown]:
    """Yield a match that comes as several QR codes, of which one has been read."""
    go(player.page, "part/abcdefgh/2/3/abc")
    yield Shown("part")


def position(player: Player, _folder: Path) -> Iterator[Shown]:
    """Yield the page about a position, before and after its answer."""
    yield from read(player, "position")
    record = (RECORDS / "called-off.volle").read_text("utf-8")
    ask(player.page, "#position-record", record, "#position-ask", ".position-seat")
    yield Shown("position, answered")


def unknown(player: Player, _folder: Path) -> Iterator[Shown]:
    """Yield the page for an unknown address."""
    player.page.evaluate("location.hash = 'nowhere'")
    player.driver.wait_for("body[data-screen=unknown]")
    yield Shown("unknown")


def fairness(player: Player, _folder: Path) -> Iterator[Shown]:
    """Yield the page about fairness, before and after checking a record."""
    yield from read(player, "fairness")
    record = format_record(over(FEWEST["lotte"], "lotte", SHORT["lotte"]))
    ask(player.page, "#fairness-record", record, "#fairness-check", "[data-verdict]")
    yield Shown("fairness, answered")


def statistics(player: Player, folder: Path) -> Iterator[Shown]:
    """Yield the statistics of each game after a match."""
    for game, names in USUAL.items():
        put(player, over(names, game, SHORT[game]), folder)
        go(player.page, f"statistics/{game}")
        player.page.locator(".statistics:not([data-matches='0'])[data-matches]").wait_for()
        yield from read(player, f"statistics/{game}")


def ask(page: Page, field: str, text: str, button: str, answer: str) -> None:
    """Submit a text, and wait for the answer."""
    page.locator(field).fill(text)
    page.locator(button).click()
    page.locator(answer).first.wait_for()


def read(player: Player, *addresses: str) -> Iterator[Shown]:
    """Yield pages to read, with their details open."""
    for address in addresses:
        go(player.page, address)
        unfold(player.page)
        yield Shown(address)


def of_each_game(name: str) -> Visit:
    """Return a visit of the page that each game has."""
    return lambda player, _folder: read(player, *(f"{name}/{game}" for game in GAMES))


APP: dict[str, Visit] = {
    "menu": menu,
    "setup": setup,
    "table": table,
    "matches": matches,
    "replay": replay,
    "review": review,
    "part": part,
    "deck": of_each_game("deck"),
    "rules": of_each_game("rules"),
    "position": position,
    "statistics": statistics,
    "fairness": fairness,
    "arena": lambda player, _folder: read(player, *(f"arena/{game}" for game in GAMES)),
    "about": lambda player, _folder: read(player, "about"),
    "unknown": unknown,
}
"""The visits of the app's screens, by their names in the router."""


OpenPage = Callable[..., Page]
Beside = Callable[[OpenPage], Iterator[tuple[Page, Shown]]]


def frames(open_page: OpenPage) -> Iterator[tuple[Page, Shown]]:
    """Yield an embedded frame: a start card with faults, and a scene of each game at its start and end."""
    page = open_page("embed.html?game=chess&seats=Anna|bot:dragon", reduced_motion="reduce")
    page.locator(".notice").first.wait_for()
    yield page, Shown("frame, door with faults")
    for game, rule in RULES.items():
        page.goto(page.url.partition("?")[0] + f"?scene={rule}")
        page.locator(".guide[data-stage]").wait_for()
        yield page, Shown(f"frame, scene of {game}")
        player_at(page).driver.wait_until(WATCHED)
        yield page, Shown(f"frame, scene of {game}, over")


def static(open_page: OpenPage) -> Iterator[tuple[Page, Shown]]:
    """Yield the static pages: rulebooks, a rule with its scene open, printable sheets, and the 404 page."""
    for game, rule in RULES.items():
        for path in ("", "sheet/", "scores/", "embed/"):
            yield open_page(f"rules/{game}/en/{path}"), Shown(f"rules of {game}, {path or 'book'}")
        page = open_page(f"rules/{game}/en/{rule}/", reduced_motion="reduce")
        yield page, Shown(f"rule of {game}")
        page.locator("volle-table button").first.click()
        page.frame_locator("volle-table iframe").first.locator(".guide[data-stage]").wait_for()
        yield page, Shown(f"rule of {game}, scene open")
    yield open_page("404.html"), Shown("404")
