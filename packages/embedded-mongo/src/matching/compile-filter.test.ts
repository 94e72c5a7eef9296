import { Binary, BSONRegExp, Decimal128, MinKey, ObjectId, Timestamp } from 'bson';
import type { Document } from '../bson/value.ts';
import { compileFilter } from './compile-filter.ts';

const earlierId = new ObjectId('650000000000000000000001');
const laterId = new ObjectId('650000000000000000000002');
const decimal = (text: string) => Decimal128.fromString(text);
const regex = (pattern: string, options = '') => new BSONRegExp(pattern, options);

type Case = [sentence: string, document: Document, filter: Document, isMatch: boolean];

const MISSING: Case[] = [
  ['an empty array has no element whose field is null', { a: [] }, { 'a.b': null }, false],
  ['scalars in an array have no fields that could be null', { a: [1, 2] }, { 'a.b': null }, false],
  ['one element without the field is enough to match null', { a: [{ b: 1 }, { c: 1 }] }, { 'a.b': null }, true],
  ['a missing field equals null', {}, { a: null }, true],
  ['a field that is null exists', { a: null }, { a: { $exists: true } }, true],
  ['a missing field differs from a value', {}, { a: { $ne: 1 } }, true],
  ['a missing field is in no list', {}, { a: { $nin: [1] } }, true],
  ['a missing field is in a list with null', {}, { a: { $nin: [null] } }, false],
  ['null is at least null', { a: null }, { a: { $gte: null } }, true],
  ['a missing field is at most null', {}, { a: { $lte: null } }, true],
  ['a missing field is not more than five', {}, { a: { $not: { $gt: 5 } } }, true],
  ['an index inside the array exists', { a: [5] }, { 'a.0': { $exists: true } }, true],
  ['an index beyond the array does not exist', { a: [5] }, { 'a.1': { $exists: false } }, true],
];

const TYPES: Case[] = [
  ['a string is never more than a number', { a: 'x' }, { a: { $gt: 5 } }, false],
  ['null is never less than a number', { a: null }, { a: { $lt: 5 } }, false],
  ['a date is never more than a number', { a: new Date(5) }, { a: { $gt: 1 } }, false],
  ['true is more than false', { a: true }, { a: { $gt: false } }, true],
  ['true is not at least one', { a: true }, { a: { $gte: 1 } }, false],
  ['the order of fields counts in embedded documents', { a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }, false],
  ['ids equal by value', { a: earlierId }, { a: new ObjectId('650000000000000000000001') }, true],
  ['ids are ordered', { a: earlierId }, { a: { $lt: laterId } }, true],
  ['ids are found in lists', { a: earlierId }, { a: { $in: [laterId, earlierId] } }, true],
  ['an id has the type objectId', { a: earlierId }, { a: { $type: 'objectId' } }, true],
  ['a string has the type string', { a: 'x' }, { a: { $type: 'string' } }, true],
  ['every number has the type number', { a: 1 }, { a: { $type: 'number' } }, true],
  ['a fraction is no int', { a: 1.5 }, { a: { $type: 'int' } }, false],
  ['a whole number is no double', { a: 1 }, { a: { $type: 'double' } }, false],
  ['the type of any element counts', { a: [1, 'x'] }, { a: { $type: 'string' } }, true],
  ['a list of types is an alternative', { a: 1 }, { a: { $type: ['string', 'number'] } }, true],
  ['everything is more than MinKey', { a: 5 }, { a: { $gt: new MinKey() } }, true],
  ['a number does not equal MinKey', { a: 5 }, { a: new MinKey() }, false],
  ['dates equal by value', { a: new Date(1) }, { a: new Date(1) }, true],
  ['dates are found in lists', { a: new Date(5) }, { a: { $in: [new Date(5)] } }, true],
  [
    'timestamps are ordered',
    { a: new Timestamp({ t: 10, i: 1 }) },
    { a: { $gt: new Timestamp({ t: 9, i: 1 }) } },
    true,
  ],
  ['bytes equal by content', { a: new Binary(Buffer.from('ab')) }, { a: new Binary(Buffer.from('ab')) }, true],
];

const NUMBERS: Case[] = [
  ['a decimal compares by value, not by digits', { a: decimal('10') }, { a: { $gt: decimal('9') } }, true],
  ['trailing zeros do not matter', { a: decimal('10.0') }, { a: decimal('10') }, true],
  ['a decimal equals an int', { a: decimal('10') }, { a: 10 }, true],
  ['a decimal fraction is less than one', { a: decimal('0.5') }, { a: { $lt: 1 } }, true],
  ['an int64 equals an int', { a: 10n }, { a: 10 }, true],
  ['an int64 is less than an int', { a: 9n }, { a: { $lt: 10 } }, true],
  ['NaN equals NaN', { a: Number.NaN }, { a: Number.NaN }, true],
  ['NaN is less than nothing', { a: Number.NaN }, { a: { $lt: 5 } }, false],
  ['five leaves one when divided by four', { a: 5 }, { a: { $mod: [4, 1] } }, true],
  ['the remainder keeps the sign', { a: -5 }, { a: { $mod: [4, -1] } }, true],
  ['fractions are cut off before dividing', { a: 5.9 }, { a: { $mod: [4, 1] } }, true],
  ['the bits of five are set in five', { a: 5 }, { a: { $bitsAllSet: 5 } }, true],
];

