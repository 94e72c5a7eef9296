import { withinTimeLimit } from './time-limit.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A request that answers only at the given attempt; the ones before hang until they are cancelled. */
function slowUntil(answeringAttempt: number) {
  const cancelled: number[] = [];
  let attempt = 0;
  const request = (signal: AbortSignal) => {
    const own = ++attempt;
    if (own === answeringAttempt) return Promise.resolve('answer');
    return new Promise<string>((_, reject) =>
      signal.addEventListener('abort', () => {
        cancelled.push(own);
        reject(signal.reason);
      }),
    );
  };
  return { request, cancelled };
}

test('a request that takes over 8 seconds is cancelled and made again', async () => {
  const { request, cancelled } = slowUntil(2);
  const answer = withinTimeLimit(new AbortController().signal, request);
  await jest.advanceTimersByTimeAsync(7_999);
  expect(cancelled).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(cancelled).toEqual([1]);
  expect(await answer).toBe('answer');
});

test('after the third time it is given up', async () => {
  const { request, cancelled } = slowUntil(4);
  const answer = withinTimeLimit(new AbortController().signal, request).catch(String);
  await jest.advanceTimersByTimeAsync(24_000);
  expect(await answer).toBe('Error: the server takes too long');
  expect(cancelled).toEqual([1, 2, 3]);
});

test('whoever leaves cancels it for good', async () => {
  const { request, cancelled } = slowUntil(9);
  const page = new AbortController();
  const answer = withinTimeLimit(page.signal, request).catch(() => 'cancelled');
  page.abort();
  expect(await answer).toBe('cancelled');
  await jest.advanceTimersByTimeAsync(24_000);
  expect(cancelled).toEqual([1]);
});
