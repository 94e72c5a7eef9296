import { aCommentedWish, aContribution, anAddedWish } from '@wishbow/testing/builders/activity';
import { idOf } from '@wishbow/testing/builders/ids';
import { aPerson } from '@wishbow/testing/builders/person';
import { aWishOnPage } from '@wishbow/testing/builders/wish';
import { completions } from './fund-state.ts';
import { groupActivities } from './group-activities.ts';

const onList = (number: number) => ({
  item: aWishOnPage({
    id: idOf('wish', number),
    wishlist: { id: idOf('wishlist', number < 10 ? 1 : 2), name: 'Baby Duarte', event: true },
  }),
});
const at = (created_at: string, number: number) => ({ id: idOf('item', number), created_at });
const sizes = (...activities: Parameters<typeof groupActivities>[0]) =>
  groupActivities(activities).map(({ all }) => all.length);

test('wishes for one list on one day are one entry, those of another list or day are not', () => {
  expect(
    sizes(
      anAddedWish({ ...at('2026-08-24T15:48:00.000Z', 5), ...onList(3) }),
      anAddedWish({ ...at('2026-08-24T15:40:00.000Z', 4), ...onList(2) }),
      aCommentedWish(at('2026-08-24T15:39:00.000Z', 6)),
      anAddedWish({ ...at('2026-08-24T15:30:00.000Z', 3), ...onList(11) }),
      anAddedWish({ ...at('2026-08-24T13:30:00.000Z', 2), ...onList(1) }),
      // A quarter to midnight in New York, the day before.
      anAddedWish({ ...at('2026-08-24T03:45:00.000Z', 1), ...onList(4) }),
    ),
  ).toEqual([3, 1, 1, 1]);
});

test('who says two things says two things', () => {
  expect(
    sizes(aCommentedWish(at('2026-08-24T15:48:00.000Z', 2)), aCommentedWish(at('2026-08-24T15:40:00.000Z', 1))),
  ).toEqual([1, 1]);
});

test('several people who chip in to one fund are one entry, and only the newest of a full fund tells so', () => {
  const full = aContribution().item;
  const item = { ...full, contributed_amount: full.price };
  const groups = groupActivities([
    aContribution({ ...at('2026-08-24T15:48:00.000Z', 3), item }),
    aContribution({ ...at('2026-08-24T15:40:00.000Z', 2), item, user: aPerson() }),
    aContribution({ ...at('2026-08-20T15:40:00.000Z', 1), item }),
  ]);
  expect(groups.map(({ all }) => all.length)).toEqual([2, 1]);
  expect([...completions(groups)]).toEqual([groups[0]]);
});
