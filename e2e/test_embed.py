"""The table in a page of somebody else, where the browser gives a frame no storage at all."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Frame, Page, expect

from conftest import Seen
from guest import RESTLESS, Guest
from hosts import Host, embedded, fragment_of, hosting, record_in
from lotte_kit import play_on
from moments import match_at
from test_match import no_secret_reached_the_page
from volle.core.match import Match
from volle.core.record import format_record

STORAGES = """async () => {
  const name = async (access) => { try { await access(); return "" } catch (error) { return error.name } };
  return [
    await name(() => localStorage.length),
    await name(() => caches.keys()),
    await name(() => navigator.storage.getDirectory()),
    await name(() => navigator.serviceWorker.getRegistration()),
    await name(() => new Promise((done, fail) => {
      const opening = indexedDB.open("volle");
      opening.onsuccess = done;
      opening.onerror = () => fail(opening.error);
    })),
  ];
}"""


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    """A site of somebody else."""
    with hosting() as started:
        yield started


@pytest.fixture
def open_host(browser: Browser, site: str, host: Host, seen: Seen) -> Iterator[Callable[..., Page]]:
    """Opens a page of somebody else with these addresses in frames; nothing may go wrong in any of them."""
    contexts = []

    def open_one(*addresses: str, width: int = 1024, height: int = 768) -> Page:
        host.show(*addresses, width=width, height=height)
        context = browser.new_context(
            viewport={"width": (width + 20) * len(addresses) + 20, "height": height + 80},
            reduced_motion="reduce",
        )
        contexts.append(context)
        context.add_init_script(RESTLESS)
        seen.watch(context, site, host.url)
        page = context.new_page()
        page.goto(host.url)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert not seen.faults


@pytest.fixture
def open_frame(open_host: Callable[..., Page], site: str) -> Callable[..., Guest]:
    """Lets in guests before one frame whose engine is ready."""

    def open_one(fragment: str = "", width: int = 1024, height: int = 768, **asked: str) -> Guest:
        page = open_host(embedded(site, fragment, **asked), width=width, height=height)
        return Guest(frame_in(page)).arrive()

    return open_one


def frame_in(page: Page, number: int = 0) -> Frame:
    """A frame of a page."""
    frame = page.frame(name=f"frame-{number}")
    assert frame
    return frame


def play(guest: Guest) -> Guest:
    """Begins the match of the door, and waits until somebody is asked."""
    guest.page.locator("#play").click()
    guest.asked()
    return guest


def width_over(guest: Guest) -> int:
    """How far the frame scrolls sideways."""
    return guest.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")


def play_lotte(guest: Guest) -> None:
    play_on(guest)


def play_wolle(guest: Guest) -> None:
    guest.answer()


@pytest.mark.parametrize(
    ("play_one", "asked"),
    [
        (play_wolle, {"game": "wolle", "seats": "Anna|bot:ram|bot:lamb|bot:lamb"}),
        (play_lotte, {"game": "lotte", "seats": "Anna|bot:clown|bot:fox", "options": '{"target": 1000}'}),
    ],
    ids=["wolle", "lotte"],
)
def test_a_match_is_played_to_its_end_where_there_is_no_storage(
    open_frame: Callable[..., Guest], seen: Seen, play_one: Callable[[Guest], None], asked: dict[str, str]
) -> None:
    guest = open_frame(**asked)
    assert all(guest.page.evaluate(STORAGES)), "this browser gives the frame a storage"
    expect(guest.page.locator("body[data-screen=door]")).to_be_attached()
    expect(guest.page.locator(".embedded-seats")).to_contain_text("Anna")
    expect(guest.page.locator(".embedded-room")).to_contain_text("nothing is kept")
    play(guest)
    while guest.asked() != "over":
        play_one(guest)
    expect(guest.page.locator("#scores-heading")).to_be_visible()
    expect(guest.page.locator("#seed")).to_be_attached()
    around = guest.page.page
    assert around.evaluate("heard") == []
    inside = "() => { try { return frames[0].document.title } catch (error) { return error.name } }"
    assert around.evaluate(inside) == "SecurityError"
    if asked["game"] == "wolle":
        assert no_secret_reached_the_page(seen)
    guest.page.locator("#again").click()
    expect(guest.page.locator("body[data-phase=over]")).not_to_be_attached()
    guest.asked()


@pytest.mark.parametrize("page_of_app", ["", "index.html"])
def test_no_other_site_frames_the_app(browser: Browser, host: Host, site: str, page_of_app: str) -> None:
    host.show(site + page_of_app)
    page = browser.new_page()
    with page.expect_console_message(lambda said: "frame-ancestors" in said.text):
        page.goto(host.url)
    expect(page.frame_locator("iframe").locator("#screen")).not_to_be_attached()
    page.close()


@pytest.mark.parametrize("name", ["embed", "embed.html"])
def test_the_table_has_its_headers_by_both_its_names(page: Page, site: str, name: str) -> None:
    headers = page.request.get(site + name).headers
    assert "frame-ancestors *;" in headers["content-security-policy"]
    assert "x-frame-options" not in headers
    assert headers["cache-control"] == "no-cache"


SIZES = [(640, 480), (800, 600), (1024, 768), (360, 640)]


@pytest.mark.parametrize("game", ["wolle", "lotte"])
def test_no_frame_scrolls_sideways_and_every_decision_is_in_sight(
    open_frame: Callable[..., Guest], game: str
) -> None:
    guest = open_frame(game=game, seats="Friederike Annabell|bot:" + BOTS[game])
    expect(guest.page.locator(".embedded-seats")).not_to_be_empty()
    for size in SIZES:
        resize(guest, size)
        expect(guest.page.locator("#play")).to_be_in_viewport(ratio=1)
        assert width_over(guest) == 0, size
    play(guest)
    for size in SIZES:
        resize(guest, size)
        expect(guest.page.locator("#call, .board").first).to_be_in_viewport(ratio=0.9)
        expect(guest.page.locator("#whole-game")).to_be_in_viewport(ratio=1)
        assert width_over(guest) == 0, size


def resize(guest: Guest, size: tuple[int, int]) -> None:
    """Gives the frame another size, in which it begins at its top."""
    change = "size => { const frame = document.querySelector('iframe'); [frame.width, frame.height] = size }"
    guest.page.page.evaluate(change, size)
    guest.page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=size)
    guest.page.evaluate("scrollTo(0, 0)")


BOTS = {"wolle": "ram", "lotte": "fox"}


def waiting_for_bot(match: Match) -> bool:
    """Whether it is a bot's decision in the middle of a match."""
    nexts = match.to_act[0] if match.to_act else None
    return match.ply > 30 and nexts == 1


