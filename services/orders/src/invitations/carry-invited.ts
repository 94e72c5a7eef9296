import { waitingStep } from '@wishbow/domain/gift-invitation';
import { holdOnCard } from '../checkout/authorize-order.ts';
import type { Dependencies } from '../dependencies.ts';
import { fulfilOrder } from '../fulfilment/fulfil-order.ts';
import { endFailed } from '../fulfilment/settle-failed.ts';
import { AT_ONCE, type NEVER, type NextLook, type Turn } from '../fulfilment/turn.ts';
import { moveOrder } from '../orders/order-repository.ts';
import type { InvitationRow, OrderRow } from '../orders/order-row.ts';
import { voidOpenHolds } from '../payments/void-open-holds.ts';
import { refusalReply } from '../refusals.ts';
import { beginWithoutHold, noteHoldAgain } from './invitation-repository.ts';

/**
 * An order for somebody invited waits until they claim it, and then goes its way like any other. A hold on the card is
 * kept for four days; what is claimed later is held anew (decision 0022).
 */
export const carryInvited: Turn = async (deps, order) => {
  const { invitation, state, card, paymentIntentId } = order;
  if (!invitation || state !== 'processing') return fulfilOrder(deps, order);
  if (!invitation.claimedAt) return awaitClaim(deps, order, invitation);
  return card && !paymentIntentId ? holdAgain(deps, order) : fulfilOrder(deps, order);
};

async function awaitClaim(deps: Dependencies, order: OrderRow, invitation: InvitationRow): Promise<NextLook> {
  const hasHold = order.paymentIntentId !== null;
  const step = waitingStep({ sentAt: invitation.sentAt, hasHold }, deps.now());
  if (step.kind === 'expire') return expire(deps, order, invitation);
  if (step.kind === 'let_hold_go') {
    await beginWithoutHold(deps.connection, order);
    deps.pass('after_hold_lapsed');
    return AT_ONCE;
  }
  if (!hasHold) await giveEarlierHoldBack(deps, order);
  return Math.max(AT_ONCE, step.until.getTime() - deps.now().getTime());
}

/** Written down as another attempt before, so that nobody captures what is on its way back. */
async function giveEarlierHoldBack({ payments }: Dependencies, order: OrderRow): Promise<void> {
  const { _id: orderId, attempt, card, createdAt: since } = order;
  if (card && attempt > 1) {
    await voidOpenHolds(payments, { orderId, customerId: card.customerId, since, attempt: attempt - 1 });
  }
}

/** processing -> cancelling, which gives everything back and tells the giver. */
async function expire({ connection, now, pass }: Dependencies, order: OrderRow, before: InvitationRow) {
  const invitation = { ...before, expiredAt: now() };
  const cancellation = { count: 1, refundTo: 'card', requests: [] } as const;
  await moveOrder(connection, order, {
    to: 'cancelling',
    now: now(),
    set: { invitation, cancellation },
    isUnclaimed: true,
  });
  pass('after_expiry');
  return AT_ONCE;
}

/** The invited person has done their part. When the card is declined by now, its owner alone is told and may retry. */
async function holdAgain(deps: Dependencies, order: OrderRow): Promise<NextLook | typeof NEVER> {
  await giveEarlierHoldBack(deps, order);
  deps.pass('before_late_hold');
  const held = await holdOnCard(deps, order);
  deps.pass('after_late_hold');
  if (held.ok) {
    await noteHoldAgain(deps.connection, order, held.intentId);
    return AT_ONCE;
  }
  const { refusal } = held;
  return endFailed(deps, order, { code: refusal.reason, message: refusalReply(refusal).body.message });
}
