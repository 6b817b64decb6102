/** The address of the page. No other script of the app reads or changes it. */

import { partsOf } from "../kit/link-address.js";

/** Reads and changes the address. */
export class Address {
  /** True from a change by `go` until the page follows it. */
  isChanging = false;

  /** The parts after the #: the name of a screen, then its path. */
  get parts() {
    return partsOf(location.hash);
  }

  /** Returns a parameter of the query, or null. @param {string} name */
  parameter(name) {
    return new URLSearchParams(location.search).get(name);
  }

  /** Returns the address of a page of the app. @param {string} hash */
  of(hash) {
    const address = new URL("./", location.href);
    address.hash = hash;
    return address.href;
  }

  /** Returns true if this is a page of that name. @param {string} name */
  isPage(name) {
    return location.pathname.endsWith(`/${name}`);
  }

  /** Returns the address of another page of the site, in the language that this address names. @param {string} path */
  page(path) {
    const address = new URL(path, location.href);
    const language = this.parameter("lang");
    if (language) address.searchParams.set("lang", language);
    return address.href;
  }

  /** Leaves the app for another page of the site. @param {string} path */
  leave(path) {
    location.assign(this.page(path));
  }

  /**
   * Goes to another page of the app, in place of the current one where a step back should not lead to that. Resolves when
   * the page follows, which closes all dialogs.
   * @param {string} hash
   * @param {{ isReplacing?: boolean }} [options]
   */
  go(hash, { isReplacing = false } = {}) {
    const before = location.hash;
    const followed = new Promise((resolve) =>
      addEventListener("hashchange", resolve, { once: true }),
    ).then(() => {
      this.isChanging = false;
    });
    if (isReplacing) location.replace(hash);
    else location.hash = hash;
    this.isChanging = location.hash !== before;
    return followed;
  }

  /** Goes to a page of the app; one that is shown already is opened again. @param {string} hash */
  visit(hash) {
    if (location.hash === hash) dispatchEvent(new Event("hashchange"));
    else this.go(hash);
  }

  /** Removes parameters of the query. @param {string[]} names */
  remove(...names) {
    const address = new URL(location.href);
    for (const name of names) address.searchParams.delete(name);
    history.replaceState(history.state, "", address);
  }

  /**
   * Adds a step to the history of the browser, for a dialog that a step back should close. Returns the function that
   * removes the step.
   * @param {() => void} onBack
   */
  addStep(onBack) {
    const listening = new AbortController();
    history.pushState({ isDialog: true }, "");
    addEventListener("popstate", onBack, { signal: listening.signal });
    return () => {
      listening.abort();
      if (history.state?.isDialog) history.back();
    };
  }
}
