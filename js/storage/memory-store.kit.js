/** A store in memory that can refuse every access. */
export class MemoryStore {
  /** @type {Map<string, any>} */
  kept = new Map();
  isRefusing = false;

  /** @param {string[]} keys */
  async getMany(keys) {
    this.#check();
    return keys.map((key) => this.kept.get(key));
  }

  /** @returns {Promise<[string, any][]>} */
  async entries() {
    this.#check();
    return [...this.kept];
  }

  /** @param {[string, unknown][]} entries */
  async setMany(entries) {
    this.#check();
    for (const [key, value] of entries) this.kept.set(key, value);
  }

  /** @param {string[]} keys */
  async delMany(keys) {
    this.#check();
    for (const key of keys) this.kept.delete(key);
  }

  #check() {
    if (this.isRefusing) throw new DOMException("full", "QuotaExceededError");
  }
}
