import { join } from 'node:path';
import { withTemporaryFolder } from './temporary-folder.ts';
import { startTestEngine } from './test-engine.ts';

describe('A folder of data', () => {
  test('keeps documents, indexes and options across a restart', async () => {
    await withTemporaryFolder(async (folder) => {
      const before = await startTestEngine({ dataDir: folder });
      await before.client.db('tests').createCollection('people', { validator: { name: { $type: 'string' } } });
      const people = before.collection<{ _id: number; name: string | number }>('people');
      await people.createIndex({ name: 1 }, { unique: true });
      await people.insertMany([
        { _id: 1, name: 'Ada' },
        { _id: 2, name: 'Bo' },
      ]);
      await people.deleteOne({ _id: 2 });
      await before.stop();

      const after = await startTestEngine({ dataDir: folder });
      const restored = after.collection<{ _id: number; name: string | number }>('people');
      expect(await restored.find().toArray()).toEqual([{ _id: 1, name: 'Ada' }]);
      await expect(restored.insertOne({ _id: 3, name: 'Ada' })).rejects.toMatchObject({ code: 11000 });
      await expect(restored.insertOne({ _id: 3, name: 5 })).rejects.toMatchObject({ code: 121 });
      await after.stop();
    });
  });

  test('lets a change stream go on where it was before the restart', async () => {
    await withTemporaryFolder(async (folder) => {
      const before = await startTestEngine({ dataDir: folder });
      const stream = before.collection('orders').watch([], { maxAwaitTimeMS: 20 });
      await stream.tryNext();
      const token = stream.resumeToken;
      await before.collection<{ _id: number }>('orders').insertOne({ _id: 1 });
      await stream.close();
      await before.stop();

      const after = await startTestEngine({ dataDir: folder });
      const resumed = after.collection('orders').watch([], { resumeAfter: token });
      expect(await resumed.next()).toMatchObject({ operationType: 'insert', documentKey: { _id: 1 } });
      await resumed.close();
      await after.stop();
    });
  });
});

test('Where nobody follows changes none is kept, and time goes on after a restart', async () => {
  await withTemporaryFolder(async (folder) => {
    const before = await startTestEngine({ dataDir: folder });
    await before.collection<{ _id: number }>('orders').insertOne({ _id: 1 });
    const { operationTime: earlier } = await before.client.db('admin').command({ ping: 1 });
    await before.stop();

    const after = await startTestEngine({ dataDir: folder, hasChangeStreams: false });
    const orders = after.collection<{ _id: number }>('orders');
    await orders.updateOne({ _id: 1 }, { $set: { paid: true } });
    expect(await orders.find().toArray()).toEqual([{ _id: 1, paid: true }]);
    const { operationTime: later } = await after.client.db('admin').command({ ping: 1 });
    expect(later.greaterThan(earlier)).toBe(true);
    await expect(orders.watch().next()).rejects.toMatchObject({ code: 115 });
    await after.stop();
  });
});

test('An engine can be reached over a Unix socket', async () => {
  await withTemporaryFolder(async (folder) => {
    const engine = await startTestEngine({ socketPath: join(folder, 'engine.sock') });
    expect(await engine.client.db('admin').command({ ping: 1 })).toMatchObject({ ok: 1 });
    expect(engine.engine.port).toBe(0);
    await engine.stop();
  });
});
