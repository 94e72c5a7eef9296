import { likesContract } from '@wishbow/contracts/likes-contract';
import { notFound } from '@wishbow/contracts/problem';
import { thingOf } from '@wishbow/contracts/things';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { findSaid, type SaidDeps } from '../comments/find-said.ts';
import type { PeopleDirectory } from '../people/people-directory.ts';
import { findThing } from '../things/find-thing.ts';
import { likeComment } from './like-comment.ts';
import { type LikeDeps, type LikeState, likeThing } from './like-thing.ts';
import { type Likers, listLikers } from './list-likers.ts';

const missing = { status: 404 as const, body: notFound };

const likedReply = (state: LikeState | undefined) =>
  state ? { status: 200 as const, body: { liked: state.isLiked, like_count: state.likeCount } } : missing;

const likersReply = ({ likes, hasMore, isLiked }: Likers, likeCount: number) => ({
  status: 200 as const,
  body: { likes, has_more: hasMore, liked: isLiked, like_count: likeCount },
});

export interface LikeRouteDeps extends LikeDeps, SaidDeps {
  readonly people: PeopleDirectory;
}

/** Who likes what. */
export function likeRoutes(deps: LikeRouteDeps): Router {
  const { blocks, likes, tallies, things, people } = deps;
  const find = findSaid(deps);
  const like = likeThing(deps);
  const list = listLikers(likes, people, blocks);
  const likeOne = likeComment(deps);

  return implement(likesContract, {
    likeItem: async ({ body: { item }, viewer }) =>
      likedReply(await like(viewer.userId, thingOf(item), item.liked ?? true)),
    getItemLikes: async ({ body: { item, before }, viewer }) => {
      const thing = thingOf(item);
      if (!(await findThing(things, viewer.userId, thing))) return missing;
      const [likers, { likeCount }] = await Promise.all([
        list(viewer.userId, thing, before ?? undefined),
        tallies.find(thing.thingId),
      ]);
      return likersReply(likers, likeCount);
    },
    likeComment: async ({ body: { comment }, viewer }) =>
      likedReply(await likeOne(viewer.userId, comment.id, comment.increment === 1)),
    getCommentLikes: async ({
      body: {
        comment: { id },
        before,
      },
      viewer,
    }) => {
      const liked = await find(viewer.userId, id);
      if (!liked) return missing;
      const likers = await list(viewer.userId, { kind: 'comment', thingId: id }, before ?? undefined);
      return likersReply(likers, liked.likeCount);
    },
  });
}
