import { CardId, type UserId } from '@wishbow/contracts/wire-types';
import Stripe from 'stripe';
import { listBookedPayments } from '../reconciliation/stripe-books.ts';
import { heldFor } from './held-for.ts';
import {
  AlreadyCaptured,
  type Asked,
  type CardRefused,
  type ContributionHold,
  type Held,
  type HeldFor,
  type Hold,
  HoldLost,
  type HoldRequest,
  type PaymentEvent,
  type Payments,
  PaymentsOut,
  RefundRefused,
  type RefundRequest,
  type SavedCard,
} from './payments.ts';
import { getContestedCharge } from './stripe-disputes.ts';
import {
  asking,
  cardRefusal,
  declinedAfterAsking,
  holdRefusal,
  isRefusedCall,
  isUnexpectedState,
  tokenRefusal,
} from './stripe-failures.ts';

/** https://docs.stripe.com/webhooks#verify-manually: older messages are refused, in seconds. */
const OLDEST_EVENT_SECONDS = 300;
/** Of all orders of one person since the one that is asked about: a cart alone may have 50. */
const MOST_HOLDS = 10_000;
const PAGE_SIZE = 100;
const MOST_REFUNDS = 100;

/** The card processor through Stripe's own library: payment methods, and payment intents that are captured later. */
export function stripePayments(stripe: Stripe, webhookSecret: string): Payments {
  return {
    createCustomer: async (userId) => {
      const once = { idempotencyKey: `customer:${userId}` };
      return (await asking(stripe.customers.create({ metadata: { user_id: userId } }, once))).id;
    },
    removeCustomer: async (customerId) => {
      await asking(stripe.customers.del(customerId)).catch(unless(isRefusedCall));
    },
    readCard: (userId, token) => orRefusal(cardRefusal, () => readToken(stripe, userId, token)),
    saveCard: (customerId, cardId) =>
      orRefusal(cardRefusal, async () => {
        await asking(stripe.paymentMethods.attach(cardId, { customer: customerId }));
        return { ok: true };
      }),
    removeCard: async (cardId) => {
      await asking(stripe.paymentMethods.detach(cardId)).catch(unless(isRefusedCall));
    },
    hold: (request) =>
      orRefusal(holdRefusal, async () => {
        const intent = await startPayment(stripe, request, { error_on_requires_action: true });
        if (intent.status !== 'requires_capture') throw new PaymentsOut(`${intent.id} is ${intent.status}, not held`);
        return { ok: true, intentId: intent.id };
      }),
    holdOrAsk: (request) =>
      orRefusal(holdRefusal, async () => standingOf(await startPayment(stripe, request, { use_stripe_sdk: true }))),
    lookAt: async (intentId) => standingOf(await asking(stripe.paymentIntents.retrieve(intentId))),
    listHolds: async ({ customerId, since, ...heldFor }) => {
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      const intents = await asking(
        stripe.paymentIntents
          .list({ customer: customerId, created, limit: PAGE_SIZE })
          .autoPagingToArray({ limit: MOST_HOLDS }),
      );
      return intents.filter(isHeldFor(heldFor)).map(holdOf);
    },
    capture: async (intentId, operation) => {
      const once = { idempotencyKey: `${operation}:capture` };
      await asking(stripe.paymentIntents.capture(intentId, {}, once)).catch(unless(isUnexpectedState));
      const { status } = await asking(stripe.paymentIntents.retrieve(intentId));
      if (status !== 'succeeded') throw new HoldLost(`${intentId} is ${status}`);
    },
    void: async (intentId, operation) => {
      const once = { idempotencyKey: `${operation}:void` };
      await asking(stripe.paymentIntents.cancel(intentId, {}, once)).catch(unless(isUnexpectedState));
      const { status } = await asking(stripe.paymentIntents.retrieve(intentId));
      if (status === 'succeeded') throw new AlreadyCaptured(`${intentId} was taken before`);
      if (status !== 'canceled') throw new Error(`${intentId} could not be given back: it is ${status}`);
    },
    refund: (request) => refundToCard(stripe, request),
    getContestedCharge: (disputeId) => getContestedCharge(stripe, disputeId),
    listPayments: (since, until) => listBookedPayments(stripe, since, until),
    readEvent: (body, signature) => readEvent(stripe, body, signature, webhookSecret),
  };
}

const readToken = (stripe: Stripe, userId: UserId, token: string) =>
  orRefusal(tokenRefusal, async () => {
    const once = { idempotencyKey: `card:${userId}:${token}` };
    const method = await asking(stripe.paymentMethods.create({ type: 'card', card: { token } }, once));
    return { ok: true, card: savedCard(method) } as const;
  });

