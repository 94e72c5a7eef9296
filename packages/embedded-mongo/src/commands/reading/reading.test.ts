import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts';

type Item = { _id: number; name: string; owner: number; price: number; tags: string[] };

let engine: TestEngine;

const ITEMS: Item[] = [
  { _id: 1, name: 'Lamp', owner: 1, price: 20, tags: ['home', 'light'] },
  { _id: 2, name: 'Vase', owner: 1, price: 35, tags: ['home'] },
  { _id: 3, name: 'Rug', owner: 2, price: 80, tags: [] },
  { _id: 4, name: 'Bowl', owner: 3, price: 12, tags: ['kitchen'] },
];

beforeAll(async () => {
  engine = await startTestEngine();
  await engine.collection<Item>('items').insertMany(ITEMS);
  await engine.collection<{ _id: number; name: string; follows: number[] }>('people').insertMany([
    { _id: 1, name: 'Ada', follows: [2] },
    { _id: 2, name: 'Bo', follows: [3] },
    { _id: 3, name: 'Cleo', follows: [1] },
  ]);
});
afterAll(() => engine.stop());

const items = () => engine.collection<Item>('items');
const people = () => engine.collection<{ _id: number; name: string; follows: number[] }>('people');

describe('Finding', () => {
  test('sorts, skips and limits', async () => {
    const found = await items().find().sort({ price: -1 }).skip(1).limit(2).project({ name: 1, _id: 0 }).toArray();
    expect(found).toEqual([{ name: 'Vase' }, { name: 'Lamp' }]);
  });

  test('fetches in batches', async () => {
    expect(await items().find({}, { batchSize: 1 }).toArray()).toHaveLength(4);
  });

  test('shows the element that matched, and slices of arrays', async () => {
    expect(await items().findOne({ tags: 'light' }, { projection: { 'tags.$': 1 } })).toEqual({
      _id: 1,
      tags: ['light'],
    });
    expect(await items().findOne({ _id: 1 }, { projection: { name: 1, tags: { $slice: -1 } } })).toEqual({
      _id: 1,
      name: 'Lamp',
      tags: ['light'],
    });
  });

  test('counts and lists distinct values', async () => {
    expect(await items().countDocuments({ price: { $lt: 50 } })).toBe(3);
    expect(await items().estimatedDocumentCount()).toBe(4);
    expect(await items().distinct('tags')).toEqual(['home', 'kitchen', 'light']);
  });

  test('refuses what the engine does not have', async () => {
    await expect(items().find({}, { tailable: true }).toArray()).rejects.toMatchObject({ code: 72 });
    await expect(
      items()
        .find({ place: { $near: [0, 0] } })
        .toArray(),
    ).rejects.toMatchObject({ code: 2 });
    await expect(engine.client.db('tests').command({ mapReduce: 'items' })).rejects.toMatchObject({ code: 59 });
  });
});

describe('Aggregating', () => {
  test('joins by equal fields', async () => {
    const joined = await people()
      .aggregate([
        { $match: { _id: 1 } },
        { $lookup: { from: 'items', localField: '_id', foreignField: 'owner', as: 'items' } },
        { $project: { _id: 0, name: 1, 'items.name': 1 } },
      ])
      .toArray();
    expect(joined).toEqual([{ name: 'Ada', items: [{ name: 'Lamp' }, { name: 'Vase' }] }]);
  });

  test('joins by a pipeline with variables', async () => {
    const pipeline = [{ $match: { $expr: { $and: [{ $eq: ['$owner', '$$person'] }, { $gt: ['$price', 30] }] } } }];
    const joined = await people()
      .aggregate([{ $lookup: { from: 'items', let: { person: '$_id' }, pipeline, as: 'dear' } }, { $sort: { _id: 1 } }])
      .toArray();
    expect(joined.map(({ dear }) => dear.length)).toEqual([1, 1, 0]);
  });

  test('follows a graph', async () => {
    const graph = {
      from: 'people',
      startWith: '$follows',
      connectFromField: 'follows',
      connectToField: '_id',
      as: 'reached',
      maxDepth: 1,
    };
    const [ada] = await people()
      .aggregate([{ $match: { _id: 1 } }, { $graphLookup: graph }])
      .toArray();
    expect(ada?.reached.map(({ name }: { name: string }) => name)).toEqual(['Bo', 'Cleo']);
  });

  test('appends another collection', async () => {
    const names = await people()
      .aggregate([{ $unionWith: 'items' }, { $group: { _id: null, n: { $sum: 1 } } }])
      .toArray();
    expect(names).toEqual([{ _id: null, n: 7 }]);
  });

  test('merges its result into a collection', async () => {
    await engine
      .collection<{ _id: number; total: number; note: string }>('totals')
      .insertOne({ _id: 1, total: 0, note: 'kept' });
    await items()
      .aggregate([{ $group: { _id: '$owner', total: { $sum: '$price' } } }, { $merge: { into: 'totals' } }])
      .toArray();
    expect(await engine.collection('totals').find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, total: 55, note: 'kept' },
      { _id: 2, total: 80 },
      { _id: 3, total: 12 },
    ]);
  });

  test('replaces a collection with its result', async () => {
    await items()
      .aggregate([{ $match: { owner: 1 } }, { $project: { name: 1 } }, { $out: 'copied' }])
      .toArray();
    expect(await engine.collection('copied').countDocuments()).toBe(2);
  });

  test('reads a view like a collection', async () => {
    await engine.client
      .db('tests')
      .createCollection('cheap', { viewOn: 'items', pipeline: [{ $match: { price: { $lt: 30 } } }] });
    expect(await engine.collection('cheap').find({ owner: 1 }).project({ name: 1, _id: 0 }).toArray()).toEqual([
      { name: 'Lamp' },
    ]);
    expect(await engine.collection('cheap').countDocuments()).toBe(2);
    await expect(engine.collection('cheap').insertOne({})).rejects.toMatchObject({ code: 166 });
  });
});
