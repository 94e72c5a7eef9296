import type { Relationship as WireRelationship } from '@wishbow/contracts/relationships';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type Blocking, canSeeProfile, type Follow } from '@wishbow/domain/visibility';
import type { BlockRepository } from '../blocks/block-repository.ts';
import type { PeopleDirectory } from '../people/people-directory.ts';
import type { Relationship, RelationshipRepository } from './relationship-repository.ts';
import { toWireRelationship } from './relationship-view.ts';

export interface Relationships {
  readonly followers: WireRelationship[];
  readonly following: WireRelationship[];
  readonly requested: WireRelationship[];
}

/** Whom a person follows and who follows them. @returns undefined where the viewer may not see it, or nobody is there. */
export const listRelationships = (
  relationships: RelationshipRepository,
  people: PeopleDirectory,
  blocks: BlockRepository,
) => {
  const standingTo = async (followerId: UserId, followedId: UserId): Promise<Follow> => {
    const block = (await blocks.listBetween(followerId, [followedId])).get(followedId);
    return block ?? followOf(await relationships.find({ followerId, followedId }));
  };
  return async (username: string, viewerId: UserId | undefined): Promise<Relationships | undefined> => {
    const owner = await people.findByUsername(username);
    if (!owner) return undefined;
    const follow = viewerId ? await standingTo(viewerId, owner.id) : 'none';
    const viewing = { viewerId, ownerId: owner.id, follow, addressAccess: null } as const;
    if (!canSeeProfile(viewing, { isPrivate: owner.settings.private })) return undefined;

    const [followers, following, requested] = await Promise.all([
      relationships.listFollowers(owner.id, true),
      relationships.listFollowing(owner.id),
      viewerId === owner.id ? relationships.listFollowers(owner.id, false) : [],
    ]);
    const everybody = [...followers, ...following, ...requested].flatMap((row) => [row.followerId, row.followedId]);
    const [summaries, hidden] = await Promise.all([
      people.summaries(everybody),
      viewerId ? blocks.listBetween(viewerId, everybody) : new Map<UserId, never>(),
    ]);
    const toWire = (rows: readonly Relationship[]) =>
      rows
        .filter((row) => !hidden.has(row.followerId) && !hidden.has(row.followedId))
        .map((row) => toWireRelationship(row, summaries))
        .filter((row) => row !== undefined);
    return { followers: toWire(followers), following: toWire(following), requested: toWire(requested) };
  };
};

export function followOf(relationship: Relationship | undefined): Exclude<Follow, Blocking> {
  if (!relationship) return 'none';
  return relationship.isApproved ? 'approved' : 'pending';
}
