import { formatAgo } from './relative-time.ts';

const now = new Date('2026-11-28T15:00:00Z');

test.each([
  ['2026-11-28T15:00:10Z', 'just now'],
  ['2026-11-28T14:59:30Z', 'just now'],
  ['2026-11-28T14:48:00Z', '12 min ago'],
  ['2026-11-28T12:00:00Z', '3 h ago'],
  ['2026-11-27T15:01:00Z', '23 h ago'],
  ['2026-11-27T15:00:00Z', 'Yesterday'],
  ['2026-11-26T10:00:00Z', 'Thu'],
  ['2026-11-22T15:00:00Z', 'Sun'],
  ['2026-11-21T15:00:00Z', 'Nov 21'],
])('what happened at %s was %s', (instant, expected) => {
  expect(formatAgo(new Date(instant), now)).toBe(expected);
});
