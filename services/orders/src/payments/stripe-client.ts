import Stripe from 'stripe';

const TIMEOUT_MS = 5_000;

/** @param apiUrl where the API answers, when it is not Stripe itself. */
export function createStripe(secretKey: string, apiUrl: string | undefined): Stripe {
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiUrl && addressOf(new URL(apiUrl))),
  });
}

const addressOf = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  ...(port !== '' && { port }),
});
