/** Takes from a worker all that reaches out of it: the network, what is stored, and other scripts of the site. */

const REACHES_OUT = [
  ...["fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource"],
  ...["indexedDB", "caches", "cookieStore", "navigator", "crossOriginIsolated", "FileSystemHandle"],
  ...["BroadcastChannel", "importScripts", "Worker", "SharedWorker", "RTCPeerConnection"],
  ...["postMessage", "close", "Notification", "webkitRequestFileSystem", "requestFileSystem"],
];

/** Removes them for good, wherever they are inherited from; what is already running has its own hold of what it needs. */
export function lockDown() {
  for (const name of REACHES_OUT) {
    for (let at = Object.getPrototypeOf(self); at; at = Object.getPrototypeOf(at))
      Reflect.deleteProperty(at, name);
    Reflect.deleteProperty(self, name);
    Reflect.defineProperty(self, name, { value: undefined });
  }
}
