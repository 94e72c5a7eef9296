import { z } from 'zod';
import { newId } from './card.ts';
import { confirm } from './confirm-payment.ts';
import { FormBoolean, FormInteger, Metadata } from './form-values.ts';
import { defineIntentOperation } from './intent-operation.ts';
import { defineOperation, type StripeCall } from './operation.ts';
import { findPayer, ownershipProblem, type Payer } from './payer.ts';
import { renderExpanded, renderPaymentIntent } from './payment-intent.ts';
import { amountProblem } from './payment-intents.ts';
import { findPaymentMethod } from './payment-methods.ts';
import { invalidRequest, missing, ok, type StripeAnswer } from './stripe-error.ts';
import type { PaymentIntentRow, PaymentMethodRow } from './stripe-rows.ts';

const ConfirmInput = z.object({
  payment_method: z.string().optional(),
  off_session: FormBoolean.default(false),
  error_on_requires_action: FormBoolean.default(false),
  return_url: z.url().optional(),
  client_secret: z.string().optional(),
  expand: z.array(z.string()).optional(),
});
type ConfirmInput = z.infer<typeof ConfirmInput>;

const CreateInput = ConfirmInput.extend({
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
type CreateInput = z.infer<typeof CreateInput>;

const newPaymentIntent = (input: CreateInput, { customer, method }: Payer, now: Date): PaymentIntentRow => {
  const _id = newId('pi');
  return {
    _id,
    createdAt: now,
    customer: customer?._id ?? null,
    paymentMethod: method?._id ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    clientSecret: newId(`${_id}_secret`),
    description: input.description ?? null,
    metadata: input.metadata,
    returnUrl: input.return_url ?? null,
    cancellationReason: null,
    lastError: null,
    amount: input.amount,
    amountCapturable: 0,
    amountReceived: 0,
    currency: input.currency,
    captureMethod: input.capture_method === 'manual' ? 'manual' : 'automatic',
    latestCharge: null,
    statementDescriptor: input.statement_descriptor ?? null,
    receiptEmail: input.receipt_email ?? null,
    canceledAt: null,
  };
};

/** Confirms, and shows the intent as the caller wants it expanded. */
const confirmExpanded = async (
  call: StripeCall<ConfirmInput>,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
): Promise<StripeAnswer> => {
  const { input, store, publicUrl } = call;
  const circumstances = { isOffSession: input.off_session, failsOnAction: input.error_on_requires_action };
  const answer = await confirm(call, intent, method, circumstances);
  const confirmed = answer.status === 200 && input.expand ? await store.paymentIntents.find(intent._id) : undefined;
  return confirmed ? ok(await renderExpanded(store, confirmed, publicUrl, input.expand)) : answer;
};

const createPaymentIntent = defineOperation({
  method: 'post',
  path: '/v1/payment_intents',
  input: CreateInput,
  run: async (call) => {
    const { input, store, now, publicUrl } = call;
    const problem = amountProblem(input.amount);
    if (problem) return problem;
    const payer = await findPayer(store, input, now);
    if ('refused' in payer) return payer.refused;
    if (input.confirm && !payer.method) {
      const message = "You cannot confirm this PaymentIntent because it's missing a payment method.";
      return invalidRequest(message, { code: 'parameter_missing', param: 'payment_method' });
    }
    const intent = newPaymentIntent(input, payer, now);
    await store.paymentIntents.save(intent);
    store.announce('payment_intent.created', renderPaymentIntent(intent, publicUrl));
    return input.confirm && payer.method
      ? confirmExpanded(call, intent, payer.method)
      : ok(await renderExpanded(store, intent, publicUrl, input.expand));
  },
});

const confirmPaymentIntent = defineIntentOperation({
  method: 'post',
  kind: 'payment_intent',
  path: '/confirm',
  access: 'publishable',
  step: 'confirm',
  input: ConfirmInput,
  run: async (call, intent) => {
    const methodId = call.input.payment_method ?? intent.paymentMethod ?? '';
    const method = await findPaymentMethod(call.store, methodId, call.now);
    if (!method) return missing('PaymentMethod', methodId, 'payment_method');
    const foreign = ownershipProblem(method, intent.customer);
    if (foreign) return foreign;
    return confirmExpanded(call, { ...intent, returnUrl: call.input.return_url ?? intent.returnUrl }, method);
  },
});

export const paymentStartOperations = [createPaymentIntent, confirmPaymentIntent];
