import * as z from 'zod';
import { invalidFields } from './invalid-fields.ts';

const Link = z.strictObject({
  external: z.literal(true),
  title: z.string().min(1, 'A name, please'),
  url: z.url('A link, please'),
});
const Fund = z.strictObject({
  fund: z.literal(true),
  title: z.string().min(1, 'A name, please'),
  terms: z.literal(true, 'Agree, please'),
});
const Body = z.object({ wish: z.union([Link, Fund]) });

const errorsOf = (wish: unknown) => {
  const parsed = Body.safeParse({ wish });
  return parsed.success ? undefined : invalidFields(parsed.error.issues).errors;
};

test.each([
  [{ external: true, title: 'Vase', url: 'nowhere' }, { 'wish.url': ['A link, please'] }],
  [
    { external: true, title: '', url: 'nowhere' },
    { 'wish.title': ['A name, please'], 'wish.url': ['A link, please'] },
  ],
  [{ fund: true, title: 'Kiln', terms: false }, { 'wish.terms': ['Agree, please'] }],
  [{ fund: true, title: 'Kiln', terms: true, price: 1 }, { wish: ['Unknown field: price'] }],
])('of two forms the faults of the one that was filled in are told: %j', (wish, errors) => {
  expect(errorsOf(wish)).toEqual(errors);
});
