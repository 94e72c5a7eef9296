import type { ReplyOf } from '@wishbow/contracts/endpoint';
import type { reactionsInternalContract } from '@wishbow/contracts/likes-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { LikeRepository } from '../likes/like-repository.ts';
import type { CommentRepository } from './comment-repository.ts';

type Said = ReplyOf<typeof reactionsInternalContract.listSaid>['body'];

export interface ListSaidDeps {
  readonly comments: CommentRepository;
  readonly likes: LikeRepository;
}

/** Everything a person said and liked, oldest first, also where they may not look any more: it is theirs. */
export const listSaid =
  (deps: ListSaidDeps) =>
  async (userId: UserId): Promise<Said> => {
    const [comments, likes] = await Promise.all([deps.comments.listBy(userId), deps.likes.listBy(userId)]);
    return {
      comments: comments.map(({ id, kind, thingId, parentId, text, createdAt }) => ({
        id,
        kind,
        thing_id: thingId,
        answer_to: parentId,
        comment: text,
        created_at: createdAt.toISOString(),
      })),
      likes: likes.map(({ kind, thingId, createdAt }) => ({
        kind,
        thing_id: thingId,
        created_at: createdAt.toISOString(),
      })),
    };
  };
