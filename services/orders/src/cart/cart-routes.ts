import { cartContract } from '@wishbow/contracts/cart-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { unlessOut } from '../outages.ts';
import { refusalReply, refused } from '../refusals.ts';
import { addToCart } from './add-to-cart.ts';
import { getCart } from './cart-repository.ts';
import { withoutLine } from './cart-rules.ts';
import { cartView } from './cart-view.ts';
import { changeCart } from './change-cart.ts';
import { priceCart } from './price-cart.ts';
import { decreaseCartItemQuantity, increaseCartItemQuantity, updateCartItem } from './update-cart-item.ts';

/** What people mean to give. Lines of somebody else's cart do not exist. */
export const cartRoutes = (deps: Dependencies): Router =>
  implement(cartContract, {
    addToCart: async ({ viewer: { userId }, body: { item } }) => {
      if (item.from_user_id && item.from_user_id !== userId) return refusalReply(refused('identity_mismatch').refusal);
      return unlessOut(deps, async () => {
        const added = await addToCart(deps, userId, item);
        if (!added.ok) return refusalReply(added.refusal);
        return { status: 201, body: { cart_item: { id: added.id }, count: added.count } };
      });
    },
    getCartItems: async ({ viewer: { userId }, body: { useCredit, max_shipping_days } }) =>
      unlessOut(deps, async () => {
        const terms = { usesCredit: useCredit, maxShippingDays: max_shipping_days };
        const priced = await priceCart(deps, await getCart(deps.connection, userId), terms);
        return { status: 200, body: cartView(priced) };
      }),
    countCartItems: async ({ viewer: { userId } }) => {
      const { lines } = await getCart(deps.connection, userId);
      return { status: 200, body: { count: lines.length } };
    },
    removeFromCart: async ({ viewer: { userId }, body: { item } }) => {
      const changed = await changeCart(deps, userId, (lines) => withoutLine(lines, item.id));
      return changed.ok ? { status: 200, body: { count: changed.count } } : refusalReply(changed.refusal);
    },
    updateCartItem: async ({ viewer: { userId }, body: { item } }) =>
      unlessOut(deps, async () => {
        const changed = await updateCartItem(deps, userId, item);
        return changed.ok ? { status: 200, body: { count: changed.count } } : refusalReply(changed.refusal);
      }),
    increaseCartItemQuantity: async ({ viewer: { userId }, body: { item } }) =>
      unlessOut(deps, async () => {
        const changed = await increaseCartItemQuantity(deps, userId, item.id);
        return changed.ok ? { status: 200, body: { count: changed.count } } : refusalReply(changed.refusal);
      }),
    decreaseCartItemQuantity: async ({ viewer: { userId }, body: { item } }) =>
      unlessOut(deps, async () => {
        const changed = await decreaseCartItemQuantity(deps, userId, item.id);
        return changed.ok ? { status: 200, body: { count: changed.count } } : refusalReply(changed.refusal);
      }),
  });
