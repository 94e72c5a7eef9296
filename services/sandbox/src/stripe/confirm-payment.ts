import { newId } from './card.ts';
import { renderCharge } from './charges.ts';
import { AUTHENTICATION_FAILED, type Circumstances, confirmPayment } from './confirmation-rules.ts';
import { renderPaymentIntent } from './payment-intent.ts';
import { renderPaymentMethod } from './payment-methods.ts';
import type { Till } from './stripe-context.ts';
import { type CardErrorDetails, cardError, ok, type StripeAnswer } from './stripe-error.ts';
import type { ChargeRow, PaymentIntentRow, PaymentMethodRow } from './stripe-rows.ts';

const newCharge = (intent: PaymentIntentRow, method: PaymentMethodRow, now: Date): ChargeRow => ({
  _id: newId('ch'),
  createdAt: now,
  paymentIntent: intent._id,
  customer: intent.customer,
  paymentMethod: method._id,
  card: method.card,
  currency: intent.currency,
  description: intent.description,
  metadata: intent.metadata,
  status: 'succeeded',
  amount: intent.amount,
  amountCaptured: 0,
  amountRefunded: 0,
  isCaptured: false,
  isReleased: false,
  isDisputed: false,
  failure: null,
});

/** The card's bank agreed: the amount is held, or taken at once. */
export const charge = async (
  { store, now, publicUrl }: Till,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
): Promise<PaymentIntentRow> => {
  const isManual = intent.captureMethod === 'manual';
  const charged: ChargeRow = {
    ...newCharge(intent, method, now),
    isCaptured: !isManual,
    amountCaptured: isManual ? 0 : intent.amount,
  };
  const paid: PaymentIntentRow = {
    ...intent,
    status: isManual ? 'requires_capture' : 'succeeded',
    amountCapturable: isManual ? intent.amount : 0,
    amountReceived: isManual ? 0 : intent.amount,
    latestCharge: charged._id,
    paymentMethod: method._id,
    lastError: null,
  };
  await store.charges.save(charged);
  await store.paymentIntents.save(paid);
  store.announce('charge.succeeded', renderCharge(charged));
  store.announce(
    isManual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded',
    renderPaymentIntent(paid, publicUrl),
  );
  return paid;
};

/** The payment failed: its intent waits for another card, and the failed charge stays on record. */
const fail = async (
  { store, now, publicUrl }: Till,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
  error: CardErrorDetails,
): Promise<{ failed: PaymentIntentRow; chargeId: string }> => {
  const charged: ChargeRow = { ...newCharge(intent, method, now), status: 'failed', failure: error };
  const failed: PaymentIntentRow = {
    ...intent,
    status: 'requires_payment_method',
    latestCharge: charged._id,
    paymentMethod: null,
    lastError: error,
  };
  await store.charges.save(charged);
  await store.paymentIntents.save(failed);
  store.announce('charge.failed', renderCharge(charged));
  store.announce('payment_intent.payment_failed', renderPaymentIntent(failed, publicUrl));
  return { failed, chargeId: charged._id };
};

/** Charges the card, asks its holder, or fails, as the card would have it. */
export const confirm = async (
  till: Till,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
  circumstances: Circumstances,
): Promise<StripeAnswer> => {
  const confirmation = confirmPayment(method, circumstances);
  if (confirmation.kind === 'agreed')
    return ok(renderPaymentIntent(await charge(till, intent, method), till.publicUrl));
  if (confirmation.kind === 'refused') {
    const { failed, chargeId } = await fail(till, intent, method, confirmation.error);
    return cardError(confirmation.error, {
      charge: chargeId,
      payment_intent: renderPaymentIntent(failed, till.publicUrl),
      payment_method: renderPaymentMethod(method),
    });
  }
  const asking: PaymentIntentRow = { ...intent, status: 'requires_action', paymentMethod: method._id, lastError: null };
  await till.store.paymentIntents.save(asking);
  till.store.announce('payment_intent.requires_action', renderPaymentIntent(asking, till.publicUrl));
  return ok(renderPaymentIntent(asking, till.publicUrl));
};

/** What the card's holder did on the authentication page; undefined when the intent does not wait for it. */
export const finishAuthentication = async (
  till: Till,
  intent: PaymentIntentRow,
  hasAgreed: boolean,
): Promise<PaymentIntentRow | undefined> => {
  const method = intent.paymentMethod === null ? undefined : await till.store.paymentMethods.find(intent.paymentMethod);
  if (intent.status !== 'requires_action' || !method) return undefined;
  if (hasAgreed) return charge(till, intent, method);
  const failed: PaymentIntentRow = {
    ...intent,
    status: 'requires_payment_method',
    paymentMethod: null,
    lastError: AUTHENTICATION_FAILED.payment_intent,
  };
  await till.store.paymentIntents.save(failed);
  till.store.announce('payment_intent.payment_failed', renderPaymentIntent(failed, till.publicUrl));
  return failed;
};
