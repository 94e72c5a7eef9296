import { type ClientSession, type Connection, inTransaction, isDuplicateKey } from '@wishbow/service/mongo/connection';

const MOST_TRIES = 5;

/**
 * A transaction that may be the first to write a row with a unique key. When somebody else was first at the same
 * moment, it runs again and finds their row there.
 */
export async function inTurn<T>(
  connection: Connection,
  work: (session: ClientSession) => Promise<T>,
  triesLeft = MOST_TRIES,
): Promise<T> {
  try {
    return await inTransaction(connection, work);
  } catch (error) {
    if (triesLeft <= 1 || !isDuplicateKey(error)) throw error;
    return inTurn(connection, work, triesLeft - 1);
  }
}
