import Stripe from 'stripe';

/** The real client library; only its host is swapped. It does not retry, so that a test sees every answer. */
export const stripeClient = (url: string, key = 'sk_test_sandbox'): Stripe => {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
};

/** The token a browser gets for a typed card, with the publishable key. The answer is the token, or its error. */
export const tokenise = async (
  url: string,
  number: string,
  card: Record<string, string> = {},
): Promise<{ id: string; card: Stripe.Card; error?: Stripe.StripeRawError }> => {
  const form = new URLSearchParams({
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '2034',
    'card[cvc]': '123',
  });
  for (const [name, value] of Object.entries(card)) form.set(`card[${name}]`, value);
  const answer = await fetch(`${url}/v1/tokens`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox' },
    body: form,
  });
  return (await answer.json()) as Awaited<ReturnType<typeof tokenise>>;
};

/** A customer with one saved card, as our checkout finds them. */
export const aCustomerWithCard = async (
  stripe: Stripe,
  url: string,
  number = '4242424242424242',
): Promise<{ customer: string; card: string }> => {
  const token = await tokenise(url, number);
  const customer = await stripe.customers.create({ email: 'priya@example.com' });
  const method = await stripe.paymentMethods.create({ type: 'card', card: { token: token.id } });
  await stripe.paymentMethods.attach(method.id, { customer: customer.id });
  return { customer: customer.id, card: method.id };
};
