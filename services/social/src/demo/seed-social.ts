import { NOTIFICATION_KINDS, type NotificationKind } from '@wishbow/contracts/notifications';
import { findDemoProduct } from '@wishbow/demo/catalogue';
import { type DemoNotification, demoNotifications } from '@wishbow/demo/notifications';
import { demoMediaPath, productPicture } from '@wishbow/demo/picture-names';
import { demoRelationships } from '@wishbow/demo/relationships';
import { demoWishes } from '@wishbow/demo/wishes';
import { addMissing } from '@wishbow/service/mongo/add-missing';
import type { Connection } from '@wishbow/service/mongo/connection';
import { notificationModel } from '../notifications/notification-model.ts';
import { recommendationModel } from '../recommendations/recommendation-model.ts';
import { relationshipModel } from '../relationships/relationship-model.ts';
import { recommendationRows } from './recommendation-rows.ts';

/** Puts the friendships, recommendations and news of the invented community into the database; what is there already stays as it is. */
export async function seedDemoSocial(connection: Connection, now: Date): Promise<void> {
  await addMissing(
    relationshipModel(connection),
    demoRelationships(now).map(({ id, createdAt, ...relationship }) => ({
      ...relationship,
      _id: id,
      askedAt: createdAt,
    })),
  );
  await addMissing(recommendationModel(connection), recommendationRows(now));
  await addMissing(notificationModel(connection), notificationRows(now));
}

type KnownNotification = DemoNotification & { readonly kind: NotificationKind };

const isKnown = (notification: DemoNotification): notification is KnownNotification =>
  NOTIFICATION_KINDS.some((kind) => kind === notification.kind);

const shownProduct = (productId: string | undefined) => {
  const found = productId && findDemoProduct(productId);
  return found ? { title: found.product.title, picture: productPicture(found.product.productId) } : undefined;
};

function notificationRows(now: Date) {
  const wishes = new Map(demoWishes(now).map((wish) => [wish.id, wish]));
  const relationships = new Map(
    demoRelationships(now).map(({ id, followerId, followedId }) => [`${followerId} ${followedId}`, id]),
  );
  return demoNotifications(now)
    .filter(isKnown)
    .map(({ personId, kind, actorId, wishId, productId, isViewed, createdAt, id }) => {
      const wish = wishId ? wishes.get(wishId) : undefined;
      const shown = wish ?? shownProduct(productId);
      return {
        _id: id,
        userId: personId,
        kind,
        actorId: actorId ?? null,
        subjectId: wishId ?? productId ?? relationships.get(`${actorId} ${personId}`) ?? id,
        title: shown?.title ?? null,
        image: shown ? demoMediaPath + shown.picture : null,
        isViewed,
        isCounted: !isViewed,
        createdAt,
      };
    });
}
