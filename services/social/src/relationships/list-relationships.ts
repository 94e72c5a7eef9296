import type { Relationship as WireRelationship } from '@wishbow/contracts/relationships';
import type { UserId } from '@wishbow/contracts/wire-types';
import { canSeeProfile } from '@wishbow/domain/visibility';
import type { PeopleDirectory } from '../people/people-directory.ts';
import type { Relationship, RelationshipRepository } from './relationship-repository.ts';
import { toWireRelationship } from './relationship-view.ts';

export interface Relationships {
  readonly followers: WireRelationship[];
  readonly following: WireRelationship[];
  readonly requested: WireRelationship[];
}

/** Whom a person follows and who follows them. @returns undefined where the viewer may not see it, or nobody is there. */
export const listRelationships =
  (relationships: RelationshipRepository, people: PeopleDirectory) =>
  async (username: string, viewerId: UserId | undefined): Promise<Relationships | undefined> => {
    const owner = await people.findByUsername(username);
    if (!owner) return undefined;
    const standing = viewerId && (await relationships.find({ followerId: viewerId, followedId: owner.id }));
    const follow = standing ? followOf(standing) : 'none';
    const viewing = { viewerId, ownerId: owner.id, follow, addressAccess: null } as const;
    if (!canSeeProfile(viewing, { isPrivate: owner.settings.private })) return undefined;

    const [followers, following, requested] = await Promise.all([
      relationships.listFollowers(owner.id, true),
      relationships.listFollowing(owner.id),
      viewerId === owner.id ? relationships.listFollowers(owner.id, false) : [],
    ]);
    const everybody = [...followers, ...following, ...requested].flatMap((row) => [row.followerId, row.followedId]);
    const summaries = await people.summaries(everybody);
    const toWire = (rows: readonly Relationship[]) =>
      rows.map((row) => toWireRelationship(row, summaries)).filter((row) => row !== undefined);
    return { followers: toWire(followers), following: toWire(following), requested: toWire(requested) };
  };

export const followOf = ({ isApproved }: Relationship): 'approved' | 'pending' => (isApproved ? 'approved' : 'pending');
