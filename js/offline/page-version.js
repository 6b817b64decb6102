/** Comparison of two versions of a page, of which a host may have changed either. */

/** The scripts and styles that a page names, each with its name, its content's hash, and its extension. */
const NAMED = /assets\/([\w-]+)-(\w+)(\.\w+)(?<=\.js|\.css)/g;

/**
 * Returns true if the server's page names another version of a file that only this page names. Hosts add scripts,
 * merge styles, or send a page of their own for a while: none of these is a new version.
 * @param {string} own the HTML of this page
 * @param {string} current that of the server's page
 */
export function isReplaced(own, current) {
  const [before, now] = [namedFiles(own), namedFiles(current)];
  const lost = [...before].filter(([file]) => !now.has(file)).map(([, name]) => name);
  return [...now].some(([file, name]) => !before.has(file) && lost.includes(name));
}

/** Returns the names without a hash of the files that a page names, by their full names. @param {string} page */
function namedFiles(page) {
  return new Map(
    Array.from(page.matchAll(NAMED), ([file, name, , extension]) => [file, `${name}${extension}`]),
  );
}
