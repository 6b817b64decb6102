"""Rules for classes of the engine."""

import ast

import pytest
from test_house import FILES, TREES


@pytest.mark.parametrize("name", FILES)
def test_data_cannot_change(name):
    for node in ast.walk(TREES[name]):
        if isinstance(node, ast.ClassDef):
            decorators = list(map(ast.unparse, node.decorator_list))
            if decorators:
                assert "dataclass(frozen=True, slots=True" in decorators[-1]
                assert decorators[:-1] in ([], ["fast_dataclass"])
