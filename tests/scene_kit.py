"""Scenes under mutated rules, to check that they detect the mutation."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from scenes import BadScene, Scene, proves
from volle.core import match as matches
from volle.core.errors import GameError

Change = tuple[Any, str, object]
"""A module or class, the name of an attribute, and its replacement."""


@contextmanager
def switched(changes: Iterable[Change], cached: Iterable[Any] = ()) -> Iterator[None]:
    """Apply mutations within the context, with the caches of `cached` functions cleared."""
    with pytest.MonkeyPatch.context() as patch:
        for owner, name, value in changes:
            patch.setattr(owner, name, value)
        forget(cached)
        try:
            yield
        finally:
            forget(cached)


def forget(cached: Iterable[Any]) -> None:
    """Clear caches."""
    for function in cached:
        function.cache_clear()


def holds(scene: Scene) -> bool:
    """Return True if a scene can still be played to its end and proves its rules."""
    was = scene.match
    try:
        again = matches.begin(was.game, was.names, was.game.format_options(was.options))
        for action in was.log[: scene.end]:
            again = matches.play(again, action)
        played = replace(scene, match=again)
        return all(proves(played, rule, proof) for rule, proof in scene.shows)
    except (GameError, BadScene):
        return False
