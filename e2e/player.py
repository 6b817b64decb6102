"""A player before the page, in any browser: sits down, taps what is offered, waits for states of the page."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Frame, Page

from drivers import Driver, PlaywrightDriver

# Hurries on whatever the table tells by itself.
HURRY = """
globalThis.hurrying ??= setInterval(() => {
  if (document.body?.dataset.busy === "true") document.querySelector("#go-on")?.click();
}, 10);
"""

# The empty page before the site has no storage, and not every frame has one.
FAST = """
try { localStorage["volle.settings"] ??= JSON.stringify({ pace: "fast" }); } catch {}
"""
# The secret seed of a match is all that the page asks `crypto` for. The same ones come in every run: no match
# ends early by luck, once in many runs.
SEEDED = """
if (!globalThis.seedsDrawn) {
  globalThis.seedsDrawn = 0;
  crypto.getRandomValues = (bytes) => bytes.fill(0).fill(++seedsDrawn, -1);
}
"""
# When a page has been idle, it has a second worker start Python once more: for who looks at that alone.
RESTLESS = """
globalThis.Worker = class extends Worker {
  constructor(...given) {
    if (String(given[0]).includes("snapshot")) return new EventTarget();
    super(...given);
  }
};
"""
# All is laid out, focused and tapped as ever, but not painted: a third of a match goes into what nobody sees.
UNPAINTED = """{
  globalThis.unseen = new CSSStyleSheet();
  unseen.replaceSync(":root { opacity: 0 !important }");
  document.adoptedStyleSheets.push(unseen);
}"""
PAINT = "(isPainted) => { if (globalThis.unseen) unseen.disabled = isPainted; }"
# Style sheets use the layout that the page names in the frame after its window has changed.
FRAME = "() => new Promise((done) => { requestAnimationFrame(done); setTimeout(done, 200); })"
LOOK_AT = f"""async (given) => {{
  await ({FRAME})();
  ({PAINT})(true);
  try {{ return await (LOOK)(given); }} finally {{ ({PAINT})(false); }}
}}"""
# A file of the site that runs nothing: there the pace can be chosen before the page is opened.
PLAIN_FILE = "sw.js"

ROOM_FOR_THE_LOG = {"width": 1440, "height": 900}
"""A window in which the log stands beside the table, and need not be opened."""

CHAIRS = ".chair:not(.chair-empty)"
OTHER_CHAIRS = f"(before) => document.querySelectorAll('{CHAIRS}').length !== before"
EDITOR = "dialog .editor"
PUT_AWAY = """() => {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close("");
  for (const popover of document.querySelectorAll(":popover-open")) popover.hidePopover();
}"""
CLOSED = "() => !document.querySelector('dialog')"

# One look at the table: what is offered where nothing goes on by itself, unless that was so before.
LOOK = """(offers, before) => {
  const { screen, busy, phase, ply } = document.body?.dataset ?? {};
  if (screen !== "table" || busy !== "false") return null;
  const offer = offers.find((one) => document.querySelector(one)?.checkVisibility()) ?? "";
  const count = offer ? document.querySelectorAll(offer).length : 0;
  const now = [phase, Number(ply), offer, count];
  return JSON.stringify(now) === JSON.stringify(before) ? null : now;
}"""


class Moment(NamedTuple):
    """What one look at the table finds: `offer` is what to tap first, and there are `count` of it."""

    phase: str
    ply: int
    offer: str
    count: int


class Player:
    """Somebody before a page, or before a frame in another one."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    @property
    def page(self) -> Any:
        """The page or frame itself, where Playwright drives it."""
        return self.driver.page

    def visit(self, site: str, query: str = "") -> "Player":
        """Chooses the fast pace, opens the site, and hurries on whatever the table tells."""
        self.driver.open(site + PLAIN_FILE)
        self.driver.run(f"() => {{ {FAST} }}")
        self.driver.open(site + query)
        return self.arrive().hurry()

    def arrive(self) -> "Player":
        """Waits until the engine has answered."""
        self.driver.wait_for("body[data-ready=true]")
        return self

    def hurry(self) -> "Player":
        """Hurries on whatever the table tells, and begins matches by known seeds, until the page is left."""
        self.driver.run(f"() => {{ {HURRY} {SEEDED} }}")
        return self

    def unpaint(self) -> "Player":
        """Has nothing painted until the page is left."""
        self.driver.run(f"() => {UNPAINTED}")
        return self

    def set_up(self, *seats: str, game: str = "wolle", target: int | None = None) -> "Player":
        """Begins a match: each seat is a person's name or a bot, `bot:ram` or `bot:ram Wanda`."""
        self.sit(*seats, game=game)
        if target is not None:
            self.unfold().driver.write("#target", str(target))
        self.driver.tap("#start")
        return self

    def sit(self, *seats: str, game: str) -> "Player":
        """Goes to the set-up of a game and fills its seats."""
        self.go_home()
        self.driver.tap(f"#door-{game}")
        self.driver.wait_for(f".setup[data-game={game}]")
        while (count := self.driver.count(CHAIRS)) != len(seats):
            self.driver.tap("#add-seat" if count < len(seats) else f"#chair-{count}")
            self.driver.wait_for(EDITOR)
            self.driver.tap("#chair-done" if count < len(seats) else "#chair-remove")
            self.driver.wait_until(CLOSED)
            self.driver.wait_until(OTHER_CHAIRS, count)
        for number, seat in enumerate(seats, 1):
            person, _, bot = seat.partition(":")
            level, _, name = bot.partition(" ")
            self.seat(number, level or "person", name if bot else person)
        return self

    def seat(self, number: int, kind: str, name: str = "") -> None:
        """Chooses who sits on a chair, counted from 1, and what they are called if they are given a name."""
        with self.editing(number):
            self.driver.tap(f".kind:has([value={kind}])")
            if name:
                self.driver.write("#chair-name", name)

    @contextmanager
    def editing(self, number: int) -> Iterator[None]:
        """The dialog about a chair, counted from 1, open for as long as the context lasts."""
        self.driver.tap(f"#chair-{number}")
        self.driver.wait_for(EDITOR)
        yield
        self.driver.tap("#chair-done")
        self.driver.wait_until(CLOSED)

    def unfold(self) -> "Player":
        """Opens what is agreed before a match, for choices to be made."""
        if not self.driver.count("#setup-variants[open]"):
            self.driver.tap("#setup-variants summary")
            self.driver.wait_for("#setup-variants[open]")
        return self

    def go_home(self) -> None:
        """Leaves for the menu, if that is not where the page is; the match waits."""
        if self.driver.attribute("body", "data-screen") != "menu":
            self.driver.tap(".brand")
        self.driver.wait_for("body[data-screen=menu]")

    def put_away(self) -> None:
        """Close what lies over the page, in a frame too, where a key might go to a frame within it."""
        self.driver.run(PUT_AWAY)

    def open_record(self, path: Path) -> None:
        """Opens a file from the menu."""
        self.page.locator("#open-record").set_input_files(path)

    def open_panel(self, name: str) -> None:
        """Opens the crib or the log over the table, and waits until there is something in it."""
        self.driver.tap(f"#open-{name}")
        self.driver.wait_for(f"#{name} .panel-body > *")

    def look(self, before: Moment | None = None, bid: str = "20") -> Moment:
        """Waits until a person is asked or the match is over, and something has changed since `before`."""
        return Moment(*self.driver.wait_until(LOOK, [*preparing(bid), *DECIDING], before))

    def asked(self) -> str:
        """Waits until a person is asked or the match is over; returns the phase."""
        return self.look().phase

    def ply(self) -> int:
        """How many actions the page shows the match to have."""
        return int(self.driver.attribute("body", "data-ply") or -1)

    def decide(self, bid: str = "20") -> Moment:
        """Taps what is offered until that is a decision; returns the moment in which it was made."""
        now = self.look(bid=bid)
        while now.offer in preparing(bid):
            self.driver.tap(now.offer)
            now = self.look(now, bid)
        assert now.offer, f"somebody is asked in {now.phase}, and there is nothing to tap"
        self.driver.tap(now.offer)
        return now

    def answer(self, bid: str = "20") -> Moment:
        """Plays one decision; returns the moment in which somebody is asked next."""
        before = self.decide(bid)
        now = self.look(before, bid)
        assert now.ply != before.ply, f"{before.offer} was tapped, and nothing was played: {now}"
        return now

    def play_to_the_end(self) -> None:
        """Plays until the match is over."""
        now = self.look()
        while now.phase != "over":
            now = self.answer()

    def open_curtain(self) -> None:
        """Opens the curtain."""
        self.driver.tap("#open-curtain")
        self.driver.wait_for("body[data-busy=false] form.board")

    def bid(self, bid: str) -> None:
        """Marks a bid on the open board and confirms it."""
        self.driver.tap(f'.board label:has(input[value="{bid}"])')
        self.driver.tap("#confirm-bid")


