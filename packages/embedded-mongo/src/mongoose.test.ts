import mongoose, { type Connection } from 'mongoose';
import { type RunningEngine, startEngine } from './engine.ts';

let engine: RunningEngine;
let connection: Connection;

beforeAll(async () => {
  engine = await startEngine();
  connection = await mongoose.createConnection(engine.url, { dbName: 'shop' }).asPromise();
});
afterAll(async () => {
  await connection.close();
  await engine.stop();
});

const itemSchema = new mongoose.Schema(
  { slug: { type: String, required: true, unique: true }, priceCents: Number, tags: [String] },
  { timestamps: true },
);

describe('Mongoose', () => {
  test('stores a document and reads it back lean', async () => {
    const Item = connection.model('Item', itemSchema);
    await Item.init();
    const lamp = await Item.create({ slug: 'lamp', priceCents: 2000, tags: ['home'] });
    const found = await Item.findOne({ slug: 'lamp' }, { _id: 0, slug: 1, priceCents: 1 }).lean();
    expect(found).toEqual({ slug: 'lamp', priceCents: 2000 });
    lamp.priceCents = 2500;
    lamp.tags.push('light');
    await lamp.save();
    expect(await Item.findById(lamp._id).lean()).toMatchObject({ priceCents: 2500, tags: ['home', 'light'] });
  });

  test('learns of a duplicate from the unique index', async () => {
    const Item = connection.model('Item', itemSchema);
    await Item.create({ slug: 'vase' });
    await expect(Item.create({ slug: 'vase' })).rejects.toMatchObject({ code: 11000 });
  });

  test('commits a transaction as a whole or not at all', async () => {
    const Item = connection.model('Item', itemSchema);
    await connection.transaction(async (session) => {
      await Item.create([{ slug: 'rug' }], { session });
      await Item.updateOne({ slug: 'rug' }, { $set: { priceCents: 100 } }, { session });
    });
    await expect(
      connection.transaction(async (session) => {
        await Item.create([{ slug: 'bowl' }], { session });
        throw new Error('the buyer changed their mind');
      }),
    ).rejects.toThrow('the buyer changed their mind');
    expect(await Item.find({ slug: { $in: ['rug', 'bowl'] } }, { _id: 0, slug: 1, priceCents: 1 }).lean()).toEqual([
      { slug: 'rug', priceCents: 100 },
    ]);
  });
});
