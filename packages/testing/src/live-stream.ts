import type { LiveEvent } from '@wishbow/contracts/live-events';

const opened = new Set<PlayedStream>();

/** The stream of live events as a test plays it: jsdom has none, and no server would say anything. */
class PlayedStream extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState: number = PlayedStream.OPEN;

  constructor() {
    super();
    opened.add(this);
  }

  close(): void {
    this.readyState = PlayedStream.CLOSED;
    opened.delete(this);
  }
}

/** Lets pages of a test open streams; called by `renderPage`. */
export function playLiveStream(): void {
  Object.assign(globalThis, { EventSource: PlayedStream });
}

/** What the server tells the signed-in person's page: that something of a topic has changed. */
export function tellLive(topic: LiveEvent['topic'], id: string | null = null): void {
  for (const stream of opened)
    stream.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ topic, id }) }));
}
