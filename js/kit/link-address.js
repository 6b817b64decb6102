/** Addresses with a link, as messengers, mail and hosts change them on their way. */

/** The pages whose path is a link, of which each part has letters, digits, `-` and `_` alone. */
const KINDS = ["link", "replay", "deal", "part"];
/** A `#` that was encoded, perhaps more than once, before such a page. */
const ENCODED = /%(?:25){0,5}23(?=(?:link|replay|deal|part)(?:\/|%))/;
/** Addresses in addresses are encoded once more each time. */
const ROUNDS = 6;

/** Returns the parts behind the # of an address: the name of a page, then its path. Signs behind a link do not count. @param {string} hash */
export function partsOf(hash) {
  const [name = "", ...path] = decoded(hash).replace(/^#+/, "").split("/");
  return [name, ...(KINDS.includes(name) ? path.map(lettersOf) : path)];
}

/** Returns the address that became a path because its # was encoded; null for any other address. @param {string} address */
export function addressMeant(address) {
  const { origin, pathname, search } = new URL(address);
  const found = ENCODED.exec(pathname);
  if (!found) return null;
  const path = decoded(pathname.slice(found.index + found[0].length));
  return `${origin}${pathname.slice(0, found.index)}${search}#${path}`;
}

/** @param {string} text */
function decoded(text) {
  let now = text;
  try {
    for (let round = 0; round < ROUNDS && now.includes("%"); round++) now = decodeURIComponent(now);
  } catch {
    // A % that encodes nothing is no part of a link, nor is anything behind it.
  }
  return now;
}

/** Returns the beginning of a text that a link may have. @param {string} text */
const lettersOf = (text) => /^[\w-]*/.exec(text)?.[0] ?? "";
