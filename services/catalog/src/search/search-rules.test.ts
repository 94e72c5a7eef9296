import { normalizedQuery } from './search-rules.ts';

test.each([
  ['  Tea   Pot ', 'tea pot'],
  ['TEA\tPOT\u0000', 'tea pot'],
  ['ｔｅａ ｐｏｔ', 'tea pot'],
  ['   ', ''],
  ['(a+)+$', '(a+)+$'],
  ['Théière', 'théière'],
])('%j is asked as %j', (query, asked) => {
  expect(normalizedQuery(query)).toBe(asked);
});
