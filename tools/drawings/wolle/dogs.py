"""The eight sheepdogs: they sit alike, and differ in looks only, because all dogs count the same."""

from __future__ import annotations

from typing import NamedTuple

from drawings.ink import GOLD, INK, SKIN, area, dot, figures, line, mirrored, moved, oval, placed, shape
from drawings.wool import Cloud


class Breed(NamedTuple):
    """The looks of a dog: colours, the shapes of ears, mark and tail, and the letter on its collar."""

    coat: str
    ear: str
    chest: str
    ears: str
    mark: str
    iris: str
    tongue: bool
    tail: str
    collar: str
    tag: str


BROWN = "#3a2313"
BREEDS = {
    "d1": Breed(
        "#3c3747", "#3c3747", "#fffaf0", "tipped", "blaze", "#5b3a1e", False, "plume", "#d8433c", "A"
    ),
    "d2": Breed("#e6ac55", "#c98a3a", "#f6d490", "floppy", "", BROWN, True, "plume", "#3c74d6", "B"),
    "d3": Breed("#b5713c", "#6b3d22", "#fff6e6", "long", "blaze", BROWN, False, "thin", "#2f8f5b", "C"),
    "d4": Breed("#9aa3b5", "#7d879b", "#fdfbf4", "mop", "", BROWN, True, "stub", "#f2b73c", "D"),
    "d5": Breed("#78889c", "#5e6d82", "#f7fbff", "pricked", "mask", "#4aa3e8", False, "curl", "#8e4fb8", "E"),
    "d6": Breed("#e58a3f", "#e58a3f", "#fff8ea", "pricked", "blaze", BROWN, True, "stub", "#27a5a0", "F"),
    "d7": Breed("#c58f79", "#a9705b", "#e8bfa8", "curly", "", BROWN, False, "curl", "#ef7fa6", "G"),
    "d8": Breed("#fffaf0", "#3c3747", "#fffaf0", "odd", "patch", BROWN, True, "thin", "#d8433c", "H"),
}


def tipped_ear(fill: str) -> str:
    """Draw an ear with a folded tip."""
    return shape("M-35-8C-42-34-40-46-32-52-20-50-12-42-6-32Z", fill) + shape(
        "M-32-52C-50-52-60-40-57-26-46-27-36-36-27-46Z", fill
    )


def ears_behind(dog: Breed) -> str:
    """Draw the ears that are behind the head."""
    match dog.ears:
        case "tipped":
            return mirrored(tipped_ear(dog.ear))
        case "pricked":
            inner = area("M-33-22Q-37-40-35-50-24-44-18-34Z", SKIN)
            return mirrored(shape("M-37-4Q-46-40-42-62-20-54-8-34Z", dog.ear) + inner)
        case "odd":
            return tipped_ear(dog.ear) + moved("scale(-1 1)", tipped_ear(dog.coat))
        case "mop":
            return shape(Cloud(0, -2, 46, 38, 13, 5).outline, dog.coat)
    return ""


def ears_before(dog: Breed) -> str:
    """Draw the ears and the hair that fall over the head."""
    match dog.ears:
        case "floppy":
            return mirrored(shape("M-27-34C-56-40-66 4-52 24-38 28-33 8-31-8Z", dog.ear))
        case "long":
            return mirrored(shape("M-26-34C-60-34-70 28-55 44-38 48-33 10-31-8Z", dog.ear))
        case "curly":
            ears = mirrored(shape(Cloud(-42, 4, 14, 23, 8, 3).outline, dog.ear))
            return ears + shape(Cloud(0, -36, 23, 15, 7, 4).outline, dog.coat)
        case "mop":
            fringe = line("M-20-8q5 7 3 13M0-12q2 8 0 14M18-10q-4 7-2 13", "#c9c3b4", 3.2)
            return shape(Cloud(0, -20, 36, 22, 9, 2).outline, dog.chest) + fringe
    return ""


