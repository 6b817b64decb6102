"""The start of the engine, in every browser."""

from drivers import Driver
from player import Player
from volle.games import GAMES


def test_the_page_stands_before_the_engine_and_tells_its_progress(driver: Driver, site: str) -> None:
    driver.open(site)
    driver.wait_for("body[data-ready=true][data-start=snapshot]")
    assert driver.count(".door") == len(GAMES)


def test_the_engine_answers_what_it_offers(player: Player, site: str) -> None:
    player.visit(site)
    driver = player.driver
    for name, game in GAMES.items():
        player.go_home()
        driver.tap(f"#door-{name}")
        driver.wait_for(f".setup[data-game={name}]")
        with player.editing(1):
            assert driver.run(
                "() => [...document.querySelectorAll('.kind input')].map(({ value }) => value)"
            ) == ["person", *game.bots]
