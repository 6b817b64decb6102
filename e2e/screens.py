"""Every screen of the site, and the way that a test gets to it.

`APP` has an entry for each screen that the router of the app knows. Each visit takes a page from the menu
into one state after the other, and yields what each is called. `frames` and `static` visit the other pages.
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
"""So many actions pass first: an empty table needs little room."""
PAGES = [
    "about",
    "position",
    "fairness",
    f"arena/{next(iter(GAMES))}",
    *(f"{page}/{game}" for page in ("rules", "deck", "statistics") for game in GAMES),
]
"""Pages to read, by their addresses in the app."""
SET_UPS = [f"setup/{game}" for game in GAMES]


# Bots that owe a bid beside a person bid before that person is asked.
ON_TABLE = """(ply, phase) => {
  const { screen, busy, ply: now, phase: shown } = document.body.dataset;
  return screen === "table" && busy === "false" && now >= ply && shown === phase;
}"""


# Goes on with a scene that is only to be watched, until it is over.
WATCHED = """() => {
  const onward = [...document.querySelectorAll("#call, #go-on")].find((one) => one.checkVisibility());
  onward?.click();
  return document.querySelector(".guide").dataset.stage === "over";
}"""


class Shown(NamedTuple):
    """A state of a page: what it is called, and whether it claims to fit a window without scrolling."""

    name: str
    fits: str = ""
    """The smallest kind of window that it claims to fit: "phone", "tablet", or none."""


Visit = Callable[[Player, Path], Iterator[Shown]]


def go(page: Page, address: str) -> None:
    """Follow an address within the app."""
    page.evaluate("(hash) => { location.hash = hash }", address)
    page.locator(f"body[data-screen={address.partition('/')[0]}]").wait_for(state="attached")


def unfold(page: Page) -> None:
    """Open everything that is folded."""
    page.locator("details:not([open])").evaluate_all("(all) => all.forEach((one) => { one.open = true })")


def put(player: Player, match: Match, folder: Path) -> None:
    """Open a match, and wait until it is on the table and a person is asked."""
    player.go_home()
    player.open_record(saved(match, folder))
    player.driver.wait_until(ON_TABLE, match.ply, match.state.phase)
    if player.look().offer == "#open-curtain":
        player.open_curtain()


def over(names: tuple[str, ...], game: str, options: dict[str, object] | None = None) -> Match:
    """A match that is over."""
    return match_at(names, lambda match: not match.to_act, "over", game, options)


def menu(player: Player, folder: Path) -> Iterator[Shown]:
    """The start page: on a first visit, and with matches that wait."""
    yield Shown("menu, first visit")
    for game, names in USUAL.items():
        put(player, moments(game, names, AFTER[game])["roll: chance"], folder)
    player.go_home()
    player.page.locator(".waiting .match-card").first.wait_for()
    yield Shown("menu, matches that wait")


def setup(player: Player, _folder: Path) -> Iterator[Shown]:
    """The set-up of each game with the fewest and the most seats, and the editor of a chair."""
    for game, rules in GAMES.items():
        for number in (rules.seats[0], rules.seats[-1]):
            player.sit("Anna", *(f"bot:{next(iter(rules.bots))}" for _ in range(number - 1)), game=game)
            yield Shown(f"set-up, {game}, {number} seats")
        unfold(player.page)
        yield Shown(f"set-up, {game}, unfolded")
        with player.editing(2):
            yield Shown(f"set-up, {game}, a chair")


def table(player: Player, folder: Path) -> Iterator[Shown]:
    """The table without a match; in each kind of moment; at the end; with all that opens over it."""
    for game in GAMES:
        for names in (FEWEST[game], MOST[game]):
            yield from moments_of(player, folder, game, names)
        yield from lesson(player, game)
        yield from dialogs(player, folder, game)


def moments_of(player: Player, folder: Path, game: str, names: tuple[str, ...]) -> Iterator[Shown]:
    """Each kind of moment of a match, with its curtain, and its end."""
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
    """A person's choice in the last round of Lotte, with all seats taken."""
    return match_at(TEN, is_last_choice, "last", "lotte", {"preset": "tutto", "target": 1000})


def is_last_choice(match: Match) -> bool:
    """Fits where a person chooses after another seat has reached the target."""
    return (
        bool(match.to_act) and match.to_act[0] >= 0 and match.state.reached is not None and is_person(match)
    )


