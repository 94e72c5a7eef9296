import { ordersContract } from '@wishbow/contracts/orders-contract';
import { problem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import type { Router } from 'express';
import { addCard } from './cards/add-card.ts';
import { cardView } from './cards/card-view.ts';
import { deleteCard } from './cards/delete-card.ts';
import { answerOnce } from './checkout/answer-once.ts';
import { checkoutItem } from './checkout/checkout-item.ts';
import { orderFingerprint } from './checkout/checkout-order.ts';
import type { Dependencies } from './dependencies.ts';
import { listOrders } from './orders/list-orders.ts';
import { unlessOut } from './outages.ts';
import { quoteGift } from './quotes/quote-gift.ts';
import { refusalReply, refused } from './refusals.ts';

/** Stripe's tokens; anything else could be somebody else's payment method. */
const TOKEN = /^tok_[A-Za-z0-9_]+$/;
const TOO_MANY_CARDS = problem('too_many_cards', 'You have tried many cards. Please wait an hour and try again.');

/** Gifting, cards and orders. */
export const ordersRoutes = (deps: Dependencies): Router =>
  implement(ordersContract, {
    quoteGift: async ({ viewer, body }) => {
      const { wish_id, quantity, ship_to: shipTo, max_shipping_days: maxShippingDays, useCredit: usesCredit } = body;
      return unlessOut(deps, async () => {
        const terms = { buyerId: viewer.userId, quantity, shipTo, maxShippingDays, usesCredit };
        const quoted = await quoteGift(deps, wish_id, terms);
        return quoted.ok ? { status: 200, body: { quote: quoted.quote } } : refusalReply(quoted.refusal);
      });
    },

    checkoutItem: async ({ viewer, body: { order }, idempotencyKey }) => {
      const { userId } = viewer;
      if (order.from_user_id && order.from_user_id !== userId)
        return refusalReply(refused('identity_mismatch').refusal);
      const call = { userId, idempotencyKey, fingerprint: orderFingerprint(order) };
      return unlessOut(deps, () =>
        answerOnce(deps, call, async (orderId, isFirstTry) => {
          const done = await checkoutItem(deps, { orderId, isFirstTry, buyerId: userId, order });
          return done.ok ? { status: 200 as const, body: { order: done.order } } : refusalReply(done.refusal);
        }),
      );
    },

    listOrders: async ({ viewer, body: { before } }) => {
      const { orders, hasMore } = await listOrders(deps, viewer.userId, before ?? undefined);
      return { status: 200, body: { orders, has_more: hasMore } };
    },

    addCard: async ({ viewer: { userId }, body: { token }, request, response }) => {
      if (!TOKEN.test(token)) return refusalReply(refused('card_unreadable').refusal);
      return unlessOut(deps, async () => {
        const added = await addCard(deps, { userId, ip: request.ip }, token);
        if (added.ok) return { status: 201, body: { card: cardView(added.card) } };
        return 'retryAfterMs' in added
          ? refuseForNow(response, added.retryAfterMs, TOO_MANY_CARDS)
          : refusalReply(added.refusal);
      });
    },

    deleteCard: async ({ viewer, body: { card } }) =>
      unlessOut(deps, async () => {
        const deleted = await deleteCard(deps, viewer.userId, card.id);
        return deleted.ok ? { status: 200, body: {} } : refusalReply(deleted.refusal);
      }),
  });
