import * as z from 'zod';

/** What `GET /api/events` streams to a signed-in page: a nudge, never private content. */
export const LiveEvent = z.object({
  topic: z.enum(['notifications', 'orders', 'cart', 'relationships', 'wishlists', 'feed', 'session', 'site']),
  /** What changed, where that helps the page to refresh just that. */
  id: z.string().nullable(),
});
export type LiveEvent = z.infer<typeof LiveEvent>;

/** The pub/sub channel of one person's live events. */
export const liveChannel = (userId: string): string => `live:${userId}`;

/** The channel on which every process that serves pages hears that the live set was flipped; the message is its revision. */
export const REGISTRY_CHANNEL = 'registry';
