import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import type { ForgetWish } from '../things/forget-wish.ts';
import type { Notifier } from './notify.ts';

/**
 * Who is told of a wish that is gone for good: each who took it, however many orders they had. Never its owner. What
 * people made of it goes with it.
 */
export const removalNews = ({ tell }: Notifier, forget: ForgetWish): EventHandlers => ({
  'wishlists.wish_removed': async ({ wishId, title, image, takenBy }, event) => {
    await forget(wishId);
    const givers = new Set(takenBy.map(({ buyerId }) => buyerId));
    const news = { kind: 'taken_wish_removed', subjectId: wishId, title, image } as const;
    await tell(event, ...[...givers].map((userId) => ({ userId, ...news })));
  },
});
