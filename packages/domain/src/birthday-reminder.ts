import { addDays, type DateOnly, parseDateOnly, yearOf } from './date-only.ts';

/** Ten days before a birthday, and on it. */
export type BirthdayReminder = 'birthday_soon' | 'birthday_today';

const DAYS_AHEAD: Readonly<Record<BirthdayReminder, number>> = { birthday_soon: 10, birthday_today: 0 };
const REMINDERS: readonly BirthdayReminder[] = ['birthday_soon', 'birthday_today'];

/** The day a birthday is kept in a year: who was born on a leap day keeps it on Feb 28 of common years. */
export function birthdayIn(year: number, birthday: DateOnly): DateOnly {
  const padded = String(year).padStart(4, '0');
  const day = parseDateOnly(`${padded}${birthday.slice(4)}`) ?? parseDateOnly(`${padded}-02-28`);
  if (day === undefined) throw new Error(`there is no year ${year}`);
  return day;
}

export interface DueReminder {
  readonly kind: BirthdayReminder;
  /** The birthday it is about, this year's or, late in December, the next one's. */
  readonly keptOn: DateOnly;
}

/**
 * What somebody is reminded of on `today`, a calendar day where they are: reminders belong to days, so a clock that is
 * put forward or back neither repeats nor skips one.
 */
export function dueReminder(birthday: DateOnly, today: DateOnly): DueReminder | undefined {
  for (const kind of REMINDERS) {
    const day = addDays(today, DAYS_AHEAD[kind]);
    const keptOn = birthdayIn(yearOf(day), birthday);
    if (day === keptOn) return { kind, keptOn };
  }
  return undefined;
}
