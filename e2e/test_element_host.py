"""Several tables on a third-party page: their events, and which of them plays."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Error, Page, expect

from drivers import frame_of
from hosts import INDEX, HostSite
from page_opener import PageLog
from player import Player, player_at
from scope import swept
from setup import DIST

PAGE = """<!doctype html>
<html lang="nl">
<meta charset="utf-8">
<style>{style}</style>
<title>A third-party page</title>
<link rel="icon" href="data:,">
<script>
const tableEvents = [];
addEventListener("DOMContentLoaded", () => {{
  for (const table of document.querySelectorAll("volle-table"))
    for (const type of ["ready", "error", "state"])
      table.addEventListener(type, ({{ detail }}) => tableEvents.push([table.id, type, detail]));
}});
</script>
<script type="module" src="{site}element/1.js"></script>
{tables}
</html>
"""
TABLE = """<volle-table id="{name}" {attributes}><a href="{site}"><img src="{site}pictures/wolle.bid.tie.svg"
width="640" height="400" alt="{name}"></a></volle-table>"""


# The content and the events of the tables of a page, and the time since it was loaded.
STATES = """() => ({
  tables: [...document.querySelectorAll("volle-table")].map(({ shadowRoot }) => shadowRoot.innerHTML),
  tableEvents,
  milliseconds: performance.now(),
})"""


@pytest.fixture
def open_tables(
    open_host_page: Callable[..., Page], host: HostSite, site: str, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """Yield a function that opens a page with a table for each name, with these attributes."""
    pages: list[Page] = []

    def open_one(width: int = 1024, style: str = "", **tables: str) -> Page:
        drawn = [TABLE.format(name=name, attributes=each, site=site) for name, each in tables.items()]
        page = PAGE.format(site=site, style=style, tables="\n".join(drawn))
        host.files = {INDEX: page.encode()}
        pages.append(open_host_page(viewport={"width": width, "height": 900}))
        return pages[-1]

    yield open_one
    try:
        states = pages[-1].evaluate(STATES)
    except Error as error:
        states = error
    # It is shown if the test has failed.
    request.node.add_report_section("teardown", "tables", str(states))


def press(page: Page, name: str) -> Player:
    """Open a table; return the player in its frame."""
    page.locator(f"#{name}").get_by_role("button").click()
    return player_at(frame_of(page, f"#{name} iframe")).wait_until_ready()


FAULTS = {
    'game="chess"': "address.game",
    'game="lotte" lang="tlh"': "address.lang",
    'game="lotte" theme="dark"': "address.theme",
    'game="wolle" seats="bot:dragon"': "name.no-such-bot",
    'game="lotte" record="abc"': "link.deflate",
}


@pytest.mark.sweep
@pytest.mark.parametrize("attributes", FAULTS)
def test_a_page_gets_an_error_event_for_an_unavailable_request(
    open_tables: Callable[..., Page], attributes: str
) -> None:
    page = open_tables(one=attributes)
    press(page, "one")
    page.wait_for_function("() => tableEvents.some(([, type]) => type === 'error')")
    assert page.evaluate("tableEvents.find(([, type]) => type === 'error')[2].code") == FAULTS[attributes]


ERRORS = "() => tableEvents.filter(([, type]) => type === 'error').map(([, , { code }]) => code).sort()"


def test_a_page_gets_an_error_event_for_each_fault_of_a_request(open_tables: Callable[..., Page]) -> None:
    page = open_tables(one='game="wolle" theme="dark" seats="bot:dragon" record="abc"')
    press(page, "one")
    page.wait_for_function(f"() => ({ERRORS})().length === 3")
    assert page.evaluate(ERRORS) == ["address.theme", "link.deflate", "name.no-such-bot"]


def test_only_one_table_of_a_page_is_active(
    open_tables: Callable[..., Page],
) -> None:
    attributes = 'game="lotte" seats="Anna|bot:steady"'
    page = open_tables(one=attributes, two=attributes)
    one = press(page, "one")
    one.driver.tap("#play")
    one.play_decision()
    ply = one.ply()
    # Opening the start card of another table takes nothing from the first.
    two = press(page, "two")
    two.page.locator("#play:enabled").wait_for()
    expect(page.locator("#one iframe")).to_have_count(1)
    two.driver.tap("#play")
    expect(page.locator("#one iframe")).to_have_count(0)
    expect(page.locator("#one").get_by_role("button")).to_have_text("Verder spelen")
    one = press(page, "one")
    expect(page.locator("#two iframe")).to_have_count(0)
    one.wait_for_decision()
    assert one.ply() >= ply > 0


def test_a_suspended_scene_can_still_be_restarted(open_tables: Callable[..., Page]) -> None:
    page = open_tables(one='scene="wolle.turn.no-pass/roll-on"', two='game="lotte" seats="Anna|bot:steady"')
    one = press(page, "one")
    for each in ("#call, #go-on", "button.keep", "#scene-play-on"):
        one.page.locator(each).first.wait_for()
        one.driver.tap(each)
    one.page.locator(".guide[data-stage=left]").wait_for()
    press(page, "two").driver.tap("#play")
    expect(page.locator("#one iframe")).to_have_count(0)
    one = press(page, "one")
    one.page.locator(".guide[data-stage=left]").wait_for()
    one.driver.tap("#scene-back")
    one.page.locator(".guide[data-stage=start]").wait_for()


def test_the_picture_of_a_table_fits_a_narrow_page(open_tables: Callable[..., Page]) -> None:
    page = open_tables(width=320, one='scene="wolle.bid.tie"')
    page.locator("#one").get_by_role("button").wait_for()
    picture = page.locator("#one img")
    assert picture.evaluate("(image) => image.decode().then(() => image.clientWidth)") <= 320
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    press(page, "one").page.locator(".guide").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_table_without_a_language_uses_that_of_its_page(open_tables: Callable[..., Page]) -> None:
    page = open_tables(one='scene="wolle.bid.tie" lang="fr"')
    expect(page.locator("#one").get_by_role("button")).to_have_text("Essayer ici")
    press(page, "one").page.locator(".guide").wait_for()
    page.locator("#one").evaluate("(table) => table.removeAttribute('lang')")
    expect(page.frame_locator("#one iframe").locator("html")).to_have_attribute("lang", "nl")


# Records the height of a table's frame whenever it changes.
NOTE_HEIGHTS = """(table) => {
  globalThis.heights = [];
  const frame = table.shadowRoot.querySelector("iframe");
  new ResizeObserver(() => heights.push(frame.clientHeight)).observe(frame);
}"""
# The end of a match may be higher than any window.
FITS = """() => document.body.dataset.phase === "over" ||
  document.documentElement.scrollHeight <= innerHeight"""
SCENES = ("lotte.card.clover", "lotte.roll.stop", "wolle.bid.tie", "wolle.turn.no-pass/roll-on")


@pytest.mark.parametrize("scene", swept(SCENES, SCENES[0]))
def test_a_table_has_its_height_immediately_and_is_never_too_short(
    open_tables: Callable[..., Page], scene: str
) -> None:
    for width in (360, 800, 1024):
        page = open_tables(width=width, style="body { margin: 0 }", one=f'scene="{scene}" lang="en"')
        page.locator("#one").get_by_role("button").click()
        page.locator("#one iframe").wait_for(state="attached")
        page.locator("#one").evaluate(NOTE_HEIGHTS)
        frame = frame_of(page, "#one iframe")
        frame.locator(".guide[data-stage=start]").wait_for()
        frame.wait_for_function(FITS)
        assert len(page.evaluate("heights")) <= 2, width
        player_at(frame).driver.tap("#call, #go-on")
        frame.locator("body[data-busy=false] .guide:not([data-stage=start])").wait_for()
        frame.wait_for_function(FITS)


HIGHER = "(table) => { table.shadowRoot.querySelector('iframe').style.height = '860px' }"


def test_a_table_keeps_the_layout_of_its_initial_height(
    open_tables: Callable[..., Page],
) -> None:
    page = open_tables(style="body { margin: 0 }", one='scene="wolle.turn.no-pass/roll-on"')
    frame = press(page, "one").page
    frame.locator("#call").wait_for()
    before = frame.locator(".stage").bounding_box()
    page.locator("#one").evaluate(
        "(table) => { table.shadowRoot.querySelector('iframe').style.height = '860px' }"
    )
    frame.wait_for_function("() => innerHeight > 800")
    after = frame.locator(".stage").bounding_box()
    assert (before["height"], before["width"]) == (after["height"], after["width"])


def test_a_table_uses_the_options_of_its_element(open_tables: Callable[..., Page]) -> None:
    page = open_tables(one="""game="lotte" lang="en" seats="Anna|bot:steady" options='{"target": 1000}'""")
    player = press(page, "one")
    player.driver.tap("#play")
    player.wait_for_decision()
    expect(player.page.locator("#bar")).to_contain_text("1,000")


def test_a_table_without_a_theme_uses_that_of_its_page(open_tables: Callable[..., Page]) -> None:
    for scheme, theme in (("dark", "night"), ("light", "day")):
        page = open_tables(style=f":root {{ color-scheme: {scheme} }}", one='scene="wolle.bid.tie"')
        frame = press(page, "one").page
        expect(frame.locator("html")).to_have_attribute("data-theme", theme)


# How sites load scripts that are not on the game's server, with what runs after them.
COPIES = {
    "bundle": '<script defer src="bundle.js"></script>',
    "inline": "<script>{script};globalThis.after = 1</script>",
    "blob": """<script>
  const copy = document.createElement("script");
  fetch("bundle.js").then((answer) => answer.blob()).then((blob) => {{
    copy.src = URL.createObjectURL(blob);
    document.head.append(copy);
  }});
