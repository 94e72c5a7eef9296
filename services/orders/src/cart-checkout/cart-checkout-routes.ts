import { cartCheckoutContract } from '@wishbow/contracts/cart-checkout-contract';
import { problem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import type { Router } from 'express';
import { answerOnce } from '../checkout/answer-once.ts';
import type { Dependencies } from '../dependencies.ts';
import { unlessOut } from '../outages.ts';
import { refusalReply, refused } from '../refusals.ts';
import { type CartCheckoutRefused, cartFingerprint } from './cart-order.ts';
import { checkoutCart } from './checkout-cart.ts';

const TOO_MANY_INVITED = problem(
  'too_many_invitations',
  'You have invited many people, or one of them often. Please try again tomorrow.',
);

/** Ordering everything in a cart. */
export const cartCheckoutRoutes = (deps: Dependencies): Router =>
  implement(cartCheckoutContract, {
    checkoutCart: async ({ viewer: { userId }, body: { order }, idempotencyKey, response }) => {
      if (order.from_user_id && order.from_user_id !== userId) {
        return refusalReply(refused('identity_mismatch').refusal);
      }
      const call = { userId, idempotencyKey, fingerprint: cartFingerprint(order) };
      return unlessOut(deps, () =>
        answerOnce(deps, call, async (checkoutId) => {
          const done = await checkoutCart(deps, { checkoutId, buyerId: userId, order });
          if (done.ok) return { status: 200 as const, body: { orders: [...done.orders] } };
          return 'retryAfterMs' in done
            ? refuseForNow(response, done.retryAfterMs, TOO_MANY_INVITED)
            : refusedCart(done);
        }),
      );
    },
  });

function refusedCart({ refusal, quote, existing }: CartCheckoutRefused) {
  const { status, body } = refusalReply(refusal);
  return { status, body: { ...body, ...(quote && { quote }), ...(existing && { existing: [...existing] }) } };
}
