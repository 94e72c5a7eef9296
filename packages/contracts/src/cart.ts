import * as z from 'zod';
import { ProductId, ShippingDays } from './items.ts';
import { PersonSummary } from './people.ts';
import { CartItemId, CentsAmount, Instant, PictureAddress, UserId, WishId, WishlistId } from './wire-types.ts';

/** What keeps something in a cart from being ordered, with a code for programs and words for people. */
export const CartObstacle = z.object({ code: z.string(), message: z.string() });
export type CartObstacle = z.infer<typeof CartObstacle>;

/** One line of a cart, as its owner sees it. Prices are in cents and are those of now. */
export const CartItem = z.object({
  id: CartItemId,
  item: z.object({
    product_id: ProductId,
    title: z.string(),
    image: PictureAddress.nullable(),
    /** Of one; the price it was added at where nobody sells it now. */
    price: CentsAmount,
  }),
  from_user: z.object({ id: UserId }),
  to_user: PersonSummary.nullable(),
  /** Whose address the parcel goes to; null while nobody is chosen and for people invited by e-mail. */
  to_address_user_id: UserId.nullable(),
  wish_list_id: WishlistId.nullable(),
  wish_id: WishId.nullable(),
  /** Where the wish hangs. */
  wishlist: z.object({ id: WishlistId, name: z.string() }).nullable(),
  invited_email: z.string().nullable(),
  message: z.string(),
  private: z.boolean(),
  /** The price has moved since the item was added. */
  price_updated: z.boolean(),
  added_price: CentsAmount,
  /** For the whole line; null until it is known where it goes. */
  shipping_price: CentsAmount.nullable(),
  shipping_days: ShippingDays.nullable(),
  variant_title: z.string().nullable(),
  quantity: z.int().positive(),
  /** How many the recipient wishes for; null for what is nobody's wish. */
  wanted_quantity: z.int().positive().nullable(),
  /** So many can be chosen now. */
  most_quantity: z.int().positive(),
  obstacle: CartObstacle.nullable(),
  created_at: Instant,
});
export type CartItem = z.infer<typeof CartItem>;

/** What goes to one recipient at one place: one order. Its lines share note, privacy and place. */
export const CartParcel = z.object({
  id: z.string(),
  cart_item_ids: z.array(CartItemId),
  to_user: PersonSummary.nullable(),
  invited_email: z.string().nullable(),
  ship_to: z.enum(['them', 'me']),
  /** Told only where the viewer may read the address. */
  ships_to: z.object({ city: z.string(), state: z.string() }).nullable(),
  message: z.string(),
  private: z.boolean(),
  /** Of what can be ordered. */
  subtotalCents: CentsAmount,
  /** Whether it is part of the total: not before somebody is chosen. */
  is_counted: z.boolean(),
  obstacle: CartObstacle.nullable(),
});
export type CartParcel = z.infer<typeof CartParcel>;

/** What everything that is counted costs, from the server, in cents. Any other sum in a checkout is refused. */
export const CartQuote = z.object({
  subtotalCents: CentsAmount,
  shippingCents: CentsAmount,
  processingFeeCents: CentsAmount,
  creditCents: CentsAmount,
  totalCents: CentsAmount,
  /** The buyer's Llama Bucks. */
  creditBalanceCents: CentsAmount,
});
export type CartQuote = z.infer<typeof CartQuote>;

/** A cart with what it costs now. */
export const Cart = z.object({
  /** Goes up with every change; a checkout names the one it is about. */
  version: z.int().nonnegative(),
  cart_items: z.array(CartItem),
  parcels: z.array(CartParcel),
  quote: CartQuote,
  /** What has to be mended before anything can be ordered; null when all is well. */
  obstacle: CartObstacle.nullable(),
});
export type Cart = z.infer<typeof Cart>;

/** A product in the cart that its recipient wishes for already: which of the matches is the gift for? */
export const ExistingWishes = z.object({
  cart_item_id: CartItemId,
  matches: z.array(z.object({ id: WishId, item_id: ProductId, wish_list_id: WishlistId, wish_list_name: z.string() })),
});
