import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { PersonSummary } from './people.ts';
import { CentsAmount, ContributionId, Instant, OrderId, PayoutId, WishId } from './wire-types.ts';

/** A charge that its card's holder contests. The card processor takes the money back at once, and returns it if we win. */
export const Dispute = z.object({
  /** The card processor's name for it. */
  id: z.string(),
  status: z.enum(['open', 'won', 'lost']),
  /** The bank's, in the card processor's words: `fraudulent`, `product_not_received` ... */
  reason: z.string(),
  amountCents: CentsAmount,
  /** What was paid: one of the two. */
  order_id: OrderId.nullable(),
  contribution_id: ContributionId.nullable(),
  title: z.string(),
  /** The fund that the contribution was for. */
  wish_id: WishId.nullable(),
  /** Who owes it to us: the owner of the fund, or the buyer of the order. null when they have left. */
  debtor: PersonSummary.nullable(),
  /** What they owe; nothing once it is won. */
  receivableCents: CentsAmount,
  /** The check of the fund, which waits while the dispute is open. */
  payout: z.object({ id: PayoutId, status: z.string() }).nullable(),
  opened_at: Instant,
  closed_at: Instant.nullable(),
});
export type Dispute = z.infer<typeof Dispute>;

/** Charges that are contested, for admins. */
export const disputesContract = {
  listDisputes: defineEndpoint({
    id: 'listDisputes',
    method: 'GET',
    path: '/api/admin/disputes',
    service: 'orders',
    audience: 'admin',
    quiet: true,
    query: z.strictObject({ status: z.enum(['open', 'won', 'lost']).optional() }),
    /** Open ones first, then the newest; the last 200. */
    responses: { 200: z.object({ disputes: z.array(Dispute) }) },
  }),
};