@pytest.fixture(scope="module")
def running() -> Match:
    """A match in which a bot decides next."""
    return match_at(("Anna", "bot:fox"), waiting_for_bot, seed="link", game="lotte")


def test_a_record_is_on_the_table_and_goes_on_when_somebody_taps(
    open_host: Callable[..., Page], site: str, running: Match
) -> None:
    # Nobody here is in a hurry: what moves, moves by itself.
    page = open_host(embedded(site, fragment_of(format_record(running))))
    page.context.add_init_script("globalThis.setInterval = () => 0")
    page.reload()
    guest = Guest(frame_in(page)).arrive()
    expect(guest.page.locator("body[data-screen=table][data-busy=false]")).to_be_attached()
    assert guest.ply() == running.ply
    expect(guest.page.locator("#go-on")).to_be_visible()
    assert page.evaluate("document.activeElement.id") == "own", "the frame has taken the focus"
    guest.page.locator("#go-on").click()
    expect(guest.page.locator(f'body[data-ply="{running.ply}"]')).not_to_be_attached()


def test_a_person_who_is_asked_in_a_record_goes_on_with_it(open_frame: Callable[..., Guest]) -> None:
    match = match_at(("Anna", "Ben"), lambda match: match.state.phase == "take", seed="take")
    guest = open_frame(fragment_of(format_record(match)), game="lotte")
    assert guest.asked() == "take"
    assert guest.ply() == match.ply
    guest.answer()
    guest.asked()
    assert guest.ply() > match.ply


