"""Drivers of pages: one interface to Playwright and Selenium."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Error, Frame, Page
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.select import Select
from selenium.webdriver.support.wait import WebDriverWait

# No driver reports faults in every browser, so the page records them itself.
LISTEN = """
if (!globalThis.pageFaults) {
  globalThis.pageFaults = [];
  const note = (kind, text) => pageFaults.push(`${kind}: ${text}`);
  addEventListener("error", ({ message }) => note("exception", message));
  addEventListener("unhandledrejection", ({ reason }) => note("rejection", reason));
  addEventListener("securitypolicyviolation", (breach) =>
    note("policy", `${breach.effectiveDirective}: ${breach.blockedURI || breach.sourceFile}`));
  const { error } = console;
  console.error = (...said) => (note("console", said.join(" ")), error(...said));
  // Report violations that happened before this script ran.
  if (globalThis.ReportingObserver) new ReportingObserver((reports) => reports.forEach(({ body }) =>
    note("policy", `${body.effectiveDirective}: ${body.blockedURL}`)),
    { buffered: true, types: ["csp-violation"] }).observe();
}
"""
FAULTS = """(friends) => {
  const isOwn = (address) =>
    [location.origin, ...friends, "data:", "blob:"].some((start) => address.startsWith(start));
  const entries = performance.getEntriesByType("resource");
  const frames = [...document.querySelectorAll("iframe")].map(({ src }) => src.split("#")[0]);
  const asked = entries.map(({ name }) => name).filter((name) => !frames.includes(name.split("#")[0]));
  const foreign = asked.filter((address) => !isOwn(address)).map((address) => `request: ${address}`);
  performance.clearResourceTimings();
  return [...(globalThis.pageFaults?.splice(0) ?? []), ...foreign];
}"""
TIMEOUT = 60
GRACE = 10
# Returns all elements that a selector finds; ` >> ` enters the shadow roots of the elements found so far.
FIND = """(selector) => selector.split(" >> ").reduce(
  (roots, part) => roots.flatMap((root) => [...(root.shadowRoot ?? root).querySelectorAll(part)]),
  [document])"""

# Focuses and clicks the first such element if it is visible, enabled and not covered at its centre.
TAP = f"""(selector) => {{
  const [target] = ({FIND})(selector);
  if (!target?.checkVisibility({{ visibilityProperty: true }}) || target.matches(":disabled")) return false;
  target.scrollIntoView({{ block: "nearest" }});
  const {{ left, top, width, height }} = target.getBoundingClientRect();
  const met = target.getRootNode().elementFromPoint(left + width / 2, top + height / 2);
  if (!target.contains(met)) return false;
  target.focus({{ preventScroll: true }});
  target.click();
  return true;
}}"""

# Calls a function after every change of the page until it returns something.
WATCH = """(look, given, patience) => new Promise((resolve, reject) => {
  const { port1, port2 } = new MessageChannel();
  const end = (settle, value) => {
    changes.disconnect();
    port1.close();
    settle(value);
  };
  const changes = new MutationObserver(() => port2.postMessage(""));
  // A page may be drawn halfway between two microtasks, so it is read in a task of its own.
  port1.onmessage = () => {
    try {
      const seen = look(...given);
      if (seen) end(resolve, seen);
    } catch (error) {
      end(reject, error);
    }
  };
  const states = () =>
    [document.body, ...document.querySelectorAll(".page")].map(({ dataset }) => ({ ...dataset }));
  // Tests may stop the page's clock, but not this timer.
  AbortSignal.timeout(patience).onabort = () =>
    end(reject, new Error(`still waiting, and the page is ${JSON.stringify(states())}`));
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  port2.postMessage("");
})"""


class Driver(ABC):
    """Drives a page, or the frame of it that was entered last."""

    page: Any = None
    """The page or frame object of the driver's library, if it has one."""
    has_pointer = True
    """If True, taps use a real pointer, which costs more than the page's reaction to the tap.

    If False, taps are dispatched as clicks, and use the pointer only if a click would not reach the element
    yet.
    """

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.allowed_origins: list[str] = []
        """Other origins that a page may request, such as the game's origin on a third-party page."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Open an address and wait until the page has loaded."""

    @abstractmethod
    def reload(self) -> None:
        """Reload the page."""

    @abstractmethod
    def run(self, function: str, *given: Any) -> Any:
        """Call a JavaScript function in the page; return its result, awaited."""

    @abstractmethod
    def wait_for(self, selector: str) -> None:
        """Wait until an element is in the page, visible or not."""

    @abstractmethod
    def tap_by_pointer(self, selector: str) -> None:
        """Tap the first such element with the pointer, as soon as it is visible."""

    def tap(self, selector: str) -> None:
        """Tap the first such element, which has to be visible."""
        if self.has_pointer or not self.run(TAP, selector):
            self.tap_by_pointer(selector)

    @abstractmethod
    def press(self, key: str) -> None:
        """Press and release a key, by its DOM name, at the current focus."""

    @abstractmethod
    def write(self, selector: str, text: str) -> None:
        """Fill a field and leave it."""

    @abstractmethod
    def choose(self, selector: str, value: str) -> None:
        """Choose from a select element."""

    @abstractmethod
    def inside(self, selector: str) -> Any:
        """Enter a frame for as long as the context lasts; collect its faults on exit."""

    @abstractmethod
    def close(self) -> None:
        """Close the browser, or the part of it that this driver controls."""

    def wait_until(self, look: str, *given: Any) -> Any:
        """Call a JavaScript function after every change of the page until it returns something."""
        return self.run(f"(given) => ({WATCH})(({look}), given, {TIMEOUT * 1000})", list(given))

    def count(self, selector: str) -> int:
        """Return the number of such elements."""
        return int(self.run(f"(selector) => ({FIND})(selector).length", selector))

    def is_visible(self, selector: str) -> bool:
        """Return True if the first such element is visible."""
        return bool(self.run(f"(selector) => !!({FIND})(selector)[0]?.checkVisibility()", selector))

    def attribute(self, selector: str, name: str) -> str | None:
        """Wait for such an element; return an attribute of the first one."""
        self.wait_for(selector)
        return self.run(f"(selector, name) => ({FIND})(selector)[0].getAttribute(name)", selector, name)

    def collect_faults(self) -> list[str]:
        """Add the faults of this document; return all faults so far."""
        self.faults += self.run(FAULTS, self.allowed_origins)
        return self.faults


