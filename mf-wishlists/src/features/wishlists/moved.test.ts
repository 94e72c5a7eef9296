import { moved } from './moved.ts';

test.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 1, ['a', 'b', 'c', 'd']],
])('an entry goes from place %i to place %i', (from, to, order) => {
  expect(moved(['a', 'b', 'c', 'd'], from, to)).toEqual(order);
});
