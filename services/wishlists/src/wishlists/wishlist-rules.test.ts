import { isOrderOf } from './wishlist-rules.ts';

test.each([
  [['a', 'b', 'c'], ['c', 'a', 'b'], true],
  [['a', 'b', 'c'], ['a', 'b'], false],
  [['a', 'b'], ['a', 'b', 'b'], false],
  [['a', 'b'], ['a', 'a'], false],
  [['a', 'b'], ['a', 'stranger'], false],
])('of the lists %j the order %j: %s', (own, wanted, isComplete) => {
  expect(isOrderOf(own, wanted)).toBe(isComplete);
});
