/** The page's end of the handshake with a frame, which never speaks first. */

/** Milliseconds between two greetings, and how many are sent before the frame counts as lost. */
const GREETING = { every: 300, most: 67 };

/**
 * Greets a frame until it answers with a port of its own; nobody else's answer counts.
 * @param {HTMLIFrameElement} frame
 * @param {string} origin where its page must be from
 * @param {{ onPort: (port: MessagePort) => void, onLost: () => void }} listener
 * @returns {() => void} ends it at once
 */
export function greet(frame, origin, { onPort, onLost }) {
  const id = crypto.randomUUID?.() ?? String(Math.random());
  let left = GREETING.most;
  const answered = (/** @type {MessageEvent} */ event) => {
    const [port] = event.ports;
    const isFrame = event.source === frame.contentWindow && event.origin === origin;
    if (!isFrame || event.data?.volle !== 1 || event.data.id !== id || !port) return;
    end();
    onPort(port);
  };
  const end = () => {
    clearInterval(timer);
    removeEventListener("message", answered);
  };
  const hello = () => {
    frame.contentWindow?.postMessage({ volle: 1, hello: true, id }, origin);
    if (left-- > 0) return;
    end();
    onLost();
  };
  addEventListener("message", answered);
  const timer = setInterval(hello, GREETING.every);
  hello();
  return end;
}
