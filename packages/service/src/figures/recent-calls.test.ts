import { Registry } from 'prom-client';
import { measureCalls } from './measure-calls.ts';
import { recentCalls } from './recent-calls.ts';

test('an admin reads how many calls were answered, how many failed, and how long half of them and nearly all took', () => {
  const calls = recentCalls(() => 0);
  for (let call = 0; call < 90; call += 1) calls.note('/api/cart', 8, false);
  for (let call = 0; call < 10; call += 1) calls.note('/api/cart', 900, call < 3);
  calls.note('/api/users', 1, false);

  expect(calls.read()).toEqual([
    { group: '/api/cart', count: 100, errors: 3, p50_ms: 8, p95_ms: 800 },
    { group: '/api/users', count: 1, errors: 0, p50_ms: 1, p95_ms: 2 },
  ]);
});

test('in an overload the calls that are turned away count as failed, and make nobody believe that answers come fast', () => {
  const calls = recentCalls(() => 0);
  for (let call = 0; call < 10; call += 1) calls.note('files and others', 900, false);
  for (let call = 0; call < 90; call += 1) calls.noteRefusal('files and others');

  expect(calls.read()).toEqual([{ group: 'files and others', count: 100, errors: 90, p50_ms: 800, p95_ms: 980 }]);
});

test('a scraper counts what was turned away apart from what was answered', async () => {
  const registry = new Registry();
  measureCalls(registry).noteRefusal('POST', 503);
  const told = await registry.metrics();
  expect(told).toContain('http_requests_refused_total{method="POST",status="503"} 1');
  expect(told).not.toContain('http_request_duration_seconds_count');
});

test('what is five minutes old is not told any more', () => {
  let now = 0;
  const calls = recentCalls(() => now);
  calls.note('/api/cart', 8, true);
  now = 4 * 60_000;
  calls.note('/api/cart', 8, false);

  expect(calls.read()).toMatchObject([{ count: 2, errors: 1 }]);
  now = 5 * 60_000;
  expect(calls.read()).toMatchObject([{ count: 1, errors: 0 }]);
  now = 60 * 60_000;
  expect(calls.read()).toEqual([]);
});

test('a call that took longer than anybody waits is told as the longest we count', () => {
  const calls = recentCalls(() => 0);
  calls.note('/api/cart', 60_000, false);
  expect(calls.read()).toMatchObject([{ p50_ms: 10_000, p95_ms: 10_000 }]);
});
