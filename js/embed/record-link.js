/** A record as a piece of an address: its UTF-8 bytes deflated (raw), in base64url without padding. */

/** So many characters a record has at most, as py/volle/core/record.py has it. */
export const LONGEST = 1_000_000;
/** So many bytes are inflated at once: however much they become, reading can stop behind them. */
const PIECE = 512;

/** A fragment that holds no record, with a code that says why. */
export class LinkError extends Error {
  name = "LinkError";
  rule = null;
  params = { most: LONGEST };
  line = undefined;

  /** @param {string} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** Returns the fragment of an address that holds `record`. @param {string} record */
export async function toFragment(record) {
  const deflated = new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Returns the record that a fragment holds, or throws a LinkError. @param {string} fragment */
export async function fromFragment(fragment) {
  const bytes = bytesOf(fragment);
  const text = pieces(bytes)
    .pipeThrough(new DecompressionStream("deflate-raw"))
    .pipeThrough(new TextDecoderStream("utf-8", { fatal: true }));
  return read(text.getReader());
}

/** @param {string} fragment @returns {Uint8Array<ArrayBuffer>} */
function bytesOf(fragment) {
  if (!/^[\w-]+$/.test(fragment)) throw new LinkError("link.base64");
  try {
    const binary = atob(fragment.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    throw new LinkError("link.base64");
  }
}

/**
 * Returns bytes little by little, and only when they are wanted: a small fragment can be inflated to gigabytes.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {ReadableStream<Uint8Array<ArrayBuffer>>}
 */
function pieces(bytes) {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(bytes.subarray(at, at + PIECE));
        at += PIECE;
        if (at >= bytes.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** @param {ReadableStreamDefaultReader<string>} reader */
async function read(reader) {
  let text = "";
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      text += piece.value;
      if (text.length > LONGEST) break;
    }
  } catch {
    throw new LinkError("link.deflate");
  }
  if (text.length <= LONGEST) return text;
  // Nobody waits for what is left of it.
  reader.cancel().catch(() => {});
  throw new LinkError("record.too-long");
}
