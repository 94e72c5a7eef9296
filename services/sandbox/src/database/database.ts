import { type ClientSession, type Collection, type Document, MongoClient, MongoServerError } from 'mongodb';

/** What the writes of one transaction are marked with. */
export type Transaction = ClientSession;

/** The sandbox's own database. Every provider keeps its state here, so that a killed process loses nothing it answered for. */
export type Database = {
  collection<Row extends Document>(name: string): Collection<Row>;
  /** Runs `work` so that all its writes are kept, or none; `work` may run again after a conflict and must only touch the database. */
  inTransaction<Result>(work: (session: Transaction) => Promise<Result>): Promise<Result>;
  ping(): Promise<void>;
  /** Forgets everything, keeping collections and indexes. */
  clear(): Promise<void>;
  close(): Promise<void>;
};

const DUPLICATE_KEY = 11_000;
const ATTEMPTS_PER_DUPLICATE = 3;

/**
 * Two requests with one idempotency key may both find it unused. The loser of that race gets a duplicate key error,
 * and its second attempt then finds the winner's answer.
 */
const retryingDuplicates = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
  for (let attemptNumber = 1; ; attemptNumber += 1) {
    try {
      return await attempt();
    } catch (error) {
      const isDuplicate = error instanceof MongoServerError && error.code === DUPLICATE_KEY;
      if (!isDuplicate || attemptNumber === ATTEMPTS_PER_DUPLICATE) throw error;
    }
  }
};

/** Connects to MongoDB at `url` (a replica set, because transactions need one). Throws when it does not answer. */
export const openDatabase = async (url: string, name: string): Promise<Database> => {
  const site = new URL(url).pathname.slice(1);
  const client = await new MongoClient(url, { writeConcern: { w: 'majority' } }).connect();
  const db = client.db(site === '' ? name : `${site}_${name}`);
  return {
    collection: (collectionName) => db.collection(collectionName),
    inTransaction: (work) =>
      retryingDuplicates(() => client.withSession((session) => session.withTransaction(() => work(session)))),
    ping: async () => {
      await db.command({ ping: 1 });
    },
    clear: async () => {
      const collections = await db.collections();
      await Promise.all(collections.map((collection) => collection.deleteMany({})));
    },
    close: () => client.close(),
  };
};
