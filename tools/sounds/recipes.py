"""Synthesize each sound of the table.

Dice, cards and chips come from the modes of wood and horn, animals from a sawtooth through the formants of a
mouth, the organ from the overtones of its pipes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import NamedTuple

from sounds.synthesis import (
    RATE,
    Mode,
    Samples,
    band_pass,
    finished,
    generate,
    mix_into,
    noise,
    overtones,
    sawtooth,
    silence,
    smooth_step,
    struck,
)

Mouth = Callable[[float, float], float]
"""A filter of a sample, and how far the mouth is open, from 0 to 1."""


class Note(NamedTuple):
    """A note: its start, its MIDI number, and its length."""

    start: float
    number: int
    seconds: float


RING = 0.16
"""The length of a knock in seconds."""
TABLE = (Mode(190, 0.022, 0.7), Mode(410, 0.012, 0.4))
"""The table below a card that falls flat."""
CHIP = (
    Mode(1180, 0.01, 0.5),
    Mode(2420, 0.04, 1),
    Mode(3610, 0.028, 0.6),
    Mode(5270, 0.014, 0.3),
)
BELL = (
    Mode(812, 0.16, 1),
    Mode(821, 0.15, 0.5),
    Mode(1247, 0.12, 0.7),
    Mode(1985, 0.09, 0.5),
    Mode(2730, 0.06, 0.35),
    Mode(4120, 0.03, 0.2),
)
THUD = (
    Mode(104, 0.08, 0.9),
    Mode(167, 0.065, 1),
    Mode(251, 0.05, 0.8),
    Mode(389, 0.025, 0.45),
)
RELEASE = 0.09
"""The release time of a pipe in seconds."""
OVERTONES = (1, 0.4, 0.35, 0.14, 0.14, 0.05, 0.06)
"""A stopped pipe, which has odd overtones, with an open one an octave above."""
PLANK = (Mode(286, 0.03, 1), Mode(512, 0.022, 0.7), Mode(873, 0.014, 0.5), Mode(1640, 0.006, 0.35))
"""A bid board of wood."""
THREE_NOTES = (Note(0, 72, 0.11), Note(0.15, 76, 0.11), Note(0.3, 79, 0.34))
FANFARE = (
    Note(0, 67, 0.11),
    Note(0.15, 72, 0.11),
    Note(0.3, 76, 0.11),
    *(Note(0.45, number, 0.8) for number in (72, 76, 79, 84)),
)

CADENCE = (
    *(Note(0, number, 0.42) for number in (65, 69, 72)),
    *(Note(0.5, number, 0.7) for number in (60, 64, 67, 72)),
)


def roll(random: Random) -> Samples:
    """Return dice that bounce over the table and nearly come to rest."""
    heard = silence(0.95)
    for _ in range(3):
        time = random.uniform(0, 0.12)
        gap = random.uniform(0.16, 0.24)
        strength = random.uniform(0.7, 1)
        # Each bounce is shorter and softer than the one before.
        while gap > 0.022:
            mix_into(heard, knock_on_wood(random, strength), time, strength)
            time += gap
            gap *= random.uniform(0.64, 0.8)
            strength *= 0.76
    return finished(heard, 0.8)


def land(random: Random) -> Samples:
    """Return dice that fall over a last time."""
    heard = silence(0.38)
    time = 0.0
    gap = random.uniform(0.07, 0.09)
    strength = 1.0
    while strength > 0.2:
        mix_into(heard, knock_on_wood(random, strength), time, strength)
        time += gap
        gap *= 0.72
        strength *= random.uniform(0.6, 0.78)
    return finished(heard, 0.8)


def rattle(random: Random) -> Samples:
    """Return dice that are shaken in two hands, without an end: the last knock goes over into the first."""
    heard = silence(0.64)
    time = 0.0
    while time < 0.64 - RING:
        mix_into(heard, knock_on_wood(random, random.uniform(0.15, 0.4)), time, random.uniform(0.4, 1))
        time += random.uniform(0.028, 0.062)
    return finished(heard, 0.5)


def knock(random: Random) -> Samples:
    """Return a die that is put down."""
    heard = silence(RING + 0.02)
    mix_into(heard, knock_on_wood(random, 0.6), 0, 1)
    # It touches the table with an edge first, and then lies flat.
    mix_into(heard, knock_on_wood(random, 0.4), random.uniform(0.012, 0.02), 0.5)
    return finished(heard, 0.75)


def knock_on_wood(random: Random, strength: float) -> Samples:
    """Return one knock: the board of the table hums and the die clicks, brighter the harder it hits."""
    board = random.uniform(0.92, 1.08)
    die = random.uniform(0.85, 1.15)
    bright = strength**0.7
    modes = (
        Mode(203 * board, 0.026, 0.6),
        Mode(348 * board, 0.019, random.uniform(0.5, 0.9)),
        Mode(561 * board, 0.013, random.uniform(0.4, 0.8)),
        Mode(912 * board, 0.009, random.uniform(0.3, 0.6)),
        Mode(1730 * die, 0.006, 0.6 * bright),
        Mode(2910 * die, 0.0045, 0.6 * bright),
        Mode(4370 * die, 0.003, 0.4 * bright),
    )
    heard = struck(RING, modes)
    contact = generate(0.004, lambda time: noise(random) * math.exp(-time / 0.0008))
    mix_into(heard, contact, 0, 0.5 * bright)
    return heard


def card(random: Random) -> Samples:
    """Return a card that slides and falls flat."""
    return finished(slide(random), 0.22)


def deal(random: Random) -> Samples:
    """Return four cards that are dealt."""
    heard = silence(0.72)
    for nth in range(4):
        mix_into(heard, slide(random), nth * 0.13 + random.uniform(0, 0.02), 1)
    return finished(heard, 0.22)


def shuffle(random: Random) -> Samples:
    """Return two halves of a deck that fall into each other and are pushed together."""
    heard = silence(0.95)
    time, gap = 0.02, 0.026
    while time < 0.5:
        mix_into(heard, snap(random), time, random.uniform(0.35, 0.6))
        gap = max(0.009, gap * 0.96) * random.uniform(0.85, 1.15)
        time += gap
    mix_into(heard, slide(random), 0.58, 0.9)
    return finished(heard, 0.22)


def slide(random: Random) -> Samples:
    """Return a card that slides over the table and falls flat, before its peak is set."""
    length = random.uniform(0.09, 0.12)
    filtered = band_pass()

    def sample_at(time: float) -> float:
        loudness = smooth_step(0, length * 0.7, time) * (1 - smooth_step(length * 0.7, length, time))
        hz = 1800 + 2600 * time / length
        return 1.4 * loudness * filtered(noise(random), min(hz, 5200), 1.2)

    heard = generate(length + 0.12, sample_at)
    mix_into(heard, snap(random), length * 0.92, 0.9)
    mix_into(heard, struck(0.1, TABLE), length * 0.92, 0.5)
    return heard


def snap(random: Random) -> Samples:
    """Return the edge of a card that hits something."""
    filtered = band_pass()
    hz = random.uniform(2200, 3400)
    return generate(0.03, lambda time: 2 * filtered(noise(random), hz, 0.9) * math.exp(-time / 0.005))


def boards(random: Random) -> Samples:
    """Return bid boards that are turned over one after the other and fall flat."""
    heard = silence(0.42)
    for nth in range(3):
        plank = struck(RING, tuned(PLANK, random.uniform(0.9, 1.12)))
        mix_into(heard, plank, nth * 0.1 + random.uniform(0, 0.015), 1 - 0.15 * nth)
        mix_into(heard, snap(random), nth * 0.1, 0.25)
    return finished(heard, 0.4)


def chip(random: Random) -> Samples:
    """Return a chip that falls on another and bounces once."""
    heard = silence(0.3)
    pitch = random.uniform(0.96, 1.04)
    mix_into(heard, struck(0.2, tuned(CHIP, pitch)), 0, 1)
    mix_into(heard, struck(0.2, tuned(CHIP, pitch * 1.05)), random.uniform(0.05, 0.065), 0.55)
    return finished(heard, 0.28)


def pay(random: Random) -> Samples:
    """Return a chip that slides over the table and falls into the bowl of the stock."""
    heard = silence(0.38)
    filtered = band_pass()
    mix_into(heard, generate(0.13, lambda time: filtered(noise(random), 1500 + 9000 * time, 1.5)), 0, 0.35)
    mix_into(heard, struck(0.2, tuned(PLANK, 1.3)), 0.14, 0.9)
    mix_into(heard, struck(0.2, CHIP), 0.14, 0.9)
    mix_into(heard, struck(0.16, tuned(CHIP, 0.9)), 0.21, 0.5)
    return finished(heard, 0.28)


def coins(random: Random) -> Samples:
    """Return chips that run away at a gallop, each higher than the one before."""
    heard = silence(0.72)
    for nth in range(8):
        start = nth * 0.066 + (0.02 if nth % 2 else 0)
        pitch = 0.86 + 0.06 * nth + random.uniform(0, 0.02)
        mix_into(heard, struck(0.16, tuned(CHIP, pitch)), start, 0.6 if nth % 2 else 1)
    return finished(heard, 0.28)


def rescue(random: Random) -> Samples:
    """Return a chip that spins until it lies, and two notes of relief."""
    heard = silence(0.85)
    time, gap = 0.0, 0.075
    while gap > 0.02:
        mix_into(heard, struck(0.12, tuned(CHIP, random.uniform(0.98, 1.03))), time, 0.5)
        time += gap
        gap *= 0.82
    for start, number in ((0.4, 76), (0.52, 84)):
        mix_into(heard, bar(number), start, 1.1)
    return finished(heard, 0.3)


def tuned(modes: Iterable[Mode], pitch: float) -> list[Mode]:
    """Return modes with their frequencies multiplied."""
    return [mode._replace(hz=mode.hz * pitch) for mode in modes]


def bleat(random: Random) -> Samples:
    """Return a bleat: the mouth opens after the voice has begun, and the voice trembles."""
    length = random.uniform(0.55, 0.75)
    pitch = random.uniform(265, 335)
    speed = random.uniform(7.5, 9)
    voice = sawtooth()
    mouth = new_mouth()

    def sample_at(time: float) -> float:
        tremble = math.sin(2 * math.pi * speed * time) * smooth_step(0.05, 0.18, time)
        rising = smooth_step(0, 0.1, time) * 0.12 - smooth_step(0.1, length, time) * 0.2
        source = voice(pitch * (1 + rising + 0.045 * tremble)) + random.uniform(-0.25, 0.25)
        is_open = smooth_step(0.03, 0.13, time) * (1 - 0.4 * smooth_step(length * 0.7, length, time))
        loudness = smooth_step(0, 0.05, time) * (1 - smooth_step(length * 0.75, length, time))
        return mouth(source, is_open) * loudness * (0.62 + 0.38 * tremble)

    return finished(generate(length + 0.03, sample_at), 0.45)


def bark(random: Random) -> Samples:
    """Return two barks."""
    heard = silence(0.48)
    pitch = random.uniform(300, 360)
    mix_into(heard, one_bark(random, pitch), 0, 1)
    mix_into(heard, one_bark(random, pitch * 1.06), random.uniform(0.22, 0.25), 0.8)
    return finished(heard, 0.3)


def woof(random: Random) -> Samples:
    """Return one low bark, of a dog that comes along."""
    heard = silence(0.24)
    mix_into(heard, one_bark(random, 235), 0, 1)
    return finished(heard, 0.3)


def one_bark(random: Random, pitch: float) -> Samples:
    """Return one bark, whose pitch rises quickly and falls."""
    voice = sawtooth()
    mouth = new_mouth()

    def sample_at(time: float) -> float:
        rising = smooth_step(0, 0.035, time) * 0.7 - smooth_step(0.04, 0.15, time) * 0.9
        source = voice(pitch * (1 + rising)) + random.uniform(-0.9, 0.9)
        loudness = smooth_step(0, 0.012, time) * (1 - smooth_step(0.05, 0.17, time))
        return mouth(source, 0.6 + 0.4 * smooth_step(0, 0.05, time)) * loudness

    return generate(0.2, sample_at)


def new_mouth() -> Mouth:
    """Return the filter of a mouth: three formants, the lowest of which rises as the mouth opens."""
    low, middle, high = band_pass(), band_pass(), band_pass()

    def mouth(source: float, is_open: float) -> float:
        upper = 1.5 * middle(source, 1250 + 450 * is_open, 6) + 1.1 * high(source, 2750, 7)
        return low(source, 320 + 530 * is_open, 4) + is_open * upper

    return mouth


def bar(number: int) -> Samples:
    """Return a bar of a xylophone that is struck."""
    hz = pitch_of(number)
    return struck(0.3, (Mode(hz, 0.09, 1), Mode(hz * 3.93, 0.028, 0.4), Mode(hz * 9.2, 0.01, 0.15)))


def steps(_: Random) -> Samples:
    """Return six bars of a xylophone, up the stairs."""
    heard = silence(0.86)
    for nth, number in enumerate((72, 74, 76, 77, 79, 84)):
        mix_into(heard, bar(number), nth * 0.105, 0.7 + 0.06 * nth)
    return finished(heard, 0.34)


def tally(_: Random) -> Samples:
    """Return a counter that springs to a new number, and its bell."""
    heard = silence(0.46)
    for nth in range(3):
        mix_into(heard, struck(0.08, tuned(PLANK, 1.9)), nth * 0.045, 0.45)
    mix_into(heard, bar(79), 0.14, 0.8)
    mix_into(heard, bar(91), 0.14, 0.5)
    return finished(heard, 0.28)


def prize(_: Random) -> Samples:
    """Return a broken chord of bright bars, for a reward."""
    heard = silence(0.58)
    for nth, number in enumerate((84, 88, 91, 96)):
        mix_into(heard, bar(number), nth * 0.07, 0.7 + 0.1 * nth)
    return finished(heard, 0.3)


def glitter(random: Random) -> Samples:
    """Return small bells that fall like leaves."""
    heard = silence(1.05)
    for nth, number in enumerate((96, 91, 93, 88, 91, 84, 88, 79, 84)):
        hz = pitch_of(number)
        bell_of_glass = struck(0.36, (Mode(hz, 0.1, 1), Mode(hz * 2.76, 0.04, 0.35)))
        mix_into(heard, bell_of_glass, nth * 0.082 + random.uniform(0, 0.012), 0.8)
    return finished(heard, 0.24)


def peal(_: Random) -> Samples:
    """Return two bells that ring in turn."""
    heard = silence(1.05)
    for nth, pitch in enumerate((1, 1.26, 1, 1.5)):
        mix_into(heard, struck(0.55, tuned(BELL, pitch)), nth * 0.15, 0.8 + 0.1 * nth)
    return finished(heard, 0.3)


def lap(random: Random) -> Samples:
    """Return the hand bell of the last lap, which rings fast."""
    heard = silence(0.95)
    stroke = struck(0.5, tuned(BELL, 1.42))
    for nth in range(6):
        mix_into(heard, stroke, nth * 0.095 + random.uniform(0, 0.008), 0.7 if nth % 2 else 1)
    return finished(heard, 0.3)


def flock(random: Random) -> Samples:
    """Return the small bells of sheep that walk away."""
    heard = silence(0.85)
    for nth, pitch in enumerate((1.9, 2.25, 1.7, 2.5, 2.1, 1.9)):
        stroke = struck(0.3, tuned(BELL, pitch))
        mix_into(heard, stroke, nth * 0.1 + random.uniform(0, 0.04), 1 - 0.13 * nth)
    return finished(heard, 0.2)


def gloom(random: Random) -> Samples:
    """Return three falling notes of an organ, and a thud."""
    heard = played(random, (Note(0, 63, 0.13), Note(0.17, 60, 0.13), Note(0.34, 54, 0.42)))
    mix_into(heard, struck(0.35, THUD), 0.34, 1.5)
    return finished(heard, 0.26)


def organ(random: Random) -> Samples:
    """Return three rising notes of an organ."""
    return finished(played(random, THREE_NOTES), 0.18)


def fanfare(random: Random) -> Samples:
    """Return the tune for the victory of a person."""
    return finished(played(random, FANFARE), 0.28)


def cadence(random: Random) -> Samples:
    """Return the tune for the victory of a bot."""
    return finished(played(random, CADENCE), 0.22)


def bell(random: Random) -> Samples:
    """Return a sheep's bell that swings twice."""
    heard = silence(0.75)
    clang = struck(0.6, BELL)
    mix_into(heard, clang, 0, 1)
    mix_into(heard, clang, random.uniform(0.12, 0.15), 0.7)
    return finished(heard, 0.28)


