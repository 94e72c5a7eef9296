import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts';
import { createEngineState } from '../../engine-state.ts';
import { expireDocuments } from '../../expiry/expire-documents.ts';
import { addIndex, createCollection } from '../../storage/collections.ts';
import { Store } from '../../storage/store.ts';
import { insertDocument } from '../../storage/write-documents.ts';

let engine: TestEngine;

beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(() => engine.stop());

const planOf = async (name: string, filter: object, options: object = {}) => {
  const { queryPlanner } = await engine.collection(name).find(filter, options).explain();
  return queryPlanner.winningPlan;
};

describe('A unique index', () => {
  test('refuses a second document with its key and tells which', async () => {
    const people = engine.collection('people');
    await people.createIndex({ email: 1 }, { unique: true });
    await people.insertOne({ email: 'ada@example.org' });
    await expect(people.insertOne({ email: 'ada@example.org' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'ada@example.org' },
    });
  });

  test('over two fields lets each repeat alone', async () => {
    const follows = engine.collection('follows');
    await follows.createIndex({ follower: 1, followed: 1 }, { unique: true });
    await follows.insertMany([
      { follower: 1, followed: 2 },
      { follower: 1, followed: 3 },
      { follower: 2, followed: 2 },
    ]);
    await expect(follows.insertOne({ follower: 1, followed: 3 })).rejects.toMatchObject({ code: 11000 });
  });

  test('cannot be built over duplicates', async () => {
    const items = engine.collection('duplicates');
    await items.insertMany([{ sku: 'a' }, { sku: 'a' }]);
    await expect(items.createIndex({ sku: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    expect(await items.indexes()).toHaveLength(1);
  });

  test('that is sparse takes any number of documents without the field', async () => {
    const items = engine.collection('sparse');
    await items.createIndex({ code: 1 }, { unique: true, sparse: true });
    await items.insertMany([{ x: 1 }, { x: 2 }, { code: 'a' }]);
    await expect(items.insertOne({ code: 'a' })).rejects.toMatchObject({ code: 11000 });
    expect(await items.countDocuments({ code: null })).toBe(2);
  });

  test('that is partial rules only over the documents it covers', async () => {
    const holds = engine.collection('holds');
    await holds.createIndex({ item: 1 }, { unique: true, partialFilterExpression: { active: true } });
    await holds.insertMany([
      { item: 1, active: false },
      { item: 1, active: false },
      { item: 1, active: true },
    ]);
    await expect(holds.insertOne({ item: 1, active: true })).rejects.toMatchObject({ code: 11000 });
    await expect(holds.updateOne({ active: false }, { $set: { active: true } })).rejects.toMatchObject({ code: 11000 });
  });

  test('with a collation ignores case', async () => {
    const names = engine.collection('names');
    await names.createIndex({ name: 1 }, { unique: true, collation: { locale: 'en', strength: 2 } });
    await names.insertOne({ name: 'Ada' });
    await expect(names.insertOne({ name: 'ADA' })).rejects.toMatchObject({ code: 11000 });
    expect(
      await names.findOne({ name: 'aDa' }, { collation: { locale: 'en', strength: 2 }, projection: { _id: 0 } }),
    ).toEqual({ name: 'Ada' });
    expect(await names.findOne({ name: 'aDa' })).toBeNull();
  });
});

describe('The planner', () => {
  beforeAll(async () => {
    const items = engine.collection<{ _id: number }>('planned');
    await items.createIndexes([
      { key: { owner: 1, price: -1 }, name: 'by_owner' },
      { key: { tags: 1 }, name: 'by_tag' },
      { key: { state: 1 }, name: 'open_only', partialFilterExpression: { state: 'open' } },
    ]);
    await items.insertMany(
      Array.from({ length: 200 }, (_, index) => ({
        _id: index,
        owner: index % 10,
        price: index,
        tags: [`t${index % 3}`, `u${index % 7}`],
        state: index % 2 ? 'open' : 'closed',
      })),
    );
  });

  test.each([
    ['an equality', { owner: 3 }, 'by_owner'],
    ['an equality with a range', { owner: 3, price: { $gt: 50, $lte: 120 } }, 'by_owner'],
    ['a list of values', { owner: { $in: [1, 2] } }, 'by_owner'],
    ['an element of an array', { tags: 't1' }, 'by_tag'],
    ['a filter a partial index implies', { state: 'open' }, 'open_only'],
  ])('uses an index for %s', async (_what, filter, indexName) => {
    expect(await planOf('planned', filter)).toMatchObject({ inputStage: { stage: 'IXSCAN', indexName } });
  });

  test('does not use a partial index for documents outside it', async () => {
    expect(await planOf('planned', { state: 'closed' })).toEqual({ stage: 'COLLSCAN' });
  });

  test('looks single ids up directly', async () => {
    expect(await planOf('planned', { _id: 5 })).toEqual({ stage: 'IDHACK' });
  });

  test('finds the same with an index as without', async () => {
    const items = engine.collection<{ _id: number }>('planned');
    const found = await items
      .find({ owner: 3, price: { $gt: 50, $lte: 120 } })
      .sort({ price: 1 })
      .toArray();
    expect(found.map(({ _id }) => _id)).toEqual([53, 63, 73, 83, 93, 103, 113]);
    const latest = await items.find({ owner: 3 }).sort({ price: -1 }).limit(3).toArray();
    expect(latest.map(({ _id }) => _id)).toEqual([193, 183, 173]);
  });

  test('refuses a hint for an index that is not there', async () => {
    await expect(engine.collection('planned').find({}).hint('no_such_index').toArray()).rejects.toMatchObject({
      code: 2,
    });
  });
});

describe('Creating an index', () => {
  test('twice with the same options is no error', async () => {
    const items = engine.collection('twice');
    expect(await items.createIndex({ a: 1 })).toBe('a_1');
    expect(await items.createIndex({ a: 1 })).toBe('a_1');
    await expect(items.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 86 });
    await expect(items.createIndex({ a: 1 }, { name: 'other' })).rejects.toMatchObject({ code: 85 });
  });

  test.each([
    ['text', { title: 'text' as const }],
    ['geo', { place: '2dsphere' as const }],
    ['hashed', { key: 'hashed' as const }],
  ])('of the kind %s is refused', async (_kind, key) => {
    await expect(engine.collection('kinds').createIndex(key)).rejects.toMatchObject({ code: 67 });
  });
});

describe('A time to live', () => {
  test('removes documents whose time is over, and no others', () => {
    const store = new Store();
    const sessions = createCollection(store, 'tests', 'sessions', {}, null);
    addIndex(store, sessions, { v: 2, key: { at: 1 }, name: 'at_1', expireAfterSeconds: 60 });
    for (const [_id, at] of [
      [1, new Date(0)],
      [2, new Date(30_000)],
      [3, 'never'],
    ] as const)
      insertDocument(store, sessions, { _id, at }, null);
    expireDocuments(createEngineState(store), 60_000);
    expect([...sessions.records.values()].map(({ document }) => document._id)).toEqual([2, 3]);
  });
});

test('whoever runs the engine is told what it was asked, and which questions no index served', async () => {
  const lamps = engine.collection('lamps');
  await lamps.createIndex({ shelf: 1 });
  await lamps.insertMany([
    { shelf: 1, colour: 'red' },
    { shelf: 2, colour: 'blue' },
  ]);
  const status = () => engine.client.db('tests').command({ serverStatus: 1 });
  const before = await status();
  await lamps.find({ shelf: 1 }).toArray();
  await lamps.find({ colour: 'red' }).toArray();
  await lamps.updateOne({ shelf: 2 }, { $set: { shelf: 3 } });
  const after = await status();
  expect(after.opcounters.query - before.opcounters.query).toBe(2);
  expect(after.opcounters.update - before.opcounters.update).toBe(1);
  expect(after.metrics.queryExecutor.collectionScans.total - before.metrics.queryExecutor.collectionScans.total).toBe(
    1,
  );
  expect(after.collectionScans).toContainEqual({
    namespace: 'tests.lamps',
    fields: 'colour',
    count: 1,
  });
});

test('the newest under a tag are read from the index one by one, though every document has several tags', async () => {
  const posts = engine.collection<{ _id: number; at: number; tags: string[] }>('posts');
  await posts.createIndex({ tags: 1, at: -1 }, { name: 'by_tag_and_time' });
  await posts.insertMany(Array.from({ length: 50 }, (_, at) => ({ _id: at, at, tags: ['all', `t${at % 3}`, 'all'] })));
  const newest = posts
    .find({ tags: 'all', at: { $lte: 40 } })
    .sort({ at: -1 })
    .limit(3);
  const { executionStats } = await newest.explain();
  expect(executionStats).toMatchObject({ nReturned: 3, totalDocsExamined: 3 });
  expect((await newest.toArray()).map(({ at }) => at)).toEqual([40, 39, 38]);
  const byTag = await posts.find({ tags: 'all' }).sort({ tags: 1, at: 1 }).limit(2).toArray();
  expect(byTag.map(({ at }) => at)).toEqual([0, 1]);
});

test('the newest of a list of people are merged from the index, however much each of them has done', async () => {
  const deeds = engine.collection<{ _id: number; actor: string; at: number }>('deeds');
  await deeds.createIndex({ actor: 1, at: -1, _id: -1 });
  await deeds.insertMany(
    Array.from({ length: 2_000 }, (_, _id) => ({ _id, actor: `a${_id % 40}`, at: Math.floor(_id / 7) })),
  );
  const ofTwo = { actor: { $in: ['a3', 'a17', 'nobody', 'a3'] } };
  const newest = deeds.find(ofTwo).sort({ at: -1, _id: -1 }).limit(4);
  const { executionStats } = await newest.explain();
  expect(executionStats).toMatchObject({ nReturned: 4, totalDocsExamined: 4 });
  expect((await newest.toArray()).map(({ _id }) => _id)).toEqual([1977, 1963, 1937, 1923]);
  const oldest = await deeds.find(ofTwo).sort({ at: 1, _id: 1 }).skip(1).limit(3).toArray();
  expect(oldest.map(({ _id }) => _id)).toEqual([17, 43, 57]);
  const byName = await deeds.find(ofTwo).sort({ actor: -1, at: 1 }).limit(2).toArray();
  expect(byName.map(({ _id }) => _id)).toEqual([3, 43]);
});
