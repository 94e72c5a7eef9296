import { calmAfter, countIn, outcomeOf } from './load-report.ts';

const told = (dueMs: number, waitMs: number, status = 200) => ({
  kind: 'read' as const,
  dueMs,
  waitMs,
  tookMs: waitMs,
  status,
});

test('who is told to come back was refused, and no answer is a failure as much as a fault', () => {
  expect([200, 404, 409, 429, 503, 500, 0].map(outcomeOf)).toEqual([
    'good',
    'good',
    'good',
    'refused',
    'refused',
    'failed',
    'failed',
  ]);
});

test('only what was answered well and in time counts', () => {
  expect(countIn([told(0, 100), told(10, 3_000), told(20, 5, 503), told(30, 250)], 250)).toBe(2);
});

test('a site has recovered after the last call that was answered late or badly', () => {
  expect(calmAfter([told(0, 900), told(1_000, 5, 503), told(2_500, 40), told(4_000, 40)], 250)).toBe(1);
  expect(calmAfter([told(0, 40), told(4_000, 40)], 250)).toBe(0);
  expect(calmAfter([told(0, 40), told(4_000, 400)], 250)).toBeUndefined();
});
