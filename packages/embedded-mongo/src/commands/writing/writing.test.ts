import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts';

type Item = { _id: number; name?: string; stock?: number; sizes?: { size: string; left: number }[] };

let engine: TestEngine;

beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(() => engine.stop());

const items = () => engine.collection<Item>('items');

beforeEach(async () => {
  await items().deleteMany({});
  await items().insertMany([
    { _id: 1, name: 'Lamp', stock: 2 },
    {
      _id: 2,
      name: 'Shirt',
      sizes: [
        { size: 'S', left: 1 },
        { size: 'M', left: 0 },
      ],
    },
  ]);
});

describe('Writing', () => {
  test('takes the last piece once, however many ask', async () => {
    const take = () =>
      items().findOneAndUpdate({ _id: 1, stock: { $gt: 0 } }, { $inc: { stock: -1 } }, { returnDocument: 'after' });
    const taken = await Promise.all([take(), take(), take(), take(), take()]);
    expect(taken.filter((item) => item !== null)).toHaveLength(2);
    expect(await items().findOne({ _id: 1 })).toMatchObject({ stock: 0 });
  });

  test('changes the element of an array that matched', async () => {
    await items().updateOne({ 'sizes.size': 'M' }, { $inc: { 'sizes.$.left': 5 } });
    await items().updateOne(
      { _id: 2 },
      { $set: { 'sizes.$[few].size': 'last one' } },
      { arrayFilters: [{ 'few.left': 1 }] },
    );
    expect(await items().findOne({ _id: 2 })).toMatchObject({
      sizes: [
        { size: 'last one', left: 1 },
        { size: 'M', left: 5 },
      ],
    });
  });

  test('upserts and tells the id', async () => {
    expect(await items().updateOne({ _id: 9 }, { $set: { name: 'Rug' } }, { upsert: true })).toMatchObject({
      upsertedId: 9,
      upsertedCount: 1,
    });
    expect(await items().findOneAndUpdate({ _id: 9 }, { $inc: { stock: 1 } }, { returnDocument: 'before' })).toEqual({
      _id: 9,
      name: 'Rug',
    });
  });

  test('counts what it changed, not what it found', async () => {
    expect(await items().updateMany({}, { $set: { name: 'Lamp' } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 1,
    });
  });

  test('stops an ordered batch at the first error and goes through an unordered one', async () => {
    const batch = [{ _id: 10 }, { _id: 1 }, { _id: 11 }];
    await expect(items().insertMany(batch)).rejects.toMatchObject({ code: 11000, insertedCount: 1 });
    const others = [{ _id: 20 }, { _id: 1 }, { _id: 21 }];
    await expect(items().insertMany(others, { ordered: false })).rejects.toMatchObject({
      code: 11000,
      insertedCount: 2,
    });
    expect(await items().countDocuments({ _id: { $gte: 10 } })).toBe(3);
  });

  test('mixes operations in a bulk', async () => {
    const result = await items().bulkWrite([
      { insertOne: { document: { _id: 3, stock: 1 } } },
      { updateOne: { filter: { _id: 3 }, update: { $inc: { stock: 1 } } } },
      { replaceOne: { filter: { _id: 1 }, replacement: { name: 'Lantern' } } },
      { deleteOne: { filter: { _id: 2 } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, matchedCount: 2, modifiedCount: 2, deletedCount: 1 });
    expect(await items().find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, name: 'Lantern' },
      { _id: 3, stock: 2 },
    ]);
  });

  test('writes to several collections in one bulk', async () => {
    const result = await engine.client.bulkWrite<{ 'tests.items': Item; 'tests.orders': { item: number } }>([
      { name: 'insertOne', namespace: 'tests.items', document: { _id: 5 } },
      { name: 'insertOne', namespace: 'tests.orders', document: { item: 5 } },
      { name: 'updateOne', namespace: 'tests.items', filter: { _id: 5 }, update: { $set: { stock: 1 } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 2, matchedCount: 1, modifiedCount: 1 });
  });

  test('may be an update that reads the document', async () => {
    await items().updateOne({ _id: 1 }, [
      { $set: { name: { $concat: ['$name', ' (', { $toString: '$stock' }, ')'] } } },
    ]);
    expect(await items().findOne({ _id: 1 })).toMatchObject({ name: 'Lamp (2)' });
  });

  test('refuses documents a validator does not accept', async () => {
    await engine.client.db('tests').createCollection('validated', {
      validator: { $jsonSchema: { required: ['price'], properties: { price: { bsonType: 'int', minimum: 1 } } } },
    });
    const validated = engine.collection('validated');
    await validated.insertOne({ price: 5 });
    await expect(validated.insertOne({ price: 0 })).rejects.toMatchObject({ code: 121 });
    await expect(validated.updateOne({}, { $unset: { price: 1 } })).rejects.toMatchObject({ code: 121 });
  });
});

describe('A collection', () => {
  test('can be renamed and takes its indexes along', async () => {
    const old = engine.collection('old_name');
    await old.createIndex({ x: 1 }, { unique: true });
    await old.insertOne({ x: 1 });
    await old.rename('new_name');
    await expect(engine.collection('new_name').insertOne({ x: 1 })).rejects.toMatchObject({ code: 11000 });
    expect(await old.countDocuments()).toBe(0);
  });

  test('is listed with its options until it is dropped', async () => {
    const database = engine.client.db('listed');
    await database.createCollection('a', { collation: { locale: 'en', strength: 2 } });
    expect(await database.listCollections().toArray()).toMatchObject([
      { name: 'a', type: 'collection', options: { collation: { locale: 'en' } } },
    ]);
    await database.dropDatabase();
    expect(await database.listCollections().toArray()).toEqual([]);
  });

  test.each([{ capped: true, size: 4096 }, { timeseries: { timeField: 'at' } }])(
    'cannot be made with %j',
    async (options) => {
      await expect(engine.client.db('tests').createCollection('special', options)).rejects.toMatchObject({ code: 72 });
    },
  );
});
