import { z } from 'zod';
import { newId } from './card.ts';
import { confirm } from './confirm-payment.ts';
import { ALLOWED_FROM, LARGEST_AMOUNT_CENTS, SMALLEST_AMOUNT_CENTS } from './confirmation-rules.ts';
import { FormBoolean, FormInteger, ListPage, Metadata, mergeMetadata } from './form-values.ts';
import { renderExpanded, renderPaymentIntent } from './payment-intent.ts';
import { findPaymentMethod } from './payment-methods.ts';
import { defineOperation, renderList, type StripeCall } from './operation.ts';
import { forbidden, invalidRequest, missing, ok, type StripeAnswer } from './stripe-error.ts';
import type { PaymentIntentRow, PaymentMethodRow } from './stripe-rows.ts';

const Expand = z.array(z.string()).optional();
const ConfirmInput = z.object({
  payment_method: z.string().optional(),
  off_session: FormBoolean.optional(),
  error_on_requires_action: FormBoolean.optional(),
  return_url: z.url().optional(),
  client_secret: z.string().optional(),
  expand: Expand,
});
const CreateInput = ConfirmInput.omit({ client_secret: true }).extend({
  amount: FormInteger,
  currency: z.literal('usd', 'Only usd is supported by the sandbox'),
  customer: z.string().optional(),
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).default('automatic'),
  confirm: FormBoolean.default(false),
  description: z.string().optional(),
  metadata: Metadata.default({}),
  receipt_email: z.string().optional(),
  statement_descriptor: z.string().max(22).optional(),
});

export const wrongState = (intent: PaymentIntentRow, step: string, publicUrl: string): StripeAnswer => invalidRequest(
  `This PaymentIntent's status is ${intent.status}, so it cannot be ${step}.`,
  { code: 'payment_intent_unexpected_state', payment_intent: renderPaymentIntent(intent, publicUrl) },
);

const amountProblem = (amount: number): StripeAnswer | undefined => {
  if (amount < SMALLEST_AMOUNT_CENTS) return invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  return amount > LARGEST_AMOUNT_CENTS ? invalidRequest('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' }) : undefined;
};

/** A card saved with one customer pays for that customer only. */
const ownershipProblem = (method: PaymentMethodRow, customer: string | null): StripeAnswer | undefined => {
  if (method.customer === null || method.customer === customer) return undefined;
  if (customer === null) return invalidRequest('The PaymentMethod belongs to a Customer. Please include the Customer in the `customer` parameter on the PaymentIntent.', { param: 'payment_method' });
  return invalidRequest('The PaymentMethod does not belong to the Customer you supplied.', { param: 'payment_method' });
};

const withExpansion = async (answer: StripeAnswer, expand: readonly string[] | undefined, { store, publicUrl, path }: StripeCall<unknown>, id = path['id'] ?? ''): Promise<StripeAnswer> => {
  if (!expand || answer.status !== 200) return answer;
  const intent = await store.paymentIntents.find(id);
  return intent ? ok(await renderExpanded(store, intent, publicUrl, expand)) : answer;
};

const createPaymentIntent = defineOperation({
  method: 'post', path: '/v1/payment_intents', input: CreateInput,
  run: async (call) => {
    const { input, store, now, publicUrl } = call;
    const problem = amountProblem(input.amount);
    if (problem) return problem;
    const customer = input.customer === undefined ? undefined : await store.customers.find(input.customer);
    if (input.customer !== undefined && (!customer || customer.isDeleted)) return missing('customer', input.customer, 'customer');
    const method = input.payment_method === undefined ? undefined : await findPaymentMethod(store, input.payment_method, now);
    if (input.payment_method !== undefined && !method) return missing('PaymentMethod', input.payment_method, 'payment_method');
    const foreign = method && ownershipProblem(method, customer?._id ?? null);
    if (foreign) return foreign;
    if (input.confirm && !method) return invalidRequest('You cannot confirm this PaymentIntent because it\'s missing a payment method.', { code: 'parameter_missing', param: 'payment_method' });

    const _id = newId('pi');
    const intent: PaymentIntentRow = {
      _id, createdAt: now, customer: customer?._id ?? null, paymentMethod: method?._id ?? null,
      status: method ? 'requires_confirmation' : 'requires_payment_method', clientSecret: `${_id}_secret_${newId('s').slice(2)}`,
      description: input.description ?? null, metadata: input.metadata, returnUrl: input.return_url ?? null, cancellationReason: null, lastError: null,
      amount: input.amount, amountCapturable: 0, amountReceived: 0, currency: input.currency, captureMethod: input.capture_method === 'manual' ? 'manual' : 'automatic',
      latestCharge: null, statementDescriptor: input.statement_descriptor ?? null, receiptEmail: input.receipt_email ?? null, canceledAt: null,
    };
    await store.paymentIntents.save(intent);
    await store.announce('payment_intent.created', renderPaymentIntent(intent, publicUrl));
    if (!input.confirm || !method) return withExpansion(ok(renderPaymentIntent(intent, publicUrl)), input.expand, call, _id);
    const circumstances = { isOffSession: input.off_session ?? false, failsOnAction: input.error_on_requires_action ?? false };
    return withExpansion(await confirm(call, intent, method, circumstances), input.expand, call, _id);
  },
});

