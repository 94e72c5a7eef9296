import { z } from 'zod';
import { newId } from './card.ts';
import { unixSeconds } from './form-values.ts';
import { defineOperation } from './operation.ts';
import type { Till } from './stripe-context.ts';
import { missing, ok } from './stripe-error.ts';
import type { DisputeRow } from './stripe-rows.ts';

const renderDispute = ({ _id, createdAt, charge, paymentIntent, amount, currency, reason, status }: DisputeRow) => ({
  id: _id,
  object: 'dispute',
  amount,
  balance_transactions: [],
  charge,
  created: unixSeconds(createdAt),
  currency,
  evidence: {},
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: paymentIntent,
  reason,
  status,
});

const getDispute = defineOperation({
  method: 'get',
  path: '/v1/disputes/:id',
  input: z.unknown(),
  run: async ({ path: { id = '' }, store }) => {
    const dispute = await store.disputes.find(id);
    return dispute ? ok(renderDispute(dispute)) : missing('dispute', id);
  },
});

export const disputeOperations = [getDispute];

/** A card's holder contests a charge. Undefined when it is not a captured, undisputed one. */
export const openDispute = async ({ store, now }: Till, chargeId: string): Promise<object | undefined> => {
  const charge = await store.charges.find(chargeId);
  if (!charge?.isCaptured || charge.isDisputed) return undefined;
  const { _id, paymentIntent, amountCaptured: amount, currency } = charge;
  const dispute: DisputeRow = {
    _id: newId('dp'),
    createdAt: now,
    charge: _id,
    paymentIntent,
    amount,
    currency,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  await store.disputes.save(dispute);
  await store.charges.save({ ...charge, isDisputed: true });
  store.announce('charge.dispute.created', renderDispute(dispute));
  return renderDispute(dispute);
};

/** The bank decides a dispute, once. Undefined when there is no open one with this id. */
export const closeDispute = async (
  { store }: Till,
  disputeId: string,
  status: 'won' | 'lost',
): Promise<object | undefined> => {
  const dispute = await store.disputes.find(disputeId);
  if (dispute?.status !== 'needs_response') return undefined;
  const closed = { ...dispute, status };
  await store.disputes.save(closed);
  store.announce('charge.dispute.closed', renderDispute(closed));
  return renderDispute(closed);
};
