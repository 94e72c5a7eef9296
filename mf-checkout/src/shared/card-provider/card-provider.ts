import type { PaymentToConfirm } from '@wishbow/contracts/payments';
import { siteContract } from '@wishbow/contracts/site-contract';
import { callApi } from '@wishbow/platform';
import { sandboxCardProvider } from './sandbox-card-provider.ts';
import { stripeCardProvider } from './stripe-card-provider.ts';

/** The company that holds the cards, as it asks their holders: Stripe, or the sandbox that stands in for it. */
export interface CardProvider {
  /**
   * Has the holder of the card answer their bank. Resolves once they have.
   * @returns false when they turned away, or could not confirm.
   */
  askHolder(payment: PaymentToConfirm): Promise<boolean>;
}

export async function getCardProvider(): Promise<CardProvider> {
  const { body } = await callApi(siteContract.getAppEnv, {});
  return body.stripe.isSandbox ? sandboxCardProvider : stripeCardProvider(body.stripe.publishableKey);
}
