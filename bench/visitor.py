"""Opens the site as the benches do: for a player whose taps are those of a pointer, as on a device."""

from __future__ import annotations

from playwright.sync_api import Page

from player import Player, player_at


def open_site(page: Page, site: str, *scripts: str) -> Player:
    """Opens the site, watched by scripts, for a player with a pointer; its engine is ready."""
    for script in scripts:
        page.add_init_script(script)
    page.goto(site)
    return player_at(page, has_pointer=True).arrive()
