import { paymentsContract } from '@wishbow/contracts/payments-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { confirmCart } from './cart-checkout/confirm-cart.ts';
import { type Confirmation, confirmOrder } from './checkout/confirm-order.ts';
import { confirmContribution } from './contributions/confirm-contribution.ts';
import type { Dependencies } from './dependencies.ts';
import { unlessOut } from './outages.ts';
import { refusalReply } from './refusals.ts';

/** Going on with a payment that a bank has asked the buyer about, whatever it is for. */
export const paymentsRoutes = (deps: Dependencies): Router =>
  implement(paymentsContract, {
    confirmPayment: async ({ viewer: { userId }, body: { payment, gives_up: givesUp } }) =>
      unlessOut(deps, async () => {
        const confirmed = await confirm(deps, payment.kind, { userId, id: payment.id, givesUp });
        if (!confirmed.ok) return refusalReply(confirmed.refusal);
        const orders = 'orders' in confirmed ? [...confirmed.orders] : [];
        const contribution = 'contribution' in confirmed ? confirmed.contribution : null;
        return { status: 200 as const, body: { orders, contribution } };
      }),
  });

async function confirm(deps: Dependencies, kind: 'order' | 'cart' | 'contribution', confirmation: Confirmation) {
  if (kind === 'cart') return confirmCart(deps, confirmation);
  if (kind === 'contribution') return confirmContribution(deps, confirmation);
  const confirmed = await confirmOrder(deps, confirmation);
  return confirmed.ok ? ({ ok: true, orders: [confirmed.order] } as const) : confirmed;
}
