import { type Collection, Decimal128, type Document, Long, MongoServerError, ObjectId } from 'mongodb';
import type { RandomNumbers } from './random-numbers.ts';

/** Documents of the test: their id is a number, so that results can be put in order. */
export type Row = Document & { _id: number };

/** One operation, and what there is to compare about its outcome. */
export type RandomOperation = { readonly description: string; run(rows: Collection<Row>): Promise<unknown> };

const ID_LIMIT = 60;

function randomScalar(random: RandomNumbers): unknown {
  return random.pick<() => unknown>([
    () => random.below(10),
    () => random.below(10) + 0.5,
    () => Long.fromNumber(random.below(10)),
    () => Decimal128.fromString(`${random.below(10)}.5`),
    () => random.pick(['lamp', 'vase', 'Rug', '', 'züri']),
    () => null,
    () => random.below(2) === 0,
    () => new Date(random.below(5) * 1000),
    () => new ObjectId(`65000000000000000000000${random.below(5)}`),
  ])();
}

function randomValue(random: RandomNumbers): unknown {
  return random.pick<() => unknown>([
    () => randomScalar(random),
    () => randomScalar(random),
    () => Array.from({ length: random.below(4) }, () => randomScalar(random)),
    () => ({ x: randomScalar(random) }),
    () => [{ x: random.below(4) }, { x: random.below(4), y: 1 }],
  ])();
}

function randomRow(random: RandomNumbers): Row {
  const fields = ['a', 'b', 'c'].filter(() => random.below(4) > 0).map((name) => [name, randomValue(random)]);
  return { ...Object.fromEntries(fields), _id: random.below(ID_LIMIT), n: random.below(20) };
}

function randomFilter(random: RandomNumbers): Document {
  const field = random.pick(['a', 'b', 'c', 'n', 'a.x', 'b.0']);
  return random.pick<() => Document>([
    () => ({ [field]: randomScalar(random) }),
    () => ({ [field]: { [random.pick(['$gt', '$gte', '$lt', '$lte', '$ne'])]: randomScalar(random) } }),
    () => ({ [field]: { [random.pick(['$in', '$nin'])]: [random.below(10), random.pick(['lamp', 'vase', null])] } }),
    () => ({ [field]: { $exists: random.below(2) === 0 } }),
    () => ({ [field]: { $type: random.pick(['number', 'string', 'array', 'object', 'bool']) } }),
    () => ({ [field]: { $not: { $gt: random.below(8) } } }),
    () => ({ a: { $elemMatch: { $gte: random.below(6) } } }),
    () => ({ a: { $size: random.below(3) } }),
    () => ({ $or: [{ [field]: randomScalar(random) }, { n: { $lt: random.below(12) } }] }),
    () => ({ $and: [{ n: { $gte: 3 } }, { [field]: { $ne: null } }] }),
    () => ({ n: { $gte: random.below(10), $lte: 10 + random.below(10) } }),
    () => ({ b: { $regex: '^v|g$', $options: 'i' } }),
    () => ({ _id: { $lt: random.below(ID_LIMIT) } }),
  ])();
}

/** Updates no document can refuse: engines differ in how far an update of many documents gets before one refuses it. */
function randomSafeUpdate(random: RandomNumbers): Document {
  const field = random.pick(['a', 'b', 'c']);
  return random.pick<() => Document>([
    () => ({ $set: { [field]: randomValue(random) } }),
    () => ({ $unset: { [field]: '' } }),
    () => ({ $inc: { n: random.below(5) + 1 } }),
    () => ({ $max: { [field]: randomScalar(random) } }),
    () => ({ $rename: { b: 'c' } }),
    () => ({ $setOnInsert: { c: 'new' }, $inc: { n: 1 } }),
  ])();
}

function randomUpdate(random: RandomNumbers): Document {
  return random.pick<() => Document>([
    () => randomSafeUpdate(random),
    () => ({ $min: { n: random.below(20) } }),
    () => ({ $push: { a: { $each: [random.below(9), random.below(9)], $sort: 1, $slice: -4 } } }),
    () => ({ $addToSet: { a: randomScalar(random) } }),
    () => ({ $pull: { a: { $lt: random.below(6) } } }),
    () => ({ $pop: { a: 1 } }),
    () => ({ $set: { 'b.x': random.below(9) } }),
  ])();
}

