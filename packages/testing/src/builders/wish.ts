import { Wish, WishOnPage } from '@wishbow/contracts/wishes';
import type * as z from 'zod';
import { idOf } from './ids.ts';
import { aPerson } from './person.ts';

const HEADPHONES = {
  id: idOf('wish', 1),
  wish_list_id: idOf('wishlist', 1),
  user_id: idOf('person', 1),
  item_id: idOf('item', 1),
  product_id: 'WB00000001',
  asin: 'WB00000001',
  title: 'Over-ear headphones, cloud grey',
  variant_title: null,
  store: 'Hushwave',
  image: '/media/headphones.webp',
  price: 12_900,
  quantity: 1,
  available_quantity: 1,
  fulfilled: false,
  url: 'https://shop.example/dp/WB00000001',
  notes: '',
  external: false,
  fund: false,
  like_count: 15,
  comment_count: 7,
  liked: false,
  extra_description: '',
  contributed_amount: null,
  remaining_amount: null,
  payout_requested: null,
  payout_dispatched: null,
  created_at: '2026-08-20T12:00:00.000Z',
};

/** Headphones for $129.00 on Maya's birthday list, one wanted and nobody has taken them. */
export const aWish = (changes: Partial<z.input<typeof Wish>> = {}): Wish => Wish.parse({ ...HEADPHONES, ...changes });

/** The same, with whose it is and where it hangs. */
export const aWishOnPage = (changes: Partial<z.input<typeof WishOnPage>> = {}): WishOnPage =>
  WishOnPage.parse({
    ...HEADPHONES,
    user: aPerson(),
    wishlist: { id: idOf('wishlist', 1), name: 'Studio birthday', event: true },
    ...changes,
  });
