import { CardId, OrderId, type UserId } from '@wishbow/contracts/wire-types';
import type { Cents } from '@wishbow/domain/money';
import Stripe from 'stripe';
import { listBookedPayments } from '../reconciliation/stripe-books.ts';
import {
  AlreadyCaptured,
  type HeldFor,
  type Hold,
  HoldLost,
  type PaymentEvent,
  type Payments,
  PaymentsOut,
  RefundRefused,
  type RefundRequest,
  type SavedCard,
} from './payments.ts';
import { asking, cardRefusal, holdRefusal, isRefusedCall, isUnexpectedState, tokenRefusal } from './stripe-failures.ts';

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
    saveCard: ({ userId, customerId }, token) =>
      orRefusal(cardRefusal, async () => {
        const read = await readToken(stripe, userId, token);
        if (!read.ok) return read;
        await asking(stripe.paymentMethods.attach(read.method.id, { customer: customerId }));
        return { ok: true, card: savedCard(read.method) };
      }),
    removeCard: async (cardId) => {
      await asking(stripe.paymentMethods.detach(cardId)).catch(unless(isRefusedCall));
    },
    hold: ({ orderId, attempt, ...request }) =>
      orRefusal(holdRefusal, () =>
        holdOnCard(stripe, {
          ...request,
          metadata: { order_id: orderId, attempt: String(attempt) },
          operation: `${orderId}:${attempt}`,
        }),
      ),
    holdContribution: ({ contributionId, ...request }) =>
      orRefusal(holdRefusal, () =>
        holdOnCard(stripe, { ...request, metadata: { contribution_id: contributionId }, operation: contributionId }),
      ),
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
    listPayments: (since, until) => listBookedPayments(stripe, since, until),
    readEvent: (body, signature) => readEvent(stripe, body, signature, webhookSecret),
  };
}

const readToken = (stripe: Stripe, userId: UserId, token: string) =>
  orRefusal(tokenRefusal, async () => {
    const once = { idempotencyKey: `card:${userId}:${token}` };
    const method = await asking(stripe.paymentMethods.create({ type: 'card', card: { token } }, once));
    return { ok: true, method } as const;
  });

interface CardHold {
  readonly customerId: string;
  readonly cardId: CardId;
  readonly amountCents: Cents;
  /** Tells whoever reads the processor's books what the money is for. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly operation: string;
}

async function holdOnCard(stripe: Stripe, hold: CardHold): Promise<{ ok: true; intentId: string }> {
  const { customerId, cardId, amountCents, metadata, operation } = hold;
  const intent = await asking(
    stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency: 'usd',
        customer: customerId,
        payment_method: cardId,
        allowed_payment_method_types: ['card'],
        capture_method: 'manual',
        confirm: true,
        error_on_requires_action: true,
        metadata: { ...metadata },
      },
      { idempotencyKey: `${operation}:hold` },
    ),
  );
  if (intent.status !== 'requires_capture') throw new PaymentsOut(`${intent.id} is ${intent.status} instead of held`);
  return { ok: true, intentId: intent.id };
}

const isHeldFor =
  (heldFor: HeldFor) =>
  ({ metadata }: Stripe.PaymentIntent): boolean =>
    'orderId' in heldFor ? metadata.order_id === heldFor.orderId : metadata.contribution_id === heldFor.contributionId;

const holdOf = ({ id, status, metadata }: Stripe.PaymentIntent): Hold => ({
  intentId: id,
  isOpen: status !== 'canceled' && status !== 'succeeded',
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
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { id: CardId.parse(id), brand, last4, expMonth, expYear };
}

function readEvent(stripe: Stripe, body: Buffer, signature: string, secret: string): PaymentEvent | undefined {
  try {
    const { id, type, data } = stripe.webhooks.constructEvent(body, signature, secret, OLDEST_EVENT_SECONDS);
    const metadata = 'metadata' in data.object ? data.object.metadata : undefined;
    return { id, type, orderId: OrderId.safeParse(metadata?.order_id).data };
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