function randomPipeline(random: RandomNumbers): Document[] {
  return random.pick<() => Document[]>([
    () => [
      { $match: randomFilter(random) },
      { $group: { _id: '$n', count: { $sum: 1 }, least: { $min: '$_id' } } },
      { $sort: { _id: 1 } },
    ],
    () => [{ $unwind: '$a' }, { $group: { _id: { $type: '$a' }, count: { $sum: 1 } } }, { $sort: { _id: 1 } }],
    () => [
      { $match: { a: { $ne: [] }, b: { $ne: [] } } },
      { $sort: { [random.pick(['a', 'b', 'n'])]: random.pick([1, -1]), _id: 1 } },
      { $limit: 10 },
      { $project: { _id: 1, n: 1 } },
    ],
    () => [
      { $addFields: { twice: { $multiply: ['$n', 2] }, kind: { $type: '$b' } } },
      { $project: { twice: 1, kind: 1 } },
      { $sort: { _id: 1 } },
    ],
    () => [
      { $project: { big: { $cond: [{ $gt: ['$n', 9] }, 'yes', 'no'] }, first: { $ifNull: ['$c', 'none'] } } },
      { $sort: { _id: 1 } },
    ],
  ])();
}

/** What a command gave, or that it was refused. Engines word and number their refusals differently. */
const outcome = async (command: Promise<unknown>): Promise<unknown> =>
  command.catch((error: unknown) => {
    if (error instanceof MongoServerError) return 'refused';
    throw error;
  });

export function randomOperation(random: RandomNumbers): RandomOperation {
  const row = randomRow(random);
  const filter = randomFilter(random);
  const update = randomUpdate(random);
  const safeUpdate = randomSafeUpdate(random);
  const pipeline = randomPipeline(random);
  const describe = (name: string, ...parts: unknown[]) =>
    `${name} ${parts.map((part) => JSON.stringify(part)).join(' ')}`;
  return random.pick<() => RandomOperation>([
    () => ({
      description: describe('insertOne', row),
      run: (rows) => outcome(rows.insertOne(row).then(() => 'inserted')),
    }),
    () => ({
      description: describe('updateMany', filter, safeUpdate),
      run: (rows) =>
        outcome(
          rows
            .updateMany(filter, safeUpdate)
            .then(({ matchedCount, modifiedCount }) => ({ matchedCount, modifiedCount })),
        ),
    }),
    () => ({
      description: describe('upsert', row._id, update),
      run: (rows) =>
        outcome(
          rows
            .updateOne({ _id: row._id }, update, { upsert: true })
            .then(({ matchedCount, modifiedCount, upsertedCount }) => ({ matchedCount, modifiedCount, upsertedCount })),
        ),
    }),
    () => ({
      description: describe('findOneAndUpdate', row._id, update),
      run: (rows) => outcome(rows.findOneAndUpdate({ _id: row._id }, update, { returnDocument: 'after' })),
    }),
    () => ({
      description: describe('replaceOne', row),
      run: (rows) => outcome(rows.replaceOne({ _id: row._id }, { ...row }).then(({ modifiedCount }) => modifiedCount)),
    }),
    () => ({
      description: describe('deleteMany', row._id, filter),
      run: (rows) => outcome(rows.deleteMany({ ...filter, n: row.n }).then(({ deletedCount }) => deletedCount)),
    }),
    () => ({
      description: describe('find', filter),
      run: (rows) => outcome(rows.find(filter).sort({ _id: 1 }).toArray()),
    }),
    () => ({
      description: describe('sorted find', filter),
      run: (rows) => outcome(rows.find(filter).sort({ n: -1, _id: 1 }).skip(1).limit(5).toArray()),
    }),
    () => ({ description: describe('count', filter), run: (rows) => outcome(rows.countDocuments(filter)) }),
    () => ({ description: describe('distinct', filter), run: (rows) => outcome(rows.distinct('n', filter)) }),
    () => ({
      description: describe('aggregate', pipeline),
      run: (rows) => outcome(rows.aggregate(pipeline).toArray()),
    }),
  ])();
}
