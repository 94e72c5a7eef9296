import type { cartContract } from '@wishbow/contracts/cart-contract';
import type { CartItemId, UserId } from '@wishbow/contracts/wire-types';
import type * as z from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { giftRefusal } from '../quotes/gift-rules.ts';
import { findWishForGift } from '../quotes/price-gift.ts';
import { refused } from '../refusals.ts';
import type { CartRefused } from './cart-refusals.ts';
import { newCartItemId } from './cart-repository.ts';
import type { CartLineRow } from './cart-row.ts';
import { withLine } from './cart-rules.ts';
import { changeCart } from './change-cart.ts';
import { findProduct } from './find-products.ts';
import { refusalToGive } from './find-recipient.ts';
import { shipToOf } from './line-places.ts';
import { unitsInCart } from './priced-parcels.ts';

type ItemToAdd = z.output<typeof cartContract.addToCart.body>['item'];

/** For the price to start from; how long it may take is chosen at checkout. */
const MAX_SHIPPING_DAYS = 10;

/** What a line is about, once it is known to be there and allowed. */
type Subject = Pick<CartLineRow, 'productId' | 'wishId' | 'wishlistId' | 'recipientId' | 'invitedEmail'>;

/** Puts a wish, or a product for somebody, into the cart at the price of now. */
export async function addToCart(
  deps: Dependencies,
  buyerId: UserId,
  item: ItemToAdd,
): Promise<{ ok: true; id: CartItemId; count: number } | CartRefused> {
  const subject = item.wish_id ? await subjectOfWish(deps, buyerId, item) : await subjectOfProduct(deps, buyerId, item);
  if (!subject.ok) return subject;
  const { wish, ...about } = subject;
  const shipTo = shipToOf(item.to_address_user_id, buyerId, about.recipientId);
  if (!shipTo) return refused('mismatch');
  const product = await findProduct(deps, about.productId, MAX_SHIPPING_DAYS);
  if (!product.ok) return product;

  const { ok: _, ...lineSubject } = about;
  const line: CartLineRow = {
    id: newCartItemId(),
    ...lineSubject,
    shipTo,
    message: item.message,
    isPrivate: item.private,
    quantity: item.quantity,
    addedPriceCents: product.offer.price,
    addedAt: deps.now(),
  };
  const changed = await changeCart(deps, buyerId, (lines) => {
    const next = withLine(lines, line);
    if (!next.ok || !wish) return next;
    return giftRefusal(wish, buyerId, unitsInCart(next.lines, wish.id)) ?? next;
  });
  return changed.ok ? { ok: true, id: line.id, count: changed.count } : changed;
}

/** A wish tells its product, list and recipient itself; what the page says of them has to agree. */
async function subjectOfWish(deps: Dependencies, buyerId: UserId, item: ItemToAdd) {
  const wish = item.wish_id ? await findWishForGift(deps, item.wish_id, buyerId) : undefined;
  if (!wish) return refused('not_found');
  const refusal = giftRefusal(wish, buyerId, item.quantity);
  if (refusal) return refusal;
  if (!wish.product_id) return refused('not_orderable');
  const agrees =
    !item.invited_email &&
    isSaidOf(item.to_user_id, wish.user_id) &&
    isSaidOf(item.wish_list_id, wish.wish_list_id) &&
    isSaidOf(item.product_id, wish.product_id);
  if (!agrees) return refused('mismatch');
  const { id: wishId, product_id: productId, wish_list_id: wishlistId, user_id: recipientId } = wish;
  const subject: Subject = { productId, wishId, wishlistId, recipientId, invitedEmail: null };
  return { ok: true, wish, ...subject } as const;
}

const isSaidOf = (said: string | null | undefined, is: string): boolean => said == null || said === is;

/** A product can be for anybody, or for nobody yet. */
async function subjectOfProduct(deps: Dependencies, buyerId: UserId, item: ItemToAdd) {
  const { product_id: productId, to_user_id: recipientId = null, invited_email: invitedEmail = null } = item;
  if (!productId || item.wish_list_id || (recipientId && invitedEmail)) return refused('mismatch');
  const refusal = recipientId && (await refusalToGive(deps, buyerId, recipientId));
  if (refusal) return refusal;
  const subject: Subject = { productId, wishId: null, wishlistId: null, recipientId, invitedEmail };
  return { ok: true, wish: undefined, ...subject } as const;
}
