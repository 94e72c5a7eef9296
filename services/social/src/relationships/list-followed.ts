import type { UserId } from '@wishbow/contracts/wire-types';
import type { BlockRepository } from '../blocks/block-repository.ts';
import type { RelationshipRepository } from './relationship-repository.ts';

export interface FollowedDeps {
  readonly blocks: BlockRepository;
  readonly relationships: RelationshipRepository;
}

/** Everybody a person follows, but for those between whom and them a block stands: a follow may have slipped past it. */
export async function listFollowed({ blocks, relationships }: FollowedDeps, userId: UserId): Promise<UserId[]> {
  const followedIds = await relationships.listFollowedIds(userId);
  const blocked = await blocks.listBetween(userId, followedIds);
  return followedIds.filter((id) => !blocked.has(id));
}
