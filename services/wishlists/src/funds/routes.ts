import { fundsContract, fundsInternalContract } from '@wishbow/contracts/funds-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { formatWholeUsd, NO_MONEY } from '@wishbow/domain/money';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { OWNER_REFUSALS } from '../owners/owner-refusals.ts';
import type { GetWishForGift } from '../units/get-wish-for-gift.ts';
import type { FindOwnWish } from '../wishes/own-wish.ts';
import { closeFund } from './close-fund.ts';
import { countContribution } from './count-contribution.ts';
import type { FundStores } from './fund-stores.ts';
import { type ListContributionsDeps, listContributions } from './list-contributions.ts';
import { releaseContribution } from './release-contribution.ts';
import { reopenFund } from './reopen-fund.ts';
import { type ReservedContribution, reserveContribution } from './reserve-contribution.ts';

const PAYOUT_REQUESTED = {
  status: 409,
  body: problem('payout_requested', 'A payout has been requested: nothing can be chipped in any more.'),
} as const;
const GOAL_REACHED = problem('over_contribution', 'This fund takes no more: its goal is reached.');

const REFUSALS = {
  ...OWNER_REFUSALS,
  self_gift: { status: 403, body: problem('self_gift', 'You cannot chip in to your own fund.') },
  not_a_fund: { status: 404, body: notFound },
  payout_requested: PAYOUT_REQUESTED,
  over_contribution: { status: 409, body: GOAL_REACHED },
  invalid_state: { status: 409, body: problem('invalid_state', 'There is nothing to pay out.') },
} as const;

function reserveReply(reserved: ReservedContribution) {
  if (reserved.ok) return { status: 200, body: {} } as const;
  if (reserved.reason !== 'over_contribution') return REFUSALS[reserved.reason];
  const { remainingCents } = reserved;
  const text = `This fund takes ${formatWholeUsd(remainingCents)} more.`;
  const refusal = remainingCents === NO_MONEY ? GOAL_REACHED : problem('over_contribution', text);
  return { status: 409, body: { ...refusal, remaining_amount: remainingCents } } as const;
}

interface FundRouteDeps extends FundStores, ListContributionsDeps {
  readonly findOwnWish: FindOwnWish;
  readonly now: () => Date;
}

/** Who has chipped in, and what the orders service does with the amounts of a fund. */
export function fundRoutes(deps: FundRouteDeps, getWish: GetWishForGift): Router {
  const { findOwnWish, now } = deps;
  const list = listContributions(deps);
  const reserve = reserveContribution(deps, getWish, now);
  const count = countContribution(deps, now);
  const release = releaseContribution(deps);
  const close = closeFund(deps, findOwnWish, now);
  const reopen = reopenFund(deps);
  return implement(
    { ...fundsContract, ...fundsInternalContract },
    {
      listContributions: async ({ viewer, body: { wish } }) => {
        const contributions = await list(viewer.userId, wish.id);
        return contributions ? { status: 200, body: { contributions } } : { status: 404, body: notFound };
      },
      reserveContribution: async ({ body }) => reserveReply(await reserve(body)),
      countContribution: async ({ body }) => {
        const counted = await count(body);
        return counted.ok ? { status: 200, body: {} } : REFUSALS[counted.reason];
      },
      releaseContribution: async ({ body }) => {
        await release(body);
        return { status: 200, body: {} };
      },
      closeFund: async ({ body }) => {
        const closed = await close(body);
        if (!closed.ok) return REFUSALS[closed.reason];
        const { grossCents, requestedAt } = closed;
        return { status: 200, body: { grossCents, requestedAt: requestedAt.toISOString() } };
      },
      reopenFund: async ({ body: { wishId, payoutId } }) => ({
        status: 200,
        body: { fund: await reopen(wishId, payoutId) },
      }),
    },
  );
}
