/** As much of a service worker's world as js/sw.js needs: its types and those of a page cannot stand in one project. */

export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetch extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface Message extends Lasting {
  readonly data: { do: string };
  readonly ports: readonly MessagePort[];
}

export interface Room {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listen: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listen: (event: Fetch) => void): void;
  addEventListener(type: "message", listen: (event: Message) => void): void;
}
