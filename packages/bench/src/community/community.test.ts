import { idOf, numberOf } from './ids.ts';
import { searchEntryRows, tokenOf } from './people-rows.ts';
import { followedBy } from './social-rows.ts';
import { wishRows } from './wish-rows.ts';

const NOW = new Date('2026-11-28T12:00:00.000Z');

test('whoever is there keeps their friends, their wishes and their session however far the community grows', () => {
  expect(followedBy(0)).toEqual([]);
  expect(followedBy(7)).toEqual([6, 0, 3, 2]);
  expect(followedBy(1_234)).toEqual([34, 1_233, 1_227, 617, 411]);
  expect(idOf('wish', 12_345)).toBe('be5c05000000000000003039');
  expect(numberOf('be5c05000000000000003039')).toBe(12_345);
  expect(tokenOf(12)).toBe('session-of-the-crowd-00000012');
});

test('a person has ten wishes on one list, no two of them alike', () => {
  const wishes = wishRows(3, [], NOW);
  expect(wishes).toHaveLength(10);
  expect(new Set(wishes.map(({ url }) => url)).size).toBe(10);
  expect(new Set(wishes.map(({ wishlistId }) => wishlistId.toHexString()))).toEqual(
    new Set(['be5c04000000000000000003']),
  );
});

test('somebody is found by first name, by last name, by their number and by username', () => {
  expect(searchEntryRows(13).map(({ _id }) => _id)).toEqual([
    'bruno birch 13\ncrowd_13',
    'birch 13\ncrowd_13',
    '13\ncrowd_13',
    'crowd_13\ncrowd_13',
  ]);
});
