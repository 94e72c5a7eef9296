import { type DateOnly, dateOnlyIn } from '@wishbow/domain/date-only';

const EARLIEST = '1900-01-01';
/** Where the day begins first: nobody's today is refused, wherever they are. */
const FIRST_TIME_ZONE = 'Pacific/Kiritimati';

/** What to show under a birthday that cannot be one. Days compare as their texts do. */
export const birthdayMessage = (birthday: DateOnly, now: Date): string | undefined =>
  birthday < EARLIEST || birthday > dateOnlyIn(now, FIRST_TIME_ZONE)
    ? 'Please enter the day you were born.'
    : undefined;
