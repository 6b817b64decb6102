"""Install everything that this repository needs to build, play and test; do nothing if it is up to date.

The only program that runs before there is a virtual environment: it uses the standard library alone, and its
syntax lets an old Python reach the error message about its version.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
"""The folder of the built site."""
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
NEEDED_PYTHON = (3, 11)
NEEDED_NODE = 20
CHROMIUMS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
HEADLESS_SHELL = "chromium-headless-shell"
# Two Debian installations cannot run at the same time.
APT = threading.Lock()


class Program(NamedTuple):
    """A program for tests: how to find it, and its Debian packages."""

    name: str
    find: Callable[[], object]
    packages: tuple[str, ...]

    def lack(self) -> str:
        """Return the reason why tests with it cannot run; "" if they can."""
        return "" if self.find() else f"{' or '.join(self.packages)} is not installed"


def main(arguments: list[str]) -> None:
    """Set up Python and JavaScript.

    With `--browser`, also install the browsers for tests; with `--servers`, the web servers on which hosting/
    is tested; with `--peers`, the libraries that the engine has adapters for and is compared with.
    """
    check_python()
    check_node()
    more = {"--browser": set_up_browsers, "--servers": set_up_web_servers}
    side_by_side(set_up_python, set_up_javascript, *(more[name] for name in more if name in arguments))
    if "--peers" in arguments:
        set_up_extra("peers")


def side_by_side(*steps: Callable[[], None]) -> None:
    """Run several functions in parallel; if one exits, exit once the others have ended."""
    with ThreadPoolExecutor(len(steps)) as threads:
        for doing in [threads.submit(step) for step in steps]:
            doing.result()


def check_python() -> None:
    """Exit with an error message if this Python is too old."""
    if sys.version_info < NEEDED_PYTHON:
        found = ".".join(map(str, sys.version_info[:3]))
        sys.exit(
            f"Volle needs Python 3.11 or newer, and {sys.executable} is {found}.\n"
            "Install one, or specify it: make PYTHON=python3.12 ..."
        )


def check_node() -> None:
    """Exit with an error message if Node.js or npm is missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        sys.exit(f"Volle needs Node.js {NEEDED_NODE} or newer with npm, and none was found. Install it.")
    found = output_of(node, "--version")
    if int(re.sub(r"\D", " ", found).split()[0]) < NEEDED_NODE:
        sys.exit(f"Volle needs Node.js {NEEDED_NODE} or newer, and {node} is {found}.")


def set_up_python() -> None:
    """Create .venv with the exact tools of pyproject.toml."""
    stamp = VENV / "volle.stamp"
    wanted = digest(sys.version, locked("dev").read_text())
    if is_done(stamp, wanted):
        return
    say("setting up Python in .venv")
    make_venv()
    install("dev")
    stamp.write_text(wanted)


def make_venv() -> None:
    """Create an empty virtual environment; on Debian, install `venv` first if it is missing."""
    try:
        import ensurepip  # noqa: F401, PLC0415 - asked only whether it is there
    except ImportError:
        package = f"python3.{sys.version_info[1]}-venv"
        if wrong := apt_install(package):
            sys.exit(f"{wrong}\nVolle needs {package} to make a virtual environment. Install it.")
    run(sys.executable, "-m", "venv", "--clear", str(VENV))


def set_up_extra(name: str) -> None:
    """Install an optional extra of pyproject.toml into .venv, again after each change of the tools."""
    stamp = VENV / f"{name}.stamp"
    wanted = digest(sys.version, locked(name).read_text())
    if is_done(stamp, wanted):
        return
    say(f"setting up {name} in .venv")
    install(name)
    stamp.write_text(wanted)


def locked(name: str) -> Path:
    """Return the list of an extra of pyproject.toml and its dependencies, which lock.py writes."""
    return ROOT / "tools" / "requirements" / f"{name}.txt"


def install(name: str) -> None:
    """Install a list of packages into .venv; pip refuses any file with a different hash."""
    # Python compiles modules at import, which are few of these.
    options = ("-qq", "--no-compile", "--disable-pip-version-check", "--require-hashes")
    run(str(PYTHON), "-m", "pip", "install", *options, "-r", str(locked(name)))


def set_up_javascript() -> None:
    """Install node_modules exactly as package-lock.json specifies."""
    stamp = ROOT / "node_modules" / ".volle.stamp"
    lock = (ROOT / "package-lock.json").read_text()
    wanted = digest(output_of("node", "--version"), lock, (ROOT / ".npmrc").read_text())
    if is_done(stamp, wanted):
        return
    say("setting up JavaScript in node_modules")
    run("npm", "ci", "--no-progress", "--loglevel=error")
    stamp.write_text(wanted)


