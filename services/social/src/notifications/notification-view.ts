import type { Notification as WireNotification } from '@wishbow/contracts/notifications';
import type { PeopleDirectory } from '../people/people-directory.ts';
import type { Notification } from './notification-repository.ts';
import { notificationText, notificationUrl, showsItem } from './notification-text.ts';

/** Puts notifications into words, with the people in them as they are called today. */
export const toWireNotifications =
  (people: PeopleDirectory) =>
  async (notifications: readonly Notification[]): Promise<WireNotification[]> => {
    const actors = await people.summaries(notifications.flatMap(({ actorId }) => (actorId ? [actorId] : [])));
    return notifications.map((notification) => {
      const { id, kind, title, subjectId, isViewed, note, image, createdAt, actorId } = notification;
      const actor = (actorId && actors.get(actorId)) ?? null;
      const told = { kind, actor, title, subjectId };
      return {
        id,
        kind,
        text: notificationText(told),
        url: notificationUrl(told),
        viewed: isViewed,
        extra_info: note,
        show_item: showsItem(kind),
        image,
        secondary_model_id: subjectId,
        from_user: actor,
        created_at: createdAt.toISOString(),
      };
    });
  };
