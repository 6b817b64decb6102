"""A new version reaches visitors even if the server's validators (time and size) do not change."""

import os
import shutil
from pathlib import Path

import pytest

from offline import update_site
from player import Player
from servers import OwnSite, StampingHandler, serve_plainly
from setup import DIST

LONG_AGO = 315532800
"""1980, the time that some archives give to all files."""

# Notes it if a page withdraws its offer of a new version, until the page is left.
NOTE_WITHDRAWN = """() => new MutationObserver(() => {
  if (!document.querySelector("#update")) sessionStorage.withdrawn = "yes";
}).observe(document, { subtree: true, childList: true, attributes: true })"""


class Folder(OwnSite):
    """A copy of the site whose files all have the same modification time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(DIST, folder)

    def age(self) -> dict[str, int]:
        """Give all files the same time; return the sizes of the files whose names do not change."""
        files = [file for file in self.folder.rglob("*") if file.is_file()]
        for file in files:
            os.utime(file, (LONG_AGO, LONG_AGO))
        return {file.name: file.stat().st_size for file in self.folder.iterdir() if file.is_file()}


@pytest.mark.only_in("chromium", "firefox")
def test_a_version_of_the_same_time_and_size_is_offered_and_used(player: Player, tmp_path: Path) -> None:
    site = Folder(tmp_path / "site")
    sizes = site.age()
    driver = player.driver
    with serve_plainly(site.folder, StampingHandler) as address:
        player.visit(address)
        driver.wait_for("body[data-offline=ready]")
        update_site(site, "no account", "any friend")
        assert site.age() == sizes
        driver.reload()
        driver.wait_for("body[data-update=waiting]")
        # Firefox reports a request as failed that the previous service worker has not answered at its end:
        # let the page load its drawings first, which a sign of the visitor begins.
        driver.press("Shift")
        for game in ("wolle", "lotte"):
            driver.wait_for(f"#{game}-scenery")
        driver.run(NOTE_WITHDRAWN)
        driver.tap("#update-now")
        driver.wait_for("body[data-ready=true][data-update=none]")
        assert "any friend" in driver.run(
            "() => document.querySelector('#screen > .menu .menu-facts').textContent"
        )
        assert driver.run("() => sessionStorage.withdrawn ?? 'no'") == "no"
