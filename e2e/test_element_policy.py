"""The minimal content security policy of a page with tables: every part of it is necessary."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from hosts import INDEX, HostSite

EXAMPLE = Path(__file__).resolve().parent.parent / "examples" / "rules-page"
# core/test_element.py checks in every browser that the policy suffices.
PARTS = {
    "script-src": "() => !customElements.get('volle-table')",
    "frame-src": "() => document.querySelector('volle-table').open()",
    "img-src": "() => document.querySelector('volle-table img').loading = 'eager'",
}
BREACHES = """addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
  (globalThis.breaches ??= []).push([effectiveDirective, blockedURI]);
})"""


@pytest.fixture
def open_with(browser: Browser, host: HostSite, site: str) -> Iterator[Callable[[str], Page]]:
    """Return a function that opens the example without a part of its policy, and expects violations."""
    contexts = []

    def open_one(without: str) -> Page:
        host.publish(EXAMPLE, site)
        text = host.files[INDEX].decode()
        policy = re.sub(rf"{without} [^;\"]*(; )?", "", text)
        assert policy != text
        host.files[INDEX] = policy.encode()
        context = browser.new_context()
        contexts.append(context)
        context.add_init_script(BREACHES)
        page = context.new_page()
        page.goto(host.url)
        return page

    yield open_one
    for context in contexts:
        context.close()


@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_the_policy_is_necessary(
    open_with: Callable[[str], Page], site: str, part: str
) -> None:
    page = open_with(part)
    page.evaluate(PARTS[part])
    page.wait_for_function("() => globalThis.breaches")
    breaches = page.evaluate("breaches")
    assert all(directive.startswith(part) for directive, _ in breaches)
    assert any(address.startswith(site.rstrip("/")) for _, address in breaches)
