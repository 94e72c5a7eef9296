/** The version whose script `@stripe/stripe-js` looks for. */
const VERSION = 'endive';

/** Puts what a test needs of Stripe's own script on the page, as if it had been loaded from Stripe. */
export function standInForStripe(parts: object): void {
  const start = () => ({ _registerWrapper: () => undefined, ...parts });
  Object.assign(window, { Stripe: Object.assign(start, { version: VERSION }) });
}
