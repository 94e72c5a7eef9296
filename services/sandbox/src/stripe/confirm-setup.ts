import { AUTHENTICATION_FAILED, confirmSetup } from './confirmation-rules.ts';
import { renderSetupIntent } from './setup-intent.ts';
import type { Till } from './stripe-context.ts';
import { type CardErrorDetails, cardError, ok, type StripeAnswer } from './stripe-error.ts';
import type { PaymentMethodRow, SetupIntentRow } from './stripe-rows.ts';

/** Stores a set-up in its new state and tells of it. */
const settle = async ({ store, publicUrl }: Till, intent: SetupIntentRow, event: string): Promise<SetupIntentRow> => {
  await store.setupIntents.save(intent);
  store.announce(`setup_intent.${event}`, renderSetupIntent(intent, publicUrl));
  return intent;
};

/** The card is saved with the customer and trusted from now on. */
const succeed = async (till: Till, intent: SetupIntentRow, method: PaymentMethodRow): Promise<SetupIntentRow> => {
  await till.store.paymentMethods.save({ ...method, customer: intent.customer ?? method.customer, isSetUp: true });
  return settle(till, { ...intent, status: 'succeeded', paymentMethod: method._id, lastError: null }, 'succeeded');
};

const fail = (till: Till, intent: SetupIntentRow, lastError: CardErrorDetails): Promise<SetupIntentRow> =>
  settle(till, { ...intent, status: 'requires_payment_method', paymentMethod: null, lastError }, 'setup_failed');

/** Saves the card, asks its holder first, or refuses it, as the card would have it. */
export const confirm = async (till: Till, intent: SetupIntentRow, method: PaymentMethodRow): Promise<StripeAnswer> => {
  const confirmation = confirmSetup(method);
  if (confirmation.kind === 'refused') {
    const failed = await fail(till, intent, confirmation.error);
    return cardError(confirmation.error, { setup_intent: renderSetupIntent(failed, till.publicUrl) });
  }
  const asking: SetupIntentRow = { ...intent, status: 'requires_action', paymentMethod: method._id, lastError: null };
  const confirmed = await (confirmation.kind === 'agreed'
    ? succeed(till, intent, method)
    : settle(till, asking, 'requires_action'));
  return ok(renderSetupIntent(confirmed, till.publicUrl));
};

/** What the card's holder did on the authentication page; undefined when the intent does not wait for it. */
export const finishSetup = async (
  till: Till,
  intent: SetupIntentRow,
  hasAgreed: boolean,
): Promise<SetupIntentRow | undefined> => {
  const method = intent.paymentMethod === null ? undefined : await till.store.paymentMethods.find(intent.paymentMethod);
  if (intent.status !== 'requires_action' || !method) return undefined;
  return hasAgreed ? succeed(till, intent, method) : fail(till, intent, AUTHENTICATION_FAILED.setup_intent);
};
