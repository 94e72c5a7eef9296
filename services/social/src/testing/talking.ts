import type { Comment, Reply } from '@wishbow/contracts/comments';
import { commentsContract } from '@wishbow/contracts/comments-contract';
import type { CommentId, UserId } from '@wishbow/contracts/wire-types';
import { HEADPHONES, TEAPOT_WISH } from './played-things.ts';
import type { RunningSocial } from './running-social.ts';

const teapot = { wish_id: TEAPOT_WISH };
const headphones = { product_id: HEADPHONES };

/** How people talk in tests: of the teapot, which is Bao's wish, and of the headphones, which are a product. */
export const talkingIn = (social: () => RunningSocial) => {
  const as = (userId: UserId | undefined) => (userId ? social().asUser(userId) : social().asVisitor);
  const comment = (userId: UserId | undefined, text: string, item: typeof teapot | typeof headphones = teapot) =>
    as(userId)(commentsContract.addComment, { body: { item: { ...item, comment: text } } });
  const reply = (userId: UserId | undefined, id: CommentId, text: string, about: { wish_id?: string } = {}) =>
    as(userId)(commentsContract.addReply, { body: { comment: { id, comment: text, ...about } } });
  return {
    comment,
    reply,
    /** A comment on the teapot that is known to be there. */
    said: async (userId: UserId, text: string): Promise<Comment> => {
      const answer = await comment(userId, text);
      if (answer.status !== 201) throw new Error(`nothing was said: ${answer.status}`);
      return answer.body.comment;
    },
    answered: async (userId: UserId, id: CommentId, text: string): Promise<Reply> => {
      const answer = await reply(userId, id, text);
      if (answer.status !== 201) throw new Error(`nothing was answered: ${answer.status}`);
      return answer.body.reply;
    },
    commentOnHeadphones: (userId: UserId, text: string) => comment(userId, text, headphones),
    read: (userId: UserId | undefined, offset = 0) =>
      as(userId)(commentsContract.getComments, { body: { item: teapot, page: 'wishlist', user: null, offset } }),
    readOfHeadphones: (userId: UserId | undefined) =>
      as(userId)(commentsContract.getComments, { body: { item: headphones } }),
    readAll: (userId: UserId | undefined) => as(userId)(commentsContract.getAllComments, { body: { item: teapot } }),
    readReplies: (userId: UserId | undefined, id: CommentId, offset = 0) =>
      as(userId)(commentsContract.getReplies, { body: { comment: { id }, offset } }),
    edit: (userId: UserId | undefined, id: CommentId, text: string) =>
      as(userId)(commentsContract.updateComment, { body: { comment: { id, comment: text } } }),
    remove: (userId: UserId | undefined, id: CommentId) =>
      as(userId)(commentsContract.deleteComment, { body: { comment: { id }, page: 'wishlist' } }),
    removeReply: (userId: UserId | undefined, id: CommentId) =>
      as(userId)(commentsContract.deleteReply, { body: { reply: { id } } }),
  };
};
