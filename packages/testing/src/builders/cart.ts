import { Cart, CartItem, type CartParcel } from '@wishbow/contracts/cart';
import type * as z from 'zod';
import { idOf } from './ids.ts';
import { aPerson } from './person.ts';

const HEADPHONES: z.input<typeof CartItem> = {
  id: 'ffff00000000000000000001',
  item: {
    product_id: 'WB00000001',
    title: 'Over-ear headphones, cloud grey',
    image: '/media/headphones.webp',
    price: 12_900,
  },
  from_user: { id: idOf('person', 2) },
  to_user: { ...aPerson() },
  to_address_user_id: idOf('person', 1),
  wish_list_id: idOf('wishlist', 1),
  wish_id: idOf('wish', 1),
  wishlist: { id: idOf('wishlist', 1), name: 'Studio birthday' },
  invited_email: null,
  message: '',
  private: false,
  price_updated: false,
  added_price: 12_900,
  shipping_price: 0,
  shipping_days: { min: 3, max: 5 },
  variant_title: 'Cloud grey',
  quantity: 1,
  wanted_quantity: 3,
  most_quantity: 3,
  obstacle: null,
  created_at: '2026-11-28T10:00:00.000Z',
};

/** Headphones for Maya's birthday list, put into the cart by Theo. */
export const aCartItem = (changes: Partial<z.input<typeof CartItem>> = {}): CartItem =>
  CartItem.parse({ ...HEADPHONES, ...changes });

type Parcel = z.input<typeof CartParcel>;

/** Everything for Maya, shipped to her. */
export const aParcel = (changes: Partial<Parcel> = {}): Parcel => ({
  id: `${idOf('person', 1)}:them`,
  cart_item_ids: [HEADPHONES.id],
  to_user: { ...aPerson() },
  invited_email: null,
  ship_to: 'them',
  ships_to: { city: 'Portland', state: 'OR' },
  message: '',
  private: false,
  subtotalCents: 12_900,
  is_counted: true,
  obstacle: null,
  ...changes,
});

/** Theo's cart with one parcel for $139.33 in all; nobody's Llama Bucks come off. */
export const aCart = (changes: Partial<z.input<typeof Cart>> = {}): Cart =>
  Cart.parse({
    version: 1,
    cart_items: [aCartItem()],
    parcels: [aParcel()],
    quote: {
      subtotalCents: 12_900,
      shippingCents: 0,
      processingFeeCents: 1_033,
      creditCents: 0,
      totalCents: 13_933,
      creditBalanceCents: 0,
    },
    obstacle: null,
    ...changes,
  });
