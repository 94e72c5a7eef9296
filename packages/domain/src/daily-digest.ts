import { addDays, type DateOnly, DEFAULT_TIME_ZONE, dateOnlyIn } from './date-only.ts';

/** When the daily digest is written, on the clock of whom it is for. */
export const DIGEST_HOUR = 8;

/** The next moment a digest is due after `now`: today if the hour is still to come where the person is, else tomorrow. */
export function nextDigestAt(now: Date, timeZone: string = DEFAULT_TIME_ZONE): Date {
  const today = dateOnlyIn(now, timeZone);
  const due = instantAt(today, DIGEST_HOUR, timeZone);
  return due > now ? due : instantAt(addDays(today, 1), DIGEST_HOUR, timeZone);
}

/** When clocks in a zone show an hour of a day. No zone puts its clocks forward over a morning hour. */
function instantAt(day: DateOnly, hour: number, timeZone: string): Date {
  const asIfUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  const guess = asIfUtc - offsetAt(asIfUtc, timeZone);
  return new Date(asIfUtc - offsetAt(guess, timeZone));
}

/** How far clocks in a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(instant);
  const name = shown.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
