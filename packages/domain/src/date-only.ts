declare const dateOnlyBrand: unique symbol;

/** A calendar day as `YYYY-MM-DD`, without time or zone. It never passes through UTC midnight. */
export type DateOnly = string & { readonly [dateOnlyBrand]: 'DateOnly' };

export const DEFAULT_TIME_ZONE = 'America/New_York';

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

const branded = (text: string) => text as DateOnly;

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function partsOf(day: string) {
  const [, year = '', month = '', date = ''] = SHAPE.exec(day) ?? [];
  return { year: Number(year), month: Number(month), date: Number(date) };
}

/** @returns undefined when the text is not a day that exists. */
export function parseDateOnly(text: string): DateOnly | undefined {
  const { year, month, date } = partsOf(text);
  const exists = year >= 1 && month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month);
  return exists ? branded(text) : undefined;
}

/** The calendar day at `instant` for people in `timeZone`. */
export function dateOnlyIn(instant: Date, timeZone: string = DEFAULT_TIME_ZONE): DateOnly {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return branded(parts.format(instant));
}

/** Whole days since 1970-01-01 (Howard Hinnant's days_from_civil: https://howardhinnant.github.io/date_algorithms.html). */
function dayNumber(day: DateOnly): number {
  const { year, month, date } = partsOf(day);
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Days from `from` to `to`; negative when `to` lies before. */
export const daysBetween = (from: DateOnly, to: DateOnly): number => dayNumber(to) - dayNumber(from);

/** The day so many days later, or earlier where `days` is negative (Howard Hinnant's civil_from_days). */
export function addDays(day: DateOnly, days: number): DateOnly {
  const shifted = dayNumber(day) + days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const leapDays = Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return branded([String(year).padStart(4, '0'), twoDigits(month), twoDigits(date)].join('-'));
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

export const yearOf = (day: DateOnly): number => partsOf(day).year;

/** "Sat, Oct 17": how days are written in the interface. */
export function formatDay(day: DateOnly): string {
  const { month, date } = partsOf(day);
  const weekday = WEEKDAYS[(((dayNumber(day) + 4) % 7) + 7) % 7];
  return `${weekday}, ${MONTHS[month - 1]} ${date}`;
}

/** "Sat, Oct 17, 2026": where the year matters, as on an event. */
export const formatDayWithYear = (day: DateOnly): string => `${formatDay(day)}, ${partsOf(day).year}`;

/** "Oct 17", or "Oct 17, 2031" of another year than today's: where there is room for little. */
export function formatShortDay(day: DateOnly, today: DateOnly): string {
  const { year } = partsOf(day);
  return year === partsOf(today).year ? formatMonthDay(day) : `${formatMonthDay(day)}, ${year}`;
}

/** "Oct 17": a day that tells no year, as birthdays do. */
export function formatMonthDay(day: DateOnly): string {
  const { month, date } = partsOf(day);
  return `${MONTHS[month - 1]} ${date}`;
}
