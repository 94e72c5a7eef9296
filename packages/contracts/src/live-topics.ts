/**
 * What `GET /api/events` speaks of: each server-sent event carries a topic as its event name and `{}` as its data.
 * It says that something of the signed-in person changed; the page asks again for what it shows.
 */
export const liveTopics = ['notifications', 'relationships', 'feed', 'cart', 'orders', 'wishlists'] as const;
export type LiveTopic = (typeof liveTopics)[number];
