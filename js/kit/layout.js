/** The layout of the page: computed here from the size of the window, and named on the root element for all style sheets. */

/** The layouts, each with the windows that it is for. The first that matches applies. */
export const LAYOUTS = {
  /** Also a low window of any width: the cards lie beside the stage. */
  "phone-wide": "(min-width: 35rem) and (max-height: 40rem)",
  phone: "(max-width: 40rem)",
  desktop: "(min-width: 80rem)",
  tablet: "(min-width: 48rem) and (min-aspect-ratio: 1 / 1)",
  "tablet-tall": "all",
};

/** @typedef {keyof typeof LAYOUTS} LayoutName */
/** @typedef {ReturnType<typeof watchLayout>} Layout */

/** The windows that are low for their layout: its usual sizes do not fit. @type {Record<LayoutName, string>} */
const LOW = {
  "phone-wide": "(max-height: 34rem)",
  phone: "(max-height: 46rem)",
  desktop: "(max-height: 56rem)",
  tablet: "(max-height: 56rem)",
  "tablet-tall": "(max-height: 56rem)",
};

/** Differences in room that do not change the layout. */
const ROOM = {
  /** A column on the right has room for log and cheat sheet. */
  wide: "(min-width: 80rem)",
  narrow: "(max-width: 22rem)",
  /** No window is so small unless its letters are enlarged. */
  "large-letters":
    "(max-width: 18rem), (max-height: 18rem), (max-width: 35rem) and (max-height: 26rem)",
  /** A zoom of 400%. */
  tiny: "(max-width: 9rem), (max-height: 13.5rem)",
};

/**
 * Returns the layout of a window, and differences in room.
 * @param {(query: string) => boolean} matches
 */
export function layoutOf(matches) {
  const names = /** @type {LayoutName[]} */ (Object.keys(LAYOUTS));
  const layout = names.find((name) => matches(LAYOUTS[name])) ?? "tablet-tall";
  const room = Object.entries({ low: LOW[layout], ...ROOM })
    .filter(([, query]) => matches(query))
    .map(([name]) => name);
  return { layout, room };
}

/** Sets `data-layout` and `data-room` for the window as it is now. @param {Pick<Window, "matchMedia" | "document">} view */
export function nameLayout(view) {
  const { layout, room } = layoutOf((query) => view.matchMedia(query).matches);
  Object.assign(view.document.documentElement.dataset, { layout, room: room.join(" ") });
}

/**
 * Sets `data-layout` and `data-room` now, before the first paint, and whenever the size of the window or of its letters
 * changes. Once pinned, a frame keeps its layout until its width changes: otherwise a frame that grows with its content
 * would change its layout, then its height, again and again.
 * @param {Pick<Window, "matchMedia" | "innerWidth" | "document">} view
 */
export function watchLayout(view = window) {
  let width = 0;
  let isPinned = false;
  const show = () => {
    if (isPinned && view.innerWidth === width) return;
    width = view.innerWidth;
    nameLayout(view);
  };
  const queries = [LAYOUTS, LOW, ROOM].flatMap((group) => Object.values(group));
  for (const query of new Set(queries)) view.matchMedia(query).addEventListener("change", show);
  show();
  return {
    pin: () => {
      isPinned = true;
    },
  };
}
