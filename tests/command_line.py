"""Runs of the command line."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

import volle
from volle.cli.main import _formatter, main

ENGINE = str(Path(volle.__file__).parents[1])


ENVIRONMENT = {"PYTHONPATH": ENGINE, "PYTHONIOENCODING": "utf-8"}


def run(*arguments, typed="", **environment):
    """Run a command in this process, in English unless the environment sets another language.

    Starting Python takes longer than most commands: `run_program` is for what only another process shows.
    """
    stdin, out, err = (io.TextIOWrapper(io.BytesIO(text.encode()), "utf-8") for text in (typed, "", ""))
    with (
        patch.dict(os.environ, ENVIRONMENT | {"COLUMNS": "80"} | environment, clear=True),
        patch.object(sys, "stdin", stdin),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            code = main([*map(str, arguments)])
        except SystemExit as end:
            code = end.code or 0
    out.flush()
    err.flush()
    printed, complained = (stream.buffer.getvalue().decode() for stream in (out, err))
    return subprocess.CompletedProcess(arguments, code, printed, complained)


def run_program(*arguments, typed="", hash_seed="0", **environment):
    """Run `volle` in a process of its own, in English unless the environment sets another language."""
    return subprocess.run(
        [sys.executable, "-m", "volle", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**ENVIRONMENT, "PYTHONHASHSEED": hash_seed, **environment},
        timeout=60,
        check=False,
    )


def run_in_terminal(*arguments, columns, typed):
    """Return the output of `volle` in a terminal with this many columns, given typed input."""
    import pty  # noqa: PLC0415 - the Python of the browser has no terminals
    import select  # noqa: PLC0415
    import termios  # noqa: PLC0415

    ours, theirs = pty.openpty()
    settings = termios.tcgetattr(theirs)
    settings[3] &= ~termios.ECHO
    termios.tcsetattr(theirs, termios.TCSANOW, settings)
    termios.tcsetwinsize(theirs, (40, columns))
    program = subprocess.Popen(
        [sys.executable, "-m", "volle", *map(str, arguments)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**ENVIRONMENT, "PYTHONHASHSEED": "0"},
    )
    os.close(theirs)
    os.write(ours, typed.encode())
    shown = b""
    try:
        while select.select([ours], [], [], 60)[0]:
            shown += os.read(ours, 4096)
    except OSError:
        pass  # On Linux, reading a closed terminal raises this error.
    os.close(ours)
    assert program.wait(60) == 0
    return shown.decode().replace("\r\n", "\n")


def refused(error, language="en", file=None):
    """Return the refusal that a command prints, with the file that it is about."""
    before = "" if file is None else f"{file}: "
    return f"volle: {before}{_formatter(language).refusal(error)}\n"
