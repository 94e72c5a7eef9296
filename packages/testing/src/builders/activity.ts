import { NonOrderActivity, OrderActivity } from '@wishbow/contracts/activities';
import type * as z from 'zod';
import { idOf } from './ids.ts';
import { aPerson } from './person.ts';
import { aWishOnPage } from './wish.ts';
import { aWishlist } from './wishlist.ts';

type Told<Activity, Kind> = Partial<Extract<Activity, { kind: Kind }>>;
type NonOrder = z.input<typeof NonOrderActivity>;
type Order = z.input<typeof OrderActivity>;

const byTheo = () => ({
  id: idOf('item', 1),
  user: aPerson({ id: idOf('person', 2), username: 'theo_l', name: 'Theo Lindqvist', firstName: 'Theo' }),
  created_at: '2026-08-24T15:48:00.000Z',
});

/** Theo wished for headphones, with one interesting thing overridden. */
export const anAddedWish = (changes: Told<NonOrder, 'wish_added'> = {}): NonOrderActivity =>
  NonOrderActivity.parse({ ...byTheo(), kind: 'wish_added', item: aWishOnPage(), ...changes });

/** Theo said something of Maya's headphones. */
export const aCommentedWish = (changes: Told<NonOrder, 'wish_commented'> = {}): NonOrderActivity =>
  NonOrderActivity.parse({
    ...byTheo(),
    kind: 'wish_commented',
    item: aWishOnPage(),
    comment: { id: idOf('item', 9), comment: 'Size up! I learned the hard way, twice.' },
    ...changes,
  });

/** Theo began a list. */
export const aCreatedList = (changes: Told<NonOrder, 'wishlist_created'> = {}): NonOrderActivity =>
  NonOrderActivity.parse({ ...byTheo(), kind: 'wishlist_created', wishlist: aWishlist(), ...changes });

/** Theo gifted Maya her headphones. */
export const aGiftedWish = (changes: Told<Order, 'wish_gifted'> = {}): OrderActivity =>
  OrderActivity.parse({ ...byTheo(), kind: 'wish_gifted', item: aWishOnPage(), private: false, ...changes });

/** Theo chipped in to Maya's kiln. */
export const aContribution = (changes: Told<Order, 'fund_contributed'> = {}): OrderActivity =>
  OrderActivity.parse({
    ...byTheo(),
    kind: 'fund_contributed',
    item: aWishOnPage({
      id: idOf('wish', 7),
      title: 'Kiln for the studio',
      fund: true,
      price: 90_000,
      contributed_amount: 41_200,
      remaining_amount: 48_800,
    }),
    private: false,
    ...changes,
  });
