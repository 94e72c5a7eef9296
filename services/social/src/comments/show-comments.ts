import type { Comment, Reply } from '@wishbow/contracts/comments';
import type { CommentId, UserId } from '@wishbow/contracts/wire-types';
import { COMMENT_PAGE } from '@wishbow/domain/comment-limits';
import type { BlockRepository } from '../blocks/block-repository.ts';
import type { LikeRepository } from '../likes/like-repository.ts';
import type { NamedPerson, PeopleDirectory } from '../people/people-directory.ts';
import type { ViewerId } from '../things/seen-things.ts';
import { isCommentInSightOf } from './comment-in-sight.ts';
import type { CommentRepository, StoredComment } from './comment-repository.ts';

export interface ShowDeps {
  readonly blocks: BlockRepository;
  readonly comments: CommentRepository;
  readonly likes: LikeRepository;
  readonly people: PeopleDirectory;
}

interface Known {
  readonly summaries: ReadonlyMap<UserId, NamedPerson>;
  readonly liked: ReadonlySet<string>;
}

/** What somebody said whom an admin keeps out is out of sight with them. */
const isShown = ({ summaries }: Known, { authorId }: StoredComment): boolean => !summaries.get(authorId)?.isSuspended;

const said = ({ summaries, liked }: Known, comment: StoredComment) => {
  const user = summaries.get(comment.authorId) ?? null;
  return {
    id: comment.id,
    comment: comment.text,
    wish_id: comment.kind === 'wish' ? comment.thingId : null,
    item_id: comment.kind === 'item' ? comment.thingId : null,
    user,
    user_id: user && comment.authorId,
    created_at: comment.createdAt.toISOString(),
    edited: comment.editedAt !== null,
    like_count: comment.likeCount,
    liked: liked.has(comment.id),
  };
};

/** What is left out keeps its place: a page is shorter, and no other page moves. */
async function onlyForEyesOf(
  { blocks }: ShowDeps,
  viewerId: ViewerId,
  comments: readonly StoredComment[],
): Promise<StoredComment[]> {
  const authors = comments.map(({ authorId }) => authorId);
  const blocked = viewerId ? await blocks.listBetween(viewerId, authors) : new Map<UserId, never>();
  return comments.filter((comment) => isCommentInSightOf(viewerId, comment, blocked));
}

async function know(
  { likes, people }: ShowDeps,
  viewerId: ViewerId,
  comments: readonly StoredComment[],
): Promise<Known> {
  const ids = comments.map(({ id }) => id);
  const [summaries, liked] = await Promise.all([
    people.summaries(comments.map(({ authorId }) => authorId)),
    viewerId ? likes.listLikedBy(viewerId, 'comment', ids) : new Set<string>(),
  ]);
  return { summaries, liked };
}

const toReply = (known: Known, reply: StoredComment, comment_id: CommentId): Reply => ({
  ...said(known, reply),
  is_reply: true,
  comment_id,
});

/** Replies as the viewer sees them. Whether they may see the thing at all is decided before. */
export const showReplies =
  (deps: ShowDeps) =>
  async (viewerId: ViewerId, stored: readonly StoredComment[]): Promise<Reply[]> => {
    const replies = await onlyForEyesOf(deps, viewerId, stored);
    const known = await know(deps, viewerId, replies);
    return replies.flatMap((reply) =>
      reply.parentId && isShown(known, reply) ? [toReply(known, reply, reply.parentId)] : [],
    );
  };

/** Comments as the viewer sees them, each with its first replies, or with up to `mostReplies` in all. */
export const showComments =
  (deps: ShowDeps) =>
  async (viewerId: ViewerId, stored: readonly StoredComment[], mostReplies?: number): Promise<Comment[]> => {
    const comments = await onlyForEyesOf(deps, viewerId, stored);
    const places = mostReplies === undefined ? { from: 0, count: COMMENT_PAGE } : { from: 0 };
    const answered = comments.filter(({ replyCount }) => replyCount > 0).map(({ id }) => id);
    const limit = mostReplies ?? answered.length * COMMENT_PAGE;
    const answers = answered.length > 0 ? await deps.comments.listReplies(answered, places, limit) : [];
    const replies = await onlyForEyesOf(deps, viewerId, answers);
    const known = await know(deps, viewerId, [...comments, ...replies]);
    const repliesTo = Map.groupBy(replies, ({ parentId }) => parentId);
    const countOf = Map.groupBy(answers, ({ parentId }) => parentId);
    const shown = comments.filter((comment) => isShown(known, comment));
    return shown.map((comment) => {
      const own = (repliesTo.get(comment.id) ?? []).filter((reply) => isShown(known, reply));
      return {
        ...said(known, comment),
        is_reply: false,
        replies: own.map((reply) => toReply(known, reply, comment.id)),
        reply_count: comment.replyCount,
        offset: comment.replyCount > (countOf.get(comment.id)?.length ?? 0) ? COMMENT_PAGE : null,
      };
    });
  };
