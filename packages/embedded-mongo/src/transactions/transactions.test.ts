import type { ClientSession, Collection } from 'mongodb';
import { startTestEngine, type TestEngine } from '../../test/test-engine.ts';
import { Snapshots } from '../storage/snapshots.ts';

type Account = { _id: number; balance: number };

let engine: TestEngine;
let accounts: Collection<Account>;

beforeAll(async () => {
  engine = await startTestEngine();
  accounts = engine.collection<Account>('accounts');
});
afterAll(() => engine.stop());
beforeEach(async () => {
  await accounts.deleteMany({});
  await accounts.insertMany([
    { _id: 1, balance: 100 },
    { _id: 2, balance: 100 },
  ]);
});

const balanceOf = async (_id: number, session?: ClientSession) =>
  (await accounts.findOne({ _id }, { ...(session && { session }) }))?.balance;

const inOpenTransaction = (use: (session: ClientSession) => Promise<void>) =>
  engine.client.withSession(async (session) => {
    session.startTransaction();
    await use(session);
    if (session.inTransaction()) await session.abortTransaction();
  });

describe('A transaction', () => {
  test('shows nothing of itself outside before it commits', async () => {
    await inOpenTransaction(async (session) => {
      await accounts.updateOne({ _id: 1 }, { $set: { balance: 5 } }, { session });
      expect(await balanceOf(1)).toBe(100);
      expect(await balanceOf(1, session)).toBe(5);
      await session.commitTransaction();
    });
    expect(await balanceOf(1)).toBe(5);
  });

  test('reads the same all along, whatever others write', async () => {
    await inOpenTransaction(async (session) => {
      expect(await balanceOf(1, session)).toBe(100);
      await accounts.updateOne({ _id: 1 }, { $set: { balance: 7 } });
      await accounts.insertOne({ _id: 3, balance: 1 });
      expect(await balanceOf(1, session)).toBe(100);
      expect(await accounts.find({}, { session }).toArray()).toHaveLength(2);
    });
  });

  test('cannot change what someone else has changed since it began', async () => {
    await inOpenTransaction(async (session) => {
      await balanceOf(1, session);
      await accounts.updateOne({ _id: 1 }, { $set: { balance: 7 } });
      await expect(accounts.updateOne({ _id: 1 }, { $set: { balance: 9 } }, { session })).rejects.toMatchObject({
        code: 112,
        errorLabels: ['TransientTransactionError'],
      });
    });
    expect(await balanceOf(1)).toBe(7);
  });

  test('loses against the first writer of a document', async () => {
    await inOpenTransaction(async (first) => {
      await accounts.insertOne({ _id: 7, balance: 1 }, { session: first });
      await inOpenTransaction(async (second) => {
        await expect(accounts.insertOne({ _id: 7, balance: 2 }, { session: second })).rejects.toMatchObject({
          code: 112,
        });
      });
      await first.commitTransaction();
    });
    expect(await balanceOf(7)).toBe(1);
  });

  test('makes a writer outside wait until it is over', async () => {
    await inOpenTransaction(async (session) => {
      await accounts.updateOne({ _id: 1 }, { $set: { balance: 50 } }, { session });
      const outside = accounts.updateOne({ _id: 1 }, { $inc: { balance: 1 } });
      await expect(accounts.updateOne({ _id: 1 }, { $inc: { balance: 100 } }, { maxTimeMS: 20 })).rejects.toMatchObject(
        { code: 50 },
      );
      await session.commitTransaction();
      await outside;
    });
    expect(await balanceOf(1)).toBe(51);
  });

  test('leaves no trace when it is aborted', async () => {
    await inOpenTransaction(async (session) => {
      await accounts.deleteOne({ _id: 1 }, { session });
      await accounts.insertOne({ _id: 9, balance: 9 }, { session });
      await engine.collection('made_on_the_way').insertOne({ x: 1 }, { session });
      await session.abortTransaction();
    });
    expect(await accounts.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, balance: 100 },
      { _id: 2, balance: 100 },
    ]);
    expect(await engine.client.db('tests').listCollections({ name: 'made_on_the_way' }).toArray()).toEqual([]);
  });

  test('holds a unique key until it is over', async () => {
    const emails = engine.collection<{ _id: number; email: string }>('emails');
    await emails.createIndex({ email: 1 }, { unique: true });
    await inOpenTransaction(async (session) => {
      await emails.insertOne({ _id: 1, email: 'ada@example.org' }, { session });
      const rival = emails.insertOne({ _id: 2, email: 'ada@example.org' });
      await session.commitTransaction();
      await expect(rival).rejects.toMatchObject({ code: 11000 });
    });
  });

  test('keeps the sum of all accounts while many move money', async () => {
    await accounts.insertMany([3, 4, 5, 6].map((_id) => ({ _id, balance: 100 })));
    const move = (from: number, to: number) =>
      engine.client.withSession((session) =>
        session.withTransaction(async () => {
          const balance = (await balanceOf(from, session)) ?? 0;
          await accounts.updateOne({ _id: from }, { $set: { balance: balance - 10 } }, { session });
          await accounts.updateOne({ _id: to }, { $inc: { balance: 10 } }, { session });
        }),
      );
    const audit = () =>
      engine.client.withSession((session) =>
        session.withTransaction(async () => {
          const documents = await accounts.find({}, { session, batchSize: 2 }).toArray();
          const [totals] = await accounts
            .aggregate([{ $group: { _id: null, sum: { $sum: '$balance' } } }], { session })
            .toArray();
          return [documents.reduce((sum, { balance }) => sum + balance, 0), totals?.sum];
        }),
      );
    const mover = async (from: number) => {
      for (const step of [1, 2, 3, 4, 5]) await move(from, 1 + ((from + step - 1) % 6));
    };
    const moves = [1, 2, 3, 4, 5, 6].map(mover);
    const audits = Array.from({ length: 12 }, audit);
    await Promise.all(moves);
    expect(await Promise.all(audits)).toEqual(Array.from({ length: 12 }, () => [600, 600]));
  }, 30_000);
});

test('What has changed before the oldest open transaction is forgotten, whoever else is busy', () => {
  const record = { sequence: 1, idKey: '1', document: {}, changedAt: 0 };
  const collection = {
    history: Array.from({ length: 5_000 }, (_, index) => ({ changedAt: index + 1, record, before: null })),
  };
  const snapshots = new Snapshots();
  snapshots.hold(2_500);
  snapshots.hold(4_900);
  snapshots.trimHistory(collection);
  expect([collection.history.length, collection.history[0]?.changedAt]).toEqual([2_500, 2_501]);
  snapshots.release(2_500);
  snapshots.trimHistory(collection);
  expect(collection.history.length).toBe(1_000);
});
