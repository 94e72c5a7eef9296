import { Decimal128, Double, ObjectId } from 'bson';
import type { Document } from '../bson/value.ts';
import { runPipeline } from './run-pipeline.ts';
import { NO_STORE } from './stage.ts';

const earlierId = new ObjectId('650000000000000000000001');
const laterId = new ObjectId('650000000000000000000002');
const decimal = (text: string) => Decimal128.fromString(text);

const run = (documents: Document[], pipeline: Document[]) =>
  runPipeline(pipeline, documents, { collation: null, variables: {}, store: NO_STORE });

type Case = [sentence: string, documents: Document[], pipeline: Document[], result: Document[]];

const project = (fields: Document): Document[] => [{ $project: { _id: 0, ...fields } }];

const ORDER: Case[] = [
  [
    'sorts all types into one order',
    [
      { v: 'a' },
      { v: 5 },
      { v: null },
      { v: earlierId },
      { v: true },
      { v: new Date(1) },
      { v: { x: 1 } },
      { v: [] },
      {},
      { v: 10n },
      { v: decimal('7') },
    ].map((document, _id) => ({ _id, ...document })),
    [{ $sort: { v: 1, _id: 1 } }, { $group: { _id: null, order: { $push: '$_id' } } }],
    [{ _id: null, order: [7, 2, 8, 1, 10, 9, 0, 6, 3, 4, 5] }],
  ],
  ['compares across types in expressions', [{ a: 'x', b: 5 }], project({ r: { $gt: ['$a', '$b'] } }), [{ r: true }]],
  ['finds ids in lists', [{ a: earlierId }], project({ r: { $in: ['$a', [earlierId]] } }), [{ r: true }]],
  ['sorts arrays', [{ a: [3, 1, 2] }], project({ r: { $sortArray: { input: '$a', sortBy: 1 } } }), [{ r: [1, 2, 3] }]],
];

const GROUPS: Case[] = [
  [
    'groups missing with null',
    [{ a: 1 }, { a: null }, {}],
    [{ $group: { _id: '$a', n: { $sum: 1 } } }, { $sort: { _id: 1 } }],
    [
      { _id: null, n: 2 },
      { _id: 1, n: 1 },
    ],
  ],
  [
    'keeps documents with another order of fields apart',
    [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }],
    [{ $group: { _id: '$a' } }, { $count: 'n' }],
    [{ n: 2 }],
  ],
  [
    'groups equal numbers of different types',
    [{ a: 1 }, { a: 1n }, { a: decimal('1') }],
    [{ $group: { _id: '$a' } }, { $count: 'n' }],
    [{ n: 1 }],
  ],
  [
    'adds int64 and int to int64',
    [{ a: 5n }, { a: 2 }],
    [{ $group: { _id: null, s: { $sum: '$a' } } }],
    [{ _id: null, s: 7n }],
  ],
  [
    'adds decimals exactly',
    [{ a: decimal('0.1') }, { a: decimal('0.2') }],
    [{ $group: { _id: null, s: { $sum: '$a' } } }],
    [{ _id: null, s: decimal('0.3') }],
  ],
  [
    'takes the greatest id',
    [{ a: earlierId }, { a: laterId }],
    [{ $group: { _id: null, m: { $max: '$a' } } }],
    [{ _id: null, m: laterId }],
  ],
  [
    'takes the earliest date',
    [{ a: new Date(5) }, { a: new Date(2) }],
    [{ $group: { _id: null, m: { $min: '$a' } } }],
    [{ _id: null, m: new Date(2) }],
  ],
  [
    'leaves strings out of averages',
    [{ a: 2 }, { a: 'x' }, { a: 4 }],
    [{ $group: { _id: null, m: { $avg: '$a' } } }],
    [{ _id: null, m: new Double(3) }],
  ],
  [
    'keeps the best of each group',
    [
      { g: 1, s: 3 },
      { g: 1, s: 9 },
    ],
    [{ $group: { _id: '$g', t: { $topN: { n: 1, sortBy: { s: -1 }, output: '$s' } } } }],
    [{ _id: 1, t: [9] }],
  ],
  [
    'sorts values into buckets',
    [{ v: 1 }, { v: 15 }, { v: 99 }],
    [{ $bucket: { groupBy: '$v', boundaries: [0, 10, 20], default: 'other' } }],
    [
      { _id: 0, count: 1 },
      { _id: 10, count: 1 },
      { _id: 'other', count: 1 },
    ],
  ],
  [
    'sums up over a window',
    [
      { p: 1, v: 1 },
      { p: 1, v: 2 },
      { p: 2, v: 5 },
    ],
    [
      {
        $setWindowFields: {
          partitionBy: '$p',
          sortBy: { v: 1 },
          output: { c: { $sum: '$v', window: { documents: ['unbounded', 'current'] } } },
        },
      },
      { $sort: { v: 1 } },
      { $group: { _id: null, r: { $push: '$c' } } },
    ],
    [{ _id: null, r: [1, 3, 5] }],
  ],
];

