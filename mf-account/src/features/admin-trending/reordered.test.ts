import { reordered } from './reordered.ts';

test('one entry changes its place and the others keep their order', () => {
  expect(reordered(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(reordered(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
});
