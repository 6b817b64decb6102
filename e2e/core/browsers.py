"""Start each browser of this machine, and drive its pages."""

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Playwright
from selenium import webdriver
from selenium.webdriver.common.service import Service as AnyService
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import ReadTimeoutError

from drivers import LISTEN, TIMEOUT, Driver, PlaywrightDriver, SeleniumDriver
from servers import INSECURE_NAME, RESOLVE_INSECURE_NAME
from setup import find_chromium, find_firefox, find_webkit

WIDTH, HEIGHT = 1024, 768
# WebKitGTK's driver sometimes fails to open a window; a new driver does not.
TRIES = 3
TO_OPEN = 40
# The only way to request reduced motion in WebKitGTK.
STILL = "[Settings]\ngtk-enable-animations=0\n"


def start_playwright(playwright: Playwright, name: str, **prefs: int) -> Browser:
    """Start Chromium, or Firefox over WebDriver BiDi. Names of `prefs` have `__` in place of dots."""
    if name == "chromium":
        return playwright.chromium.launch(
            executable_path=find_chromium(), args=["--no-sandbox", RESOLVE_INSECURE_NAME]
        )
    usual = {"ui.prefersReducedMotion": 1, "network.dns.localDomains": INSECURE_NAME}
    wanted = usual | {pref.replace("__", "."): value for pref, value in prefs.items()}
    program = find_firefox()
    return playwright.firefox.launch(
        channel="moz-firefox", executable_path=program, firefox_user_prefs=wanted
    )


@contextmanager
def playwright_driver(browser: Browser) -> Iterator[Driver]:
    """Drive a page in a new browser context."""
    still = {"reduced_motion": "reduce"} if browser.browser_type.name == "chromium" else {}
    driver = driver_in(browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}, **still))
    yield driver
    driver.close()


def driver_in(context: BrowserContext) -> PlaywrightDriver:
    """Open a page and return its driver, which collects faults."""
    context.set_default_timeout(TIMEOUT * 1000)
    context.add_init_script(LISTEN)
    driver = PlaywrightDriver(context.new_page())
    context.on("weberror", lambda thrown: driver.faults.append(f"exception: {thrown.error}"))
    return driver


@contextmanager
def lasting_driver(playwright: Playwright, profile: Path) -> Iterator[Driver]:
    """Drive a Chromium with its own profile, where frames of other sites may store data."""
    preferences = profile / "Default" / "Preferences"
    preferences.parent.mkdir(parents=True)
    preferences.write_text(json.dumps({"profile": {"cookie_controls_mode": 0}}))
    driver = driver_in(
        playwright.chromium.launch_persistent_context(
            profile,
            executable_path=find_chromium(),
            args=["--no-sandbox"],
            viewport={"width": WIDTH, "height": HEIGHT},
            reduced_motion="reduce",
        )
    )
    yield driver
    driver.close()


@contextmanager
def webkit_driver(screen: str, home: Path) -> Iterator[SeleniumDriver]:
    """Drive a new WebKitGTK with its own home folder."""
    driver_program, browser_program = find_webkit() or ("", "")
    gtk = home / ".config" / "gtk-3.0"
    gtk.mkdir(parents=True)
    (gtk / "settings.ini").write_text(STILL)
    service = Service(
        driver_program, env=webkit_environment(screen, home), popen_kw={"start_new_session": True}
    )
    try:
        driver = SeleniumDriver(connect(service, browser_program))
        yield driver
        driver.close()
    finally:
        end_all(service)


def webkit_environment(screen: str, home: Path) -> dict[str, str]:
    """Return the environment that WebKitGTK needs on a machine without a desktop."""
    return {
        **os.environ,
        # Optimizing WebAssembly takes a third of a test's time; the tests in Chromium and Firefox do it.
        "JSC_useOMGJIT": "0",
        "DISPLAY": screen,
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / ".config"),
        "NO_AT_BRIDGE": "1",
        "GSETTINGS_BACKEND": "memory",
        "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    }


def connect(service: Service, program: str) -> webdriver.Remote:
    """Start a driver and open a window, with a new driver if the first does not respond."""
    for _ in range(TRIES - 1):
        service.start()
        with suppress(ReadTimeoutError):
            return open_window(service, program)
        end_all(service)
    service.start()
    return open_window(service, program)


def open_window(service: Service, program: str) -> webdriver.Remote:
    """Open a window; each command has a timeout, because this driver may hang."""
    options = webdriver.WebKitGTKOptions()
    options.binary_location = program
    options.add_argument("--automation")
    config = ClientConfig(remote_server_addr=service.service_url, timeout=TO_OPEN)
    driver = webdriver.Remote(RemoteConnection(client_config=config), options=options)
    config.timeout = 2 * TIMEOUT
    driver.set_window_size(WIDTH, HEIGHT)
    return driver


def end_all(service: AnyService) -> None:
    """Kill a driver and the browser that it started, close the driver's pipes and wait for its end."""
    with service.process, suppress(ProcessLookupError):
        os.killpg(service.process.pid, signal.SIGKILL)


@contextmanager
def screen() -> Iterator[str]:
    """Start a virtual display and yield its address."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as output:
        number = output.readline().strip()
    assert number, "Xvfb did not start"
    yield f":{number}"
    server.terminate()
    server.wait()
