import { nextAttemptAt } from './retry-rules.ts';

const noon = new Date('2026-11-27T12:00:00.000Z');

test.each([
  [1, '2026-11-27T12:00:00.500Z'],
  [2, '2026-11-27T12:00:01.000Z'],
  [4, '2026-11-27T12:00:04.000Z'],
  [12, '2026-11-27T12:00:30.000Z'],
])('after %i failed attempts the next one comes at %s', (attempts, expected) => {
  expect(nextAttemptAt({ createdAt: noon, attempts }, noon, 500)?.toISOString()).toBe(expected);
});

test('a message that nobody took for three days is given up', () => {
  const createdAt = new Date('2026-11-24T12:00:00.000Z');
  expect(nextAttemptAt({ createdAt, attempts: 400 }, noon, 500)).toBeUndefined();
});
