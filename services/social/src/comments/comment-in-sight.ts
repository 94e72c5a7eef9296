import type { UserId } from '@wishbow/contracts/wire-types';
import type { ViewerId } from '../things/seen-things.ts';
import type { StoredComment } from './comment-repository.ts';

/**
 * Whether somebody sees what was said, where they see what it is about: what an admin took out of sight is there for its
 * author alone, and nothing is there between people of whom one has blocked the other.
 * @param blocked those between whom and the viewer a block stands.
 */
export const isCommentInSightOf = (
  viewerId: ViewerId,
  { authorId, hiddenAt }: Pick<StoredComment, 'authorId' | 'hiddenAt'>,
  blocked?: ReadonlyMap<UserId, unknown>,
): boolean => !blocked?.has(authorId) && (hiddenAt === null || authorId === viewerId);
