import { ObjectId } from 'bson';
import { createCollection } from '../src/storage/collections.ts';
import { findDocuments } from '../src/storage/read-documents.ts';
import { Store } from '../src/storage/store.ts';
import { insertDocument } from '../src/storage/write-documents.ts';
import { startTestEngine } from './test-engine.ts';

/** Object ids share pooled buffers: a key read from a moved view once made one lookup in 500 miss. */
const LOOKUPS = 30_000;
const LOOKUPS_BY_CLIENT = 1_500;

jest.setTimeout(60_000);

describe('A great many lookups by id', () => {
  test('never miss a document inside the engine', () => {
    const store = new Store();
    const items = createCollection(store, 'tests', 'items', {}, null);
    const ids = Array.from({ length: LOOKUPS }, () => new ObjectId());
    for (const _id of ids) insertDocument(store, items, { _id }, null);
    const misses = ids.filter(({ id }) => {
      const query = { filter: { _id: new ObjectId(Buffer.from(id)) }, collation: null, variables: {} };
      return findDocuments(store, items, query, { transaction: null, snapshot: undefined }).length !== 1;
    });
    expect(misses).toEqual([]);
  });

  test('never miss a document for a client', async () => {
    const engine = await startTestEngine();
    const items = engine.collection<{ _id: ObjectId; index: number }>('items');
    const ids = Array.from({ length: LOOKUPS_BY_CLIENT }, () => new ObjectId());
    await items.insertMany(ids.map((_id, index) => ({ _id, index })));
    const found = await Promise.all(ids.map((_id) => items.findOne({ _id })));
    await engine.stop();
    expect(found.flatMap((item, index) => (item?.index === index ? [] : [index]))).toEqual([]);
  });
});
