import { ProductId } from '@wishbow/contracts/items';
import { CartItemId, UserId, WishId, WishlistId } from '@wishbow/contracts/wire-types';
import { type DemoCartItem, demoCartItems } from '@wishbow/demo/cart';
import { demoWishes } from '@wishbow/demo/wishes';
import type { CartLineRow, CartRow } from '../cart/cart-row.ts';

/** What people of the demo community mean to give and have not ordered yet. */
export function demoCarts(now: Date): CartRow[] {
  const lists = new Map(demoWishes(now).map(({ id, wishlistId }) => [id, wishlistId]));
  const carts = Map.groupBy(demoCartItems(now), ({ buyerId }) => buyerId);
  return [...carts].map(([buyerId, items]) => ({
    _id: UserId.parse(buyerId),
    version: 1,
    lines: items.map((item) => lineOf(item, lists)),
  }));
}

const lineOf = (item: DemoCartItem, lists: ReadonlyMap<string, string>): CartLineRow => ({
  id: CartItemId.parse(item.id),
  productId: ProductId.parse(item.productId),
  wishId: item.wishId ? WishId.parse(item.wishId) : null,
  wishlistId: item.wishId ? WishlistId.parse(lists.get(item.wishId)) : null,
  recipientId: item.recipientId ? UserId.parse(item.recipientId) : null,
  invitedEmail: item.invitedEmail ?? null,
  shipTo: 'them',
  message: item.message,
  isPrivate: item.isPrivate,
  quantity: item.quantity,
  addedPriceCents: item.seenPriceCents,
  addedAt: item.addedAt,
});
