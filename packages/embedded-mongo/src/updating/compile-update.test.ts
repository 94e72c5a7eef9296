import { Decimal128, ObjectId, Timestamp } from 'bson';
import type { Document } from '../bson/value.ts';
import { compileUpdate, type UpdateOptions } from './compile-update.ts';
import { makeUpsertDocument } from './upsert-document.ts';

const earlierId = new ObjectId('650000000000000000000001');
const laterId = new ObjectId('650000000000000000000002');
const decimal = (text: string) => Decimal128.fromString(text);

const OPTIONS: UpdateOptions = {
  arrayFilters: [],
  collation: null,
  variables: {},
  nextTimestamp: () => new Timestamp({ t: 1, i: 1 }),
};

const apply = (
  document: Document,
  update: Document | Document[],
  options: Partial<UpdateOptions> = {},
  matchedIndex = -1,
) => compileUpdate(update, { ...OPTIONS, ...options }).apply(document, { matchedIndex, isInsert: false });

type Case = [sentence: string, before: Document, update: Document, after: Document];

const FIELDS: Case[] = [
  ['multiplying a missing field gives zero', {}, { $mul: { a: 5 } }, { a: 0 }],
  ['the minimum of a missing field is the operand', {}, { $min: { a: 5 } }, { a: 5 }],
  ['ids have a maximum', { a: earlierId }, { $max: { a: laterId } }, { a: laterId }],
  ['decimals add up exactly', { a: decimal('1.1') }, { $inc: { a: decimal('2.2') } }, { a: decimal('3.3') }],
  ['an int64 stays an int64', { a: 5n }, { $inc: { a: 1 } }, { a: 6n }],
  ['an int that overflows becomes an int64', { a: 2147483647 }, { $inc: { a: 1 } }, { a: 2147483648n }],
  ['bits are masked', { a: 5 }, { $bit: { a: { and: 4 } } }, { a: 4 }],
  ['renaming replaces what was there', { a: 1, b: 2 }, { $rename: { a: 'b' } }, { b: 1 }],
  ['an unchanged id may be set', { _id: 1 }, { $set: { _id: 1 } }, { _id: 1 }],
  ['a number in a path makes a field where there is no array', {}, { $set: { 'a.2': 1 } }, { a: { 2: 1 } }],
];

const ARRAYS: Case[] = [
  ['a removed element leaves null', { a: [1, 2, 3] }, { $unset: { 'a.1': 1 } }, { a: [1, null, 3] }],
  ['an index beyond the end pads with null', { a: [] }, { $set: { 'a.2': 1 } }, { a: [null, null, 1] }],
  ['a set takes only what it lacks', { a: [1] }, { $addToSet: { a: { $each: [1, 2] } } }, { a: [1, 2] }],
  [
    'documents with another order of fields are different members',
    { a: [{ x: 1, y: 2 }] },
    { $addToSet: { a: { y: 2, x: 1 } } },
    {
      a: [
        { x: 1, y: 2 },
        { y: 2, x: 1 },
      ],
    },
  ],
  [
    'pushed items are sorted, then cut',
    { a: [3, 1] },
    { $push: { a: { $each: [2], $sort: 1, $slice: 2 } } },
    { a: [1, 2] },
  ],
  [
    'a negative position counts from the end',
    { a: [1] },
    { $push: { a: { $each: [9], $position: -1 } } },
    { a: [9, 1] },
  ],
  ['elements are pulled by a condition', { a: [1, 2, 3] }, { $pull: { a: { $gte: 2 } } }, { a: [1] }],
  ['documents are pulled by their fields', { a: [{ b: 1 }, { b: 2 }] }, { $pull: { a: { b: 2 } } }, { a: [{ b: 1 }] }],
  ['arrays are pulled as a whole', { a: [[1], [2]] }, { $pull: { a: [1] } }, { a: [[2]] }],
  ['listed values are pulled', { a: [1, 2, 1, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
  ['the first element is popped', { a: [1, 2] }, { $pop: { a: -1 } }, { a: [2] }],
  [
    'every element of every array is reached',
    { a: [{ b: [1, 2] }] },
    { $set: { 'a.$[].b.$[]': 0 } },
    { a: [{ b: [0, 0] }] },
  ],
];

describe('An update', () => {
  test.each([...FIELDS, ...ARRAYS])('%s', (_sentence, before, update, after) => {
    expect(apply(before, update)).toEqual(after);
  });

  test.each([
    ['adding to a string', { a: 'x' }, { $inc: { a: 1 } }, 14],
    ['pushing to a number', { a: 1 }, { $push: { a: 1 } }, 2],
    ['a field inside a number', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
    ['a field inside an array', { a: [] }, { $set: { 'a.b': 1 } }, 28],
    ['two operators on overlapping paths', {}, { $set: { a: 1, 'a.b': 2 } }, 40],
    ['popping a number', { a: 5 }, { $pop: { a: 1 } }, 14],
    ['an unknown operator', {}, { $upset: { a: 1 } }, 9],
    ['another id', { _id: 1 }, { $set: { _id: 2 } }, 66],
    ['an empty path', {}, { $set: { '': 1 } }, 56],
  ])('refuses %s', (_what, before: Document, update: Document, code) => {
    expect(() => apply(before, update)).toThrow(expect.objectContaining({ code }));
  });

  test('leaves the document it started from alone', () => {
    const before = { tags: ['red'] };
    apply(before, { $push: { tags: 'blue' } });
    expect(before).toEqual({ tags: ['red'] });
  });

  test('changes only the elements an array filter accepts', () => {
    const before = {
      lines: [
        { sku: 'a', qty: 1 },
        { sku: 'b', qty: 5 },
      ],
    };
    const after = apply(
      before,
      { $set: { 'lines.$[line].big': true } },
      { arrayFilters: [{ 'line.qty': { $gte: 5 } }] },
    );
    expect(after).toEqual({
      lines: [
        { sku: 'a', qty: 1 },
        { sku: 'b', qty: 5, big: true },
      ],
    });
  });

  test('refuses an array filter it does not use', () => {
    expect(() => apply({}, { $set: { a: 1 } }, { arrayFilters: [{ 'line.qty': 1 }] })).toThrow(
      expect.objectContaining({ code: 9 }),
    );
  });

  test('writes to the element that matched', () => {
    expect(apply({ a: [1, 2, 3] }, { $set: { 'a.$': 9 } }, {}, 1)).toEqual({ a: [1, 9, 3] });
  });

  test('may be a pipeline that reads other fields', () => {
    expect(
      apply({ _id: 1, price: 20, qty: 3 }, [{ $set: { total: { $multiply: ['$price', '$qty'] } } }, { $unset: 'qty' }]),
    ).toEqual({ _id: 1, price: 20, total: 60 });
  });

  test('may be a whole new document, which keeps the id', () => {
    expect(apply({ _id: 1, old: true }, { fresh: true })).toEqual({ _id: 1, fresh: true });
  });
});

describe('An upsert', () => {
  test('starts from what the filter pins down', () => {
    const update = compileUpdate({ $inc: { visits: 1 }, $setOnInsert: { isNew: true } }, OPTIONS);
    expect(makeUpsertDocument({ _id: 7, email: { $eq: 'ada@example.org' }, age: { $gt: 3 } }, update)).toEqual({
      _id: 7,
      email: 'ada@example.org',
      visits: 1,
      isNew: true,
    });
  });
});