const confirmPaymentIntent = defineOperation({
  method: 'post', path: '/v1/payment_intents/:id/confirm', access: 'publishable', input: ConfirmInput,
  run: async (call) => {
    const { path: { id = '' }, input, store, now, publicUrl, access } = call;
    const intent = await store.paymentIntents.find(id);
    if (!intent) return missing('payment_intent', id, 'intent');
    if (access === 'publishable' && input.client_secret !== intent.clientSecret) return forbidden('The client_secret provided does not match the client_secret associated with the PaymentIntent.');
    if (!ALLOWED_FROM.confirm.includes(intent.status)) return wrongState(intent, 'confirmed', publicUrl);
    const methodId = input.payment_method ?? intent.paymentMethod;
    const method = methodId === null ? undefined : await findPaymentMethod(store, methodId, now);
    if (!method) return methodId === null ? invalidRequest('A payment method is needed to confirm this PaymentIntent.', { code: 'payment_intent_unexpected_state' }) : missing('PaymentMethod', methodId, 'payment_method');
    const foreign = ownershipProblem(method, intent.customer);
    if (foreign) return foreign;
    const circumstances = { isOffSession: input.off_session ?? false, failsOnAction: input.error_on_requires_action ?? false };
    return withExpansion(await confirm(call, { ...intent, returnUrl: input.return_url ?? intent.returnUrl }, method, circumstances), input.expand, call);
  },
});

const getPaymentIntent = defineOperation({
  method: 'get', path: '/v1/payment_intents/:id', access: 'publishable', input: z.object({ client_secret: z.string().optional(), expand: Expand }),
  run: async ({ path: { id = '' }, input, store, publicUrl, access }) => {
    const intent = await store.paymentIntents.find(id);
    if (!intent || (access === 'publishable' && input.client_secret !== intent.clientSecret)) return missing('payment_intent', id, 'intent');
    return ok(await renderExpanded(store, intent, publicUrl, input.expand));
  },
});

const updatePaymentIntent = defineOperation({
  method: 'post', path: '/v1/payment_intents/:id', input: z.object({ amount: FormInteger.optional(), description: z.string().optional(), metadata: Metadata.default({}) }),
  run: async ({ path: { id = '' }, input, store, publicUrl }) => {
    const intent = await store.paymentIntents.find(id);
    if (!intent) return missing('payment_intent', id, 'intent');
    const { amount = intent.amount, description = intent.description } = input;
    const problem = amountProblem(amount);
    if (problem) return problem;
    if (amount !== intent.amount && !ALLOWED_FROM.update.includes(intent.status)) return wrongState(intent, 'given another amount', publicUrl);
    const updated = { ...intent, amount, description, metadata: mergeMetadata(intent.metadata, input.metadata) };
    await store.paymentIntents.save(updated);
    return ok(renderPaymentIntent(updated, publicUrl));
  },
});

const listPaymentIntents = defineOperation({
  method: 'get', path: '/v1/payment_intents', input: ListPage.extend({ customer: z.string().optional() }),
  run: async ({ input: { customer, ...page }, store, publicUrl }) => {
    const found = await store.paymentIntents.listPage(customer === undefined ? {} : { customer }, page);
    return ok(renderList('/v1/payment_intents', found, (intent) => renderPaymentIntent(intent, publicUrl)));
  },
});

export const paymentIntentOperations = [createPaymentIntent, confirmPaymentIntent, getPaymentIntent, updatePaymentIntent, listPaymentIntents];