def lesson(player: Player, game: str) -> Iterator[Shown]:
    """The first match of a game, at each of its steps that asks for something new."""
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
    """All that opens over a table: what things say when they are tapped, panels, and what the menu offers."""
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
    """The dialog that lies on top, with everything in it unfolded; it is closed after that."""
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
    """The list of matches: of both games, running and over."""
    for game, names in USUAL.items():
        put(player, over(names, game, SHORT[game]), folder)
        put(player, moments(game, names, AFTER[game])[CHOICE[game]], folder)
    go(player.page, "matches")
    player.page.locator(".match-card").nth(3).wait_for()
    unfold(player.page)
    yield Shown("matches")


def replay(player: Player, folder: Path) -> Iterator[Shown]:
    """A match that is watched again: in its middle and at its end, and what its controls open."""
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
    """Go to the moment after so many actions."""
    line = page.locator("#replay-time")
    line.evaluate("(line, ply) => { line.value = ply; line.dispatchEvent(new Event('input')); }", ply)
    page.locator(f"body[data-ply='{ply}'] .replay").wait_for(state="attached")


def review(player: Player, folder: Path) -> Iterator[Shown]:
    """What luck and decisions made of a match; of one that takes little time to look at."""
    put(player, over(FEWEST["lotte"], "lotte", SHORT["lotte"]), folder)
    player.page.locator("#review").click()
    player.page.locator(".review[aria-busy=false]").wait_for()
    unfold(player.page)
    yield Shown("review")


def part(player: Player, _folder: Path) -> Iterator[Shown]:
    """A match that comes by several codes, of which one has been read."""
    go(player.page, "part/abcdefgh/2/3/abc")
    yield Shown("part")


def position(player: Player, _folder: Path) -> Iterator[Shown]:
    """A question about a position, and its answer."""
    yield from read(player, "position")
    record = (RECORDS / "called-off.volle").read_text("utf-8")
    ask(player.page, "#position-record", record, "#position-ask", ".position-seat")
    yield Shown("position, answered")


def unknown(player: Player, _folder: Path) -> Iterator[Shown]:
    """An address that leads nowhere."""
    player.page.evaluate("location.hash = 'nowhere'")
    player.driver.wait_for("body[data-screen=unknown]")
    yield Shown("unknown")


def fairness(player: Player, _folder: Path) -> Iterator[Shown]:
    """The proof of the dice, and what it says of a record."""
    yield from read(player, "fairness")
    record = format_record(over(FEWEST["lotte"], "lotte", SHORT["lotte"]))
    ask(player.page, "#fairness-record", record, "#fairness-check", "[data-verdict]")
    yield Shown("fairness, answered")


def statistics(player: Player, folder: Path) -> Iterator[Shown]:
    """What the matches of each game come to."""
    for game, names in USUAL.items():
        put(player, over(names, game, SHORT[game]), folder)
        go(player.page, f"statistics/{game}")
        player.page.locator(".statistics:not([data-matches='0'])[data-matches]").wait_for()
        yield from read(player, f"statistics/{game}")


def ask(page: Page, field: str, text: str, button: str, answer: str) -> None:
    """Ask about a text, and wait for the answer."""
    page.locator(field).fill(text)
    page.locator(button).click()
    page.locator(answer).first.wait_for()


def read(player: Player, *addresses: str) -> Iterator[Shown]:
    """Pages to read, with everything unfolded."""
    for address in addresses:
        go(player.page, address)
        unfold(player.page)
        yield Shown(address)


def of_each_game(name: str) -> Visit:
    """Return the visit to a page that each game has."""
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
"""The visit to each screen of the app, by the name that the router has for it."""


OpenPage = Callable[..., Page]
Beside = Callable[[OpenPage], Iterator[tuple[Page, Shown]]]


def frames(open_page: OpenPage) -> Iterator[tuple[Page, Shown]]:
    """What a frame in a third-party page shows: its door, and a scene at its start and at its end."""
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
    """The static pages: books of rules, a rule with its scene open, sheets, and the 404 page."""
    for game, rule in RULES.items():
        for path in ("", "sheet/", "scores/", "embed/"):
            yield open_page(f"rules/{game}/en/{path}"), Shown(f"rules of {game}, {path or 'book'}")
        page = open_page(f"rules/{game}/en/{rule}/", reduced_motion="reduce")
        yield page, Shown(f"rule of {game}")
        page.locator("volle-table button").first.click()
        page.frame_locator("volle-table iframe").first.locator(".guide[data-stage]").wait_for()
        yield page, Shown(f"rule of {game}, scene open")
    yield open_page("404.html"), Shown("404")
