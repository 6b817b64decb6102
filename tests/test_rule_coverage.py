"""Every rule has a test named after its id, and every citation names an existing rule."""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from cases import each_case

ROOT = Path(__file__).resolve().parent.parent
LISTS = sorted((ROOT / "rulebook").glob("*.toml"))


def rules(path):
    """Return the ids of a rule list, in order."""
    return [rule["id"] for rule in tomllib.loads(path.read_text(encoding="utf-8"))["rule"]]


RULES = [rule for path in LISTS for rule in rules(path)]
GAMES = "|".join(path.stem for path in LISTS)
CITED = re.compile(rf"(?<![\w.])(?:{GAMES})(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+")


@cache
def names_below(folder):
    """Return the names of all tests in a folder."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("test_*.py"))
    return {node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def citations(path):
    """Return (line, rule) for every rule that a module cites, in code or in comments."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not re.match(r"\s*(?:from|import) ", line):
            yield from ((number, rule) for rule in CITED.findall(line))


def test_each_rule_is_listed_once():
    assert RULES
    assert len(set(RULES)) == len(RULES)


@each_case("rule", lambda: RULES)
def test_rule_has_a_test_that_bears_its_id(rule):
    name = "test_" + re.sub("[.-]", "_", rule)
    own = Path(__file__).parent / rule.split(".")[0]
    assert any(test == name or test.startswith(f"{name}_") for test in names_below(own))


@each_case("path", lambda: sorted((ROOT / "py" / "volle").rglob("*.py")), lambda path: path.name)
def test_module_cites_only_listed_rules(path):
    assert [cited for cited in citations(path) if cited[1] not in RULES] == []


def test_citations_are_found_at_all():
    found = {rule for path in (ROOT / "py" / "volle").rglob("*.py") for _, rule in citations(path)}
    assert {"wolle.bid.tie", "wolle.result.rescue-14", "lotte.full-roll.must-roll"} <= found


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_related_rules_name_each_other(path):
    related = {
        rule["id"]: rule["related"] for rule in tomllib.loads(path.read_text(encoding="utf-8"))["rule"]
    }
    for rule, others in related.items():
        assert 1 <= len(set(others)) == len(others) <= 4, rule
        assert rule not in others
        # An unknown rule has no list.
        assert [other for other in others if rule not in related.get(other, ())] == []
