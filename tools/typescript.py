"""TypeScript from Python types: data classes, named tuples, typed dicts and aliases, with their docstrings.

Fields whose names begin with an underscore are left out, as core.serialization.plain leaves them out.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

WORDS = {
    "str": "string",
    "int": "number",
    "float": "number",
    "Fraction": "number",
    "bool": "boolean",
    "Any": "unknown",
    "object": "object",
}


class Shape(NamedTuple):
    """The parts of an interface that its class does not declare."""

    extends: str = ""
    members: Sequence[str] = ()
    optional: bool = False
    """True to make fields with a default optional."""


class Declarations:
    """The declarations that some types need, each once, in the order of their first use."""

    def __init__(
        self, known: Mapping[str, str], names: Mapping[str, str], shapes: Mapping[str, Shape]
    ) -> None:
        """Take types `known` elsewhere, other `names` for some, and the `shapes` of interfaces."""
        self._known = known
        self._names = names
        self._shapes = shapes
        self._homes: dict[str, ModuleType] = {}
        self._texts: dict[str, str] = {}

    @property
    def text(self) -> str:
        """The text of all declarations."""
        return "\n\n".join(self._texts.values())

    def name(self, module: ModuleType, name: str) -> str:
        """Return the TypeScript name of a type in a module, and declare it at its first use."""
        home = _home(module, name)
        if name in self._known:
            return self._known[name]
        called = self._names.get(name, name)
        if self._homes.setdefault(called, home) is not home:
            sys.exit(f"Two types are called {called}: in {home.__name__} and {self._homes[called].__name__}.")
        if called not in self._texts:
            self._texts[called] = ""
            self._texts[called] = self._declaration(home, name, called)
        return called

    def _declaration(self, home: ModuleType, name: str, called: str) -> str:
        node, doc = _definitions(home)[name]
        if not isinstance(node, ast.ClassDef):
            return f"{comment(doc)}export type {called} = {self._type(node, home)};"
        if "__str__" in vars(vars(home)[name]):
            return f"{comment(doc)}export type {called} = string;"
        shape = self._shapes.get(name, Shape())
        names = [base.id for base in node.bases if isinstance(base, ast.Name)]
        imported = {base for base, of in _imports(home).items() if of.__name__.startswith("volle.")}
        ours = imported | set(_definitions(home))
        bases = [self.name(home, base) for base in names if base in ours and _has_fields(vars(home)[base])]
        wider = ", ".join(filter(None, [shape.extends, *bases]))
        extends = f"extends {wider} " if wider else ""
        members = "\n".join([*shape.members, *self._members(home, node, optional=shape.optional)])
        if not members:
            return f"{comment(doc)}export type {called} = object;"
        return f"{comment(doc)}export interface {called} {extends}{{\n{members}\n}}"

    def _members(self, home: ModuleType, node: ast.ClassDef, *, optional: bool) -> Iterator[str]:
        """Yield the fields of a class; a class variable becomes a literal."""
        for field, doc in _with_docs(node.body):
            if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
                continue
            name = field.target.id
            if name.startswith("_"):
                continue
            kind, mark = field.annotation, "?" * bool(optional and field.value)
            if ast.unparse(kind) == "ClassVar":
                yield f"{name}: {json.dumps(getattr(vars(home)[node.name], name))};"
                continue
            if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired":
                kind, mark = kind.slice, "?"
            yield f"{comment(doc)}{name.rstrip('_')}{mark}: {self._type(kind, home)};"

    def _type(self, node: ast.expr, home: ModuleType) -> str:
        """Translate the syntax tree of a type."""
        match node:
            case ast.Constant(None):
                return "null"
            case ast.Name(name):
                return WORDS.get(name) or self.name(home, name)
            case ast.Attribute(ast.Name(module), name):
                return self.name(vars(home)[module], name)
            case ast.BinOp(left, ast.BitOr(), right):
                one, other = self._type(left, home), self._type(right, home)
                return one if one == other else f"{one} | {other}"
            case ast.Subscript(ast.Name(name), inner):
                return self._generic(name, inner.elts if isinstance(inner, ast.Tuple) else [inner], home)
        raise TypeError(ast.unparse(node))

    def _generic(self, name: str, inner: Sequence[ast.expr], home: ModuleType) -> str:
        if name == "Literal":
            return " | ".join(json.dumps(ast.literal_eval(value)) for value in inner)
        parts = [self._type(part, home) for part in inner if ast.unparse(part) != "..."]
        if name in {"Mapping", "dict"}:
            return f"Readonly<Record<{', '.join(parts)}>>"
        if name == "list" or (name == "tuple" and len(parts) < len(inner)):
            return f"readonly ({parts[0]})[]"
        if name == "tuple":
            return f"readonly [{', '.join(parts)}]"
        raise TypeError(name)


def comment(doc: str) -> str:
    """Format a docstring as a comment."""
    lines = re.sub(r"\bNone\b", "null", textwrap.dedent(doc)).strip().splitlines()
    if len(lines) < 2:
        return "".join(f"/** {line} */\n" for line in lines)
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */", ""])


def union(values: Sequence[Any]) -> str:
    """Return the type of a value that is one of these."""
    if {True, False} == {*values} and {bool} == {*map(type, values)}:
        return "boolean"
    return " | ".join(json.dumps(value) for value in values) or "never"


def _has_fields(kind: type) -> bool:
    """Return False for a class that only adds methods."""
    return any(not name.startswith("_") for of in kind.__mro__ for name in inspect.get_annotations(of))


def _home(module: ModuleType, name: str) -> ModuleType:
    """Return the module that defines a name which a module may import."""
    while name not in _definitions(module):
        module = _imports(module)[name]
    return module


@cache
def _definitions(module: ModuleType) -> Mapping[str, tuple[ast.ClassDef | ast.expr, str]]:
    """Return the classes and aliases that a module defines, each with its docstring."""
    found: dict[str, tuple[ast.ClassDef | ast.expr, str]] = {}
    for node, doc in _with_docs(_tree(module).body):
        match node:
            case ast.ClassDef():
                found[node.name] = node, ast.get_docstring(node) or ""
            case ast.AnnAssign(ast.Name(name), ast.Name("TypeAlias"), ast.expr() as value):
                found[name] = value, doc
            case ast.Assign([ast.Name(name)], ast.Subscript(ast.Name("Literal")) as value):
                found[name] = value, doc
    return found


@cache
def _imports(module: ModuleType) -> Mapping[str, ModuleType]:
    """Return the modules from which a module imports names, also for type checking alone, by name."""
    nodes = [node for node in ast.walk(_tree(module)) if isinstance(node, ast.ImportFrom)]
    return {alias.name: import_module(node.module or "") for node in nodes for alias in node.names}


@cache
def _tree(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def _with_docs(body: Sequence[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Yield each statement with the string below it."""
    for node, after in zip(body, [*body[1:], None], strict=True):
        match after:
            case ast.Expr(ast.Constant(str(doc))):
                yield node, inspect.cleandoc(doc)
            case _:
                yield node, ""
