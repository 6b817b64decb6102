"""Hosts with habits that break other sites: the game works, or names the cause in the visitor's language."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from playwright.sync_api import Page, expect

from conftest import NO_ENGINE
from offline import LOOK_FOR_NEW, cached_files, listed_files, update_site, wait_for, wait_for_menu_text
from page_opener import PageLog
from player import NO_SNAPSHOT_WORKER, PLAIN_FILE
from scope import swept
from servers import (
    AddingHandler,
    OddHandler,
    OwnSite,
    PolicyHandler,
    RefusingHandler,
    SlashlessHandler,
    serve_plainly,
)
from setup import DIST
from words import FALLBACK, languages, plain_words, words_of

Kind = TypeVar("Kind", bound=OddHandler)

SAID = {language: plain_words(words_of(language, FALLBACK)) for language in languages()}


def handler(kind: type[Kind], **habits: object) -> type[Kind]:
    """Return a server with these habits, and a list of requests of its own."""
    return type("Handler", (kind,), {**habits, "asked": []})


def open_with_worker(open_page: Callable[..., Page], address: str, **options: object) -> Page:
    """Open the site with a service worker."""
    return open_page(at=address, service_workers="allow", scripts=[NO_SNAPSHOT_WORKER], **options)


def test_a_host_that_adds_a_script_to_each_page_is_played_offline_with_the_built_pages(
    own_site: OwnSite, open_page: Callable[..., Page], page_log: PageLog
) -> None:
    adding = handler(AddingHandler)
    with serve_plainly(own_site.folder, adding) as address:
        page = open_with_worker(open_page, address)
        wait_for(page, offline="ready", update="none")
        assert cached_files(page) == listed_files(own_site)
        # A private window stores no file as large as these.
        assert all(adding.asked.count(path) <= 2 for path in adding.asked)
        adding.asked.clear()
        page.reload()
        wait_for(page, ready="true", offline="ready", update="none")
        assert {*adding.asked} == {"sw.js"}
        assert page.evaluate("window.added") is None
        before = listed_files(own_site)
        # The page may look for a new version by itself, as soon as there is one.
        adding.asked.clear()
        update_site(own_site)
        page.evaluate(LOOK_FOR_NEW)
        wait_for(page, update="waiting")
        assert not [path for path in adding.asked if path.startswith(("rt/", "engine/"))]
        assert {path for path in listed_files(own_site) if path not in before} <= {*adding.asked}
        page.locator("#update-now").click()
        wait_for_menu_text(page, "newer, no ads")
        wait_for(page, update="none", ready="true", offline="ready")
    page.reload()
    wait_for(page, ready="true", offline="ready")
    # The policy of the page forbids the added script, and the browser reports failed requests.
    page_log.faults.clear()


FAULTS = {
    "changed": (handler(AddingHandler, kinds={".css"}), "de"),
    "missing": (handler(RefusingHandler, kinds={".webmanifest"}), "fr"),
}


@pytest.mark.parametrize("fault", swept(FAULTS, "changed"))
def test_a_host_that_changes_or_refuses_a_kind_of_file_is_named_and_fetches_nothing_again(
    open_page: Callable[..., Page], page_log: PageLog, fault: str
) -> None:
    odd, language = FAULTS[fault]
    with serve_plainly(DIST, odd) as address:
        page = open_with_worker(open_page, address, locale=language)
        notice = page.locator(f"[data-fault={fault}]")
        expect(notice).to_contain_text(choice(language, "offline-failed", fault))
        wait_for(page, ready="true", offline="no", update="none")
        assert not [path for path in odd.asked if path.startswith(("rt/", "engine/")) and is_again(odd, path)]
        odd.asked.clear()
        page.reload()
        expect(notice).to_be_visible()
        wait_for(page, ready="true", offline="no", update="none")
        # The service worker, the file that failed before, and the page, for a new version.
        own = [path for path in odd.asked if path.startswith(("sw.js", "manifests/", "icons/"))]
        assert len(own) <= 3, odd.asked
    page_log.faults.clear()


def is_again(odd: type[OddHandler], path: str) -> bool:
    """Return True if a file was requested more than once."""
    return odd.asked.count(path) > 1


def choice(language: str, name: str, key: str) -> str:
    """Return one of the choices of a message."""
    [message] = re.findall(rf"^{name} = (.*?)^\}}", words_of(language), re.M | re.S)
    [found] = re.findall(rf"\[{key}\] (.*)", message)
    return str(found)


REFUSED = {".ftl": "#crash-about", ".wasm": "[data-code='engine.not-started'] p"}
"""Kinds of files without which the game does not start, and where the page names the cause."""


@pytest.mark.parametrize("ending", swept(REFUSED, ".ftl"))
def test_a_host_that_does_not_know_a_kind_of_file_is_named(
    open_page: Callable[..., Page], page_log: PageLog, ending: str
) -> None:
    with serve_plainly(DIST, handler(RefusingHandler, kinds={ending})) as address:
        page = open_page(at=address, locale="nl")
        expect(page.locator(REFUSED[ending])).to_contain_text(SAID["nl"]["load-missing"])
    page_log.faults.clear()


SLASHLESS = {
    "games/volle?lang=de#rules/wolle": "games/volle/?lang=de#rules/wolle",
    "games/volle": "games/volle/",
    "games/volle/rules/wolle/en": "games/volle/rules/wolle/en/",
    "games/volle/index": "games/volle/index",
}
"""Addresses, and those at which the page is complete."""


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """Return a folder with the site in a folder."""
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "volle").symlink_to(DIST)
    return tmp_path


@pytest.mark.parametrize("removes_slash", swept([False, True], False))
def test_the_address_of_a_folder_needs_no_slash_at_its_end(
    open_page: Callable[..., Page], page_log: PageLog, web: Path, removes_slash: bool
) -> None:
    with serve_plainly(web, handler(SlashlessHandler, removes_slash=removes_slash)) as address:
        page = open_page("games/volle/index.html", at=address, routes=NO_ENGINE)
        for asked, right in SLASHLESS.items():
            page.goto("about:blank")
            page.goto(address + asked)
            reached = right.replace("/?", "/index.html?") if removes_slash else right
            reached = f"{reached}index.html" if removes_slash and reached.endswith("/") else reached
            page.wait_for_url(address + reached)
            page.locator("html[lang] h1").first.wait_for()
            assert page.evaluate(HAS_STYLE), asked
    page_log.faults.clear()


HAS_STYLE = "() => [...document.styleSheets].every((sheet) => sheet.cssRules.length > 0)"


POLICIES = {
    "default-src 'self'": "load-policy",
    "sandbox": "needs-script",
    "sandbox allow-scripts": "load-blocked",
    "require-trusted-types-for 'script'; trusted-types 'none'": "load-blocked",
    "worker-src 'none'": "load-blocked",
    "connect-src 'none'": "load-blocked",
    "script-src 'none'": "start-nothing",
}
"""Policies of hosts, and the sentences about them."""


@pytest.mark.parametrize(
    "policies",
    swept([tuple(POLICIES)], ("default-src 'self'", "sandbox", "sandbox allow-scripts")),
    ids=str,
)
def test_a_host_with_a_policy_under_which_the_game_cannot_run_is_named(
    open_page: Callable[..., Page], page_log: PageLog, policies: tuple[str, ...]
) -> None:
    sending = handler(PolicyHandler)
    with serve_plainly(DIST, sending) as address:
        page = open_page(PLAIN_FILE, at=address, locale="de")
        for number, policy in enumerate(policies):
            sending.policy = policy
            # The browser has the page of the policy before.
            page.goto(f"{address}?{number}")
            # Nothing hides it, and a page without styles has the other languages beside it.
            said = page.locator("p").filter(has_text=SAID["de"][POLICIES[policy]])
            expect(said.first, policy).to_be_visible(timeout=15_000)
    page_log.faults.clear()
