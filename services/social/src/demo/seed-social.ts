import { NOTIFICATION_KINDS, type NotificationKind } from '@wishbow/contracts/notifications';
import { type DemoNotification, demoNotifications } from '@wishbow/demo/notifications';
import { demoMediaPath } from '@wishbow/demo/picture-names';
import { demoRelationships } from '@wishbow/demo/relationships';
import { demoWishes } from '@wishbow/demo/wishes';
import { addMissing } from '@wishbow/service/mongo/add-missing';
import type { Connection } from '@wishbow/service/mongo/connection';
import { notificationModel } from '../notifications/notification-model.ts';
import { relationshipModel } from '../relationships/relationship-model.ts';

/** Puts the friendships and news of the invented community into the database; what is there already stays as it is. */
export async function seedDemoSocial(connection: Connection, now: Date): Promise<void> {
  await addMissing(
    relationshipModel(connection),
    demoRelationships(now).map(({ id, createdAt, ...relationship }) => ({
      ...relationship,
      _id: id,
      askedAt: createdAt,
    })),
  );
  await addMissing(notificationModel(connection), notificationRows(now));
}

type KnownNotification = DemoNotification & { readonly kind: NotificationKind };

const isKnown = (notification: DemoNotification): notification is KnownNotification =>
  NOTIFICATION_KINDS.some((kind) => kind === notification.kind);

function notificationRows(now: Date) {
  const wishes = new Map(demoWishes(now).map((wish) => [wish.id, wish]));
  const relationships = new Map(
    demoRelationships(now).map(({ id, followerId, followedId }) => [`${followerId} ${followedId}`, id]),
  );
  return demoNotifications(now)
    .filter(isKnown)
    .map(({ personId, kind, actorId, wishId, isViewed, createdAt, id }) => {
      const wish = wishId ? wishes.get(wishId) : undefined;
      return {
        _id: id,
        userId: personId,
        kind,
        actorId: actorId ?? null,
        subjectId: wishId ?? relationships.get(`${actorId} ${personId}`) ?? id,
        title: wish?.title ?? null,
        image: wish ? demoMediaPath + wish.picture : null,
        isViewed,
        isCounted: !isViewed,
        createdAt,
      };
    });
}
