"""Start of the engine, in every browser."""

from player import Player
from volle.games import GAMES


def test_the_engine_starts_from_its_snapshot_and_lists_its_games(player: Player, site: str) -> None:
    driver = player.visit(site).driver
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
