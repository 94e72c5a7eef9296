import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import type { Notifier } from '../notifications/notify.ts';

/** Who is told of a recommendation: the follower who was chosen. A wish is named to nobody here, it may be private by now. */
export const recommendationNews = ({ tell }: Notifier): EventHandlers => ({
  'social.wish_recommended': ({ fromId, toId, wishId, message }, event) => {
    const note = message || null;
    return tell(event, { userId: toId, kind: 'wish_recommended', actorId: fromId, subjectId: wishId, note });
  },
  'social.item_recommended': ({ fromId, toId, productId, title, image, message }, event) => {
    const about = { subjectId: productId, title, image, note: message || null };
    return tell(event, { userId: toId, kind: 'item_recommended', actorId: fromId, ...about });
  },
});
