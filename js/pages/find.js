/** Finds texts by words, whatever their case and accents. */

/** Returns a text without case and accents: "Größe" as "grosse". @param {string} text */
function folded(text) {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
}

/** Nobody searches for a longer text, and an address can hold one that takes long to fold. */
const LONGEST = 200;

/** Returns for each text whether it has all of the words, anywhere. @param {string} words @param {readonly string[]} texts */
export function find(words, texts) {
  const wanted = folded(words.slice(0, LONGEST)).split(/\s+/);
  return texts.map((text) => {
    const searched = folded(text);
    return wanted.every((word) => searched.includes(word));
  });
}
