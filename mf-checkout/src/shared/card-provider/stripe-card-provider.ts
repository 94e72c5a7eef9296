import type { PaymentToConfirm } from '@wishbow/contracts/payments';
import { loadStripeScript } from './stripe-script.ts';

/** Stripe's script shows the bank's page by itself. */
export const stripeCardProvider = (publishableKey: string) => ({
  askHolder: async ({ client_secret: clientSecret }: PaymentToConfirm): Promise<boolean> => {
    const stripe = await loadStripeScript(publishableKey);
    const { error } = await stripe.handleNextAction({ clientSecret });
    return error === undefined;
  },
});
