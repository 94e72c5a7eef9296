import { likesContract } from '@wishbow/contracts/likes-contract';
import { notFound } from '@wishbow/contracts/problem';
import { thingOf } from '@wishbow/contracts/things';
import { findSeenWish, freshId, summaryById, viewerOf } from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import type { LikeRow, World } from '@wishbow/testing/world/world';

const missing = { status: 404, body: notFound } as const;
type Liked = Pick<LikeRow, 'kind' | 'thingId'>;

/** Who likes which wish, product or comment. */
export const likesMocks = mocked(likesContract, (world) => ({
  likeItem: ({ body }) => likedNow(world, thingOf(body.item), body.item.liked ?? true),
  getItemLikes: ({ body }) => likersOf(world, thingOf(body.item)),
  likeComment: ({ body }) => likedNow(world, aComment(body.comment.id), body.comment.increment === 1),
  getCommentLikes: ({ body }) => likersOf(world, aComment(body.comment.id)),
}));

const aComment = (thingId: string): Liked => ({ kind: 'comment', thingId });

const isOf =
  ({ kind, thingId }: Liked) =>
  (row: LikeRow) =>
    row.kind === kind && row.thingId === thingId;

function isThere(world: World, { kind, thingId }: Liked): boolean {
  if (kind === 'wish') return findSeenWish(world, thingId) !== undefined;
  if (kind === 'item') return world.products.some(({ product_id }) => product_id === thingId);
  return world.comments.some(({ id }) => id === thingId);
}

function likedNow(world: World, thing: Liked, isLiked: boolean) {
  if (!isThere(world, thing)) return missing;
  const viewerId = viewerOf(world).id;
  world.likes = world.likes.filter((row) => !isOf(thing)(row) || row.by !== viewerId);
  if (isLiked) world.likes.push({ id: freshId(world), by: viewerId, ...thing });
  return { status: 200, body: { liked: isLiked, like_count: world.likes.filter(isOf(thing)).length } } as const;
}

function likersOf(world: World, thing: Liked) {
  if (!isThere(world, thing)) return missing;
  const rows = world.likes.filter(isOf(thing)).toReversed();
  const likes = rows.map(({ id, by }) => ({ id, user: summaryById(world, by) }));
  const liked = rows.some(({ by }) => by === world.viewerId);
  return { status: 200, body: { liked, like_count: rows.length, likes, has_more: false } } as const;
}
