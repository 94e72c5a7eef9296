import { restAfterFailure } from './breaker.ts';

test('a store that failed is left alone for a second, then asked again', async () => {
  let now = 10_000;
  let asked = 0;
  const guarded = restAfterFailure(() => now);
  const fail = () => {
    asked += 1;
    return Promise.reject(new Error('no answer'));
  };
  await expect(guarded(fail)).rejects.toThrow('no answer');
  now = 10_999;
  await expect(guarded(fail)).rejects.toThrow('the store did not answer a moment ago');
  expect(asked).toBe(1);
  now = 11_000;
  await expect(guarded(async () => 'blue')).resolves.toBe('blue');
});
