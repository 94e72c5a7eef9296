import type { StoredCard } from './card.ts';
import type { Metadata } from './form-values.ts';
import type { CardErrorDetails, StripeAnswer } from './stripe-error.ts';

type Row = { _id: string; createdAt: Date };

export type TokenRow = Row & { card: StoredCard; cardId: string; isUsed: boolean };
export type CustomerRow = Row & {
  email: string | null;
  name: string | null;
  description: string | null;
  metadata: Metadata;
  defaultSource: string | null;
  isDeleted: boolean;
};
/** A saved card: a payment method (`pm_`), or a source of the older kind (`card_`), usable as either. */
export type PaymentMethodRow = Row & {
  customer: string | null;
  card: StoredCard;
  billingName: string | null;
  metadata: Metadata;
  /** A SetupIntent went through it, so its holder has agreed to later payments. */
  isSetUp: boolean;
};

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';
type IntentRow = Row & {
  customer: string | null;
  paymentMethod: string | null;
  status: IntentStatus;
  clientSecret: string;
  description: string | null;
  metadata: Metadata;
  returnUrl: string | null;
  cancellationReason: string | null;
  lastError: CardErrorDetails | null;
};
/** Amounts in cents. `amountCapturable` is what is held on the card, `amountReceived` what was taken. */
export type PaymentIntentRow = IntentRow & {
  amount: number;
  amountCapturable: number;
  amountReceived: number;
  currency: string;
  captureMethod: 'automatic' | 'manual';
  latestCharge: string | null;
  statementDescriptor: string | null;
  receiptEmail: string | null;
  canceledAt: Date | null;
};
export type SetupIntentRow = IntentRow & { usage: string };

export type ChargeRow = Row & {
  paymentIntent: string;
  customer: string | null;
  paymentMethod: string;
  card: StoredCard;
  currency: string;
  description: string | null;
  metadata: Metadata;
  status: 'succeeded' | 'failed';
  amount: number;
  amountCaptured: number;
  amountRefunded: number;
  isCaptured: boolean;
  /** The hold was given back without being captured. */
  isReleased: boolean;
  isDisputed: boolean;
  failure: CardErrorDetails | null;
};
export type RefundRow = Row & {
  charge: string;
  paymentIntent: string;
  amount: number;
  currency: string;
  reason: string | null;
  metadata: Metadata;
};
export type DisputeRow = Row & {
  charge: string;
  paymentIntent: string;
  amount: number;
  currency: string;
  reason: string;
  status: 'needs_response' | 'won' | 'lost';
};

/** The answer an idempotency key was first given; `fingerprint` tells whether the same was asked. */
export type KeyedAnswerRow = Row & { fingerprint: string; answer: StripeAnswer };

export type EventRow = Row & { type: string; object: object };
export type WebhookEndpointRow = Row & { url: string; secret: string; enabledEvents: string[] };
