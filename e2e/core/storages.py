"""What browsers let a frame of another site keep."""

# Which of these the browser gives the frame of another site.
STORAGES = """async () => {
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
# In a private window Chromium lets a frame of another site keep nothing; the others keep it apart,
# for each site around it.
APART = ("firefox", "webkit")
