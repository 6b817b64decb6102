"""Confidence bands of binomial counts."""

from fractions import Fraction
from math import comb

import pytest

from volle.core import binomial
from volle.core.binomial import usual_band, usual_luck


def chance(rolls, sides, count):
    """Return the probability of a count."""
    return Fraction(comb(rolls, count) * (sides - 1) ** (rolls - count), sides**rolls)


@pytest.mark.parametrize("sides", [6, 8, 10, 12])
@pytest.mark.parametrize("rolls", [1, 5, 30, 61, 200])
def test_no_more_than_one_in_forty_lies_on_either_side_of_the_band(rolls, sides):
    least, most = usual_band(rolls, sides)
    below = sum(chance(rolls, sides, count) for count in range(least))
    above = sum(chance(rolls, sides, count) for count in range(most + 1, rolls + 1))
    assert below <= Fraction(1, 40) >= above


@pytest.mark.parametrize("sides", [6, 8, 10, 12])
@pytest.mark.parametrize("rolls", [1, 5, 30, 61, 200])
def test_the_band_is_as_narrow_as_that_allows(rolls, sides):
    least, most = usual_band(rolls, sides)
    assert sum(chance(rolls, sides, count) for count in range(least + 1)) > Fraction(1, 40)
    assert not most or sum(chance(rolls, sides, count) for count in range(most, rolls + 1)) > Fraction(1, 40)


def test_without_rolls_nothing_is_expected():
    assert usual_band(0, 6) == (0, 0)


@pytest.mark.parametrize("sides", [6, 12])
def test_where_many_are_rolled_the_normal_distribution_says_nearly_the_same(sides):
    exact, normal = binomial._exact(3000, sides), binomial._normal(3000, sides)
    assert all(abs(one - other) <= 2 for one, other in zip(exact, normal, strict=True))


@pytest.mark.parametrize(("spread", "usual"), [(0, 0), (1000, 1960), (4000, 3920)])
def test_luck_is_usually_within_two_standard_deviations(spread, usual):
    assert usual_luck(spread) == usual
