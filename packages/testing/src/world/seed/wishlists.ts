import { idOf } from '../../builders/ids.ts';
import type { ListRow, WishRow } from '../world.ts';
import { dayIn, daysBefore } from './moments.ts';
import { JUNE, MAYA, SAM, THEO } from './people.ts';
import { pictureOf, seedProducts } from './products.ts';

const list = (number: number, user_id: string, name: string, told: Partial<ListRow> = {}): ListRow => ({
  id: idOf('wishlist', number),
  user_id,
  name,
  description: '',
  event: false,
  event_date: null,
  event_address: null,
  event_city: null,
  event_state: null,
  event_postal: null,
  private: false,
  image: null,
  order: number,
  ...told,
});

export const seedLists = (now: Date): ListRow[] => [
  list(1, MAYA, 'Studio birthday', {
    description: 'Turning 35 surrounded by wet clay. #pottery',
    event: true,
    event_date: dayIn(now, 30),
    event_address: '418 Alder Row',
    event_city: 'Portland',
    event_state: 'OR',
    event_postal: '97205',
    image: pictureOf('studio'),
  }),
  list(2, MAYA, 'For the kitchen'),
  list(3, MAYA, 'Only for friends', { private: true }),
  list(4, THEO, 'Marathon', { description: 'Twelve weeks to go.', event: true, event_date: dayIn(now, 84) }),
  list(5, THEO, 'Quiet evenings', { private: true }),
  list(6, JUNE, 'Green corner', { image: pictureOf('plant') }),
  list(7, SAM, 'Secret wishes'),
];

const NOTHING_OF_A_SHOP = { item_id: null, product_id: null, asin: null, variant_title: null };

const told = (now: Date, number: number, listNumber: number, user_id: string) => ({
  id: idOf('wish', number),
  wish_list_id: idOf('wishlist', listNumber),
  user_id,
  quantity: 1,
  notes: '',
  extra_description: '',
  payout_requested: null,
  payout_dispatched: null,
  created_at: daysBefore(now, 2 + number),
  taken: 0,
  removedAt: null,
});

/** A wish for a product of the catalogue. */
export function productWish(
  now: Date,
  number: number,
  [listNumber, user_id, product]: [number, string, number],
  changes: Partial<WishRow> = {},
): WishRow {
  const item = seedProducts()[product - 1];
  if (!item) throw new Error(`the catalogue has no product ${product}`);
  return {
    ...told(now, number, listNumber, user_id),
    item_id: item.id,
    product_id: item.product_id,
    asin: item.asin,
    title: item.title,
    variant_title: item.variant_title,
    store: item.brand,
    image: item.image,
    price: item.price ?? 0,
    url: item.url,
    external: false,
    fund: false,
    ...changes,
  };
}

/** Wishes of all kinds: of the catalogue, from elsewhere, funds; open, partly taken and given. */
export const seedWishes = (now: Date): WishRow[] => [
  productWish(now, 1, [1, MAYA, 1], { notes: 'The grey ones, please. #music' }),
  productWish(now, 2, [1, MAYA, 5], { quantity: 3, taken: 1 }),
  productWish(now, 3, [2, MAYA, 2], { taken: 1 }),
  productWish(now, 4, [3, MAYA, 9]),
  {
    ...told(now, 5, 1, MAYA),
    ...NOTHING_OF_A_SHOP,
    title: 'Kiln for the studio',
    store: null,
    image: pictureOf('kiln'),
    price: 90_000,
    url: null,
    external: false,
    fund: true,
    extra_description: 'Mine cracked in August. Every dollar helps.',
  },
  productWish(now, 6, [4, THEO, 3], { notes: 'Size 44. #running', quantity: 2, taken: 1 }),
  productWish(now, 7, [4, THEO, 7], { quantity: 2 }),
  {
    ...told(now, 8, 4, THEO),
    ...NOTHING_OF_A_SHOP,
    quantity: 2,
    taken: 1,
    title: 'Race photos, framed',
    store: 'frames.example',
    image: pictureOf('frame'),
    price: 5_400,
    url: 'https://frames.example/race',
    external: true,
    fund: false,
  },
  productWish(now, 9, [5, THEO, 6]),
  productWish(now, 10, [6, JUNE, 10]),
  {
    ...told(now, 11, 6, JUNE),
    ...NOTHING_OF_A_SHOP,
    title: 'A greenhouse, one pane at a time',
    store: null,
    image: pictureOf('greenhouse'),
    price: 40_000,
    url: null,
    external: false,
    fund: true,
  },
  productWish(now, 12, [7, SAM, 11]),
];
