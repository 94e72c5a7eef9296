import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { traceOperations } from '../tracing/mongo-operations.ts';

export type { ClientSession, Connection } from 'mongoose';

/** How long a question waits for a server that is away: whoever asks soon wants to know, and asks again. */
const ANSWER_PATIENCE_MS = 3_000;
/** A process that starts waits longer: its database may be starting, too. */
const START_PATIENCE_MS = 10_000;

/**
 * How a server is found out that has died without a word: it is asked all the time how it is, and when it has not said so
 * for long, whatever waits for it is told so. Long, since a machine that has much to do is slow and not dead.
 */
const WATCHING = { heartbeatFrequencyMS: 2_000, connectTimeoutMS: 5_000 };

/**
 * Each service has its own database on the one server; majority writes everywhere. A path in the url (`/blue`) is put
 * before the names (`blue_orders`), so that several sites can share a server.
 * @param startPatienceMs how long to try for a first connection.
 */
export async function connectMongo(
  url: string,
  database: string,
  startPatienceMs = START_PATIENCE_MS,
): Promise<Connection> {
  const deadline = Date.now() + startPatienceMs;
  for (;;) {
    try {
      return await connectOnce(url, database);
    } catch (error) {
      if (!(error instanceof mongoose.Error.MongooseServerSelectionError) || Date.now() >= deadline) throw error;
    }
  }
}

async function connectOnce(url: string, database: string): Promise<Connection> {
  traceOperations();
  const site = new URL(url).pathname.slice(1);
  const connection = mongoose.createConnection(url, {
    dbName: site === '' ? database : `${site}_${database}`,
    autoIndex: false,
    writeConcern: { w: 'majority' },
    readConcern: { level: 'majority' },
    serverSelectionTimeoutMS: ANSWER_PATIENCE_MS,
    ...WATCHING,
    maxPoolSize: 20,
  });
  try {
    await connection.asPromise();
    return connection;
  } catch (error) {
    // Or whoever tries again has two of them.
    await connection.destroy();
    throw error;
  }
}

/** Builds every declared index before the first request: unique indexes are the last guard of every rule. */
export async function buildIndexes(connection: Connection): Promise<void> {
  for (const model of Object.values(connection.models)) await model.createIndexes();
}

/**
 * Runs `work` in one transaction and returns what it returns. The driver may run it again after a conflict,
 * so it must do nothing but database work through the given session.
 */
export function inTransaction<T>(connection: Connection, work: (session: ClientSession) => Promise<T>): Promise<T> {
  return connection.getClient().withSession((session) => session.withTransaction(() => work(session)));
}

/** Resolves when the server answers. */
export const ping = (connection: Connection): Promise<unknown> =>
  connection.db ? connection.db.command({ ping: 1 }) : Promise.reject(new Error('MongoDB is not connected'));

/** Error 11000: somebody else wrote the same unique key first. */
export const isDuplicateKey = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 11_000;
