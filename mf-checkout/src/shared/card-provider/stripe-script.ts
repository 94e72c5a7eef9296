import type { Stripe } from '@stripe/stripe-js';

let loading: Promise<Stripe> | undefined;

/**
 * Stripe's own script, which Stripe has us load from itself. Loaded by the first who needs it: whoever never pays with a
 * card loads nothing.
 * @throws Error when it cannot be loaded.
 */
export function loadStripeScript(publishableKey: string): Promise<Stripe> {
  loading ??= load(publishableKey).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(publishableKey: string): Promise<Stripe> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('The card form of our payment provider could not be loaded.');
  return stripe;
}
