"""The script of the `volle-table` element, loaded in every way, and from hosts without headers."""

from collections.abc import Iterator

import pytest

from drivers import Driver
from hosts import INDEX, HostSite, serve_host
from servers import serve_plainly
from setup import DIST

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Another site</title>
<link rel="icon" href="data:,">
{script}
<volle-table scene="wolle.bid.tie"><a href="{site}"><img src="{site}pictures/wolle.bid.tie.svg"
width="640" height="400" alt="Tied bids"></a></volle-table>
</html>
"""
SCRIPTS = {
    "classic": '<script src="{site}element/1.js"></script>',
    "deferred": '<script defer src="{site}element/1.js"></script>',
    "module": '<script type="module" src="{site}element/1.js"></script>',
    "imported": '<script type="module">import("{site}element/1.js")</script>',
}
"""Modules need a host with CORS headers."""
BARE = ("classic", "deferred")
FRAME = "volle-table >> iframe"


@pytest.fixture
def host() -> Iterator[HostSite]:
    """Yield a third-party site."""
    with serve_host() as started:
        yield started


def test_a_table_opens_for_every_way_of_loading_the_script(driver: Driver, site: str, host: HostSite) -> None:
    with serve_plainly(DIST) as bare:
        driver.allowed_origins = [site, bare]
        for way, script in SCRIPTS.items():
            address = bare if way in BARE else site
            host.files = {INDEX: PAGE.format(script=script, site="{site}").format(site=address).encode()}
            driver.open(host.url)
            driver.wait_for("volle-table >> button")
            driver.wait_until("() => document.readyState === 'complete'")
            assert driver.is_visible("volle-table img"), way
            driver.tap("volle-table >> button")
            driver.wait_for(FRAME)
            assert str(driver.attribute(FRAME, "src")).startswith(f"{address}embed.html?scene="), way
        with driver.inside(FRAME):
            driver.wait_for(".guide[data-stage=start]")