class PlaywrightDriver(Driver):
    """Drives a page or frame of Chromium or Firefox."""

    def __init__(self, page: Page | Frame) -> None:
        super().__init__()
        self.page = page

    def open(self, address: str) -> None:
        self.page.goto(address)

    def reload(self) -> None:
        self.collect_faults()
        self.page.reload()

    def run(self, function: str, *given: Any) -> Any:
        return self.page.evaluate(f"(given) => ({function})(...given)", list(given))

    def wait_until(self, look: str, *given: Any) -> Any:
        while True:
            try:
                return super().wait_until(look, *given)
            except Error as error:
                # Navigation has replaced the document.
                if "context was destroyed" not in error.message:
                    raise

    def wait_for(self, selector: str) -> None:
        self.page.wait_for_selector(selector, state="attached", timeout=TIMEOUT * 1000)

    def tap_by_pointer(self, selector: str) -> None:
        target = self.page.locator(selector).first
        if isinstance(self.page, Frame):
            # On a busy machine, a pointer misses frames of another process; Firefox's always does.
            target.wait_for(state="visible")
            target.evaluate("(element) => element.click()")
        else:
            target.click()

    def press(self, key: str) -> None:
        (self.page.page if isinstance(self.page, Frame) else self.page).keyboard.press(key)

    def write(self, selector: str, text: str) -> None:
        field = self.page.locator(selector)
        # In Firefox, Playwright appends to a number instead of replacing it.
        field.fill("")
        field.fill(text)
        field.press("Tab")

    def choose(self, selector: str, value: str) -> None:
        self.page.locator(selector).select_option(value)

    @contextmanager
    def inside(self, selector: str) -> Iterator[None]:
        before = self.page
        self.page = frame_of(before, selector)
        try:
            yield
            self.collect_faults()
        finally:
            self.page = before

    def close(self) -> None:
        self.page.context.close()


def frame_of(page: Page | Frame, selector: str) -> Frame:
    """Return the frame of the first such element, once its document has replaced the empty initial one."""
    frame = page.locator(selector).first.element_handle().content_frame()
    assert frame, f"{selector} is no frame"
    frame.wait_for_url(lambda url: url != "about:blank", wait_until="commit")
    return frame


class SeleniumDriver(Driver):
    """Drives a page of WebKitGTK. Never take a screenshot: its driver would hang."""

    def __init__(self, driver: WebDriver) -> None:
        super().__init__()
        self._driver = driver
        self.version = str(driver.capabilities["browserVersion"])
        # The timeout of the page tells more, so it comes first.
        driver.set_script_timeout(TIMEOUT + GRACE)
        driver.set_page_load_timeout(TIMEOUT)
        self._wait = WebDriverWait(driver, TIMEOUT, poll_frequency=0.1)
        self._is_framed = False

    def open(self, address: str) -> None:
        self._driver.get(address)
        self._driver.execute_script(LISTEN)

    def reload(self) -> None:
        self.collect_faults()
        self._driver.refresh()
        self._driver.execute_script(LISTEN)

    def run(self, function: str, *given: Any) -> Any:
        answer = self._driver.execute_async_script(
            f"""const given = [...arguments], settle = given.pop();
            Promise.resolve().then(() => ({function})(...given))
              .then((value) => settle({{ value }}), (error) => settle({{ error: String(error) }}));""",
            *given,
        )
        assert "error" not in answer, answer["error"]
        return answer.get("value")

    def wait_for(self, selector: str) -> None:
        self._wait.until(lambda _: self.count(selector), f"there is no {selector}")

    def tap_by_pointer(self, selector: str) -> None:
        self._wait.until(lambda _: self.is_visible(selector), f"{selector} is not visible")
        target = self._element(selector)
        if self._is_framed:
            # The driver's pointer sometimes misses frames, and from then on always does.
            self._driver.execute_script("arguments[0].click()", target)
        else:
            # The driver does not scroll to an element below a bar that stays in the window.
            self._driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", target)
            target.click()

    def press(self, key: str) -> None:
        ActionChains(self._driver).send_keys(getattr(Keys, key.upper())).perform()

    def write(self, selector: str, text: str) -> None:
        # Clearing the field first would be a change of its own. WebKitGTK loses letters after Control and A.
        field = self._element(selector)
        self._driver.execute_script("arguments[0].select()", field)
        field.send_keys(text, Keys.TAB)

    def choose(self, selector: str, value: str) -> None:
        Select(self._element(selector)).select_by_value(value)

    def _element(self, selector: str) -> WebElement:
        self.wait_for(selector)
        found: WebElement = self._driver.execute_script(f"return ({FIND})(arguments[0])[0]", selector)
        return found

    @contextmanager
    def inside(self, selector: str) -> Iterator[None]:
        self._driver.switch_to.frame(self._element(selector))
        self._driver.execute_script(LISTEN)
        self._is_framed = True
        yield
        self._is_framed = False
        self.collect_faults()
        self._driver.switch_to.parent_frame()

    def close(self) -> None:
        self._driver.quit()
