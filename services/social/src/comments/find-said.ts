import type { CommentId } from '@wishbow/contracts/wire-types';
import type { BlockRepository } from '../blocks/block-repository.ts';
import { findThing } from '../things/find-thing.ts';
import type { SeenThings, ViewerId } from '../things/seen-things.ts';
import { isCommentInSightOf } from './comment-in-sight.ts';
import type { CommentRepository, StoredComment } from './comment-repository.ts';

export interface SaidDeps {
  readonly blocks: BlockRepository;
  readonly comments: CommentRepository;
  readonly things: SeenThings;
}

/** What somebody said, where the viewer may see it. */
export const findSaid =
  ({ blocks, comments, things }: SaidDeps) =>
  async (viewerId: ViewerId, id: CommentId): Promise<StoredComment | undefined> => {
    const comment = await comments.find(id);
    if (!comment) return undefined;
    const blocked = viewerId && (await blocks.listBetween(viewerId, [comment.authorId]));
    if (!isCommentInSightOf(viewerId, comment, blocked)) return undefined;
    return (await findThing(things, viewerId, comment)) ? comment : undefined;
  };
