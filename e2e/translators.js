/**
 * Translates a page as a browser does: every text, now and whenever one changes, until `translator.stop()`. Each
 * translation is the text between ⟦ and ⟧, so that the text itself can be read back.
 *
 * - "chrome" wraps each text in two elements of its own.
 * - "safari" puts a new text in the place of the old one.
 * - "firefox" changes texts in their place, except in inline elements: these lose all their comments.
 */
(kind) => {
  const isForeign = (node) =>
    node.parentElement?.closest("[translate=no], script, style, svg, textarea, .foreign");
  const isInline = (element) => getComputedStyle(element).display === "inline";
  const written = new WeakMap();
  const translated = (text) => `⟦${text}⟧`;
  const isDone = (node) => written.get(node) === node.data;

  const ways = {
    chrome(text) {
      const font = document.createElement("font");
      font.className = "foreign";
      font.append(document.createElement("font"));
      font.firstChild.append(translated(text.data));
      text.replaceWith(font);
    },
    safari(text) {
      const other = new Text(translated(text.data));
      written.set(other, other.data);
      text.replaceWith(other);
    },
    firefox(text) {
      const { parentElement } = text;
      text.data = translated(text.data);
      written.set(text, text.data);
      if (!isInline(parentElement)) return;
      const kept = [...parentElement.childNodes].filter(
        ({ nodeType }) => nodeType !== Node.COMMENT_NODE,
      );
      for (const node of [...parentElement.childNodes]) node.remove();
      parentElement.append(...kept);
    },
  };

  function translate() {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found)
      if (text.data.trim() && !isForeign(text) && !isDone(text)) ways[kind](text);
    changes.takeRecords();
    waiting = undefined;
    document.body.dataset.translated = String(++rounds);
  }

  let waiting;
  let rounds = 0;
  const changes = new MutationObserver(() => (waiting ??= setTimeout(translate, 20)));
  changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  globalThis.translator = {
    /** Returns true if nothing waits for its translation. */
    get isIdle() {
      return waiting === undefined;
    },
    stop() {
      clearTimeout(waiting);
      changes.disconnect();
    },
  };
  translate();
};
