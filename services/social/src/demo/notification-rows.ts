import { NOTIFICATION_KINDS, type NotificationKind } from '@wishbow/contracts/notifications';
import { findDemoProduct } from '@wishbow/demo/catalogue';
import { type DemoComment, demoComments } from '@wishbow/demo/comments';
import { type DemoNotification, demoNotifications } from '@wishbow/demo/notifications';
import { type DemoOrder, demoOrders } from '@wishbow/demo/orders';
import { demoMediaPath, productPicture } from '@wishbow/demo/picture-names';
import { demoRelationships } from '@wishbow/demo/relationships';
import { demoWishes } from '@wishbow/demo/wishes';

type KnownNotification = DemoNotification & { readonly kind: NotificationKind };

const isKnown = (notification: DemoNotification): notification is KnownNotification =>
  NOTIFICATION_KINDS.some((kind) => kind === notification.kind);

const TALK: readonly NotificationKind[] = ['comment_added', 'reply_added', 'comment_liked'];
const ABOUT_OWN_COMMENT: readonly NotificationKind[] = ['reply_added', 'comment_liked'];

/** What waits behind the bells of the invented people, as it is stored. */
export function notificationRows(now: Date) {
  const shownOf = shownIn(now);
  const subjectOf = subjectsIn(now);
  return demoNotifications(now)
    .filter(isKnown)
    .map((notification) => {
      const { id, personId, kind, actorId, wishId, isViewed, createdAt } = notification;
      return {
        _id: id,
        userId: personId,
        kind,
        actorId: actorId ?? null,
        subjectId: subjectOf(notification),
        thingId: TALK.includes(kind) ? (wishId ?? null) : null,
        ...shownOf(notification),
        isViewed,
        isCounted: !isViewed,
        createdAt,
      };
    });
}

/** What stands beside the words: the wish, or the product where it is about no wish. */
function shownIn(now: Date) {
  const wishes = new Map(demoWishes(now).map((wish) => [wish.id, wish]));
  return ({ wishId, productId, sum }: KnownNotification) => {
    const shown = (wishId && wishes.get(wishId)) || shownProduct(productId);
    return { title: shown?.title ?? sum ?? null, image: shown ? demoMediaPath + shown.picture : null };
  };
}

const shownProduct = (productId: string | undefined) => {
  const found = productId && findDemoProduct(productId);
  return found ? { title: found.product.title, picture: productPicture(found.product.productId) } : undefined;
};

function subjectsIn(now: Date) {
  const comments = demoComments(now);
  const orders = demoOrders(now);
  const relationships = new Map(
    demoRelationships(now).map(({ id, followerId, followedId }) => [`${followerId} ${followedId}`, id]),
  );
  return (notification: KnownNotification): string => {
    const { id, personId, actorId, wishId, productId } = notification;
    const said = ownComment(comments, notification);
    const order = ownOrder(orders, notification);
    return said?.id ?? order?.id ?? wishId ?? productId ?? relationships.get(`${actorId} ${personId}`) ?? id;
  };
}

/** What somebody had said of a wish that another person answered or liked. */
const ownComment = (comments: readonly DemoComment[], { kind, personId, wishId }: KnownNotification) =>
  ABOUT_OWN_COMMENT.includes(kind)
    ? comments.find((one) => one.wishId === wishId && one.authorId === personId && !one.parentId)
    : undefined;

/** The order that a person is told about, by the wish that it fulfils or the product in it. */
const ownOrder = (orders: readonly DemoOrder[], { kind, personId, wishId, productId }: KnownNotification) => {
  if (!kind.startsWith('order_') && kind !== 'gift_claimed') return undefined;
  const isAbout = (line: DemoOrder['lines'][number]) =>
    wishId ? line.wishId === wishId : line.productId === productId;
  return orders.find(({ buyerId, lines }) => buyerId === personId && lines.some(isAbout));
};
