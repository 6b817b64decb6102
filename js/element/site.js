/** Where the site is. The element's script runs as a classic script, which any page may load, and as a module. */

/** The URL of the script: of the newest one or of a released one, in a folder of the site. */
const SCRIPT = /(https?:\/\/[^\s()]*)element\/(\d+\/)?[\d.]+\.js/;
const own = /** @type {HTMLScriptElement | null} */ (document.currentScript);
// A module has no such element, and `import.meta` is a syntax error in a classic script; but errors name their script.
const [, folder = ""] = SCRIPT.exec(own?.src ?? new Error().stack ?? "") ?? [];

/** The folder of the site. */
export const SITE = new URL(folder);
