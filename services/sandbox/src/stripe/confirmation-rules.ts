import type { CardErrorDetails } from './stripe-error.ts';
import type { IntentStatus, PaymentMethodRow } from './stripe-rows.ts';

/** How the confirmation of a payment or a set-up goes on. */
export type Confirmation =
  | { kind: 'agreed' }
  /** The card's holder has to authenticate first. */
  | { kind: 'action_needed' }
  | { kind: 'refused'; error: CardErrorDetails };

export type Circumstances = {
  /** Nobody is there to authenticate. */
  isOffSession: boolean;
  /** The caller would rather have an error than a question to the holder. */
  failsOnAction: boolean;
};

export const AUTHENTICATION_REQUIRED: CardErrorDetails = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};
export const AUTHENTICATION_FAILED: Record<'payment_intent' | 'setup_intent', CardErrorDetails> = {
  payment_intent: {
    code: 'payment_intent_authentication_failure',
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
  },
  setup_intent: {
    code: 'setup_intent_authentication_failure',
    message: 'The provided PaymentMethod has failed authentication.',
  },
};

/** Whether a charge on this card needs its holder; a card that was set up is trusted, unless it asks every time. */
const asksHolder = ({ card: { behaviour }, isSetUp }: Pick<PaymentMethodRow, 'card' | 'isSetUp'>): boolean =>
  behaviour.kind === 'authenticates' && (behaviour.when === 'always' || !isSetUp);

export const confirmPayment = (
  method: Pick<PaymentMethodRow, 'card' | 'isSetUp'>,
  { isOffSession, failsOnAction }: Circumstances,
): Confirmation => {
  if (method.card.behaviour.kind === 'declines') return { kind: 'refused', error: method.card.behaviour.decline };
  if (!asksHolder(method)) return { kind: 'agreed' };
  return isOffSession || failsOnAction
    ? { kind: 'refused', error: AUTHENTICATION_REQUIRED }
    : { kind: 'action_needed' };
};

/** Saving a card for later: every card that can authenticate does so once. */
export const confirmSetup = ({ card: { behaviour } }: Pick<PaymentMethodRow, 'card'>): Confirmation => {
  if (behaviour.kind === 'declines' && !behaviour.attaches) return { kind: 'refused', error: behaviour.decline };
  return behaviour.kind === 'authenticates' ? { kind: 'action_needed' } : { kind: 'agreed' };
};

export type IntentStep = 'confirm' | 'capture' | 'cancel';
/** From which states each step may be taken. Source: docs.stripe.com/payments/paymentintents/lifecycle. */
export const ALLOWED_FROM: Record<IntentStep, readonly IntentStatus[]> = {
  confirm: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
  capture: ['requires_capture'],
  cancel: ['requires_payment_method', 'requires_confirmation', 'requires_action', 'requires_capture'],
};

export const SMALLEST_AMOUNT_CENTS = 50;
export const LARGEST_AMOUNT_CENTS = 99_999_999;