def test_the_link_to_a_match_holds_what_anybody_may_know(open_frame: Callable[..., Guest]) -> None:
    guest = play(open_frame(game="wolle", seats="Anna|Ben"))
    guest.open_curtain()
    guest.bid("23")
    expect(guest.page.locator(".curtain[data-seat='1']")).to_be_visible()
    guest.page.locator("#table-menu").click()
    guest.page.locator("#copy-link").click()
    link = guest.page.locator("dialog textarea").input_value()
    address, fragment = link.split("#")
    assert address.endswith("/embed.html")
    record = record_in(fragment)
    assert "seats: Anna | Ben\n" in record
    assert "seed:" not in record
    assert "bid 23" not in record


def test_the_match_outlives_its_worker_with_what_the_page_knows_of_it(
    open_frame: Callable[..., Guest], trial: Callable[..., None]
) -> None:
    guest = play(open_frame(game="lotte", seats="Anna|Ben"))
    for _ in range(4):
        guest.answer()
        guest.asked()
    before = guest.ply()
    guest.page.evaluate("seenWorker.terminate(); seenWorker.onerror(new ErrorEvent('error'))")
    guest.answer()
    guest.asked()
    assert guest.ply() > before
    expect(guest.page.locator("#notices .notice")).to_have_count(0)
    trial("worker killed in a frame without storage")


BAD_PARTS: dict[str, tuple[dict[str, str], dict[str, str]]] = {
    "unknown-game": (
        {"v": "2", "lang": "tlh", "game": "chess", "seats": "nobody's business"},
        {"v": "address.v", "lang": "address.lang", "game": "address.game"},
    ),
    "too-many-seats": (
        {"game": "wolle", "seats": "|".join("ABCDEFG"), "options": "{"},
        {"seats": "seats.count", "options": "options.format"},
    ),
    "one-seat": ({"seats": "Anna", "options": "[1]"}, {"seats": "seats.count", "options": "options.format"}),
    "empty-name": (
        {"seats": "Anna||Ben", "options": '{"depth": 9}'},
        {"seats": "name.empty", "options": "options.unknown"},
    ),
    "nobody": ({"seats": ""}, {"seats": "name.empty"}),
    "name-twice": (
        {"game": "lotte", "seats": "Anna|Anna", "options": '{"target": 1}'},
        {"seats": "name.twice", "options": "options.target"},
    ),
    "long-name": ({"seats": f"{'A' * 25}|Ben"}, {"seats": "name.long"}),
    "unknown-bot": ({"seats": "Anna|bot:wolf"}, {"seats": "name.no-such-bot"}),
}


@pytest.mark.parametrize("case", BAD_PARTS)
def test_what_cannot_be_had_is_said_and_a_usual_match_can_be_played(
    open_frame: Callable[..., Guest], case: str
) -> None:
    asked, faults = BAD_PARTS[case]
    guest = open_frame(**asked)
    notices = guest.page.locator("#notices .notice")
    expect(notices).to_have_count(len(faults))
    for part, code in faults.items():
        notice = guest.page.locator(f".notice[data-part={part}]")
        expect(notice).to_have_attribute("data-code", code)
        expect(notice).to_contain_text(f"“{part}”")
        expect(notice).not_to_contain_text("not possible (")
    expect(guest.page.locator(".embedded-seats")).to_contain_text("Player 1")
    play(guest)
    for _ in faults:
        notices.first.get_by_text("Close").click()
    expect(notices).to_have_count(0)


def test_what_is_not_known_is_passed_over(open_frame: Callable[..., Guest]) -> None:
    guest = open_frame(game="lotte", lang="en", v="1", seats=" Anna | bot:clown ", theme="dark", seed="1")
    expect(guest.page.locator(".embedded-seats")).to_contain_text("Anna and Clown")
    expect(guest.page.locator("#notices .notice")).to_have_count(0)


