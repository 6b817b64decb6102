"""The generated files that describe the engine to the page, and the types of its answers."""

import json
import re
import subprocess
from dataclasses import fields, replace
from itertools import pairwise

import pytest
from builders import NEW, SEED
from matches import KITS, played, up_to
from parts import ON_PAGE

import facts
import protocol as generator
from setup import ROOT
from volle.core.serialization import plain
from volle.games import GAMES
from volle.web import requests
from volle.web.bridge import Engine
from volle.web.serialize import progress, whole

REQUESTS = (
    NEW,
    NEW | {"as": None},
    {"do": "load", "record": "", "seed": SEED, "as": 0},
    {"do": "act", "action": "1 bid 14", "ply": 3, "as": 1},
    {"do": "step", "ply": 3},
    {"do": "chance", "ply": 3},
    {"do": "choose-chance", "ply": 3, "values": ["1", "2"], "as": 0},
    {"do": "take-back", "ply": 3},
    {"do": "leave-lesson", "ply": 3, "as": 0},
    {"do": "view", "as": 0},
    {"do": "follow", "ply": 3, "as": 0},
    {"do": "board", "seat": 0, "message": "{}"},
    {"do": "record"},
    {"do": "check-options", "game": "wolle", "seats": ["Anna"], "options": {}},
    {"do": "why", "action": "1 bid 14"},
    {"do": "odds", "as": 0},
    {"do": "advice", "as": 0},
    {"do": "review"},
    {"do": "ask", "record": ""},
    {"do": "verify", "record": ""},
    {"do": "challenge", "record": "", "records": [""]},
    {"do": "compare", "records": ["", ""]},
    {"do": "calendar", "today": "2026-01-02", "heads": [""]},
    {"do": "watch", "record": None, "everything": False},
    {"do": "position", "ply": 3, "everything": True, "as": 0},
    {"do": "play-on", "ply": 3, "seed": SEED, "same_dice": False, "as": None},
    {"do": "receive", "record": "", "known": None},
    {"do": "read-text", "text": "", "more": False},
    {"do": "record", "link": ""},
    {"do": "load", "record": "", "seats": [1], "secret": SEED, "as": 1},
    {"do": "summary", "record": None},
    {"do": "statistics", "game": "wolle", "summaries": [{}], "when": ["2026-01-02T03:04:05Z"]},
)


@pytest.fixture(scope="module")
def made():
    """Return every generated file for the current engine, by path."""
    return generator.files()


def test_the_files_are_those_that_the_engine_makes(made):
    stale = [path.name for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]
    assert stale == [], "`make protocol` updates them"


def test_no_other_file_says_what_the_engine_says(made):
    others = {path.name for path in generator.FOLDER.iterdir()} - {path.name for path in made}
    assert others == {"built.d.ts", "worker.d.ts"}


def test_every_request_is_read_and_answered():
    assert {request["do"] for request in REQUESTS} == {kind.do for kind in Engine().answers()}
    for request in REQUESTS:
        read = requests.read_request(json.loads(json.dumps(request)))
        assert [getattr(read, field.name) for field in fields(read)] == [
            tuple(value) if isinstance(value, list) else value
            for value in (request.get(field.name.rstrip("_")) for field in fields(read))
        ]


def views_and_events(name):
    """Return every view and event of two matches, including the views between events."""
    views, events = [], []
    for seats, variant in ((2, 0), (3, KITS[name].VARIANTS - 1)):
        match = played(name, seats, variant)
        people = replace(match, names=("Anna", *match.names[1:]))
        steps = [up_to(people, ply) for ply in range(match.ply + 1)]
        answers = [progress(after, 0, before) for before, after in pairwise(steps)]
        frames = [frame for answer in answers for frame in answer["frames"]]
        views += [answer["view"] for answer in answers] + [frame["view"] for frame in frames if frame["view"]]
        events += [frame["event"] for frame in frames] + whole(people, None)["log"]
    return of_all_kinds(views), of_all_kinds(events)


