import type { WishlistChanges, WishlistForm } from '@wishbow/contracts/wishlists';
import type { StoredWishlist } from './wishlist-repository.ts';

/** What a list's form says, with its day as it is stored. */
export type FilledForm = Omit<WishlistForm, 'event_date'> & { readonly event_date?: string | null | undefined };

/** What a list's form says. Date and place belong to an event: a list that is none has neither, whatever the form holds. */
export const fieldsOf = (form: FilledForm) => ({
  name: form.name,
  description: form.description,
  isPrivate: form.private,
  isEvent: form.event,
  eventOn: (form.event && form.event_date) || null,
  eventAddress: (form.event && form.event_address) || null,
  eventCity: (form.event && form.event_city) || null,
  eventState: (form.event && form.event_state) || null,
  eventPostal: (form.event && form.event_postal) || null,
});

/** What the form of a stored list says once some of it has changed; what is not given stays. */
export const formAfter = (list: StoredWishlist, changes: WishlistChanges): FilledForm => ({
  name: givenOr(list.name, changes.name),
  description: givenOr(list.description, changes.description),
  event: givenOr(list.isEvent, changes.event),
  event_date: givenOr<string | null>(list.eventOn, changes.event_date),
  event_address: givenOr(list.eventAddress, changes.event_address),
  event_city: givenOr(list.eventCity, changes.event_city),
  event_state: givenOr(list.eventState, changes.event_state),
  event_postal: givenOr(list.eventPostal, changes.event_postal),
  private: givenOr(list.isPrivate, changes.private),
});

const givenOr = <Value>(stored: Value, given: Value | undefined): Value => (given === undefined ? stored : given);

/** An order of lists names every own one exactly once (RELIABILITY.md row 7). */
export function isOrderOf(own: readonly string[], wanted: readonly string[]): boolean {
  const named = new Set(wanted);
  return wanted.length === own.length && named.size === own.length && own.every((id) => named.has(id));
}
