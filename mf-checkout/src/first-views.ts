import { cartContract } from '@wishbow/contracts/cart-contract';
import { earlyCall, type FirstViews } from '@wishbow/contracts/first-view';

/** What our pages ask first. */
export const firstViews: FirstViews = {
  cart: { calls: [earlyCall(cartContract.getCartItems, { body: { useCredit: true } })] },
};
