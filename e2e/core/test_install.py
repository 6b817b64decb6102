"""The site on a home screen: only a whole Chromium says whether it would put it there."""

from typing import Any

import pytest

from offline import GET, listed_files
from player import Player
from servers import OwnSite


@pytest.mark.only_in("chromium")
def test_the_site_can_be_installed(player: Player, own_site: OwnSite) -> None:
    player.driver.open(own_site.url)
    player.driver.wait_for("body[data-offline=ready]")
    session = player.page.context.new_cdp_session(player.page)
    faults: list[dict[str, Any]] = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A private window never installs anything, and pages of tests live in such.
    assert {fault["errorId"] for fault in faults} <= {"in-incognito"}
    manifest = session.send("Page.getAppManifest")
    assert not manifest["errors"]
    icons = player.driver.run("(text) => JSON.parse(text).icons.map((icon) => icon.src)", manifest["data"])
    for icon in icons:
        path = icon.removeprefix("../")
        assert player.driver.run(GET, path) == listed_files(own_site)[path]
