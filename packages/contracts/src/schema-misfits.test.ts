import * as z from 'zod';
import { wireSchemaOf } from './json-schema.ts';
import { misfitsOf } from './schema-misfits.ts';

const between = (given: z.ZodType, wanted: z.ZodType) => misfitsOf(wireSchemaOf(given), wireSchemaOf(wanted));

test.each([
  ['more than is wanted', z.object({ id: z.string(), name: z.string() }), z.object({ id: z.string() })],
  ['nothing of what is optional', z.object({}), z.object({ name: z.string().optional() })],
  ['a whole number for a number', z.int(), z.number()],
  ['what is always there for what may be null', z.string(), z.string().nullable()],
  ['fewer values', z.enum(['a', 'b']), z.enum(['a', 'b', 'c'])],
  [
    'one kind of several',
    z.object({ wishId: z.string() }),
    z.union([z.object({ wishId: z.string() }), z.object({ productId: z.string() })]),
  ],
  ['longer texts', z.string().max(200), z.string().max(100)],
  ['anything for anything', z.string(), z.unknown()],
  [
    'both of two',
    z.intersection(z.object({ a: z.string() }), z.object({ b: z.string() })),
    z.object({ a: z.string(), b: z.string() }),
  ],
])('whoever gives %s is understood', (_, given, wanted) => {
  expect(between(given, wanted)).toEqual([]);
});

test('a field that is gone, or may be, is missed by whoever needs it', () => {
  const wanted = z.object({ wish: z.object({ price: z.int(), title: z.string() }) });
  expect(between(z.object({ wish: z.object({ title: z.string().optional() }) }), wanted)).toEqual([
    { kind: 'missing', at: 'wish.price' },
    { kind: 'optional', at: 'wish.title' },
  ]);
});

test('a field that is refused is named', () => {
  expect(between(z.object({ id: z.string(), tip: z.int() }), z.strictObject({ id: z.string() }))).toEqual([
    { kind: 'unknown', at: 'tip' },
  ]);
});

test('another type is told in words, however deep it lies', () => {
  const listOf = (price: z.ZodType) => z.object({ wishes: z.array(z.object({ price })) });
  expect(between(listOf(z.string()), listOf(z.int()))).toEqual([
    { kind: 'other', at: 'wishes[].price', given: 'text', wanted: 'a whole number' },
  ]);
  expect(between(listOf(z.int().nullable()), listOf(z.int()))).toEqual([
    { kind: 'other', at: 'wishes[].price', given: 'null', wanted: 'a whole number' },
  ]);
  expect(between(z.record(z.string(), z.array(z.boolean())), z.record(z.string(), z.array(z.number())))).toEqual([
    { kind: 'other', at: '*[]', given: 'yes or no', wanted: 'a number' },
  ]);
});

test('a value that nobody knows yet does not fit', () => {
  expect(between(z.object({ state: z.enum(['open', 'lost']) }), z.object({ state: z.enum(['open', 'paid']) }))).toEqual(
    [{ kind: 'other', at: 'state', given: '"lost"', wanted: '"open" or "paid"' }],
  );
});

test('of several kinds the most similar one is spoken of', () => {
  const wanted = z.union([z.object({ wishId: z.string(), ownerId: z.string() }), z.object({ productId: z.string() })]);
  expect(between(z.object({ wishId: z.string(), ownerId: z.int() }), wanted)).toEqual([
    { kind: 'other', at: 'ownerId', given: 'a whole number', wanted: 'text' },
  ]);
});
