import { daysBefore } from './demo-clock.ts';
import { demoId } from './demo-id.ts';
import { personId, personKeys } from './people.ts';
import { type PersonKey, personRows } from './person-rows.ts';
import { followRows } from './relationship-rows.ts';
import { shareOf, stableChoices } from './social/stable-choice.ts';
import { wishId, wishKey } from './wishes.ts';
import { wishlistRows } from './wishlists.ts';

export type DemoLike = { id: string; wishId: string; personId: string; createdAt: Date };

/** Wishes everybody talks about, with the number of their likes. */
const BELOVED: Readonly<Record<string, number>> = {
  'samira/Two weeks in Lisbon': 36,
  'maya/Kiln for the studio': 31,
  'astrid/Two-seat sofa': 34,
  'priya/Sofa for the front room': 27,
  'maya/Merino yarn bundle': 9,
  'maya/Hand-thrown amphora vase': 12,
  'maya/Pocket film camera, 35 mm': 27,
  'theo/Over-ear headphones with quiet mode': 15,
  'nils/A band until midnight': 12,
  'gurpreet/Kayak for two': 22,
};

const isPrivatePerson = (key: PersonKey): boolean => 'isPrivate' in personRows[key];

/** Who may like the wishes of a list: followers where it or its owner is private, otherwise everybody but the newest member. */
const admirersOf = (owner: PersonKey, isPrivateList: boolean): PersonKey[] => {
  const others = personKeys.filter((key) => key !== owner && key !== 'nora');
  if (!isPrivateList && !isPrivatePerson(owner)) return others;
  return others.filter((key) => key !== 'nora' && followRows[key].includes(owner));
};

/** Most wishes have a few likes, some none. */
const likeCountOf = (wish: string): number => BELOVED[wish] ?? Math.floor(12 * shareOf(`likes of ${wish}`) ** 2);

/** Who likes which wish. */
export const demoLikes = (now: Date): DemoLike[] =>
  wishlistRows.flatMap((list) => {
    const admirers = admirersOf(list.owner, list.isPrivate ?? false);
    return list.wishes.flatMap((told) => {
      const wish = wishKey(list, told);
      return stableChoices(wish, admirers, likeCountOf(wish)).map((key) => ({
        id: demoId('like', `${wish}/${key}`),
        wishId: wishId(wish),
        personId: personId(key),
        createdAt: daysBefore(now, Math.min(list.createdDaysAgo, 30) * 0.6 * shareOf(`when ${key} liked ${wish}`)),
      }));
    });
  });