const SHAPES: Case[] = [
  ['takes the other branch when a field is missing', [{}], project({ b: { $cond: ['$x', 1, 2] } }), [{ b: 2 }]],
  ['falls back when a field is missing', [{}], project({ b: { $ifNull: ['$x', 'd'] } }), [{ b: 'd' }]],
  [
    'maps, filters and reduces arrays',
    [{ a: [1, 2, 3] }],
    project({
      m: { $map: { input: '$a', as: 'q', in: { $multiply: ['$$q', 2] } } },
      f: { $filter: { input: '$a', as: 'q', cond: { $gt: ['$$q', 1] } } },
      r: { $reduce: { input: '$a', initialValue: 0, in: { $add: ['$$value', '$$this'] } } },
    }),
    [{ m: [2, 4, 6], f: [2, 3], r: 6 }],
  ],
  ['projects into arrays', [{ a: [{ b: 1, c: 2 }] }], project({ 'a.b': 1 }), [{ a: [{ b: 1 }] }]],
  [
    'adds a field to every element',
    [{ a: [{ b: 1 }, { b: 2 }] }],
    [{ $addFields: { 'a.c': 9 } }],
    [
      {
        a: [
          { b: 1, c: 9 },
          { b: 2, c: 9 },
        ],
      },
    ],
  ],
  [
    'keeps documents without elements when asked',
    [{ a: [] }, { b: 1 }],
    [{ $unwind: { path: '$a', preserveNullAndEmptyArrays: true } }],
    [{}, { b: 1 }],
  ],
  ['unwinds a scalar as it is', [{ a: '' }], [{ $unwind: '$a' }], [{ a: '' }]],
  [
    'prunes what may not be seen',
    [{ l: 1, s: { l: 5 } }],
    [{ $redact: { $cond: [{ $gt: ['$l', 3] }, '$$PRUNE', '$$DESCEND'] } }],
    [{ l: 1 }],
  ],
  ['reads names with dots', [{ 'a.b': 1 }], project({ x: { $getField: 'a.b' } }), [{ x: 1 }]],
  [
    'runs several pipelines over the same documents',
    [{ v: 1 }, { v: 2 }],
    [{ $facet: { all: [{ $count: 'n' }], big: [{ $match: { v: { $gt: 1 } } }] } }],
    [{ all: [{ n: 2 }], big: [{ v: 2 }] }],
  ],
];

describe('A pipeline', () => {
  test.each([...ORDER, ...GROUPS, ...SHAPES])('%s', (_sentence, documents, pipeline, result) => {
    expect(run(documents, pipeline)).toEqual(result);
  });

  test.each([
    ['adding text to a number', project({ b: { $add: ['$a', 1] } }), 14],
    ['an unknown expression', project({ b: { $nope: 1 } }), 168],
    ['dividing by zero', project({ b: { $divide: [1, 0] } }), 2],
    ['an unknown stage', [{ $geoNear: {} }], 40324],
    ['two names in one stage', [{ $match: {}, $sort: { a: 1 } }], 40323],
    ['an unknown accumulator', [{ $group: { _id: null, x: { $nope: 1 } } }], 15952],
    ['code to be run', project({ b: { $function: { body: 'return 1', args: [], lang: 'js' } } }), 168],
  ])('refuses %s', (_what, pipeline: Document[], code) => {
    expect(() => run([{ a: 'x' }], pipeline)).toThrow(expect.objectContaining({ code }));
  });
});