const ARRAYS: Case[] = [
  ['no element may equal the value', { a: [1, 2] }, { a: { $ne: 1 } }, false],
  ['arrays equal in their order only', { a: [1, 2] }, { a: [2, 1] }, false],
  ['an array is found as an element', { a: [[1, 2], 3] }, { a: [1, 2] }, true],
  ['only one level of nesting is entered', { a: [1, [2, 3]] }, { a: 2 }, false],
  ['a longer array is more than its beginning', { a: [1, 2] }, { a: { $gt: [1] } }, true],
  ['arrays compare from the first element', { a: [3, 1] }, { a: { $gt: [2, 9] } }, true],
  ['different elements may meet two bounds', { a: [3, 1] }, { a: { $gt: 2, $lt: 2 } }, true],
  ['one element has to meet all of $elemMatch', { a: [3, 1] }, { a: { $elemMatch: { $gt: 2, $lt: 2 } } }, false],
  ['an array has the type array', { a: [1] }, { a: { $type: 'array' } }, true],
  ['an empty array has size zero', { a: [] }, { a: { $size: 0 } }, true],
  ['all of nothing matches nothing', { a: [] }, { a: { $all: [] } }, false],
  ['all of one array matches that array', { a: [1, 2] }, { a: { $all: [[1, 2]] } }, true],
  [
    'fields of different elements may match',
    {
      a: [
        { b: 1, c: 2 },
        { b: 3, c: 4 },
      ],
    },
    { 'a.b': 1, 'a.c': 4 },
    true,
  ],
  ['arrays inside arrays of documents are entered', { a: [{ b: [1, 2] }] }, { 'a.b': 2 }, true],
  ['a number in a path is an index', { a: [{ b: 1 }] }, { 'a.0.b': 1 }, true],
  ['a number in a path may be a field', { a: { 0: 'x' } }, { 'a.0': 'x' }, true],
  ['a number in a path may be a field of elements', { a: [{ 0: 'x' }] }, { 'a.0': 'x' }, true],
];

const PATTERNS: Case[] = [
  ['a list may hold patterns', { a: 'abc' }, { a: { $in: [regex('^b'), regex('^a')] } }, true],
  ['a pattern looks at elements', { a: ['abc'] }, { a: regex('b') }, true],
  ['the option i ignores case', { a: 'ABC' }, { a: { $regex: 'b', $options: 'i' } }, true],
  ['the option m starts at lines', { a: 'a\nb' }, { a: { $regex: '^b', $options: 'm' } }, true],
  ['the option x ignores spaces', { a: 'ab' }, { a: { $regex: 'a b', $options: 'x' } }, true],
  ['options may stand in the pattern', { a: 'abc' }, { a: { $regex: '(?i)B' } }, true],
  ['a pattern can be negated', { a: 'x' }, { a: { $not: regex('y') } }, true],
];

const EXPRESSIONS: Case[] = [
  ['expressions compare across types', { a: 'zebra' }, { $expr: { $gt: ['$a', 5] } }, true],
  ['expressions compare ids', { a: earlierId }, { $expr: { $eq: ['$a', earlierId] } }, true],
  ['in expressions null is not missing', { a: null }, { $expr: { $eq: ['$a', '$b'] } }, false],
  ['operators inside stored documents are data', { a: { $gt: 1 } }, { b: 1 }, false],
];

describe('A filter', () => {
  test.each([...MISSING, ...TYPES, ...NUMBERS, ...ARRAYS, ...PATTERNS, ...EXPRESSIONS])(
    '%s',
    (_sentence, document, filter, isMatch) => {
      expect(compileFilter(filter)(document)).toBe(isMatch);
    },
  );

  test.each([
    ['an unknown operator', { a: { $near: [0, 0] } }],
    ['an unknown operator at the top', { $where: 'true' }],
    ['a text search', { $text: { $search: 'lamp' } }],
    ['a list that is none', { a: { $in: 5 } }],
    ['an empty alternative', { $or: [] }],
    ['a negative size', { a: { $size: -1 } }],
    ['a pattern that is compared', { a: { $gt: regex('a') } }],
  ])('with %s is refused as a bad value', (_what, filter: Document) => {
    expect(() => compileFilter(filter)).toThrow(expect.objectContaining({ code: 2 }));
  });

  test('tells which element of an array made it match', () => {
    const position = { index: -1 };
    compileFilter({ 'items.sku': 'lamp' })({ items: [{ sku: 'vase' }, { sku: 'lamp' }] }, position);
    expect(position.index).toBe(1);
  });
});
