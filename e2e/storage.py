"""What a page keeps of its match, read and spoilt behind its back; and the worker, asked past the page."""

from typing import Any

from playwright.sync_api import Page, Worker

# What the page keeps, by its key; a key that holds nothing is left out.
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

# Keeps other things in place of all that is kept.
WRITE = """(kept) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("keyval-store");
  opening.onerror = () => reject(opening.error);
  // Where no page has kept anything yet.
  opening.onupgradeneeded = () => opening.result.createObjectStore("keyval");
  opening.onsuccess = () => {
    const writing = opening.result.transaction("keyval", "readwrite");
    writing.objectStore("keyval").clear();
    for (const [key, value] of Object.entries(kept)) writing.objectStore("keyval").put(value, key);
    writing.oncomplete = () => resolve(opening.result.close());
    writing.onabort = () => reject(writing.error);
  };
})"""

# The page numbers its requests from 1, and passes over answers with other numbers.
ASK = """async (request) => {
  await seenReady;
  const id = Math.random();
  return new Promise((resolve) => {
    seenWorker.addEventListener("message", ({ data }) => data.id === id && resolve(data.answer));
    seenWorker.postMessage({ id, request });
  });
}"""


def kept(page: Page) -> dict[str, Any]:
    """What the browser keeps of the match: the newest moment, the one before, and what was set aside."""
    found: dict[str, Any] = page.evaluate(READ)
    return found


def write(page: Page, values: dict[str, Any]) -> None:
    """Has the browser keep these values and nothing else."""
    page.evaluate(WRITE, values)


def clear(page: Page) -> None:
    """Has the browser keep nothing, neither matches nor settings."""
    write(page, {})
    page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")


def keep(page: Page, **values: Any) -> None:
    """Has the browser keep nothing else; names with `_` for `-`."""
    write(page, {name.replace("_", "-"): value for name, value in values.items()})


def ask(page: Page, **request: Any) -> Any:
    """The worker's answer to a request that the page knows nothing of."""
    return page.evaluate(ASK, request)


def is_engine(worker: Worker) -> bool:
    """Whether a worker has the engine: when the page is idle, another one stores its start."""
    return "/worker-" in worker.url


def engines(page: Page) -> list[Worker]:
    """The workers of a page that have the engine."""
    return list(filter(is_engine, page.workers))