</script>""",
    "another name": '<script src="js/volle-table.js"></script>',
    "its own name": '<script src="element/1.js"></script>',
    "module": '<script type="module" src="js/volle-table.js"></script>',
}
COPY_FILES = ("bundle.js", "js/volle-table.js", "element/1.js")
# Returns the address of the frame that a table opens.
FRAME_ADDRESS = """(table) => {
  table.open();
  const { src } = table.shadowRoot.querySelector("iframe");
  table.remove();
  return src;
}"""


def publish_copy(host: HostSite, way: str, table: str) -> None:
    """Serve a page with a table that loads a copy of the script in this way."""
    script = (DIST / "element" / "1.js").read_text("utf-8")
    page = COPY_PAGE.format(script=COPIES[way].format(script=script), table=table)
    host.files = dict.fromkeys(COPY_FILES, f"{script};globalThis.after = 1".encode())
    host.files[INDEX] = page.encode()


COPY_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A third-party page</title>
<link rel="icon" href="data:,">{script}{table}</html>"""


@pytest.mark.parametrize("ways", swept([tuple(COPIES)], ("bundle", "inline", "its own name")), ids=str)
def test_a_copy_of_the_script_takes_the_address_from_the_link_in_the_element(
    open_host_page: Callable[..., Page], host: HostSite, site: str, ways: tuple[str, ...]
) -> None:
    for way in ways:
        publish_copy(host, way, TABLE.format(name="one", attributes='scene="wolle.bid.tie"', site=site))
        page = open_host_page()
        page.locator("#one").get_by_role("button").wait_for()
        assert page.evaluate("globalThis.after") == 1, way
        assert page.locator("#one").evaluate(FRAME_ADDRESS).startswith(f"{site}embed.html?scene="), way


