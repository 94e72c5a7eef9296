import type { ReplyOf } from '@wishbow/contracts/endpoint';
import type { reactionsInternalContract } from '@wishbow/contracts/likes-contract';
import { CommentId, type UserId } from '@wishbow/contracts/wire-types';
import type { Connection } from '@wishbow/service/mongo/connection';
import { type LikeDocument, likeModel } from '../likes/like-model.ts';
import { type CommentDocument, commentModel } from './comment-model.ts';

type Said = ReplyOf<typeof reactionsInternalContract.listSaid>['body'];

/** Everything a person said and liked, oldest first, also where they may not look any more: it is theirs. */
export const listSaid =
  (connection: Connection) =>
  async (userId: UserId): Promise<Said> => {
    const [comments, likes] = await Promise.all([
      commentModel(connection).find({ authorId: userId }).sort({ _id: 1 }).lean<CommentDocument[]>(),
      likeModel(connection).find({ userId }).sort({ _id: 1 }).lean<LikeDocument[]>(),
    ]);
    return {
      comments: comments.map(({ _id, kind, thingId, parentId, text, createdAt }) => ({
        id: CommentId.parse(_id.toHexString()),
        kind,
        thing_id: thingId,
        answer_to: parentId ? CommentId.parse(parentId.toHexString()) : null,
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
