import type { UserId, WishId } from '@wishbow/contracts/wire-types';
import type { Blocking } from '@wishbow/domain/visibility';
import type { Connection } from '@wishbow/service/mongo/connection';
import { Types } from 'mongoose';
import type { BlockDocument } from '../blocks/block-model.ts';
import { blockingOf, fromBlockDocument } from '../blocks/block-repository.ts';
import { type RelationshipDocument, relationshipModel } from '../relationships/relationship-model.ts';
import { fromRelationshipDocument, type Relationship } from '../relationships/relationship-repository.ts';
import type { TallyDocument } from '../things/tally-model.ts';
import { type Tally, talliesOf } from '../things/tally-repository.ts';

/** How one person stands to others, and what was made of some wishes. */
export interface FoundStandings {
  readonly relationships: readonly Relationship[];
  readonly blocked: ReadonlyMap<UserId, Blocking>;
  readonly tallies: ReadonlyMap<string, Tally>;
}

export interface StandingRepository {
  find(viewerId: UserId, ownerIds: readonly UserId[], wishIds: readonly WishId[]): Promise<FoundStandings>;
}

/** Three collections answer together, and what a row says tells which of them it is of. */
type Row = RelationshipDocument | BlockDocument | TallyDocument;

const isTally = (row: Row): row is TallyDocument => !('followerId' in row) && !('blockerId' in row);

/**
 * One question of the database in place of three: it is asked for every list that anybody opens, and each question costs
 * as much as reading the few rows that answer it.
 */
export function mongoStandingRepository(connection: Connection): StandingRepository {
  const relationships = relationshipModel(connection);
  return {
    find: async (viewerId, ownerIds, wishIds) => {
      const viewer = new Types.ObjectId(viewerId);
      const owners = { $in: ownerIds.filter((id) => id !== viewerId).map((id) => new Types.ObjectId(id)) };
      const between = [
        { blockerId: viewer, blockedId: owners },
        { blockedId: viewer, blockerId: owners },
      ];
      const ofBlocks = [{ $match: { $or: between } }];
      const ofTallies = [{ $match: { _id: { $in: [...wishIds] } } }];
      const rows = await relationships.aggregate<Row>(
        [
          { $match: { followerId: viewer, followedId: owners } },
          { $unionWith: { coll: 'blocks', pipeline: ofBlocks } },
          ...(wishIds.length > 0 ? [{ $unionWith: { coll: 'tallies', pipeline: ofTallies } }] : []),
        ],
        // All in the first answer, which holds 101 unless told otherwise.
        { batchSize: 2 * ownerIds.length + wishIds.length + 1 },
      );
      return {
        relationships: rows.filter((row) => 'followerId' in row).map(fromRelationshipDocument),
        blocked: blockingOf(viewerId, rows.filter((row) => 'blockerId' in row).map(fromBlockDocument)),
        tallies: talliesOf(rows.filter(isTally)),
      };
    },
  };
}
