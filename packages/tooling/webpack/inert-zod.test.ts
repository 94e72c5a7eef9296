import z from './inert-zod.cjs';

const Person = z.strictObject({ name: z.string().trim().min(1), age: z.int().optional(), email: z.email().nullable() });

test('any schema can be built, and what has no outline cannot parse', () => {
  expect(z.string().max(3).parse).toBeUndefined();
  expect(z.record(z.string(), Person).parse).toBeUndefined();
  expect(Person.transform((person: unknown) => person).parse).toBeUndefined();
  expect(Person.safeParse).toBeUndefined();
  expect(Person.shape.name.parse).toBeUndefined();
});

test('what nobody says of a schema is not made up: a list of what it allows would be a function', () => {
  expect(() => z.enum(['placed', 'shipped']).options).toThrow('a page knows no options of a schema');
});

test('a schema is no promise: awaiting one ends', async () => {
  expect(typeof (await z.object({}))).toBe('function');
});

test('an answer is told from something else by the keys it has to have', () => {
  const ada = { name: 'Ada', email: null };
  expect(Person.parse(ada)).toBe(ada);
  expect(Person.parse({ ...ada, more: 1 })).toMatchObject({ more: 1 });
  expect(() => Person.parse({ nonsense: true })).toThrow('this is not what the contract says');
  expect(() => Person.parse('<html>')).toThrow();
  expect(() => Person.parse(undefined)).toThrow();
});

test('outlines go as deep as objects and lists do, and know what may be absent', () => {
  const Page = z.object({ people: z.array(Person).max(3), next: z.string().nullish(), found: z.optional(Person) });
  expect(Page.parse({ people: [] })).toEqual({ people: [] });
  expect(() => Page.parse({ people: {} })).toThrow();
  expect(() => Page.parse({ people: [{ name: 'Ada' }, {}] })).not.toThrow();
  expect(() => Page.parse({ people: [{}] })).toThrow();
  expect(() => Page.extend({ total: z.int() }).parse({ people: [] })).toThrow();
});

test('one of several shapes is enough', () => {
  const Seen = z.union([z.object({ title: z.string() }), z.object({ private: z.literal(true) }), z.null()]);
  expect(Seen.parse({ private: true })).toEqual({ private: true });
  expect(z.object({ wish: Seen }).parse({ wish: null })).toEqual({ wish: null });
  expect(() => Seen.parse({})).toThrow();
});
