import type { DateOnly } from '@wishbow/domain/date-only';
import { birthdayMessage } from './birthday-rules.ts';

const now = new Date('2026-11-28T12:00:00.000Z');

test.each([
  ['1899-12-31', 'Please enter the day you were born.'],
  ['1900-01-01', undefined],
  ['1990-09-03', undefined],
  ['2026-11-28', undefined],
  ['2026-11-29', undefined],
  ['2026-11-30', 'Please enter the day you were born.'],
])('somebody born on %s is told: %s', (day, message) => {
  expect(birthdayMessage(day as DateOnly, now)).toBe(message);
});
