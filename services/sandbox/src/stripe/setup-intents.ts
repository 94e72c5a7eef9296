import { z } from 'zod';
import { newId } from './card.ts';
import { confirm } from './confirm-setup.ts';
import { FormBoolean, Metadata } from './form-values.ts';
import { defineIntentOperation } from './intent-operation.ts';
import { defineOperation } from './operation.ts';
import { findPayer } from './payer.ts';
import { findPaymentMethod } from './payment-methods.ts';
import { renderSetupIntent } from './setup-intent.ts';
import { missing, ok } from './stripe-error.ts';
import type { SetupIntentRow } from './stripe-rows.ts';

const ConfirmInput = z.object({
  payment_method: z.string().optional(),
  return_url: z.url().optional(),
  client_secret: z.string().optional(),
});
const CreateInput = ConfirmInput.omit({ client_secret: true }).extend({
  customer: z.string().optional(),
  confirm: FormBoolean.default(false),
  description: z.string().optional(),
  metadata: Metadata.default({}),
  usage: z.enum(['off_session', 'on_session']).default('off_session'),
});

const createSetupIntent = defineOperation({
  method: 'post',
  path: '/v1/setup_intents',
  input: CreateInput,
  run: async (call) => {
    const { input, store, now, publicUrl } = call;
    const payer = await findPayer(store, input, now);
    if ('refused' in payer) return payer.refused;
    const { customer, method } = payer;
    const _id = newId('seti');
    const intent: SetupIntentRow = {
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
      usage: input.usage,
    };
    await store.setupIntents.save(intent);
    store.announce('setup_intent.created', renderSetupIntent(intent, publicUrl));
    return input.confirm && method ? confirm(call, intent, method) : ok(renderSetupIntent(intent, publicUrl));
  },
});

const confirmSetupIntent = defineIntentOperation({
  method: 'post',
  kind: 'setup_intent',
  path: '/confirm',
  access: 'publishable',
  step: 'confirm',
  input: ConfirmInput,
  run: async (call, intent) => {
    const methodId = call.input.payment_method ?? intent.paymentMethod ?? '';
    const method = await findPaymentMethod(call.store, methodId, call.now);
    if (!method) return missing('PaymentMethod', methodId, 'payment_method');
    return confirm(call, { ...intent, returnUrl: call.input.return_url ?? intent.returnUrl }, method);
  },
});

const getSetupIntent = defineIntentOperation({
  method: 'get',
  kind: 'setup_intent',
  path: '',
  access: 'publishable',
  input: z.object({ client_secret: z.string().optional() }),
  run: async ({ publicUrl }, intent) => ok(renderSetupIntent(intent, publicUrl)),
});

const cancelSetupIntent = defineIntentOperation({
  method: 'post',
  kind: 'setup_intent',
  path: '/cancel',
  step: 'cancel',
  input: z.object({ cancellation_reason: z.enum(['abandoned', 'duplicate', 'requested_by_customer']).optional() }),
  run: async ({ input, store, publicUrl }, intent) => {
    const canceled: SetupIntentRow = {
      ...intent,
      status: 'canceled',
      cancellationReason: input.cancellation_reason ?? null,
    };
    await store.setupIntents.save(canceled);
    store.announce('setup_intent.canceled', renderSetupIntent(canceled, publicUrl));
    return ok(renderSetupIntent(canceled, publicUrl));
  },
});

export const setupIntentOperations = [createSetupIntent, confirmSetupIntent, getSetupIntent, cancelSetupIntent];
