"""The sounds of the table: the samples of each recipe, and the clips of the recording."""

from itertools import pairwise
from random import Random

import pytest

from sounds import recording
from sounds.recipes import RECIPES
from sounds.synthesis import RATE


@pytest.fixture(scope="module")
def clips():
    """Return all clips, which take some seconds to compute."""
    return list(recording.clips())


@pytest.fixture(params=RECIPES)
def sound(request, clips):
    """Return the samples of the variants of each sound."""
    return [clip.samples for clip in clips if clip.sound == request.param]


def test_a_sound_is_short(sound):
    for samples in sound:
        assert 0.1 < len(samples) / RATE < 1.5


def test_a_sound_is_neither_clipped_nor_too_soft_to_hear(sound):
    for samples in sound:
        assert 0.15 < max(map(abs, samples)) < 0.81


def test_a_sound_begins_and_ends_without_a_click(sound):
    for samples in sound:
        assert abs(samples[0]) < 0.2
        assert samples[-1] == 0


def test_a_sound_has_no_offset_so_that_no_loudspeaker_is_displaced(sound):
    for samples in sound:
        assert abs(sum(samples) / len(samples)) < 0.01


@pytest.mark.parametrize("name", ["chip", "card"])
def test_a_sound_is_the_same_for_the_same_random_numbers(name):
    assert RECIPES[name](Random(1)) == RECIPES[name](Random(1))
    assert RECIPES[name](Random(1)) != RECIPES[name](Random(2))


def test_no_clip_begins_before_the_last_one_has_ended(clips):
    for one, other in pairwise(clips):
        assert one.start + len(one.samples) / RATE < other.start


def test_the_page_has_the_places_of_the_clips(clips):
    assert recording.CLIPS.read_text("utf-8") == recording.text(clips), "`make sounds` updates them"
