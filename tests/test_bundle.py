"""The names of bundled scripts, which browsers cache for good."""

import pytest

import bundle as bundling
import headers
from setup import ROOT

ENTRY = "js/worker/snapshot-worker.js"


@pytest.fixture
def name_of(tmp_path, monkeypatch):
    """Bundle a script under some headers; return its name."""

    def bundled(rules, *, share):
        monkeypatch.setattr(headers, "header_rules", lambda: rules)
        monkeypatch.setattr(bundling, "CACHE", tmp_path)
        [made] = bundling.bundle(tmp_path, [ENTRY], {"BUILT_ENGINE": {}}, share=share).values()
        return made.address

    return bundled


@pytest.mark.parametrize("share", [False, True])
def test_a_script_has_another_name_under_another_policy(name_of, share):
    one = [("/*", {"Content-Security-Policy": "one", "Cache-Control": "no-cache"})]
    two = [("/*", {"Content-Security-Policy": "two", "Cache-Control": "no-cache"})]
    longer = [("/*", {"Content-Security-Policy": "one", "Cache-Control": "max-age=1"})]
    names = [name_of(rules, share=share) for rules in (one, longer, two)]
    assert names[0] == names[1] != names[2]


SOURCES = {
    "shared.js": "export const shared = () => console.log('shared');",
    "more.js": "import { shared } from './shared.js'; shared();",
    "page.js": "import { shared } from './shared.js'; shared(); import('./more.js');",
    "frame.js": "import('./more.js');",
}


@pytest.mark.parametrize(("entries", "imports"), [(["page.js"], 0), (["page.js", "frame.js"], 1)])
def test_what_a_page_shares_with_its_imports_on_demand_is_no_script_of_its_own(
    tmp_path, monkeypatch, entries, imports
):
    monkeypatch.setattr(bundling, "CACHE", tmp_path)
    monkeypatch.setattr(bundling, "ROOT", tmp_path)
    for folder in ("node_modules", "tools"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    for name, text in SOURCES.items():
        (tmp_path / name).write_text(text)
    made = bundling.bundle(tmp_path, entries, {}, share=True)
    assert len(made["page.js"].imports) == imports
    on_demand = 1
    assert len(list((tmp_path / "assets").iterdir())) == len(entries) + on_demand + imports