LINKS = {
    "<a href='{site}rules/wolle/en/wolle.bid.tie/'>Tied bids</a>": True,
    "<a href='{site}index.html?lang=de#rules/wolle'>Wolle</a>": True,
    "<img alt='Tied bids' src='{site}pictures/wolle.bid.tie.svg'>": True,
    "<a href='javascript:void(0)'>Tied bids</a>": False,
    "Tied bids": False,
}
"""The content of an element, and True if it has the address of the game."""


def test_a_table_without_an_address_stays_as_it_is_and_says_so_once(
    open_host_page: Callable[..., Page], host: HostSite, site: str
) -> None:
    tables = "".join(f"<volle-table>{each.format(site=site)}</volle-table>" for each in LINKS)
    named = f'<volle-table site="{site.rstrip("/")}"></volle-table>'
    publish_copy(host, "bundle", tables + named)
    page = open_host_page(scripts=[NOTE_WARNINGS])
    page.wait_for_function("() => globalThis.after")
    buttons = [table.get_by_role("button").count() for table in page.locator("volle-table").all()]
    assert buttons == [*map(int, LINKS.values()), 1]
    assert len(page.evaluate("warnings")) == 1
    opened = page.locator("volle-table:has(a[href^=http]), volle-table[site]")
    addresses = opened.evaluate_all(f"(tables) => tables.map({FRAME_ADDRESS})")
    assert len(addresses) == 3
    assert all(address.startswith(f"{site}embed.html") for address in addresses)


NOTE_WARNINGS = "globalThis.warnings = []; console.warn = (words) => warnings.push(words);"


def test_the_button_of_a_table_is_not_printed(open_tables: Callable[..., Page]) -> None:
    page = open_tables(one='scene="wolle.bid.tie"')
    button = page.locator("#one").get_by_role("button")
    expect(button).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("#one button")).not_to_be_visible()
    expect(page.locator("#one img")).to_be_visible()


def test_a_table_in_a_frame_without_an_origin_shows_its_picture_again(
    open_host_page: Callable[..., Page], host: HostSite, site: str, page_log: PageLog
) -> None:
    inner = PAGE.format(site=site, style="", tables=TABLE.format(name="one", attributes="", site=site))
    outer = '<!doctype html><title>A third-party page</title><link rel="icon" href="data:,">'
    host.files = {
        INDEX: f'{outer}<iframe sandbox="allow-scripts" src="inner.html"></iframe>'.encode(),
        "inner.html": inner.encode(),
    }
    page = open_host_page(has_known_seeds=False)
    page.clock.install()
    page.reload()
    frame = page.frame_locator("iframe")
    frame.get_by_role("button").click()
    frame.locator("#one iframe").wait_for()
    page.clock.run_for(21_000)
    expect(frame.locator("#one").get_by_role("alert")).to_be_visible()
    expect(frame.locator("#one").get_by_role("link")).to_be_visible()
    inside = page.frames[1]
    assert inside.evaluate("tableEvents") == [["one", "error", {"code": "frame.lost"}]]
    (blocked,) = page_log.faults
    assert "frame-ancestors" in blocked
    page_log.faults.clear()
