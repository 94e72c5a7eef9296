import type { Comment, Reply } from '@wishbow/contracts/comments';
import type { Thing } from '@wishbow/contracts/things';
import type { CommentId } from '@wishbow/contracts/wire-types';
import { COMMENT_PAGE } from '@wishbow/domain/comment-limits';
import { type Found, findThing } from '../things/find-thing.ts';
import type { SeenThings, ViewerId } from '../things/seen-things.ts';
import type { Tally, TallyRepository } from '../things/tally-repository.ts';
import type { CommentRepository } from './comment-repository.ts';
import { findSaid } from './find-said.ts';
import { type ShowDeps, showComments, showReplies } from './show-comments.ts';

export interface ListCommentsDeps extends ShowDeps {
  readonly tallies: TallyRepository;
  readonly things: SeenThings;
}

/** Far more than anybody reads on one page. */
const MOST_COMMENTS = 500;
const MOST_REPLIES = 2_000;

export interface CommentPage {
  readonly comments: Comment[];
  /** null at the end. */
  readonly nextOffset: number | null;
  readonly tally: Tally;
}

/** Pages are the next places and not the next rows: who writes or deletes meanwhile moves nothing from one to another. */
async function nextOffsetAfter(comments: CommentRepository, of: Thing | CommentId, offset: number) {
  const place = await comments.findPlace(of, offset + COMMENT_PAGE);
  if (place === undefined) return null;
  return offset + Math.floor((place - offset) / COMMENT_PAGE) * COMMENT_PAGE;
}

/** What is said of a thing, page by page; undefined where the viewer may not see it. */
export const listComments = (deps: ListCommentsDeps) => {
  const { comments, tallies, things } = deps;
  const show = showComments(deps);
  return async (viewerId: ViewerId, thing: Thing, offset: number): Promise<CommentPage | undefined> => {
    if (!(await findThing(things, viewerId, thing))) return undefined;
    const [page, nextOffset, tally] = await Promise.all([
      comments.list(thing, { from: offset, count: COMMENT_PAGE }, COMMENT_PAGE),
      nextOffsetAfter(comments, thing, offset),
      tallies.find(thing.thingId),
    ]);
    return { comments: await show(viewerId, page), nextOffset, tally };
  };
};

/** Everything that is said of a thing, and the thing itself. */
export const listAllComments = (deps: ListCommentsDeps) => {
  const { comments, tallies, things } = deps;
  const show = showComments(deps);
  return async (
    viewerId: ViewerId,
    thing: Thing,
  ): Promise<(Omit<CommentPage, 'nextOffset'> & { readonly found: Found }) | undefined> => {
    const found = await findThing(things, viewerId, thing);
    if (!found) return undefined;
    const [all, tally] = await Promise.all([
      comments.list(thing, { from: 0 }, MOST_COMMENTS),
      tallies.find(thing.thingId),
    ]);
    return { found, comments: await show(viewerId, all, MOST_REPLIES), tally };
  };
};

interface ReplyPage {
  readonly replies: Reply[];
  readonly nextOffset: number | null;
  readonly replyCount: number;
}

/** What was answered to a comment, page by page; undefined where the viewer may not see it. */
export const listReplies = (deps: ListCommentsDeps) => {
  const { comments } = deps;
  const find = findSaid(deps);
  const show = showReplies(deps);
  return async (viewerId: ViewerId, commentId: CommentId, offset: number): Promise<ReplyPage | undefined> => {
    const comment = await find(viewerId, commentId);
    if (!comment || comment.parentId) return undefined;
    const [page, nextOffset] = await Promise.all([
      comments.listReplies([commentId], { from: offset, count: COMMENT_PAGE }, COMMENT_PAGE),
      nextOffsetAfter(comments, commentId, offset),
    ]);
    return { replies: await show(viewerId, page), nextOffset, replyCount: comment.replyCount };
  };
};