def set_up_browsers() -> None:
    """Install missing browsers if permitted, and name those whose tests are left out."""
    for browser in browsers():
        wrong = apt_install(*browser.packages) if browser.lack() else ""
        if browser.lack():
            say("\n".join(filter(None, [wrong, f"skipping tests in {browser.name}: {browser.lack()}"])))
    if find_chromium() and find_headless_shell() is None:
        # Without it the full Chromium is used, which is slower.
        apt_install(HEADLESS_SHELL)


def browsers() -> tuple[Program, ...]:
    """Return the browsers for tests."""
    return (
        Program("Chromium", find_chromium, ("chromium",)),
        Program("Firefox", find_firefox, ("firefox-esr",)),
        Program("WebKit", find_webkit, ("webkit2gtk-driver", "xvfb")),
    )


def set_up_web_servers() -> None:
    """Install missing web servers if this user is permitted to."""
    missing = [server for server in web_servers() if server.lack()]
    wrong = apt_install(*(package for server in missing for package in server.packages)) if missing else ""
    for server in missing:
        if server.lack():
            say("\n".join(filter(None, [wrong, f"skipping tests on {server.name}: {server.lack()}"])))


def web_servers() -> tuple[Program, ...]:
    """Return the web servers that hosting/ has files for."""
    return (
        Program("nginx", partial(find_server, "nginx"), ("nginx",)),
        Program("Apache", partial(find_server, "apache2"), ("apache2-bin",)),
        Program("Caddy", partial(find_server, "caddy"), ("caddy",)),
    )


def find_server(name: str) -> str | None:
    """Return the path of a web server, which Debian puts outside a user's PATH."""
    return shutil.which(name) or shutil.which(name, path="/usr/sbin")


def find_chromium() -> str | None:
    """Return the path of Chromium or Chrome."""
    return next((found for name in CHROMIUMS if (found := shutil.which(name))), None)


def find_headless_shell() -> str | None:
    """Return the path of a headless Chromium, in which an empty context takes a third of the time."""
    return shutil.which(HEADLESS_SHELL)


def find_firefox() -> str | None:
    """Return the path of a Firefox ESR, the one that the pinned Playwright can drive."""
    return shutil.which("firefox-esr")


def find_webkit() -> tuple[str, str] | None:
    """Return the driver of WebKitGTK and its browser, if there is also a display for it."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browser = next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"), None)
    return (driver, str(browser)) if driver and screen and browser else None


def apt_install(*packages: str) -> str:
    """Install Debian packages if this user is permitted to; return the error."""
    apt = shutil.which("apt-get")
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if apt is None or (as_root and not may_sudo()):
        return ""
    say(f"installing {' and '.join(packages)}")
    # Start no service that a package installs.
    silent = ("DEBIAN_FRONTEND=noninteractive", "RUNLEVEL=1", "SYSTEMD_OFFLINE=1")
    quiet = [*as_root, "env", *silent, apt, "-qq", "-y"]
    with APT:
        return attempt(*quiet, "update") or attempt(*quiet, "install", "--no-install-recommends", *packages)


def may_sudo() -> bool:
    """Return True if this user can run sudo without a password."""
    if shutil.which("sudo") is None:
        return False
    asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    return asked.returncode == 0


def is_done(stamp: Path, wanted: str) -> bool:
    """Return True if `stamp` matches exactly this set-up."""
    return stamp.exists() and stamp.read_text() == wanted


def digest(*texts: str) -> str:
    """Return a short hash of `texts`."""
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()


def output_of(*command: str) -> str:
    """Return the output of a command."""
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def run(*command: str) -> None:
    """Run a command silently; if it fails, print its output and exit."""
    if wrong := attempt(*command):
        sys.exit(wrong)


def attempt(*command: str) -> str:
    """Run a command silently; return its output if it fails."""
    nothing, together = subprocess.DEVNULL, subprocess.STDOUT
    done = subprocess.run(
        command, cwd=ROOT, stdin=nothing, stdout=subprocess.PIPE, stderr=together, check=False
    )
    if done.returncode == 0:
        return ""
    return f"{done.stdout.decode(errors='replace')}\nThis failed: {' '.join(command)}"


def say(text: str) -> None:
    """Print a line immediately, without buffering."""
    print(f"volle: {text}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
