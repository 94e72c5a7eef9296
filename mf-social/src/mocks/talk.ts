import type { Comment, Reply } from '@wishbow/contracts/comments';
import { summaryById } from '@wishbow/testing/world/looking';
import type { CommentRow, World } from '@wishbow/testing/world/world';
import type * as z from 'zod';

type Named = { readonly kind: 'wish' | 'item'; readonly thingId: string };

export type CommentsPage = { readonly rows: CommentRow[]; readonly next_offset: number | null };

const PAGE = 5;
const FIRST_REPLIES = 3;

const isAbout = (row: CommentRow, { kind, thingId }: Named): boolean =>
  (kind === 'wish' ? row.wishId : row.productId) === thingId;

/** What was said of a thing, oldest first, without the answers. */
export function commentsAbout(world: World, thing: Named, offset: number, most = PAGE): CommentsPage {
  const rows = world.comments.filter((row) => isAbout(row, thing) && row.answerTo === null);
  const end = offset + most;
  return { rows: rows.slice(offset, end), next_offset: rows.length > end ? end : null };
}

export const answersTo = (world: World, id: string): CommentRow[] =>
  world.comments.filter((row) => row.answerTo === id);

export function countsOf(world: World, thing: Named) {
  const rows = world.comments.filter((row) => isAbout(row, thing));
  const reply_count = rows.filter(({ answerTo }) => answerTo !== null).length;
  return { comment_count: rows.length - reply_count, reply_count };
}

function told(world: World, row: CommentRow) {
  const likes = world.likes.filter(({ kind, thingId }) => kind === 'comment' && thingId === row.id);
  return {
    id: row.id,
    comment: row.text,
    wish_id: row.wishId,
    item_id: row.productId,
    user: summaryById(world, row.by),
    user_id: row.by,
    created_at: row.at,
    edited: row.isEdited,
    like_count: likes.length,
    liked: likes.some(({ by }) => by === world.viewerId),
  };
}

export const replyTold = (world: World, row: CommentRow): z.input<typeof Reply> => ({
  ...told(world, row),
  is_reply: true,
  comment_id: row.answerTo ?? row.id,
});

export function commentTold(world: World, row: CommentRow): z.input<typeof Comment> {
  const replies = answersTo(world, row.id);
  return {
    ...told(world, row),
    is_reply: false,
    replies: replies.slice(0, FIRST_REPLIES).map((reply) => replyTold(world, reply)),
    reply_count: replies.length,
    offset: replies.length > FIRST_REPLIES ? FIRST_REPLIES : null,
  };
}
