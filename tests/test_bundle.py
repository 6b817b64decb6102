"""The names of bundled scripts, which browsers cache for good."""

import pytest

import bundle as bundling
import headers

pytestmark = pytest.mark.cpython

ENTRY = "js/worker/snapshot-worker.js"


@pytest.fixture
def name_of(tmp_path, monkeypatch):
    """Bundle a worker under some headers; return the name of its script."""

    def bundled(rules):
        monkeypatch.setattr(headers, "header_rules", lambda: rules)
        monkeypatch.setattr(bundling, "CACHE", tmp_path)
        [made] = bundling.bundle(tmp_path, [ENTRY], {"BUILT_ENGINE": {}}).values()
        return made.address

    return bundled


def test_a_worker_has_another_name_under_another_policy(name_of):
    one = [("/*", {"Content-Security-Policy": "one", "Cache-Control": "no-cache"})]
    two = [("/*", {"Content-Security-Policy": "two", "Cache-Control": "no-cache"})]
    longer = [("/*", {"Content-Security-Policy": "one", "Cache-Control": "max-age=1"})]
    assert name_of(one) == name_of(longer) != name_of(two)
