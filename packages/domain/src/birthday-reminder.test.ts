import { birthdayIn, dueReminder } from './birthday-reminder.ts';
import { addDays, type DateOnly, dateOnlyIn, daysBetween, parseDateOnly } from './date-only.ts';

const day = (text: string): DateOnly => {
  const parsed = parseDateOnly(text);
  if (!parsed) throw new Error(`${text} is not a day`);
  return parsed;
};

test.each([
  ['2026-12-08', '1992-12-18', 'birthday_soon', '2026-12-18'],
  ['2026-12-18', '1992-12-18', 'birthday_today', '2026-12-18'],
  // Ten days before lies in the year before.
  ['2026-12-26', '1990-01-05', 'birthday_soon', '2027-01-05'],
  ['2027-01-05', '1990-01-05', 'birthday_today', '2027-01-05'],
  // Leap days: kept where they exist, and on the 28th where they do not.
  ['2028-02-19', '1996-02-29', 'birthday_soon', '2028-02-29'],
  ['2028-02-29', '1996-02-29', 'birthday_today', '2028-02-29'],
  ['2027-02-18', '1996-02-29', 'birthday_soon', '2027-02-28'],
  ['2027-02-28', '1996-02-29', 'birthday_today', '2027-02-28'],
  ['2028-02-28', '1996-02-28', 'birthday_today', '2028-02-28'],
])('on %s whoever follows somebody born on %s hears of it: %s', (today, birthday, kind, keptOn) => {
  expect(dueReminder(day(birthday), day(today))).toEqual({ kind, keptOn });
});

test.each([
  ['2026-12-09', '1992-12-18'],
  ['2026-12-19', '1992-12-18'],
  ['2028-02-28', '1996-02-29'],
  ['2027-03-01', '1996-02-29'],
])('on %s nobody hears of somebody born on %s', (today, birthday) => {
  expect(dueReminder(day(birthday), day(today))).toBeUndefined();
});

test('a leap day is kept on Feb 28 of common years', () => {
  expect([2027, 2028, 2100].map((year) => birthdayIn(year, day('1996-02-29')))).toEqual([
    '2027-02-28',
    '2028-02-29',
    '2100-02-28',
  ]);
});

/** 400 birthdays in a row, so that every day of a leap year is among them. */
const BIRTHDAYS = Array.from({ length: 400 }, (_, index) => addDays(day('1996-01-01'), index));
/** Far behind UTC, far before it, and with clocks that change in both directions. */
const ZONES = ['America/New_York', 'Pacific/Auckland', 'Asia/Kolkata'];
const SIX_HOURS_MS = 6 * 60 * 60_000;

/** Every day of four years, one of them a leap year. */
const DAYS = Array.from({ length: 4 * 365 + 1 }, (_, index) => addDays(day('2025-01-01'), index));

test.each(ZONES)('in %s people live through every day of four years once, whatever their clocks do', (zone) => {
  const shown = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const lookedAt = Array.from(
    { length: (DAYS.length + 1) * 4 },
    (_, step) => Date.UTC(2025, 0, 1) + step * SIX_HOURS_MS,
  );
  const lived = [...new Set(lookedAt.map((instant) => shown.format(instant)))];
  expect(lived.filter((one) => one >= '2025-01-01' && one <= '2028-12-31')).toEqual(DAYS);
});

test('every one of 400 birthdays is heard of twice a year for four years, ten days apart', () => {
  for (const birthday of BIRTHDAYS) {
    const heard = DAYS.flatMap((today) => {
      const due = dueReminder(birthday, today);
      return due ? [{ today, ...due }] : [];
    });
    const ofKind = (wanted: string) => heard.filter(({ kind }) => kind === wanted);
    expect([ofKind('birthday_today').length, ofKind('birthday_soon').length]).toEqual([4, 4]);
    expect(ofKind('birthday_today').every(({ today, keptOn }) => today === keptOn)).toBe(true);
    expect(ofKind('birthday_soon').every(({ today, keptOn }) => daysBetween(today, keptOn) === 10)).toBe(true);
  }
});

test.each([
  // The minutes around midnight of a common night, and of those in which clocks are put forward and back.
  ['2026-12-18T04:59:00Z', undefined],
  ['2026-12-18T05:00:00Z', '1992-12-18'],
  ['2026-12-19T04:59:00Z', '1992-12-18'],
  ['2026-03-08T04:59:00Z', undefined],
  ['2026-03-08T05:00:00Z', '1992-03-08'],
  ['2026-03-09T03:59:00Z', '1992-03-08'],
  ['2026-03-09T04:00:00Z', undefined],
  ['2026-11-01T03:59:00Z', undefined],
  ['2026-11-01T04:00:00Z', '1992-11-01'],
  ['2026-11-02T04:59:00Z', '1992-11-01'],
  ['2026-11-02T05:00:00Z', undefined],
])('at %s it is the birthday in New York of whoever was born on %s', (instant, birthday) => {
  const today = dateOnlyIn(new Date(instant));
  const born = ['1992-12-18', '1992-03-08', '1992-11-01'].map(day);
  expect(born.find((one) => dueReminder(one, today)?.kind === 'birthday_today')).toBe(birthday);
});
