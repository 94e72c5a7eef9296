import { z } from 'zod';
import { renderCharge } from './charges.ts';
import { ALLOWED_FROM } from './confirmation-rules.ts';
import type { Till } from './confirm-payment.ts';
import { FormInteger } from './form-values.ts';
import { renderExpanded, renderPaymentIntent } from './payment-intent.ts';
import { wrongState } from './payment-intents.ts';
import { defineOperation } from './operation.ts';
import { invalidRequest, missing, ok } from './stripe-error.ts';
import type { PaymentIntentRow } from './stripe-rows.ts';

/** Takes the held amount, or a part of it; the rest goes back to the card and cannot be captured later. */
const capturePaymentIntent = defineOperation({
  method: 'post', path: '/v1/payment_intents/:id/capture', input: z.object({ amount_to_capture: FormInteger.optional(), expand: z.array(z.string()).optional() }),
  run: async ({ path: { id = '' }, input, store, publicUrl }) => {
    const intent = await store.paymentIntents.find(id);
    if (!intent) return missing('payment_intent', id, 'intent');
    if (!ALLOWED_FROM.capture.includes(intent.status)) return wrongState(intent, 'captured', publicUrl);
    const amount = input.amount_to_capture ?? intent.amountCapturable;
    if (amount > intent.amountCapturable) {
      return invalidRequest('The amount to capture is larger than the amount that can be captured.', { code: 'amount_too_large', param: 'amount_to_capture' });
    }
    if (amount < 1) return invalidRequest('The amount to capture must be greater than zero.', { param: 'amount_to_capture' });
    const held = await store.charges.find(intent.latestCharge ?? '');
    if (!held) return missing('charge', intent.latestCharge ?? '');

    const captured: PaymentIntentRow = { ...intent, status: 'succeeded', amountCapturable: 0, amountReceived: amount };
    const taken = { ...held, isCaptured: true, amountCaptured: amount };
    await store.paymentIntents.save(captured);
    await store.charges.save(taken);
    await store.announce('charge.captured', renderCharge(taken));
    await store.announce('payment_intent.succeeded', renderPaymentIntent(captured, publicUrl));
    return ok(await renderExpanded(store, captured, publicUrl, input.expand));
  },
});

/** Gives up a payment; a hold goes back to the card. */
export const release = async ({ store, now, publicUrl }: Till, intent: PaymentIntentRow, reason: string | null): Promise<PaymentIntentRow> => {
  const canceled: PaymentIntentRow = { ...intent, status: 'canceled', amountCapturable: 0, canceledAt: now, cancellationReason: reason };
  await store.paymentIntents.save(canceled);
  const held = intent.status === 'requires_capture' && intent.latestCharge !== null ? await store.charges.find(intent.latestCharge) : undefined;
  if (held) {
    const released = { ...held, isReleased: true };
    await store.charges.save(released);
    await store.announce(reason === 'automatic' ? 'charge.expired' : 'charge.refunded', renderCharge(released));
  }
  await store.announce('payment_intent.canceled', renderPaymentIntent(canceled, publicUrl));
  return canceled;
};

const cancelPaymentIntent = defineOperation({
  method: 'post', path: '/v1/payment_intents/:id/cancel',
  input: z.object({ cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional() }),
  run: async (call) => {
    const { path: { id = '' }, input, store, publicUrl } = call;
    const intent = await store.paymentIntents.find(id);
    if (!intent) return missing('payment_intent', id, 'intent');
    if (!ALLOWED_FROM.cancel.includes(intent.status)) return wrongState(intent, 'canceled', publicUrl);
    return ok(renderPaymentIntent(await release(call, intent, input.cancellation_reason ?? null), publicUrl));
  },
});

export const settlementOperations = [capturePaymentIntent, cancelPaymentIntent];
