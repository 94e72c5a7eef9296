import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { type TallyDocument, tallyModel } from './tally-model.ts';

export type Tally = Omit<TallyDocument, '_id'>;
export type TallyChange = Partial<Record<keyof Tally, number>>;

export interface TallyRepository {
  /** Adds what is given, also negative. @returns the tally as it is then. */
  add(thingId: string, change: TallyChange, session: ClientSession): Promise<Tally>;
  remove(thingId: string, session: ClientSession): Promise<void>;
  find(thingId: string): Promise<Tally>;
  /** By thing; those of which nothing was ever made are left out. */
  list(thingIds: readonly string[]): Promise<ReadonlyMap<string, Tally>>;
}

const NOTHING: Tally = { likeCount: 0, commentCount: 0, replyCount: 0, nextPosition: 0, editCount: 0 };

/** By thing. */
export const talliesOf = (documents: readonly TallyDocument[]): ReadonlyMap<string, Tally> =>
  new Map(documents.map(({ _id, ...tally }) => [_id, { ...NOTHING, ...tally }]));

export function mongoTallyRepository(connection: Connection): TallyRepository {
  const tallies = tallyModel(connection);
  const list = async (thingIds: readonly string[]) => {
    return talliesOf(await tallies.find({ _id: { $in: thingIds } }).lean<TallyDocument[]>());
  };
  return {
    list,
    remove: async (thingId, session) => {
      await tallies.deleteOne({ _id: thingId }, { session });
    },
    find: async (thingId) => (await list([thingId])).get(thingId) ?? NOTHING,
    add: async (thingId, change, session) => {
      const options = { upsert: true, returnDocument: 'after', session } as const;
      const added = tallies.findOneAndUpdate({ _id: thingId }, { $inc: change }, options);
      return { ...NOTHING, ...(await added.lean<TallyDocument>()) };
    },
  };
}
