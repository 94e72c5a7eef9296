import { z } from 'zod';
import { newId } from './card.ts';
import { renderCharge } from './charges.ts';
import { FormInteger, ListPage, Metadata, unixSeconds } from './form-values.ts';
import { defineOperation, renderList } from './operation.ts';
import { invalidRequest, missing, ok, type StripeAnswer } from './stripe-error.ts';
import type { StripeStore } from './stripe-repository.ts';
import type { ChargeRow, RefundRow } from './stripe-rows.ts';

const renderRefund = ({ _id, createdAt, charge, paymentIntent, amount, currency, reason, metadata }: RefundRow) => ({
  id: _id,
  object: 'refund',
  amount,
  balance_transaction: null,
  charge,
  created: unixSeconds(createdAt),
  currency,
  destination_details: { card: { type: 'refund' }, type: 'card' },
  metadata,
  payment_intent: paymentIntent,
  reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Why so much cannot be refunded of a charge; undefined when it can. */
export const refundProblem = (
  charge: Pick<ChargeRow, '_id' | 'isCaptured' | 'isDisputed' | 'amountCaptured' | 'amountRefunded'>,
  amount: number,
): StripeAnswer | undefined => {
  const left = charge.amountCaptured - charge.amountRefunded;
  if (!charge.isCaptured)
    return invalidRequest(`Charge ${charge._id} has not been captured; cancel its PaymentIntent instead.`, {
      code: 'charge_not_refundable',
    });
  if (charge.isDisputed)
    return invalidRequest(`Charge ${charge._id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  if (left === 0)
    return invalidRequest(`Charge ${charge._id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (amount < 1)
    return invalidRequest('The refund must be for at least one cent.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  return amount > left
    ? invalidRequest(
        `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
        { param: 'amount' },
      )
    : undefined;
};

const findCharge = async (
  store: StripeStore,
  chargeId: string | undefined,
  intentId: string | undefined,
): Promise<ChargeRow | undefined> => {
  const intent = intentId === undefined ? undefined : await store.paymentIntents.find(intentId);
  const id = chargeId ?? intent?.latestCharge ?? undefined;
  return id === undefined ? undefined : store.charges.find(id);
};

const createRefund = defineOperation({
  method: 'post',
  path: '/v1/refunds',
  input: z
    .object({
      charge: z.string().optional(),
      payment_intent: z.string().optional(),
      amount: FormInteger.optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      metadata: Metadata.default({}),
    })
    .refine(({ charge, payment_intent }) => charge !== undefined || payment_intent !== undefined, {
      path: ['payment_intent'],
      error: 'One of charge and payment_intent is required',
    }),
  run: async ({ input, store, now }) => {
    const charge = await findCharge(store, input.charge, input.payment_intent);
    if (!charge)
      return missing(
        input.charge === undefined ? 'payment_intent' : 'charge',
        input.charge ?? input.payment_intent ?? '',
      );
    const amount = input.amount ?? charge.amountCaptured - charge.amountRefunded;
    const problem = refundProblem(charge, amount);
    if (problem) return problem;
    const { _id: chargeId, paymentIntent, currency } = charge;
    const refund: RefundRow = {
      _id: newId('re'),
      createdAt: now,
      charge: chargeId,
      paymentIntent,
      amount,
      currency,
      reason: input.reason ?? null,
      metadata: input.metadata,
    };
    const refunded = { ...charge, amountRefunded: charge.amountRefunded + amount };
    await store.refunds.save(refund);
    await store.charges.save(refunded);
    store.announce('refund.created', renderRefund(refund));
    store.announce('charge.refunded', renderCharge(refunded));
    return ok(renderRefund(refund));
  },
});

const getRefund = defineOperation({
  method: 'get',
  path: '/v1/refunds/:id',
  input: z.unknown(),
  run: async ({ path: { id = '' }, store }) => {
    const refund = await store.refunds.find(id);
    return refund ? ok(renderRefund(refund)) : missing('refund', id);
  },
});

const listRefunds = defineOperation({
  method: 'get',
  path: '/v1/refunds',
  input: ListPage.extend({ charge: z.string().optional(), payment_intent: z.string().optional() }),
  run: async ({ input: { charge, payment_intent: paymentIntent, ...page }, store }) => {
    const filter = { ...(charge !== undefined && { charge }), ...(paymentIntent !== undefined && { paymentIntent }) };
    return ok(renderList('/v1/refunds', await store.refunds.listPage(filter, page), renderRefund));
  },
});

export const refundOperations = [createRefund, getRefund, listRefunds];
