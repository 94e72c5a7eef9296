import z from './inert-zod.cjs';

test('any schema can be built, and none can parse', () => {
  const Person = z.object({ name: z.string().trim().min(1), age: z.int().optional() }).extend({ email: z.email() });
  const Page = z.union([Person, z.array(Person).max(3)]).transform((page: unknown) => page);
  expect(Page.parse).toBeUndefined();
  expect(Page.shape.name.safeParse).toBeUndefined();
});

test('a schema is no promise: awaiting one ends', async () => {
  expect(typeof (await z.object({}))).toBe('function');
});
