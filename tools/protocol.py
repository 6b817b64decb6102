"""Writes js/protocol/ from the engine: the types of all that it says, and the facts that no match changes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import facts
from facts import ON_PAGE
from setup import ROOT
from typescript import Declarations, Shape, comment, union
from volle.core.game import AnyGame
from volle.core.options import Option
from volle.web import answers, contest, requests
from volle.web.bridge import Engine
from volle.web.serialize import plain

FOLDER = ROOT / "js" / "protocol"
BIOME = ROOT / "node_modules" / ".bin" / "biome"
HEAD = "Written by tools/protocol.py from {source}: `make protocol` writes it anew.\n"
SHARED_NAMES = {"Request": "EngineRequest"}
GAME_NAMES = {"Event": "GameEvent", "SeatAction": "Legal"}
SHORT = {"TurnView": "Turn", "TakingView": "Taking"}
"""What the page calls a part of the view."""


def files() -> dict[Path, str]:
    """Gives every file of js/protocol/ that is made, with its text."""
    made = {
        "shared.d.ts": shared_types(),
        **{f"{name}.d.ts": game_types(game) for name, game in ON_PAGE.items()},
        "arena.d.ts": arena_types(),
        "facts.d.ts": fact_types(),
        "facts.js": f"{head('the engine')}\nexport const FACTS = {json.dumps(plain(facts.facts()))};\n",
    }
    return {FOLDER / name: formatted(FOLDER / name, text) for name, text in made.items()}


def shared_types() -> str:
    """Gives the types of what is the same for all games: requests, answers, views."""
    shapes = {kind.__name__: Shape(optional=True) for kind in get_args(requests.Request)}
    types = Declarations({"ActionText": "Legal"}, SHARED_NAMES, shapes)
    types.name(requests, "Request")
    answered = [
        f"{json.dumps(do)}: {' | '.join(types.name(*kind) for kind in kinds)};"
        for do, kinds in answers_by_verb()
    ]
    types.name(answers, "Refusal")
    return "\n\n".join(
        [
            head("py/volle/web/requests.py and answers.py, and the types that they import"),
            'export type { Answer, Answers, Message, Request } from "./worker.js";',
            types.text,
            "/** What the engine answers to each request. */\n"
            "export interface EngineAnswers {\n" + "\n".join(answered) + "\n}\n",
        ]
    )


def arena_types() -> str:
    """Return the types that pass between the page and the referee of a contest."""
    types = Declarations({}, {}, {})
    for name in ("ContestRequest", "Started", "ContestStep", "ContestResult"):
        types.name(contest, name)
    members = ""
    for verb, method in contest.ContestSession().handlers().items():
        answer = get_type_hints(method)["return"]
        members += f"{verb}: {' | '.join(kind.__name__ for kind in get_args(answer) or (answer,))};\n"
    doc = comment("The answer of the referee to each request.")
    answers_type = f"{doc}export interface ContestAnswers {{\n{members}}}\n"
    return "\n\n".join([head("py/volle/web/contest.py"), types.text, answers_type])


def answers_by_verb() -> Iterator[tuple[str, list[tuple[ModuleType, str]]]]:
    """Gives the verb of each request, and the types that it may be answered with: their modules and names."""
    for request, method in Engine().answers().items():
        answer = get_type_hints(method)["return"]
        kinds = get_args(answer) or (answer,)
        yield request.do, [(import_module(kind.__module__), kind.__name__) for kind in kinds]


def module_of(kind: Any) -> ModuleType:
    """Return the module that declares a class, or the classes of a union."""
    return sys.modules[(get_args(kind) or (kind,))[0].__module__]


def game_types(game: AnyGame) -> str:
    """Gives the types of a game: its view, its events and its actions."""
    kinds = game.types
    assert kinds, "a game that the page has declares its types"
    shapes = {
        "View": Shape("Shared.View", [f"game: {json.dumps(game.name)};", "options: OptionsJson;"]),
        "SeatView": Shape("Shared.SeatView"),
        "Result": Shape("Shared.Result", ["highlights: readonly Highlight[];"]),
        **{kind.__name__: Shape("Shared.Highlight") for kind in get_args(kinds.highlight)},
        **{kind.__name__: Shape("Shared.GameEvent") for kind in get_args(kinds.event)},
        **{kind.__name__: Shape("Shared.Legal") for kind in get_args(kinds.action)},
    }
    types = Declarations({"Seat": "Seat"}, GAME_NAMES, shapes)
    view = module_of(kinds.view)
    for module, name in (
        (view, "View"),
        (module_of(kinds.event), "Event"),
        (module_of(kinds.highlight), "Highlight"),
        (module_of(kinds.card), "Card"),
        (module_of(kinds.options), "Options"),
    ):
        types.name(module, name)
    short = [f"export type {name} = {long};" for long, name in SHORT.items() if hasattr(view, long)]
    return "\n\n".join(
        [
            head(f"py/volle/{game.name}"),
            'import type * as Shared from "./shared.js";',
            "export type Seat = Shared.Seat;",
            types.text,
            *short,
            options_type(game),
        ]
    )


def options_type(game: AnyGame) -> str:
    """Gives the type of options as JSON: what is left out has its default."""
    members = "".join(f"{option.name}?: {option_type(option)};\n" for option in game.options)
    doc = "What is agreed before a match, as JSON: what is left out has its default."
    return f"{comment(doc)}export interface OptionsJson {{\n{members}}}\n"


def option_type(option: Option) -> str:
    """Gives the type of one option; what is agreed freely is a list of cards."""
    if option.range:
        return "number"
    return union(option.values) if option.values else f"{union([option.default])} | readonly Card[]"


def fact_types() -> str:
    """Gives the types of the facts."""
    types = Declarations({}, {}, {})
    types.name(facts, "Facts")
    games = "\n".join(f"{name}: {game_fact_type(game)};" for name, game in ON_PAGE.items())
    return "\n\n".join(
        [
            head("tools/facts.py"),
            "\n".join(f'import type * as {name} from "./{name}.js";' for name in sorted(ON_PAGE)),
            types.text,
            f"export const FACTS: Facts & {{ games: {{\n{games}\n}} }};\n",
        ]
    )


def game_fact_type(game: AnyGame) -> str:
    """Gives what is known of the facts of a game beyond what is true of each."""
    return (
        f"GameFacts & {{ bots: readonly ({union(tuple(game.bots))})[];"
        f"presets: readonly ({union(game.reference.presets)})[];"
        f"topics: Readonly<Record<{union(tuple(game.reference.topics))}, readonly string[]>>;"
        f"worth: Readonly<Record<{union(tuple(game.reference.worth))}, readonly Worth[]>>;"
        f"cards: readonly {game.name}.Card[] }}"
    )


def head(source: str) -> str:
    """Gives the comment with which a file begins."""
    return comment(HEAD.format(source=source))


def formatted(path: Path, text: str) -> str:
    """Gives the text of a file as biome formats it, or stops where it is not well formed."""
    command = [str(BIOME), "format", f"--stdin-file-path={path.relative_to(ROOT)}"]
    done = subprocess.run(command, cwd=ROOT, input=text, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{path.name} could not be formatted:\n{done.stderr}")
    return done.stdout


def main() -> None:
    """Writes all files."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
        print(f"volle: wrote {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
