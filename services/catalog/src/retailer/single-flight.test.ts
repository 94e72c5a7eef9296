import { singleFlight } from './single-flight.ts';

/** Work that ends when it is told to, and never otherwise. */
const untilAbandoned = (abandoned: AbortSignal) =>
  new Promise<string>((resolve) => {
    abandoned.addEventListener('abort', () => resolve('abandoned'));
  });

test('two who ask for the same at once share the work, two who ask in turn do not', async () => {
  const flight = singleFlight<string>();
  let count = 0;
  const work = async () => `answer ${++count}`;
  expect(await Promise.all([flight('tea', work), flight('tea', work)])).toEqual(['answer 1', 'answer 1']);
  expect(await flight('tea', work)).toBe('answer 2');
});

test('the work stops when the last one who waits has left, and not before', async () => {
  const flight = singleFlight<string>();
  const [first, second] = [new AbortController(), new AbortController()];
  const stopped: string[] = [];
  const work = (abandoned: AbortSignal) => untilAbandoned(abandoned).finally(() => stopped.push('work'));
  const shared = Promise.all([flight('tea', work, first.signal), flight('tea', work, second.signal)]);
  first.abort();
  await Promise.resolve();
  expect(stopped).toEqual([]);
  second.abort();
  expect(await shared).toEqual(['abandoned', 'abandoned']);
  expect(stopped).toEqual(['work']);
});

test('whoever asks after everybody left starts anew', async () => {
  const flight = singleFlight<string>();
  const first = new AbortController();
  const left = flight('tea', untilAbandoned, first.signal);
  first.abort();
  expect(await Promise.all([left, flight('tea', async () => 'fresh')])).toEqual(['abandoned', 'fresh']);
});

test('whoever had left before asking keeps no work going', async () => {
  const flight = singleFlight<string>();
  const second = new AbortController();
  const shared = [flight('tea', untilAbandoned, second.signal), flight('tea', untilAbandoned, AbortSignal.abort())];
  second.abort();
  expect(await Promise.all(shared)).toEqual(['abandoned', 'abandoned']);
  expect(await flight('tea', untilAbandoned, AbortSignal.abort())).toBe('abandoned');
});
