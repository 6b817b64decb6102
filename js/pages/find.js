/** Finds texts by words, regardless of case and accents. */

/** Returns a text without case and accents: "Größe" as "grosse". @param {string} text */
function folded(text) {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
}

/** The number of characters of a query that count; an address could hold a text that takes long to fold. */
const LONGEST = 200;

/** Returns for each text true if it contains all of the words. @param {string} words @param {readonly string[]} texts */
export function find(words, texts) {
  const wanted = folded(words.slice(0, LONGEST)).split(/\s+/);
  return texts.map((text) => {
    const searched = folded(text);
    return wanted.every((word) => searched.includes(word));
  });
}
