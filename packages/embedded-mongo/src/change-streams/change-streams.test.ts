import type { ChangeStream, ChangeStreamDocument, ChangeStreamOptions, Collection, Db, Document } from 'mongodb';
import { startTestEngine, type TestEngine } from '../../test/test-engine.ts';

let engine: TestEngine;

beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(() => engine.stop());

/** Opens a stream and waits until the server has it, so that what is written next is seen. */
async function watch(
  source: Pick<Collection, 'watch'> | Db,
  pipeline: Document[] = [],
  options: ChangeStreamOptions = {},
): Promise<ChangeStream> {
  const stream = source.watch(pipeline, { maxAwaitTimeMS: 20, ...options });
  await stream.tryNext();
  return stream;
}

async function take(stream: ChangeStream, count: number): Promise<Document[]> {
  const events: ChangeStreamDocument[] = [];
  while (events.length < count) events.push(await stream.next());
  return events;
}

describe('A change stream', () => {
  test('tells inserts, updates and deletions in their order', async () => {
    const wishes = engine.collection<{ _id: number; title?: string; tags?: string[] }>('wishes');
    const stream = await watch(wishes);
    await wishes.insertOne({ _id: 1, title: 'Lamp' });
    await wishes.updateOne({ _id: 1 }, { $set: { tags: ['home'] }, $unset: { title: 1 } });
    await wishes.replaceOne({ _id: 1 }, { title: 'Vase' });
    await wishes.deleteOne({ _id: 1 });
    const events = await take(stream, 4);
    await stream.close();
    expect(events).toMatchObject([
      { operationType: 'insert', fullDocument: { _id: 1, title: 'Lamp' }, ns: { db: 'tests', coll: 'wishes' } },
      {
        operationType: 'update',
        documentKey: { _id: 1 },
        updateDescription: { updatedFields: { tags: ['home'] }, removedFields: ['title'] },
      },
      { operationType: 'replace', fullDocument: { _id: 1, title: 'Vase' } },
      { operationType: 'delete', documentKey: { _id: 1 } },
    ]);
  });

  test('looks the whole document up when asked', async () => {
    const wishes = engine.collection<{ _id: number; title: string; price: number }>('looked_up');
    await wishes.insertOne({ _id: 1, title: 'Lamp', price: 20 });
    const stream = await watch(wishes, [], { fullDocument: 'updateLookup' });
    await wishes.updateOne({ _id: 1 }, { $set: { price: 25 } });
    expect(await take(stream, 1)).toMatchObject([{ fullDocument: { _id: 1, title: 'Lamp', price: 25 } }]);
    await stream.close();
  });

  test('shows the document before the change where the collection keeps images', async () => {
    await engine.client.db('tests').createCollection('imaged', { changeStreamPreAndPostImages: { enabled: true } });
    const wishes = engine.collection<{ _id: number; price: number }>('imaged');
    await wishes.insertOne({ _id: 1, price: 20 });
    const stream = await watch(wishes, [], { fullDocumentBeforeChange: 'required' });
    await wishes.updateOne({ _id: 1 }, { $set: { price: 25 } });
    expect(await take(stream, 1)).toMatchObject([{ fullDocumentBeforeChange: { _id: 1, price: 20 } }]);
    await stream.close();
  });

  test('tells the changes of a transaction when it commits, and never those of an aborted one', async () => {
    const orders = engine.collection<{ _id: number }>('orders');
    const stream = await watch(orders);
    await engine.client.withSession(async (session) => {
      session.startTransaction();
      await orders.insertOne({ _id: 1 }, { session });
      await session.abortTransaction();
      session.startTransaction();
      await orders.insertMany([{ _id: 2 }, { _id: 3 }], { session });
      await session.commitTransaction();
    });
    await orders.insertOne({ _id: 4 });
    expect((await take(stream, 3)).map(({ documentKey }) => documentKey)).toEqual([{ _id: 2 }, { _id: 3 }, { _id: 4 }]);
    await stream.close();
  });

  test('can be resumed behind the last event someone has seen', async () => {
    const items = engine.collection<{ _id: number }>('resumed');
    const stream = await watch(items);
    await items.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
    const [first] = await take(stream, 1);
    await stream.close();
    const resumed = items.watch([], { resumeAfter: first?._id });
    expect((await take(resumed, 2)).map(({ documentKey }) => documentKey)).toEqual([{ _id: 2 }, { _id: 3 }]);
    await resumed.close();
  });

  test('tells only what its pipeline lets through', async () => {
    const items = engine.collection<{ _id: number; price: number }>('filtered');
    const stream = await watch(items, [{ $match: { 'fullDocument.price': { $gte: 50 } } }]);
    await items.insertMany([
      { _id: 1, price: 5 },
      { _id: 2, price: 80 },
    ]);
    expect(await take(stream, 1)).toMatchObject([{ documentKey: { _id: 2 } }]);
    await stream.close();
  });

  test('over a database sees every collection of it', async () => {
    const database = engine.client.db('watched');
    const stream = await watch(database);
    await database.collection('a').insertOne({ x: 1 });
    await engine.client.db('elsewhere').collection('a').insertOne({ x: 1 });
    await database.collection('b').insertOne({ x: 1 });
    expect((await take(stream, 2)).map(({ ns }) => ns)).toEqual([
      { db: 'watched', coll: 'a' },
      { db: 'watched', coll: 'b' },
    ]);
    await stream.close();
  });

  test('ends when its collection is dropped', async () => {
    const items = engine.collection('dropped');
    await items.insertOne({ x: 1 });
    const stream = await watch(items);
    await items.drop();
    expect(await take(stream, 2)).toMatchObject([{ operationType: 'drop' }, { operationType: 'invalidate' }]);
    await stream.close();
  });
});
