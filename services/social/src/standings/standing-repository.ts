import type { UserId, WishId } from '@wishbow/contracts/wire-types';
import type { Blocking } from '@wishbow/domain/visibility';
import type { Connection } from '@wishbow/service/mongo/connection';
import { Types } from 'mongoose';
import { type BlockDocument, blockModel } from '../blocks/block-model.ts';
import { blockingOf, fromBlockDocument } from '../blocks/block-repository.ts';
import { type RelationshipDocument, relationshipModel } from '../relationships/relationship-model.ts';
import { fromRelationshipDocument, type Relationship } from '../relationships/relationship-repository.ts';
import { type TallyDocument, tallyModel } from '../things/tally-model.ts';
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

/** Three collections answer together. Of which a row is decides who sees whom, so no field that one may have tells it. */
type BlockRow = BlockDocument & { readonly of: 'blocks' };
type Row = RelationshipDocument | BlockRow | TallyDocument;

/** Tallies alone are kept by ids that are texts. */
const isTally = (row: Row): row is TallyDocument => typeof row._id === 'string';
const isBlock = (row: Row): row is BlockRow => 'of' in row && row.of === 'blocks';
const isRelationship = (row: Row): row is RelationshipDocument => !isTally(row) && !isBlock(row);

/**
 * One question of the database in place of three: it is asked for every list that anybody opens, and each question costs
 * as much as reading the few rows that answer it.
 */
export function mongoStandingRepository(connection: Connection): StandingRepository {
  const relationships = relationshipModel(connection);
  const blocks = blockModel(connection).collection.name;
  const tallies = tallyModel(connection).collection.name;
  return {
    find: async (viewerId, ownerIds, wishIds) => {
      const viewer = new Types.ObjectId(viewerId);
      const owners = { $in: ownerIds.filter((id) => id !== viewerId).map((id) => new Types.ObjectId(id)) };
      const between = [
        { blockerId: viewer, blockedId: owners },
        { blockedId: viewer, blockerId: owners },
      ];
      const ofBlocks = [{ $match: { $or: between } }, { $set: { of: 'blocks' } }];
      const ofTallies = [{ $match: { _id: { $in: [...wishIds] } } }];
      const rows = await relationships.aggregate<Row>(
        [
          { $match: { followerId: viewer, followedId: owners } },
          { $unionWith: { coll: blocks, pipeline: ofBlocks } },
          ...(wishIds.length > 0 ? [{ $unionWith: { coll: tallies, pipeline: ofTallies } }] : []),
        ],
        // All in the first answer, which holds 101 unless told otherwise.
        { batchSize: 2 * ownerIds.length + wishIds.length + 1 },
      );
      return {
        relationships: rows.filter(isRelationship).map(fromRelationshipDocument),
        blocked: blockingOf(viewerId, rows.filter(isBlock).map(fromBlockDocument)),
        tallies: talliesOf(rows.filter(isTally)),
      };
    },
  };
}
