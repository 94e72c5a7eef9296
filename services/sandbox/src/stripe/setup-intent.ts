import { unixSeconds } from './form-values.ts';
import { nextAction, renderLastError } from './payment-intent.ts';
import type { SetupIntentRow } from './stripe-rows.ts';

/** The `setup_intent` object. */
export const renderSetupIntent = (intent: SetupIntentRow, publicUrl: string) => ({
  id: intent._id,
  object: 'setup_intent',
  application: null,
  automatic_payment_methods: null,
  cancellation_reason: intent.cancellationReason,
  client_secret: intent.clientSecret,
  created: unixSeconds(intent.createdAt),
  customer: intent.customer,
  description: intent.description,
  last_setup_error: renderLastError(intent),
  latest_attempt: null,
  livemode: false,
  mandate: null,
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
