"""Building blocks of sounds: functions that compute mono samples, from -1 to 1."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import NamedTuple

RATE = 44100
"""Samples per second."""
PERIOD = 4096
"""The number of samples in the table of one period."""
INAUDIBLE = 8
"""The number of decays after which a mode is 70 dB softer."""
FADE = 0.01
"""The length in seconds of the fade at the end of a sound."""

Samples = list[float]


class Mode(NamedTuple):
    """A mode of a struck object: frequency in hertz, seconds until it has decayed to a third, loudness."""

    hz: float
    decay: float
    gain: float


def silence(seconds: float) -> Samples:
    """Return samples without a sound, to mix others into."""
    return [0.0] * math.ceil(RATE * seconds)


def generate(seconds: float, sample_at: Callable[[float], float]) -> Samples:
    """Return samples computed from their times in seconds."""
    return [sample_at(index / RATE) for index in range(math.ceil(RATE * seconds))]


def mix_into(target: Samples, source: Samples, start: float, gain: float) -> None:
    """Add a sound to another one at a time in seconds, as far as there is room."""
    first = round(start * RATE)
    for index, sample in zip(range(first, len(target)), source, strict=False):
        target[index] += gain * sample


def struck(seconds: float, modes: Iterable[Mode]) -> Samples:
    """Return the sound of a struck object."""
    heard = silence(seconds)
    for mode in modes:
        ring(heard, mode)
    return heard


def ring(heard: Samples, mode: Mode) -> None:
    """Add one mode; each sample follows from the two before, which is much faster than computing sines."""
    angle = 2 * math.pi * mode.hz / RATE
    shrinking = math.exp(-1 / (mode.decay * RATE))
    back = 2 * shrinking * math.cos(angle)
    last, now = -mode.gain * math.sin(angle) / shrinking, 0.0
    for index in range(min(len(heard), math.ceil(INAUDIBLE * mode.decay * RATE))):
        heard[index] += now
        last, now = now, back * now - shrinking * shrinking * last


def noise(random: Random) -> float:
    """Return one sample of white noise."""
    return random.uniform(-1, 1)


def band_pass() -> Callable[[float, float, float], float]:
    """Return a band-pass filter of an input, a frequency and a Q, which may move from sample to sample."""
    first = second = 0.0

    def filtered(sample: float, hz: float, q: float) -> float:
        # A state-variable filter after Andrew Simper: stable however its frequency moves.
        nonlocal first, second
        g = math.tan(math.pi * hz / RATE)
        a = 1 / (1 + g * (g + 1 / q))
        difference = sample - second
        band = a * first + g * a * difference
        low = second + g * band
        first, second = 2 * band - first, 2 * low - second
        return band / q

    return filtered


def sawtooth() -> Callable[[float], float]:
    """Return a sawtooth, whose frequency may move from sample to sample."""
    phase = 0.0

    def voice(hz: float) -> float:
        nonlocal phase
        step = hz / RATE
        phase = (phase + step) % 1
        return 2 * phase - 1 - rounded_edge(phase, step)

    return voice


def rounded_edge(phase: float, step: float) -> float:
    """Return the correction at the edge of a sawtooth, whose overtones the rate cannot carry (PolyBLEP)."""
    if phase < step:
        return -((1 - phase / step) ** 2)
    if phase > 1 - step:
        return ((phase - 1) / step + 1) ** 2
    return 0


def overtones(gains: Sequence[float]) -> Callable[[float], float]:
    """Return a tone of constant overtones, the first of which is the fundamental."""
    period = [
        sum(gain * math.sin(2 * math.pi * (nth + 1) * index / PERIOD) for nth, gain in enumerate(gains))
        for index in range(PERIOD)
    ]
    phase = 0.0

    def tone(hz: float) -> float:
        nonlocal phase
        phase = (phase + hz / RATE) % 1
        return period[int(phase * PERIOD)]

    return tone


def smooth_step(start: float, end: float, time: float) -> float:
    """Return 0 before a time, 1 after another one, and a smooth curve between."""
    share = min(1, max(0, (time - start) / (end - start)))
    return share * share * (3 - 2 * share)


def finished(samples: Samples, peak: float) -> Samples:
    """Return a sound scaled to a given peak, with a fade at its end."""
    highest = max(map(abs, samples))
    end = len(samples) / RATE
    return [
        sample * peak / highest * (1 - smooth_step(end - FADE, end - 1 / RATE, index / RATE))
        for index, sample in enumerate(samples)
    ]
