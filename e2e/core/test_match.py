"""A whole match in every browser, painted; test_offline.py plays both games unpainted."""

from core.short_matches import play_a_match
from player import Player

LANGUAGES = {"chromium": "en", "firefox": "de", "webkit": "fr"}


def test_a_match_is_played_to_its_end(player: Player, site: str, browser_name: str) -> None:
    language = LANGUAGES[browser_name]
    play_a_match(player.visit(site, f"?lang={language}"))
    assert player.driver.attribute("html", "lang") == language
