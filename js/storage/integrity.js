/** Integrity of bytes, written as in the `integrity` attribute of HTML: "sha256-" and the digest in base64. */

import { digest } from "./sha256.js";

/** Returns the integrity of `bytes`. @param {BufferSource} bytes @returns {Promise<string>} */
export async function sha256(bytes) {
  return `sha256-${btoa(String.fromCharCode(...(await digestOf(bytes))))}`;
}

/** Returns whether `bytes` have this integrity. @param {BufferSource} bytes @param {unknown} integrity */
export async function matches(bytes, integrity) {
  return (await sha256(bytes)) === integrity;
}

/**
 * Returns whether a file of the site is the one that was built. On an insecure origin its length has to do: whoever
 * could change the file on its way could change this script as well.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {{ hash: string, length: number }} file
 */
export async function isAsBuilt(bytes, { hash, length }) {
  return bytes.length === length && (!crypto.subtle || (await matches(bytes, hash)));
}

/** @param {BufferSource} bytes */
async function digestOf(bytes) {
  // Insecure origins have none.
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return digest(
    ArrayBuffer.isView(bytes)
      ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      : new Uint8Array(bytes),
  );
}
