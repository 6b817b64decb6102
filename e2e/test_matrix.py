"""The matrix: every feature of the app after every way of starting it."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import get_args

import pytest
from playwright.sync_api import Browser, Playwright

from matrix.features import FEATURES, Feature, Visit
from matrix.starts import STARTS, StartContext
from page_opener import PageLog
from volle.web import requests

WITHIN_THE_WORKER = {"summary", "receive"}
"""Requests of the protocol that the worker sends, but never the page."""
OF_BOARDS = {"board", "follow"}
"""Requests of the page where phones are boards, which test_boards.py starts in its own ways."""


class SharedVisit:
    """A way of starting, with a visit that all features share until one fails.

    The visit of a failed test stays open for its report; the next test begins another one.
    """

    def __init__(self, name: str, world: StartContext) -> None:
        self._start = STARTS[name]
        self._world = world
        self._opened: AbstractContextManager[Visit] | None = None
        self._visit: Visit | None = None
        self.has_failed = False

    def begin(self) -> Visit:
        """Return the visit, at the menu."""
        if self.has_failed:
            self.end()
        if self._visit is None:
            self._opened = self._start(self._world)
            self._visit = self._opened.__enter__()
        self._visit.player.close_dialogs()
        self._visit.player.go_to_menu()
        self._visit.return_match()
        return self._visit

    def faults(self) -> list[str]:
        """Return the faults of the visit's pages, without failed requests if there is no network."""
        faults = self._world.page_log.faults
        if self._visit and not self._visit.has_network:
            return [fault for fault in faults if "ERR_CONNECTION_REFUSED" not in fault]
        return faults

    def end(self) -> None:
        """Close the page."""
        if self._opened:
            self._opened.__exit__(None, None, None)
        self._visit = self._opened = None
        self._world.page_log.faults.clear()
        self.has_failed = False


@pytest.fixture(scope="module", params=STARTS)
def way(
    request: pytest.FixtureRequest,
    playwright: Playwright,
    browser: Browser,
    site: str,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[SharedVisit]:
    """Yield a way of starting."""
    folder = tmp_path_factory.mktemp("matrix")
    opened = SharedVisit(request.param, StartContext(playwright, browser, site, folder, PageLog(None)))
    yield opened
    opened.end()


@pytest.mark.long
@pytest.mark.parametrize("feature", FEATURES, ids=str)
def test_a_feature_works_after_a_start(way: SharedVisit, feature: Feature) -> None:
    try:
        visit = way.begin()
        visit.forget_requests()
        feature.run(visit)
        assert feature.requests <= visit.requests()
        assert not way.faults()
    except BaseException:
        way.has_failed = True
        raise


def test_the_features_send_every_request_of_the_protocol() -> None:
    known = {request.do for request in get_args(requests.Request)}
    assert known - {do for feature in FEATURES for do in feature.requests} == WITHIN_THE_WORKER | OF_BOARDS
