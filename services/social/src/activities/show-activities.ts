import type { Activity } from '@wishbow/contracts/activities';
import { CommentId, type UserId, type WishId, type WishlistId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import { canSeeGiver } from '@wishbow/domain/visibility';
import { isCommentInSightOf } from '../comments/comment-in-sight.ts';
import type { CommentRepository, StoredComment } from '../comments/comment-repository.ts';
import type { LikeRepository } from '../likes/like-repository.ts';
import type { NamedPerson, PeopleDirectory } from '../people/people-directory.ts';
import type { SeenThings } from '../things/seen-things.ts';
import { byPersonAndWish } from './activity-news.ts';
import type { StoredActivity } from './activity-repository.ts';

export interface ShowActivitiesDeps {
  readonly comments: CommentRepository;
  readonly likes: LikeRepository;
  readonly people: PeopleDirectory;
  readonly things: SeenThings;
}

/** In the same order; what the viewer may not see (any more), and what is gone, is left out. */
export type ShowActivities = (viewerId: UserId, activities: readonly StoredActivity[]) => Promise<Activity[]>;

/** What the rows of one page stand for, as the viewer may see it now. */
interface Seen {
  readonly people: ReadonlyMap<UserId, NamedPerson>;
  readonly wishes: ReadonlyMap<WishId, WishOnPage>;
  readonly wishlists: ReadonlyMap<WishlistId, Wishlist>;
  readonly comments: ReadonlyMap<CommentId, StoredComment>;
  /** `byPersonAndWish` of the likes that were not taken back. */
  readonly likes: ReadonlySet<string>;
}

/** One question per kind of thing, however many rows. */
async function look(
  { comments, likes, people, things }: ShowActivitiesDeps,
  viewerId: UserId,
  rows: readonly StoredActivity[],
): Promise<Seen> {
  const of = (kind: StoredActivity['kind']) => rows.filter((row) => row.kind === kind);
  const wishIdsOf = (some: readonly StoredActivity[]) => some.flatMap(({ wishId }) => wishId ?? []);
  const created = of('wishlist_created').flatMap(({ wishlistId }) => wishlistId ?? []);
  const commentIds = of('wish_commented').map(({ sourceId }) => CommentId.parse(sourceId));
  const liked = of('wish_liked');
  const [seenPeople, wishes, wishlists, said, pairs] = await Promise.all([
    people.summaries(rows.map(({ actorId }) => actorId)),
    things.listWishes(viewerId, wishIdsOf(rows)),
    things.listWishlists(viewerId, created),
    comments.listByIds(commentIds),
    likes.listPairs([...new Set(liked.map(({ actorId }) => actorId))], wishIdsOf(liked)),
  ]);
  return {
    people: seenPeople,
    wishes,
    wishlists,
    comments: new Map(said.flatMap((one) => (isCommentInSightOf(viewerId, one) ? [[one.id, one] as const] : []))),
    likes: new Set(pairs.map(({ wishId, userId }) => byPersonAndWish(wishId, userId))),
  };
}

const mayKnow = (viewerId: UserId, { isPrivate, actorId, recipientId }: StoredActivity): boolean =>
  canSeeGiver(viewerId, { isPrivate, buyerId: actorId, recipientId: recipientId ?? actorId });

function show(seen: Seen, activity: StoredActivity): Activity | undefined {
  const user = seen.people.get(activity.actorId);
  if (!user || user.isSuspended) return undefined;
  const told = { id: activity.id, user, created_at: activity.happenedAt.toISOString() };
  if (activity.kind === 'wishlist_created') {
    const wishlist = activity.wishlistId && seen.wishlists.get(activity.wishlistId);
    return wishlist ? { ...told, kind: 'wishlist_created', wishlist } : undefined;
  }
  const item = activity.wishId && seen.wishes.get(activity.wishId);
  return item ? showAboutWish(seen, activity, { ...told, item }) : undefined;
}

function showAboutWish(
  seen: Seen,
  { kind, sourceId, isPrivate }: StoredActivity,
  told: Pick<Extract<Activity, { item: WishOnPage }>, 'id' | 'user' | 'created_at' | 'item'>,
): Activity | undefined {
  switch (kind) {
    case 'wish_added':
    case 'wish_recommended':
      return { ...told, kind };
    case 'wish_liked':
      return seen.likes.has(sourceId) ? { ...told, kind } : undefined;
    case 'wish_commented': {
      const said = seen.comments.get(CommentId.parse(sourceId));
      return said && { ...told, kind, comment: { id: said.id, comment: said.text } };
    }
    case 'wish_gifted':
    case 'fund_contributed':
      return { ...told, kind, private: isPrivate };
    case 'wishlist_created':
      return undefined;
  }
}

export const showActivities =
  (deps: ShowActivitiesDeps): ShowActivities =>
  async (viewerId, activities) => {
    const tellable = activities.filter((activity) => mayKnow(viewerId, activity));
    if (tellable.length === 0) return [];
    const seen = await look(deps, viewerId, tellable);
    return tellable.flatMap((activity) => show(seen, activity) ?? []);
  };
