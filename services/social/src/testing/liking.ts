import { likesContract } from '@wishbow/contracts/likes-contract';
import type { CommentId, UserId } from '@wishbow/contracts/wire-types';
import { HEADPHONES, TEAPOT_WISH } from './played-things.ts';
import type { RunningSocial } from './running-social.ts';

const teapot = { wish_id: TEAPOT_WISH };
const headphones = { product_id: HEADPHONES };

/** How people like things in tests: the teapot is Bao's wish, the headphones are a product. */
export const likingIn = (social: () => RunningSocial) => {
  const as = (userId: UserId | undefined) => (userId ? social().asUser(userId) : social().asVisitor);
  const like = (userId: UserId | undefined, item: typeof teapot | typeof headphones, liked?: boolean) =>
    as(userId)(likesContract.likeItem, { body: { item: { ...item, liked } } });
  return {
    likeTeapot: (userId: UserId | undefined, liked?: boolean) => like(userId, teapot, liked),
    likeHeadphones: (userId: UserId | undefined, liked?: boolean) => like(userId, headphones, liked),
    likersOfTeapot: (userId: UserId | undefined) =>
      as(userId)(likesContract.getItemLikes, { body: { item: teapot, page: 'wishlist' } }),
    likersOfHeadphones: (userId: UserId | undefined) =>
      as(userId)(likesContract.getItemLikes, { body: { item: headphones } }),
    likeComment: (userId: UserId | undefined, id: CommentId, increment: 1 | -1) =>
      as(userId)(likesContract.likeComment, { body: { comment: { id, increment } } }),
    likersOfComment: (userId: UserId | undefined, id: CommentId) =>
      as(userId)(likesContract.getCommentLikes, { body: { comment: { id } } }),
  };
};
