import { daysBefore } from './demo-clock.ts';
import { demoId } from './demo-id.ts';
import { personId } from './people.ts';
import type { Said } from './social/comment-row.ts';
import { commentsAroundMaya } from './social/comments-around-maya.ts';
import { commentsElsewhere } from './social/comments-elsewhere.ts';
import { wishId } from './wishes.ts';

export type DemoComment = {
  id: string;
  wishId: string;
  authorId: string;
  text: string;
  /** The comment this one answers; comments on the wish itself have none. */
  parentId?: string;
  likedByIds: readonly string[];
  createdAt: Date;
};

const commentOf = (wish: string, said: Said, now: Date, parentId?: string): DemoComment => ({
  id: demoId('comment', `${wish}/${said.by}/${said.text}`),
  wishId: wishId(wish),
  authorId: personId(said.by),
  text: said.text,
  ...(parentId === undefined ? {} : { parentId }),
  likedByIds: (said.likedBy ?? []).map(personId),
  createdAt: daysBefore(now, said.daysAgo),
});

/** All comments, each followed by its replies. */
export const demoComments = (now: Date): DemoComment[] =>
  [...commentsAroundMaya, ...commentsElsewhere].flatMap((row) => {
    const comment = commentOf(row.wish, row, now);
    return [comment, ...(row.replies ?? []).map((reply) => commentOf(row.wish, reply, now, comment.id))];
  });
