/** Single keys as extras, while the focus is on the decision: a digit presses the button that bears it. */

/** Listens to the keyboard from now on. */
export function listenToKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element))
      return;
    const area = event.target.closest("[data-keys]");
    const button = area?.querySelector(`button[aria-keyshortcuts="${CSS.escape(event.key)}"]`);
    if (button instanceof HTMLElement) button.click();
  });
}
