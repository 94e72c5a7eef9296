import { nextDigestAt } from './daily-digest.ts';

test.each([
  ['2026-11-28T12:59:59Z', '2026-11-28T13:00:00.000Z'],
  ['2026-11-28T13:00:00Z', '2026-11-29T13:00:00.000Z'],
  // Late evening there is the next day in UTC already.
  ['2026-11-29T04:00:00Z', '2026-11-29T13:00:00.000Z'],
  ['2026-12-31T20:00:00Z', '2027-01-01T13:00:00.000Z'],
  // Nights in which clocks are put forward, and back.
  ['2026-03-07T20:00:00Z', '2026-03-08T12:00:00.000Z'],
  ['2026-03-08T06:30:00Z', '2026-03-08T12:00:00.000Z'],
  ['2026-10-31T20:00:00Z', '2026-11-01T13:00:00.000Z'],
  ['2026-11-01T05:30:00Z', '2026-11-01T13:00:00.000Z'],
])('news of %s stands in the digest of %s in New York', (now, due) => {
  expect(nextDigestAt(new Date(now)).toISOString()).toBe(due);
});

test('elsewhere it is eight there', () => {
  expect(nextDigestAt(new Date('2026-11-28T02:29:00Z'), 'Asia/Kolkata').toISOString()).toBe('2026-11-28T02:30:00.000Z');
  expect(nextDigestAt(new Date('2026-11-28T02:30:00Z'), 'Asia/Kolkata').toISOString()).toBe('2026-11-29T02:30:00.000Z');
  expect(nextDigestAt(new Date('2026-09-26T18:00:00Z'), 'Pacific/Auckland').toISOString()).toBe(
    '2026-09-26T19:00:00.000Z',
  );
});
