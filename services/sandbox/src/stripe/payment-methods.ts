import { z } from 'zod';
import { newId, readyMadeCard, renderCardDetails, type StoredCard, storedCard } from './card.ts';
import { cardProblem } from './card-checks.ts';
import { findCustomer } from './find-customer.ts';
import { ListPage, Metadata, mergeMetadata, unixSeconds } from './form-values.ts';
import { defineOperation, renderList } from './operation.ts';
import { cardError, invalidRequest, missing, ok, type Refused, type StripeAnswer } from './stripe-error.ts';
import type { StripeStore } from './stripe-repository.ts';
import type { PaymentMethodRow } from './stripe-rows.ts';
import { findReadyMadeCard } from './test-cards.ts';
import { CardInput, spendToken } from './tokens.ts';

export const renderPaymentMethod = ({ _id, createdAt, customer, card, billingName, metadata }: PaymentMethodRow) => ({
  id: _id,
  object: 'payment_method',
  allow_redisplay: 'unspecified',
  billing_details: {
    address: { city: null, country: null, line1: null, line2: null, postal_code: card.zip, state: null },
    email: null,
    name: billingName,
    phone: null,
    tax_id: null,
  },
  card: renderCardDetails(card),
  created: unixSeconds(createdAt),
  customer,
  livemode: false,
  metadata,
  type: 'card',
});

export const newPaymentMethod = (
  id: string,
  card: StoredCard,
  now: Date,
  rest: Partial<PaymentMethodRow> = {},
): PaymentMethodRow => ({
  _id: id,
  createdAt: now,
  customer: null,
  card,
  billingName: card.name,
  metadata: {},
  isSetUp: false,
  ...rest,
});

/** A saved payment method, or a fresh one from a ready-made id such as `pm_card_visa`. */
export const findPaymentMethod = async (
  store: StripeStore,
  id: string,
  now: Date,
): Promise<PaymentMethodRow | undefined> => {
  const readyMade = id.startsWith('pm_card_') ? findReadyMadeCard(id) : undefined;
  if (!readyMade) return store.paymentMethods.find(id);
  const method = newPaymentMethod(newId('pm'), readyMadeCard(readyMade, now), now);
  await store.paymentMethods.save(method);
  return method;
};

/** Why a card cannot be saved with a customer: most cards that decline do so at once; a few only when charged. */
export const attachmentRefusal = (card: StoredCard): StripeAnswer | undefined =>
  card.behaviour.kind === 'declines' && !card.behaviour.attaches ? cardError(card.behaviour.decline) : undefined;

const CreateInput = z.object({
  type: z.literal('card'),
  card: z.union([z.object({ token: z.string() }), CardInput]),
  billing_details: z.object({ name: z.string().optional() }).optional(),
  metadata: Metadata.default({}),
});

const cardFrom = async (
  input: z.infer<typeof CreateInput>['card'],
  store: StripeStore,
  now: Date,
): Promise<{ card: StoredCard } | Refused> => {
  if ('token' in input) return spendToken(store, input.token, now);
  const problem = cardProblem(input, now);
  return problem ? { refused: cardError(problem) } : { card: storedCard(input) };
};

const createPaymentMethod = defineOperation({
  method: 'post',
  path: '/v1/payment_methods',
  access: 'publishable',
  input: CreateInput,
  run: async ({ input, store, now }) => {
    const found = await cardFrom(input.card, store, now);
    if ('refused' in found) return found.refused;
    const method = newPaymentMethod(newId('pm'), found.card, now, {
      billingName: input.billing_details?.name ?? found.card.name,
      metadata: input.metadata,
    });
    await store.paymentMethods.save(method);
    return ok(renderPaymentMethod(method));
  },
});

const getPaymentMethod = defineOperation({
  method: 'get',
  path: '/v1/payment_methods/:id',
  input: z.unknown(),
  run: async ({ path: { id = '' }, store }) => {
    const method = await store.paymentMethods.find(id);
    return method ? ok(renderPaymentMethod(method)) : missing('PaymentMethod', id, 'payment_method');
  },
});

const updatePaymentMethod = defineOperation({
  method: 'post',
  path: '/v1/payment_methods/:id',
  input: z.object({ metadata: Metadata.default({}) }),
  run: async ({ path: { id = '' }, input, store }) => {
    const method = await store.paymentMethods.find(id);
    if (!method) return missing('PaymentMethod', id, 'payment_method');
    const updated = { ...method, metadata: mergeMetadata(method.metadata, input.metadata) };
    await store.paymentMethods.save(updated);
    return ok(renderPaymentMethod(updated));
  },
});

const attachPaymentMethod = defineOperation({
  method: 'post',
  path: '/v1/payment_methods/:id/attach',
  input: z.object({ customer: z.string() }),
  run: async ({ path: { id = '' }, input: { customer: customerId }, store, now }) => {
    const method = await findPaymentMethod(store, id, now);
    if (!method) return missing('PaymentMethod', id, 'payment_method');
    if (!(await findCustomer(store, customerId))) return missing('customer', customerId, 'customer');
    if (method.customer !== null && method.customer !== customerId) {
      return invalidRequest('The payment method you provided has already been attached to a customer.', {
        code: 'payment_method_unexpected_state',
      });
    }
    const refused = attachmentRefusal(method.card);
    if (refused) return refused;
    const attached = { ...method, customer: customerId };
    await store.paymentMethods.save(attached);
    store.announce('payment_method.attached', renderPaymentMethod(attached));
    return ok(renderPaymentMethod(attached));
  },
});

const detachPaymentMethod = defineOperation({
  method: 'post',
  path: '/v1/payment_methods/:id/detach',
  input: z.unknown(),
  run: async ({ path: { id = '' }, store }) => {
    const method = await store.paymentMethods.find(id);
    if (!method) return missing('PaymentMethod', id, 'payment_method');
    if (method.customer === null)
      return invalidRequest(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      );
    const detached = { ...method, customer: null };
    await store.paymentMethods.save(detached);
    store.announce('payment_method.detached', renderPaymentMethod(detached));
    return ok(renderPaymentMethod(detached));
  },
});

const listPaymentMethods = defineOperation({
  method: 'get',
  path: '/v1/payment_methods',
  input: ListPage.extend({ customer: z.string(), type: z.literal('card').optional() }),
  run: async ({ input: { customer, ...page }, store }) =>
    ok(renderList('/v1/payment_methods', await store.paymentMethods.listPage({ customer }, page), renderPaymentMethod)),
});

const listCustomerPaymentMethods = defineOperation({
  method: 'get',
  path: '/v1/customers/:id/payment_methods',
  input: ListPage,
  run: async ({ path: { id = '' }, input, store }) =>
    ok(
      renderList(
        `/v1/customers/${id}/payment_methods`,
        await store.paymentMethods.listPage({ customer: id }, input),
        renderPaymentMethod,
      ),
    ),
});

export const paymentMethodOperations = [
  createPaymentMethod,
  getPaymentMethod,
  updatePaymentMethod,
  attachPaymentMethod,
  detachPaymentMethod,
  listPaymentMethods,
  listCustomerPaymentMethods,
];
