import { UUID } from 'bson';
import { startTestEngine, type TestEngine } from '../../test/test-engine.ts';
import type { Document } from '../bson/value.ts';
import { runCommand } from '../commands/dispatch.ts';
import { createEngineState } from '../engine-state.ts';
import { Store } from '../storage/store.ts';

let engine: TestEngine;

beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(() => engine.stop());

describe('A retryable write', () => {
  test('that is sent again is answered again and not run again', async () => {
    const state = createEngineState(new Store());
    const client = { id: 1, appName: undefined, isClosed: false, close: () => undefined };
    const lsid = { id: new UUID() };
    const send = (command: Document) => runCommand(state, client, { ...command, $db: 'tests' });
    const visit = {
      update: 'counters',
      updates: [{ q: { _id: 'visits' }, u: { $inc: { n: 1 } }, upsert: true }],
      lsid,
      txnNumber: 1n,
    };
    await send({ ...visit, txnNumber: 0n });
    expect(await send(visit)).toMatchObject({ fields: { n: 1, nModified: 1 } });
    expect(await send(visit)).toMatchObject({ fields: { n: 1, nModified: 1 } });
    expect([...(state.store.catalog.find('tests', 'counters')?.records.values() ?? [])]).toMatchObject([
      { document: { _id: 'visits', n: 2 } },
    ]);
  });

  test('survives a connection that breaks before the answer', async () => {
    await engine.client.db('admin').command({
      configureFailPoint: 'failCommand',
      mode: { times: 1 },
      data: { failCommands: ['insert'], closeConnection: true },
    });
    const items = engine.collection<{ _id: number }>('broken');
    await items.insertOne({ _id: 1 });
    expect(await items.find().toArray()).toEqual([{ _id: 1 }]);
  });

  test('is repeated by the driver after a primary stepped down', async () => {
    await engine.client.db('admin').command({
      configureFailPoint: 'failCommand',
      mode: { times: 1 },
      data: { failCommands: ['update'], errorCode: 189 },
    });
    const items = engine.collection<{ _id: number; n: number }>('stepped');
    await items.insertOne({ _id: 1, n: 0 });
    await items.updateOne({ _id: 1 }, { $inc: { n: 1 } });
    expect(await items.findOne()).toEqual({ _id: 1, n: 1 });
  });
});
