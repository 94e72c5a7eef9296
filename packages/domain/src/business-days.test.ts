import { isMailingPressing, mailPayoutBy } from './business-days.ts';
import { type DateOnly, parseDateOnly } from './date-only.ts';

const day = (text: string): DateOnly => {
  const parsed = parseDateOnly(text);
  if (!parsed) throw new Error(`${text} is no day`);
  return parsed;
};

test.each([
  ['a Friday', '2026-08-21', '2026-09-04'],
  ['a Saturday', '2026-08-22', '2026-09-04'],
  ['a Sunday', '2026-08-23', '2026-09-04'],
  ['a Monday', '2026-08-10', '2026-08-24'],
  ['the last days of a year', '2026-12-31', '2027-01-14'],
])('a check that is requested on %s is mailed within ten business days', (_what, requested, mailBy) => {
  expect(mailPayoutBy(day(requested))).toBe(mailBy);
});

test('a check is pressing from the day before on', () => {
  expect(isMailingPressing(day('2026-08-24'), day('2026-08-22'))).toBe(false);
  expect(isMailingPressing(day('2026-08-24'), day('2026-08-23'))).toBe(true);
  expect(isMailingPressing(day('2026-08-24'), day('2026-08-30'))).toBe(true);
});
