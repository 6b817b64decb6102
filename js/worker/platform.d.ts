/** Worker-only APIs that the DOM types, with which the page is checked, do not declare. */

interface FileSystemFileHandle {
  /** Opens a file for this worker alone, or read-only for all, where the browser knows that mode. */
  createSyncAccessHandle(options?: { mode: "read-only" }): Promise<FileSystemSyncAccessHandle>;
}

interface FileSystemSyncAccessHandle {
  /** Writes from the beginning; returns how many bytes there was room for. */
  write(bytes: Uint8Array<ArrayBuffer>): number;
  getSize(): number;
  /** Reads from the beginning as much as `bytes` can hold. */
  read(bytes: Uint8Array<ArrayBuffer>): number;
  close(): void;
}

/** Pyodide's script, where it has been loaded as a classic one. */
declare const createPyodide: import("./start-python.js").Script["default"];
