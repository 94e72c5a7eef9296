import { DEFAULT_TIME_ZONE, dateOnlyIn, daysBetween, formatBirthday, formatDay } from './date-only.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** "just now", "12 min ago", "3 h ago" up to a day; then "Yesterday", the weekday within a week, and the date. */
export function formatAgo(instant: Date, now: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  const minutes = Math.floor((now.getTime() - instant.getTime()) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  if (minutes < HOUR_MINUTES) return `${minutes} min ago`;
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (hours < DAY_HOURS) return `${hours} h ago`;
  const day = dateOnlyIn(instant, timeZone);
  const days = daysBetween(day, dateOnlyIn(now, timeZone));
  if (days <= 1) return 'Yesterday';
  return days < 7 ? formatDay(day).slice(0, 3) : formatBirthday(day);
}
