"""Installability of the site, which only a full Chromium checks."""

from typing import Any

import pytest

from offline import GET_ALL, listed_files
from player import Player
from servers import OwnSite


@pytest.mark.only_in("chromium")
def test_the_site_can_be_installed(player: Player, own_site: OwnSite) -> None:
    player.driver.open(own_site.url)
    player.driver.wait_for("body[data-offline=ready]")
    session = player.page.context.new_cdp_session(player.page)
    faults: list[dict[str, Any]] = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Tests run in private windows, which never install anything.
    assert {fault["errorId"] for fault in faults} <= {"in-incognito"}
    manifest = session.send("Page.getAppManifest")
    assert not manifest["errors"]
    icons = player.driver.run("(text) => JSON.parse(text).icons.map((icon) => icon.src)", manifest["data"])
    files = listed_files(own_site)
    paths = [icon.removeprefix("../") for icon in icons]
    assert player.driver.run(GET_ALL, paths) == {path: files[path] for path in paths}
