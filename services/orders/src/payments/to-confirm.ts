import type { PaymentToConfirm } from '@wishbow/contracts/payments';
import { OrderId } from '@wishbow/contracts/wire-types';
import { type Refused, refused } from '../refusals.ts';
import { givenUpAt } from '../work/due-work.ts';
import type { Asked, CardRefused, Held, PaymentQuestion } from './payments.ts';

/** The holder of the card is asked by their bank, and nothing is decided yet. */
export const isAsked = (outcome: Held | { readonly ok: true } | Asked | CardRefused): outcome is Asked =>
  'question' in outcome;

/** Whether a refusal is a question that can still be answered. */
export const isQuestion = ({ refusal }: Refused): boolean => refusal.payment !== undefined;

/** Whoever turned away from the question of their bank. */
export const NOT_CONFIRMED = refused('card_declined', {
  message: 'The payment was not confirmed. You were not charged.',
});

/** Has the buyer answer their bank before it goes on. */
export const confirmationNeeded = (
  kind: PaymentToConfirm['kind'],
  waiting: { readonly _id: string; readonly createdAt: Date },
  { clientSecret, pageUrl }: PaymentQuestion,
  message = 'Your bank wants you to confirm this payment.',
): Refused<'authentication_required'> =>
  refused('authentication_required', {
    message,
    payment: {
      kind,
      id: OrderId.parse(waiting._id),
      client_secret: clientSecret,
      url: pageUrl,
      expires_at: givenUpAt(waiting).toISOString(),
    },
  });
