"""Plays whole matches through the page in any browser: taps what is offered, and reads what stands there."""

from core.visitors import Visitor
from volle.games import GAMES

# Somebody in a hurry has said so before the page is opened, at a file of the site that runs nothing.
PLAIN_FILE = "locales/en/app.ftl"
HURRY = """() => { localStorage["volle.settings"] = JSON.stringify({ pace: "fast" }); }"""
RESTLESS = """() => {
  globalThis.restless ??= setInterval(() => {
    if (document.body?.dataset.busy === "true") document.querySelector("#go-on")?.click();
  }, 5);
}"""
# The first of these that can be seen is what the page wants to be tapped.
OFFERS = (
    "dialog .button-main",
    "#open-curtain",
    '.board label:has(input[value="20"]:not(:checked))',
    "#confirm-bid",
    "#call",
    "#confirm-take:not(:disabled)",
    ".display button.card:not([aria-pressed=true])",
    "button[data-verb=stop]",
    "button[data-action]",
)
ENDLESS = 1000
"""No match takes so many taps."""
OFFERED = """(offers) => offers.find((offer) => document.querySelector(offer)?.checkVisibility())"""


class Player:
    """A visitor who plays."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def arrive(self, site: str) -> "Player":
        """Comes in a hurry, and waits until the engine has answered."""
        self.visitor.open(site + PLAIN_FILE)
        self.visitor.run(HURRY)
        self.visitor.open(site)
        return self.wait()

    def wait(self) -> "Player":
        """Waits until the engine has answered."""
        self.visitor.wait_for("body[data-ready=true]")
        self.visitor.run(RESTLESS)
        return self

    def play_a_match(self, game: str) -> None:
        """Plays a whole match against the strongest bot, and sees who has won."""
        self.set_up(game, list(GAMES[game].bots)[-1])
        assert self.play_on() > 0
        assert self.visitor.count("[data-winner=true]")

    def set_up(self, game: str, *bots: str) -> "Player":
        """Begins a match of one person against bots, and for a target that is soon reached."""
        see = self.visitor
        self.go_home()
        see.tap(f"#door-{game}")
        see.wait_for(f".setup[data-game={game}]")
        while see.count(".chair") < 1 + len(bots):
            see.tap("#add-seat")
        while see.count(".chair") > 1 + len(bots):
            see.tap(".chair:last-child .chair-remove")
        for number, kind in enumerate(("person", *bots), 1):
            see.choose(f"#kind-{number}", kind)
        see.write("#name-1", "Anna")
        if see.count("#target"):
            see.write("#target", "1500")
        see.tap("#start")
        return self

    def go_home(self) -> None:
        """Leaves the table for the menu, if that is not where it is."""
        if self.visitor.attribute("body", "data-screen") != "menu":
            self.visitor.tap(".brand")
        self.visitor.wait_for("body[data-screen=menu]")

    def asked(self) -> str:
        """Waits until a person is asked or the match is over; gives the phase."""
        self.visitor.wait_for("body[data-screen=table][data-busy=false]")
        return self.visitor.attribute("body", "data-phase") or ""

    def play_on(self, taps: int | None = None) -> int:
        """Taps what is offered until the match is over, or so many times; gives how often it tapped."""
        tapped = 0
        while tapped != taps and self.asked() != "over":
            offer = self.visitor.run(OFFERED, OFFERS)
            assert offer, "a person is asked, and there is nothing to tap"
            assert tapped < ENDLESS, f"{offer} is tapped, and nothing comes of it"
            self.visitor.tap(offer)
            tapped += 1
        return tapped
