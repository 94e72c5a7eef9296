import {
  addDays,
  type DateOnly,
  dateOnlyIn,
  daysBetween,
  formatDay,
  formatDayWithYear,
  formatMonthDay,
  formatShortDay,
  parseDateOnly,
} from './date-only.ts';

const day = (text: string): DateOnly => {
  const parsed = parseDateOnly(text);
  if (!parsed) throw new Error(`${text} is not a day`);
  return parsed;
};

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '26-04-01',
  '2026-4-1',
  'tomorrow',
  '2026-04-01T00:00',
])('%s is not a day', (text) => expect(parseDateOnly(text)).toBeUndefined());

test('leap days exist in leap years', () => {
  expect(parseDateOnly('2028-02-29')).toBe('2028-02-29');
  expect(parseDateOnly('2000-02-29')).toBe('2000-02-29');
  expect(parseDateOnly('1900-02-29')).toBeUndefined();
});

test('late evening in New York is still the same day there, though UTC has moved on', () => {
  expect(dateOnlyIn(new Date('2026-10-18T03:59:00Z'))).toBe('2026-10-17');
  expect(dateOnlyIn(new Date('2026-10-18T04:00:00Z'))).toBe('2026-10-18');
  expect(dateOnlyIn(new Date('2026-10-18T03:59:00Z'), 'Europe/Berlin')).toBe('2026-10-18');
});

test.each([
  ['2026-08-24', '2026-10-17', 54],
  ['2026-12-26', '2027-01-05', 10],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-03-08', '2026-03-07', -1],
])('from %s to %s it is %i days', (from, to, days) => {
  expect(daysBetween(day(from), day(to))).toBe(days);
});

test('days are written the way people say them', () => {
  expect(formatDay(day('2026-10-17'))).toBe('Sat, Oct 17');
  expect(formatDayWithYear(day('2026-10-17'))).toBe('Sat, Oct 17, 2026');
  expect(formatMonthDay(day('1992-09-03'))).toBe('Sep 3');
  expect(formatDay(day('1969-12-31'))).toBe('Wed, Dec 31');
});

test('a short day tells its year only when it is another one than this', () => {
  expect(formatShortDay(day('2026-10-17'), day('2026-11-28'))).toBe('Oct 17');
  expect(formatShortDay(day('2031-10-17'), day('2026-11-28'))).toBe('Oct 17, 2031');
  expect(formatShortDay(day('2025-12-31'), day('2026-01-01'))).toBe('Dec 31, 2025');
});

test.each([
  ['2026-12-26', 10, '2027-01-05'],
  ['2028-02-19', 10, '2028-02-29'],
  ['2027-02-19', 10, '2027-03-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['1970-01-01', -1, '1969-12-31'],
  ['1900-02-28', 1, '1900-03-01'],
  ['2026-11-01', 0, '2026-11-01'],
])('%s and %i days is %s', (from, days, to) => {
  expect(addDays(day(from), days)).toBe(to);
});
