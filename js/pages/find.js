/** Finds texts by words, whatever their case and accents. */

/** Returns a text without case and accents: "Größe" as "grosse". @param {string} text */
function folded(text) {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
}

/** Tells of each text whether it has all of the words, anywhere. @param {string} words @param {readonly string[]} texts */
export function find(words, texts) {
  const wanted = folded(words).split(/\s+/);
  return texts.map((text) => {
    const searched = folded(text);
    return wanted.every((word) => searched.includes(word));
  });
}
