"""The measurements of the benches: taps in the page, seen and unseen."""

from collections.abc import Callable

import interaction
import pace
import pytest
from playwright.sync_api import Page

from player import FAST_PACE, PLAIN_FILE, open_site


@pytest.fixture
def decided(open_page: Callable[..., Page], site: str) -> Callable[[str], Page]:
    """Return a function that makes the first decision of a match on a page with a recording script."""

    def decide(script: str) -> Page:
        page = open_page(PLAIN_FILE, reduced_motion="reduce")
        open_site(page, site, FAST_PACE, script).begin("Anna", "bot:steady", game="lotte").play_decision()
        return page

    return decide


def test_the_pace_bench_counts_taps_at_the_table(decided: Callable[[str], Page]) -> None:
    assert decided(pace.WATCH).evaluate("taps") == 1


def test_the_interaction_bench_measures_a_tap_until_it_is_painted(decided: Callable[[str], Page]) -> None:
    page = decided(interaction.IN_PAGE)
    # A tap is noted once the view after it has been painted.
    page.wait_for_function("() => taps.length")
    (tap,) = page.evaluate("taps")
    stages = [tap[each] for each in ("tapped", "posted", "answered", "drawn", "painted")]
    assert stages == sorted(stages)
