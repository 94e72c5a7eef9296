import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { fieldOfFault, type Tokenized } from './card-token.ts';

/** Has the provider turn what stands in its own fields into a token. */
export async function hostedToken(stripe: Stripe, elements: StripeElements): Promise<Tokenized> {
  const number = elements.getElement('cardNumber');
  if (!number) throw new Error('The fields of the card are gone');
  const { token, error } = await stripe.createToken(number);
  if (token) return { ok: true, token: token.id };
  return {
    ok: false,
    message: error?.message ?? 'This card could not be read. Please check the details.',
    field: fieldOfFault(error?.code),
  };
}
