"""Storage that browsers give to a frame of another site."""

# Returns the names of the storage APIs that work in this document.
WORKING_STORAGE = """async () => {
  const tries = {
    localStorage: () => localStorage.length,
    caches: () => caches.keys(),
    serviceWorker: () => navigator.serviceWorker.getRegistration(),
    indexedDB: () => new Promise((done, fail) => {
      const opening = indexedDB.open("volle");
      opening.onsuccess = done;
      opening.onerror = () => fail(opening.error);
    }),
  };
  const given = [];
  for (const [name, open] of Object.entries(tries)) {
    try { await open(); given.push(name); } catch {}
  }
  return given;
}"""
# In a private window, Chromium gives such a frame no storage. Firefox and WebKitGTK give it storage
# partitioned by the site around it.
PARTITIONED = ("firefox", "webkit")
