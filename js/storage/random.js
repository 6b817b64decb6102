/** Returns 128 unpredictable bits as 32 hexadecimal digits; browsers have no `crypto.randomUUID` on insecure origins. */
export function randomHex() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
