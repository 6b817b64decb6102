"""Learn the value net by self-play: luck-free TD(lambda) targets, fitted by Adam, generation by generation.

    python -m research.wolle.value.train OUT [--minutes M] [--seed S] [--from NET]

Each generation plays matches with the net, adds their samples to a buffer of the last few generations, and
fits the net to the buffer. A target is one exact step of looking ahead, plus lambda times the error of the
target after the next position: the dice add no noise, because their mean is computed.
"""

from __future__ import annotations

import argparse
import ctypes
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import nn

from research.wolle.value import game

torch.set_num_threads(1)
PLAN: Final = {2: 260, 3: 150, 4: 160, 5: 90, 6: 90}
"""Matches of each number of seats in a generation; a quarter as many short ones are added."""
BATCH: Final = 2048
DECAY: Final = 3.0
BOUND: Final = 1.98
"""The largest weight of a feature, so that it fits into eight bits times 64."""


class Net(nn.Module):
    """The net of game.c."""

    def __init__(self, weights: np.ndarray) -> None:
        super().__init__()
        for name in game.NET.names:
            setattr(self, name, nn.Parameter(torch.tensor(weights[name][0].copy())))

    def forward(self, f: Any, s: Any, p: Any, eg: Any, k: Any) -> tuple[Any, Any, Any]:
        """Return the logits of all seats, their expected points, and the logarithms of their mixes."""
        size, seats, slots = f.shape
        flat = f.reshape(-1, slots)
        bag = nn.functional.embedding_bag
        table = torch.cat([self.own, self.oth, self.direct], 1)
        found = bag(flat, table, mode="sum").reshape(size, seats, -1)
        own, oth, direct = found.split([game.WIDTH, game.WIDTH, 2], 2)
        oth = oth.clamp(-1, 1)
        base = bag(s, self.shared, mode="sum")[:, None]
        hidden = (own + base + oth.sum(1, keepdim=True) - oth).clamp(0, 4)
        second = torch.relu(hidden @ self.w2 + self.b2)
        mix = torch.log_softmax(torch.cat([hidden, second], 2) @ self.pol.T + self.polb, 2)
        out = second @ self.out.T + direct
        scale = self.k[k][:, None]
        points = p + scale[..., 1] * eg + 10 * out[..., 1]
        return out[..., 0] + scale[..., 0] * points, points, mix


def arrays(samples: np.ndarray, seats: int) -> list[np.ndarray]:
    """Return what the net reads of samples, and the targets."""
    samples = samples[samples["stage"] < 3]
    feat = samples["feat"]
    return [
        feat["f"][:, :seats].astype("i4"),
        feat["s"].astype("i4"),
        feat["p"][:, :seats].copy(),
        feat["eg"][:, :seats].copy(),
        feat["k"].astype("i4"),
        samples["target"][:, : 2 * seats].copy(),
        samples["mix"][:, :seats].copy(),
    ]


def residuals(samples: np.ndarray, seats: int, lambda_: float) -> tuple[np.ndarray, np.ndarray]:
    """Return the residual of each sample for each seat, and their sum over each match."""
    target, value = samples["target"][:, :seats], samples["value"][:, :seats]
    after = np.zeros_like(target)
    after[:-1] = target[1:] - value[1:]
    after[:-1][samples["match"][:-1] != samples["match"][1:]] = 0
    found = target - lambda_ * after - value
    found[samples["stage"] == 9] = 0
    rest = np.stack([found[samples["match"] == one].sum(0) for one in np.unique(samples["match"])])
    return found, rest


def report(samples: np.ndarray, seats: int, lambda_: float) -> str:
    """Return the size of residuals by stage, and of the rest."""
    found, rest = residuals(samples[samples["match"] % 4 == 0], seats, lambda_)
    samples = samples[samples["match"] % 4 == 0]
    by = [100 * np.sqrt((found[samples["stage"] == stage] ** 2).mean()) for stage in range(3)]
    size = 100 * np.abs(rest)
    error = ((samples["value"][:, :seats] - samples["outcome"][:, :seats]) ** 2).mean()
    return (
        f"{seats}: rms A {by[0]:.2f} B {by[1]:.2f} C {by[2]:.2f}"
        f" rest {size.mean():.2f} p95 {np.percentile(size, 95):.1f} brier {error:.4f}"
    )


