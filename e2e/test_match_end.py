"""The end of a match: the end sequence, which can be skipped, and the results after it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from layout import layout_faults
from match_records import NAMES, is_persons_turn, walk, write_save
from page_opener import TABLET
from player import NEXT_FRAME, Player, player_at, resize
from scope import EITHER_GAME
from screen_states import MOST_SEATS, SHORT_OPTIONS
from storage import send_request
from volle.core.match import Match, luck_of_winners
from volle.core.rematch import rematch_offer


def nearly_over(game: str, names: tuple[str, ...] = NAMES, options: dict[str, object] | None = None) -> Match:
    """Return a match at the last decision of a person."""
    moments = [match for match in walk(names, "end", game, options) if match.to_act]
    return [match for match in moments if match.to_act[0] >= 0 and is_persons_turn(match)][-1]


@EITHER_GAME
def test_another_match_can_begin_after_the_end_sequence(
    shared_player: Player, tmp_path: Path, game: str
) -> None:
    player = shared_player
    player.open_record(write_save(nearly_over(game), tmp_path))
    player.play_to_the_end()
    page = player.page
    expect(page.locator(".scores[data-act=all]")).to_be_visible()
    winner = page.locator(".podium-step[data-place='1'] [data-winner=true] .podium-name").inner_text()
    expect(page.locator("#scores-heading")).to_contain_text(winner)
    expect(page.locator(".highlight").first).to_be_visible()
    expect(page.locator(".after-match .button-main")).to_have_count(1)
    sheet = page.locator(".fold", has=page.locator(".sheet"))
    expect(sheet.locator(".sheet")).not_to_be_visible()
    sheet.locator("summary").click()
    expect(sheet.locator(".sheet [data-winner=true]").first).to_be_visible()
    page.locator("#again").click()
    expect(page.locator("body[data-phase=over]")).not_to_be_attached()
    player.wait_for_decision()


BY_TAPS = """try { localStorage["volle.settings"] ??= '{"pace":"tap","soundOffered":true}'; } catch {}"""
# Returns all controls in sight.
CONTROLS = """() => [...document.querySelectorAll("a, button, summary")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(".skip"))
  .map((one) => one.id || one.className)"""
LAST_SUM = {"wolle": ".herds", "lotte": ".race-lane[data-won=true]"}


def tap(page: Page) -> None:
    """Tap the end, and wait until the page has drawn what follows."""
    page.locator(".scores").click()
    page.evaluate(NEXT_FRAME)


def at_the_last_sum(open_page: Callable[..., Page], folder: Path, match: Match) -> Player:
    """Return a page that has counted the points of a match, and waits for a tap on the way to the podium."""
    player = player_at(open_page(scripts=[BY_TAPS], viewport=TABLET)).wait_until_ready().skip_animations()
    player.open_record(write_save(match, folder))
    player.play_to_the_end()
    page = player.page
    page.locator(".scores[data-act=count]").wait_for()
    while not page.locator(LAST_SUM[match.game.name]).count():
        tap(page)
    return player


@EITHER_GAME
def test_the_end_is_alone_in_the_window_until_a_long_press_shows_everything(
    open_page: Callable[..., Page], tmp_path: Path, game: str
) -> None:
    page = at_the_last_sum(open_page, tmp_path, nearly_over(game)).page
    assert page.evaluate(CONTROLS) == ["brand", "table-menu", "show-all"]
    assert "unseen" in (page.locator("#scores-heading").get_attribute("class") or "")
    page.locator("#table-menu").click()
    page.locator("dialog #settings").wait_for()
    assert page.locator("dialog a[href='#replay']").count() == 0
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    while page.locator(".scores[data-act=count]").count():
        tap(page)
    places = page.locator(".podium-step[data-shown=true]")
    expect(places).to_have_count(1)
    expect(page.locator("#show-all")).to_have_text("Who won?")
    tap(page)
    expect(places).to_have_count(2)
    assert page.evaluate(CONTROLS) == ["brand", "table-menu", "show-all"]
    while page.locator(".scores[data-known=false]").count():
        tap(page)
    expect(page.locator("#show-all")).to_have_text("Continue")
    page.mouse.down()
    expect(page.locator(".scores[data-act=all]")).to_be_visible()
    page.mouse.up()
    expect(page.locator("#again")).to_be_visible()
    assert page.locator("body").get_attribute("data-phase") == "over"


@EITHER_GAME
def test_the_show_fits_every_window_without_scrolling(
    open_page: Callable[..., Page], tmp_path: Path, game: str
) -> None:
    match = nearly_over(game, MOST_SEATS[game], SHORT_OPTIONS[game])
    page = at_the_last_sum(open_page, tmp_path, match).page
    faults = []
    while (act := page.locator(".scores").get_attribute("data-act")) in {"count", "podium"}:
        for width, height in [(360, 640), (390, 844), (667, 375), (820, 1180), (1024, 600), (1440, 900)]:
            resize(page, width, height)
            faults += [f"{width}x{height}, {act}: {fault}" for fault in layout_faults(page, fits=True)]
        tap(page)
    assert not faults, "\n".join(faults)


@EITHER_GAME
def test_every_window_has_the_buttons_after_a_match_in_sight(
    shared_player: Player, tmp_path: Path, game: str
) -> None:
    player, page = shared_player, shared_player.page
    match = list(walk(MOST_SEATS[game], "end", game, SHORT_OPTIONS[game]))[-1]
    player.open_record(write_save(match, tmp_path))
    expect(page.locator(".scores[data-act=all]")).to_be_visible()
    for width, height in [(360, 640), (390, 844), (667, 375), (1024, 768)]:
        resize(page, width, height)
        for button in page.locator(".after-match .button").all():
            expect(button).to_be_in_viewport(ratio=1)


# Notes every text of the score of the sheep that wins, from the change that lets it win.
NOTE_SCORES = """() => {
  globalThis.noted = [];
  const look = () => {
    const score = document.querySelector(".race-lane[data-won=true] .race-score");
    if (score) noted.push(score.textContent);
  };
  const all = { attributes: true, characterData: true, childList: true, subtree: true };
  new MutationObserver(look).observe(document.querySelector(".race"), all);
}"""


def test_the_score_counts_while_the_winning_sheep_runs(
    open_page: Callable[..., Page], tmp_path: Path
) -> None:
    player = player_at(open_page(scripts=[BY_TAPS], viewport=TABLET)).wait_until_ready().skip_animations()
    player.open_record(write_save(nearly_over("lotte"), tmp_path))
    player.play_to_the_end()
    page = player.page
    page.locator(".race").wait_for()
    page.evaluate(NOTE_SCORES)
    while not page.locator(LAST_SUM["lotte"]).count():
        tap(page)
    told = page.locator("#scores-told").text_content() or ""
    name = page.locator(".race-lane[data-won=true] .race-name").inner_text()
    points = told.partition(f"{name}: ")[2]
    total = re.match(r"[\d,]+", points)
    assert total
    expect(page.locator(".race-lane[data-won=true] .race-score")).to_have_text(total[0])
    assert page.evaluate("noted[0]") != total[0]


AGAINST_BOTS = ("Anna", "bot:steady", "bot:steady")
REMATCHES = {
    "lucky": "^Luck was on {}’s side\\. Rematch\\?$",
    "unlucky": "^Won with no help from luck: well played, {}! Rematch\\?$",
    "usual": "^Rematch\\?$",
}


def won_by_a_bot(luck: str) -> Match:
    """Return a match that a bot has won with this kind of luck."""
    for number in range(99):
        *_, match = walk(AGAINST_BOTS, f"luck {number}", "lotte", {"preset": "tutto", "target": 1000})
        (winner, *_) = match.game.result(match.state).winners
        if winner and luck_of_winners(match) == luck:
            return match
    raise AssertionError(f"no bot has won and was {luck}")


@pytest.mark.parametrize("luck", REMATCHES)
def test_the_comment_on_a_bots_luck_matches_the_numbers(
    shared_player: Player, tmp_path: Path, luck: str
) -> None:
    shared_player.open_record(write_save(won_by_a_bot(luck), tmp_path))
    page = shared_player.page
    expect(page.locator(".scores[data-act=all][data-won-by=bot]")).to_be_visible()
    winner = page.locator(".podium-seat[data-winner=true] .podium-name").inner_text()
    expect(page.locator(".cheer")).to_have_text(re.compile(REMATCHES[luck].format(winner)))


def ended_with(change: str) -> Match:
    """Return a match after which such a rematch is offered."""
    for number in range(99):
        *_, match = walk(AGAINST_BOTS, f"offer {number}", "lotte", {"target": 1000})
        offer = rematch_offer(match.game, match.names, match.game.result(match.state))
        if offer and offer.change == change:
            return match
    raise AssertionError(f"no match ends with the offer of a match that is {change}")


@pytest.mark.parametrize(("change", "level"), [("harder", "racer"), ("easier", "cautious")])
def test_the_offered_rematch_has_other_bots_and_the_same_rules(
    shared_player: Player, tmp_path: Path, change: str, level: str
) -> None:
    player, page = shared_player, shared_player.page
    player.open_record(write_save(ended_with(change), tmp_path))
    player.open_after_match()
    expect(page.locator("#rematch")).to_have_accessible_name(re.compile(f"a bit {change}"))
    page.locator("#rematch").click()
    expect(page.locator("body[data-phase=over]")).not_to_be_attached()
    player.wait_for_decision()
    record = send_request(page, do="record")["record"]
    assert re.search(rf"^seats: Anna \| bot:{level} \| bot:{level}$", record, re.MULTILINE)
    assert '"target": 1000' in record


# Pauses all animations midway; returns the horizontal overflow of the page.
MID_FLIGHT = """() => {
  for (const flight of document.getAnimations()) {
    flight.pause();
    flight.currentTime = 1000;
  }
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}"""


@EITHER_GAME
def test_the_winners_animation_does_not_widen_the_page(
    shared_player: Player, tmp_path: Path, game: str
) -> None:
    player, page = shared_player, shared_player.page
    page.emulate_media(reduced_motion="no-preference")
    player.open_record(write_save(list(walk(NAMES, "end", game))[-1], tmp_path))
    expect(page.locator(".scores[data-act=all][data-won-by=person]")).to_be_visible()
    for width, height in [(320, 568), (390, 844), (844, 390)]:
        resize(page, width, height)
        assert page.evaluate(MID_FLIGHT) <= 0, f"{width}x{height}"
    page.emulate_media(reduced_motion="reduce")


@EITHER_GAME
def test_scores_print_on_one_page_without_buttons(
    open_player: Callable[..., Player], tmp_path: Path, game: str
) -> None:
    player = open_player()
    page = player.page
    player.open_record(write_save(list(walk(NAMES, "end", game))[-1], tmp_path))
    expect(page.locator(".scores[data-act=all]")).to_be_visible()
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) == 1
    page.emulate_media(media="print")
    expect(page.locator(".sheet tbody tr").last).to_be_visible()
    expect(page.locator("#scores-heading")).to_be_visible()
    expect(page.locator(":is(button, a, summary):visible")).to_have_count(0)
    page.emulate_media(media="screen")
    page.evaluate("globalThis.print = () => { globalThis.isPrinted = true; }")
    player.open_after_match()
    page.locator("#print-scores").click()
    expect(page.locator(".sheet")).to_be_visible()
    assert page.evaluate("isPrinted")


PNG = b"\x89PNG\r\n\x1a\n"


@EITHER_GAME
def test_the_podium_is_shared_as_a_picture(shared_player: Player, tmp_path: Path, game: str) -> None:
    player, page = shared_player, shared_player.page
    player.open_record(write_save(list(walk(NAMES, "end", game))[-1], tmp_path))
    # Without a share sheet, the picture is downloaded.
    page.evaluate("navigator.canShare = undefined")
    with page.expect_download() as downloading:
        page.locator("#share-podium").click()
    picture = downloading.value.path().read_bytes()
    assert picture.startswith(PNG)
    assert int.from_bytes(picture[16:20]) == 1080
    # A picture without shapes or text is far smaller.
    assert len(picture) > 60_000


def test_a_picture_that_a_canvas_would_spoil_comes_as_a_drawing(
    shared_player: Player, tmp_path: Path
) -> None:
    player, page = shared_player, shared_player.page
    player.open_record(write_save(list(walk(NAMES, "end", "lotte"))[-1], tmp_path))
    # As in browsers that give every canvas noise, so that no site recognizes them.
    page.evaluate(
        """() => {
          navigator.canShare = undefined;
          CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
            new ImageData(crypto.getRandomValues(new Uint8ClampedArray(width * height * 4)), width);
        }"""
    )
    with page.expect_download() as downloading:
        page.locator("#share-podium").click()
    assert downloading.value.suggested_filename.endswith(".svg")
    source = downloading.value.path().read_text("utf-8")
    assert source.startswith("<svg")
    assert "Anna" in source
    assert not re.search(r"var\(--|<use|<script", source)
