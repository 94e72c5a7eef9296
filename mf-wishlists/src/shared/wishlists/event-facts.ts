import type { Wishlist } from '@wishbow/contracts/wishlists';
import { type DateOnly, dateOnlyIn, daysBetween, parseDateOnly } from '@wishbow/domain/date-only';

/** The day of a list that belongs to an event. */
export function eventDayOf({ event, event_date }: Wishlist): DateOnly | undefined {
  return event && event_date ? parseDateOnly(event_date) : undefined;
}

/** "418 Alder Row, Portland, OR 97205", as much of it as is known; '' when nothing is. */
export function eventPlaceOf({ event_address, event_city, event_state, event_postal }: Wishlist): string {
  const region = [event_state, event_postal].filter(Boolean).join(' ');
  return [event_address, event_city, region].filter(Boolean).join(', ');
}

/** The butter block of a list's cover; none for events that are over. */
export function countdownTo(day: DateOnly, now: Date): { value: string; label: string } | undefined {
  const days = daysBetween(dateOnlyIn(now), day);
  if (days < 0) return undefined;
  if (days === 0) return { value: 'Today', label: 'is the day' };
  return { value: String(days), label: days === 1 ? 'day to go' : 'days to go' };
}
