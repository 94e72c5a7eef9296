import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import type { Notifier } from './notify.ts';

/** Who is told of a wish that is gone for good: each who took it, however many orders they had. Never its owner. */
export const removalNews = ({ tell }: Notifier): EventHandlers => ({
  'wishlists.wish_removed': ({ wishId, title, image, takenBy }, event) => {
    const givers = new Set(takenBy.map(({ buyerId }) => buyerId));
    const news = { kind: 'taken_wish_removed', subjectId: wishId, title, image } as const;
    return tell(event, ...[...givers].map((userId) => ({ userId, ...news })));
  },
});