def fit(
    net: Net, optimizer: Any, average: Any, data: dict[int, list[np.ndarray]], steps: int, rng: Any
) -> float:
    """Fit the net to the data; return the mean loss."""
    sizes = {seats: len(one[0]) for seats, one in data.items()}
    weight = np.array([size**0.7 for size in sizes.values()])
    order = rng.choice(list(sizes), steps, p=weight / weight.sum())
    total = 0.0
    for seats in map(int, order):
        picked = rng.integers(0, sizes[seats], BATCH)
        f, s, p, eg, k, target, mix = (
            torch.from_numpy(np.ascontiguousarray(one[picked])) for one in data[seats]
        )
        logit, points, mixed = net(f, s, p, eg, k)
        chance = torch.log_softmax(logit, 1)
        loss = -(target[:, :seats] * chance).sum(1).mean()
        loss = loss + 1e-3 * ((points - target[:, seats:]) ** 2).mean()
        # The square of the difference as well: residuals are measured in chances.
        loss = loss + 2 * ((chance.exp() - target[:, :seats]) ** 2).sum(1).mean()
        loss = loss - 0.03 * (mix * mixed).sum(2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        with torch.no_grad():
            net.own.clamp_(-BOUND, BOUND)
            net.oth.clamp_(-BOUND, BOUND)
            net.shared.clamp_(-BOUND, BOUND)
            shrink = 1 - DECAY * optimizer.param_groups[0]["lr"]
            for one in (net.own, net.oth, net.shared, net.direct):
                one.mul_(shrink)
            for mean, now in zip(average, net.parameters(), strict=True):
                mean.lerp_(now, 0.01)
        total += float(loss.detach())
    return total / steps


def load(net: Any) -> None:
    """Give weights to the simulator."""
    for name, value in zip(game.NET.names, net, strict=True):
        game.net()[name][0] = value.numpy()


def main() -> None:
    """Train."""
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--reset", nargs="*", default=[], help="weights that start as without --start")
    parser.add_argument("--steps", type=int, default=200, help="steps of the fit in a generation")
    parser.add_argument("--rate", type=float, default=1.5e-3)
    parser.add_argument("--keep", type=int, default=8, help="generations in the buffer")
    parser.add_argument("--lambda", dest="lambda_", type=float, default=0.6)
    options = parser.parse_args()
    game.seed(options.seed)
    game.library().set_iterations(300, 14)
    game.library().set_deals(24)
    game.library().set_hasty(ctypes.c_float(0.85))
    rng = np.random.default_rng(options.seed)
    torch.manual_seed(options.seed)
    game.begin_with_points()
    fresh = options.start is None
    if fresh:
        for name, size in (("own", 0.02), ("oth", 0.02), ("shared", 0.02)):
            game.net()[name][0] = rng.normal(0, size, game.NET[name].shape)
        game.net()["w2"][0] = rng.normal(0, 0.2, (game.WIDTH, game.SECOND))
        game.net()["b2"][0] = 0.1
    else:
        before = np.load(options.start)
        for name in before.dtype.names:
            if name == "w2" and before[name].shape[1:] == (game.SECOND, game.WIDTH):
                game.net()[name][0] = before[name][0].T
            elif before[name].shape == game.net()[name].shape and name not in options.reset:
                game.net()[name][0] = before[name][0]
    net = Net(game.net())
    average = [one.detach().clone() for one in net.parameters()]
    optimizer = torch.optim.Adam(net.parameters(), options.rate, betas=(0.9, 0.99))
    kept: list[dict[int, list[np.ndarray]]] = []
    begun, generation = time.time(), 0
    while time.time() - begun < 60 * options.minutes or generation < 2:
        lambda_ = options.lambda_
        new, lines, began = {}, [], time.process_time()
        for seats, count in PLAN.items():
            parts = [
                game.self_play(seats, many, short=short, lambda_=lambda_, mixed=0.35, tails=3)
                for short, many in ((False, count), (True, count // 4))
            ]
            lines.append(report(parts[0], seats, lambda_))
            new[seats] = [
                np.concatenate(both) for both in zip(*(arrays(p, seats) for p in parts), strict=True)
            ]
        kept = [*kept, new][-options.keep :]
        data = {n: [np.concatenate(one) for one in zip(*(g[n] for g in kept), strict=True)] for n in PLAN}
        total = sum(len(one[0]) for one in data.values())
        played = time.process_time() - began
        left = 1 - (time.time() - begun) / (60 * options.minutes)
        for group in optimizer.param_groups:
            group["lr"] = options.rate * max(0.05, min(1, left))
        # Each generation adds about 70,000 samples, each used about six times while it is kept.
        steps = options.steps
        loss = fit(net, optimizer, average, data, steps, rng)
        load(average)
        np.save(options.out, game.net())
        print(
            f"generation {generation} after {time.time() - begun:.0f} s: {total} samples, loss {loss:.4f},"
            f" {played:.0f} s of play, {time.process_time() - began - played:.0f} s of fitting",
            *lines,
            sep="\n  ",
            flush=True,
        )
        generation += 1


if __name__ == "__main__":
    main()
