import { type DateOnly, dateOnlyIn, parseDateOnly } from '@wishbow/domain/date-only';

const DAY_MS = 86_400_000;

/** Lengths of time in days, the unit of every date in the demo stories. */
export const hours = (count: number): number => count / 24;
export const minutes = (count: number): number => count / 1_440;

/** The instant that many days (or parts of one) before `now`. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - Math.round(days * DAY_MS));

/** The calendar day that many days after `now` in New York, negative for the past. */
export const dayAfter = (now: Date, days: number): DateOnly => dateOnlyIn(daysBefore(now, -days));

/** When somebody was born: in a year, or so that they will be so old on their next birthday. */
export type Birth = { inDays: number } & ({ year: number } | { turning: number });

/** The day of birth of somebody whose birthday comes in that many days; Feb 29 moves to Feb 28 where it must. */
export const birthdayOf = (now: Date, birth: Birth): DateOnly => {
  const [comingYear, month, date] = dayAfter(now, birth.inDays).split('-');
  const year = 'year' in birth ? birth.year : Number(comingYear) - birth.turning;
  const birthday = parseDateOnly(`${year}-${month}-${date}`) ?? parseDateOnly(`${year}-02-28`);
  if (!birthday) throw new RangeError(`${year} is not a year somebody can be born in`);
  return birthday;
};
