"""Rules for classes of the engine."""

import ast

from cases import each_case
from test_house import FILES, tree


@each_case("name", lambda: FILES)
def test_data_cannot_change(name):
    for node in ast.walk(tree(name)):
        if isinstance(node, ast.ClassDef):
            decorators = list(map(ast.unparse, node.decorator_list))
            if decorators:
                assert "dataclass(frozen=True, slots=True" in decorators[-1]
                assert decorators[:-1] in ([], ["fast_dataclass"])
