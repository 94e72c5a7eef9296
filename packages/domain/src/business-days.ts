import { addDays, type DateOnly, daysBetween, formatDay } from './date-only.ts';

/** The last day to mail a check that was requested on a day (specification: 7-10 business days). */
const LATEST_MAILING_DAYS = 10;

/** "Sat" and "Sun"; holidays count as business days, since nobody is promised an exact day. */
const isWeekend = (day: DateOnly): boolean => formatDay(day).startsWith('S');

/** The day so many business days after another. */
function addBusinessDays(day: DateOnly, businessDays: number): DateOnly {
  let reached = day;
  for (let left = businessDays; left > 0; ) {
    reached = addDays(reached, 1);
    if (!isWeekend(reached)) left -= 1;
  }
  return reached;
}

/** By when the check of a payout has to be in the mail. */
export const mailPayoutBy = (requestedOn: DateOnly): DateOnly => addBusinessDays(requestedOn, LATEST_MAILING_DAYS);

/** Whether a check that is not mailed is late, or will be within a day. */
export const isMailingPressing = (mailBy: DateOnly, today: DateOnly): boolean => daysBetween(today, mailBy) <= 1;