def bust(_: Random) -> Samples:
    """Return a whistle that slides down, and a soft fall to the ground."""
    heard = silence(0.95)
    phase = 0.0

    def sample_at(time: float) -> float:
        nonlocal phase
        vibrato = 9 * math.sin(2 * math.pi * 7 * time)
        phase += 2 * math.pi * (900 * (1 - 0.75 * smooth_step(0.05, 0.6, time)) + vibrato) / RATE
        loudness = smooth_step(0, 0.04, time) * (1 - smooth_step(0.5, 0.6, time))
        return (math.sin(phase) + 0.18 * math.sin(2 * phase) + 0.06 * math.sin(3 * phase)) * loudness

    mix_into(heard, generate(0.6, sample_at), 0, 0.6)
    mix_into(heard, struck(0.35, THUD), 0.6, 1)
    return finished(heard, 0.45)


def played(random: Random, notes: Sequence[Note]) -> Samples:
    """Return notes of the organ."""
    heard = silence(max(note.start + note.seconds for note in notes) + RELEASE + 0.02)
    for note in notes:
        mix_into(heard, pipe(random, pitch_of(note.number), note.seconds), note.start, 1)
    return heard


def pitch_of(number: int) -> float:
    """Return the frequency of a MIDI number."""
    return 440 * 2 ** ((number - 69) / 12)


