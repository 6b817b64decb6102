"""Pages with a service worker, its caches, and new versions of the site."""

from collections.abc import Callable
from functools import reduce
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from player import NO_SNAPSHOT_WORKER
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
# Returns the hash of a file as the page fetches it, or "none".
GET = """async (path) => {
  const response = await fetch(path).catch(() => undefined);
  if (!response) return "none";
  const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}"""
# Looks for a new version, as the page does: servers may not distinguish two versions of the same second.
LOOK_FOR_NEW = """async () => {
  await fetch("sw.js", { cache: "reload" });
  await (await navigator.serviceWorker.getRegistration()).update();
}"""
BECOME_VISIBLE = 'document.dispatchEvent(new Event("visibilitychange"))'


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
