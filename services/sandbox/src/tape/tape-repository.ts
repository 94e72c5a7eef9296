import { randomUUID } from 'node:crypto';
import type { Provider } from '../control/provider.ts';
import type { Database } from '../database/database.ts';
import { keepNewest } from '../database/keep-newest.ts';
import { gathered } from './gathered.ts';

/** One request as it arrived, before anything was done about it; `status` stays null when no answer ever left. */
export type TapeEntry = {
  _id: string;
  provider: Provider;
  receivedAt: Date;
  method: string;
  path: string;
  query: Record<string, unknown>;
  idempotencyKey: string | null;
  body: unknown;
  status: number | null;
};
/** Long enough to look into yesterday's trouble. */
const KEPT_SECONDS = 3 * 24 * 60 * 60;

export type TapeRepository = ReturnType<typeof createTapeRepository>;

/** What every provider was asked, oldest first: the evidence that tests count calls with. */
export const createTapeRepository = (database: Database) => {
  const entries = database.collection<TapeEntry>('tape');
  const answered = gathered<{ id: string; status: number }>(async (some) => {
    const writes = some.map(({ id, status }) => ({ updateOne: { filter: { _id: id }, update: { $set: { status } } } }));
    await entries.bulkWrite(writes, { ordered: false });
  });
  return {
    prepare: async (): Promise<void> => {
      await entries.createIndex({ provider: 1, receivedAt: 1 });
      await entries.createIndex({ receivedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
    },
    add: async (entry: Omit<TapeEntry, '_id' | 'status'>): Promise<string> => {
      const _id = randomUUID();
      await entries.insertOne({ _id, ...entry, status: null });
      return _id;
    },
    /** Written down together with those of the same moment: nothing waits for it but whoever reads the tape. */
    setStatus: (id: string, status: number): Promise<void> => answered.add({ id, status }),
    list: async (provider: Provider): Promise<TapeEntry[]> => {
      await answered.settle();
      return entries.find({ provider }).sort({ receivedAt: 1, _id: 1 }).toArray();
    },
    clear: (provider: Provider) => entries.deleteMany({ provider }),
    sweep: () =>
      keepNewest({
        timeAt: async (place) =>
          (await entries.find().sort({ receivedAt: -1 }).skip(place).limit(1).next())?.receivedAt,
        forgetUntil: (time) => entries.deleteMany({ receivedAt: { $lte: time } }),
      }),
    /** Resolves once everything that was told is written down. */
    settle: (): Promise<void> => answered.settle(),
  };
};
