import type { Collection, MongoClient } from 'mongodb';
import { MongoError } from 'mongodb';
import { startEngineProcess } from './engine-process.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

type Note = { _id: string; revision: number; text: string };
type Account = { _id: number; balance: number };

const ROUNDS = 3;
const WRITERS = 4;
const ACKNOWLEDGED_PER_ROUND = 100;
const ACCOUNTS = 10;

jest.setTimeout(120_000);

const notesOf = (client: MongoClient): Collection<Note> => client.db('crash').collection('notes');
const accountsOf = (client: MongoClient): Collection<Account> => client.db('crash').collection('accounts');

/** Everything the engine has promised to keep, across all rounds. */
class Promises {
  readonly revisions = new Map<string, number>();
  readonly transfers = new Set<string>();

  get count(): number {
    return this.revisions.size + this.transfers.size;
  }
}

/** Repeats a write until the engine is killed under it; anything but a lost connection fails the test. */
async function untilKilled(write: (index: number) => Promise<void>): Promise<void> {
  for (let index = 0; ; index++) {
    try {
      await write(index);
    } catch (error) {
      if (error instanceof MongoError && error.code === undefined) return;
      throw error;
    }
  }
}

function writeNotes(client: MongoClient, name: string, promises: Promises): Promise<void> {
  return untilKilled(async (index) => {
    const _id = `${name}-${index}`;
    await notesOf(client).insertOne({ _id, revision: 1, text: 'x'.repeat(300) });
    promises.revisions.set(_id, 1);
    if (index % 3 > 0) return;
    await notesOf(client).updateOne({ _id }, { $set: { revision: 2 } });
    promises.revisions.set(_id, 2);
  });
}

function transferMoney(client: MongoClient, round: number, promises: Promises): Promise<void> {
  return untilKilled((index) =>
    client.withSession(async (session) => {
      const _id = `transfer-${round}-${index}`;
      session.startTransaction();
      await accountsOf(client).updateOne({ _id: index % ACCOUNTS }, { $inc: { balance: -1 } }, { session });
      await accountsOf(client).updateOne({ _id: (index * 7 + 3) % ACCOUNTS }, { $inc: { balance: 1 } }, { session });
      await notesOf(client).insertOne({ _id, revision: 1, text: '' }, { session });
      await session.commitTransaction();
      promises.transfers.add(_id);
    }),
  );
}

/** Resolves once the engine has acknowledged enough in this round. */
async function acknowledged(promises: Promises, target: number): Promise<void> {
  while (promises.count < target) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Promises the data does not keep; a write in flight may have gone through without having been promised. */
async function brokenPromises(client: MongoClient, promises: Promises): Promise<string[]> {
  const notes = new Map((await notesOf(client).find().toArray()).map((note) => [note._id, note]));
  const lost = [...promises.transfers].filter((_id) => !notes.has(_id));
  const stale = [...promises.revisions]
    .filter(([_id, revision]) => (notes.get(_id)?.revision ?? 0) < revision)
    .map(([_id]) => _id);
  const torn = [...promises.revisions.keys()].filter((_id) => notes.get(_id)?.text.length !== 300);
  const byIndex = await notesOf(client)
    .find({ revision: { $gte: 0 } })
    .hint('revision_1')
    .toArray();
  return [...lost, ...stale, ...torn, ...(byIndex.length === notes.size ? [] : ['the index misses documents'])];
}

/** What the engine has on disk agrees with everything it ever acknowledged. */
async function expectKept(client: MongoClient, promises: Promises): Promise<void> {
  expect(await brokenPromises(client, promises)).toEqual([]);
  const balances = await accountsOf(client).find().toArray();
  expect(balances.reduce((sum, { balance }) => sum + balance, 0)).toBe(1000);
}

test('whatever was acknowledged is there after every kill, and no transaction is half done', async () => {
  await withTemporaryFolder(async (folder) => {
    const promises = new Promises();
    let engine = await startEngineProcess(folder);
    await notesOf(engine.client).createIndex({ revision: 1 });
    await accountsOf(engine.client).insertMany(Array.from({ length: ACCOUNTS }, (_, _id) => ({ _id, balance: 100 })));
    for (let round = 1; round <= ROUNDS; round++) {
      const { client } = engine;
      const writers = Array.from({ length: WRITERS }, (_, writer) =>
        writeNotes(client, `${round}-${writer}`, promises),
      );
      const working = [...writers, transferMoney(client, round, promises)];
      await acknowledged(promises, round * ACKNOWLEDGED_PER_ROUND);
      await engine.kill();
      await Promise.all(working);
      engine = await startEngineProcess(folder);
      await expectKept(engine.client, promises);
    }
    expect(promises.transfers.size).toBeGreaterThan(0);
    expect(await engine.terminate()).toBe(0);
  });
});
