import { z } from 'zod';
import { newId } from './card.ts';
import { ALLOWED_FROM, AUTHENTICATION_FAILED, confirmSetup } from './confirmation-rules.ts';
import type { Till } from './confirm-payment.ts';
import { FormBoolean, Metadata, unixSeconds } from './form-values.ts';
import { defineOperation } from './operation.ts';
import { nextAction, renderLastError } from './payment-intent.ts';
import { findPaymentMethod } from './payment-methods.ts';
import { cardError, forbidden, invalidRequest, missing, ok, type StripeAnswer } from './stripe-error.ts';
import type { PaymentMethodRow, SetupIntentRow } from './stripe-rows.ts';

const ConfirmInput = z.object({ payment_method: z.string().optional(), return_url: z.url().optional(), client_secret: z.string().optional() });
const CreateInput = ConfirmInput.omit({ client_secret: true }).extend({
  customer: z.string().optional(), confirm: FormBoolean.default(false), description: z.string().optional(),
  metadata: Metadata.default({}), usage: z.enum(['off_session', 'on_session']).default('off_session'),
});

const renderSetupIntent = (intent: SetupIntentRow, publicUrl: string) => ({
  id: intent._id,
  object: 'setup_intent',
  application: null, automatic_payment_methods: null,
  cancellation_reason: intent.cancellationReason,
  client_secret: intent.clientSecret,
  created: unixSeconds(intent.createdAt),
  customer: intent.customer,
  description: intent.description,
  last_setup_error: renderLastError(intent),
  latest_attempt: null, livemode: false, mandate: null,
  metadata: intent.metadata,
  next_action: nextAction(intent, publicUrl),
  on_behalf_of: null,
  payment_method: intent.paymentMethod,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'],
  single_use_mandate: null,
  status: intent.status,
  usage: intent.usage,
});

/** The card is saved with the customer and trusted from now on. */
const setUp = async ({ store, publicUrl }: Till, intent: SetupIntentRow, method: PaymentMethodRow): Promise<SetupIntentRow> => {
  const done: SetupIntentRow = { ...intent, status: 'succeeded', paymentMethod: method._id, lastError: null };
  await store.paymentMethods.save({ ...method, customer: intent.customer ?? method.customer, isSetUp: true });
  await store.setupIntents.save(done);
  await store.announce('setup_intent.succeeded', renderSetupIntent(done, publicUrl));
  return done;
};

const confirm = async (till: Till, intent: SetupIntentRow, method: PaymentMethodRow): Promise<StripeAnswer> => {
  const { store, publicUrl } = till;
  const confirmation = confirmSetup(method);
  if (confirmation.kind === 'agreed') return ok(renderSetupIntent(await setUp(till, intent, method), publicUrl));
  const isRefused = confirmation.kind === 'refused';
  const waiting: SetupIntentRow = isRefused
    ? { ...intent, status: 'requires_payment_method', paymentMethod: null, lastError: confirmation.error }
    : { ...intent, status: 'requires_action', paymentMethod: method._id, lastError: null };
  await store.setupIntents.save(waiting);
  const rendered = renderSetupIntent(waiting, publicUrl);
  await store.announce(isRefused ? 'setup_intent.setup_failed' : 'setup_intent.requires_action', rendered);
  return isRefused ? cardError(confirmation.error, { setup_intent: rendered }) : ok(rendered);
};

const createSetupIntent = defineOperation({
  method: 'post', path: '/v1/setup_intents', input: CreateInput,
  run: async (call) => {
    const { input, store, now, publicUrl } = call;
    const customer = input.customer === undefined ? undefined : await store.customers.find(input.customer);
    if (input.customer !== undefined && (!customer || customer.isDeleted)) return missing('customer', input.customer, 'customer');
    const method = input.payment_method === undefined ? undefined : await findPaymentMethod(store, input.payment_method, now);
    if (input.payment_method !== undefined && !method) return missing('PaymentMethod', input.payment_method, 'payment_method');
    const _id = newId('seti');
    const intent: SetupIntentRow = {
      _id, createdAt: now, customer: customer?._id ?? null, paymentMethod: method?._id ?? null,
      status: method ? 'requires_confirmation' : 'requires_payment_method', clientSecret: `${_id}_secret_${newId('s').slice(2)}`,
      description: input.description ?? null, metadata: input.metadata, returnUrl: input.return_url ?? null, cancellationReason: null, lastError: null, usage: input.usage,
    };
    await store.setupIntents.save(intent);
    await store.announce('setup_intent.created', renderSetupIntent(intent, publicUrl));
    return input.confirm && method ? confirm(call, intent, method) : ok(renderSetupIntent(intent, publicUrl));
  },
});

