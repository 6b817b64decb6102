"""Record the text that is readable while something moves: no text may reveal a result early.

The page marks what moves: tumbling dice, and pictures that fly or turn over. Readable text is visible text
and accessible names. What a celebration covers is recorded too.
"""

from typing import NamedTuple

from playwright.sync_api import Page

from words import plain_words, words_of

# Samples the page in every frame, and after each change of text or names: in an own task, because the page
# may be drawn halfway between two microtasks.
RECORD = """(closed) => {
  const NAMES = ["aria-label", "aria-valuetext", "aria-description", "alt", "title"];
  // Drawings, the button that skips animations, and the note that a bot is thinking.
  const IGNORED = "script, style, .motion, #go-on, #status [aria-hidden=true]";
  // What a roll is for is known before it: whose it is, what it has to reach and what it can earn.
  const STAKES = ".tray:not(:has(.sum)) :is(h2, .of, .tries, .tries *, .explain, .die-note)";
  const TARGET = ".tray:not(:has(.sum)) .big";
  const BLANK = ".tray-die:has([data-rolling], [data-value=''])";
  const OBJECT = "[data-motion]:not([data-motion-tally])";
  const NUMBER = "[data-motion-tally], [data-motion-place]";

  const isVisible = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isSpoken = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true], [inert]");
  // An object in flight is transparent at its place, so a visible one has landed and may show its value.
  const hasLanded = (element) => element.closest(OBJECT) !== null && isVisible(element);
  const headingOf = (element) => element.closest(".tray").querySelector("h2").textContent;
  const isIgnored = (element, text) =>
    element.closest(IGNORED) !== null ||
    element.matches(STAKES) ||
    (element.matches(TARGET) && headingOf(element).includes(text)) ||
    (element.matches(BLANK) && !/\\d/.test(text)) ||
    closed.some((words) => text.endsWith(words));
  const part = ({ localName, classList, dataset: { seat } }) =>
    [localName, ...[...classList].filter((name) => name !== "unseen")].join(".") +
    (seat ? `[seat ${seat}]` : "");
  const place = (element) => {
    const parts = [];
    for (let one = element; one && one !== document.body; one = one.parentElement)
      parts.unshift(part(one));
    return parts.slice(-4).join(" ");
  };
  const plain = (text) => text?.trim().replace(/\\s+/g, " ");

  /** Returns the texts and names of a node. */
  const textsOf = (node) =>
    node.nodeType === Node.TEXT_NODE
      ? [["text", node.data]]
      : NAMES.map((name) => [name, node.getAttribute(name)]);

  /** Returns all readable texts, each with true if it belongs to an object that has landed. */
  const readable = () => {
    const found = new Map([[document.title, false]]);
    const nodes = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
    const walker = document.createTreeWalker(document.body, nodes);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
      for (const [name, value] of textsOf(node)) {
        const text = plain(value);
        const canBeRead = text && (isSpoken(element) || (name === "text" && isVisible(element)));
        if (canBeRead && !isIgnored(element, text))
          found.set(`${place(element)} @${name}: ${text}`, hasLanded(element));
      }
    }
    return found;
  };

  /** Returns the numbers that are in flight and also visible at their origin or destination. */
  const seenTwice = () => {
    const flying = [...document.querySelectorAll(".flight")].map(({ textContent }) => plain(textContent));
    const numbers = [...document.querySelectorAll(NUMBER)].filter(isVisible);
    return numbers.flatMap((element) => {
      const text = plain(element.textContent);
      return text && flying.includes(text) ? [`${place(element)} flies: ${text}`] : [];
    });
  };

  /** Returns true if the sheet of an object has a hole where the sentence is. */
  const canvas = document.createElement("canvas").getContext("2d");
  const isBehind = (object, { left, top, right, bottom }) => {
    const [, path] = object.closest(".spotlight-sky")?.style.clipPath.match(/"(.*)"/) ?? [];
    const middle = [(left + right) / 2, (top + bottom) / 2];
    const [x, y] = middle;
    const edges = [[left + 1, y], [right - 1, y], [x, top + 1], [x, bottom - 1]];
    const isOver = (point) => canvas.isPointInPath(new Path2D(path), ...point, "evenodd");
    return path !== undefined && ![middle, ...edges].some(isOver);
  };

  /** Returns what is on stage while dice roll, or over the sentence. Flying objects only pass it. */
  const misplaced = (stage) => {
    const found = document.querySelector("[data-tumbling]") ? ["dice roll"] : [];
    const sentence = document.querySelector("#status");
    if (!isVisible(sentence)) return found;
    const under = sentence.getBoundingClientRect();
    for (const one of stage.querySelectorAll(".spotlight-words, [data-way=grow]")) {
      const over = one.getBoundingClientRect();
      const isApart = over.left > under.right - 1 || over.right < under.left + 1 ||
        over.top > under.bottom - 1 || over.bottom < under.top + 1;
      if (!isApart && !isBehind(one, under)) found.push(one.className);
    }
    return found;
  };

  globalThis.recorded = { moves: [], early: [], frames: {}, celebrations: {} };
  let before = readable();
  const sample = () => {
    const { frame } = document.body.dataset;
    const now = readable();
    const stage = plain(document.querySelector(".stage")?.innerText);
    const staged = document.querySelector(".spotlight");
    if (staged) (recorded.celebrations[staged.dataset.staged] ??= []).push(...misplaced(staged));
    recorded.frames[frame] = [...new Set(recorded.frames[frame]).add(stage)];
    if (!document.querySelector(".flight, [data-tumbling]")) {
      before = now;
      return;
    }
    recorded.moves.push(frame);
    for (const text of seenTwice()) now.set(text, false);
    for (const [text, isOnObject] of now) {
      if (isOnObject || before.has(text)) continue;
      before.set(text, isOnObject);
      recorded.early.push([frame, text]);
    }
  };
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = sample;
  const changes = new MutationObserver(() => port2.postMessage(""));
  const seen = { attributes: true, attributeFilter: NAMES, characterData: true, childList: true };
  changes.observe(document.body, { subtree: true, ...seen });
  const everyFrame = () => {
    sample();
    requestAnimationFrame(everyFrame);
  };
  requestAnimationFrame(everyFrame);
}"""

HIDDEN_OBJECTS = ("display-closed", "face-back", "die-tumbling", "die-to-roll")
"""Messages for hidden objects: a card that is face down, a die that rolls or is about to."""


class EarlyText(NamedTuple):
    """A text or name that became readable while something moved."""

    frame: str
    """The event that the page was showing."""
    text: str
    """Its place and its words."""


class Recorder:
    """Records one page until it is left."""

    def __init__(self, page: Page) -> None:
        self._page = page
        words = plain_words(words_of("en"))
        page.evaluate(RECORD, [words[name] for name in HIDDEN_OBJECTS])

    def early(self) -> list[EarlyText]:
        """Return all texts so far that were readable too early."""
        return [EarlyText(*one) for one in self._page.evaluate("recorded.early")]

    def stages(self, frame: str) -> list[str]:
        """Return the texts of the stage during an event."""
        found: list[str] = self._page.evaluate("(frame) => recorded.frames[frame] ?? []", frame)
        return found

    def celebrations(self) -> dict[str, list[str]]:
        """Return the celebrations so far, with what was on stage too early or over the sentence."""
        found: dict[str, list[str]] = self._page.evaluate("recorded.celebrations")
        return found

    def moves(self) -> set[str]:
        """Return the events during which something has moved."""
        return set(self._page.evaluate("recorded.moves"))
