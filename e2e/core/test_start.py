"""The start of the engine, in every browser."""

from core.player import Player
from core.visitors import Visitor
from volle.games import GAMES


def test_the_page_stands_before_the_engine_and_tells_its_progress(visitor: Visitor, site: str) -> None:
    visitor.open(site)
    visitor.wait_for("body[data-ready=true][data-start=snapshot]")
    assert visitor.count(".door") == len(GAMES)


def test_the_engine_answers_what_it_offers(player: Player, site: str) -> None:
    see = player.arrive(site).visitor
    for name, game in GAMES.items():
        player.go_home()
        see.tap(f"#door-{name}")
        see.wait_for(f".setup[data-game={name}]")
        assert see.run(
            "() => [...document.querySelectorAll('#kind-1 option')].map(({ value }) => value)"
        ) == ["person", *game.bots]
