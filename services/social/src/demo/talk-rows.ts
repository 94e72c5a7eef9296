import { type DemoComment, demoComments } from '@wishbow/demo/comments';
import { demoId } from '@wishbow/demo/demo-id';
import { demoLikes } from '@wishbow/demo/likes';
import { tagsOfComment } from '../comments/comment-tags.ts';

const byTime = (left: DemoComment, right: DemoComment) => left.createdAt.getTime() - right.createdAt.getTime();

/** What the invented people said of wishes and answered, as it is stored: each in its place, oldest first. */
export function commentRows(now: Date) {
  const all = demoComments(now).toSorted(byTime);
  const together = ({ wishId, parentId }: DemoComment) => parentId ?? wishId;
  const neighbors = Map.groupBy(all, together);
  return all.map((comment) => {
    const replyCount = neighbors.get(comment.id)?.length ?? 0;
    return {
      _id: comment.id,
      kind: 'wish' as const,
      thingId: comment.wishId,
      parentId: comment.parentId ?? null,
      authorId: comment.authorId,
      text: comment.text,
      tags: tagsOfComment(comment.text),
      position: neighbors.get(together(comment))?.indexOf(comment) ?? 0,
      likeCount: comment.likedByIds.length,
      replyCount,
      nextPosition: replyCount,
      createdAt: comment.createdAt,
      editedAt: null,
    };
  });
}

/** Who of them likes which wish and which comment. */
export const likeRows = (now: Date) => [
  ...demoLikes(now).map(({ id, personId, wishId, createdAt }) => ({
    _id: id,
    userId: personId,
    kind: 'wish' as const,
    thingId: wishId,
    createdAt,
  })),
  ...demoComments(now).flatMap(({ id, likedByIds, createdAt }) =>
    likedByIds.map((userId) => ({
      _id: demoId('like', `${id}/${userId}`),
      userId,
      kind: 'comment' as const,
      thingId: id,
      createdAt,
    })),
  ),
];

/** How much they made of each wish. */
export function tallyRows(now: Date) {
  const likes = Map.groupBy(demoLikes(now), ({ wishId }) => wishId);
  const said = Map.groupBy(demoComments(now), ({ wishId }) => wishId);
  return [...new Set([...likes.keys(), ...said.keys()])].map((wishId) => {
    const comments = said.get(wishId) ?? [];
    const commentCount = comments.filter(({ parentId }) => parentId === undefined).length;
    return {
      _id: wishId,
      likeCount: likes.get(wishId)?.length ?? 0,
      commentCount,
      replyCount: comments.length - commentCount,
      nextPosition: commentCount,
    };
  });
}
