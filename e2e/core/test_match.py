"""A whole match in every browser, by pointer; test_offline.py plays both games by clicks."""

from core.short_matches import SEATS, SHORT_TARGET, play_on
from player import Player
from volle.games import GAMES

PAINTED = 4
"""Painted decisions: painting without a graphics card costs WebKitGTK more than the rest of the test."""
LANGUAGES = {"chromium": "en", "firefox": "de", "webkit": "fr"}


def test_the_engine_starts_from_its_snapshot_and_a_match_is_played_to_its_end(
    player: Player, site: str, browser_name: str
) -> None:
    language = LANGUAGES[browser_name]
    driver = player.visit(site, f"?lang={language}").driver
    driver.wait_for("body[data-ready=true][data-start=snapshot]")
    assert driver.count(".start-card") == len(GAMES)
    for name, game in GAMES.items():
        player.go_to_menu()
        driver.tap(f"#choose-{name}")
        driver.wait_for(f".setup[data-game={name}]")
        with player.editing_seat(1):
            assert driver.run(
                "() => [...document.querySelectorAll('.kind input')].map(({ value }) => value)"
            ) == ["person", *game.bots]
    player.set_up(*SEATS["lotte"], game="lotte", target=SHORT_TARGET)
    for _ in range(PAINTED):
        if player.wait_for_decision() != "over":
            player.play_decision()
    play_on(player.stop_painting())
    assert driver.attribute("html", "lang") == language