def mark(dog: Breed) -> str:
    """Draw the mark on a face."""
    match dog.mark:
        case "blaze":
            return area("M-5-34Q0-37 5-34 6-12 16 4L0 20-16 4Q-6-12-5-34Z", dog.chest)
        case "mask":
            return area(
                "M-33-2C-32-22-10-24-4-6L0-20 4-6C10-24 32-22 33-2 34 18 20 37 0 38-20 37-34 18-33-2Z",
                dog.chest,
            )
        case "patch":
            return f'<path d="M4-26C24-34 36-14 32 4 22 10 8 6 5-6Z" fill="{dog.ear}" opacity=".9"/>'
    return ""


def eye(x: int, iris: str) -> str:
    """Draw an eye that looks inwards."""
    inwards = -x / 15
    pupil = dot(inwards, 1, 5.6, iris) + dot(inwards, 1, 3.2, INK)
    return placed(x, -6, dot(0, 0, 9, "#fff", 2.8), pupil, dot(2, -1.6, 1.8, "#fff"))


def snout(tongue: bool) -> str:
    """Draw nose and mouth, with the tongue out if it has one."""
    lolling = shape("M-7 27V37A7 7 0 0 0 7 37V27Z", "#f2848a", 3) if tongue else ""
    mouth = line("M0 19V25M-14 24Q-8 32 0 25 8 32 14 24", INK, 3.2)
    nose = area("M-10 9Q0 2 10 9 9 18 0 20-9 18-10 9Z", INK)
    return lolling + mouth + nose + line("M-4 9.5Q0 7.5 3 9", "#8d8498", 2.4)


def head(id_: str) -> str:
    """Draw the head of a dog, centred, about 120 wide and 110 high."""
    dog = BREEDS[id_]
    return "".join(
        (
            ears_behind(dog),
            shape("M-36-10C-38-44 38-44 36-10 38 16 24 40 0 40-24 40-38 16-36-10Z", dog.coat),
            mark(dog),
            oval(0, 22, 21, 15.5, dog.chest),
            "" if dog.ears == "mop" else eye(-15, dog.iris) + eye(15, dog.iris),
            snout(dog.tongue),
            ears_before(dog),
        )
    )


TAILS = {
    "plume": "M38-22C66-14 84-40 70-66 62-46 50-44 40-38Z",
    "thin": "M38-16C66-12 72-34 70-58 64-36 54-30 38-28Z",
    "stub": "M44-30Q62-40 60-24 56-14 44-18Z",
    "curl": "M40-20C78-12 84-58 58-62 44-62 44-44 56-44 62-40 52-34 40-34Z",
}


def trunk(dog: Breed) -> str:
    """Draw the body of a dog that sits."""
    ruff = Cloud(0, -52, 26, 24, 9).outline
    chest = area("M-20-76Q0-84 20-76 24-50 0-34-24-50-20-76Z", dog.chest)
    return "".join(
        (
            shape(TAILS[dog.tail], dog.coat),
            shape("M-28-78C-34-56-60-44-56-8Q-54-2-42-2H42Q54-2 56-8C60-44 34-56 28-78Z", dog.coat),
            shape(ruff, dog.chest) if dog.ears in ("mop", "curly") else chest,
            shape("M-20-40V-14Q-28-2-18-2H-4V-42M4-42V-2H18Q28-2 20-14V-40", dog.coat),
            area("M-21-16Q-26-4-18-4H-6V-16ZM6-16V-4H18Q26-4 21-16Z", dog.chest),
            line("M-14-3v-6M14-3v-6M-44-4Q-34-6-34-18M44-4Q34-6 34-18", INK, 3),
        )
    )


def collar(dog: Breed) -> str:
    """Draw a collar with its tag."""
    tag = dot(0, -53, 12.5, GOLD, 3) + figures(dog.tag, 0, -46.5, 18, face="text")
    return shape("M-27-80Q0-66 27-80L29-69Q0-54-29-69Z", dog.collar) + tag


def sitting(id_: str) -> str:
    """Draw a dog that sits, about 150 wide and 170 high, with its paws on y = 0."""
    dog = BREEDS[id_]
    spots = area("M-50-20q10-12 14 2-6 12-14-2M40-34q10-4 8 8-10 4-8-8", "#3c3747")
    return "".join(
        (trunk(dog), spots if dog.mark == "patch" else "", collar(dog), placed(0, -112, head(id_)))
    )
