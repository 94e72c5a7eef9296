import { inSpan } from '@wishbow/service/tracing/in-span';
import Stripe from 'stripe';

const TIMEOUT_MS = 5_000;

/** @param apiUrl where the API answers, when it is not Stripe itself. */
export function createStripe(secretKey: string, apiUrl: string | undefined): Stripe {
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: tracedClient(),
    ...(apiUrl && addressOf(new URL(apiUrl))),
  });
}

/** Each request is a span of what it is part of, told by its resource alone (`payment_intents`); no id leaves with it. */
function tracedClient(): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const ask = client.makeRequest.bind(client);
  client.makeRequest = (...request) => {
    const [, , path, method] = request;
    const [, , resource = ''] = path.split(/[/?]/);
    const facts = { 'peer.service': 'stripe', 'wishbow.operation': `${method} ${resource}` };
    return inSpan({ name: 'ask stripe', facts }, () => ask(...request));
  };
  return client;
}

const addressOf = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  ...(port !== '' && { port }),
});
