import { demoClaims } from './claims.ts';
import { demoComments } from './comments.ts';
import { demoContributions } from './contributions.ts';
import { demoId } from './demo-id.ts';
import { demoLikes } from './likes.ts';
import { demoOrders } from './orders.ts';
import { demoRecommendations } from './recommendations.ts';
import { shareOf } from './social/stable-choice.ts';
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
  /** What it comes from: the like, the comment, the order and so on. */
  sourceId: string;
  actorId: string;
  /** Whom a gift is for. */
  recipientId?: string;
  wishId?: string;
  wishlistId?: string;
  productId?: string;
  /** The comment, the note to a recommendation, or the message with a gift. */
  quote?: string;
  /** Known to the giver and the recipient alone. */
  isPrivate: boolean;
  happenedAt: Date;
};

const activity = (
  kind: DemoActivityKind,
  sourceId: string,
  told: Omit<DemoActivity, 'id' | 'kind' | 'sourceId'>,
): DemoActivity => ({ id: demoId('activity', `${kind}/${sourceId}`), kind, sourceId, ...told });

/** Of the many likes a few are told: 1,500 of them would leave no room for anything else. */
const TOLD_LIKES = 0.07;

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
  ...demoLikes(now)
    .filter(({ id }) => shareOf(`told ${id}`) < TOLD_LIKES)
    .map(({ id, personId, wishId, createdAt }) =>
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

/** A gift is told from the moment its order is placed, by the first wish it fulfils. */
const orders = (now: Date): DemoActivity[] =>
  demoOrders(now).flatMap(({ id, buyerId, recipientId, steps, lines, message, isPrivate }) => {
    const placed = steps.find(({ state }) => state === 'placed');
    const wishId = lines.find((line) => line.wishId)?.wishId;
    if (!placed || !wishId) return [];
    const told = { actorId: buyerId, wishId, isPrivate, happenedAt: placed.at };
    return activity('wish_gifted', id, {
      ...told,
      ...(recipientId ? { recipientId } : {}),
      ...(message ? { quote: message } : {}),
    });
  });

const gifts = (now: Date): DemoActivity[] => {
  const ownerOf = new Map(demoWishes(now).map(({ id, ownerId }) => [id, ownerId]));
  const toOwner = (wishId: string) => {
    const recipientId = ownerOf.get(wishId);
    return recipientId ? { recipientId } : {};
  };
  return [
    ...orders(now),
    ...demoClaims(now).map(({ id, giverId, wishId, message, isPrivate, createdAt }) =>
      activity('wish_gifted', id, {
        actorId: giverId,
        wishId,
        ...toOwner(wishId),
        ...(message ? { quote: message } : {}),
        isPrivate,
        happenedAt: createdAt,
      }),
    ),
    ...demoContributions(now).map(({ id, giverId, wishId, isPrivate, createdAt }) =>
      activity('fund_contributed', id, {
        actorId: giverId,
        wishId,
        ...toOwner(wishId),
        isPrivate,
        happenedAt: createdAt,
      }),
    ),
  ];
};

/** Everything that happened, newest first; it follows from the other stories, so the feed never tells what they do not hold. */
export const demoActivities = (now: Date): DemoActivity[] =>
  [...lists(now), ...wishes(now), ...talk(now), ...gifts(now)].sort(
    (left, right) => right.happenedAt.getTime() - left.happenedAt.getTime(),
  );
