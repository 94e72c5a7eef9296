import { parseDateOnly } from './date-only.ts';
import { formatAgo, formatDayHeading, formatMoment } from './relative-time.ts';

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

test.each([
  ['2026-08-24', 'Today'],
  ['2026-08-23', 'Yesterday'],
  ['2026-08-20', 'Thu, Aug 20'],
  ['2025-12-31', 'Wed, Dec 31, 2025'],
])('what happened on %s stands under %s', (day, heading) => {
  const [on, today] = [day, '2026-08-24'].map((text) => parseDateOnly(text));
  expect(on && today && formatDayHeading(on, today)).toBe(heading);
});

test.each([
  ['2026-08-24T15:48:00Z', '12 min ago'],
  ['2026-08-24T03:59:00Z', 'Yesterday, 11:59 PM'],
  ['2026-08-20T22:42:00Z', 'Thu, Aug 20, 6:42 PM'],
])('what happened at %s is told as %s at noon in New York', (at, told) => {
  expect(formatMoment(new Date(at), new Date('2026-08-24T16:00:00Z'))).toBe(told);
});
