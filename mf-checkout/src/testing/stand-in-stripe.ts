/** The version whose script `@stripe/stripe-js` looks for. */
const VERSION = 'endive';

/** A page loads the script once, so every test changes what the same one does. */
const script = { _registerWrapper: () => undefined };

/** Puts what a test needs of Stripe's own script on the page, as if it had been loaded from Stripe. */
export function standInForStripe(parts: object): void {
  Object.assign(script, parts);
  Object.assign(window, { Stripe: Object.assign(() => script, { version: VERSION }) });
}
