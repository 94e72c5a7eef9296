import { Decimal128, Double, ObjectId } from 'bson';
import type { Document, Value } from '../bson/value.ts';
import { compileExpression } from './compile-expression.ts';

const id = new ObjectId('650000000000000000000001');
const decimal = (text: string) => Decimal128.fromString(text);

const evaluate = (expression: Value, root: Document = {}, variables: Document = {}) =>
  compileExpression(expression)({ root, variables });

type Case = [sentence: string, root: Document, expression: Value, result: Value];

const NUMBERS: Case[] = [
  ['adds to an int64 beyond 2^53', { a: 9007199254740993n }, { $add: ['$a', 1] }, 9007199254740994n],
  ['adds decimals exactly', { a: decimal('0.1') }, { $add: ['$a', decimal('0.2')] }, decimal('0.3')],
  ['adds milliseconds to dates', { a: new Date(1000) }, { $add: ['$a', 500] }, new Date(1500)],
  ['takes dates from each other', { a: new Date(1500), b: new Date(1000) }, { $subtract: ['$a', '$b'] }, 500n],
  ['divides to a fraction', { a: 7 }, { $divide: ['$a', 2] }, 3.5],
  ['gives null for a sum with null', { a: null }, { $add: ['$a', 2] }, null],
  ['reads whole numbers from text', { a: '12' }, { $toInt: '$a' }, 12],
  ['reads doubles from text', { a: '12' }, { $toDouble: '$a' }, new Double(12)],
  ['reads int64 from text', { a: '12' }, { $toLong: '$a' }, 12n],
  ['sums the numbers of an array', { a: [1, 'x', 2] }, { $sum: '$a' }, 3],
  ['rounds down', { a: -1.5 }, { $floor: '$a' }, new Double(-2)],
];

const TEXT_AND_DATES: Case[] = [
  ['writes ids as text', { a: id }, { $toString: '$a' }, '650000000000000000000001'],
  [
    'writes dates as text',
    { a: new Date('2020-01-02T03:04:05.678Z') },
    { $dateToString: { date: '$a', format: '%Y-%m-%d %H:%M:%S.%L' } },
    '2020-01-02 03:04:05.678',
  ],
  [
    'cuts dates to months',
    { a: new Date('2020-01-02T03:04:05Z') },
    { $dateTrunc: { date: '$a', unit: 'month' } },
    new Date('2020-01-01T00:00:00Z'),
  ],
  ['cuts text by characters', { a: 'äbc' }, { $substrCP: ['$a', 0, 2] }, 'äb'],
  ['matches patterns', { a: 'Foo' }, { $regexMatch: { input: '$a', regex: 'foo', options: 'i' } }, true],
  ['joins text', { a: 'wish', b: 'bow' }, { $concat: ['$a', '$b'] }, 'wishbow'],
  ['leaves text with a dollar in the data alone', { a: '$5 off' }, { $toUpper: '$a' }, '$5 OFF'],
  ['trims text with a dollar in the data', { a: ' $a ' }, { $trim: { input: '$a' } }, '$a'],
];

const VALUES: Case[] = [
  ['knows the type of ids', { a: id }, { $type: '$a' }, 'objectId'],
  ['knows the type of int64', { a: 1n }, { $type: '$a' }, 'long'],
  ['knows missing fields', {}, { $type: '$a' }, 'missing'],
  ['reads fields of every element', { a: [{ b: 1 }, { c: 2 }, { b: 3 }] }, '$a.b', [1, 3]],
  ['merges documents', { a: { x: 1, y: 1 } }, { $mergeObjects: ['$a', { y: 2 }] }, { x: 1, y: 2 }],
  ['chooses the branch that holds', { a: 7 }, { $cond: [{ $gt: ['$a', 5] }, 'big', 'small'] }, 'big'],
  ['takes literals as they are', {}, { $literal: '$a' }, '$a'],
  ['makes documents', { a: 1 }, { x: '$a', y: '$missing' }, { x: 1 }],
];

describe('An expression', () => {
  test.each([...NUMBERS, ...TEXT_AND_DATES, ...VALUES])('%s', (_sentence, root, expression, result) => {
    expect(evaluate(expression, root)).toEqual(result);
  });

  test('reads variables', () => {
    expect(evaluate('$$item.price', {}, { item: { price: 5 } })).toBe(5);
  });

  test.each([
    ['a variable nobody defined', '$$nobody', 17276],
    ['an operator nobody knows', { $nope: 1 }, 168],
    ['two operators in one', { $add: [1], $subtract: [1, 2] }, 15983],
    ['a comparison of three', { $gt: [1, 2, 3] }, 16020],
    ['text that is no number', { $toInt: 'twelve' }, 241],
  ])('refuses %s', (_what, expression: Value, code) => {
    expect(() => evaluate(expression)).toThrow(expect.objectContaining({ code }));
  });
});
