"""Pages that have a service worker, what it keeps, and new versions of the site."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from precache import add_service_worker, files_of
from runtime import content_name
from servers import OwnSite

PATIENCE = 60_000

# The hash of everything that lies in the caches of the site, by its address; null where it cannot be read.
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
# The hash of a file as the page gets it, or "none".
GET = """async (path) => {
  const response = await fetch(path).catch(() => undefined);
  if (!response) return "none";
  const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}"""
NOTES = {"files.json", "versions.json"}
"""What the service worker writes beside the files."""

COMES_BACK = 'document.dispatchEvent(new Event("visibilitychange"))'


def kept_page(open_page: Callable[..., Page], own: OwnSite, **options: Any) -> Page:
    """A page of a visitor who may have a service worker, as soon as everything is kept."""
    page = open_page(at=own.url, service_workers="allow", **options)
    wait_for(page, offline="ready")
    return page


def wait_for(page: Page, **states: str) -> None:
    """Waits until the page is in all these states, as its body says."""
    wanted = "".join(f"[data-{name}={value}]" for name, value in states.items())
    page.locator(f"body{wanted}").wait_for(state="attached", timeout=PATIENCE)


def kept_files(page: Page) -> dict[str, str]:
    """The hashes of all files that are kept, by their address."""
    kept: Mapping[str, str] = page.evaluate(KEPT)
    return {path: digest for path, digest in kept.items() if path not in NOTES}


def listed_files(own: OwnSite) -> dict[str, str]:
    """The hashes of all files that must be kept."""
    return files_of(own.folder)


def renew(own: OwnSite, old: str = "no account", new: str = "newer") -> set[str]:
    """Makes another version of the site, which says something else; returns the paths of its new files."""
    before = listed_files(own)
    (words,) = (own.folder / "assets").glob("words-en-*.ftl")
    rewrite(own, words, old, new)
    add_service_worker(own.folder)
    return {path for path in listed_files(own) if path not in before}


def rewrite(own: OwnSite, file: Path, old: str, new: str) -> None:
    """Changes what a file says, and with it the names of all that name it."""
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
    if file.parent != own.folder:
        fresh = file.rename(file.with_stem(f"{file.stem.rpartition('-')[0]}-{content_name(file)[:8]}"))
        while others := naming(own, file.name):
            rewrite(own, others[0], file.name, fresh.name)


def naming(own: OwnSite, name: str) -> list[Path]:
    """The pages and scripts that name a file."""
    files = [*own.folder.glob("*.html"), *(own.folder / "assets").glob("*.js")]
    return [file for file in files if name in file.read_text("utf-8")]
