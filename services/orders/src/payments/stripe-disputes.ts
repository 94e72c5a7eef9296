import { cents } from '@wishbow/domain/money';
import type Stripe from 'stripe';
import { heldFor } from './held-for.ts';
import type { ContestedCharge } from './payments.ts';
import { asking } from './stripe-failures.ts';

/** https://docs.stripe.com/disputes/how-disputes-work: inquiries (`warning_...`) and what was prevented take no money. */
const STATES: Readonly<Record<string, ContestedCharge['state']>> = {
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  lost: 'lost',
};

/** How a dispute stands now, whatever a message said of it. */
export async function getContestedCharge(stripe: Stripe, disputeId: string): Promise<ContestedCharge | undefined> {
  const { id, amount, reason, status, created, payment_intent } = await asking(stripe.disputes.retrieve(disputeId));
  const state = STATES[status];
  if (!state) return undefined;
  const intentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  const intent = intentId ? await asking(stripe.paymentIntents.retrieve(intentId)) : undefined;
  const openedAt = new Date(created * 1_000);
  return { id, about: heldFor(intent?.metadata), amountCents: cents(amount), reason, state, openedAt };
}
