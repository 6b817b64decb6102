"""Build the site in dist/: all of it or nothing, and the same bytes for the same sources."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from bundle import add_file, add_pages, bundle
from drawings.sprite import add_drawings
from element import add_element
from fallback import add_fallback
from home_preview import add_home_preview
from licenses import add_licenses
from precache import add_service_worker
from rule_pages import add_rule_pages
from runtime import CACHE, Runtime, add_arena, add_runtime, address, copy_into
from setup import DIST, ROOT
from sounds.recording import add_sounds
from start_page import add_start_page
from words import add_words

WORKERS = {"BUILT_WORKER": "js/worker/worker.js", "BUILT_SNAPSHOT_WORKER": "js/worker/snapshot-worker.js"}

REFEREE = "js/worker/referee-worker.js"
BOT = "js/worker/bot-worker.js"


def build() -> None:
    """Build the site next to the old one, then replace it."""
    site = CACHE / "dist"
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    taping = start_taping("tapes.py", CACHE / "scenes")
    lessons = start_taping("lesson_tapes.py", CACHE / "lessons")
    runtime = add_runtime(site)
    bundles = bundle(site, list(WORKERS.values()), {"BUILT_ENGINE": runtime._asdict()})
    workers = {name: bundles[file].address for name, file in WORKERS.items()}
    host = add_arena_worker(site, BOT, runtime, output="iife")
    arena = {
        "BUILT_REFEREE": address(site, add_arena_worker(site, REFEREE, runtime)),
        "BUILT_ARENA": add_arena(site, runtime, host)._asdict(),
    }
    drawings = add_drawings(site)
    defines = {
        **workers,
        **arena,
        **add_words(site),
        "BUILT_DRAWINGS": drawings,
        "BUILT_LESSONS": add_lessons(site, lessons),
        "BUILT_SOUNDS": add_sounds(site),
    }
    add_pages(site, sorted(ROOT.glob("*.html")), defines, [drawings["shared"]])
    add_start_page(site, defines)
    add_home_preview(site)
    add_fallback(site)
    add_icons(site)
    add_licenses(site)
    add_service_worker(site)
    add_element(site)
    await_tapes(taping)
    shutil.copytree(CACHE / "scenes", site / "scenes")
    add_rule_pages(site)
    shutil.rmtree(DIST, ignore_errors=True)
    site.rename(DIST)


def add_arena_worker(site: Path, entry: str, runtime: Runtime, output: str = "esm") -> Path:
    """Write a worker of the arena into the folder of files that are fetched when a contest needs them."""
    [made] = bundle(site, [entry], {"BUILT_ENGINE": runtime._asdict()}, output=output).values()
    (site / "bots").mkdir(exist_ok=True)
    return (site / made.address).rename(site / "bots" / Path(made.address).name)


def start_taping(tool: str, folder: Path) -> subprocess.Popen[bytes]:
    """Start a process that records tapes, which is slow and needs the engine."""
    shutil.rmtree(folder, ignore_errors=True)
    return subprocess.Popen([sys.executable, str(ROOT / "tools" / tool), str(folder)])


def await_tapes(taping: subprocess.Popen[bytes]) -> None:
    """Wait until all tapes are recorded; exit if that fails."""
    if taping.wait():
        sys.exit("The tapes could not be recorded.")


def add_lessons(site: Path, taping: subprocess.Popen[bytes]) -> dict[str, str]:
    """Copy the tapes of lessons, each under a name with a hash; return their addresses by lesson."""
    await_tapes(taping)
    (site / "lessons").mkdir()
    return {tape.stem: add_file(site, tape, "lessons") for tape in sorted((CACHE / "lessons").iterdir())}


def add_icons(site: Path) -> None:
    """Copy the icons for tabs and home screens, and the pictures that are shown before an installation."""
    for icon in sorted((ROOT / "icons").iterdir()):
        copy_into(site / "icons", icon)
    for picture in sorted((ROOT / "screenshots").iterdir()):
        copy_into(site / "pictures", picture)


def summary() -> str:
    """Return a table of dist/: the files and bytes of each folder."""
    counts: Counter[str] = Counter()
    sizes: Counter[str] = Counter()
    for file in filter(Path.is_file, DIST.rglob("*")):
        part = file.relative_to(DIST).parts[0]
        counts[part] += 1
        sizes[part] += file.stat().st_size
    rows = [f"  {part:<12} {counts[part]:>4} files {sizes[part] / 1e3:>9.1f} kB" for part in sorted(counts)]
    return "\n".join([*rows, f"  {'dist/':<12} {counts.total():>4} files {sizes.total() / 1e3:>9.1f} kB"])


def main() -> None:
    """Build the site and print a summary."""
    started = time.perf_counter()
    build()
    print(summary())
    print(f"volle: dist/ built in {time.perf_counter() - started:.1f} s")


if __name__ == "__main__":
    main()
