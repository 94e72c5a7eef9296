import { z } from 'zod';
import { renderCharge } from './charges.ts';
import { FormInteger } from './form-values.ts';
import { defineIntentOperation } from './intent-operation.ts';
import { renderExpanded, renderPaymentIntent } from './payment-intent.ts';
import type { Till } from './stripe-context.ts';
import { invalidRequest, missing, ok, type StripeAnswer } from './stripe-error.ts';
import type { PaymentIntentRow } from './stripe-rows.ts';

/** Why so much of a hold cannot be captured; undefined when it can. Amounts in cents. */
export const captureProblem = (held: number, amount: number): StripeAnswer | undefined => {
  const param = 'amount_to_capture';
  if (amount < 1) return invalidRequest('The amount to capture must be greater than zero.', { param });
  if (amount <= held) return undefined;
  const message = 'The amount to capture is larger than the amount that can be captured.';
  return invalidRequest(message, { code: 'amount_too_large', param });
};

/** Takes the held amount, or a part of it; the rest goes back to the card and cannot be captured later. */
const capturePaymentIntent = defineIntentOperation({
  method: 'post',
  kind: 'payment_intent',
  path: '/capture',
  step: 'capture',
  input: z.object({ amount_to_capture: FormInteger.optional(), expand: z.array(z.string()).optional() }),
  run: async ({ input, store, publicUrl }, intent) => {
    const amount = input.amount_to_capture ?? intent.amountCapturable;
    const problem = captureProblem(intent.amountCapturable, amount);
    if (problem) return problem;
    const held = await store.charges.find(intent.latestCharge ?? '');
    if (!held) return missing('charge', intent.latestCharge ?? '');

    const captured: PaymentIntentRow = { ...intent, status: 'succeeded', amountCapturable: 0, amountReceived: amount };
    const taken = { ...held, isCaptured: true, amountCaptured: amount };
    await store.paymentIntents.save(captured);
    await store.charges.save(taken);
    store.announce('charge.captured', renderCharge(taken));
    store.announce('payment_intent.succeeded', renderPaymentIntent(captured, publicUrl));
    return ok(await renderExpanded(store, captured, publicUrl, input.expand));
  },
});

/** Gives up a payment; a hold goes back to the card. */
export const release = async (
  { store, now, publicUrl }: Till,
  intent: PaymentIntentRow,
  reason: string | null,
): Promise<PaymentIntentRow> => {
  const canceled: PaymentIntentRow = {
    ...intent,
    status: 'canceled',
    amountCapturable: 0,
    canceledAt: now,
    cancellationReason: reason,
  };
  await store.paymentIntents.save(canceled);
  const held = intent.status === 'requires_capture' ? await store.charges.find(intent.latestCharge ?? '') : undefined;
  if (held) {
    const released = { ...held, isReleased: true };
    await store.charges.save(released);
    store.announce(reason === 'automatic' ? 'charge.expired' : 'charge.refunded', renderCharge(released));
  }
  store.announce('payment_intent.canceled', renderPaymentIntent(canceled, publicUrl));
  return canceled;
};

const cancelPaymentIntent = defineIntentOperation({
  method: 'post',
  kind: 'payment_intent',
  path: '/cancel',
  step: 'cancel',
  input: z.object({
    cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
  }),
  run: async (call, intent) =>
    ok(renderPaymentIntent(await release(call, intent, call.input.cancellation_reason ?? null), call.publicUrl)),
});

export const settlementOperations = [capturePaymentIntent, cancelPaymentIntent];
