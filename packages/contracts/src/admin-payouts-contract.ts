import * as z from 'zod';
import { AdminReason } from './audit.ts';
import { defineEndpoint } from './endpoint.ts';
import { PersonSummary, PostalAddress } from './people.ts';
import { Problem } from './problem.ts';
import { CentsAmount, Cursor, Day, Instant, PayoutId, PictureAddress } from './wire-types.ts';

export const ADMIN_PAYOUT_STATES = ['requested', 'dispatched', 'rejected'] as const;

/** A check for what friends have chipped in to a fund. */
export const AdminPayout = z.object({
  id: PayoutId,
  title: z.string(),
  image: PictureAddress.nullable(),
  /** null when they have left, or accounts cannot be asked. */
  owner: PersonSummary.nullable(),
  /** One that is being rejected is called `rejected`. */
  state: z.enum(ADMIN_PAYOUT_STATES),
  grossCents: CentsAmount,
  feeCents: CentsAmount,
  /** What the check is over. */
  netCents: CentsAmount,
  requested_at: Instant,
  mail_by: Day,
  mailed_at: Instant.nullable(),
});
export type AdminPayout = z.infer<typeof AdminPayout>;

const params = z.object({ payoutId: PayoutId });
const onePayout = z.object({ payout: AdminPayout });

/** Checks to be mailed for funds. Both steps are told to the owner of the fund. */
export const adminPayoutsContract = {
  searchPayouts: defineEndpoint({
    id: 'searchPayouts',
    method: 'GET',
    path: '/api/admin/payouts',
    service: 'orders',
    audience: 'admin',
    quiet: true,
    query: z.strictObject({
      state: z.enum(ADMIN_PAYOUT_STATES).default('requested'),
      cursor: Cursor.optional(),
    }),
    /** Those that wait longest first; what is over, newest first. */
    responses: { 200: z.object({ payouts: z.array(AdminPayout), next_cursor: Cursor.nullable() }) },
  }),
  /** Where a check goes: asked for when it is written, and not shown in lists. */
  getPayoutAddress: defineEndpoint({
    id: 'getPayoutAddress',
    method: 'GET',
    path: '/api/admin/payouts/:payoutId/address',
    service: 'orders',
    audience: 'admin',
    quiet: true,
    params,
    responses: { 200: z.object({ name: z.string(), address: PostalAddress.nullable() }), 404: Problem },
  }),
  markPayoutMailed: defineEndpoint({
    id: 'markPayoutMailed',
    method: 'POST',
    path: '/api/admin/payouts/:payoutId/mailed',
    service: 'orders',
    audience: 'admin',
    params,
    body: z.strictObject({ reason: AdminReason }),
    responses: { 200: onePayout, 404: Problem, 409: Problem, 422: Problem },
  }),
  /** The fund is open again. The owner reads the reason. */
  rejectPayout: defineEndpoint({
    id: 'rejectPayout',
    method: 'POST',
    path: '/api/admin/payouts/:payoutId/reject',
    service: 'orders',
    audience: 'admin',
    params,
    body: z.strictObject({ reason: AdminReason }),
    responses: { 200: onePayout, 404: Problem, 409: Problem, 422: Problem, 503: Problem },
  }),
};
