/** A record as the fragment of a URL: its UTF-8 bytes deflated (raw), in base64url without padding. */

import { CodedError } from "../../engine/errors.js";
import { FACTS } from "../../protocol/facts.js";

const { longest } = FACTS.record;
/** Bytes that are inflated in one step; reading can stop after each. */
const CHUNK = 512;

/** @param {string} code */
function linkError(code) {
  return new CodedError({ code, params: { most: longest } });
}

/** Returns the fragment of a URL that holds `record`; `fromFragment` is the inverse. @param {string} record */
export async function toFragment(record) {
  const deflated = new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Returns the record of a fragment; rejects with a CodedError for any other fragment. @param {string} fragment */
export async function fromFragment(fragment) {
  const text = chunked(bytesOf(fragment))
    .pipeThrough(new DecompressionStream("deflate-raw"))
    .pipeThrough(new TextDecoderStream("utf-8", { fatal: true }));
  return readText(text.getReader());
}

/** Decodes base64url. @param {string} fragment @returns {Uint8Array<ArrayBuffer>} */
function bytesOf(fragment) {
  if (!/^[\w-]+$/.test(fragment)) throw linkError("link.base64");
  try {
    const binary = atob(fragment.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    throw linkError("link.base64");
  }
}

/**
 * Streams bytes in chunks on demand, because a small fragment can inflate to gigabytes.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {ReadableStream<Uint8Array<ArrayBuffer>>}
 */
function chunked(bytes) {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(bytes.subarray(at, at + CHUNK));
        at += CHUNK;
        if (at >= bytes.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Reads a text up to the length limit of records. @param {ReadableStreamDefaultReader<string>} reader */
async function readText(reader) {
  let text = "";
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      text += chunk.value;
      if (text.length > longest) break;
    }
  } catch {
    throw linkError("link.deflate");
  }
  if (text.length <= longest) return text;
  reader.cancel().catch(() => {});
  throw linkError("record.too-long");
}