def kinds(value, path=""):
    """Yield where a value has which kinds of values; a word may be the name of a kind, so each is one."""
    if isinstance(value, dict):
        yield f"{path} {sorted(value)}"
        for name, one in value.items():
            yield from kinds(one, f"{path}.{name}")
    elif isinstance(value, (list, tuple)):
        yield f"{path} {len(value)}"
        for one in value:
            yield from kinds(one, f"{path}[]")
    else:
        is_word = isinstance(value, str) and re.fullmatch("[a-z.-]+", value)
        yield f"{path} {value if is_word else type(value)}"


def of_all_kinds(values):
    """Return the values with something that none before them has: the compiler takes long to read all."""
    seen, chosen = set(), []
    for value in values:
        if new := set(kinds(value)) - seen:
            seen |= new
            chosen.append(value)
    return chosen


def test_the_answers_are_of_the_types_that_the_page_reads(tmp_path):
    lines = [f'import type * as shared from "{generator.FOLDER}/shared.js";']
    lines.append(f"export const requests: shared.EngineRequest[] = {json.dumps(REQUESTS)};")
    for name in ON_PAGE:
        views, events = views_and_events(name)
        lines += [
            f'import type * as {name} from "{generator.FOLDER}/{name}.js";',
            f"export const {name}_views: {name}.View[] = {json.dumps(views)};",
            f"export const {name}_events: {name}.GameEvent[] = {json.dumps(events)};",
            f"export const {name}_shared: shared.View[] = {name}_views;",
            f"export const {name}_told: shared.GameEvent[] = {name}_events;",
        ]
    (tmp_path / "answers.ts").write_text("\n".join(lines), encoding="utf-8")
    assert compiled(tmp_path / "answers.ts") == ""


def test_an_invalid_answer_is_detected(tmp_path):
    wrong = {"code": "die.kept", "ply": 1, "seat": 0, "die": "d13", "value": 1, "rule": "wolle.turn.tries"}
    (tmp_path / "wrong.ts").write_text(
        f'import type {{ GameEvent }} from "{generator.FOLDER}/wolle.js";\n'
        f"export const event: GameEvent = {json.dumps(wrong)};\n",
        encoding="utf-8",
    )
    assert '"d13"' in compiled(tmp_path / "wrong.ts")


def test_the_metadata_has_its_types(tmp_path):
    (tmp_path / "facts.ts").write_text(
        f'import {{ FACTS }} from "{generator.FOLDER}/facts.js";\n'
        f"export const facts: typeof FACTS = {json.dumps(plain(facts.facts()))};\n",
        encoding="utf-8",
    )
    assert compiled(tmp_path / "facts.ts") == ""


def compiled(path):
    """Return the compiler's output for a script."""
    options = ("--noEmit", "--strict", "--target", "ES2022", "--module", "ESNext", "--moduleResolution")
    command = [ROOT / "node_modules" / ".bin" / "tsc", *options, "Bundler", "--ignoreConfig", path]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


@pytest.mark.parametrize("name", GAMES)
def test_an_omitted_option_has_the_default_that_is_reported(name):
    game = GAMES[name]
    defaults = {option.name: option.default for option in game.options}
    seats = game.seats[0]
    assert game.parse_options(defaults, seats) == game.parse_options({}, seats)
    for option in game.options:
        assert set(option.presets) <= set(game.reference.presets)
        assert all(option.is_open_to(value) for value in (*option.presets.values(), option.default))


@pytest.mark.parametrize("name", ON_PAGE)
def test_what_the_page_may_ask_about_is_in_the_rulebook(name):
    views_and_events = facts.facts_of(GAMES[name])
    rules = {rule["id"] for rule in views_and_events["rulebook"]}
    asked = {rule for rules in views_and_events["rule_index"].values() for rule in rules}
    asked |= {option.rule for option in views_and_events["options"] if option.rule}
    assert asked - rules == set()
