import { endOfPrefix, fold, searchWordsOf } from './search-words.ts';

test('a person is found by any word of their name and by their username', () => {
  expect(searchWordsOf({ firstName: 'Mary Jane', lastName: "O'Neill", username: 'MJ_92' })).toEqual([
    "mary jane o'neill",
    "jane o'neill",
    "o'neill",
    'mj_92',
  ]);
});

test('accents and case do not matter', () => {
  expect(fold('Zoë ÅSTRÖM')).toBe('zoe astrom');
});

test('everything that begins alike comes before the end, and nothing else does', () => {
  expect(endOfPrefix('ma')).toBe('mb');
  expect(['ma', 'maya', 'ma😀'].every((word) => word < 'mb')).toBe(true);
});
