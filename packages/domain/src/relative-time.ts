import {
  type DateOnly,
  DEFAULT_TIME_ZONE,
  dateOnlyIn,
  daysBetween,
  formatDay,
  formatDayWithYear,
  formatMonthDay,
} from './date-only.ts';

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
  return days < 7 ? formatDay(day).slice(0, 3) : formatMonthDay(day);
}

/** "Today", "Yesterday", "Thu, Aug 20", and the year where it is another: what stands over what happened on a day. */
export function formatDayHeading(day: DateOnly, today: DateOnly): string {
  const days = daysBetween(day, today);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return day.slice(0, 4) === today.slice(0, 4) ? formatDay(day) : formatDayWithYear(day);
}

/** "12 min ago" for what happened today, "Yesterday, 6:42 PM" and "Thu, Aug 20, 6:42 PM" for what happened before. */
export function formatMoment(instant: Date, now: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  const [day, today] = [dateOnlyIn(instant, timeZone), dateOnlyIn(now, timeZone)];
  if (day === today) return formatAgo(instant, now, timeZone);
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(instant);
  // Newer versions of the locale part hour and "PM" by a narrow no-break space.
  return `${formatDayHeading(day, today)}, ${time.replace('\u202f', ' ')}`;
}
