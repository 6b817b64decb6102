"""The seats in the set-up: added, changed, moved and removed by pointer, keyboard and names."""

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from accessibility import axe_findings
from layout import layout_faults
from player import CHAIRS, Player, painted, resize
from scope import EITHER_GAME, swept
from volle.games import GAMES

SIZES = [(1440, 900), (1024, 768), (768, 1024), (844, 390), (390, 844), (320, 568)]
TOUCH = {"has_touch": True, "viewport": {"width": 390, "height": 844}}
BOTS = {name: next(iter(game.bots)) for name, game in GAMES.items()}
TARGET = 44

# Returns seats whose boxes overlap, so that a tap might hit the wrong one.
OVERLAPS = """() => {
  const shown = [...document.querySelectorAll(".chair-sheep")].map((one) => one.getBoundingClientRect());
  const overlap = (a, b, from, to) => a[from] < b[to] - 1 && b[from] < a[to] - 1;
  const meets = (a, b) => overlap(a, b, "left", "right") && overlap(a, b, "top", "bottom");
  return shown.flatMap((a, at) => shown.slice(at + 1).filter((b) => meets(a, b))).length;
}"""
# Returns the names on plates that lie over the oval picture on the table, by points two pixels apart.
OVER_PICTURE = """() => {
  const { left, top, width, height } = document.querySelector(".round-table .emblem").getBoundingClientRect();
  const isInside = (x, y) => Math.hypot(((x - left) / width) * 2 - 1, ((y - top) / height) * 2 - 1) < 1;
  const steps = (from, to) => Array.from({ length: (to - from) / 2 + 1 }, (_, index) => from + 2 * index);
  return [...document.querySelectorAll(".chair-plate")]
    .filter((plate) => {
      const box = plate.getBoundingClientRect();
      return steps(box.left, box.right).some((x) => steps(box.top, box.bottom).some((y) => isInside(x, y)));
    })
    .map((plate) => plate.textContent);
}"""
SMALL = f"""() => [...document.querySelectorAll(".setup button, .setup a, .setup summary")].filter((one) => {{
  const {{ width, height }} = one.getBoundingClientRect();
  return one.checkVisibility() && (width < {TARGET} || height < {TARGET});
}}).map((one) => one.outerHTML.slice(0, 80))"""


FOUR = ("Anna", "Ben", "Mia", "bot:ram Wanda")


@pytest.fixture
def player(shared_player: Player) -> Player:
    """Return a player with four seats in the set-up of Volle Wolle."""
    return shared_player.fill_seats(*FOUR, game="wolle")


def order(page: Page) -> Locator:
    """Return the names around the table."""
    return page.locator(f"{CHAIRS} .chair-name")


def middle(box: FloatRect | None) -> tuple[float, float]:
    """Return the centre of an element's box."""
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: str, end: str) -> None:
    """Drag an element to another and drop it."""
    hold(page, start, end)
    page.mouse.up()


def hold(page: Page, start: str, end: str) -> None:
    """Drag an element to another without dropping it."""
    page.mouse.move(*middle(page.locator(start).bounding_box()))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(end).bounding_box()), steps=5)


def sheep(number: int) -> str:
    return f"#chair-{number} .chair-sheep"


def focused(page: Page) -> str:
    """Return the id of the focused element."""
    return str(page.evaluate("document.activeElement.id"))


@EITHER_GAME
def test_seats_are_added_and_removed_within_the_limits_of_the_game(shared_player: Player, game: str) -> None:
    player = shared_player.fill_seats("Anna", f"bot:{BOTS[game]}", game=game)
    page, least, most = player.page, GAMES[game].seats[0], GAMES[game].seats[-1]
    chairs = page.locator(CHAIRS)
    for count in range(2, most):
        page.locator("#add-seat").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.locator("#chair-done").click()
        expect(chairs).to_have_count(count + 1)
        expect(page.locator(f"#chair-{count + 1}")).to_be_focused()
    expect(page.locator("#add-seat")).to_have_count(0)
    for count in range(most, least, -1):
        page.locator(f"#chair-{count}").click()
        page.locator("#chair-remove").click()
        expect(chairs).to_have_count(count - 1)
        expect(page.locator(f"#chair-{count - 1}")).to_be_focused()
    page.locator("#chair-1").click()
    expect(page.locator("#chair-remove")).to_be_disabled()


