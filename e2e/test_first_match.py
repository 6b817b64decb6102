"""The first match on a device: numbers at the seats have words, until a match was over."""

import pytest
from playwright.sync_api import expect

from player import Player, resize

WORDS = {"wolle": ("chips", "sheep no.", "sheep"), "lotte": ("points",)}
BOTS = {"wolle": ("bot:lamb", "bot:ewe"), "lotte": ("bot:steady", "bot:steady")}
SIZES = [(390, 844), (820, 1180), (1024, 768), (1440, 900)]


@pytest.mark.parametrize("game", WORDS)
def test_numbers_at_seats_have_words_in_the_first_match(fresh_player: Player, game: str) -> None:
    player, page = fresh_player, fresh_player.page
    player.begin("Anna", *BOTS[game], game=game).wait_for_decision()
    for width, height in SIZES:
        resize(page, width, height)
        for words in WORDS[game]:
            word = page.locator(".seat").first.locator(".sign-word:visible").filter(has_text=words)
            # On a phone, the number that decides ties has no room for its word, and the place of the herd.
            if not (words.startswith("sheep") and width == 390):
                expect(word.first, f"{width}x{height}").to_be_visible()
    player.remember_a_match()
    page.locator(".seat").first.wait_for()
    expect(page.locator(".sign-word")).to_have_count(0)