const confirmSetupIntent = defineOperation({
  method: 'post', path: '/v1/setup_intents/:id/confirm', access: 'publishable', input: ConfirmInput,
  run: async (call) => {
    const { path: { id = '' }, input, store, now, access } = call;
    const intent = await store.setupIntents.find(id);
    if (!intent) return missing('setup_intent', id, 'intent');
    if (access === 'publishable' && input.client_secret !== intent.clientSecret) return forbidden('The client_secret provided does not match the client_secret associated with the SetupIntent.');
    if (!ALLOWED_FROM.confirm.includes(intent.status)) return invalidRequest(`This SetupIntent's status is ${intent.status}, so it cannot be confirmed.`, { code: 'setup_intent_unexpected_state' });
    const methodId = input.payment_method ?? intent.paymentMethod ?? '';
    const method = await findPaymentMethod(store, methodId, now);
    if (!method) return missing('PaymentMethod', methodId, 'payment_method');
    return confirm(call, { ...intent, returnUrl: input.return_url ?? intent.returnUrl }, method);
  },
});

const getSetupIntent = defineOperation({
  method: 'get', path: '/v1/setup_intents/:id', access: 'publishable', input: z.object({ client_secret: z.string().optional() }),
  run: async ({ path: { id = '' }, input, store, publicUrl, access }) => {
    const intent = await store.setupIntents.find(id);
    if (!intent || (access === 'publishable' && input.client_secret !== intent.clientSecret)) return missing('setup_intent', id, 'intent');
    return ok(renderSetupIntent(intent, publicUrl));
  },
});

const cancelSetupIntent = defineOperation({
  method: 'post', path: '/v1/setup_intents/:id/cancel', input: z.object({ cancellation_reason: z.enum(['abandoned', 'duplicate', 'requested_by_customer']).optional() }),
  run: async ({ path: { id = '' }, input, store, publicUrl }) => {
    const intent = await store.setupIntents.find(id);
    if (!intent) return missing('setup_intent', id, 'intent');
    if (!ALLOWED_FROM.cancel.includes(intent.status)) return invalidRequest(`This SetupIntent's status is ${intent.status}, so it cannot be canceled.`, { code: 'setup_intent_unexpected_state' });
    const canceled: SetupIntentRow = { ...intent, status: 'canceled', cancellationReason: input.cancellation_reason ?? null };
    await store.setupIntents.save(canceled);
    await store.announce('setup_intent.canceled', renderSetupIntent(canceled, publicUrl));
    return ok(renderSetupIntent(canceled, publicUrl));
  },
});

/** What the card's holder did on the authentication page; undefined when the intent does not wait for it. */
export const finishSetup = async (till: Till, intent: SetupIntentRow, hasAgreed: boolean): Promise<SetupIntentRow | undefined> => {
  const method = intent.paymentMethod === null ? undefined : await till.store.paymentMethods.find(intent.paymentMethod);
  if (intent.status !== 'requires_action' || !method) return undefined;
  if (hasAgreed) return setUp(till, intent, method);
  const failed: SetupIntentRow = { ...intent, status: 'requires_payment_method', paymentMethod: null, lastError: AUTHENTICATION_FAILED.setup_intent };
  await till.store.setupIntents.save(failed);
  await till.store.announce('setup_intent.setup_failed', renderSetupIntent(failed, till.publicUrl));
  return failed;
};

export const setupIntentOperations = [createSetupIntent, confirmSetupIntent, getSetupIntent, cancelSetupIntent];
