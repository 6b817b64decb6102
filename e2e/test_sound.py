"""Sound: nothing is created before it is switched on; then the table's sounds play."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from match_records import match_at, write_save
from player import FAST_PACE, SKIP_ANIMATIONS, Player, player_at

# Records in the page the audio contexts, their state, and the sounds started.
LISTEN = """
addEventListener("DOMContentLoaded", () => {
  const state = document.documentElement.dataset;
  Object.assign(state, { contexts: 0, sounds: 0 });
  globalThis.AudioContext = class extends AudioContext {
    constructor(...options) {
      super(...options);
      state.contexts++;
      this.onstatechange = () => (state.audio = this.state);
    }
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    state.sounds++;
    return start.apply(this, when);
  };
}, { once: true });
"""


def test_sounds_play_only_while_sound_is_on(open_page: Callable[..., Page], tmp_path: Path) -> None:
    page = open_page(scripts=[FAST_PACE, SKIP_ANIMATIONS, LISTEN], reduced_motion="reduce")
    player = player_at(page).wait_until_ready()
    match = match_at(
        ("Anna", "bot:steady"), lambda match: match.ply > 20 and match.to_act == (0,), "sound", "lotte"
    )
    player.open_record(write_save(match, tmp_path))
    button = page.locator("#sound")
    expect(button).to_have_attribute("aria-pressed", "false")
    player.play_decision()
    state = page.locator("html")
    expect(state).to_have_attribute("data-contexts", "0")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(state).to_have_attribute("data-audio", "running")
    # A sound confirms the setting.
    expect(state).to_have_attribute("data-sounds", "1")
    player.play_decision()
    expect(state).not_to_have_attribute("data-sounds", "1")
    button.click()
    expect(state).to_have_attribute("data-audio", "suspended")
    before = state.get_attribute("data-sounds")
    player.play_decision()
    expect(state).to_have_attribute("data-sounds", before or "")
    expect(state).to_have_attribute("data-contexts", "1")


def test_the_volume_can_be_chosen_only_while_sound_is_on(shared_player: Player) -> None:
    page = shared_player.open_settings().page
    volume = page.locator("#sound-volume")
    expect(volume).to_be_disabled()
    page.locator("#sound-play").check()
    expect(volume).to_be_enabled()
    page.locator("#sound-play").uncheck()
    expect(volume).to_be_disabled()


def first_roll(page: Page) -> Locator:
    """Begin a match, draw the first card, and return the switch of sound beside the first roll."""
    player_at(page).wait_until_ready().begin("Anna", "Ben", game="lotte")
    offer = page.get_by_role("switch", name="With sound")
    expect(page.locator("#call")).to_be_visible()
    expect(offer).to_have_count(0)
    page.locator("#call").click()
    expect(offer).to_be_visible()
    return offer


def test_the_first_roll_offers_sound_once(open_page: Callable[..., Page]) -> None:
    page = open_page()
    offer = first_roll(page)
    expect(page.locator("#sound")).to_have_accessible_name("Sound")
    page.locator("#call").click()
    expect(offer).to_have_count(0)
    page.reload()
    player_at(page).wait_until_ready()
    expect(page.locator(".table")).to_be_attached()
    expect(offer).to_have_count(0)
    assert page.evaluate("() => JSON.parse(localStorage['volle.settings']).soundOffered")
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "false")


def test_the_switch_beside_the_first_roll_turns_sound_on_and_off(open_page: Callable[..., Page]) -> None:
    page = open_page()
    offer = first_roll(page)
    offer.click()
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "true")
    expect(offer).to_be_checked()
    offer.click()
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "false")
    expect(offer).not_to_be_checked()
