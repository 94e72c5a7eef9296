import { NOTIFICATION_KINDS, type NotificationKind } from '@wishbow/contracts/notifications';
import { type DemoNotification, demoNotifications } from '@wishbow/demo/notifications';
import { demoRelationships } from '@wishbow/demo/relationships';
import { demoWishes } from '@wishbow/demo/wishes';
import type { Connection } from '@wishbow/service/mongo/connection';
import { notificationModel } from '../notifications/notification-model.ts';
import { relationshipModel } from '../relationships/relationship-model.ts';

/** Puts the friendships of the invented community into the database; what is there already stays as it is. */
export async function seedDemoSocial(connection: Connection, now: Date): Promise<void> {
  const relationships = relationshipModel(connection);
  if ((await relationships.estimatedDocumentCount()) > 0) return;
  await relationships.bulkWrite(
    demoRelationships(now).map(({ id, createdAt, ...relationship }) => ({
      updateOne: {
        filter: { _id: id },
        update: { $setOnInsert: { ...relationship, askedAt: createdAt } },
        upsert: true,
      },
    })),
  );
  await seedNotifications(connection, now);
}

type KnownNotification = DemoNotification & { readonly kind: NotificationKind };

const isKnown = (notification: DemoNotification): notification is KnownNotification =>
  NOTIFICATION_KINDS.some((kind) => kind === notification.kind);

async function seedNotifications(connection: Connection, now: Date): Promise<void> {
  const titles = new Map(demoWishes(now).map(({ id, title }) => [id, title]));
  const relationships = new Map(
    demoRelationships(now).map(({ id, followerId, followedId }) => [`${followerId} ${followedId}`, id]),
  );
  // Oldest first, since the newest id is shown first.
  const known = demoNotifications(now).filter(isKnown).reverse();
  await notificationModel(connection).create(
    known.map(({ personId, kind, actorId, wishId, isViewed, createdAt, id }) => ({
      userId: personId,
      kind,
      actorId: actorId ?? null,
      subjectId: wishId ?? relationships.get(`${actorId} ${personId}`) ?? id,
      title: (wishId && titles.get(wishId)) ?? null,
      isViewed,
      isCounted: !isViewed,
      createdAt,
    })),
    { ordered: true },
  );
}
