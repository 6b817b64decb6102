"""The table on the screens it is made for, its answers to "why?", taking back, and the keyboard."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from guest import Guest
from moments import match_at, saved
from volle.core.match import Match

FAMILY = ("Großmutter Wilhelmine", "bot:ram", "Maximilian-Alexander", "bot:ram", "Mia", "bot:lamb")
SIZES = {"tablet-wide": (1024, 768), "tablet-high": (768, 1024), "phone": (390, 844)}


def in_phase(phase: str) -> Callable[[Match], bool]:
    """The first time a person is asked in a phase, once every seat has something to show."""
    return lambda match: match.ply > 120 and match.state.phase == phase and match.to_act[0] in (0, 2, 4)


MOMENTS = {
    "bids": in_phase("bids"),
    "try": in_phase("try"),
    "take": in_phase("take"),
    "top": in_phase("top"),
    "over": lambda match: not match.to_act,
}


def test_six_seats_fit_every_screen(open_guest: Callable[..., Guest], tmp_path: Path) -> None:
    guest = open_guest()
    for moment, wanted in MOMENTS.items():
        guest.go_home()
        guest.open_record(saved(match_at(FAMILY, wanted, seed="layout"), tmp_path))
        guest.agree()
        assert guest.asked() == moment
        for size, (width, height) in SIZES.items():
            guest.page.set_viewport_size({"width": width, "height": height})
            assert overflow(guest) <= 0, f"{moment} scrolls sideways at {width}"
            if size != "phone" and moment != "over":
                assert hidden_parts(guest, height) == [], f"{moment} does not fit {width}x{height}"


def overflow(guest: Guest) -> int:
    """By how many pixels the page is wider than the screen."""
    return guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")


def hidden_parts(guest: Guest, height: int) -> list[str]:
    """The public parts of the table that do not lie on the screen as a whole."""
    parts = {".seat": 6, ".room": 1, ".stage": 1}
    boxes = [(part, box.bounding_box()) for part in parts for box in guest.page.locator(part).all()]
    assert len(boxes) == sum(parts.values())
    return [part for part, box in boxes if not box or box["y"] < 0 or box["y"] + box["height"] > height + 1]


def test_every_line_of_the_log_names_its_rule(open_guest: Callable[..., Guest], tmp_path: Path) -> None:
    guest = open_guest()
    page = guest.page
    match = match_at(("Anna", "bot:ram"), lambda match: match.ply > 60 and match.to_act == (0,), seed="why")
    guest.open_record(saved(match, tmp_path))
    guest.asked()
    lines = page.locator(".log li")
    rules = {line.get_attribute("data-code"): line for line in lines.all()}
    assert {"bids.revealed", "order.placed", "dice.rolled", "cards.taken"} <= set(rules)
    for line in rules.values():
        rule = line.get_attribute("data-rule") or ""
        line.locator(".why").click()
        dialog = page.locator("dialog")
        expect(dialog).to_contain_text(rule)
        expect(dialog.locator(f"[data-rule='{rule}'] p")).not_to_be_empty()
        dialog.get_by_role("button").click()
        expect(dialog).not_to_be_attached()


def test_a_bid_that_may_not_be_made_says_why(open_guest: Callable[..., Guest], tmp_path: Path) -> None:
    guest = open_guest()
    match = match_at(
        ("Anna", "bot:ram"),
        lambda match: match.state.phase == "bids" and match.state.chips[0] == 0 and match.to_act == (0,),
        seed="poor",
    )
    guest.open_record(saved(match, tmp_path))
    guest.asked()
    guest.page.locator("[data-bid='26+']").click()
    expect(guest.page.locator("dialog [data-rule='wolle.bid.plus-needs-chip']")).to_be_visible()
    assert guest.ply() == match.ply


def test_take_back_goes_to_the_last_roll_and_no_further(
    open_guest: Callable[..., Guest], tmp_path: Path
) -> None:
    guest = open_guest()
    match = match_at(("Anna", "Ben"), lambda match: match.state.phase == "try", seed="back")
    guest.open_record(saved(match, tmp_path))
    guest.asked()
    expect(guest.page.locator("#take-back")).to_be_disabled()
    guest.page.locator(".keep").first.click()
    expect(guest.page.locator("#call")).to_be_visible()
    guest.page.locator("#take-back").click()
    expect(guest.page.locator(".keep")).to_have_count(3)
    guest.page.locator(".keep").first.click()
    guest.page.locator("#call").click()
    guest.page.locator(f"body[data-ply='{match.ply + 2}'][data-busy=false]").wait_for(state="attached")
    expect(guest.page.locator("#take-back")).to_be_disabled()


def test_a_round_is_played_by_keyboard_and_focus_is_never_lost(open_guest: Callable[..., Guest]) -> None:
    guest = open_guest().set_up("Anna", "bot:ram", "bot:ram")
    rounds = 0
    while rounds < 2:
        phase = guest.asked()
        assert not guest.page.evaluate("document.activeElement === document.body"), f"focus lost in {phase}"
        rounds += phase == "bids"
        before = guest.ply()
        press_through(guest, phase)
        guest.page.locator(f'body[data-ply="{before}"]').wait_for(state="detached")


def press_through(guest: Guest, phase: str) -> None:
    """Tabs to the first control of the decision, and presses what its kind wants."""
    keyboard = guest.page.keyboard
    if phase == "bids":
        tab_to(guest, "form.board input")
        keyboard.press("Space")
        keyboard.press("ArrowRight")
        keyboard.press("Enter")
    elif phase == "take":
        while not guest.page.locator("#confirm-take").is_enabled():
            tab_to(guest, ".display button[aria-pressed=false]")
            keyboard.press("Space")
        tab_to(guest, "#confirm-take")
        keyboard.press("Enter")
    else:
        tab_to(guest, "#call, button[data-action]")
        keyboard.press("Enter")


def tab_to(guest: Guest, selector: str) -> None:
    """Presses Tab until the focus is on such an element; it must come within one way round the page."""
    for _ in range(120):
        if guest.page.locator(":focus").evaluate_all(
            "(found, wanted) => found[0]?.matches(wanted)", selector
        ):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {selector}")


def test_set_up_refuses_names_that_confuse(open_guest: Callable[..., Guest]) -> None:
    guest = open_guest()
    guest.page.locator("#door-wolle").click()
    for number in (1, 2):
        guest.page.locator(f"#kind-{number}").select_option("person")
    guest.page.locator("#name-1").fill("Anna")
    for name, code in {"Anna": "name.twice", "bot:ram": "name.bot"}.items():
        guest.page.locator("#name-2").fill(name)
        guest.page.locator("#start").click()
        expect(guest.page.locator(f".notice[data-code='{code}']")).to_be_visible()
        guest.page.locator("body[data-screen=setup]").wait_for(state="attached")
