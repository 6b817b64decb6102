"""How files, functions and classes of the Python half are written."""

import ast

import pytest
from test_house import FILES, ROOT, TREES


@pytest.mark.parametrize("folder", ["py", "tests", "tools", "e2e"])
def test_files_are_short_enough_to_read_at_once(folder):
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in sorted((ROOT / folder).rglob("*.py"))
    }
    assert not {path: length for path, length in lengths.items() if length > 300}


@pytest.mark.parametrize("name", FILES)
def test_functions_are_short_enough_to_read_at_once(name):
    functions = [node for node in ast.walk(TREES[name]) if isinstance(node, ast.FunctionDef)]
    assert not [node.name for node in functions if node.end_lineno - node.lineno >= 40]


@pytest.mark.parametrize("name", FILES)
def test_data_cannot_change(name):
    for node in ast.walk(TREES[name]):
        if isinstance(node, ast.ClassDef):
            decorators = list(map(ast.unparse, node.decorator_list))
            if decorators:
                assert "dataclass(frozen=True, slots=True" in decorators[-1]
                assert decorators[:-1] in ([], ["quick"])