def pipe(random: Random, hz: float, seconds: float) -> Samples:
    """Return one pipe: some air before the tone, and two ranks slightly out of tune."""
    air = band_pass()
    first, second = overtones(OVERTONES), overtones(OVERTONES)

    def sample_at(time: float) -> float:
        tremulant = 1 + 0.08 * math.sin(2 * math.pi * 6.2 * time)
        loudness = smooth_step(0, 0.035, time) * (1 - smooth_step(seconds, seconds + RELEASE, time))
        tone = first(hz) + 0.6 * second(hz * 1.004)
        chiff = air(noise(random), hz * 3, 3) * math.exp(-time / 0.03)
        return loudness * (tremulant * tone + 1.2 * chiff)

    return generate(seconds + RELEASE, sample_at)


KINDS: dict[str, tuple[Callable[[Random], Samples], ...]] = {
    "dice": (roll, land, knock, rattle),
    "cards": (card, deal, shuffle, boards),
    "chips": (chip, pay, coins, rescue),
    "voices": (bleat, bark, woof),
    "music": (
        *(bell, peal, lap, flock, tally, prize, steps, glitter),
        *(organ, gloom, fanfare, cadence, bust),
    ),
}
"""The sounds by the kind with which they are switched on and off."""
RECIPES = {recipe.__name__: recipe for recipes in KINDS.values() for recipe in recipes}
"""Each sound by its name."""

VARIED = ("roll", "land", "knock", "card", "deal", "shuffle", "chip", "bleat", "bark")
"""The frequent sounds, which have variants."""

VIBRATIONS: dict[str, tuple[int, ...]] = {
    "roll": (14, 90, 12, 70, 10, 50, 8),
    "land": (22,),
    "knock": (10,),
    "card": (8,),
    "boards": (10, 90, 10, 90, 10),
    "chip": (8, 40, 8),
    "pay": (8,),
    "coins": (8, 60, 8, 60, 8, 60, 8),
    "rescue": (8, 40, 8, 200, 30),
    "lap": (15, 80, 15, 80, 15, 80, 15),
    "tally": (8, 120, 20),
    "prize": (8, 60, 8, 60, 8, 60, 20),
    "peal": (20, 130, 20, 130, 20, 130, 30),
    "steps": (10, 95, 10, 95, 10, 95, 10, 95, 10, 95, 30),
    "organ": (15, 90, 15, 90, 40),
    "gloom": (60, 110, 90),
    "fanfare": (20, 80, 20, 80, 20, 80, 120),
    "bust": (140,),
}
"""Milliseconds of vibration and rest in turn, for the sounds that can be felt."""
