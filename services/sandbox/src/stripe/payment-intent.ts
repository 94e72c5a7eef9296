import { renderCharge } from './charges.ts';
import { renderCustomer } from './customers.ts';
import { unixSeconds } from './form-values.ts';
import { renderPaymentMethod } from './payment-methods.ts';
import type { StripeStore } from './stripe-repository.ts';
import type { PaymentIntentRow, SetupIntentRow } from './stripe-rows.ts';

/** Where the card's holder is sent to authenticate: a page of this sandbox with two buttons. */
export const nextAction = (
  { _id, clientSecret, status, returnUrl }: PaymentIntentRow | SetupIntentRow,
  publicUrl: string,
) => {
  if (status !== 'requires_action') return null;
  const url = `${publicUrl}/stripe/authenticate/${_id}?client_secret=${clientSecret}`;
  return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } };
};

/** The error a rendered intent carries about its last attempt. */
export const renderLastError = ({ lastError }: Pick<PaymentIntentRow, 'lastError'>) =>
  lastError ? { type: 'card_error', ...lastError } : null;

/** The `payment_intent` object; amounts in cents. */
export const renderPaymentIntent = (intent: PaymentIntentRow, publicUrl: string) => ({
  id: intent._id,
  object: 'payment_intent',
  amount: intent.amount,
  amount_capturable: intent.amountCapturable,
  amount_received: intent.amountReceived,
  application: null,
  automatic_payment_methods: null,
  canceled_at: intent.canceledAt ? unixSeconds(intent.canceledAt) : null,
  cancellation_reason: intent.cancellationReason,
  capture_method: intent.captureMethod,
  client_secret: intent.clientSecret,
  confirmation_method: 'automatic',
  created: unixSeconds(intent.createdAt),
  currency: intent.currency,
  customer: intent.customer,
  description: intent.description,
  last_payment_error: renderLastError(intent),
  latest_charge: intent.latestCharge,
  livemode: false,
  metadata: intent.metadata,
  next_action: nextAction(intent, publicUrl),
  on_behalf_of: null,
  payment_method: intent.paymentMethod,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'],
  processing: null,
  receipt_email: intent.receiptEmail,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: intent.statementDescriptor,
  statement_descriptor_suffix: null,
  status: intent.status,
  transfer_data: null,
  transfer_group: null,
});

type Expandable = 'latest_charge' | 'payment_method' | 'customer';
const expansions: Record<Expandable, (store: StripeStore, intent: PaymentIntentRow) => Promise<object | null>> = {
  latest_charge: async (store, { latestCharge }) => {
    const charge = latestCharge === null ? undefined : await store.charges.find(latestCharge);
    return charge ? renderCharge(charge) : null;
  },
  payment_method: async (store, { paymentMethod }) => {
    const method = paymentMethod === null ? undefined : await store.paymentMethods.find(paymentMethod);
    return method ? renderPaymentMethod(method) : null;
  },
  customer: async (store, { customer: customerId }) => {
    const customer = customerId === null ? undefined : await store.customers.find(customerId);
    return customer ? renderCustomer(customer) : null;
  },
};
const isExpandable = (name: string): name is Expandable => Object.hasOwn(expansions, name);

/** The same object with the named ids replaced by what they stand for; unknown names are ignored. */
export const renderExpanded = async (
  store: StripeStore,
  intent: PaymentIntentRow,
  publicUrl: string,
  expand: readonly string[] = [],
) => {
  const expanded: Record<string, object | null> = {};
  for (const name of expand.filter(isExpandable)) expanded[name] = await expansions[name](store, intent);
  return { ...renderPaymentIntent(intent, publicUrl), ...expanded };
};
