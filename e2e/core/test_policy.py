"""Actions that the site's policy forbids, and the error without WebAssembly, in every browser."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Thread

from drivers import Driver
from headers import POLICY
from serve import HOST, Handler, Server
from setup import DIST

NEEDED = " 'wasm-unsafe-eval'"
# Tries each forbidden action; returns the names of those that succeeded.
FORBIDDEN = """async (elsewhere) => {
  globalThis.done = [];
  // Code that a driver runs may bypass the policy; code in a later task does not.
  await new Promise((later) => setTimeout(later));
  const deeds = {
    inline: () => {
      const script = document.createElement("script");
      script.append("done.push('inline')");
      document.head.append(script);
    },
    foreign: () => {
      const script = document.createElement("script");
      script.src = `${elsewhere}foreign.js`;
      document.head.append(script);
    },
    imported: () => import(`${elsewhere}foreign.js`),
    eval: () => eval("done.push('eval')"),
    constructed: () => new Function("done.push('constructed')")(),
    html: () => {
      document.body.insertAdjacentHTML("beforeend", "<p id=planted></p>");
      done.push("html");
    },
    worker: () => {
      new Worker("assets/worker.js", { type: "module" });
      done.push("worker");
    },
    picture: () => new Promise((loaded, failed) => {
      const picture = new Image();
      picture.onload = () => { done.push("picture"); loaded(); };
      picture.onerror = failed;
      picture.src = `${elsewhere}icons/icon-192.png`;
    }),
    style: () => {
      document.body.setAttribute("style", "min-width: 7777px");
      if (getComputedStyle(document.body).minWidth === "7777px") done.push("style");
    },
    fetch: async () => {
      await fetch(`${elsewhere}icons/icon.svg`, { mode: "no-cors" });
      done.push("fetch");
    },
  };
  for (const deed of Object.values(deeds)) {
    try { await deed(); } catch {}
  }
  return done;
}"""


class Stricter(Handler):
    """A server whose policy also forbids WebAssembly."""

    def send_header(self, keyword: str, value: str) -> None:
        super().send_header(keyword, value.replace(NEEDED, ""))


class Bare(Handler):
    """A server that sends no policy."""

    def send_header(self, keyword: str, value: str) -> None:
        if keyword != POLICY:
            super().send_header(keyword, value)


@contextmanager
def served_by(handler: Callable[..., Handler]) -> Iterator[str]:
    """Serve the site with other headers; yield the address."""
    with Server((HOST, 0), partial(handler, directory=str(DIST))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{server.server_port}/"
        server.shutdown()


def test_forbidden_actions_fail(driver: Driver, tmp_path: Path) -> None:
    log = tmp_path / "requests"
    log.touch()
    with served_by(partial(Handler, log=log)) as elsewhere:
        for handler in (Handler, Bare):
            with served_by(handler) as address:
                driver.open(address)
                driver.wait_for("body[data-ready=true]")
                assert driver.collect_faults() == []
                check_forbidden(driver, elsewhere.replace(HOST, "localhost"))
        assert log.read_text("utf-8") == ""


def check_forbidden(driver: Driver, elsewhere: str) -> None:
    """Assert that each action fails and violates the policy."""
    assert driver.run(FORBIDDEN, elsewhere) == []
    assert driver.count("#planted") == 0
    broken = [fault for fault in driver.collect_faults() if fault.startswith("policy")]
    for directive in ("script-src", "connect-src", "img-src", "style-src", "require-trusted-types-for"):
        assert any(directive in fault for fault in broken), (directive, broken)
    driver.faults.clear()


def test_without_web_assembly_the_start_fails_with_an_explanation(driver: Driver) -> None:
    with served_by(Stricter) as address:
        driver.open(address)
        driver.wait_for("[data-code='engine.not-started']")
        text = "() => document.querySelector(\"[data-code='engine.not-started']\").innerText"
        assert "The game needs WebAssembly" in driver.run(text)
        assert driver.attribute("body", "data-ready") == "false"
        assert driver.is_visible("#choose-wolle")
        driver.collect_faults()
        driver.faults.clear()
