"""The command line, run as people run it."""

import subprocess
import sys
from pathlib import Path

import volle

ENGINE = str(Path(volle.__file__).parents[1])


def run(*arguments, typed="", hash_seed="0", **environment):
    """A finished run of `volle`, in English unless the environment asks for another language."""
    return subprocess.run(
        [sys.executable, "-m", "volle", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={
            "PYTHONPATH": ENGINE,
            "PYTHONIOENCODING": "utf-8",
            "PYTHONHASHSEED": hash_seed,
            **environment,
        },
        timeout=60,
        check=False,
    )
