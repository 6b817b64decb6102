"""Dice in space: their numbers, and the same projection at rest (Python) and in the air (the page)."""

import json
import subprocess

import pytest

from drawings import solids
from setup import ROOT

VALUES = [(kind, value) for kind in solids.SOLIDS for value in range(1, len(solids.lying(kind).faces) + 1)]
PROJECT = """
import { RADIUS } from "./js/kit/art/bodies.js";
import { facets } from "./js/kit/art/solids.js";
const drawn = ["d12", "d10", "d8", "d6"].map((kind) =>
  facets(kind, RADIUS).map(({ face, path, fill }) => [face, path, fill]),
);
console.log(JSON.stringify(drawn));
"""


@pytest.mark.parametrize(("kind", "value"), VALUES)
def test_a_die_has_each_number_once_and_shows_the_one_that_was_drawn(kind, value):
    numbers = solids.numbering(kind, value)
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    assert numbers[solids.facets(kind)[-1].face] == value


@pytest.mark.parametrize(("kind", "value"), VALUES)
def test_opposite_faces_of_a_die_have_the_same_sum(kind, value):
    numbers = solids.numbering(kind, value)
    normals = [face.normal for face in solids.lying(kind).faces]
    for number, normal in zip(numbers, normals, strict=True):
        [other] = [n for n, v in zip(numbers, normals, strict=True) if solids.dot(v, normal) < -0.999]
        assert number + other == len(numbers) + 1


def test_the_page_has_the_bodies():
    assert solids.FILE.read_text("utf-8") == solids.text(), "`make drawings` updates them"


def test_the_page_projects_dice_as_they_are_drawn_at_rest():
    command = ["node", "--input-type=module", "--eval", PROJECT]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    drawn = [[[f.face, f.path, f.fill] for f in solids.facets(kind)] for kind in solids.SOLIDS]
    assert json.loads(made.stdout) == drawn
