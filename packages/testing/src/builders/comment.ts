import { Comment, Reply } from '@wishbow/contracts/comments';
import type * as z from 'zod';
import { idOf } from './ids.ts';
import { aPerson } from './person.ts';

const byMaya = () => ({
  comment: 'Going halves on this with anyone?',
  wish_id: idOf('wish', 1),
  item_id: null,
  user: aPerson(),
  user_id: idOf('person', 1),
  created_at: '2026-11-27T12:00:00.000Z',
  edited: false,
  like_count: 0,
  liked: false,
});

/** Maya's comment on a wish that nobody has answered, with one interesting thing overridden. */
export const aComment = (changes: Partial<z.input<typeof Comment>> = {}): Comment =>
  Comment.parse({
    ...byMaya(),
    id: idOf('item', 1),
    is_reply: false,
    replies: [],
    reply_count: 0,
    offset: null,
    ...changes,
  });

/** Maya's answer to it. */
export const aReply = (changes: Partial<z.input<typeof Reply>> = {}): Reply =>
  Reply.parse({ ...byMaya(), id: idOf('item', 3), is_reply: true, comment_id: idOf('item', 1), ...changes });