def test_dragging_works_by_touch(open_player: Callable[..., Player]) -> None:
    player = open_player(**TOUCH).fill_seats("Anna", "Ben", "Mia", game="wolle")
    page = player.page
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )

    start, end = (middle(page.locator(sheep(number)).bounding_box()) for number in (1, 2))
    touch("touchStart", start)
    for part in (0.2, 0.6, 1):
        touch("touchMove", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
    touch("touchEnd")
    expect(order(page)).to_have_text(["Ben", "Anna", "Mia"])


def test_dragging_swaps_seats_and_a_cancelled_drag_changes_nothing(
    player: Player,
) -> None:
    page = player.page
    for way in ("Escape", "pointercancel", "elsewhere"):
        hold(page, sheep(1), "#screen h1" if way == "elsewhere" else sheep(3))
        expect(page.locator("#chair-1")).to_have_attribute("data-dragged", "true")
        if way == "Escape":
            page.keyboard.press("Escape")
        elif way == "pointercancel":
            page.locator("#chair-1").dispatch_event("pointercancel", {"pointerId": 1, "bubbles": True})
        page.mouse.up()
        expect(page.locator("[data-dragged], [data-drop]")).to_have_count(0)
        expect(order(page)).to_have_text(["Anna", "Ben", "Mia", "Wanda"])
        expect(page.locator("#chair-1")).to_have_css("translate", "none")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.locator("#chair-1").click()
        expect(page.get_by_role("dialog", name="Who sits here?")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    drag(page, sheep(1), sheep(3))
    expect(order(page)).to_have_text(["Mia", "Ben", "Anna", "Wanda"])
    expect(page.locator("#chair-3")).to_be_focused()
    expect(page.locator("#chair-order")).to_have_text(
        "Anna is in place 3 of 4. Around the table: Mia, Ben, Anna and Wanda."
    )
    drag(page, sheep(1), "#add-seat .chair-sheep")
    expect(order(page)).to_have_text(["Ben", "Anna", "Wanda", "Mia"])
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_keys_and_buttons_move_seats_and_the_focus_follows(player: Player) -> None:
    page = player.page
    page.locator("#chair-1").focus()
    # Around the table, the second seat is left of the first, and the third above the second.
    page.keyboard.press("Alt+ArrowLeft")
    expect(order(page)).to_have_text(["Ben", "Anna", "Mia", "Wanda"])
    expect(page.locator("#chair-2")).to_be_focused()
    page.keyboard.press("Alt+ArrowUp")
    expect(order(page)).to_have_text(["Ben", "Mia", "Anna", "Wanda"])
    expect(page.locator("#chair-3")).to_be_focused()
    expect(page.locator("#chair-order")).to_contain_text("Anna is in place 3 of 4.")
    page.keyboard.press("ArrowUp")
    expect(order(page)).to_have_text(["Ben", "Mia", "Anna", "Wanda"])
    # The opposite keys lead back.
    page.keyboard.press("Alt+ArrowDown")
    page.keyboard.press("Alt+ArrowRight")
    expect(order(page)).to_have_text(["Anna", "Ben", "Mia", "Wanda"])
    page.locator("#chair-1").click()
    page.get_by_role("button", name="Move on one seat").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("Anna is in place 2 of 4.")
    page.get_by_role("button", name="Move back one seat").click()
    page.get_by_role("button", name="Move back one seat").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("Anna is in place 4 of 4.")
    page.keyboard.press("Escape")
    expect(order(page)).to_have_text(["Wanda", "Ben", "Mia", "Anna"])
    expect(page.locator("#chair-4")).to_be_focused()


def test_keys_pressed_before_the_page_has_drawn_a_move_continue_it(player: Player) -> None:
    page = player.page
    page.evaluate("""() => {
      const chair = document.querySelector("#chair-1");
      for (const key of ["ArrowLeft", "ArrowUp"])
        chair.dispatchEvent(new KeyboardEvent("keydown", { key, altKey: true, bubbles: true }));
    }""")
    expect(order(page)).to_have_text(["Ben", "Mia", "Anna", "Wanda"])
    expect(page.locator("#chair-3")).to_be_focused()


def test_sheep_are_swapped_and_a_bot_replacing_a_person_gets_its_own_name(
    fresh_player: Player,
) -> None:
    page = fresh_player.fill_seats(*FOUR, game="wolle").page
    page.locator("#chair-1").click()
    page.get_by_title("yellow crown").click()
    expect(page.get_by_role("radio", name="red neckerchief: swap with Mia")).to_be_visible()
    page.get_by_title("brown horns").click()
    expect(page.get_by_role("radio", name="brown horns", exact=True)).to_be_checked()
    page.locator("#chair-done").click()
    for number, avatar in enumerate(("9", "2", "1", "4")):
        expect(page.locator(f"{CHAIRS} svg").nth(number)).to_have_attribute("data-avatar", avatar)
    page.locator("#chair-2").click()
    page.get_by_role("radio", name="Bot: Lamb easy takes cards at face value").check(force=True)
    expect(page.get_by_role("textbox", name="Name")).to_have_value("")
    page.locator("#chair-done").click()
    expect(page.locator("#chair-2")).to_have_accessible_name("Lambert bot · easy (place 2 of 4)")


def test_a_refused_name_is_marked_at_its_seat(player: Player) -> None:
    page = player.page
    player.set_seat(3, "person", "Ben")
    page.locator("#start").click()
    expect(page.locator(".notice[data-code='name.twice']")).to_be_visible()
    chair = page.locator("#chair-3")
    expect(page.locator(".chair[data-fault]")).to_have_count(1)
    expect(chair).to_be_focused()
    expect(chair).to_have_accessible_description("Every player needs a different name: “Ben” appears twice.")
    chair.click()
    field = page.get_by_role("textbox", name="Name")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description("Every player needs a different name: “Ben” appears twice.")
    field.fill("Tom")
    expect(field).not_to_have_attribute("aria-invalid", "true")
    field.press("Enter")
    expect(page.locator(".chair[data-fault]")).to_have_count(0)
    page.locator("#start").click()
    assert player.wait_for_decision() == "bids"


def test_ten_seats_fit_at_every_size(open_player: Callable[..., Player]) -> None:
    player = open_player(locale="de").fill_seats(*["bot:steady"] * 2, game="lotte")
    page = player.page
    for _ in range(8):
        page.locator("#add-seat").click()
        page.locator(".kind:has([value=steady])").click()
        page.locator("#chair-done").click()
    expect(page.locator(f"{CHAIRS} small")).to_have_count(10)
    for width, height in SIZES:
        resize(page, width, height)
        where = f"{width}x{height}"
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, where
        assert page.evaluate(OVERLAPS) == 0, where
        assert page.evaluate(SMALL) == [], where
        assert layout_faults(page, names_are_free=True) == [], where
        with painted(page):
            page.locator("#chair-10").click(trial=True)


def test_no_plate_lies_over_the_picture_on_the_table(shared_player: Player) -> None:
    names = ("Anna", "bot:cautious", "bot:steady", "bot:cautious", "bot:steady", "bot:cautious", "bot:steady")
    for count in (3, 4, 5, 7):
        page = shared_player.fill_seats(*names[:count], game="lotte").page
        for size in SIZES:
            resize(page, *size)
            assert page.evaluate(OVER_PICTURE) == [], f"{count} players, {size}"


def test_a_match_of_each_game_is_set_up_by_names(fresh_player: Player) -> None:
    page = fresh_player.page
    for game in GAMES:
        fresh_player.go_to_menu()
        card = page.get_by_role("region", name=english_name(game))
        card.get_by_role("link", name="Choose players").click()
        page.get_by_role("button", name="Player 1").click()
        page.get_by_role("dialog").get_by_role("textbox", name="Name").fill("Anna")
        assert axe_findings(page) == []
        page.get_by_role("button", name="Done").click()
        page.get_by_role("button", name="Add a player").click()
        page.get_by_role("dialog").get_by_role("textbox", name="Name").fill("Ben")
        page.get_by_role("button", name="Done").click()
        table = page.get_by_role("list", name="Players")
        expect(table.get_by_role("button", name="Anna (place 1 of 4)")).to_be_visible()
        expect(table.get_by_role("button", name="Ben (place 4 of 4)")).to_be_visible()
        page.get_by_role("button", name="Start", exact=True).click()
        fresh_player.look()
        expect(page.locator(".seat")).to_have_count(4)


def english_name(game: str) -> str:
    """Return the English name of a game."""
    return f"Volle {game.title()}"


def test_a_match_is_set_up_by_keyboard(fresh_player: Player) -> None:
    page, keys = fresh_player.page, fresh_player.page.keyboard
    tab_to(page, "choose-wolle")
    keys.press("Enter")
    page.locator(".setup").wait_for()
    tab_to(page, "add-seat")
    keys.press("Enter")
    # The choice of person or bot has the focus.
    expect(page.locator(".kind input").first).to_be_focused()
    keys.press("Tab")
    keys.type("Ben")
    keys.press("Enter")
    expect(page.locator("#chair-4 .chair-name")).to_have_text("Ben")
    expect(page.locator("#chair-4")).to_be_focused()
    keys.press("Alt+ArrowDown")
    expect(page.locator("#chair-1 .chair-name")).to_have_text("Ben")
    expect(page.locator("#chair-1")).to_be_focused()
    tab_to(page, "start")
    keys.press("Enter")
    fresh_player.look()


def tab_to(page: Page, target: str) -> None:
    """Press Tab until the element with this id has the focus."""
    for _ in range(40):
        if focused(page) == target:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {target}")


def test_the_set_up_estimates_the_minutes_of_the_match(player: Player) -> None:
    page = player.page
    expect(page.locator("#estimate")).to_have_text("about 35 minutes")
    page.locator("#chair-4").click()
    page.locator("#chair-remove").click()
    expect(page.locator("#estimate")).to_have_text("about 40 minutes")


# Returns true if an element ends above the bar with the start button.
ABOVE_BAR = """(selector) => document.querySelector(selector).getBoundingClientRect().bottom
  <= document.querySelector(".setup-end").getBoundingClientRect().top"""


def test_the_first_chair_stands_above_the_start_bar_of_a_small_phone(player: Player) -> None:
    resize(player.page, 360, 640)
    player.page.evaluate("scrollTo(0, 0)")
    assert player.page.evaluate(ABOVE_BAR, "#chair-1")


@pytest.mark.parametrize("size", swept([(360, 640), (1024, 768)], (360, 640)))
def test_the_opened_invitation_stands_above_the_start_bar(
    fresh_player: Player, size: tuple[int, int]
) -> None:
    page = fresh_player.page
    resize(page, *size)
    page.locator("#choose-wolle").click()
    page.locator("#link summary").click()
    expect(page.locator("#start")).to_have_text("Start and invite")
    expect(page.locator("#link-name-2")).to_be_in_viewport(ratio=1)
    page.wait_for_function(ABOVE_BAR, arg="#link-name-2")


def test_a_person_of_an_earlier_match_is_chosen_by_the_face(fresh_player: Player) -> None:
    player, page = fresh_player, fresh_player.page
    player.fill_seats("Anna", "Ben", game="wolle")
    with player.editing_seat(2):
        page.locator(".sheep-choice input[value='7']").check()
        expect(page.locator(".people")).to_have_count(0)
    player.driver.tap("#start")
    player.wait_for_decision()
    player.fill_seats("Cleo", "Dora", game="lotte")
    with player.editing_seat(2):
        page.locator(".person", has_text="Ben").click()
        expect(page.locator("#chair-name")).to_have_value("Ben")
        expect(page.locator(".sheep-choice input[value='7']")).to_be_checked()
        assert axe_findings(page) == []
    expect(order(page)).to_have_text(["Cleo", "Ben"])


def test_keys_are_explained_once_a_key_moves_the_focus(open_page: Callable[..., Page]) -> None:
    page = open_page("#setup/wolle")
    hint = page.get_by_text("With a keyboard: Alt and an arrow key.")
    expect(page.locator("#chair-1")).to_be_visible()
    expect(hint).to_be_hidden()
    page.keyboard.press("a")
    expect(hint).to_be_hidden()
    page.keyboard.press("Tab")
    expect(hint).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR", "nl-NL"])
def test_the_names_of_bots_stay_whole_in_the_set_up(open_player: Callable[..., Player], locale: str) -> None:
    player = open_player(locale=locale)
    for game, bot, number in (("wolle", "lamb", 5), ("lotte", "steady", 9)):
        player.fill_seats("Anna", *[f"bot:{bot}"] * number, game=game)
        for width, height in [(360, 640), (390, 844), (667, 375), (1024, 768)]:
            resize(player.page, width, height)
            cut = player.page.locator(".chair-plate .chair-name").evaluate_all(
                "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
            )
            assert cut == [], f"{width}x{height}"
            assert layout_faults(player.page) == [], f"{width}x{height}"


def test_a_long_word_ends_in_dots_in_the_set_up(shared_player: Player) -> None:
    player = shared_player.fill_seats("Wilhelminengartenstrasse", "bot:lamb", game="wolle")
    for width, height in [(360, 640), (1024, 768)]:
        resize(player.page, width, height)
        assert layout_faults(player.page) == [], f"{width}x{height}"


def test_the_set_up_offers_the_first_game_until_a_match_has_begun(fresh_player: Player) -> None:
    player, page = fresh_player, fresh_player.page
    page.locator("#choose-wolle").click()
    expect(page.locator(".setup-end").get_by_role("button", name="Learn to play")).to_be_visible()
    page.locator("#start").click()
    player.wait_for_decision()
    page.evaluate("() => { location.hash = '#setup/wolle'; }")
    expect(page.locator("#start")).to_be_visible()
    expect(page.get_by_role("button", name="Learn to play")).to_have_count(0)


def test_what_few_matches_need_is_behind_one_disclosure(fresh_player: Player) -> None:
    player, page = fresh_player, fresh_player.page
    page.locator("#choose-wolle").click()
    for part in ("#start-boards", "#open-herd", "#own-deck", "#deal-words"):
        expect(page.locator(part)).to_be_hidden()
    player.open_more()
    for part in ("#start-boards", "#open-herd", "#deal-words"):
        expect(page.locator(part)).to_be_visible()
    expect(page.locator(".agreed-words")).not_to_contain_text("herds")
    page.locator("#open-herd").check()
    page.locator("#deal-day").check()
    expect(page.locator(".agreed")).to_contain_text("Own herds open · Dice: deal of the day · about")
    expect(page.locator("#setup-more[open]")).to_be_visible()
