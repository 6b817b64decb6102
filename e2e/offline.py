"""Pages with a service worker, its caches, and new versions of the site."""

from collections.abc import Callable
from functools import reduce
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from player import FAST_PACE, NO_SNAPSHOT_WORKER, SKIP_ANIMATIONS, WIDE_WINDOW
from precache import add_service_worker, kept_files
from runtime import content_name
from servers import OwnSite

TIMEOUT_MS = 60_000

# Returns the hash of every cached file of the site, by address.
KEPT = """async () => {
  const kept = {};
  for (const name of (await caches.keys()).filter((name) => /^volle-(files|pages-)/.test(name))) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
      const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
      kept[new URL(request.url).pathname.slice(1)] = `sha256-${text}`;
    }
  }
  return kept;
}"""
# Returns the hashes of files as the page fetches them, by path; "none" for those that it cannot fetch.
GET_ALL = """async (paths) => {
  const hashes = {};
  for (const path of paths) {
    const response = await fetch(path).catch(() => undefined);
    const hash = response && await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
    hashes[path] = hash ? `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}` : "none";
  }
  return hashes;
}"""
# Looks for a new version, as the page does: servers may not distinguish two versions of the same second.
LOOK_FOR_NEW = """async () => {
  await fetch("sw.js", { cache: "reload" });
  await (await navigator.serviceWorker.getRegistration()).update();
}"""
BECOME_VISIBLE = 'document.dispatchEvent(new Event("visibilitychange"))'

WORDS = "no account, no ads"
"""Words on the start page that tests replace in new versions."""


class CachedSite:
    """A site on a server of its own, a page that has cached it, and the versions released since."""

    def __init__(self, own: OwnSite, open_page: Callable[..., Page]) -> None:
        self.own = own
        self.page = open_cached_page(
            open_page,
            own,
            scripts=[FAST_PACE, SKIP_ANIMATIONS],
            reduced_motion="reduce",
            viewport=WIDE_WINDOW,
        )
        self.words = WORDS
        """The words of the newest version."""

    def release(self) -> set[str]:
        """Put a new version on the server; return the paths of its new files."""
        before, count = self.words, self.words.count("newer")
        self.words = f"{'newer, ' * (count + 1)}no ads"
        return update_site(self.own, before, self.words)

    def offer(self) -> None:
        """Wait until the page offers the released version."""
        self.page.evaluate(LOOK_FOR_NEW)
        wait_for(self.page, update="waiting", ready="true", offline="ready")

    def update(self) -> None:
        """Change to the released version, and wait until it is in control."""
        self.page.locator("#update-now").click()
        self.wait_for_update()

    def wait_for_update(self) -> None:
        """Wait until the released version is in control, with everything for offline use."""
        wait_for_menu_text(self.page, self.words)
        wait_for(self.page, update="none", ready="true", offline="ready")

    def open_again(self) -> None:
        """Start the server if it is stopped, and open the start page in its newest version."""
        self.own.start()
        self.page.goto(self.own.url)
        self.wait_for_update()


def wait_for_menu_text(page: Page, words: str) -> None:
    """Wait until the menu contains these words."""
    expect(page.locator("#screen > .menu .menu-facts")).to_contain_text(words)


def open_cached_page(open_page: Callable[..., Page], own: OwnSite, **options: Any) -> Page:
    """Open a page with a service worker, and wait until all files are cached."""
    scripts = [NO_SNAPSHOT_WORKER, *options.pop("scripts", ())]
    page = open_page(at=own.url, service_workers="allow", scripts=scripts, **options)
    wait_for(page, offline="ready")
    return page


def wait_for(page: Page, **states: str) -> None:
    """Wait until the page is in all these states, by its body's data attributes."""
    wanted = "".join(f"[data-{name}={value}]" for name, value in states.items())
    page.locator(f"body{wanted}").wait_for(state="attached", timeout=TIMEOUT_MS)


def cached_files(page: Page) -> dict[str, str]:
    """Return the hashes of all cached files, by address."""
    kept: dict[str, str] = page.evaluate(KEPT)
    return kept


def wait_until_cached(page: Page, files: dict[str, str]) -> None:
    """Wait until these files are cached as built: a start that misses some has them repaired afterwards."""
    page.wait_for_function(
        f"""async (files) => {{
          const kept = await ({KEPT})();
          return Object.entries(files).every(([path, hash]) => kept[path] === hash);
        }}""",
        arg=files,
    )


def listed_files(own: OwnSite) -> dict[str, str]:
    """Return the hashes of all files that must be cached."""
    return kept_files(own.folder)


def update_site(own: OwnSite, old: str = "no account", new: str = "newer") -> set[str]:
    """Make a new version of the site with other words; return the paths of its new files."""
    before = listed_files(own)
    (words,) = (own.folder / "assets").glob("words-en-*.ftl")
    edit_file(own, words, old, new)
    add_service_worker(own.folder)
    return {path for path in listed_files(own) if path not in before}


def edit_file(own: OwnSite, file: Path, old: str, new: str) -> None:
    """Change a file, and rename it and the files that refer to it as their content changes."""
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
    renamed: dict[str, str] = {}
    named = [file]
    # Scripts may refer to each other: find every name before changing any.
    while named:
        one = named.pop()
        if one.parent != own.folder and one.name not in renamed:
            renamed[one.name] = f"{one.stem.rpartition('-')[0]}-{content_name(one)[:8]}{one.suffix}"
            named += [other for other in referring_files(own) if one.name in other.read_text("utf-8")]
    for other in referring_files(own):
        text = other.read_text("utf-8")
        other.write_text(reduce(lambda before, names: before.replace(*names), renamed.items(), text), "utf-8")
    for before, after in renamed.items():
        (own.folder / "assets" / before).rename(own.folder / "assets" / after)


def referring_files(own: OwnSite) -> list[Path]:
    """Return the pages and scripts, which refer to other files."""
    return [*own.folder.glob("*.html"), *(own.folder / "assets").glob("*.js")]
