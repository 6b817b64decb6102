"""Write docs/python-views.md and docs/encoding.md, the fields and the numbers of the views, from the games.

Usage: make views-page
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from types import ModuleType

from setup import ROOT
from volle.games import GAMES

HEAD = """# Views in Python

The fields of the frozen records that a seat, a bot or a screen is given: for [Python](python.md) and \
[bots of your own](own-bots.md). Seats are numbers from 0. `view.legal` holds actions, which \
`game.format_action` turns into texts. `make views-page` writes this page from the source.
"""


ENCODING_HEAD = """# Numbers for programs that learn

A view as a list of numbers of a fixed count, and a fixed id for each action: for \
[PettingZoo](pettingzoo.md), [OpenSpiel](openspiel.md) and your own programs. They mean the same in every \
match of a game, for any number of seats and any options.

```pycon
>>> import volle
>>> game = volle.load("lotte")
>>> match = volle.advance(volle.begin(game, ["Anna", "Ben"], {"preset": "tutto"}, seed="i"))
>>> encoding, view = game.encoding(), game.known_to(match.state, 0)
>>> len(encoding.numbers(view)) == encoding.size
True
>>> [encoding.actions[encoding.action_id(view, action)] for action in view.legal]
['keep 1 5', 'keep 1', 'keep 5']

```

Seats are counted from the viewer clockwise, so the viewer is always the first; places without a seat are 0, \
and so is what a position lacks, such as dice before a roll. The numbers hold what the view holds: of \
`game.known_to`, all that the seat has seen; of `game.observe`, what lies on the table.

Actions with cards name them by their places, because sets of sixty cards are far too many: `take 1 3` takes \
the first and the third card of the display in deck order, `top 2` puts the second of the new sheep on top.

`make views-page` writes this page from the source.
"""


def page() -> str:
    """Return the text of the page about views."""
    return "\n".join([HEAD, *(section(name) for name in GAMES)])


def encoding_page() -> str:
    """Return the text of the page about numbers."""
    return "\n".join([ENCODING_HEAD, *(numbers(name) for name in GAMES)])


def numbers(name: str) -> str:
    """Return the numbers of a game's views, and the ids of its actions."""
    make = GAMES[name].encoding
    assert make, "both games have numbers"
    encoding, at = make(), 0
    rows = [f"## Volle {name.title()}", "", f"{encoding.size} numbers:", ""]
    rows += ["| field | from | count | bounds | meaning |", "|---|---|---|---|---|"]
    for field in encoding.fields:
        bounds = f"{field.least} to {field.most}"
        rows.append(f"| `{field.name}` | {at} | {field.size} | {bounds} | {_cell(field.about)} |")
        at += field.size
    ids = (f"{number} `{text}`" for number, text in enumerate(encoding.actions))
    return "\n".join([*rows, "", f"{len(encoding.actions)} ids of actions: {', '.join(ids)}.", ""])


PAGES = {
    ROOT / "docs" / "python-views.md": page,
    ROOT / "docs" / "encoding.md": encoding_page,
}
"""The pages, each with the function that returns its text."""


def section(name: str) -> str:
    """Return the classes of a game's view, the whole table first, and the actions of its seats."""
    types = GAMES[name].types
    assert types, "both games describe their data"
    module = inspect.getmodule(types.view)
    assert module
    classes = [*reversed([*_classes(module)])]
    rest = [*_classes(inspect.getmodule(types.options))]
    actions = {one.__name__ for one in types.action.__args__}
    wanted = {"Card", "Options", "Payment", "Bid"}
    parts = [f"## Volle {name.title()}", "", f"Module `{module.__name__}`:", ""]
    parts += [_table(node) for node in classes]
    parts += [f"Module `{types.options.__module__}`:", ""]
    parts += [_table(node) for node in rest if node.name in wanted]
    parts += ["### Actions of a seat", "", "| class | fields | |", "|---|---|---|"]
    parts += [_action(node) for node in rest if node.name in actions]
    return "\n".join([*parts, ""])


def _classes(module: ModuleType | None) -> Iterator[ast.ClassDef]:
    """Yield the classes of a module, in their order."""
    assert module
    return (node for node in ast.parse(inspect.getsource(module)).body if isinstance(node, ast.ClassDef))


def _table(node: ast.ClassDef) -> str:
    """Return a class as a heading, its docstring, and a table of its fields."""
    head = [
        f"### `{node.name}`",
        "",
        ast.get_docstring(node) or "",
        "",
        "| field | type | |",
        "|---|---|---|",
    ]
    rows = [f"| `{name}` | {_code(kind)} | {_cell(doc)} |" for name, kind, doc in _fields(node)]
    return "\n".join([*head, *rows, ""])


def _action(node: ast.ClassDef) -> str:
    """Return the row of an action."""
    names = ", ".join(f"`{name}: {kind}`" for name, kind, _ in _fields(node) if name != "verb")
    return f"| `{node.name}` | {names} | {_cell(ast.get_docstring(node) or '')} |"


def _fields(node: ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    """Yield name, type and docstring of each public field."""
    for place, field in enumerate(node.body):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and not field.target.id.startswith("_")
        ):
            after = node.body[place + 1] if place + 1 < len(node.body) else None
            is_doc = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
            doc = str(after.value.value) if is_doc else ""  # type: ignore[union-attr]
            yield field.target.id, ast.unparse(field.annotation), doc


def _code(text: str) -> str:
    """Return code for a cell of a table, in which a bar is escaped."""
    return f"`{text}`".replace("|", "\\|")


def _cell(text: str) -> str:
    """Return a docstring on one line."""
    return " ".join(text.split()).replace("|", "\\|")


if __name__ == "__main__":
    for path, text in PAGES.items():
        path.write_text(text(), encoding="utf-8")
        print(f"volle: wrote {path.relative_to(ROOT)}")
