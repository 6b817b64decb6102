/** What workers have and the types of the DOM, which the page is checked with, do not name. */

interface FileSystemFileHandle {
  /** Opens a file for this worker alone, or where the browser knows that, for reading by all. */
  createSyncAccessHandle(options?: { mode: "read-only" }): Promise<FileSystemSyncAccessHandle>;
}

interface FileSystemSyncAccessHandle {
  /** Writes at the beginning; gives how many bytes there was room for. */
  write(bytes: Uint8Array<ArrayBuffer>): number;
  getSize(): number;
  /** Reads from the beginning as much as there is room for. */
  read(bytes: Uint8Array<ArrayBuffer>): number;
  close(): void;
}
