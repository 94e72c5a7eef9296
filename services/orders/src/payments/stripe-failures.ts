import Stripe from 'stripe';
import { refused } from '../refusals.ts';
import { type CardRefused, PaymentsOut, type TokenRefused } from './payments.ts';

/** A card's fault as people read it (the processor's own words); undefined for every other failure. */
export function cardRefusal(error: unknown): CardRefused | undefined {
  if (!(error instanceof Stripe.errors.StripeCardError)) return undefined;
  if (error.code === 'authentication_required') return refused('authentication_required');
  return refused('card_declined', { message: error.message });
}

/** The words of the processor's own page for people: https://docs.stripe.com/error-codes#payment-intent-authentication-failure */
const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** Why nothing is held after the holder was asked: they could not confirm it, or the bank declined all the same. */
export function declinedAfterAsking(failure: Stripe.PaymentIntent['last_payment_error']): CardRefused {
  const isOwnFault = failure === null || failure.code === 'payment_intent_authentication_failure';
  return refused('card_declined', { message: isOwnFault ? NOT_AUTHENTICATED : (failure.message ?? NOT_AUTHENTICATED) });
}

/** A token that no card can be made of, in the processor's words; undefined for every other failure. */
export const tokenRefusal = (error: unknown): TokenRefused | undefined =>
  error instanceof Stripe.errors.StripeInvalidRequestError
    ? refused('card_unreadable', { message: error.message })
    : undefined;

/** A card that nothing can be held on, now or later; undefined for every other failure. */
export const holdRefusal = (error: unknown): CardRefused | undefined =>
  cardRefusal(error) ??
  (isRefusedCall(error)
    ? refused('card_declined', { message: 'This card cannot be used. Please choose another one.' })
    : undefined);

/** https://docs.stripe.com/error-codes#payment-intent-unexpected-state: it was captured or cancelled before. */
export const isUnexpectedState = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state';

/** The call itself is refused, and would be again: the card is gone, or belongs to somebody else. */
export const isRefusedCall = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;

/** No answer, a fault of theirs, too many calls, or the same call still under way: the outcome is not known. */
const isOut = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  (error instanceof Stripe.errors.StripeError && error.statusCode === 409);

/** Runs a call; a failure that leaves the outcome open is thrown as `PaymentsOut`. */
export async function asking<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isOut(error)) throw new PaymentsOut('The card processor did not answer', { cause: error });
    throw error;
  }
}
