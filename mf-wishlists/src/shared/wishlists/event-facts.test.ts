import { parseDateOnly } from '@wishbow/domain/date-only';
import { aWishlist } from '@wishbow/testing/builders/wishlist';
import { countdownTo, eventPlaceOf } from './event-facts.ts';

const NOON_OF_OCTOBER_15 = new Date('2026-10-15T16:00:00Z');
const LATE_ON_OCTOBER_15 = new Date('2026-10-16T03:30:00Z');

test.each([
  ['two days before', '2026-10-17', NOON_OF_OCTOBER_15, { value: '2', label: 'days to go' }],
  ['the day before', '2026-10-16', NOON_OF_OCTOBER_15, { value: '1', label: 'day to go' }],
  ['the day before, late in the evening', '2026-10-16', LATE_ON_OCTOBER_15, { value: '1', label: 'day to go' }],
  ['the day itself', '2026-10-15', NOON_OF_OCTOBER_15, { value: 'Today', label: 'is the day' }],
  ['the day after', '2026-10-14', NOON_OF_OCTOBER_15, undefined],
])('the countdown of %s', (_when, text, now, countdown) => {
  const day = parseDateOnly(text);
  expect(day && countdownTo(day, now)).toEqual(countdown);
});

const NOWHERE = { event_address: null, event_city: null, event_state: null, event_postal: null };

test.each([
  ['a whole address', {}, '418 Alder Row, Portland, OR 97205'],
  ['a city and its state', { event_address: null, event_postal: null }, 'Portland, OR'],
  ['a postal code without a state', { event_state: '' }, '418 Alder Row, Portland, 97205'],
  ['no place at all', NOWHERE, ''],
])('%s is written as one line', (_place, changes, line) => {
  expect(eventPlaceOf(aWishlist(changes))).toBe(line);
});