type AnyHold = HoldRequest | ContributionHold;

/** Names the hold for ever: the same one has one effect. */
const operationOf = (hold: AnyHold): string =>
  'orderId' in hold ? `${hold.orderId}:${hold.attempt}` : hold.contributionId;

/** Tells whoever reads the processor's books what the money is for. */
const metadataOf = (hold: AnyHold): Record<string, string> =>
  'orderId' in hold
    ? { order_id: hold.orderId, attempt: String(hold.attempt) }
    : { contribution_id: hold.contributionId };

function startPayment(
  stripe: Stripe,
  hold: AnyHold,
  asked: Pick<Stripe.PaymentIntentCreateParams, 'error_on_requires_action' | 'use_stripe_sdk'>,
): Promise<Stripe.PaymentIntent> {
  const { customerId, cardId, amountCents } = hold;
  return asking(
    stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency: 'usd',
        customer: customerId,
        payment_method: cardId,
        allowed_payment_method_types: ['card'],
        capture_method: 'manual',
        confirm: true,
        ...asked,
        metadata: metadataOf(hold),
      },
      { idempotencyKey: `${operationOf(hold)}:hold` },
    ),
  );
}

/** How a payment stands that was confirmed once: https://docs.stripe.com/payments/paymentintents/lifecycle */
function standingOf(intent: Stripe.PaymentIntent): Held | Asked | CardRefused {
  const { id, status, client_secret: clientSecret, next_action: next, last_payment_error: failure } = intent;
  if (status === 'requires_capture' || status === 'succeeded') return { ok: true, intentId: id };
  if (status === 'requires_payment_method' || status === 'canceled') return declinedAfterAsking(failure);
  if (status !== 'requires_action' || !clientSecret) throw new PaymentsOut(`${id} is ${status}`);
  return { ok: false, question: { intentId: id, clientSecret, pageUrl: next?.redirect_to_url?.url ?? null } };
}

const isHeldFor =
  (heldFor: HeldFor) =>
  ({ metadata }: Stripe.PaymentIntent): boolean =>
    'orderId' in heldFor ? metadata.order_id === heldFor.orderId : metadata.contribution_id === heldFor.contributionId;

const holdOf = ({ id, status, metadata }: Stripe.PaymentIntent): Hold => ({
  intentId: id,
  isOpen: status !== 'canceled' && status !== 'succeeded',
  isHeld: status === 'requires_capture',
  attempt: metadata.attempt === undefined ? undefined : Number(metadata.attempt),
});

async function refundToCard(stripe: Stripe, { intentId, amountCents, operation }: RefundRequest): Promise<void> {
  const once = { idempotencyKey: `${operation}:refund` };
  const refund = { payment_intent: intentId, amount: amountCents, metadata: { operation } };
  try {
    await asking(stripe.refunds.create(refund, once));
  } catch (error) {
    if (!isRefusedCall(error)) throw error;
    // Its keys are forgotten after a day; what was given back by then is known by its name.
    const given = await asking(stripe.refunds.list({ payment_intent: intentId, limit: MOST_REFUNDS }));
    if (given.data.some(({ metadata }) => metadata?.operation === operation)) return;
    throw new RefundRefused(`${intentId} is not refunded`, { cause: error });
  }
}

function savedCard({ id, card }: Stripe.PaymentMethod): SavedCard {
  if (!card) throw new Error(`${id} is not a card`);
  const { brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint } = card;
  return { id: CardId.parse(id), brand, last4, expMonth, expYear, fingerprint: fingerprint ?? undefined };
}

function readEvent(stripe: Stripe, body: Buffer, signature: string, secret: string): PaymentEvent | undefined {
  try {
    const { id, type, data } = stripe.webhooks.constructEvent(body, signature, secret, OLDEST_EVENT_SECONDS);
    const metadata = 'metadata' in data.object ? data.object.metadata : undefined;
    const disputeId = data.object.object === 'dispute' && 'id' in data.object ? data.object.id : undefined;
    return { id, type, about: heldFor(metadata), disputeId };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    throw error;
  }
}

/** Answers what is the card's own fault; throws everything else. */
async function orRefusal<T, R>(refusalOf: (error: unknown) => R | undefined, work: () => Promise<T>): Promise<T | R> {
  try {
    return await work();
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return refusal;
    throw error;
  }
}

/** Lets a failure of the expected kind pass: what it tells is looked up afterwards. */
const unless =
  (isExpected: (error: unknown) => boolean) =>
  (error: unknown): void => {
    if (!isExpected(error)) throw error;
  };
