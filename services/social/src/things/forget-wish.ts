import type { WishId } from '@wishbow/contracts/wire-types';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { CommentRepository } from '../comments/comment-repository.ts';
import type { LikeRepository } from '../likes/like-repository.ts';
import type { NotificationRepository } from '../notifications/notification-repository.ts';
import type { TallyRepository } from './tally-repository.ts';

export interface ForgetDeps {
  readonly connection: Connection;
  readonly comments: CommentRepository;
  readonly likes: LikeRepository;
  readonly tallies: TallyRepository;
  readonly notifications: NotificationRepository;
}

export type ForgetWish = (wishId: WishId) => Promise<void>;

/** A wish is gone for good, and with it everything people made of it and were told of that. Again changes nothing. */
export const forgetWish =
  ({ connection, comments, likes, tallies, notifications }: ForgetDeps): ForgetWish =>
  (wishId) =>
    inTransaction(connection, async (session) => {
      const commentIds = await comments.removeAllUnder({ kind: 'wish', thingId: wishId }, session);
      await likes.removeAll('comment', commentIds, session);
      await likes.removeAll('wish', [wishId], session);
      await tallies.remove(wishId, session);
      await notifications.withdraw('wish_liked', wishId, session);
      await notifications.withdraw('comment_added', wishId, session);
      for (const id of commentIds) {
        await notifications.withdraw('reply_added', id, session);
        await notifications.withdraw('comment_liked', id, session);
      }
    });
