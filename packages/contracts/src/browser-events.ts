import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1));

/**
 * What parts tell each other inside one browser page: `owner:past-tense`, emitted by the owner alone.
 * News between machines travels as server-sent events; these only spare the page a reload.
 */
export const browserEvents = {
  'account:signed-in': event(z.object({ userId: id })),
  'account:signed-out': event(z.object({})),
  /** Name, picture, address or settings of the signed-in person changed. */
  'account:profile-changed': event(z.object({ userId: id })),
  'wishlists:list-created': event(z.object({ wishlistId: id })),
  'wishlists:list-changed': event(z.object({ wishlistId: id })),
  'wishlists:list-deleted': event(z.object({ wishlistId: id })),
  'wishlists:wish-added': event(z.object({ wishlistIds: z.array(id).check(z.minLength(1)) })),
  'wishlists:wish-changed': event(z.object({ wishId: id, wishlistId: id })),
  'wishlists:wish-removed': event(z.object({ wishId: id, wishlistId: id })),
  'checkout:gift-placed': event(z.object({ orderId: id, wishId: id })),
  /** A wish from elsewhere was given, or something was chipped in to a fund. */
  'checkout:custom-item-given': event(z.object({ wishId: id })),
  'checkout:card-added': event(z.object({ cardId: id })),
  'social:follow-changed': event(z.object({ username: id })),
  'social:comments-changed': event(z.object({ wishId: id })),
  'social:notifications-viewed': event(z.object({})),
} as const;

type Events = typeof browserEvents;
export type BrowserEventName = keyof Events;
export type BrowserEventPayload<N extends BrowserEventName> = z.infer<Events[N]['payload']>;

function event<Payload extends z.ZodMiniObject>(payload: Payload) {
  return { payload };
}
