"""Tests of many cases that share one idea, without the cost of a test for each of them."""

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

import pytest

SHOWN = 3
"""The number of failures of a test that are shown whole."""


def each_case(name: str, cases: Callable[[], Iterable[Any]], names: Callable[[Any], object] = str) -> Any:
    """Return a decorator: the test tries its argument `name` with all cases, and then names all that fail.

    The cases are made when the test runs, because workers that do not run it collect it, too.
    """

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        @wraps(test)
        def try_all(**fixtures: Any) -> None:
            failures: dict[str, BaseException] = {}
            count = 0
            for count, case in enumerate(cases(), 1):  # noqa: B007 - an empty list would pass unseen
                try:
                    test(**{name: case}, **fixtures)
                except (Exception, pytest.fail.Exception) as failure:
                    failures[str(names(case))] = failure
            assert count, "there are no cases"
            if failures:
                said = f"{len(failures)} of {count} cases: {', '.join(failures)}"
                raise BaseExceptionGroup(said, [*failures.values()][:SHOWN])

        signature = inspect.signature(test)
        rest = [each for each in signature.parameters.values() if each.name != name]
        try_all.__signature__ = signature.replace(parameters=rest)  # type: ignore[attr-defined]
        return try_all

    return decorate
