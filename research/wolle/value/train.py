"""Learn the value net by self-play: luck-free TD(lambda) targets, fitted by Adam, generation by generation.

    python -m research.wolle.value.train DIR [--minutes M] [--seed S] [--start NET]
    python -m research.wolle.value.train DIR --help-play --seed S     # a second process that only plays

A generation plays matches with the net, adds their samples to those kept, and fits the net to them. A
target is one exact step of looking ahead, plus lambda times the error of the target after the next position:
the dice add no noise, because their mean is computed. DIR/net.npy is the net of each moment.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import time
from pathlib import Path
from typing import Final

import numpy as np

from research.wolle.value import game

PLAN: Final = {2: 70, 3: 40, 4: 40, 5: 24, 6: 24}
"""Matches of each number of seats in a generation; a quarter as many short ones are added."""
BATCH: Final = 1024
LEAST: Final = 800_000
MOST: Final = 3_000_000
"""Lessons that are kept: the newest half of all, between these bounds."""


def residuals(samples: np.ndarray, seats: int, lambda_: float) -> tuple[np.ndarray, np.ndarray]:
    """Return the residual of each sample for each seat, and their sum over each match."""
    target, value = samples["target"][:, :seats], samples["value"][:, :seats]
    after = np.zeros_like(target)
    after[:-1] = target[1:] - value[1:]
    after[:-1][samples["match"][:-1] != samples["match"][1:]] = 0
    found = target - lambda_ * after - value
    rest = np.stack([found[samples["match"] == one].sum(0) for one in np.unique(samples["match"])])
    return found, rest


def report(samples: np.ndarray, seats: int, lambda_: float) -> str:
    """Return the size of residuals by stage, and of the rest."""
    samples = samples[samples["match"] % 4 == 0]
    found, rest = residuals(samples, seats, lambda_)
    by = [100 * np.sqrt((found[samples["stage"] == stage] ** 2).mean()) for stage in range(3)]
    size = 100 * np.abs(rest)
    return (
        f"{seats}: rms A {by[0]:.2f} B {by[1]:.2f} C {by[2]:.2f}"
        f" rest {size.mean():.2f} p95 {np.percentile(size, 95):.1f}"
    )


def play(lambda_: float) -> tuple[np.ndarray, list[str]]:
    """Return the lessons of the matches of a generation, and a report for each number of seats."""
    lessons, lines = [], []
    for seats, count in PLAN.items():
        for short, many in ((False, count), (True, count // 4)):
            found = game.self_play(seats, many, short=short, lambda_=lambda_, mixed=0.35, tails=3)
            lessons.append(game.lessons_of(found))
            if not short:
                lines.append(report(found, seats, lambda_))
    return np.concatenate(lessons), lines


def save(path: Path, array: np.ndarray) -> None:
    """Write an array such that no reader sees a part of it."""
    part = path.with_suffix(f".{os.getpid()}")
    with part.open("wb") as file:
        np.save(file, array)
    part.replace(path)


def help_play(folder: Path, lambda_: float) -> None:
    """Play with the newest net until the first process has ended."""
    number = 0
    while not (folder / "done").exists():
        if not (folder / "net.npy").exists() or len(list(folder.glob("lessons-*.npy"))) > 8:
            time.sleep(1)
            continue
        game.load(folder / "net.npy")
        lessons, _ = play(lambda_)
        save(folder / f"lessons-{os.getpid()}-{number}.npy", lessons)
        number += 1


def begin(seed: int) -> None:
    """Set the weights to those of a beginning: points, and small random numbers elsewhere."""
    rng = np.random.default_rng(seed)
    game.begin_with_points()
    for name in ("own", "oth", "shared"):
        game.net()[name][0] = rng.normal(0, 0.02, game.NET[name].shape)
    game.net()["w2"][0] = rng.normal(0, 0.2, (game.WIDTH, game.SECOND))
    game.net()["b2"][0] = 0.1


def main() -> None:
    """Train."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=1.5)
    parser.add_argument("--slow", type=float, default=0.002, help="what a step adds to the mean of weights")
    parser.add_argument("--passes", type=float, default=5, help="uses of a lesson while it is kept, about")
    parser.add_argument("--lambda", dest="lambda_", type=float, default=0.9)
    parser.add_argument("--help-play", action="store_true")
    options = parser.parse_args()
    game.seed(options.seed)
    game.library().set_iterations(300, 14)
    game.library().set_deals(16)
    game.library().set_hasty(ctypes.c_float(0.9), 24)
    folder = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    if options.help_play:
        help_play(folder, options.lambda_)
        return
    if options.start:
        game.load(options.start)
        rng, w2, b2 = np.random.default_rng(options.seed), game.net()["w2"][0], game.net()["b2"][0]
        new = ~w2.any(0)  # hidden numbers that the file does not have
        w2[:, new], b2[new] = rng.normal(0, 0.2, (game.WIDTH, new.sum())), 0.1
    else:
        begin(options.seed)
    game.library().begin_fit()
    kept, total, begun, generation = np.zeros(0, game.LESSON), 0, time.time(), 0
    while (left := 1 - (time.time() - begun) / (60 * options.minutes)) > 0:
        learnt = game.net().copy()
        game.net()[:] = game.average()
        save(folder / "net.npy", game.net())
        if generation % 20 == 0:
            save(folder / f"net-{generation}.npy", game.net())
        lessons, lines = play(options.lambda_)
        game.net()[:] = learnt
        new, theirs = [lessons], sorted(folder.glob("lessons-*.npy"))
        for path in theirs:
            new.append(np.load(path))
            path.unlink()
        lessons = np.concatenate(new)
        total += len(lessons)
        kept = np.concatenate([kept, lessons])[-max(LEAST, min(MOST, total // 2)) :]
        steps = int(options.passes * len(lessons) / BATCH)
        rate = options.rate * max(0.03, min(1, 1.3 * left))
        loss = game.fit(kept, steps, BATCH, rate, options.decay, options.slow)
        print(
            f"generation {generation} after {time.time() - begun:.0f} s, {time.process_time():.0f} of"
            f" processor: {total} samples, {len(theirs)} parts of others, loss {loss:.4f}",
            *lines,
            sep="\n  ",
            flush=True,
        )
        generation += 1
    save(folder / "net.npy", game.average())
    (folder / "done").touch()


if __name__ == "__main__":
    main()
