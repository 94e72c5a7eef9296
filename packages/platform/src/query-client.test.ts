import { RequestFailed } from '@wishbow/http/client';
import { comesBackIn, pollEvery } from './query-client.ts';

const failed = (status: number) => new RequestFailed(status, { code: 'any', message: 'Any.' });

test('a page asks again after a rest when a service or the connection is away', () => {
  expect([0, 502, 503, 504].map((status) => comesBackIn(failed(status)))).toEqual([5_000, 5_000, 5_000, 5_000]);
});

test('a page leaves it at a refusal, and at what nobody foresaw', () => {
  expect([401, 404, 422, 500].map((status) => comesBackIn(failed(status)))).toEqual([false, false, false, false]);
  expect(comesBackIn(new Error('odd'))).toBe(false);
});

test('a page asks again where an endpoint declares that it rests, and not where it has answered', () => {
  expect(comesBackIn({ status: 503, body: { code: 'unavailable' } })).toBe(5_000);
  expect(comesBackIn({ status: 200, body: {} })).toBe(false);
  expect([undefined, null, []].map(comesBackIn)).toEqual([false, false, false]);
});

test('what is asked for every minute anyway comes back as soon after an outage as everything else', () => {
  const everyMinute = pollEvery(60_000);
  expect(everyMinute({ state: { status: 'success', error: null, data: [] } })).toBe(60_000);
  expect(everyMinute({ state: { status: 'error', error: failed(503), data: undefined } })).toBe(5_000);
  expect(everyMinute({ state: { status: 'error', error: failed(422), data: undefined } })).toBe(60_000);
});
