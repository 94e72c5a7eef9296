import { z } from 'zod';
import { renderCardDetails } from './card.ts';
import { ListPage, unixSeconds } from './form-values.ts';
import { defineOperation, renderList } from './operation.ts';
import { missing, ok } from './stripe-error.ts';
import type { ChargeRow } from './stripe-rows.ts';

const outcomeOf = ({ failure }: ChargeRow) =>
  failure
    ? {
        network_status: 'declined_by_network',
        reason: failure.decline_code ?? failure.code,
        risk_level: 'normal',
        seller_message: 'The bank did not return any further details with this decline.',
        type: 'issuer_declined',
      }
    : {
        network_status: 'approved_by_network',
        reason: null,
        risk_level: 'normal',
        risk_score: 12,
        seller_message: 'Payment complete.',
        type: 'authorized',
      };

/** The `charge` object; amounts in cents. */
export const renderCharge = (charge: ChargeRow) => ({
  id: charge._id,
  object: 'charge',
  amount: charge.amount,
  amount_captured: charge.amountCaptured,
  amount_refunded: charge.amountRefunded,
  balance_transaction: null,
  billing_details: {
    address: { city: null, country: null, line1: null, line2: null, postal_code: charge.card.zip, state: null },
    email: null,
    name: charge.card.name,
    phone: null,
    tax_id: null,
  },
  calculated_statement_descriptor: 'WISHBOW SANDBOX',
  captured: charge.isCaptured,
  created: unixSeconds(charge.createdAt),
  currency: charge.currency,
  customer: charge.customer,
  description: charge.description,
  disputed: charge.isDisputed,
  failure_code: charge.failure?.code ?? null,
  failure_message: charge.failure?.message ?? null,
  fraud_details: {},
  livemode: false,
  metadata: charge.metadata,
  outcome: outcomeOf(charge),
  paid: charge.status === 'succeeded',
  payment_intent: charge.paymentIntent,
  payment_method: charge.paymentMethod,
  payment_method_details: { card: renderCardDetails(charge.card), type: 'card' },
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: charge.isReleased || (charge.isCaptured && charge.amountRefunded === charge.amountCaptured),
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: charge.status,
  transfer_data: null,
  transfer_group: null,
});

const getCharge = defineOperation({
  method: 'get',
  path: '/v1/charges/:id',
  input: z.unknown(),
  run: async ({ path: { id = '' }, store }) => {
    const charge = await store.charges.find(id);
    return charge ? ok(renderCharge(charge)) : missing('charge', id);
  },
});

const listCharges = defineOperation({
  method: 'get',
  path: '/v1/charges',
  input: ListPage.extend({ customer: z.string().optional(), payment_intent: z.string().optional() }),
  run: async ({ input: { customer, payment_intent: paymentIntent, ...page }, store }) => {
    const filter = {
      ...(customer !== undefined && { customer }),
      ...(paymentIntent !== undefined && { paymentIntent }),
    };
    return ok(renderList('/v1/charges', await store.charges.listPage(filter, page), renderCharge));
  },
});

export const chargeOperations = [getCharge, listCharges];
