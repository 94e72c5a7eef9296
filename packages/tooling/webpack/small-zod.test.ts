import * as original from 'zod/mini';
import * as small from './small-zod.mjs';

/** One of each kind that the contracts of modals, slots and browser events are made of. */
function giftOf(z: typeof original) {
  const id = z.string().check(z.minLength(1));
  const wish = z.object({
    id,
    image: z.nullish(z.string()),
    quantity: z.int().check(z.positive()),
    left: z.optional(z.nullable(z.int().check(z.nonnegative()))),
  });
  return z.object({
    mode: z.enum(['login', 'signup']),
    wish: z.extend(wish, { fund: z.boolean() }),
    subject: z.union([
      z.object({ wishId: id }),
      z.object({ productId: id, listIds: z.array(id).check(z.minLength(1)) }),
    ]),
  });
}

const wish = { id: 'w1', quantity: 1, fund: false };
const subject = { wishId: 'w1' };
const gift = { mode: 'login', wish, subject };

test.each([
  ['all of it', gift],
  ['what may be absent and null', { ...gift, wish: { ...wish, image: null, left: null } }],
  ['what may be undefined', { ...gift, wish: { ...wish, image: undefined, left: undefined } }],
  ['what nobody asked for', { ...gift, more: 1, wish: { ...wish, more: 1 }, subject: { ...subject, more: 1 } }],
  ['the other one of two', { ...gift, subject: { productId: 'p1', listIds: ['l1', 'l2'] } }],
  ['nothing', undefined],
  ['a list in place of an object', []],
  ['another mode', { ...gift, mode: 'forgot' }],
  ['an id without a letter', { ...gift, wish: { ...wish, id: '' } }],
  ['no id at all', { ...gift, wish: { quantity: 1, fund: false } }],
  ['none of a wish', { ...gift, wish: { ...wish, quantity: 0 } }],
  ['half of a wish', { ...gift, wish: { ...wish, quantity: 0.5 } }],
  ['less than nothing left', { ...gift, wish: { ...wish, left: -1 } }],
  ['a fund in words', { ...gift, wish: { ...wish, fund: 'no' } }],
  ['no subject that there is', { ...gift, subject: {} }],
  ['no list', { ...gift, subject: { productId: 'p1', listIds: [] } }],
  ['a list that is none', { ...gift, subject: { productId: 'p1', listIds: 'l1' } }],
])('what one build hands to another is judged as zod judges it: %s', async (_what, handed) => {
  const outcome = async (parse: () => unknown) =>
    Promise.resolve()
      .then(parse)
      .then(
        (value) => ({ value }),
        () => 'refused',
      );
  // Types of the original; what is asked for of it is all replaced.
  const stand = Object.assign({ ...original }, small);
  expect(await outcome(() => giftOf(stand).parse(handed))).toEqual(await outcome(() => giftOf(original).parse(handed)));
});
