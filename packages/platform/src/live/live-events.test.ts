import { session } from '../session/session.ts';
import { aPerson } from '../testing/person.ts';
import { onLive } from './live-events.ts';

/** The browser's EventSource, spoken to by hand. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    Stream.opened.push(this);
  }

  say(topic: string, id: string | null = null) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ topic, id }) }));
  }

  close() {
    this.readyState = Stream.CLOSED;
  }
}

const sessionHeard = () => new Promise<void>((heard) => queueMicrotask(heard));

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  Object.assign(globalThis, { EventSource: Stream });
  session.set({ user: null });
  await sessionHeard();
  Stream.opened = [];
});

afterEach(() => jest.useRealTimers());

async function signedInListener() {
  const heard: (string | null)[] = [];
  onLive('notifications', (id) => heard.push(id));
  session.set({ user: aPerson('507f1f77bcf86cd799439011', 'ada') });
  await sessionHeard();
  return heard;
}

test('a visitor opens no stream; a signed-in person opens one for all topics', async () => {
  onLive('orders', () => undefined);
  expect(Stream.opened).toEqual([]);
  await signedInListener();
  onLive('wishlists', () => undefined);
  expect(Stream.opened.map((stream) => stream.url)).toEqual(['/api/events']);
});

test('only those who listen to a topic hear of it', async () => {
  const heard = await signedInListener();
  Stream.opened[0]?.say('notifications', 'n1');
  Stream.opened[0]?.say('orders', 'o1');
  expect(heard).toEqual(['n1']);
});

test('after an interruption everybody asks again, since what was said meanwhile is lost', async () => {
  const heard = await signedInListener();
  Stream.opened[0]?.dispatchEvent(new Event('open'));
  expect(heard).toEqual([]);
  Stream.opened[0]?.dispatchEvent(new Event('open'));
  expect(heard).toEqual([null]);
});

test('a refused stream is opened again after half a minute', async () => {
  const heard = await signedInListener();
  Stream.opened[0]?.close();
  Stream.opened[0]?.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(29_999);
  expect(Stream.opened).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(Stream.opened).toHaveLength(2);
  expect(heard).toEqual([null]);
});

test('signing out closes the stream', async () => {
  await signedInListener();
  session.set({ user: null });
  await sessionHeard();
  expect(Stream.opened[0]?.readyState).toBe(2);
});