@pytest.fixture(scope="module")
def bad_records(running: Match) -> dict[str, tuple[str, str]]:
    """Fragments that are no records, each with the code of the reason."""
    record = format_record(running)
    whole = fragment_of(record)
    lines = record.splitlines()
    return {
        "characters": ("not a record!", "link.base64"),
        "length": ("AAAAA", "link.base64"),
        "no deflate": ("_" * 40, "link.deflate"),
        "cut off": (whole[: len(whole) // 2], "link.deflate"),
        "longer": (whole + "AAAA", "link.deflate"),
        "no text": (fragment_of(b"\xff\xfe\xff"), "link.deflate"),
        "a bomb": (fragment_of(b"a" * 400_000_000), "record.too-long"),
        "too long": (fragment_of("a" * 1_000_001), "record.too-long"),
        "another text": (fragment_of("Once upon a time"), "record.magic"),
        "cut in a header": (fragment_of("\n".join(lines[:3])), "record.headers-end"),
        "cut in a line": (fragment_of("\n".join(lines[:30])[:-1]), "notation.action"),
        "another game": (fragment_of(record.replace("game: lotte", "game: chess")), "record.game"),
        "against the rules": (fragment_of(record + "1 roll\n"), "turn.not-yours"),
    }


def test_a_damaged_record_is_told_and_changes_nothing(
    open_frame: Callable[..., Guest], bad_records: dict[str, tuple[str, str]], running: Match
) -> None:
    guest = open_frame(bad_records["cut off"][0], game="wolle")
    notices = guest.page.locator("#notices .notice")
    for name, (fragment, code) in bad_records.items():
        guest.page.evaluate("fragment => { location.hash = fragment }", fragment)
        expect(notices, name).to_have_attribute("data-code", code, timeout=60_000)
        expect(notices, name).to_have_count(1)
        expect(notices, name).to_have_attribute("data-part", "record")
        expect(guest.page.locator("#play"), name).to_be_enabled()
    guest.page.evaluate("fragment => { location.hash = fragment }", fragment_of(format_record(running)))
    expect(guest.page.locator("body[data-screen=table]")).to_be_attached()
    expect(notices).to_have_count(0)
    expect(guest.page.locator(".table")).to_have_attribute("data-game", "lotte")


def test_another_record_takes_the_place_of_a_running_match_only_when_that_is_wanted(
    open_frame: Callable[..., Guest], running: Match
) -> None:
    guest = play(open_frame(game="wolle", seats="Anna|Ben"))
    record = format_record(running)
    for wanted, fragment, game in (
        ("no", fragment_of(record), "wolle"),
        ("yes", fragment_of(record.rsplit("\n", 2)[0] + "\n"), "lotte"),
    ):
        guest.page.evaluate("fragment => { location.hash = fragment }", fragment)
        guest.page.locator(f"dialog button{'.button-main' if wanted == 'yes' else ''}").first.click()
        expect(guest.page.locator("dialog")).not_to_be_attached()
        expect(guest.page.locator(".table")).to_have_attribute("data-game", game)


def test_a_record_without_seed_or_seal_goes_on_with_new_dice(open_frame: Callable[..., Guest]) -> None:
    record = "volle 1\ngame: lotte\nrules: 1\nseats: Anna | Ben\noptions: {}\n\ncard bonus-300\n"
    guest = open_frame(fragment_of(record))
    guest.asked()
    assert guest.ply() == 1
    guest.answer()
    guest.asked()
    assert guest.ply() > 1


def test_two_frames_in_one_page_play_two_matches(open_host: Callable[..., Page], site: str) -> None:
    addresses = [embedded(site, game=game, seats="Anna|bot:" + bot) for game, bot in BOTS.items()]
    page = open_host(*addresses, width=800, height=600)
    guests = [Guest(frame_in(page, number)).arrive() for number in range(len(addresses))]
    for guest in guests:
        play(guest)
    for _ in range(3):
        for guest in guests:
            guest.answer()
            guest.asked()
    shown = [guest.page.locator(".table").get_attribute("data-game") for guest in guests]
    assert shown == list(BOTS)


def test_the_way_to_the_whole_game_opens_a_page_of_its_own(open_frame: Callable[..., Guest]) -> None:
    guest = open_frame()
    for link in guest.page.locator("a[target]").all():
        expect(link).to_have_attribute("rel", "noopener")
    expect(guest.page.locator("#whole-game")).to_have_attribute("href", "./")
    assert guest.page.locator("a:not([target]):not(.skip)").count() == 0
