/** Integrity of bytes, written as in the `integrity` attribute of HTML: "sha256-" and the digest in base64. */

/** Returns the integrity of `bytes`. @param {BufferSource} bytes @returns {Promise<string>} */
export async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/** Returns whether `bytes` have this integrity. @param {BufferSource} bytes @param {unknown} integrity */
export async function matches(bytes, integrity) {
  return (await sha256(bytes)) === integrity;
}
