"""A player at a page, in any browser: sets up matches, taps what is offered, waits for states of the page."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Frame, Page

from drivers import Driver, PlaywrightDriver
from match_records import beginning
from volle.core.match import Match
from volle.core.record import format_record

# Skips the animations and pauses of the table, until `hurrying?.stop()`. It looks only while the table is
# busy: a timer that never rests is costly in the pages that tests share.
SKIP_ANIMATIONS = """
globalThis.hurrying ??= (() => {
  let clicking;
  const click = () => document.querySelector("#go-on")?.click();
  const look = () => {
    if (document.body?.dataset.busy === "true") {
      clicking ??= setInterval(click, 10);
    } else {
      clearInterval(clicking);
      clicking = undefined;
    }
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { subtree: true, attributeFilter: ["data-busy"] });
  look();
  const stop = () => {
    clearInterval(clicking);
    changes.disconnect();
    globalThis.hurrying = undefined;
  };
  return { stop };
})();
"""

# Not every page and frame has storage.
FAST_PACE = """
try { localStorage["volle.settings"] ??= JSON.stringify({ pace: "fast", soundOffered: true }); } catch {}
"""
# The page draws secret seeds of matches and ids of tabs. Fixed seeds make every run the same, so no match
# ends early in one run of many.
SEEDED = """
if (!globalThis.seedsDrawn) {
  globalThis.seedsDrawn = 0;
  crypto.getRandomValues = (bytes) => bytes.fill(0).fill(++seedsDrawn, -1);
}
"""
# An idle page starts a second worker to store a snapshot; only tests of the snapshot need it.
NO_SNAPSHOT_WORKER = """
globalThis.Worker = class extends Worker {
  constructor(...given) {
    if (String(given[0]).includes("snapshot")) return new EventTarget();
    super(...given);
  }
};
"""
# Lays out, focuses and handles taps as usual, but paints nothing: painting takes a third of a match's time.
# Dialogs lie in a layer of their own, and blur what is below them.
STOP_PAINTING = """{
  globalThis.unseen = new CSSStyleSheet();
  unseen.replaceSync(`
    :root, dialog, :popover-open, ::backdrop { backdrop-filter: none !important; opacity: 0 !important }
    svg > * { display: none !important }`);
  document.adoptedStyleSheets.push(unseen);
}"""
PAINT = "(isPainted) => { if (globalThis.unseen) unseen.disabled = isPainted; }"
# The page names its layout in the first frame after a change of its window.
NEXT_FRAME = "() => new Promise((done) => { requestAnimationFrame(done); setTimeout(done, 200); })"
EVALUATE_PAINTED = f"""async (given) => {{
  await ({NEXT_FRAME})();
  ({PAINT})(true);
  try {{ return await (LOOK)(given); }} finally {{ ({PAINT})(false); }}
}}"""
# A busy browser may run a script between a resize and its frame, or be slow to paint one. A frame in the page
# learns of its size one frame later.
RESIZED = """async ([width, height]) => {
  const frame = () => new Promise((done) => { requestAnimationFrame(done); setTimeout(done, 5000); });
  while (innerWidth !== width || innerHeight !== height) await frame();
  await frame();
  await frame();
}"""
# A file of the site without scripts, where the pace can be set before the page opens.
PLAIN_FILE = "sw.js"

WIDE_WINDOW = {"width": 1440, "height": 900}
"""A window in which the log is visible beside the table."""

CHAIRS = ".chair:not(.chair-empty)"
CHAIR_COUNT_CHANGED = f"(before) => document.querySelectorAll('{CHAIRS}').length !== before"
EDITOR = "dialog .editor"
CLOSE_DIALOGS = """() => {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close("");
  for (const popover of document.querySelectorAll(":popover-open")) popover.hidePopover();
}"""
NO_DIALOG = "() => !document.querySelector('dialog')"

# Returns the state of the table once nothing moves and it differs from `before`.
LOOK = """(offers, before) => {
  const { screen, busy, phase, ply } = document.body?.dataset ?? {};
  if (screen !== "table" || busy !== "false") return null;
  const offer = offers.find((one) => document.querySelector(one)?.checkVisibility()) ?? "";
  const count = offer ? document.querySelectorAll(offer).length : 0;
  const now = [phase, Number(ply), offer, count];
  return JSON.stringify(now) === JSON.stringify(before) ? null : now;
}"""


class TableState(NamedTuple):
    """A state of the table: `offer` is the selector of what to tap first, of which there are `count`."""

    phase: str
    ply: int
    offer: str
    count: int


class Player:
    """A player at a page, or at a frame within one."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.begun = 0
        """The number of matches begun without the set-up."""

    @property
    def page(self) -> Any:
        """The Playwright page or frame, if Playwright drives it."""
        return self.driver.page

    def visit(self, site: str, query: str = "") -> "Player":
        """Set the fast pace, open the site, and skip animations."""
        self.driver.open(site + PLAIN_FILE)
        self.driver.run(f"() => {{ {FAST_PACE} }}")
        self.driver.open(site + query)
        return self.wait_until_ready().skip_animations()

    def wait_until_ready(self) -> "Player":
        """Wait until the engine is ready."""
        self.driver.wait_for("body[data-ready=true]")
        return self

    def skip_animations(self) -> "Player":
        """Skip animations, and use known seeds for matches, until the page is left."""
        self.driver.run(f"() => {{ {SKIP_ANIMATIONS} {SEEDED} }}")
        return self

    def remember_a_match(self) -> "Player":
        """Make the page one on which a match has been over: a first match has more words."""
        self.page.evaluate(
            """() => {
              const settings = JSON.parse(localStorage["volle.settings"] ?? "{}");
              localStorage["volle.settings"] = JSON.stringify({ ...settings, lasting: true });
            }"""
        )
        self.page.reload()
        return self.wait_until_ready().skip_animations()

    def stop_painting(self) -> "Player":
        """Paint nothing until the page is left."""
        self.driver.run(f"() => {STOP_PAINTING}")
        return self

    def set_up(self, *seats: str, game: str = "wolle", target: int | None = None) -> "Player":
        """Begin a match: each seat is a person's name or a bot, `bot:ram` or `bot:ram Wanda`."""
        self.fill_seats(*seats, game=game)
        if target is not None:
            self.open_options().driver.write("#target", str(target))
        self.driver.tap("#start")
        return self

    def begin(self, *seats: str, game: str = "wolle", **options: Any) -> "Player":
        """Begin such a match without the set-up, whose every step costs more: open its record."""
        self.begun += 1
        return self.resume(beginning(seats, game, f"{self.begun} {game} {seats}", options))

    def resume(self, match: Match) -> "Player":
        """Open the private record of a match, and go on at its position."""
        self.go_to_menu()
        self.open_text(format_record(match, private=True))
        self.driver.wait_for("body[data-screen=table]")
        return self

    def fill_seats(self, *seats: str, game: str) -> "Player":
        """Open the set-up of a game and fill its seats."""
        self.go_to_menu()
        self.driver.tap(f"#choose-{game}")
        self.driver.wait_for(f".setup[data-game={game}]")
        while (count := self.driver.count(CHAIRS)) > len(seats):
            self.driver.tap(f"#chair-{count}")
            self.driver.wait_for(EDITOR)
            self.driver.tap("#chair-remove")
            self.driver.wait_until(NO_DIALOG)
            self.driver.wait_until(CHAIR_COUNT_CHANGED, count)
        for number, seat in enumerate(seats, 1):
            person, _, bot = seat.partition(":")
            level, _, name = bot.partition(" ")
            self.set_seat(number, level or "person", name if bot else person)
        return self

    def set_seat(self, number: int, kind: str, name: str = "") -> None:
        """Choose the kind of a seat, counted from 1, and its name if one is given."""
        with self.editing_seat(number):
            self.driver.tap(f".kind:has([value={kind}])")
            if name:
                self.driver.write("#chair-name", name)

    @contextmanager
    def editing_seat(self, number: int) -> Iterator[None]:
        """Keep the dialog of a seat, counted from 1, open as long as the context lasts.

        A missing seat is added.
        """
        chair = f"#chair-{number}"
        self.driver.tap(chair if self.driver.count(chair) else "#add-seat")
        self.driver.wait_for(EDITOR)
        yield
        self.driver.tap("#chair-done")
        self.driver.wait_until(NO_DIALOG)
        self.driver.wait_for(chair)

    def open_more(self) -> "Player":
        """Open what few matches need in the set-up."""
        if not self.driver.count("#setup-more[open]"):
            self.driver.tap("#setup-more summary")
            self.driver.wait_for("#setup-more[open]")
        return self

    def open_settings(self) -> "Player":
        """Open the settings from the menu."""
        self.driver.tap("#table-menu")
        self.driver.tap("#settings")
        self.driver.wait_for("#language")
        return self

    def open_options(self) -> "Player":
        """Open the options of the match."""
        if not self.driver.count("#setup-variants[open]"):
            self.driver.tap("#setup-variants summary")
            self.driver.wait_for("#setup-variants[open]")
        return self

    def go_to_menu(self) -> None:
        """Go to the menu; a match at the table is saved."""
        if self.driver.attribute("body", "data-screen") != "menu":
            self.driver.tap(".brand")
        self.driver.wait_for("body[data-screen=menu]")

    def close_dialogs(self) -> None:
        """Close every dialog and popover, by script: a key might go to a frame within the page."""
        self.driver.run(CLOSE_DIALOGS)

    def open_record(self, path: Path) -> None:
        """Open a file from the menu."""
        self.page.locator("#open-record").set_input_files(path)

    def open_text(self, record: str) -> None:
        """Open a file with this content from the menu."""
        file = {"name": "match.volle", "mimeType": "text/plain", "buffer": record.encode()}
        self.page.locator("#open-record").set_input_files(file)

    def open_panel(self, name: str) -> None:
        """Open the cheat sheet or the log over the table, and wait for its content."""
        self.driver.tap(f"#open-{name}")
        self.driver.wait_for(f"#{name} .panel-body > *")

    def look(self, before: TableState | None = None, bid: str = "20") -> TableState:
        """Wait until a person is asked or the match is over, in a state other than `before`."""
        return TableState(*self.driver.wait_until(LOOK, [*preparations(bid), *DECISIONS], before))

    def wait_for_decision(self) -> str:
        """Wait until a person is asked or the match is over; return the phase."""
        return self.look().phase

    def ply(self) -> int:
        """Return the number of actions of the match that the page shows."""
        return int(self.driver.attribute("body", "data-ply") or -1)

    def decide(self, bid: str = "20") -> TableState:
        """Tap what is offered until a decision is made; return the state in which it was made."""
        now = self.look(bid=bid)
        while now.offer in preparations(bid):
            self.driver.tap(now.offer)
            now = self.look(now, bid)
        assert now.offer, f"no offer to tap in {now.phase}"
        self.driver.tap(now.offer)
        return now

    def play_decision(self, bid: str = "20") -> TableState:
        """Make one decision; return the state of the next one."""
        before = self.decide(bid)
        now = self.look(before, bid)
        assert now.ply != before.ply, f"tapping {before.offer} had no effect: {now}"
        return now

    def play_to_the_end(self) -> None:
        """Play until the match is over."""
        now = self.look()
        while now.phase != "over":
            now = self.play_decision()

    def open_after_match(self) -> "Player":
        """Open the list of what else can be done after a match."""
        self.driver.tap("#after-more")
        self.driver.wait_for("#after-list:popover-open")
        return self

    def open_curtain(self) -> None:
        """Open the curtain."""
        self.driver.tap("#open-curtain")
        self.driver.wait_for("body[data-busy=false] form.board")

    def bid(self, bid: str) -> None:
        """Mark a bid on the open board and confirm it."""
        self.driver.tap(f'.board label:has(input[value="{bid}"])')
        self.driver.tap("#confirm-bid")


