import type { ProviderBooks } from '../ledger/invariants.ts';

/** What the sandbox's control endpoints tell and do: `/__control`, see services/sandbox. */
export function sandboxControl(url: string) {
  const control = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${url}/__control${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return text === '' ? undefined : JSON.parse(text);
  };
  const stripeState = async () => (await control('GET', '/stripe/state')) as StripeState;
  return {
    control,
    /** How the next order at the retailer turns out. */
    scriptOrder: (outcome: object, match: object = {}) => control('POST', '/retailer/script', { match, outcome }),
    scriptFault: (provider: 'stripe' | 'retailer', match: object, fault: object, times: number | 'always' = 1) =>
      control('POST', `/${provider}/script`, { match, fault, times }),
    clearScripts: async () => {
      await control('DELETE', '/retailer/script');
      await control('DELETE', '/stripe/script');
    },
    stripeState,
    /** What the card form of a page would have got for a number: a token that makes one card. */
    makeToken: async (number: string, cvc = '123'): Promise<string> => {
      const card = { 'card[number]': number, 'card[exp_month]': '12', 'card[exp_year]': '2030', 'card[cvc]': cvc };
      const answer = await fetch(`${url}/v1/tokens`, {
        method: 'POST',
        headers: { authorization: 'Bearer pk_test_sandbox' },
        body: new URLSearchParams(card),
      });
      const { id }: { id: string } = await answer.json();
      return id;
    },
    /** The holder of the card contests the charge of an order or a contribution. @returns the dispute's name. */
    contest: async (ourId: string): Promise<string> => {
      const { payment_intents } = await stripeState();
      const isOurs = ({ metadata }: { metadata: Record<string, string> }) =>
        metadata.order_id === ourId || metadata.contribution_id === ourId;
      const opened = await control('POST', '/stripe/disputes', { charge: payment_intents.find(isOurs)?.latest_charge });
      return (opened as { id: string }).id;
    },
    /** Their bank decides. */
    decideDispute: (id: string, status: 'won' | 'lost') => control('POST', `/stripe/disputes/${id}/close`, { status }),
    /** Every message that was sent to us. */
    deliveries: async () => ((await control('GET', '/webhooks')) as { deliveries: Delivery[] }).deliveries,
    repeatDelivery: (id: string) => control('POST', `/webhooks/${id}/repeat`),
    advanceOrder: (requestId: string) => control('POST', `/retailer/requests/${requestId}/advance`),
    books: async (): Promise<ProviderBooks> => {
      const { payment_intents, refunds } = await stripeState();
      const { requests } = (await control('GET', '/retailer/requests')) as { requests: RetailerRequest[] };
      const ordersByRequest = new Map(
        requests.map(({ request_id, body }) => [request_id, body.client_notes?.order_id]),
      );
      return {
        payments: payment_intents.map((intent) => ({
          intentId: intent.id,
          orderId: intent.metadata.order_id,
          contributionId: intent.metadata.contribution_id,
          amountCents: intent.amount,
          heldCents: intent.amount_capturable,
          capturedCents: intent.amount_received,
          refundedCents: refunds
            .filter(({ payment_intent }) => payment_intent === intent.id)
            .reduce((sum, { amount }) => sum + amount, 0),
        })),
        retailerRequests: requests.map((request) => ({
          requestId: request.request_id,
          kind: request.kind,
          orderId: ordersByRequest.get(request.orderId ?? request.request_id),
        })),
      };
    },
  };
}

type Delivery = { id: string; url: string; body: string };

type StripeState = {
  holds: { payment_intent: string; amount: number; metadata: Record<string, string> }[];
  totals: { held: number; captured: number; refunded: number };
  payment_intents: {
    id: string;
    status: string;
    amount: number;
    amount_capturable: number;
    amount_received: number;
    latest_charge: string | null;
    metadata: Record<string, string>;
  }[];
  refunds: { payment_intent: string; amount: number }[];
};
type RetailerRequest = {
  request_id: string;
  kind: 'order' | 'cancellation' | 'return';
  /** Of the order that a cancellation or a return is about. */
  orderId: string | null;
  body: { client_notes?: { order_id: string } };
};