# The first of these that can be seen is what the page wants to be tapped.
DECIDING = (
    "#confirm-bid",
    "#call",
    "#confirm-take",
    ".display button.card[aria-pressed]",
    "button[data-verb=stop]",
    "button[data-action]",
)


def preparing(bid: str) -> list[str]:
    """What is tapped before a decision can be made."""
    return [
        "#open-curtain",
        f'.board label:has(input[value="{bid}"]:not(:checked))',
        "body:has(#confirm-take:disabled) .display button.card:not([aria-pressed=true])",
    ]


@contextmanager
def painted(page: Page | Frame) -> Iterator[None]:
    """A page that is seen for as long as the context lasts, for whatever looks at it."""
    page.evaluate(PAINT, True)
    yield
    page.evaluate(PAINT, False)


def resize(page: Page, width: int, height: int) -> None:
    """Resize the window of a page, and wait until the page has named the layout."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(FRAME)


def look_at(page: Page | Frame, look: str, given: Any = None) -> Any:
    """What a function of JavaScript finds on a page that is seen meanwhile; one task paints no frame."""
    return page.evaluate(LOOK_AT.replace("LOOK", look), given)


def open_site(page: Page, site: str, *scripts: str, has_pointer: bool = True) -> Player:
    """Opens the site in a new page that runs scripts first; its engine is ready.

    Whatever measures what comes of taps needs a pointer: without one, none goes down, and no tap is trusted.
    """
    for script in scripts:
        page.add_init_script(script)
    page.goto(site)
    return player_at(page, has_pointer=has_pointer).arrive()


def player_at(page: Page | Frame, *, has_pointer: bool = False) -> Player:
    """A player before a page or a frame that Playwright drives; it has a pointer only where that is asked."""
    driver = PlaywrightDriver(page)
    driver.has_pointer = has_pointer
    return Player(driver)


def answers(messages: list[str]) -> list[dict[str, Any]]:
    """The engine's answers among the messages to the page."""
    return [said["answer"] for said in map(json.loads, messages) if "answer" in said]
