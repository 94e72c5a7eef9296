import { demoClaims } from './claims.ts';
import { demoComments } from './comments.ts';
import { demoContributions } from './contributions.ts';
import { demoId } from './demo-id.ts';
import { demoLikes } from './likes.ts';
import { demoOrders } from './orders.ts';
import { demoRecommendations } from './recommendations.ts';
import { demoWishes } from './wishes.ts';
import { demoWishlists } from './wishlists.ts';

export type DemoActivityKind =
  | 'wish_added'
  | 'wishlist_created'
  | 'wish_liked'
  | 'wish_commented'
  | 'wish_recommended'
  | 'wish_gifted'
  | 'fund_contributed';

/** One thing somebody did, as the live feed tells it; who may read it is decided when it is read. */
export type DemoActivity = {
  id: string;
  kind: DemoActivityKind;
  actorId: string;
  wishId?: string;
  wishlistId?: string;
  productId?: string;
  /** The comment, the note to a recommendation, or the message with a gift. */
  quote?: string;
  /** Known to the giver and the recipient alone. */
  isPrivate: boolean;
  happenedAt: Date;
};

const activity = (kind: DemoActivityKind, source: string, told: Omit<DemoActivity, 'id' | 'kind'>): DemoActivity => ({
  id: demoId('activity', `${kind}/${source}`),
  kind,
  ...told,
});

const lists = (now: Date): DemoActivity[] =>
  demoWishlists(now).map(({ id, ownerId, createdAt }) =>
    activity('wishlist_created', id, { actorId: ownerId, wishlistId: id, isPrivate: false, happenedAt: createdAt }),
  );

const wishes = (now: Date): DemoActivity[] =>
  demoWishes(now).map(({ id, ownerId, wishlistId, createdAt }) =>
    activity('wish_added', id, { actorId: ownerId, wishId: id, wishlistId, isPrivate: false, happenedAt: createdAt }),
  );

const talk = (now: Date): DemoActivity[] => [
  ...demoComments(now)
    .filter(({ parentId }) => parentId === undefined)
    .map(({ id, authorId, wishId, text, createdAt }) =>
      activity('wish_commented', id, {
        actorId: authorId,
        wishId,
        quote: text,
        isPrivate: false,
        happenedAt: createdAt,
      }),
    ),
  ...demoLikes(now).map(({ id, personId, wishId, createdAt }) =>
    activity('wish_liked', id, { actorId: personId, wishId, isPrivate: false, happenedAt: createdAt }),
  ),
  ...demoRecommendations(now).map(({ id, fromId, wishId, productId, note, createdAt }) =>
    activity('wish_recommended', id, {
      actorId: fromId,
      ...(wishId ? { wishId } : {}),
      ...(productId ? { productId } : {}),
      ...(note ? { quote: note } : {}),
      isPrivate: false,
      happenedAt: createdAt,
    }),
  ),
];

/** A gift is told from the moment its order is placed. */
const gifts = (now: Date): DemoActivity[] => [
  ...demoOrders(now).flatMap(({ buyerId, steps, lines, message, isPrivate }) => {
    const placed = steps.find(({ state }) => state === 'placed');
    return lines.flatMap(({ wishId }) =>
      placed && wishId
        ? [
            activity('wish_gifted', `${buyerId}/${wishId}`, {
              actorId: buyerId,
              wishId,
              ...(message ? { quote: message } : {}),
              isPrivate,
              happenedAt: placed.at,
            }),
          ]
        : [],
    );
  }),
  ...demoClaims(now).map(({ id, giverId, wishId, message, isPrivate, createdAt }) =>
    activity('wish_gifted', id, {
      actorId: giverId,
      wishId,
      ...(message ? { quote: message } : {}),
      isPrivate,
      happenedAt: createdAt,
    }),
  ),
  ...demoContributions(now).map(({ id, giverId, wishId, isPrivate, createdAt }) =>
    activity('fund_contributed', id, { actorId: giverId, wishId, isPrivate, happenedAt: createdAt }),
  ),
];

/** Everything that happened, newest first; it follows from the other stories, so the feed never tells what they do not hold. */
export const demoActivities = (now: Date): DemoActivity[] =>
  [...lists(now), ...wishes(now), ...talk(now), ...gifts(now)].sort(
    (left, right) => right.happenedAt.getTime() - left.happenedAt.getTime(),
  );
