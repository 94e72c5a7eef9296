import * as z from 'zod';
import { Contribution } from './custom-gifts.ts';
import { defineEndpoint } from './endpoint.ts';
import { Problem } from './problem.ts';
import { CentsAmount, ContributionId, Instant, PayoutId, UserId, WishId } from './wire-types.ts';

/** Who has chipped in to a fund. */
export const fundsContract = {
  listContributions: defineEndpoint({
    id: 'listContributions',
    method: 'POST',
    path: '/api/getContributions',
    service: 'wishlists',
    audience: 'public',
    quiet: true,
    body: z.strictObject({ wish: z.looseObject({ id: WishId }) }),
    /** Newest first; those the viewer may see. */
    responses: { 200: z.object({ contributions: z.array(Contribution) }), 404: Problem },
  }),
};

const ofContribution = { wishId: WishId, contributionId: ContributionId };

/** What the amounts of a fund are, and that they are never too much. Every call is idempotent per contribution or payout. */
export const fundsInternalContract = {
  /** Keeps an amount free for one contribution that is being paid. Its owner sees nothing of it. */
  reserveContribution: defineEndpoint({
    id: 'reserveContribution',
    method: 'POST',
    path: '/internal/reserveContribution',
    service: 'wishlists',
    audience: 'internal',
    body: z.strictObject({
      ...ofContribution,
      contributorId: UserId,
      amountCents: CentsAmount,
      isPrivate: z.boolean(),
    }),
    responses: {
      200: z.object({}),
      403: Problem,
      404: Problem,
      409: Problem.extend({ remaining_amount: CentsAmount.optional() }),
    },
  }),
  /** Counts a reserved amount as chipped in, unless the fund is gone or a payout was requested before. */
  countContribution: defineEndpoint({
    id: 'countContribution',
    method: 'POST',
    path: '/internal/countContribution',
    service: 'wishlists',
    audience: 'internal',
    body: z.strictObject(ofContribution),
    responses: { 200: z.object({}), 404: Problem, 409: Problem },
  }),
  /** Gives an amount free again, whether it was only reserved or chipped in; fine when there is none. */
  releaseContribution: defineEndpoint({
    id: 'releaseContribution',
    method: 'POST',
    path: '/internal/releaseContribution',
    service: 'wishlists',
    audience: 'internal',
    body: z.strictObject(ofContribution),
    responses: { 200: z.object({}) },
  }),
  /** Ends the collecting for a payout: what was chipped in until now is what is paid out. */
  closeFund: defineEndpoint({
    id: 'closeFund',
    method: 'POST',
    path: '/internal/closeFund',
    service: 'wishlists',
    audience: 'internal',
    body: z.strictObject({ wishId: WishId, payoutId: PayoutId, ownerId: UserId }),
    responses: {
      200: z.object({ grossCents: CentsAmount, requestedAt: Instant }),
      403: Problem,
      404: Problem,
      409: Problem,
    },
  }),
  /** The payout was rejected: the collecting goes on where the fund is still there. */
  reopenFund: defineEndpoint({
    id: 'reopenFund',
    method: 'POST',
    path: '/internal/reopenFund',
    service: 'wishlists',
    audience: 'internal',
    body: z.strictObject({ wishId: WishId, payoutId: PayoutId }),
    /** `removing`: its owner may still undo the removal, so ask again later. */
    responses: { 200: z.object({ fund: z.enum(['open', 'gone', 'removing']) }) },
  }),
};