# The first visible of these is what the page wants the player to tap.
DECISIONS = (
    "#confirm-bid",
    "#call",
    "#confirm-take",
    ".display button.card[id]",
    "button[data-verb=stop]",
    "button[data-action]",
)


def preparations(bid: str) -> list[str]:
    """Return the selectors of what must be tapped before a decision."""
    return [
        "#open-curtain",
        f'.board label:has(input[value="{bid}"]:not(:checked))',
        "body:has(#confirm-take:disabled) .display button.card:not([aria-pressed=true])",
    ]


@contextmanager
def painted(page: Page | Frame) -> Iterator[None]:
    """Paint the page for as long as the context lasts."""
    page.evaluate(PAINT, True)
    yield
    page.evaluate(PAINT, False)


def resize(page: Page, width: int, height: int) -> None:
    """Resize the window of a page, and wait until the page has named the layout."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(RESIZED, [width, height])


def evaluate_painted(page: Page | Frame, look: str, given: Any = None) -> Any:
    """Call a JavaScript function on a painted page; within one task, no frame is painted."""
    return page.evaluate(EVALUATE_PAINTED.replace("LOOK", look), given)


def open_site(page: Page, site: str, *scripts: str, has_pointer: bool = True) -> Player:
    """Open the site in a new page that runs `scripts` first, and wait for its engine.

    Measurements of taps need a pointer: without one there is no pointer event, and clicks are not trusted.
    """
    for script in scripts:
        page.add_init_script(script)
    page.goto(site)
    return player_at(page, has_pointer=has_pointer).wait_until_ready()


def player_at(page: Page | Frame, *, has_pointer: bool = False) -> Player:
    """Return a player at a page or frame that Playwright drives."""
    driver = PlaywrightDriver(page)
    driver.has_pointer = has_pointer
    return Player(driver)


def answers(messages: list[str]) -> list[dict[str, Any]]:
    """Return the engine's answers among the messages to the page."""
    return [message["answer"] for message in map(json.loads, messages) if "answer" in message]
