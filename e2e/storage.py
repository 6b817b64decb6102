"""Read and write the page's IndexedDB store behind its back, and send requests to its worker directly."""

from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from playwright.sync_api import Page, Worker

from volle.core.match import Match
from volle.core.record import format_record

# Returns the stored values by key, without empty ones.
READ = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open("keyval-store");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const store = opening.result.transaction("keyval").objectStore("keyval");
    const kept = {};
    store.openCursor().onsuccess = ({ target: { result: cursor } }) => {
      if (!cursor) {
        opening.result.close();
        return resolve(kept);
      }
      if (cursor.value !== undefined) kept[cursor.key] = cursor.value;
      cursor.continue();
    };
  };
})"""

# Replaces all stored values.
WRITE = """(kept) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("keyval-store");
  opening.onerror = () => reject(opening.error);
  // The page has stored nothing yet.
  opening.onupgradeneeded = () => opening.result.createObjectStore("keyval");
  opening.onsuccess = () => {
    const writing = opening.result.transaction("keyval", "readwrite");
    writing.objectStore("keyval").clear();
    for (const [key, value] of Object.entries(kept)) writing.objectStore("keyval").put(value, key);
    writing.oncomplete = () => resolve(opening.result.close());
    writing.onabort = () => reject(writing.error);
  };
})"""

# The page numbers its own requests from 1, and ignores answers with other ids.
ASK = """async (request) => {
  await engineReady;
  const id = Math.random();
  return new Promise((resolve) => {
    engineWorker.addEventListener("message", ({ data }) => data.id === id && resolve(data.answer));
    engineWorker.postMessage({ id, request });
  });
}"""

TIME = "2026-01-01T12:00:00.000Z"
"""The time of invented saves."""


def stored_values(page: Page) -> dict[str, Any]:
    """Return the stored values: the latest save, the one before, and saves set aside."""
    found: dict[str, Any] = page.evaluate(READ)
    return found


def stored_save(match: Match) -> dict[str, str]:
    """Return what the page stores of a match; the key of the match at the table is `match`."""
    save = format_record(match, private=True)
    digest = b64encode(sha256(save.encode()).digest()).decode()
    return {
        "id": "0123456789abcdef",
        "begun": TIME,
        "changed": TIME,
        "save": save,
        "record": format_record(match),
        "hash": f"sha256-{digest}",
    }


def write(page: Page, values: Mapping[str, Any]) -> None:
    """Replace all stored values."""
    page.evaluate(WRITE, dict(values))


def clear(page: Page) -> None:
    """Delete all stored data, including settings."""
    write(page, {})
    page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")


def store(page: Page, **values: Any) -> None:
    """Replace all stored values; names have `_` in place of `-`."""
    write(page, {name.replace("_", "-"): value for name, value in values.items()})


def send_request(page: Page, **request: Any) -> Any:
    """Send a request to the worker behind the page's back; return the answer."""
    return page.evaluate(ASK, request)


def is_engine_worker(worker: Worker) -> bool:
    """Return True for an engine worker; an idle page starts another kind, which stores the snapshot."""
    return "/worker-" in worker.url


def engine_workers(page: Page) -> list[Worker]:
    """Return the engine workers of a page."""
    return list(filter(is_engine_worker, page.workers))
