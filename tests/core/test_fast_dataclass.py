"""Quick data classes behave like frozen data classes, but are faster."""

import pickle
from dataclasses import FrozenInstanceError, asdict, dataclass, fields, replace
from inspect import signature
from typing import ClassVar

import pytest

from volle.core import fast_dataclass as module
from volle.core.fast_dataclass import fast_dataclass


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Quick:
    code: ClassVar = "a.code"
    value: int
    other: tuple[int, ...] = ()
    self_: str = "own"


@dataclass(frozen=True, slots=True)
class Usual:
    value: int
    other: tuple[int, ...] = ()
    self_: str = "own"


def test_it_is_made_like_any_other():
    made = Quick(1, self_="mine")
    assert asdict(made) == asdict(Usual(1, self_="mine"))
    assert list(signature(Quick).parameters) == list(signature(Usual).parameters)
    with pytest.raises(TypeError):
        Quick()
    with pytest.raises(TypeError):
        Quick(1, another=2)


def test_it_is_compared_hashed_and_written_like_any_other():
    assert Quick(1) == Quick(1) != Quick(2)
    assert Quick(1) != Usual(1)
    assert hash(Quick(1)) == hash(Usual(1))
    assert repr(Quick(1)) == repr(Usual(1)).replace("Usual", "Quick")


def test_it_cannot_be_changed():
    made = Quick(1)
    assert not hasattr(made, "__dict__")
    for field in fields(made):
        with pytest.raises(FrozenInstanceError):
            setattr(made, field.name, None)
        with pytest.raises(FrozenInstanceError):
            delattr(made, field.name)


def test_a_copy_has_other_values_and_leaves_the_first_alone():
    made = Quick(1, (2,))
    copy = module.replace(made, value=3)
    assert (made, copy) == (Quick(1, (2,)), Quick(3, (2,)))
    assert copy == replace(made, value=3)
    with pytest.raises(FrozenInstanceError):
        copy.value = 4


def test_a_copy_has_no_other_fields():
    with pytest.raises(TypeError):
        module.replace(Quick(1), valu=3)


def test_it_can_be_sent_to_another_process():
    made = Quick(1, (2, 3))
    assert pickle.loads(pickle.dumps(made)) == made  # noqa: S301


def test_it_still_fits_patterns():
    match Quick(1, (2,)):
        case Quick(value, other):
            assert (value, other) == (1, (2,))
