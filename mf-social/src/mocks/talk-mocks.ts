import { commentsContract } from '@wishbow/contracts/comments-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { type Thing, thingOf } from '@wishbow/contracts/things';
import { findSeenWish, freshId, instantNow, viewerOf, wishOnPage } from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import type { CommentRow, World } from '@wishbow/testing/world/world';
import { answersTo, type CommentsPage, commentsAbout, commentTold, countsOf, replyTold } from './talk.ts';

const missing = { status: 404, body: notFound } as const;
const foreign = { status: 403, body: problem('forbidden', 'This comment is not yours.') } as const;

/** What people say of wishes and products. */
export const commentsMocks = mocked(commentsContract, (world) => ({
  getComments: ({ body }) => {
    const thing = thingOf(body.item);
    if (!seesThing(world, thing)) return missing;
    const page = commentsAbout(world, thing, body.offset);
    return { status: 200, body: { ...toldPage(world, page), ...countsOf(world, thing) } };
  },
  getAllComments: ({ body }) => {
    const thing = thingOf(body.item);
    const item = seesThing(world, thing);
    if (!item) return missing;
    const { comments } = toldPage(world, commentsAbout(world, thing, 0, 500));
    return { status: 200, body: { comments, item, ...countsOf(world, thing) } };
  },
  addComment: ({ body }) => {
    const thing = thingOf(body.item);
    if (!seesThing(world, thing)) return missing;
    const row = said(world, thing, body.item.comment, null);
    return { status: 201, body: { comment: commentTold(world, row), ...countsOf(world, thing) } };
  },
  updateComment: ({ body }) => {
    const row = world.comments.find(({ id }) => id === body.comment.id);
    if (!row) return missing;
    if (row.by !== world.viewerId) return foreign;
    Object.assign(row, { text: body.comment.comment, isEdited: true });
    return { status: 200, body: { comment: row.answerTo ? replyTold(world, row) : commentTold(world, row) } };
  },
  deleteComment: ({ body }) => removed(world, body.comment.id),
  getReplies: ({ body }) => {
    const replies = answersTo(world, body.comment.id);
    return {
      status: 200,
      body: {
        replies: replies.slice(body.offset).map((row) => replyTold(world, row)),
        next_offset: null,
        reply_count: replies.length,
      },
    };
  },
  addReply: ({ body }) => {
    const answered = world.comments.find(({ id }) => id === body.comment.id);
    if (!answered) return missing;
    const row = said(world, thingOfComment(answered), body.comment.comment, answered.id);
    return { status: 201, body: { reply: replyTold(world, row), ...countsOf(world, thingOfComment(answered)) } };
  },
  deleteReply: ({ body }) => removed(world, body.reply.id),
}));

const toldPage = (world: World, { rows, next_offset }: CommentsPage) => ({
  comments: rows.map((row) => commentTold(world, row)),
  next_offset,
});

/** The thing as the viewer may see it; undefined where it is hidden or gone. */
function seesThing(world: World, { kind, thingId }: Thing) {
  if (kind === 'item') return world.products.find(({ product_id }) => product_id === thingId);
  const wish = findSeenWish(world, thingId);
  return wish && wishOnPage(world, wish);
}

type Named = { kind: 'wish' | 'item'; thingId: string };

const thingOfComment = ({ wishId, productId }: CommentRow): Named =>
  wishId ? { kind: 'wish', thingId: wishId } : { kind: 'item', thingId: productId ?? '' };

function said(world: World, { kind, thingId }: Named, text: string, answerTo: string | null): CommentRow {
  const row: CommentRow = {
    id: freshId(world),
    by: viewerOf(world).id,
    wishId: kind === 'wish' ? thingId : null,
    productId: kind === 'item' ? thingId : null,
    answerTo,
    text,
    at: instantNow(),
    isEdited: false,
  };
  world.comments.push(row);
  return row;
}

/** Goes with everything that was answered to it. */
function removed(world: World, id: string) {
  const row = world.comments.find((one) => one.id === id);
  if (!row) return missing;
  if (row.by !== world.viewerId) return foreign;
  world.comments = world.comments.filter((one) => one.id !== id && one.answerTo !== id);
  return { status: 200, body: countsOf(world, thingOfComment(row)) } as const;
}
