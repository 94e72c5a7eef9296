import type { WishlistForm } from '@wishbow/contracts/wishlists';

/** What a list's form says. Date and place belong to an event: a list that is none has neither, whatever the form holds. */
export const fieldsOf = (form: WishlistForm) => ({
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

/** An order of lists names every own one exactly once (RELIABILITY.md row 7). */
export function isOrderOf(own: readonly string[], wanted: readonly string[]): boolean {
  const named = new Set(wanted);
  return wanted.length === own.length && named.size === own.length && own.every((id) => named.has(id));
}
